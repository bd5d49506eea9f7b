// What a maker of the build says where it cannot go on.

/** What follows is not a promise of Pyodide's, so an upgrade may break it. */
const ADVICE = `
From this Pyodide, no snapshot or split can be made. "python build.py dist --plain" builds a site that starts without them;
web/tools/snapshot, web/tools/split and web/src/engine/snapshot-format.js are what has to be brought up to this Pyodide.`;

/** Does the work; where that fails, says why and what to do, and fails.
 * @param {() => unknown} work */
export async function advised(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error, ADVICE);
    process.exitCode = 1;
  }
}
