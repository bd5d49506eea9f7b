// settings.js. Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULTS, readSettings } from '../../../web/src/store/settings.js';

test('of what is stored, settings are what they can be', () => {
  const stored = JSON.parse('{"__proto__": {"sound": true}, "felt": "blue", "pace": "fast", "talk": false, "more": 1}');
  assert.deepEqual(readSettings(stored), { ...DEFAULTS, felt: 'lake', pace: 'fast', talk: false });
});

test('what no setting can be is as usual', () => {
  const odd = [null, 7, [], {}, ['fast'], { toString: () => 'fast' }, 'constructor'];
  for (const value of odd) {
    assert.deepEqual(readSettings(value), DEFAULTS);
    const everywhere = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, value]));
    assert.deepEqual(readSettings(everywhere), { ...DEFAULTS, lang: typeof value === 'string' ? value : 'auto' });
  }
});
