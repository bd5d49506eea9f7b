// File format of the snapshot of the engine's memory. It holds only the bytes that differ from the WebAssembly's data:
//
//   four numbers (32 bits, little-endian): MAGIC, bytes of the head, number of runs, bytes of the WebAssembly's data
//   head      Pyodide's own part: its build id, and the JavaScript objects that Python refers to
//   runs      pairs of numbers: bytes to skip, bytes to replace
//   bytes     the replacements of all runs
//
// It is sent compressed by zstd, to four fifths of its gzipped size. Not every browser can decompress zstd, but
// Pyodide's WebAssembly can, and is loaded by then:
//
//   four numbers: SQUEEZED, bytes of the head, bytes of the file, bytes of the WebAssembly's data
//   head      again, since Pyodide needs it first
//   file      in zstd
//
// The build writes and tests it (web/tools/snapshot); the worker starts from it (snapshot-start.js).

const MAGIC = 0x3154524b; // "KRT1"
const SQUEEZED = 0x315a524b; // "KRZ1"
const NUMBER = 4;
/** Least number of equal bytes that separates two runs. */
const GAP = 64;

/** Environment variables of Python, from the snapshot on. Tracebacks have no columns, since those tables are large. */
export const ENVIRONMENT = { HOME: '/home/pyodide', PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1', LANG: 'C.UTF-8' };

/** @typedef {{head: Uint8Array, runs: Uint32Array, bytes: Uint8Array, dataEnd: number}} Snapshot */

/** Makes the file.
 * @param {Uint8Array} head a multiple of four bytes
 * @param {Uint8Array} data the WebAssembly's own: memory before anything ran
 * @param {Uint8Array} memory to be restored
 * @returns {Uint8Array} */
export function packSnapshot(head, data, memory) {
  const dataEnd = endOf(data);
  const runs = differences(data.subarray(0, dataEnd), memory);
  const numbers = [];
  let size = 0;
  let end = 0;
  for (const [from, to] of runs) {
    numbers.push(from - end, to - from);
    size += to - from;
    end = to;
  }
  const numbersSize = NUMBER * (4 + numbers.length);
  const file = new Uint8Array(numbersSize + head.length + size);
  const words = new DataView(file.buffer);
  [MAGIC, head.length, runs.length, dataEnd].forEach((number, k) => words.setUint32(NUMBER * k, number, true));
  file.set(head, NUMBER * 4);
  numbers.forEach((number, k) => words.setUint32(NUMBER * (4 + k) + head.length, number, true));
  let at = numbersSize + head.length;
  for (const [from, to] of runs) {
    file.set(memory.subarray(from, to), at);
    at += to - from;
  }
  return file;
}

/** Returns the ranges where memory differs from data; beyond its end data counts as zeros.
 * @param {Uint8Array} data @param {Uint8Array} memory @returns {[number, number][]} start and exclusive end of each */
function differences(data, memory) {
  /** @type {[number, number][]} */
  const runs = [];
  for (let at = 0; at < memory.length; at++) {
    if (memory[at] === (data[at] ?? 0)) continue;
    const last = runs.at(-1);
    if (last && at - last[1] < GAP) last[1] = at + 1;
    else runs.push([at, at + 1]);
  }
  return runs;
}

/** Returns the length of memory without its trailing zeros.
 * @param {Uint8Array} memory */
const endOf = (memory) => memory.findLastIndex((byte) => byte !== 0) + 1;

/** Parses the file; throws if it is no snapshot or truncated.
 * @param {ArrayBuffer} file @returns {Snapshot} */
export function readSnapshot(file) {
  const start = NUMBER * 4;
  const [magic, headLength, count, dataEnd] = file.byteLength < start ? [] : new Uint32Array(file, 0, 4);
  if (magic !== MAGIC) throw new Error('not a snapshot');
  const runsAt = start + headLength;
  const bytesAt = runsAt + NUMBER * 2 * count;
  if (bytesAt > file.byteLength) throw new Error('a snapshot cut short');
  const runs = new Uint32Array(file, runsAt, 2 * count);
  const bytes = new Uint8Array(file, bytesAt);
  if (bytes.length !== runs.reduce((sum, number, k) => sum + (k % 2 ? number : 0), 0))
    throw new Error('a snapshot cut short');
  return { head: new Uint8Array(file, start, headLength), runs, bytes, dataEnd };
}

/** The part of a snapshot that is needed first.
 * @typedef {{head: Uint8Array, dataEnd: number}} Front
 * A compressed snapshot: `unpack` decompresses it with an Emscripten module.
 * @typedef {Front & {unpack: (module: any) => Snapshot}} Squeezed */

/** Compresses the file of a snapshot.
 * @param {Uint8Array} file @param {(file: Uint8Array) => Uint8Array} zstd
 * @returns {Uint8Array} */
export function squeeze(file, zstd) {
  const { head, dataEnd } = readSnapshot(/** @type {ArrayBuffer} */ (file.slice().buffer));
  const packed = zstd(file);
  const whole = new Uint8Array(NUMBER * 4 + head.length + packed.length);
  whole.set(new Uint8Array(new Uint32Array([SQUEEZED, head.length, file.length, dataEnd]).buffer));
  whole.set(head, NUMBER * 4);
  whole.set(packed, NUMBER * 4 + head.length);
  return whole;
}

/** Parses the first numbers and the head of a snapshot; the rest may be missing. Throws if it is no snapshot.
 * @param {ArrayBuffer} file compressed or not @returns {Front} */
export function readFront(file) {
  const start = NUMBER * 4;
  const [magic, headLength, , dataEnd] = file.byteLength < start ? [] : new Uint32Array(file, 0, 4);
  if (![MAGIC, SQUEEZED].includes(magic) || start + headLength > file.byteLength) throw new Error('not a snapshot');
  return { head: new Uint8Array(file.slice(start, start + headLength)), dataEnd };
}

/** Parses a snapshot, compressed or not; throws if it is none.
 * @param {ArrayBuffer} whole @returns {Squeezed} */
export function readSqueezed(whole) {
  const front = readFront(whole);
  const [magic, , length] = new Uint32Array(whole, 0, 4);
  if (magic === MAGIC) {
    const snapshot = readSnapshot(whole);
    return { ...front, unpack: () => snapshot };
  }
  const packed = new Uint8Array(whole, NUMBER * 4 + front.head.length);
  return { ...front, unpack: (module) => readSnapshot(unsqueeze(module, packed, length)) };
}

/** Decompresses with the module's own zstd. The memory that this uses is overwritten by the restored snapshot.
 * @param {any} module @param {Uint8Array} packed @param {number} length decompressed
 * @returns {ArrayBuffer} */
function unsqueeze(module, packed, length) {
  const [from, to] = [module._malloc(packed.length), module._malloc(length)];
  if (!from || !to) throw new Error('no memory for the snapshot');
  module.HEAPU8.set(packed, from);
  if (module._ZSTD_decompress(to, length, from, packed.length) !== length) throw new Error('a damaged snapshot');
  return module.HEAPU8.slice(to, to + length).buffer;
}

/** Restores memory from a snapshot.
 * @param {Uint8Array} memory
 * @param {Uint8Array} data the WebAssembly's own, `dataEnd` bytes
 * @param {number} used bytes of memory that may have been written to
 * @param {Snapshot} snapshot */
export function restoreMemory(memory, data, used, { runs, bytes }) {
  memory.set(data);
  if (used > data.length) memory.fill(0, data.length, used);
  let [at, from] = [0, 0];
  for (let k = 0; k < runs.length; k += 2) {
    at += runs[k];
    const length = runs[k + 1];
    memory.set(bytes.subarray(from, from + length), at);
    at += length;
    from += length;
  }
}

/** Calls back with memory as the WebAssembly's data fills it, before anything runs.
 * @param {any} settings of Emscripten's module, as Pyodide makes them
 * @param {(memory: Uint8Array) => void} look must copy what it keeps */
export function onData(settings, look) {
  const { instantiateWasm } = settings;
  settings.instantiateWasm = (/** @type {unknown} */ imports, /** @type {Function} */ done) =>
    instantiateWasm(
      imports,
      (/** @type {WebAssembly.Instance} */ instance, /** @type {WebAssembly.Module} */ module) => {
        look(new Uint8Array(/** @type {WebAssembly.Memory} */ (instance.exports.memory).buffer));
        return done(instance, module);
      },
    );
}

/** Returns the settings with which `loadPyodide` starts from a snapshot.
 * @param {Front & {unpack: (module: any) => Snapshot | Promise<Snapshot>}} squeezed
 * @param {(settings: any) => Promise<any>} create makes Emscripten's module */
export function restoring({ head, dataEnd, unpack }, create) {
  // Pyodide keeps these settings, so `data` and `unpack` are released after use.
  /** @type {typeof unpack | null} */
  let unpackOnce = unpack;
  return {
    _loadSnapshot: head,
    async createPyodideModule(/** @type {any} */ settings) {
      /** @type {Uint8Array | null} */
      let data = null;
      onData(settings, (memory) => (data = memory.slice(0, dataEnd)));
      const module = await create(settings);
      restore(module, /** @type {any} */ (data), await /** @type {typeof unpack} */ (unpackOnce)(module));
      data = unpackOnce = null;
      return module;
    },
  };
}

/** Restores the snapshot into a newly made module.
 * @param {any} module @param {Uint8Array} data @param {Snapshot} snapshot */
function restore(module, data, snapshot) {
  // One number depends on the device: how Python calls functions of other signatures (iOS needs its own way).
  const { HEAPU8, HEAP32, __PyRuntime, __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET } = module;
  const place = (__PyRuntime + HEAP32[__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2;
  const trampoline = HEAP32[place];
  restoreMemory(HEAPU8, data, module._sbrk(0), snapshot);
  HEAP32[place] = trampoline;
}

/** Python code to run after restoring: without it every visitor would get the same random numbers. */
export const RESUME = 'import random; random.seed()';
