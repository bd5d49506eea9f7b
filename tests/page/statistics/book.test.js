// The book of deals (web/src/statistics), without a browser. Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.__KORTTI__ = { version: '1', games: [] };
const { emptyBook, erased, fileOf, merged, readBook, readFile, withDeal, withFirsts, withReview } = await import(
  '../../../web/src/statistics/book.js'
);
const { averageOf, courseOf, groupsOf, lossOf, quantile, shareOf, standingOf } = await import(
  '../../../web/src/statistics/figures.js'
);
const { notedOf } = await import('../../../web/src/statistics/deal-entry.js');

const PENALTIES = { id: 'unit-points', is_low: true, is_share: false };
const KIND = {
  game: 'pantti',
  rules: '{"players":4}',
  rivals: 'casual',
  partners: '',
  unit: PENALTIES,
  practice: false,
};
const noted = (k, more = {}) => ({ ...KIND, id: `m/${k}`, at: 1000 + k, result: k % 7, won: k % 3 === 0, ...more });
const bookOf = (device, count, from = 1) =>
  Array.from({ length: count }, (_, k) => noted(k + from)).reduce(withDeal, emptyBook(device));
const only = (book) => groupsOf(book)[0].sum;
const copy = (value) => JSON.parse(JSON.stringify(value));

test('a deal is noted once, whatever came of it the second time', () => {
  const book = withDeal(emptyBook('aaaa'), noted(1));
  assert.equal(withDeal(book, noted(1, { result: 99 })), book);
  assert.equal(only(withDeal(book, noted(2))).deals, 2);
});

test('a first is the first of all, also in practice, and not of what was erased', () => {
  const first = withFirsts(withDeal(emptyBook('aaaa'), noted(1)), noted(1), ['won']);
  assert.deepEqual(first.firsts, { 'pantti/won': { at: 1001, id: 'm/1' } });
  assert.equal(withFirsts(first, noted(2), ['won']), first);
  const practised = withFirsts(first, noted(2, { practice: true }), ['cut']).firsts;
  assert.deepEqual(practised['pantti/cut'], { at: 1002, id: 'm/2' });
  const other = withFirsts(withDeal(emptyBook('bbbb'), noted(0)), noted(0), ['won', 'cut']);
  for (const both of [merged(first, other), merged(other, first)])
    assert.deepEqual([both.firsts['pantti/won'].id, Object.keys(both.firsts).length], ['m/0', 2]);
  const none = erased(first, 'cccc');
  assert.deepEqual([none.firsts, withFirsts(none, noted(1), ['won'])], [{}, none]);
  assert.deepEqual(readFile(fileOf(other, 0)).book.firsts, other.firsts);
  const stored = { ...other, firsts: { ...other.firsts, 'x/y/z': { at: 1, id: 'a' }, 'x/y': { at: -1, id: 'a' } } };
  assert.deepEqual(readBook(stored, 'dddd').firsts, other.firsts);
});

test('the oldest deals are summed up, and nothing of that is lost or noted again', () => {
  const book = bookOf('aaaa', 700);
  const { upto, sums, deals } = book.shelves.aaaa;
  assert.ok(deals.length <= 600 && upto > 0 && sums.length === 1);
  const expected = Array.from({ length: 700 }, (_, k) => noted(k + 1));
  const sum = only(book);
  assert.deepEqual(
    [sum.deals, sum.wins, sum.total, sum.best, sum.worst, sum.longest],
    [700, expected.filter(({ won }) => won).length, expected.reduce((all, { result }) => all + result, 0), 0, 6, 1],
  );
  assert.equal(withDeal(book, noted(upto)), book);
  assert.ok(JSON.stringify(bookOf('aaaa', 5000)).length < 250_000);
});

test('two books become one, and what is in both counts once', () => {
  const old = bookOf('aaaa', 650);
  const now = Array.from({ length: 600 }, (_, k) => noted(k + 651)).reduce(withDeal, old);
  const other = bookOf('bbbb', 30, 5000);
  for (const [one, two] of [
    [old, now],
    [now, old],
    [now, now],
  ])
    assert.equal(only(merged(one, two)).deals, 1250);
  for (const both of [merged(now, other), merged(other, now), merged(merged(now, other), copy(other))]) {
    assert.deepEqual([only(both).deals, only(both).best, only(both).worst], [1280, 0, 6]);
  }
  assert.equal(merged(other, now).device, 'bbbb');
});

test('an erased book is empty, and what lies on a table is not noted again', () => {
  const book = bookOf('aaaa', 5);
  const empty = erased(book, 'cccc');
  assert.deepEqual(groupsOf(empty), []);
  assert.equal(erased(empty, 'cccc'), empty);
  assert.equal(withDeal(empty, noted(5)), empty);
  assert.equal(only(withDeal(empty, noted(6))).deals, 1);
  assert.equal(only(merged(empty, book)).deals, 5); // restored from the exported file
});

test('a file is read as it was written; one that is foreign, damaged or of a later build is not', () => {
  const book = withReview(bookOf('aaaa', 20), { match: 'm', deal: 3, moves: 5, loss: 1.25 });
  const text = fileOf(book, 0);
  assert.deepEqual(readFile(text).book.shelves, book.shelves);
  for (const foreign of ['', 'x', '[]', 'null', '{}', '{"what": "other"}'])
    assert.equal(readFile(foreign).problem, 'foreign', foreign);
  for (const damaged of [
    text.slice(0, -40),
    text.replace('"won": true', '"won": false'),
    text.replace(/"n": 3\b/, '"n": 4'),
    text.replace('"book": {', '"book": {"more": 1,'),
  ]) {
    assert.equal(readFile(damaged).problem, 'damaged');
  }
  assert.equal(readFile(text.replace('"version": 2', '"version": 3')).problem, 'later');
  const old =
    '{"what": "kortti statistics","version": 1,"made": "1970-01-01T00:00:00.000Z","check": "ha7dvn1fwksjj","book": {"device": "aaaa","shelves": {},"days": {"2026-11-23/pantti": {"at": 5,"late": false,"practice": false}}}}';
  assert.deepEqual(Object.keys(readFile(old).book.days), ['2026-11-23/pantti']); // of the first version
});

test('of what is stored only what is damaged is left out', () => {
  const good = bookOf('aaaa', 3);
  const stored = copy(good);
  stored.shelves.aaaa.deals.push(
    null,
    7,
    { ...stored.shelves.aaaa.deals[0], result: 'x' },
    { ...stored.shelves.aaaa.deals[0], rules: '{' },
    { ...stored.shelves.aaaa.deals[0], at: 9e15 },
    { ...stored.shelves.aaaa.deals[0], result: 1e308 },
  );
  stored.shelves['../x'] = stored.shelves.aaaa;
  stored.days = {
    '2026-11-02/pantti': { at: 1, late: false, practice: false },
    '2026-13-02/pantti': { at: 1, late: false, practice: false },
    x: 5,
  };
  stored.gone = ['m/9', 3];
  const read = readBook(stored, 'zzzz');
  assert.deepEqual(read.shelves, good.shelves);
  assert.deepEqual([Object.keys(read.days), read.gone, read.device], [['2026-11-02/pantti'], ['m/9'], 'aaaa']);
  for (const nothing of [undefined, null, 5, 'x', [], { shelves: [] }, { shelves: { aaaa: 5 }, device: {} }])
    assert.deepEqual(readBook(nothing, 'zzzz'), emptyBook('zzzz'));
});

test('a review is kept with its deal, and makes a level', () => {
  const isUsual = (rules) => rules === KIND.rules;
  let book = bookOf('aaaa', 4);
  book = withReview(book, { match: 'm', deal: 1, moves: 20, loss: 10 });
  book = withReview(book, { match: 'm', deal: 2, moves: 20, loss: 2 });
  book = withReview(book, { match: 'm', deal: 2, moves: 20, loss: 7 }); // again
  book = withReview(book, { match: 'm', deal: 4, moves: 10, loss: -1 }); // by chance, the best move did worse
  for (const bad of [
    { moves: 0, loss: 1 },
    { moves: 3, loss: NaN },
    { moves: 3.5, loss: 1 },
  ])
    assert.equal(withReview(book, { match: 'm', deal: 3, ...bad }), book);
  const loss = lossOf(groupsOf(book), isUsual);
  assert.deepEqual(loss, { moves: 50, average: 0.32 });
  assert.deepEqual(readBook(JSON.parse(JSON.stringify(book)), 'zzzz'), book);
  const losses = { beginner: 0.9, casual: 0.5, skilled: 0.2, expert: 0.1 };
  assert.deepEqual(standingOf(loss, losses), { lower: 'casual', upper: 'skilled' });
  assert.deepEqual(standingOf({ moves: 40, average: 2 }, losses), { lower: null, upper: 'beginner' });
  assert.deepEqual(standingOf({ moves: 40, average: 0 }, losses), { lower: 'expert', upper: null });
  for (const unknown of [undefined, {}, { casual: 1 }]) assert.equal(standingOf(loss, unknown), null);
  assert.equal(standingOf({ moves: 5, average: 1 }, losses), null);
  assert.equal(
    lossOf(groupsOf(book), () => false),
    null,
  );
});

test('deals stand apart by rules, level and practice; streaks follow the order in which they were played', () => {
  const wins = [true, true, false, true, true, true].map((won, k) => noted(k + 1, { won }));
  const book = [
    ...wins,
    noted(7, { practice: true }),
    noted(8, { rivals: 'expert' }),
    noted(9, { rules: '{"players":3}' }),
  ].reduce(withDeal, emptyBook('aaaa'));
  assert.deepEqual(
    groupsOf(book).map(({ sum }) => sum.deals),
    [1, 1, 1, 6],
  );
  const { sum } = groupsOf(book)[3];
  assert.deepEqual([sum.run, sum.longest], [3, 3]);
});

test('averages have their intervals', () => {
  assert.deepEqual(averageOf({ deals: 4, total: 8, squares: 20, unit: PENALTIES }), { mean: 2, low: null, high: null });
  const { mean, low, high } = averageOf({ deals: 5, total: 10, squares: 30, unit: PENALTIES }); // 0 1 2 3 4
  assert.ok(
    mean === 2 && Math.abs(low + high - 4) < 1e-9 && Math.abs((high - low) / 2 - 1.963) < 0.03,
    `${low} ${high}`,
  ); // 2.776 * 1.581 / sqrt(5)
  for (const [degrees, exact] of [
    [4, 2.776],
    [10, 2.228],
    [30, 2.042],
  ])
    assert.ok(Math.abs(quantile(degrees) - exact) < 0.03);
  const share = shareOf(3, 10);
  assert.ok(Math.abs(share.low - 0.108) < 0.002 && Math.abs(share.high - 0.603) < 0.002);
  const wins = { id: 'unit-wins', is_low: false, is_share: true };
  assert.deepEqual(averageOf({ deals: 10, total: 300, squares: 0, unit: wins }), share);
  assert.deepEqual(
    courseOf(
      [1, 2, 3, 4].map((result) => ({ result })),
      3,
      2,
    ),
    [1.5, 2.5, 3.5],
  );
});

const view = (more = {}) => ({
  game: 'pantti',
  deal: 2,
  over: 'deal',
  options: { players: 3, target: 50 },
  measure: { unit: { id: 'unit-points', args: {} }, is_low: true, is_share: false },
  seats: [
    { kind: 'person', level: null },
    { kind: 'opponent', level: 'casual' },
    { kind: 'opponent', level: 'expert' },
  ],
  result: {
    firsts: ['pantti-first-token'],
    winners: [1],
    left: [],
    rows: [
      { seats: [0, 2], result: 12, place: 2, cards: ['7H'] },
      { seats: [1], result: 3, place: 1, cards: [] },
    ],
  },
  ...more,
});
const option = (name, fallback) => ({
  name,
  kind: 'int',
  default: fallback,
  values: [],
  by: null,
  when: {},
  unless: {},
  min: 0,
  max: 500,
  none: false,
});
const GAMES = [{ name: 'pantti', players: [3], options: [option('players', 3), option('target', 100)] }];

test('in a game that nobody wins, not to be left with the cards counts as won', () => {
  const won = (/** @type {number[]} */ left) =>
    notedOf(view({ result: { ...view().result, winners: [], left } }), { id: 'x', aided: [] }, GAMES, 5)?.deal.won;
  assert.deepEqual([won([1]), won([0])], [true, false]);
});

test('what is noted of a deal comes from its end', () => {
  assert.deepEqual(notedOf(view(), { id: 'x', aided: [1] }, GAMES, 5).deal, {
    id: 'x/2',
    at: 5,
    game: 'pantti',
    rules: '{"players":3,"target":50}',
    rivals: 'casual',
    partners: 'expert',
    unit: PENALTIES,
    result: 12,
    won: false,
    practice: false,
  });
  const { scale, firsts } = notedOf(view(), { id: 'x', aided: [1] }, GAMES, 5);
  assert.deepEqual([scale, firsts], [{ place: 2, of: 2, ties: 1, left: 1 }, ['pantti-first-token']]);
  const people = [
    { kind: 'person', level: null },
    { kind: 'person', level: null },
    { kind: 'opponent', level: 'casual' },
  ];
  for (const more of [{ over: null }, { result: null }, { seats: people }])
    assert.equal(notedOf(view(more), { id: 'x', aided: [] }, GAMES, 5), null);
});

test('practice is what was helped, or may have been known', () => {
  const isPractice = (match, more) => notedOf(view(more), { id: 'x', aided: [], ...match }, GAMES, 5).deal.practice;
  for (const match of [
    { aided: [2] },
    { origin: '1d.x' },
    { choice: { known: true } },
    { choice: { known: true, day: { again: true } } },
  ])
    assert.equal(isPractice(match), true);
  assert.deepEqual(
    [
      isPractice({ choice: { lesson: true } }, { deal: 1 }),
      isPractice({ choice: { lesson: true } }),
      isPractice({ choice: { known: true, day: { again: false } } }),
    ],
    [true, false, false],
  );
});
