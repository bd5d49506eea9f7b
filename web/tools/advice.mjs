// Error advice of the build's tools that depend on Pyodide's internals.

/** Pyodide's internals may change with any upgrade. */
const ADVICE = `
From this Pyodide, no snapshot or split can be made. "python build.py dist --plain" builds a site that starts without them;
web/tools/snapshot, web/tools/split and web/src/engine/snapshot-format.js are what has to be brought up to this Pyodide.`;

/** Runs work; if it fails, prints the error with advice and sets the exit code.
 * @param {() => unknown} work */
export async function advised(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error, ADVICE);
    process.exitCode = 1;
  }
}
