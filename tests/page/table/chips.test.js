// Chips: their stacks, and which of them fly.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countsOf, flowsOf, stacksOf } from '../../../web/src/table/things/chip-counts.js';

const worth = (stacks) => stacks.reduce((sum, { value, height }) => sum + height * 5 ** value, 0);

test('stacks hold all chips, few of them however many chips there are', () => {
  assert.deepEqual(stacksOf(7), [
    { value: 0, height: 5 },
    { value: 0, height: 2 },
  ]);
  for (const count of [0, 1, 5, 40, 41, 47, 200, 201, 9999, 80_000]) {
    const stacks = stacksOf(count);
    assert.equal(worth(stacks), count);
    assert.ok(stacks.length <= 16 && stacks.every(({ height }) => height >= 1 && height <= 5), String(count));
  }
});

test('chips fly from the marks that lose them to the marks that gain them', () => {
  const chips = (id, number) => ({ id, number, material: 'chips' });
  const before = countsOf({ marks: [chips('pool', 5), chips('a', -1), { id: 'coin', number: 0, material: 'coin' }] });
  assert.deepEqual(before, { pool: 5, a: -1 });
  assert.deepEqual(flowsOf(before, { pool: 6, a: -2 }), [{ from: 'a', to: 'pool', count: 1 }]);
  assert.deepEqual(flowsOf(before, { a: -4, b: 8 }), [
    { from: 'pool', to: 'b', count: 5 },
    { from: 'a', to: 'b', count: 3 },
  ]);
  assert.deepEqual(flowsOf(before, before), []);
});
