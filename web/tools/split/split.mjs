// Splits a WebAssembly program into two that run as one: `first` has the functions that starting and playing need,
// `rest` all others. `first` runs alone until one of the others is called.
//
// Nothing is renumbered: each half has every function at its old index with its old type. The body of each function is,
// byte for byte, in one half; the other has a stub, which calls it through a shared table:
//
//     local.get 0 … local.get n    i32.const SLOT    call_indirect TYPE TABLE    end
//
// In `first`, a stub begins by calling the last slot of that table: the page puts a function there that instantiates
// `rest` (web/src/engine/wasm-halves.js), and `rest` replaces it by one that does nothing.
//
// `first` is the program with stubs, the table, exports of what is shared, and without unwanted exports. `rest` imports
// memory, globals, tables and tags from `first`, so both have one state; it has no data and no start function.
// Instantiating it fills the table. If that fails, a call finds an empty slot and ends with a WebAssembly.RuntimeError,
// which Python code cannot catch.
//
// No instruction is parsed or changed. Unknown parts of the format raise an Error, and both halves are validated.

import { FUNCTIONS, SHARED } from '../../src/engine/wasm-halves.js';
import { inOrder, join, KINDS, name, parse, Reader, signed, sized, uint, vector, write } from './wasm.mjs';

/** Up to this many zeros between two data segments cost less than another segment. */
const GAP = 64;

/** @typedef {ReturnType<typeof parse>} Program
 * @typedef {{kind: string, index: number}} Item */

/** Splits a program.
 * @param {Uint8Array} wasm
 * @param {(index: number) => boolean} isFirst true if a function (not counting imports) belongs to `first`
 * @param {(name: string) => boolean} [isWanted] true if `first` exports a function by this name, as the whole does
 * @returns {{first: Uint8Array<ArrayBuffer>, rest: Uint8Array<ArrayBuffer>}} */
export function split(wasm, isFirst, isWanted = () => true) {
  const program = parse(wasm);
  const all = program.functions.map((_, index) => index);
  const parts = [all.filter(isFirst), all.filter((index) => !isFirst(index))];
  // Contiguous slots for each half, so that one segment fills them.
  const slots = new Map(parts.flat().map((index, slot) => [index, slot]));
  const before = imported(program, 'function');
  const table = imported(program, 'table') + program.tables.length;
  const shared = sharedNames(program, table);
  // Instructions before a call to `rest`; once that is there, they call a function without effect, behind all others.
  const ahead = call(program.arities.length, table, all.length);
  const nothing = sized([0, 0x0b]);
  const [first, rest] = parts.map((part) => part.map((index) => before + index));
  const halves = {
    first: writeFirst(program, isWanted, shared, {
      code: code(program, new Set(parts[0]), slots, table, ahead),
      elements: segment(table, 0, first),
    }),
    rest: writeRest(program, shared, {
      code: append(code(program, new Set(parts[1]), slots, table), [nothing]),
      elements: segment(table, first.length, [...rest, before + all.length]),
    }),
  };
  for (const half of Object.values(halves)) new WebAssembly.Module(half); // throws if invalid
  return halves;
}

/** Adds counters to a program: each function sets its own exported global when called.
 * @param {Uint8Array} wasm
 * @returns {{wasm: Uint8Array<ArrayBuffer>, names: string[]}} the export's name for each function */
export function addCounters(wasm) {
  const program = parse(wasm);
  const before = imported(program, 'global') + program.globals.length;
  const names = program.functions.map((_, index) => `${SHARED}called ${index}`);
  const bodies = program.bodies.map((body, index) => {
    const reader = new Reader(body);
    const locals = reader.raw(() => reader.vector(() => (reader.uint(), reader.valueType())));
    return sized(join(locals, [0x41, 1, 0x24], uint(before + index), body.subarray(locals.length)));
  });
  const counter = Buffer.from([0x7f, 1, 0x41, 0, 0x0b]); // a mutable i32, initially 0
  return {
    names,
    wasm: change(program, {
      global: (old) =>
        append(
          old,
          program.functions.map(() => counter),
        ),
      export: (old) =>
        append(
          old,
          names.map((text, index) => exported(text, { kind: 'global', index: before + index })),
        ),
      code: () => vector(bodies),
    }),
  };
}

/** Returns the number of imports of a kind; the program's own items are numbered after them.
 * @param {Program} program @param {string} kind */
const imported = (program, kind) => program.imports.filter((entry) => entry.kind === kind).length;

/** Returns the shared items in the order of their indices, with the names under which `first` exports them.
 * @param {Program} program @param {number} table the table of all functions */
function sharedNames({ tables, memories, globals, tags, imports, exports }, table) {
  const own = { table: tables, memory: memories, global: globals, tag: tags };
  const known = new Map(exports.map(({ name, kind, index }) => [`${kind} ${index}`, name]));
  const items = Object.entries(own).flatMap(([kind, types]) => {
    const before = imports.filter((entry) => entry.kind === kind).length;
    return types.map((type, index) => ({ kind, index: before + index, type }));
  });
  const named = items.map((item) => {
    const key = `${item.kind} ${item.index}`;
    return { ...item, isNew: !known.has(key), name: known.get(key) ?? SHARED + key };
  });
  return [...named, { kind: 'table', index: table, type: tableType(0), isNew: true, name: FUNCTIONS }];
}

/** Encodes the type of a table of functions.
 * @param {number} size minimum */
const tableType = (size) => join([0x70, 0], uint(size));

/** Encodes a call of a table's slot.
 * @param {number} type @param {number} table @param {number} slot */
const call = (type, table, slot) => join([0x41], signed(slot), [0x11], uint(type), uint(table));

/** @param {Program} program @param {Set<number>} part @param {Map<number, number>} slots @param {number} table
 * @param {Uint8Array | number[]} [ahead] first instructions of each stub */
function code({ bodies, functions, arities }, part, slots, table, ahead = []) {
  const stub = (index) => {
    const type = functions[index];
    const given = Array.from({ length: arities[type] }, (_, k) => join([0x20], uint(k)));
    return join([0], ahead, ...given, call(type, table, slots.get(index)), [0x0b]);
  };
  return vector(bodies.map((body, index) => sized(part.has(index) ? body : stub(index))));
}

/** Encodes an element segment, which puts functions into a table.
 * @param {number} table @param {number} slot of the first @param {number[]} indices */
const segment = (table, slot, indices) =>
  join([2], uint(table), [0x41], signed(slot), [0x0b, 0], vector(indices.map(uint)));

/** @param {string} text @param {Item} item */
const exported = (text, { kind, index }) => join(name(text), [KINDS.indexOf(kind)], uint(index));

/** @typedef {{code: Uint8Array, elements: Uint8Array}} Half
 * @typedef {ReturnType<typeof sharedNames>} Shared */

/** The type of functions without parameters and results. */
const VOID = [0x60, 0, 0];

/** @param {Program} program @param {(name: string) => boolean} isWanted @param {Shared} shared @param {Half} half */
function writeFirst(program, isWanted, shared, { code, elements }) {
  const kept = program.exports.filter(({ name, kind }) => kind !== 'function' || isWanted(name));
  const data = mergeData(program);
  return change(program, {
    type: (old) => append(old, [VOID]),
    table: (old) => append(old, [tableType(program.functions.length + 1)]),
    export: () => vector([...kept, ...shared.filter(({ isNew }) => isNew)].map((item) => exported(item.name, item))),
    element: (old) => append(old, [elements]),
    code: () => code,
    dataCount: () => uint(data.length),
    data: () => vector(data),
  });
}

/** Merges data segments that lie close together, for a faster start. The bytes between them are zero.
 * @param {Program} program */
function mergeData({ data, memories }) {
  if (memories.length !== 1) throw new Error('The WebAssembly has not just one memory of its own');
  const merged = /** @type {{address: number, end: number, parts: Uint8Array[]}[]} */ ([]);
  for (const { address, bytes } of data) {
    const last = merged.at(-1);
    const gap = last ? address - last.end : Infinity;
    if (gap < 0) throw new Error('The data of the WebAssembly is in no order');
    const end = address + bytes.length;
    if (last && gap <= GAP) last.parts.push(Buffer.alloc(gap), bytes), (last.end = end);
    else merged.push({ address, end, parts: [bytes] });
  }
  return merged.map(({ address, parts }) => join([0, 0x41], signed(address), [0x0b], sized(join(...parts))));
}

/** @param {Program} program @param {Shared} shared @param {Half} half */
function writeRest({ sections, imports, arities }, shared, { code, elements }) {
  const bytes = (wanted) => sections.find(({ name }) => name === wanted).bytes;
  const taken = shared.map((item) => join(name(SHARED), name(item.name), [KINDS.indexOf(item.kind)], item.type));
  return write(
    inOrder({
      type: append(bytes('type'), [VOID]),
      import: vector([...imports.map((entry) => entry.bytes), ...taken]),
      function: append(bytes('function'), [uint(arities.length)]),
      element: vector([elements]),
      code,
    }),
  );
}

/** Encodes a program with some sections changed.
 * @param {Program} program @param {Record<string, (old: Uint8Array) => Uint8Array>} changes */
function change({ sections }, changes) {
  for (const name of Object.keys(changes))
    if (!sections.some((section) => section.name === name)) throw new Error(`The WebAssembly has no ${name} section`);
  return write(sections.map(({ name, bytes }) => ({ name, bytes: changes[name]?.(bytes) ?? bytes })));
}

/** Appends entries to a section.
 * @param {Uint8Array} section @param {(Uint8Array | number[])[]} entries */
function append(section, entries) {
  const reader = new Reader(section);
  const count = reader.uint();
  return join(uint(count + entries.length), section.subarray(reader.at), ...entries);
}
