// unasked.js, without a browser: automatic actions. Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sparing, unaskedOf, whenAsked } from '../../../web/src/match/unasked.js';
import { DEFAULTS } from '../../../web/src/store/settings.js';

const PEOPLE = { alone: ['person', 'opponent'], shared: ['person', 'person'] };
const viewOf = (more = {}, people = PEOPLE.alone) => ({
  deal: 3,
  viewer: 0,
  turn: 0,
  over: null,
  lesson: null,
  only: null,
  inquiry: null,
  actions: [{ action: 'pass' }],
  seats: people.map((kind) => ({ kind })),
  ...more,
});
const asked = (gains, people) => viewOf({ inquiry: { name: { id: 'x' }, refusal: 'decline', gains } }, people);
const played = (view, settings = {}, spared = [], isBack = false) =>
  unaskedOf({ view, spared, isBack }, { ...DEFAULTS, ...settings })?.action ?? null;

test('a word that is all one can say is said unless one wants to say it, and a card only where one likes', () => {
  const kinds = { word: viewOf({ only: 'word' }), card: viewOf({ only: 'card' }), none: viewOf() };
  const result = (forced) => Object.values(kinds).map((view) => played(view, forced ? { forced } : {}));
  assert.deepEqual(result(), ['pass', null, null]);
  assert.deepEqual(result('all'), ['pass', 'pass', null]);
  assert.deepEqual(result('off'), [null, null, null]);
});

test('nothing is played in a lesson, after the end, or for who has not taken the phone', () => {
  for (const more of [{ lesson: { kind: 'play' } }, { over: 'deal' }, { viewer: null }, { turn: 1 }]) {
    assert.equal(played(viewOf({ only: 'word', ...more }), { forced: 'all' }), null);
  }
});

test('only what brings nearer is asked where one likes, and always what does', () => {
  assert.deepEqual(
    [asked(true), asked(false)].map((view) => played(view)),
    [null, null],
  );
  assert.deepEqual(
    [asked(true), asked(false)].map((view) => played(view, { inquiries: 'nearer' })),
    [null, 'decline'],
  );
});

test('not in this round is for one deal, and for one person', () => {
  const spared = sparing(asked(true), [], 'never');
  assert.equal(played(asked(true), {}, spared), 'decline');
  assert.equal(played({ ...asked(true), deal: 4 }, {}, spared), null);
  assert.equal(played({ ...asked(true), viewer: 1, turn: 1 }, {}, spared), null);
  assert.equal(whenAsked(asked(true), sparing(asked(true), spared, 'always'), DEFAULTS), 'always');
});

test('who has taken something back is asked', () => {
  const spared = sparing(asked(true), [], 'never');
  assert.equal(played(asked(true), {}, spared, true), null);
  assert.equal(played(viewOf({ only: 'word' }), {}, [], true), 'pass'); // there is no choice
});

test('who has been handed the phone says the only word there is', () => {
  assert.equal(played(viewOf({ only: 'word' }, PEOPLE.shared), { forced: 'all' }), null);
});

test('friends who share the phone choose alone, whatever the device is set to', () => {
  const mine = asked(false, PEOPLE.shared);
  const theirs = { ...mine, viewer: 1, turn: 1 };
  assert.equal(played(mine, { inquiries: 'nearer' }), null);
  const spared = sparing(mine, [], 'nearer');
  assert.deepEqual(
    [played(mine, {}, spared), played(theirs, {}, spared), played(asked(true, PEOPLE.shared), {}, spared)],
    ['decline', null, null],
  );
  const never = sparing(mine, spared, 'never'); // and in the next deal as before
  assert.deepEqual(
    [whenAsked(mine, never, DEFAULTS), whenAsked({ ...mine, deal: 4 }, never, DEFAULTS)],
    ['never', 'nearer'],
  );
});
