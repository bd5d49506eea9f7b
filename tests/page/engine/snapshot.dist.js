// The built snapshot, restored without a browser. Run by test_snapshot.py.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';
import { loadPyodide } from '../../../web/node_modules/pyodide/pyodide.mjs';
import { ENVIRONMENT, packSnapshot, readSnapshot, restoreMemory } from '../../../web/src/engine/snapshot-format.js';
import { startOn, wasm } from '../../../web/tools/split/start.mjs';

const PY = join(/** @type {string} */ (process.env.DIST), 'py');
const PATHS = readdirSync(PY, { recursive: true, encoding: 'utf-8' }).map((name) => join(PY, name));
const find = (name) => PATHS.find((path) => basename(path).startsWith(name));
const whole = new WebAssembly.Module(wasm);
const start = () =>
  startOn(
    find('snapshot.bin.gzipped'),
    dirname(find('pyodide.mjs')),
    whole,
    (module, imports) => new WebAssembly.Instance(module, imports).exports,
  );
const CHANCE = 'import os, random; f"{random.random()} {random.Random().random()} {os.urandom(8).hex()}"';

test('a file holds what differs, and gives memory back as it was', () => {
  const data = new Uint8Array(3000);
  const memory = new Uint8Array(5000);
  for (let k = 0; k < 900; k++) data[k] = memory[k] = k % 251;
  memory.set([1, 0, 3], 500);
  memory.set([9], 699);
  memory.set([7, 7], 4321);
  const file = packSnapshot(new Uint8Array(48).fill(5), data, memory);
  assert.ok(file.length < 700);
  const snapshot = readSnapshot(file.buffer);
  assert.deepEqual([...snapshot.head], Array(48).fill(5));
  const other = new Uint8Array(6000).fill(88, 0, 5500); // with old data
  restoreMemory(other, data.slice(0, snapshot.dataEnd), 5500, snapshot);
  assert.deepEqual([...other.subarray(0, 5000)], [...memory]);
  assert.ok(other.subarray(5000).every((byte) => byte === 0));
  // Other files and partial ones are refused.
  for (const bad of [file.with(0, 75 - 1), file.slice(0, -1), file.slice(0, 30), file.slice(0, 3), new Uint8Array()])
    assert.throws(() => readSnapshot(bad.buffer), /snapshot/);
});

test('it lacks all that is imported later, and chance is of each start', async () => {
  const pyodide = await start();
  const chance = pyodide.runPython(CHANCE);
  // A late import fails even where a missing module would be handled.
  const late = 'try:\n    import csv\nexcept Exception:\n    pass';
  assert.throws(() => pyodide.runPython(late), /LateImport: csv/);

  // On iOS, Pyodide calls functions by another mechanism.
  const { navigator } = globalThis;
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'iPhone' }, configurable: true });
  const other = await start();
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
  assert.equal(
    other.runPython('len({*map(str, range(9))}), sorted([3, 1], key=lambda x: -x)').toString(),
    '(9, [3, 1])',
  );
  const again = other.runPython(CHANCE);
  chance.split(' ').forEach((one, k) => assert.notEqual(one, again.split(' ')[k]));
});

/** Lists all code objects reachable from the engine's modules, with their contents. */
const CODE = `
import gc, json, sys, types
from kortti.page import Page

def told(value):
    if isinstance(value, types.CodeType):
        return [told(getattr(value, name)) for name in sorted(dir(value)) if name.startswith("co_") and name not in OLD]
    if isinstance(value, tuple):
        return [told(one) for one in value]
    if isinstance(value, frozenset):
        return sorted(map(repr, value))
    return f"{type(value).__name__} {value!r}"

OLD = {"co_lnotab", "co_lines", "co_positions", "co_branches"}  # said by others, too
modules = {name: module for name, module in sys.modules.items() if name.split(".")[0] == "kortti"}
seen, found, ahead = {}, {}, list(modules.values())
while ahead:
    one = ahead.pop()
    if id(one) in seen:
        continue
    seen[id(one)] = one
    if isinstance(one, types.CodeType) and "/kortti/" in one.co_filename:
        found[f"{one.co_filename}:{one.co_firstlineno} {one.co_qualname}"] = told(one)
    if not isinstance(one, types.ModuleType) or one.__name__ in modules:
        ahead += gc.get_referents(one)
json.dumps([sorted(modules), found])
`;

test('what is in it is what micropip installs, code for code', async () => {
  const usual = await loadPyodide({
    lockFileURL: find('pyodide-lock.json'),
    packages: ['micropip'],
    env: { ...ENVIRONMENT },
  });
  const wheel = find('kortti-');
  usual.FS.writeFile(`/${basename(wheel)}`, readFileSync(wheel));
  await usual.runPythonAsync(`import micropip; await micropip.install("emfs:/${basename(wheel)}", deps=False)`);
  const snapshot = await start();
  const [[modules, installed], [others, held]] = [usual, snapshot].map((pyodide) =>
    JSON.parse(pyodide.runPython(CODE)),
  );
  assert.deepEqual(others, modules);
  assert.ok(
    modules.length > 50 && Object.keys(installed).length > 1500,
    `${modules.length} ${Object.keys(installed).length}`,
  );
  assert.deepEqual(Object.keys(held).sort(), Object.keys(installed).sort());
  for (const [name, code] of Object.entries(installed)) assert.deepEqual(held[name], code, name);
});
