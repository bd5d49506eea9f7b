// start-progress.js, without a browser. Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareOf } from '../../../web/src/engine/start-progress.js';

test('the bar goes on after the last byte, and is never full, as the first answer is still to come', () => {
  const start = { state: 'starting', loaded: 0, total: 0, stages: 0 };
  const way = [
    start,
    { ...start, total: 10 },
    { ...start, total: 10, loaded: 4 },
    { ...start, total: 10, loaded: 10 },
    ...[1, 2, 3, 9].map((stages) => ({ ...start, total: 10, loaded: 10, stages })),
  ].map(shareOf);
  assert.deepEqual(
    way,
    way.toSorted((one, other) => one - other),
  );
  assert.equal(way[0], 0);
  assert.ok(way[3] > way[2] && way[4] > way[3]);
  assert.ok(way.at(-1) < 1);
  assert.ok(shareOf({ ...start, total: 10, loaded: 12 }) < 1); // the server sends more than announced
  const ready = shareOf({ ...start, state: 'ready' });
  assert.ok(ready > way.at(-1) && ready < 1);
  const stored = [0, 1, 2, 3].map((stages) => shareOf({ ...start, stages })); // all files are cached
  assert.deepEqual(
    stored,
    stored.toSorted((one, other) => one - other),
  );
  assert.ok(stored[1] > way[3] && stored[3] < ready);
  // After a fallback to the usual start, the bar continues from its position.
  const behind = shareOf({ ...start, total: 10, loaded: 6 });
  const other = [0, 5, 10].map((loaded) => shareOf({ ...start, behind, total: 10, loaded }));
  assert.ok(other[0] === behind && other[1] > behind && other[2] > other[1] && other[2] < 1);
});
