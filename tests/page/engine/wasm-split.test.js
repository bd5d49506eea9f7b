// web/tools/split: splits a small program, and Pyodide's WebAssembly. Run by test_modules.py.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { test } from 'node:test';
import { FUNCTIONS, SHARED, startFirst } from '../../../web/src/engine/wasm-halves.js';
import { formatProfile, readProfile } from '../../../web/tools/split/profile.mjs';
import { leanScript, leaveOutImports, leaveOutNames, leaveOutOffers } from '../../../web/tools/split/script.mjs';
import { addCounters, split } from '../../../web/tools/split/split.mjs';
import { inOrder, join, name, parse, sized, uint, vector, write } from '../../../web/tools/split/wasm.mjs';

const [I32, END] = [0x7f, 0x0b];
const [EVEN, ODD, ADD] = [0, 1, 2];

/** Two functions that call each other, and a third in the old table; each reports its number to the page when it runs.
 *  even(n): tell(0); n ? odd(n - 1) : memory[8]
 *  odd(n):  tell(1); n ? even(n - 1) : table[0](n, 7)
 *  add(a, b): tell(2); counter += b; counter */
function program({ dataFlags = 0 } = {}) {
  const func = (arity) => join([0x60], vector(Array(arity).fill([I32])), [1, I32]);
  const tell = (number) => [0x41, number, 0x10, 0];
  const body = (...code) => sized(join([0], code.flat(), [END]));
  const otherwise = (index, last) => [0x20, 0, 0x04, I32, 0x20, 0, 0x41, 1, 0x6b, 0x10, index + 1, 0x05, ...last, END];
  return write(
    inOrder({
      type: vector([join([0x60], vector([[I32]]), [0]), func(1), func(2)]),
      import: vector([join(name('page'), name('tell'), [0, 0])]),
      function: vector([[1], [1], [2]]),
      table: vector([[0x70, 0, 1]]),
      memory: vector([[0, 1]]),
      global: vector([[I32, 1, 0x41, 0, END]]),
      export: vector([
        join(name('even'), [0, EVEN + 1]),
        join(name('odd'), [0, ODD + 1]),
        join(name('memory'), [2, 0]),
      ]),
      element: vector([[0, 0x41, 0, END, 1, ADD + 1]]),
      dataCount: uint(2),
      code: vector([
        body(tell(EVEN), otherwise(ODD, [0x41, 8, 0x2d, 0, 0])),
        body(tell(ODD), otherwise(EVEN, [0x20, 0, 0x41, 7, 0x41, 0, 0x11, 2, 0])),
        body(tell(ADD), [0x23, 0, 0x20, 1, 0x6a, 0x24, 0, 0x23, 0]),
      ]),
      data: vector([
        [dataFlags, 0x41, 8, END, 1, 42],
        [0, 0x41, 12, END, 2, 1, 2],
      ]),
    }),
  );
}

/** Starts `first`. `rest` is loaded when called, unless `isWhole` is false.
 * @param {(index: number) => boolean} isFirst */
function start(isFirst) {
  const halves = split(program(), isFirst);
  const told = [];
  const page = { isWhole: true, compiled: 0 };
  const exports = startFirst(
    new WebAssembly.Module(halves.first),
    { page: { tell: (number) => told.push(number) } },
    () => {
      if (!page.isWhole) throw new Error('there is no rest');
      page.compiled += 1;
      return new WebAssembly.Module(halves.rest);
    },
  );
  return { exports, page, told };
}

for (const [what, isFirst] of Object.entries({
  'everything is first': () => true,
  'even is first': (index) => index === EVEN,
  'odd is first': (index) => index === ODD,
  'all but one': (index) => index !== ADD,
  'nothing is first': () => false,
}))
  test(`the halves do what the whole does: ${what}`, () => {
    const { exports, page, told } = start(isFirst);
    assert.equal(page.compiled, 0);
    assert.equal(exports.even(2), 42);
    assert.equal(exports.even(3), 7);
    assert.equal(exports.odd(0), 14); // both share one global
    assert.deepEqual(told, [0, 1, 0, 0, 1, 0, 1, 2, 1, 2]);
    assert.deepEqual([...new Uint8Array(exports.memory.buffer, 7, 8)], [0, 42, 0, 0, 0, 1, 2, 0]);
    assert.equal(page.compiled, isFirst(EVEN) && isFirst(ODD) && isFirst(ADD) ? 0 : 1);
    assert.deepEqual(Object.keys(exports), ['even', 'odd', 'memory']);
  });

test('a call to a function of the rest ends where the rest does not come, and the next one asks for it again', (t) => {
  t.mock.method(console, 'warn', () => {});
  const { exports, page, told } = start((index) => index === EVEN);
  page.isWhole = false;
  assert.equal(exports.even(0), 42);
  for (let times = 0; times < 2; times++) assert.throws(() => exports.even(1), WebAssembly.RuntimeError);
  assert.deepEqual(told, [0, 0, 0]);
  assert.equal(page.compiled, 0);
  page.isWhole = true;
  for (const sum of [7, 14]) assert.equal(exports.even(1), sum);
  assert.equal(page.compiled, 1);
});

test('names of exports that nobody uses are left out of the script', () => {
  const naming = (name, value = '') => `_${name}=Module["_${name}"]=wasmExports["${name}"]${value};`;
  const list = `var _one,_two,_three,table;function assignWasmExports(wasmExports){${naming('one')}${naming('two')}${naming('three', '.value>>>0')}}`;
  const one = `${naming('one')}}_one(Module);wasmExports["four"]()`;
  const { script, isUsed } = leaveOutNames(`${list}_one(Module);wasmExports["four"]()`, ['f._five']);
  assert.equal(script, `var _one,table;function assignWasmExports(wasmExports){${one}`);
  assert.deepEqual(['one', 'two', 'three', 'four', 'five'].map(isUsed), [true, false, false, true, true]);
  // A script in an unknown form is left as it is.
  const other = list.replace('var', 'let');
  const kept = leaveOutNames(other, []);
  assert.ok(kept.script === other && ['one', 'two', 'three'].every(kept.isUsed));
});

test('what the WebAssembly does not import is left out of the script, and what nobody takes', () => {
  const parts = ['_draw=x=>GL.draw(x);_draw.sig="vi";', '_near=()=>1;_near.sig="i";', '_far=()=>2;_far.sig="i";'];
  const script = (list, kept = parts) => `var ${kept.join('var ')}var wasmImports={${list}};use(Module.taken)`;
  const imports = [
    { module: 'env', name: 'near' },
    { module: 'GOT.func', name: 'draw' },
    { module: 'GOT.func', name: 'near' },
  ];
  assert.equal(
    leaveOutImports(script('draw:_draw,far:_far,near:_near'), imports),
    script('draw:1,near:_near', ['_draw=x=>GL.draw(x);', parts[1], '_far=()=>2;']),
  );
  const other = script('draw:_draw,...more');
  assert.equal(leaveOutImports(other, imports), other);

  const offers = (...names) => names.map((name) => `Module["${name}"]=${name};`).join('');
  const taking = (text) => `${text}use(Module.one,Module["two"])`;
  assert.equal(
    leaveOutOffers(taking(offers('one', 'two', 'three', 'four')), ['api.four()']),
    taking(offers('one', 'two', 'four')),
  );
});

test("the script that goes with the first half is half as long as Pyodide's", async () => {
  const read = (name) =>
    readFileSync(new URL(`../../../web/node_modules/pyodide/pyodide.asm.${name}`, import.meta.url));
  const asm = read('mjs').toString();
  const { script, isUsed } = await leanScript(
    asm,
    [],
    WebAssembly.Module.imports(new WebAssembly.Module(read('wasm'))),
  );
  assert.ok(script.length < 0.4 * asm.length, `${script.length} of ${asm.length}`);
  assert.ok(isUsed('malloc') && !isUsed('PyDateTimeAPI'));
});

test('counters tell which functions have been called', () => {
  const { wasm, names } = addCounters(program());
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm), { page: { tell() {} } });
  const called = () => names.map((text) => exports[text].value);
  assert.deepEqual(called(), [0, 0, 0]);
  assert.equal(exports.even(2), 42);
  assert.deepEqual(called(), [1, 1, 0]);
  assert.equal(exports.odd(0), 7);
  assert.deepEqual(called(), [1, 1, 1]);
});

test('what the splitter does not know it does not touch', () => {
  assert.throws(() => split(program({ dataFlags: 1 }), () => true), /does not know: 1/);
  assert.throws(() => split(program().subarray(0, -3), () => true), /too early/);
  assert.throws(() => split(Buffer.from('<!doctype html>'), () => true), /No WebAssembly/);
});

test('a profile is read as it was written, and for its own WebAssembly only', () => {
  const file = joinPath(mkdtempSync(joinPath(tmpdir(), 'kortti-')), 'first.txt');
  const functions = [0, 1, 2, 5, 7, 8, ...Array.from({ length: 90 }, (_, k) => 100 + 2 * k)];
  writeFileSync(file, formatProfile(program(), functions));
  assert.deepEqual([...readProfile(program(), file)], functions);
  assert.throws(() => readProfile(program().subarray(1), file), /python build.py profile/);
});

test('each body of Pyodide is in one half as it was, and everything keeps its number', () => {
  const wasm = readFileSync(new URL('../../../web/node_modules/pyodide/pyodide.asm.wasm', import.meta.url));
  const profile = readProfile(wasm);
  const { first, rest } = split(wasm, (index) => profile.has(index));
  const [whole, one, other] = [wasm, first, rest].map(parse);
  assert.ok(profile.size > 1000 && profile.size < whole.bodies.length / 4);
  assert.deepEqual(one.functions, whole.functions);
  assert.deepEqual(other.functions, [...whole.functions, whole.arities.length]); // plus a no-op at the end
  whole.bodies.forEach((body, index) => {
    const [holder, stub] = profile.has(index) ? [one, other] : [other, one];
    assert.ok(holder.bodies[index].equals(body) && stub.bodies[index].length < 100);
  });
  assert.deepEqual(one.imports, whole.imports);
  assert.deepEqual(other.imports.slice(0, whole.imports.length), whole.imports);
  assert.deepEqual(one.exports.slice(0, whole.exports.length), whole.exports);
  const more = one.exports.slice(whole.exports.length);
  assert.ok(more.every((item) => item.name.startsWith(SHARED) && item.kind !== 'function'));
  assert.equal(more.at(-1).name, FUNCTIONS);
  assert.deepEqual([one.globals, one.memories, one.tags], [whole.globals, whole.memories, whole.tags]);
  assert.deepEqual([other.globals, other.memories, other.tags, other.tables, other.data], [[], [], [], [], []]);
  assert.deepEqual(memoryOf(one), memoryOf(whole));
});

/** Returns the memory filled by the data segments of a program.
 * @param {ReturnType<typeof parse>} program */
function memoryOf({ data }) {
  const memory = Buffer.alloc(data.at(-1).address + data.at(-1).bytes.length);
  for (const { address, bytes } of data) bytes.copy(memory, address);
  return memory;
}
