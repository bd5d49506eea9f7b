// Starts Python from the snapshot as the worker does, but in Node and with a WebAssembly other than Pyodide's own.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';
import { ENVIRONMENT, RESUME, readSqueezed, restoring } from '../../src/engine/snapshot-format.js';

/** Pyodide's own WebAssembly. */
export const wasm = readFileSync(createRequire(import.meta.url).resolve('pyodide/pyodide.asm.wasm'));

/** @param {string} snapshot its file @param {string} python the folder with the browser's lock file
 * @param {WebAssembly.Module} module to run
 * @param {(module: WebAssembly.Module, imports: any) => WebAssembly.Exports} run instantiates it, and returns the
 *   exports for Pyodide
 * @param {string} [script] Emscripten's: Pyodide's own, or the one for the first half
 * @returns {Promise<any>} Pyodide */
export async function startOn(snapshot, python, module, run, script = '../../node_modules/pyodide/pyodide.asm.mjs') {
  const { default: createModule } = await import(script);
  const { info } = JSON.parse(readFileSync(path.join(python, 'pyodide-lock.json'), 'utf-8'));
  const file = new Uint8Array(gunzipSync(readFileSync(snapshot)));
  const { instantiate } = WebAssembly;
  // Pyodide also instantiates small modules of its own.
  WebAssembly.instantiate = /** @type {any} */ (
    async (source, imports) =>
      source.byteLength === wasm.length
        ? { module, instance: { exports: run(module, imports) } }
        : instantiate(source, imports)
  );
  const pyodide = await loadPyodide(
    /** @type {any} */ ({
      stdLibURL: '/dev/null',
      lockFileContents: { info, packages: {} },
      packageBaseUrl: '/',
      env: { ...ENVIRONMENT },
      ...restoring(readSqueezed(file.buffer), createModule),
    }),
  );
  pyodide.runPython(RESUME);
  return pyodide;
}
