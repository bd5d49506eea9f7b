// The two halves into which the build splits Pyodide's WebAssembly (web/tools/split): `first` starts and plays, `rest` has
// what neither has been seen to call. They share memory, globals and tables, through exports of `first` that Emscripten
// does not know. Compiled, `rest` takes more memory than it is worth, so that is done only when a function of it is called.

/** The module from which `rest` imports what it shares, and how the names of those exports begin that `first` has for it alone. */
export const SHARED = 'split:';
/** The table of all functions; in its last slot is what a call from `first` to a function of `rest` calls before. */
export const FUNCTIONS = `${SHARED}functions`;

/** @typedef {Record<string, Record<string, any>>} Imports */

/** Leaves out those that the whole would not have.
 * @param {WebAssembly.Exports} exports @returns {WebAssembly.Exports} */
export const wholeExports = (exports) =>
  Object.fromEntries(Object.entries(exports).filter(([name]) => !name.startsWith(SHARED)));

/** Starts `first`.
 * @param {WebAssembly.Module} first @param {Imports} imports
 * @param {() => WebAssembly.Module} compileRest is called in the middle of the first call to a function of `rest`. Where it
 *   throws, that call ends as a WebAssembly.RuntimeError, which no Python code can catch, and the next one tries again
 * @returns {WebAssembly.Exports} what the whole would export */
export function startFirst(first, imports, compileRest) {
  const given = /** @type {Imports} */ ({});
  // Both get the very same: Emscripten puts other functions into its imports once the first one has started.
  for (const { module, name } of WebAssembly.Module.imports(first)) (given[module] ??= {})[name] = imports[module][name];
  const { exports } = new WebAssembly.Instance(first, given);
  const addRest = () => {
    try {
      new WebAssembly.Instance(compileRest(), { ...given, [SHARED]: exports });
    } catch (error) {
      console.warn('without the rest of the WebAssembly:', error); // thrown from here, WebAssembly could catch it
    }
  };
  const functions = /** @type {WebAssembly.Table} */ (exports[FUNCTIONS]);
  functions.set(functions.length - 1, asFunction(addRest));
  return wholeExports(exports);
}

/** (module (import "" "" (func)) (export "" (func 0))) */
const WRAPPER = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 2, 5, 1, 0, 0, 0, 0, 7, 4, 1, 0, 0, 0);

/** Makes a function of WebAssembly, which a table takes, of one that takes and gives nothing.
 * @param {() => void} call */
const asFunction = (call) => new WebAssembly.Instance(new WebAssembly.Module(WRAPPER), { '': { '': call } }).exports[''];
