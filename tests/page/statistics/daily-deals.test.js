// Today's deal (web/src/statistics/daily-deals.js), without a browser. Run by test_modules.py.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  against,
  dayAfter,
  dayKey,
  gameOf,
  isCounted,
  isDay,
  isDayEntry,
  isOpen,
  mergedDays,
  monthAfter,
  seatsOf,
  seedOf,
  weeksOf,
  withBegun,
  withMark,
  withResult,
} from '../../../web/src/statistics/daily-deals.js';
import { streakOf } from '../../../web/src/statistics/milestones.js';
import { dayAt } from '../../../web/src/words/numbers.js';

const UNIT = { id: 'unit-points', is_low: true, is_share: false };
const KEY = '2026-11-23/pantti';
const over = (more = {}) => ({ late: false, at: 10, practice: false, result: 7, won: true, unit: UNIT, ...more });
const daysOf = (...days) => days.reduce((all, day) => withResult(all, dayKey('pantti', day), over()), {});

test('the day is that of UTC, in every time zone', () => {
  const zone = process.env.TZ;
  for (const there of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Helsinki']) {
    process.env.TZ = there;
    assert.deepEqual(
      [dayAt(Date.UTC(2026, 10, 23)), dayAt(Date.UTC(2026, 10, 23) - 1)],
      ['2026-11-23', '2026-11-22'],
      there,
    );
    assert.equal(dayAfter('2026-10-25', 1), '2026-10-26'); // clocks go back one hour
    assert.deepEqual(weeksOf('2026-11')[0], [null, null, null, null, null, null, '2026-11-01']);
  }
  process.env.TZ = zone ?? '';
});

test('a day is open once it has begun, and was not before the first', () => {
  for (const [day, today, isIt] of [
    ['2026-11-23', '2026-11-23', true],
    ['2026-11-24', '2026-11-23', false],
    ['2026-11-01', '2026-11-23', true],
    ['2026-10-31', '2026-11-23', false],
  ]) {
    assert.equal(isOpen(day, today), isIt, day);
  }
  for (const bad of ['', '2026-02-30', '2026-11-3', '2026-11-23x', 'constructor', undefined, null, 5])
    assert.equal(isDay(bad), false, String(bad));
});

test('the seed of a day and who sits there are as they have always been', () => {
  const lines = readFileSync(new URL('../../records/days.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  assert.ok(lines.length >= 8);
  for (const [day, game, players, seed] of lines) {
    assert.equal(seedOf(game, day), seed);
    const seats = seatsOf({
      name: game,
      players: [2, Number(players)],
      options: [{ name: 'players', default: Number(players) }],
    });
    assert.deepEqual(
      seats.map(({ kind }) => kind),
      ['person', ...Array(players - 1).fill('skilled')],
    );
  }
});

test('the deal of the day is one of all games, in turn', () => {
  const games = ['a', 'b', 'c'];
  const turn = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'].map((day) => gameOf(day, games));
  assert.deepEqual(turn, ['a', 'b', 'c', 'a']);
});

test('the first result stands, and midnight that passes meanwhile changes nothing', () => {
  const begun = withBegun({}, KEY, { late: false, at: 5 });
  assert.equal(withBegun(begun, KEY, { late: true, at: 9 }), begun);
  assert.equal(isCounted(begun[KEY]), false);
  const done = withResult(begun, KEY, over({ at: Date.UTC(2026, 10, 24, 1), late: true })); // started in time
  assert.deepEqual([done[KEY].late, done[KEY].at, isCounted(done[KEY])], [false, 5, true]);
  assert.equal(withResult(done, KEY, over({ result: 0 })), done);
});

test('practice and what is late stands apart', () => {
  assert.equal(isCounted(withResult({}, KEY, over({ practice: true }))[KEY]), false);
  assert.equal(isCounted(withResult({}, KEY, over({ late: true }))[KEY]), false);
  assert.equal(isCounted(undefined), false);
});

test('a clock that goes backwards takes nothing away', () => {
  const days = daysOf('2026-11-22', '2026-11-23');
  assert.equal(streakOf(days, '2026-11-20').now, 2);
  assert.equal(withResult(days, KEY, over({ at: 1, result: 0 })), days);
});

test('the mark to beat is compared as the unit says', () => {
  const { [KEY]: day } = withMark(withResult({}, KEY, over()), KEY, { result: 9, won: false });
  assert.deepEqual(
    [
      against(day),
      against({ ...day, unit: { ...UNIT, is_low: false } }),
      against({ ...day, mark: 7 }),
      against({ ...day, mark: undefined }),
    ],
    [1, -1, 0, null],
  );
  assert.deepEqual(withMark({}, KEY, { result: 9, won: false }), {});
  const share = { id: 'unit-wins', is_low: false, is_share: true };
  const lost = { ...over({ result: 0, won: false, unit: share, place: 3, left: 2 }), mark: 0, markPlace: 3 };
  assert.deepEqual(
    [
      against({ ...lost, markPlace: 4 }),
      against({ ...lost, markLeft: 1 }),
      against({ ...lost, markLeft: 2 }),
      against({ ...lost, mark: 100, markPlace: 1 }),
    ],
    [1, -1, 0, -1],
  );
  assert.equal(isDayEntry([KEY, lost]), true);
  for (const wrong of [{ place: -1 }, { of: 1e9 }, { left: 0.5 }])
    assert.equal(isDayEntry([KEY, { ...lost, ...wrong }]), false);
});

test('of two devices the result counts that came first', () => {
  const early = withResult({}, KEY, over({ at: 5, result: 3 }));
  const late = withMark(withResult({}, KEY, over({ at: 9, result: 1 })), KEY, { result: 4, won: false, ties: 2 });
  for (const [one, two] of [
    [early, late],
    [late, early],
  ]) {
    const { result, mark, markTies } = mergedDays(one, two)[KEY];
    assert.deepEqual([result, mark, markTies], [3, 4, 2]);
  }
  const begun = withBegun({}, KEY, { late: false, at: 1 });
  assert.equal(mergedDays(begun, late)[KEY].result, 1);
});

test('months have their weeks', () => {
  assert.deepEqual([monthAfter('2026-12', 1), monthAfter('2027-01', -1)], ['2027-01', '2026-12']);
  const weeks = weeksOf('2026-02');
  assert.deepEqual([weeks.length, weeks[0].indexOf('2026-02-01'), weeks.flat().filter(Boolean).length], [5, 6, 28]);
});
