// The script that goes with the first half. Pyodide's own is for any library in C that somebody might load, which the engine
// does not: it gives a name to each of the 8,500 exports of the WebAssembly, of which 270 are used, and brings what draws,
// sounds and stores files in browsers. All that takes bytes, time and memory at each start.
//
// Three lists say what is there: `wasmImports`, what the WebAssembly may import; `Module[…]`, what others may use; and the names
// of its exports. What nobody uses is taken from them, and then Terser leaves out what only they had mentioned. Where a list
// has another form one day, all of it counts as used, and stays as it is.

import { minify } from 'terser';

const NAMING = /([\w$]+)=Module\["\1"\]=wasmExports\["([\w$]+)"\](?:\.value>>>0)?;/g;
const NAMES = /\bvar ([\w$,]+);(?=function assignWasmExports)/;
const IMPORTS = /\bvar wasmImports=\{([\w$,:]+)\}/;
const OFFERED = /Module\["([\w$]+)"\]=[\w$]+;/g;
/** What kind of function it is, which is of use to an import alone. */
const SIGNATURE = /(?<=[;}])([\w$]+)\.sig="\w*";/g;
/** The site's policy forbids it, but for a minifier a function that has it may use any name. */
const EVAL = /(?<![\w$.])eval\(/g;

/** Some functions the WebAssembly does not import, but only takes the address of, for a list of all that could be asked for by
 * name. Python never asks; a call to this one would end as a WebAssembly.RuntimeError. */
const NOWHERE = 1;

/** @typedef {{module: string, name: string}[]} Imports */

/** Leaves out of a script what nobody uses.
 * @param {string} script @param {string[]} others which use exports, and what the script offers
 * @param {Imports} imports of the WebAssembly
 * @returns {Promise<{script: string, isUsed: (name: string) => boolean}>} whether an export is used; one whose name is
 *   mentioned anywhere is */
export async function leanScript(script, others, imports) {
  const { script: named, isUsed } = leaveOutNames(script, others);
  const { code } = await minify(leaveOutOffers(leaveOutImports(named, imports), others).replace(EVAL, 'globalThis.eval('), {
    module: true,
    mangle: false,
    compress: { defaults: false, unused: true, dead_code: true, side_effects: true, pure_getters: true, passes: 4 },
  });
  return { script: /** @type {string} */ (code), isUsed };
}

/** Leaves out the names of exports that nobody uses.
 * @param {string} script @param {string[]} others */
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

/** Leaves out what the WebAssembly does not import.
 * @param {string} script @param {Imports} imports */
export function leaveOutImports(script, imports) {
  const called = new Set(imports.flatMap(({ module, name }) => (module.startsWith('GOT') ? [] : [name])));
  const addressed = new Set(imports.flatMap(({ name }) => (called.has(name) ? [] : [name])));
  const kept = new Set();
  const short = script.replace(IMPORTS, (_, list) => {
    const entries = list.split(',').flatMap((/** @type {string} */ entry) => {
      const [name, value = name] = entry.split(':');
      if (called.has(name)) kept.add(value);
      return called.has(name) ? [entry] : addressed.has(name) ? [`${name}:${NOWHERE}`] : [];
    });
    return `var wasmImports={${entries.join(',')}}`;
  });
  return kept.size ? short.replace(SIGNATURE, (text, value) => (kept.has(value) ? text : '')) : script;
}

/** Leaves out what the script offers and nobody takes.
 * @param {string} script @param {string[]} others */
export function leaveOutOffers(script, others) {
  const rest = [script.replace(OFFERED, ''), ...others];
  const taken = new Set(rest.flatMap((text) => [...text.matchAll(/(?:\.|["'])([\w$]+)/g)].map(([, name]) => name)));
  return script.replace(OFFERED, (text, name) => (taken.has(name) ? text : ''));
}
