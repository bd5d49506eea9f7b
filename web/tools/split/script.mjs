// Makes the script for the first half of the WebAssembly. Pyodide's own supports any C library that might be loaded,
// which the engine does not need: it names each of the WebAssembly's 8,500 exports, of which 270 are used, and includes
// code for graphics, sound and file storage. That costs bytes, time and memory at each start.
//
// Three lists are reduced to what is used: `wasmImports` (imports of the WebAssembly), `Module[…]` (offered to others)
// and the names of exports. Then Terser removes what only they referred to. A list of unknown form is left as it is.

import { minify } from 'terser';

const NAMING = /([\w$]+)=Module\["\1"\]=wasmExports\["([\w$]+)"\](?:\.value>>>0)?;/g;
const NAMES = /\bvar ([\w$,]+);(?=function assignWasmExports)/;
const IMPORTS = /\bvar wasmImports=\{([\w$,:]+)\}/;
const OFFERED = /Module\["([\w$]+)"\]=[\w$]+;/g;
/** Type annotations of functions, used for imports only. */
const SIGNATURE = /(?<=[;}])([\w$]+)\.sig="\w*";/g;
/** Direct eval, which the site's policy forbids; with it a minifier must assume that any name is used. */
const EVAL = /(?<![\w$.])eval\(/g;

/** Address for functions that the WebAssembly only takes the address of, for lookups by name. Python never does that; a
 * call would end with a WebAssembly.RuntimeError. */
const NOWHERE = 1;

/** @typedef {{module: string, name: string}[]} Imports */

/** Removes unused code from a script.
 * @param {string} script @param {string[]} others scripts that use exports and offers of this one
 * @param {Imports} imports of the WebAssembly
 * @returns {Promise<{script: string, isUsed: (name: string) => boolean}>} `isUsed`: true if an export's name is
 *   mentioned anywhere */
export async function leanScript(script, others, imports) {
  const { script: named, isUsed } = leaveOutNames(script, others);
  const { code } = await minify(
    leaveOutOffers(leaveOutImports(named, imports), others).replace(EVAL, 'globalThis.eval('),
    {
      module: true,
      mangle: false,
      compress: { defaults: false, unused: true, dead_code: true, side_effects: true, pure_getters: true, passes: 4 },
    },
  );
  return { script: /** @type {string} */ (code), isUsed };
}

/** Removes the names of unused exports.
 * @param {string} script @param {string[]} others */
export function leaveOutNames(script, others) {
  const words = new Set(
    [script.replace(NAMING, '').replace(NAMES, ''), ...others].flatMap((text) => text.match(/[\w$]+/g) ?? []),
  );
  const isUsed = (/** @type {string} */ name) => words.has(name) || words.has(`_${name}`);
  const unused = new Set();
  const short = script.replace(NAMING, (naming, variable, name) => {
    if (isUsed(name)) return naming;
    unused.add(variable);
    return '';
  });
  const declared = (/** @type {string} */ names) =>
    names
      .split(',')
      .filter((variable) => !unused.has(variable))
      .join(',');
  return { script: short.replace(NAMES, (_, names) => `var ${declared(names)};`), isUsed };
}

/** Removes entries that the WebAssembly does not import.
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

/** Removes offers that nobody uses.
 * @param {string} script @param {string[]} others */
export function leaveOutOffers(script, others) {
  const rest = [script.replace(OFFERED, ''), ...others];
  const taken = new Set(rest.flatMap((text) => [...text.matchAll(/(?:\.|["'])([\w$]+)/g)].map(([, name]) => name)));
  return script.replace(OFFERED, (text, name) => (taken.has(name) ? text : ''));
}
