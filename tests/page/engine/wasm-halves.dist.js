// The engine, from the built snapshot and on both halves of the WebAssembly, without a browser. Run by test_split.py.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { readSqueezed } from '../../../web/src/engine/snapshot-format.js';
import { startFirst } from '../../../web/src/engine/wasm-halves.js';
import { play } from '../../../web/tools/split/play.mjs';
import { startOn } from '../../../web/tools/split/start.mjs';

const DIST = process.env.DIST;
const RECORDS = new URL('../../records/', import.meta.url);

/** Finds a file below py/. */
function find(name) {
  const folders = readdirSync(join(DIST, 'py'));
  return folders
    .map((folder) => join(DIST, 'py', folder, name))
    .find((path) => readdirSync(dirname(path)).includes(name));
}
const half = (name) => new WebAssembly.Module(gunzipSync(readFileSync(find(`${name}.wasm.gzipped`))));

test('the first half plays, replays all golden records and unpacks snapshots, and imports nothing; what it lacks is in the rest, which comes in the middle of a call', async () => {
  let compiled = 0;
  const compileRest = () => ((compiled += 1), half('rest'));
  const run = (module, imports) => startFirst(module, imports, compileRest);
  const pyodide = await startOn(
    find('snapshot.bin.gzipped'),
    dirname(find('pyodide.mjs')),
    half('first'),
    run,
    find('first.mjs'),
  );
  const { modules } = pyodide.pyimport('sys');
  const before = modules.length;
  pyodide.pyimport('gc').set_threshold(300); // often, as it may run at any time
  const replay = pyodide.runPython(`
from kortti.records.record import parse, playthrough
lambda text: playthrough(parse(text))
`);
  const records = readdirSync(RECORDS).filter((name) => name.endsWith('.txt'));
  assert.ok(records.length >= 20);
  for (const name of records) {
    const text = readFileSync(new URL(name, RECORDS), 'utf-8');
    assert.equal(replay(text), text, name);
  }

  // Other deals than in the profile. If this calls a missing function: python build.py profile.
  assert.ok(
    play(pyodide.runPython('from kortti.page import Page; Page().handle'), { seed: 'others', actions: 12 }).length > 20,
  );

  assert.equal(modules.length, before);

  const snapshot = new Uint8Array(gunzipSync(readFileSync(find('snapshot.bin.gzipped'))));
  assert.throws(() => readSqueezed(snapshot.slice(0, 60).buffer), /not a snapshot/);
  const middle = snapshot.length >> 1;
  const damaged = snapshot.with(middle, snapshot[middle] ^ 1);
  assert.throws(() => readSqueezed(damaged.buffer).unpack(pyodide._module), /a damaged snapshot/);

  assert.equal(compiled, 0, 'python build.py profile');
  const told = pyodide.runPython(`
import math, unicodedata
str([unicodedata.name("Ω"), math.lgamma(5.5), pow(3, 1000, 10**9 + 7), complex(1, 2) ** 2])
`);
  assert.equal(told, "['GREEK CAPITAL LETTER OMEGA', 3.9578139676187165, 56888193, (-3+4j)]");
  assert.equal(compiled, 1);
});
