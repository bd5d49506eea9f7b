// The start from the snapshot: the memory of a Python that has imported the engine, made by the build
// (web/tools/snapshot). It lacks Python's files: a later import fails, and the page starts a worker by the fallback.

import { built } from '../site/site.js';
import { answerWith, fail, fetchPacked } from './downloads.js';
import { loadAhead, startPython, WHOLE } from './pyodide.js';
import { RESUME, readFront, readSqueezed, restoring } from './snapshot-format.js';
import { putAway } from './unpacked-cache.js';

/** Milliseconds after a start until its files are cached: the first requests have the processor for themselves. */
const CACHING_DELAY = 5_000;

/** The decompressed file, until it is cached. @type {ArrayBufferLike | null} */
let file = null;

/** Caches the decompressed files for the next start, after a while. */
export async function putStartAway() {
  await new Promise((resolve) => setTimeout(resolve, CACHING_DELAY));
  const snapshot = /** @type {string} */ (built.snapshot);
  const { first } = built;
  await putAway({
    [snapshot]: async () => new Response(/** @type {ArrayBuffer} */ (file)),
    ...(first && { [first]: () => fetchPacked(first, { isLater: true }) }),
  });
  file = null;
}

/** Starts Python with the engine imported. Its module is made while the snapshot still downloads.
 * @returns {Promise<any>} Pyodide */
export async function startFromSnapshot() {
  const path = /** @type {string} */ (built.snapshot);
  loadAhead(built.first ?? WHOLE);
  const coming = fetchPacked(path)
    .then((response) => response.arrayBuffer())
    .then(readSqueezed);
  coming.catch(fail);
  const front = readFront(
    Uint8Array.from(atob(/** @type {string} */ (built.snapshotFront)), (sign) => sign.charCodeAt(0)).buffer,
  );
  const unpack = async (/** @type {any} */ module) => {
    const snapshot = await coming;
    if (String(snapshot.head) !== String(front.head)) throw new Error('the snapshot of another build');
    const unpacked = snapshot.unpack(module);
    file = unpacked.bytes.buffer;
    return unpacked;
  };
  // all needed modules are imported already
  answerWith(`${built.python}python_stdlib.zip`, Promise.resolve(new Response()));
  const pyodide = await startPython((create) =>
    restoring({ ...front, unpack }, async (settings) => {
      const module = await create(settings);
      self.postMessage({ stage: 'module' });
      return module;
    }),
  );
  self.postMessage({ stage: 'python' });
  pyodide.runPython(RESUME);
  return pyodide;
}
