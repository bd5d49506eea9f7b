// House rules whose default depends on the number of players (web/src/match/house-rules.js).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filled, withOption } from '../../../web/src/match/house-rules.js';

const always = { by: null, when: {}, unless: {}, none: false };
const GAME = /** @type {any} */ ({
  name: 'toy',
  players: [2, 3, 6],
  presets: [],
  options: [
    { ...always, name: 'players', kind: 'choice', values: [2, 3, 6], default: 3 },
    { ...always, name: 'limit', kind: 'int', min: 1, max: 999, default: 200, by: ['players', { 6: 800 }] },
    { ...always, name: 'strict', kind: 'bool', values: [false, true], default: false },
  ],
});

test('what is usual for as many players is filled in', () => {
  assert.deepEqual(filled(GAME, { players: 6 }), { players: 6, limit: 800, strict: false });
  assert.deepEqual(filled(GAME, {}), { players: 3, limit: 200, strict: false });
});

test('what was as usual stays so with other players, and what was chosen stays as it is', () => {
  const usual = filled(GAME, { players: 3, strict: true });
  assert.deepEqual(withOption(GAME, usual, 'players', 6), { players: 6, limit: 800, strict: true });
  assert.deepEqual(withOption(GAME, { ...usual, limit: 77 }, 'players', 6), { players: 6, limit: 77, strict: true });
});
