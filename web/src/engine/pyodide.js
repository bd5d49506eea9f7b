// Loading of Pyodide, shared by both starts: its scripts, and its WebAssembly, compiled while it streams.

import { built, siteUrl } from '../site/site.js';
import { answerWith, fail, fetchAhead, fetchPacked, fileAhead } from './downloads.js';
import { ENVIRONMENT } from './snapshot-format.js';
import { startFirst } from './wasm-halves.js';

/** Pyodide's WebAssembly, unsplit. */
export const WHOLE = `${built.python}pyodide.asm.wasm.gzipped`;

/** Path of the WebAssembly that was loaded last. */
let wanted = '';

/** Returns Pyodide's scripts. The first half has its own, which does not name the missing exports. */
const scripts = () => [
  `${built.python}pyodide.mjs`,
  (wanted !== WHOLE && built.firstScript) || `${built.python}pyodide.asm.mjs`,
];

/** True if Python runs on the first half of the WebAssembly. */
let isOnHalf = false;

/** The second half, once loaded. A blob lives outside the worker's heap.
 * @type {Blob | null} */
let rest = null;

/** Starts to download and compile. Nothing runs before its hash has been verified.
 * @param {string} [wasm] the whole WebAssembly, or the first half */
export function loadAhead(wasm = WHOLE) {
  wanted = wasm;
  fetchAhead([wasm, ...scripts(), `${built.python}pyodide-lock.json`]);
  answerWith(`${built.python}pyodide.asm.wasm`, fileAhead(wasm)); // the site may have no such file
  const compiled = fileAhead(wasm).then((response) => WebAssembly.compileStreaming(response));
  compiled.catch(fail);
  // Pyodide calls this once its scripts run; the response that it passes is being compiled already.
  WebAssembly.instantiateStreaming = async (_, imports) => {
    try {
      const module = await compiled;
      self.postMessage({ stage: 'compiled' });
      if (wasm === WHOLE) return { module, instance: new WebAssembly.Instance(module, imports) };
      isOnHalf = true;
      return { module, instance: { exports: startFirst(module, /** @type {any} */ (imports), compileRest) } };
    } catch (error) {
      fail(error); // Pyodide only logs it
      throw error;
    }
  };
  importScripts().catch(fail);
}

const importScripts = () => Promise.all(scripts().map((path) => fileAhead(path).then(() => import(siteUrl(path)))));

/** Starts Python.
 * @param {(create: (settings: any) => Promise<any>) => Record<string, unknown>} options returns further settings for
 *   `loadPyodide`, given the factory of Emscripten's module
 * @returns {Promise<any>} Pyodide */
export async function startPython(options) {
  const [{ loadPyodide }, { default: create }] = await importScripts();
  const folder = siteUrl(built.python);
  return loadPyodide({
    indexURL: folder,
    lockFileURL: `${folder}pyodide-lock.json`,
    env: { ...ENVIRONMENT },
    ...options(create),
  });
}

/** Downloads the second half of the WebAssembly. Until it is there, a call to a missing function ends the request, and
 * the page starts another worker by the fallback. */
export async function fetchRest() {
  if (isOnHalf) rest = await (await fetchPacked(/** @type {string} */ (built.rest), { isLater: true })).blob();
}

function compileRest() {
  if (!rest) throw new Error('it has not come yet');
  return new WebAssembly.Module(new /** @type {any} */ (self).FileReaderSync().readAsArrayBuffer(rest));
}
