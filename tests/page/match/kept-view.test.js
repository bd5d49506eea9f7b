// kept-view.js, without a browser: which views are stored and drawn. Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.__KORTTI__ = { version: '1.0+abc' };
const { isSameView, shownOf, shownTurn } = await import('../../../web/src/match/kept-view.js');

/** A seat's view at a table of two. */
const viewOf = (viewer, kinds = ['person', 'opponent'], more = {}) => ({
  game: 'toy',
  front: 0,
  viewer,
  seats: kinds.map((kind) => ({ kind, name: '' })),
  hand: ['7C'],
  places: [{ zone: 'pile', cards: ['??', 'TH'] }],
  ...more,
});
const people = ['person', 'person'];
const match = (shown) => ({ game: 'toy', save: 'here', shown });

test('the view of the only person is kept, and drawn', () => {
  const view = viewOf(0);
  const shown = shownOf({ view, save: 'here' });
  assert.deepEqual(shownTurn(match(shown)), { view, moves: [], peaks: [], said: [], remark: null, save: 'here' });
});

test('of people who share the phone nobody’s hand is kept', () => {
  const open = viewOf(null, people, { hand: [] });
  const before = match(shownOf({ view: open, save: 'here' }));
  assert.deepEqual(shownTurn(before).view, open);
  const taken = viewOf(1, people);
  assert.equal(shownOf({ view: taken, save: 'here' }, before), before.shown); // unchanged since
  assert.equal(shownOf({ view: taken, save: 'later' }, before), undefined);
  assert.equal(shownOf({ view: taken, save: 'here' }), undefined);
  assert.equal(shownTurn(match(`1.0+abc ${JSON.stringify(taken)}`)), null); // nor drawn, even if stored
});

test('what another build has kept, or is no view of the match, is not drawn', () => {
  const good = viewOf(0);
  for (const shown of [
    undefined,
    5,
    '',
    '1.0+abc',
    '1.0+abc ',
    '1.0+abc null',
    '1.0+abc {}',
    `1.0+abd ${JSON.stringify(good)}`,
    `1.0+abc ${JSON.stringify(good)}`.slice(0, -9),
  ])
    assert.equal(shownTurn(match(shown)), null);
  const bad = [
    { game: 'other' },
    { seats: 'ab' },
    { seats: [] },
    { front: 7 },
    { hand: ['7X'] },
    { hand: [5, null] },
    { hand: '7C' },
    { places: null },
    { places: [{ cards: [null] }] },
    { places: [{ cards: ['ZZ'] }] },
    { prompt: 'Play!' },
    { prompt: { id: 5 } },
  ];
  for (const more of bad)
    assert.equal(shownTurn(match(`1.0+abc ${JSON.stringify({ ...good, ...more })}`)), null, JSON.stringify(more));
});

test('a view is the same whatever can be taken back', () => {
  const [one, other] = [
    { undo: null, redo: null },
    { undo: null, redo: { id: 'redo-nothing' } },
  ].map((cannot) => viewOf(0, undefined, { cannot }));
  assert.ok(isSameView(one, other));
  assert.ok(!isSameView(one, { ...other, hand: ['8C'] }));
});
