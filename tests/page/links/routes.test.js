// routes.js, without a browser. Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.location = /** @type {any} */ ({ hash: '' });
const { readRoute } = await import('../../../web/src/links/routes.js');

test('what is no address of a screen is read as a link, so that it is told where it is none', () => {
  for (const text of ['1d.abc&at=3', 'game=pantti&seat=1', 'deal=a1&game=pantti', '1d', '%E0%A4%A'])
    assert.deepEqual(readRoute(`#${text}`), { name: 'link', rest: [text], query: {} });
  for (const home of ['', '#', '#/']) assert.equal(readRoute(home).name, '');
  assert.deepEqual(readRoute('#/table/x%2Fy?at=2'), { name: 'table', rest: ['x/y'], query: { at: '2' } });
});
