// Thousands of damaged books and files of statistics (web/src/statistics). Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inputs, random } from '../inputs.js';

globalThis.__KORTTI__ = { version: '1', games: [] };
const { emptyBook, fileOf, merged, readBook, readFile, withDeal, withFirsts } = await import(
  '../../../web/src/statistics/book.js'
);
const { averageOf, courseOf, groupsOf } = await import('../../../web/src/statistics/figures.js');
const { allDealsOf, byGame, byLevel, extremeDays, lastDays, weeksIn } = await import(
  '../../../web/src/statistics/overview.js'
);
const { streakOf } = await import('../../../web/src/statistics/milestones.js');

const COUNT = inputs(2000);
const UNIT = { id: 'unit-points', is_low: true, is_share: false };
const KIND = { game: 'pantti', rules: '{"players":4}', rivals: 'casual', partners: '', unit: UNIT, practice: false };
const noted = (k) => ({ ...KIND, id: `m/${k}`, at: 1000 + k, result: k % 7, won: k % 3 === 0 });
const DAY = { at: 5, late: false, practice: false, result: 3, won: true, unit: UNIT, place: 1 };

/** Makes a book of a device with deals, sums, a day and a first. */
function bookOf(device) {
  const book = Array.from({ length: 610 }, (_, k) => noted(k + 1)).reduce(withDeal, emptyBook(device));
  const { upto, sums, deals } = book.shelves[device];
  const few = { ...book, shelves: { [device]: { upto, sums, deals: deals.slice(-6) } }, gone: ['m/1', 'm/2'] };
  return { ...withFirsts(few, noted(610), ['won']), days: { '2026-11-23/pantti': DAY } };
}

const [MINE, OTHER] = [bookOf('aaaa'), bookOf('bbbb')];

const ODD = [
  ...[null, true, 0, -1, 1, 0.5, 1e308, -1e308, 2 ** 53, 8.7e15, '', 'x', '7', 'a'.repeat(2000), '{', '[]', [], [[]]],
  ...[{}, { at: 1 }, { toString: 1 }, { length: 3 }, '__proto__', 'constructor', '2026-13-45/pantti', 'bbbb'],
];

/** Returns a copy of a value in which one part is dropped, doubled, renamed or something else. */
function damaged(value, below) {
  if (typeof value !== 'object' || value === null) return ODD[below(ODD.length)];
  const names = Object.keys(value);
  if (!names.length || below(8) === 0) return ODD[below(ODD.length)];
  const name = names[below(names.length)];
  const entries = Object.entries(value).map(([key, one]) => [key, key === name ? damaged(one, below) : one]);
  if (Array.isArray(value)) return below(5) ? entries.map(([, one]) => one) : [...value, ...value];
  if (below(6) === 0) return Object.fromEntries(entries.filter(([key]) => key !== name));
  if (below(12) === 0) return JSON.parse(JSON.stringify(value).replace(`"${name}"`, '"__proto__"'));
  return Object.fromEntries(entries);
}

/** Returns the names of all numbers in a value that are none. */
function endlessIn(value) {
  const found = [];
  JSON.stringify(value, (name, one) => {
    if (typeof one === 'number' && !Number.isFinite(one)) found.push(name);
    return one;
  });
  return found;
}

test('of a damaged book something is left, which is whole', () => {
  const below = random();
  for (let number = 0; number < COUNT; number += 1) {
    let stored = number % 2 ? MINE : OTHER;
    for (let times = 0; times <= below(4); times += 1) stored = damaged(stored, below);
    const read = readBook(stored, 'zzzz');
    assert.deepEqual(readBook(JSON.parse(JSON.stringify(read)), 'zzzz'), read);
    assert.deepEqual(Object.getPrototypeOf(read), Object.prototype);
    const file = readFile(fileOf(read, 0));
    assert.deepEqual([file.problem, file.book?.shelves, file.book?.days], [undefined, read.shelves, read.days]);
    const both = merged(MINE, read);
    assert.deepEqual(readBook(JSON.parse(JSON.stringify(both)), 'zzzz'), both);
    assert.ok(allDealsOf(both).length >= 6 || number % 2, 'a merge loses no deal of another shelf');
    for (const each of [read, both]) {
      const groups = groupsOf(each);
      const told = [groups, byGame(groups), byLevel(groups), weeksIn(lastDays(allDealsOf(each), 2e12))];
      told.push(streakOf(each.days, '2026-11-23'), extremeDays(allDealsOf(each)));
      for (const { sum, recent } of groups) told.push(courseOf(recent), averageOf(sum));
      assert.deepEqual(endlessIn(told), []);
    }
  }
});

test('a file that is not as it was written is refused', () => {
  const below = random(11);
  const text = fileOf(MINE, 0);
  let refused = 0;
  for (let number = 0; number < COUNT; number += 1) {
    const [one, two] = [below(text.length), below(40)];
    const pieces = ['', '"', '{', ',', '0', '9', 'null', '\\', '\u0000', text.slice(one, one + two), 'e9', '}'];
    const read = readFile(text.slice(0, one) + pieces[below(pieces.length)] + text.slice(one + (below(2) ? two : 0)));
    assert.ok(['foreign', 'damaged', 'later', undefined].includes(read.problem));
    if (read.problem) refused += 1;
    else assert.deepEqual([read.book.shelves, read.book.days], [MINE.shelves, MINE.days]); // only blanks or the date
  }
  assert.ok(refused > COUNT / 2);
});
