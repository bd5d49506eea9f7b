// Streaks, firsts and a level to try (web/src/statistics/milestones.js), without a browser. Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyBook, withDeal, withFirsts } from '../../../web/src/statistics/book.js';
import { firstsOf, levelToTry, streakOf } from '../../../web/src/statistics/milestones.js';

const UNIT = { id: 'unit-points', is_low: true, is_share: false };
const day = (more = {}) => ({ late: false, at: 10, practice: false, result: 7, won: true, unit: UNIT, ...more });
const daysOf = (...keys) => Object.fromEntries(keys.map((key) => [`${key}/pantti`, day()]));
let count = 0;
const deal = (more = {}) => ({
  game: 'pantti',
  rules: '{"players":4}',
  rivals: 'casual',
  partners: '',
  unit: UNIT,
  practice: false,
  id: `m/${(count += 1)}`,
  at: 1000 * count,
  result: 7,
  won: true,
  ...more,
});
const bookOf = (...deals) => deals.reduce(withDeal, emptyBook('device'));

test('a streak forgives one missed day, and ends with two', () => {
  const days = daysOf('2026-11-02', '2026-11-18', '2026-11-20', '2026-11-21');
  for (const [today, now] of [
    ['2026-11-21', 3],
    ['2026-11-22', 3],
    ['2026-11-23', 3], // the 22nd is forgiven as long as the 23rd lasts
    ['2026-11-24', 0],
  ])
    assert.deepEqual(streakOf(days, today), { now, longest: 3 }, today);
  const more = { ...days, '2026-11-21/sedma': day(), '2026-11-16/sedma': day({ late: true }) };
  assert.equal(streakOf(more, '2026-11-21').now, 3); // another game of a day, and one that does not count
  assert.deepEqual(streakOf({}, '2026-11-22'), { now: 0, longest: 0 });
});

test('firsts are told the latest first, or those of one deal', () => {
  const [one, two] = [deal(), deal()];
  const book = withFirsts(withFirsts(bookOf(one, two), one, ['won']), two, ['won', 'cut']);
  assert.deepEqual(
    firstsOf(book).map(({ name }) => name),
    ['cut', 'won'],
  );
  assert.deepEqual(firstsOf(book, two.id), [{ game: 'pantti', name: 'cut', at: two.at }]);
});

test('a level is suggested after twenty deals against one that was too easy, or too hard', () => {
  const some = (won, more = {}, of = 20) =>
    bookOf(...Array.from({ length: of }, (_, k) => deal({ won: k < won, result: k < won ? 0 : 100, ...more })));
  const tried = (...given) => levelToTry(some(...given), 'pantti')?.level ?? null;
  assert.deepEqual([tried(8), tried(7), tried(2), tried(3)], ['skilled', null, 'beginner', null]);
  assert.equal(tried(19, {}, 19), null);
  assert.deepEqual([tried(13, { partners: 'casual' }), tried(14, { partners: 'casual' })], [null, 'skilled']);
  assert.deepEqual([tried(20, { rivals: 'expert' }), tried(0, { rivals: 'beginner' })], [null, null]);
  assert.equal(tried(20, { rivals: 'casual skilled' }), null);
  const loss = { unit: { id: 'unit-losses', is_low: true, is_share: true }, rules: '{"players":3}' };
  assert.deepEqual([tried(18, loss), tried(14, loss), tried(8, loss)], ['skilled', null, 'beginner']);
  assert.equal(levelToTry(some(20, { practice: true }), 'pantti'), null);
});
