// The profile: the functions of Pyodide's WebAssembly that starting and playing call. It is stored in the repository,
// first.txt, and belongs to one build of the WebAssembly.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const PROFILE = new URL('first.txt', import.meta.url);
const HEAD = '# Functions of pyodide.asm.wasm that start and play call; `python build.py profile` writes this.\n';
const WIDTH = 120;

/** @param {Uint8Array} wasm */
const sha256 = (wasm) => createHash('sha256').update(wasm).digest('hex');

/** Formats a profile.
 * @param {Uint8Array} wasm it belongs to @param {number[]} functions their indices, sorted */
export function formatProfile(wasm, functions) {
  const ranges = [];
  for (const index of functions) {
    const last = ranges.at(-1);
    if (last && index === last[1] + 1) last[1] = index;
    else ranges.push([index, index]);
  }
  let lines = [''];
  for (const [from, to] of ranges) {
    const text = from === to ? `${from}` : `${from}-${to}`;
    if (lines[0].length + text.length + 1 > WIDTH) lines = ['', ...lines];
    lines[0] += lines[0] ? ` ${text}` : text;
  }
  return `${HEAD}sha256 ${sha256(wasm)}\n${lines.reverse().join('\n')}\n`;
}

/** Parses the profile; throws if it belongs to another WebAssembly.
 * @param {Uint8Array} wasm @returns {Set<number>} the indices of the functions */
export function readProfile(wasm, file = PROFILE) {
  const [, seal, ...lines] = readFileSync(file, 'utf-8').trim().split('\n');
  if (seal !== `sha256 ${sha256(wasm)}`)
    throw new Error('web/tools/split/first.txt belongs to another Pyodide. Make it anew: python build.py profile');
  const functions = new Set();
  for (const range of lines.join(' ').split(' ')) {
    const [from, to = from] = range.split('-').map(Number);
    for (let index = from; index <= to; index++) functions.add(index);
  }
  return functions;
}
