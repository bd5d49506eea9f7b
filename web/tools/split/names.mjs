// Pyodide's script gives a name to each of the 8,500 exports of the WebAssembly, and uses 270 of them. The others are for
// libraries in C that somebody might load, which the engine does not. They take bytes, time and memory at each start.

const NAMING = /([\w$]+)=Module\["\1"\]=wasmExports\["([\w$]+)"\](?:\.value>>>0)?;/g;
const NAMES = /\bvar ([\w$,]+);(?=function assignWasmExports)/;

/** Leaves the names out of a script that nobody uses. Where its list of them has another form one day, all count as used, and
 * it stays as it is.
 * @param {string} script @param {string[]} others which use exports, too
 * @returns {{script: string, isUsed: (name: string) => boolean}} whether an export is used; one whose name is mentioned
 *   anywhere is */
export function leaveOutNames(script, others) {
  const words = new Set([script.replace(NAMING, '').replace(NAMES, ''), ...others].flatMap((text) => text.match(/[\w$]+/g) ?? []));
  const isUsed = (/** @type {string} */ name) => words.has(name) || words.has(`_${name}`);
  const unused = new Set();
  const short = script.replace(NAMING, (naming, variable, name) => {
    if (isUsed(name)) return naming;
    unused.add(variable);
    return '';
  });
  const declared = (/** @type {string} */ names) => names.split(',').filter((variable) => !unused.has(variable)).join(',');
  return { script: short.replace(NAMES, (_, names) => `var ${declared(names)};`), isUsed };
}
