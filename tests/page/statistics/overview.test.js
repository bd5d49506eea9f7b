// All games together (web/src/statistics/overview.js), without a browser. Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyBook, withDeal } from '../../../web/src/statistics/book.js';
import { groupsOf } from '../../../web/src/statistics/figures.js';
import {
  allDealsOf,
  byGame,
  byLevel,
  dealsOf,
  extremeDays,
  lastDays,
  practiceIn,
  total,
  weeksIn,
} from '../../../web/src/statistics/overview.js';

const POINTS = { id: 'unit-points', is_low: true, is_share: false };
const LOSSES = { id: 'unit-losses', is_low: true, is_share: true };
const NOW = new Date(2026, 10, 25, 18).getTime();
const DAY = 86_400_000;
let count = 0;
const deal = (more = {}) => ({
  game: 'pantti',
  rules: '{"players":4}',
  rivals: 'casual',
  partners: '',
  unit: POINTS,
  practice: false,
  id: `m/${(count += 1)}`,
  at: NOW - 1000 + count,
  result: 7,
  won: false,
  ...more,
});
const loss = (result, more = {}) => deal({ game: 'skitgubbe', unit: LOSSES, result, ...more });
const bookOf = (...deals) => deals.reduce(withDeal, emptyBook('device'));

test('days and weeks end today; older deals are left out', () => {
  const book = bookOf(deal({ won: true }), deal({ at: NOW - 7 * DAY }), deal({ at: NOW - 60 * DAY }), deal());
  const days = lastDays(dealsOf(book), NOW);
  assert.deepEqual([days.length, new Date(days.at(-1).at).toDateString()], [56, new Date(NOW).toDateString()]);
  assert.deepEqual([days.at(-1).deals, days.at(-2).deals, days.at(-8).deals], [2, 0, 1]);
  const weeks = weeksIn(days);
  assert.deepEqual(weeks.slice(-2), [
    { deals: 1, wins: 0, practice: 0 },
    { deals: 2, wins: 1, practice: 0 },
  ]);
  assert.deepEqual(total(weeks), { deals: 3, wins: 1, practice: 0 });
});

test('practice is among all deals only, and counted apart on its day', () => {
  const book = bookOf(deal(), deal({ practice: true, won: true }));
  assert.deepEqual([allDealsOf(book).length, dealsOf(book).length], [2, 1]);
  const { deals, wins, practice } = lastDays(allDealsOf(book), NOW).at(-1);
  assert.deepEqual([deals, wins, practice], [1, 0, 1]);
});

test('the best and the worst day have a few deals, and differ', () => {
  const on = (back, ...won) => won.map((won) => deal({ at: NOW - back * DAY, won }));
  const days = extremeDays(dealsOf(bookOf(...on(1, true, true, false), ...on(2, false, false, true), ...on(3, true))));
  assert.deepEqual([days.best.wins, days.worst.wins, days.best.at - days.worst.at], [2, 1, DAY]);
  assert.equal(extremeDays(dealsOf(bookOf(...on(1, true, true, false), ...on(2, true)))), null);
});

test('levels are compared with chance; a deal that is not lost is won where nobody wins', () => {
  const groups = groupsOf(
    bookOf(deal({ won: true }), deal(), deal({ rivals: 'skilled', partners: 'skilled' }), deal({ practice: true })),
  );
  assert.deepEqual(byLevel(groups), [
    { level: 'casual', deals: 2, wins: 1, chance: 1 / 4, isLoss: false },
    { level: 'skilled', deals: 1, wins: 0, chance: 1 / 2, isLoss: false },
  ]);
  const losses = groupsOf(bookOf(loss(100, { won: false }), loss(0), loss(0, { won: true })));
  assert.deepEqual(byLevel(losses), [{ level: 'casual', deals: 3, wins: 2, chance: 3 / 4, isLoss: true }]);
});

test('bars by level and mixed opponents add up to the tile of the game, with practice apart', () => {
  const mixed = { rivals: 'casual skilled', won: true };
  const groups = groupsOf(bookOf(deal(), deal(mixed), deal({ practice: true, won: true }), deal({ practice: true })));
  assert.deepEqual(
    byLevel(groups).map(({ level, deals, wins }) => [level, deals, wins]),
    [
      ['casual', 1, 0],
      ['mixed', 1, 1],
    ],
  );
  assert.deepEqual(practiceIn(groups), { deals: 2, wins: 1 });
  assert.deepEqual(total(byGame(groups)), { deals: 2, wins: 1, practice: 2 });
});

test('games come in the order of their deals and practice', () => {
  const groups = groupsOf(bookOf(loss(0), deal(), deal({ rivals: 'expert', won: true }), deal({ practice: true })));
  assert.deepEqual(byGame(groups), [
    { game: 'pantti', isLoss: false, deals: 2, wins: 1, practice: 1 },
    { game: 'skitgubbe', isLoss: true, deals: 1, wins: 1, practice: 0 },
  ]);
});
