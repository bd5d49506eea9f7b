// routes.js, without a browser. Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.location = /** @type {any} */ ({ hash: '' });
globalThis.history = /** @type {any} */ ({ replaceState: (_state, _title, hash) => (location.hash = hash) });
const listeners = [];
globalThis.addEventListener = (_type, listener) => void listeners.push(listener);
const { back, go, markPlace, mendRoute, readRoute, watchRoute } = await import('../../../web/src/links/routes.js');

test('what is no address of a screen is read as a link, so that it is told where it is none', () => {
  for (const text of ['1d.abc&at=3', 'game=pantti&seat=1', 'deal=a1&game=pantti', '1d', '%E0%A4%A'])
    assert.deepEqual(readRoute(`#${text}`), { name: 'link', rest: [text], query: {} });
  for (const home of ['', '#', '#/']) assert.equal(readRoute(home).name, '');
  assert.deepEqual(readRoute('#/table/x%2Fy?at=2'), { name: 'table', rest: ['x/y'], query: { at: '2' } });
});

test('an address is mended, but not on the way to another screen', () => {
  const heard = [];
  watchRoute((hash) => heard.push(hash));
  const isHere = markPlace();
  mendRoute('/replay/m1?at=2');
  assert.equal(location.hash, '#/replay/m1?at=2');
  assert.ok(isHere(), 'a screen whose address was mended is still there');
  go('table/m2');
  assert.ok(!isHere());
  mendRoute('/replay/m1?at=3'); // before the event
  const isStillHere = markPlace(); // a tap on what is still on the screen
  assert.ok(!isStillHere());
  for (const listener of listeners) listener();
  assert.deepEqual([location.hash, heard], ['#/table/m2', ['#/table/m2']]);
  assert.ok(!isHere() && !isStillHere());
  assert.ok(markPlace()());
  mendRoute('/table/m2?at=1');
  assert.equal(location.hash, '#/table/m2?at=1');
  assert.ok(!isHere());
});

test('the second tap of two on Back, before the first is followed, does not leave the page', () => {
  const changed = () => listeners[0]();
  let steps = 0;
  history.back = () => void (steps += 1);
  for (const route of ['rules', 'settings']) go(route), changed();
  for (const before of ['#/rules', '#/table/m2?at=1']) {
    back();
    back();
    location.hash = before;
    changed();
  }
  assert.equal(steps, 2);
});
