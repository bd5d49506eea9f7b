// The two halves into which the build splits Pyodide's WebAssembly (web/tools/split): `first` holds what starting and
// playing were seen to call, `rest` everything else. They share memory, globals and tables through extra exports of
// `first`. Compiled, `rest` takes much memory, so it is compiled only when one of its functions is called.

/** Import module of `rest`, and prefix of the extra exports of `first`. */
export const SHARED = 'split:';
/** The table of all functions; `first` calls its last slot before it calls a function of `rest`. */
export const FUNCTIONS = `${SHARED}functions`;

/** @typedef {Record<string, Record<string, any>>} Imports */

/** Returns the exports without the extra ones.
 * @param {WebAssembly.Exports} exports @returns {WebAssembly.Exports} */
export const wholeExports = (exports) =>
  Object.fromEntries(Object.entries(exports).filter(([name]) => !name.startsWith(SHARED)));

/** Starts `first`.
 * @param {WebAssembly.Module} first @param {Imports} imports
 * @param {() => WebAssembly.Module} compileRest is called during the first call to a function of `rest`. If it throws,
 *   that call ends with a WebAssembly.RuntimeError, which Python code cannot catch, and the next call tries again
 * @returns {WebAssembly.Exports} as the unsplit WebAssembly has them */
export function startFirst(first, imports, compileRest) {
  const given = /** @type {Imports} */ ({});
  // Both halves get the same functions: Emscripten replaces some of its imports after the first half has started.
  for (const { module, name } of WebAssembly.Module.imports(first))
    (given[module] ??= {})[name] = imports[module][name];
  const { exports } = new WebAssembly.Instance(first, given);
  const addRest = () => {
    try {
      new WebAssembly.Instance(compileRest(), { ...given, [SHARED]: exports });
    } catch (error) {
      console.warn('without the rest of the WebAssembly:', error); // not thrown: WebAssembly could catch it
    }
  };
  const functions = /** @type {WebAssembly.Table} */ (exports[FUNCTIONS]);
  functions.set(functions.length - 1, asFunction(addRest));
  return wholeExports(exports);
}

/** (module (import "" "" (func)) (export "" (func 0))) */
const WRAPPER = Uint8Array.of(
  0,
  0x61,
  0x73,
  0x6d,
  1,
  0,
  0,
  0,
  1,
  4,
  1,
  0x60,
  0,
  0,
  2,
  5,
  1,
  0,
  0,
  0,
  0,
  7,
  4,
  1,
  0,
  0,
  0,
);

/** Wraps a function as a WebAssembly function, which a table can hold.
 * @param {() => void} call */
const asFunction = (call) =>
  new WebAssembly.Instance(new WebAssembly.Module(WRAPPER), { '': { '': call } }).exports[''];
