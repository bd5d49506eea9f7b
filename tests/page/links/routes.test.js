// routes.js, without a browser. Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';

/** Entries of a browser's history. @type {{hash: string, state: any}[]} */
const entries = [{ hash: '', state: null }];
let at = 0;
let steps = 0; // on the way
globalThis.location = /** @type {any} */ ({
  get hash() {
    return entries[at].hash;
  },
  set hash(hash) {
    entries.splice((at += 1), entries.length, { hash, state: null });
  },
  replace: (/** @type {string} */ hash) => (entries[at] = { hash, state: null }),
});
globalThis.history = /** @type {any} */ ({
  get state() {
    return entries[at].state;
  },
  replaceState: (state, _title, hash = entries[at].hash) => (entries[at] = { hash, state }),
  go: (by) => (steps += by),
  back: () => (steps -= 1),
});
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

/** Takes the steps through the history, and tells the page. */
function changed() {
  [at, steps] = [at + steps, 0];
  listeners[0]();
}

test('the second tap of two on Back, before the first is followed, does not leave the page', () => {
  const before = at;
  for (const route of ['rules', 'settings']) go(route), changed();
  for (const left of [1, 0]) {
    back();
    back();
    changed();
    assert.equal(at, before + left);
  }
});

test('after a jump over several screens, Back does not lead out of the page', () => {
  history.go(-at);
  changed();
  for (const route of ['stats', 'today', 'rules']) go(route), changed();
  go('about', { replace: true }), changed();
  history.go(-3);
  changed();
  assert.equal(at, 0);
  back();
  changed();
  assert.deepEqual([at, location.hash], [0, '#/'], 'there is nothing before it');
  history.go(2);
  changed();
  back();
  changed();
  assert.equal(at, 1);
});
