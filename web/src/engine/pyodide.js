// What both ways of starting share: Pyodide's scripts and its WebAssembly, which is compiled while it comes.

import { answerWith, fail, fetchAhead, fetchPacked, fileAhead } from './downloads.js';
import { startFirst } from './wasm-halves.js';
import { ENVIRONMENT } from './snapshot-format.js';
import { built, siteUrl } from '../site/site.js';

/** Pyodide's WebAssembly, as Pyodide brings it. */
export const WHOLE = `${built.python}pyodide.asm.wasm.gzipped`;

/** Which WebAssembly has been begun with last. */
let wanted = '';

/** Pyodide's scripts for it. The first half has one that does not name what it lacks. */
const scripts = () => [
  `${built.python}pyodide.mjs`,
  (wanted !== WHOLE && built.firstScript) || `${built.python}pyodide.asm.mjs`,
];

/** Whether Python runs on the first half of the WebAssembly. */
let isOnHalf = false;

/** The other half, once it has come. The browser keeps it outside of the page's memory.
 * @type {Blob | null} */
let rest = null;

/** Begins to load and to compile. Nothing of it is used before it has come whole.
 * @param {string} [wasm] the whole WebAssembly, or the first half */
export function loadAhead(wasm = WHOLE) {
  wanted = wasm;
  fetchAhead([wasm, ...scripts(), `${built.python}pyodide-lock.json`]);
  answerWith(`${built.python}pyodide.asm.wasm`, fileAhead(wasm)); // there may be no such file
  const compiled = fileAhead(wasm).then((response) => WebAssembly.compileStreaming(response));
  compiled.catch(fail);
  // Pyodide asks for it once its scripts run; its own fetch call finds the file that is being compiled, and leaves it alone.
  WebAssembly.instantiateStreaming = async (_, imports) => {
    try {
      const module = await compiled;
      self.postMessage({ stage: 'compiled' });
      if (wasm === WHOLE) return { module, instance: new WebAssembly.Instance(module, imports) };
      isOnHalf = true;
      return { module, instance: { exports: startFirst(module, /** @type {any} */ (imports), compileRest) } };
    } catch (error) {
      fail(error); // Pyodide only says so on the console
      throw error;
    }
  };
  importScripts().catch(fail);
}

const importScripts = () =>
  Promise.all(scripts().map((path) => fileAhead(path).then(() => import(siteUrl(path)))));

/** Starts Python.
 * @param {(create: (settings: any) => Promise<any>) => Record<string, unknown>} options gives what else `loadPyodide` is
 *   to know, from what makes Emscripten's module
 * @returns {Promise<any>} Pyodide */
export async function startPython(options) {
  const [{ loadPyodide }, { default: create }] = await importScripts();
  const folder = siteUrl(built.python);
  return loadPyodide({
    indexURL: folder,
    lockFileURL: folder + 'pyodide-lock.json',
    env: { ...ENVIRONMENT },
    ...options(create),
  });
}

/** Gets what the first half of the WebAssembly lacks, for whenever it is called. Until then, and where it does not come, a
 * function that is missing ends the request that needs it, and the page starts another worker the usual way. */
export async function fetchRest() {
  if (isOnHalf) rest = await (await fetchPacked(/** @type {string} */ (built.rest), { isLater: true })).blob();
}

function compileRest() {
  if (!rest) throw new Error('it has not come yet');
  return new WebAssembly.Module(new /** @type {any} */ (self).FileReaderSync().readAsArrayBuffer(rest));
}
