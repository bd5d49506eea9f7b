// node observe.mjs SNAPSHOT PYTHON RECORDS: starts from the snapshot, plays, and writes the called functions of
// Pyodide's WebAssembly into the profile, first.txt. PYTHON has the browser's lock file, RECORDS the golden records.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wholeExports } from '../../src/engine/wasm-halves.js';
import { advised } from '../advice.mjs';
import { play } from './play.mjs';
import { formatProfile, PROFILE } from './profile.mjs';
import { addCounters } from './split.mjs';
import { startOn, wasm } from './start.mjs';
import { parse } from './wasm.mjs';

/** Functions that may be called in situations not covered here: Emscripten's own, and Python's error handling. */
const OFTEN =
  /^(_?emscripten_(stack|builtin)_|_emscripten_|__wasm_|setThrew|(m|c|re)alloc|free|memalign|_?PyErr_|_?PyTraceBack)/;

const [snapshot, python, records] = process.argv.slice(2).map((name) => path.resolve(name));
const counted = addCounters(wasm);
/** @type {any} */
let [counters, pyodide] = [];
await advised(async () => {
  pyodide = await startOn(snapshot, python, new WebAssembly.Module(counted.wasm), (module, imports) => {
    counters = new WebAssembly.Instance(module, imports).exports;
    return wholeExports(counters);
  });
});
if (!pyodide) process.exit();

for (const line of play(pyodide.runPython('from kortti.page import Page; Page().handle'))) console.log(line);
pyodide.pyimport('gc').set_threshold(50); // collects often
const replay = pyodide.runPython(`
from kortti.records.record import parse, playthrough
lambda text: playthrough(parse(text))
`);
// A long match needs more memory than the initial size.
pyodide.runPython('bytearray(64_000_000)');
for (const name of readdirSync(records))
  if (name.endsWith('.txt')) replay(readFileSync(path.join(records, name), 'utf-8'));
try {
  pyodide.runPython('1 / 0');
} catch {}

unpackAll();

const { exports, imports } = parse(wasm);
const before = imports.filter(({ kind }) => kind === 'function').length;
const often = exports
  .filter(({ name, kind }) => kind === 'function' && OFTEN.test(name))
  .map(({ index }) => index - before);
const called = counted.names.flatMap((name, index) => (counters[name].value ? [index] : []));
const first = [...new Set([...called, ...often, ...unpacking(), ...collecting()])].sort((a, b) => a - b);
writeFileSync(PROFILE, formatProfile(wasm, first));
console.log(`${called.length} of ${counted.names.length} functions are called; ${first.length} come first`);
process.exit();

/** Decompresses many kinds of data by zstd: which functions that calls depends on the bytes, and each commit has
 * another snapshot. Calls for compression are not counted. */
function unpackAll() {
  const { _malloc, _free, _ZSTD_compress, _ZSTD_decompress } = pyodide._module;
  const text = readFileSync(path.join(records, 'pantti.txt'));
  const memory = pyodide._module.HEAPU8.slice(0, 8_000_000);
  const noise = Uint8Array.from({ length: 300_000 }, (_, k) => (Math.imul(k, 0x9e3779b1) >>> 13) ^ (k >> 7));
  for (const bytes of [memory, wasm, text, noise, new Uint8Array(200_000)])
    for (const length of [bytes.length, 1_000_000, 130_000, 9_000, 700, 60])
      for (const level of length > 200_000 ? [1, 19] : [-5, 1, 5, 12, 19, 22]) {
        const piece = bytes.subarray(0, length);
        const room = piece.length + 100_000;
        const [from, to] = [_malloc(room), _malloc(room)];
        pyodide._module.HEAPU8.set(piece, from);
        const calls = counted.names.map((name) => counters[name].value);
        const packed = _ZSTD_compress(to, room, from, piece.length, level);
        counted.names.forEach((name, index) => (counters[name].value = calls[index]));
        if (_ZSTD_decompress(from, room, to, packed) !== piece.length) throw new Error('zstd');
        _free(from);
        _free(to);
      }
}

/** Returns all decompression functions of zstd, which are contiguous: some data may need paths that no trial takes. */
function unpacking() {
  const named = exports
    .filter(({ kind }) => kind === 'function')
    .map(({ name, index }) => ({ name, index: index - before }));
  const ours = named.flatMap(({ name, index }) => (/^(HUF|ZSTD)_\w*decompress/.test(name) ? [index] : []));
  const [start, last] = [Math.min(...ours), Math.max(...ours)];
  // unnamed functions in between belong to it
  const end = Math.min(...named.flatMap(({ index }) => (index > last ? [index] : [])));
  if (!(end - start < 300)) throw new Error('zstd lies in another place');
  return Array.from({ length: end - start }, (_, k) => start + k);
}

/** Returns the functions that Python's garbage collector may call at any time on any object: fields of each type
 * (PyTypeObject in CPython's Include/cpython/object.h). */
function collecting() {
  const [DEALLOC, TRAVERSE, CLEAR, FREE, FINALIZE] = [6, 23, 24, 40, 49]; // word offsets in a type
  const types = pyodide
    .runPython(`
def below(kind):
    return {kind}.union(*map(below, type.__subclasses__(kind)))

list(map(id, below(object)))
`)
    .toJs();
  const table = counters.__indirect_function_table;
  const found = new Set();
  for (const type of types)
    for (const word of [DEALLOC, TRAVERSE, CLEAR, FREE, FINALIZE]) {
      const slot = pyodide._module.HEAPU32[type / 4 + word];
      if (slot) found.add(Number(table.get(slot).name) - before); // V8 names functions by their index
    }
  return found;
}
