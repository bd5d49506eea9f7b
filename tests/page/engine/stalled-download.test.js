// stalled-download.js, without a browser. Run by test_modules.py.

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { moves, watchFile } from '../../../web/src/engine/stalled-download.js';

/** Advances the clock by seconds, and runs events at some of them.
 * @param {number} seconds @param {Record<number, () => void>} [events] */
async function pass(seconds, events = {}) {
  for (let second = 1; second <= seconds; second++) {
    events[second]?.();
    mock.timers.tick(1000);
    await Promise.resolve(); // the result of the probe
    await Promise.resolve();
  }
}

/** Watches a file. @param {() => Promise<unknown>} probe */
function watched(probe) {
  const strike = mock.fn();
  const unwatch = watchFile('file', { probe, strike });
  return { strikes: () => strike.mock.callCount(), unwatch };
}
const never = () => new Promise(() => {});

test('a file that does not come is given up only where the link lives', async () => {
  mock.timers.enable({ apis: ['setInterval'] });
  // another file progresses meanwhile
  let { strikes, unwatch } = watched(never);
  await pass(9, { 5: () => moves('other') });
  assert.equal(strikes(), 0);
  await pass(1);
  assert.equal(strikes(), 1);
  await pass(30, { 5: () => moves('other') });
  assert.equal(strikes(), 1);
  unwatch();

  // no other download: the probe tests the connection
  ({ strikes, unwatch } = watched(() => Promise.resolve()));
  await pass(11);
  assert.equal(strikes(), 1);
  unwatch();

  // no connection for half a minute, then both files progress
  ({ strikes, unwatch } = watched(() => Promise.reject(new Error('dead'))));
  await pass(30, { 1: () => moves('other') });
  await pass(20, { 1: () => moves('other'), 2: () => moves('file'), 12: () => moves('file') });
  assert.equal(strikes(), 0);
  unwatch();
  await pass(60, { 9: () => moves('other') });
  assert.equal(strikes(), 0);
});
