// Splits a WebAssembly program in two that run as one: `first` has the functions that a start and play need, `rest` has all
// others. `first` runs alone for as long as none of the others is called.
//
// Nothing is numbered anew. Each half has every function at the index that it had, with the type that it had. The body of
// each is, byte for byte, in one of the halves; in the other stands a stub, which calls it through a table of both:
//
//     local.get 0 … local.get n    i32.const SLOT    call_indirect TYPE TABLE    end
//
// In `first`, a stub begins by calling what is in the last slot of that table: there the page puts what instantiates `rest`
// (web/src/engine/wasm-halves.js), and `rest` a function that does nothing.
//
// `first` is the program as it was but for its stubs, the table, exports of what it shares, and those that nobody wants. `rest` imports from `first`
// the memory, globals, tables and tags, so the two have one state; it has no data and runs nothing by itself. Once it is
// instantiated, its functions are in the table. Where that could not be done, a call finds an empty slot there, and ends as
// a WebAssembly.RuntimeError, which no Python code can catch.
//
// No instruction is read or changed. What this does not know of the format ends in an Error, and both halves are validated.

import { FUNCTIONS, SHARED } from '../../src/engine/wasm-halves.js';
import { inOrder, join, KINDS, name, parse, Reader, signed, sized, uint, vector, write } from './wasm.mjs';

/** So many zeros between two segments of data cost less than one segment more. */
const GAP = 64;

/** @typedef {ReturnType<typeof parse>} Program
 * @typedef {{kind: string, index: number}} Item */

/** Splits a program.
 * @param {Uint8Array} wasm
 * @param {(index: number) => boolean} isFirst whether `first` has a function; they are counted without those imported
 * @param {(name: string) => boolean} [isWanted] whether `first` exports a function under a name, which the whole does
 * @returns {{first: Uint8Array<ArrayBuffer>, rest: Uint8Array<ArrayBuffer>}} */
export function split(wasm, isFirst, isWanted = () => true) {
  const program = parse(wasm);
  const all = program.functions.map((_, index) => index);
  const parts = [all.filter(isFirst), all.filter((index) => !isFirst(index))];
  // The slots of one half's functions lie side by side, so that one segment fills them.
  const slots = new Map(parts.flat().map((index, slot) => [index, slot]));
  const before = imported(program, 'function');
  const table = imported(program, 'table') + program.tables.length;
  const shared = sharedNames(program, table);
  // What comes before a call to `rest`, and what is called there once it has come: a function behind all others.
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
  for (const half of Object.values(halves)) new WebAssembly.Module(half); // throws where it is not valid
  return halves;
}

/** Adds a counter to a program: each function sets a global of its own as it is called, which is exported under its name.
 * @param {Uint8Array} wasm
 * @returns {{wasm: Uint8Array<ArrayBuffer>, names: string[]}} a name for each function */
export function addCounters(wasm) {
  const program = parse(wasm);
  const before = imported(program, 'global') + program.globals.length;
  const names = program.functions.map((_, index) => `${SHARED}called ${index}`);
  const bodies = program.bodies.map((body, index) => {
    const reader = new Reader(body);
    const locals = reader.raw(() => reader.vector(() => (reader.uint(), reader.valueType())));
    return sized(join(locals, [0x41, 1, 0x24], uint(before + index), body.subarray(locals.length)));
  });
  const counter = Buffer.from([0x7f, 1, 0x41, 0, 0x0b]); // an i32 that can be set, 0
  return {
    names,
    wasm: change(program, {
      global: (old) => append(old, program.functions.map(() => counter)),
      export: (old) => append(old, names.map((text, index) => exported(text, { kind: 'global', index: before + index }))),
      code: () => vector(bodies),
    }),
  };
}

/** Counts what a program imports of a kind; what it has itself is numbered after that.
 * @param {Program} program @param {string} kind */
const imported = (program, kind) => program.imports.filter((entry) => entry.kind === kind).length;

/** Gets, in the order of their numbers, what the halves share, with the names under which `first` exports it.
 * @param {Program} program @param {number} table the one of all functions */
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

/** A table of functions.
 * @param {number} size at least */
const tableType = (size) => join([0x70, 0], uint(size));

/** Instructions that call what is in a slot of a table.
 * @param {number} type @param {number} table @param {number} slot */
const call = (type, table, slot) => join([0x41], signed(slot), [0x11], uint(type), uint(table));

/** @param {Program} program @param {Set<number>} part @param {Map<number, number>} slots @param {number} table
 * @param {Uint8Array | number[]} [ahead] instructions with which each stub begins */
function code({ bodies, functions, arities }, part, slots, table, ahead = []) {
  const stub = (index) => {
    const type = functions[index];
    const given = Array.from({ length: arities[type] }, (_, k) => join([0x20], uint(k)));
    return join([0], ahead, ...given, call(type, table, slots.get(index)), [0x0b]);
  };
  return vector(bodies.map((body, index) => sized(part.has(index) ? body : stub(index))));
}

/** Puts functions into a table.
 * @param {number} table @param {number} slot the first one's @param {number[]} indices */
const segment = (table, slot, indices) =>
  join([2], uint(table), [0x41], signed(slot), [0x0b, 0], vector(indices.map(uint)));

/** @param {string} text @param {Item} item */
const exported = (text, { kind, index }) => join(name(text), [KINDS.indexOf(kind)], uint(index));

/** @typedef {{code: Uint8Array, elements: Uint8Array}} Half
 * @typedef {ReturnType<typeof sharedNames>} Shared */

/** The type of what takes and gives nothing. */
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

/** Makes one of segments that lie close to each other: less to load, and to put in its place. Between them there are zeros,
 * as in all memory of the program's own.
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
  return write(inOrder({
    type: append(bytes('type'), [VOID]),
    import: vector([...imports.map((entry) => entry.bytes), ...taken]),
    function: append(bytes('function'), [uint(arities.length)]),
    element: vector([elements]),
    code,
  }));
}

/** Writes a program with some sections changed.
 * @param {Program} program @param {Record<string, (old: Uint8Array) => Uint8Array>} changes */
function change({ sections }, changes) {
  for (const name of Object.keys(changes))
    if (!sections.some((section) => section.name === name)) throw new Error(`The WebAssembly has no ${name} section`);
  return write(sections.map(({ name, bytes }) => ({ name, bytes: changes[name]?.(bytes) ?? bytes })));
}

/** Adds entries to a section.
 * @param {Uint8Array} section @param {(Uint8Array | number[])[]} entries */
function append(section, entries) {
  const reader = new Reader(section);
  const count = reader.uint();
  return join(uint(count + entries.length), section.subarray(reader.at), ...entries);
}
