// The start from a snapshot: the memory of a Python that has imported the engine, made by the build (web/tools/snapshot).
// Its files are not in it: whatever is imported only now fails, and the page starts another worker the usual way.

import { answerWith, fetchPacked, giveUp } from './downloads.js';
import { RESUME, readSqueezed, restoring } from './memory.js';
import { startPython } from './python.js';
import { built } from './site.js';
import { putAway } from './unpacked.js';

/** @typedef {import('./memory.js').Squeezed} Squeezed */

/** Gets the snapshot, or null where there is none that is good.
 * @param {string} path @returns {Promise<Squeezed | null>} */
export async function getSnapshot(path) {
  try {
    const response = await fetchPacked(path);
    return readSqueezed(await response.arrayBuffer());
  } catch (error) {
    console.warn('starts without the snapshot:', error);
    giveUp();
    return null;
  }
}

/** The file, unpacked, until it has been put away. @type {ArrayBufferLike | null} */
let file = null;

/** Puts away what the next start would have to unpack again. */
export async function putStartAway() {
  const snapshot = /** @type {string} */ (built.snapshot);
  const { first } = built;
  await putAway({
    [snapshot]: async () => new Response(/** @type {ArrayBuffer} */ (file)),
    ...(first && { [first]: () => fetchPacked(first, { isLater: true }) }),
  });
  file = null;
}

/** Starts Python with the engine imported.
 * @param {Squeezed} snapshot
 * @returns {Promise<any>} Pyodide */
export async function startFrom(snapshot) {
  const unpack = (/** @type {any} */ module) => {
    const unpacked = snapshot.unpack(module);
    file = unpacked.bytes.buffer;
    return unpacked;
  };
  answerWith(`${built.python}python_stdlib.zip`, Promise.resolve(new Response())); // all that is needed is imported
  const pyodide = await startPython((create) =>
    restoring({ ...snapshot, unpack }, async (settings) => {
      const module = await create(settings);
      self.postMessage({ stage: 'module' });
      return module;
    }),
  );
  self.postMessage({ stage: 'python' });
  pyodide.runPython(RESUME);
  return pyodide;
}
