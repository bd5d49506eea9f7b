// practice/, without a browser: when tasks come back, patterns of misses, the next puzzle. Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceOf, patternsOf } from '../../../web/src/practice/patterns.js';
import { levelOf, nextPuzzle, readPuzzles, wishIn } from '../../../web/src/practice/puzzle-choice.js';
import {
  dayAfter,
  dueTasks,
  kindsOf,
  MOST,
  readKept,
  tasksOf,
  withDeal,
  withPuzzle,
  withTry,
} from '../../../web/src/practice/tasks.js';

const NOW = new Date(2026, 2, 27, 21, 30).getTime(); // two days before a clock change in Europe
const EMPTY = readKept(undefined);
const move = (at, mark, reason = 'sedma-reason-take') => ({
  at,
  mark,
  played: 'play 9D',
  best: mark === 'fine' ? 'play 9D' : 'play 7C',
  played_label: { id: 'sedma-choose', args: { card: '9D' } },
  reason: reason && { id: reason, args: {} },
});
const made = (moves, of = 'm:1:0', at = NOW) =>
  tasksOf({ game: 'sedma', of, review: { seat: 0, moves } }, at).map(({ step, ...task }) => ({
    ...task,
    link: '1p.x',
  }));
const withTasks = (moves, kept = EMPTY, of = 'm:1:0', at = NOW) =>
  withDeal(kept, made(moves, of, at), { of, game: 'sedma', kinds: kindsOf({ moves }) });

test('slips and blunders become tasks, due tomorrow', () => {
  const kept = withTasks([move(4, 'slip'), move(9, 'fine'), move(12, 'blunder')]);
  assert.deepEqual(
    kept.tasks.map(({ id }) => id),
    ['m:1:0:4', 'm:1:0:12'],
  );
  assert.deepEqual([dueTasks(kept, NOW), dueTasks(kept, dayAfter(NOW, 1)).length], [[], 2]);
  assert.deepEqual(readKept(JSON.parse(JSON.stringify(kept))), kept);
});

test('a task comes back after 1, 3 and 7 days, and is done then', () => {
  let kept = withTasks([move(4, 'slip')]);
  let now = NOW;
  for (const days of [1, 3, 7]) {
    now = dayAfter(now, days);
    assert.equal(dueTasks(kept, now - 1).length, 0);
    assert.equal(dueTasks(kept, now).length, 1);
    now += 15 * 3_600_000;
    kept = withTry(kept, 'm:1:0:4', true, now);
    assert.deepEqual(withTry(kept, 'm:1:0:4', true, now), kept); // once a day
  }
  assert.equal(dueTasks(kept, Number.MAX_SAFE_INTEGER).length, 0);
  assert.equal(kept.tasks.length, 1);
});

test('a missed task begins again', () => {
  let kept = withTasks([move(4, 'slip')]);
  kept = withTry(kept, 'm:1:0:4', true, dayAfter(NOW, 1));
  kept = withTry(kept, 'm:1:0:4', false, dayAfter(NOW, 4));
  assert.equal(kept.tasks[0].due, dayAfter(NOW, 5));
  assert.equal(kept.tasks[0].box, 0);
});

test('days begin at midnight, whatever the clock does', () => {
  for (const days of [1, 3, 7]) assert.equal(new Date(dayAfter(NOW, days)).getHours(), 0);
  assert.equal(new Date(dayAfter(NOW, 7)).getDate(), 3);
});

test('a deal reviewed again keeps the dates of its tasks, and is counted once', () => {
  const kept = withTry(withTasks([move(4, 'slip')]), 'm:1:0:4', true, dayAfter(NOW, 1));
  const again = withTasks([move(4, 'slip'), move(8, 'slip')], kept, 'm:1:0', dayAfter(NOW, 2));
  assert.equal(again.tasks[0].due, kept.tasks[0].due);
  assert.equal(again.tasks.length, 2);
  assert.deepEqual(again.deals, [{ of: 'm:1:0', game: 'sedma', kinds: { 'sedma-reason-take': [2, 2] } }]);
});

test('above the limit done tasks go first, then the oldest', () => {
  let kept = EMPTY;
  for (let k = 0; k < MOST.tasks; k += 1) kept = withTasks([move(1, 'slip')], kept, `m${k}:1:0`, NOW + k);
  const done = kept.tasks[7];
  kept = {
    ...kept,
    tasks: kept.tasks.map(({ due, ...task }) => (task.id === done.id ? { ...task, box: 3 } : { ...task, due })),
  };
  kept = withTasks([move(1, 'slip'), move(2, 'slip')], kept, 'new:1:0', NOW + 1000);
  const ids = kept.tasks.map(({ id }) => id);
  assert.equal(ids.length, MOST.tasks);
  assert.deepEqual([ids.includes(done.id), ids[0]], [false, 'm1:1:0:1']);
});

test('what is damaged is left out', () => {
  const { tasks, deals } = withTasks([move(4, 'slip')]);
  const bad = [null, 7, {}, { ...tasks[0], link: 3 }, { ...tasks[0], due: 'soon' }, { ...tasks[0], label: null }];
  const stored = {
    tasks: [...bad, ...tasks],
    deals: [
      null,
      { of: 'x' },
      { of: 'x', game: 'sedma', kinds: { a: [1, 'b'] } },
      { of: 'x', game: 'sedma', kinds: { a: [] } },
      ...deals,
    ],
    puzzles: { sedma: [['sedma-1', true], 'x', ['sedma-2']], pantti: 5 },
  };
  const kept = readKept(stored);
  assert.deepEqual(kept, { tasks, deals, puzzles: { sedma: [['sedma-1', true]], pantti: [] } });
  for (const value of [null, 3, 'text', [], { tasks: {} }, { puzzles: 'x' }])
    assert.deepEqual(readKept(value).tasks, []);
});

test('kinds of reasons are counted: right or marked choices, but not doubtful ones', () => {
  const doubtful = { ...move(3, 'fine'), best: 'play 7C' };
  const moves = [
    move(1, 'fine'),
    move(2, 'slip'),
    doubtful,
    move(4, 'slip', null),
    move(5, 'fine', 'sedma-reason-keep'),
  ];
  assert.deepEqual(kindsOf({ moves }), { 'sedma-reason-take': [2, 1], 'sedma-reason-keep': [1, 0] });
});

test('a pattern is told only if it is clear of chance', () => {
  const themes = { a: 'take', b: 'take', c: 'keep' };
  const of = (kinds) => [{ of: 'x', game: 'sedma', kinds }];
  assert.deepEqual(patternsOf(of({ a: [6, 4], b: [6, 4], c: [60, 5] }), themes), [
    { theme: 'take', missed: 8, choices: 12 },
  ]);
  assert.deepEqual(patternsOf(of({ a: [12, 3], c: [60, 5] }), themes), []); // chance
  assert.deepEqual(patternsOf(of({ a: [4, 4], c: [600, 1] }), themes), []); // too few
  assert.deepEqual(patternsOf(of({ a: [60, 60] }), themes), []); // everything is missed
  assert.deepEqual(patternsOf(of({ constructor: [9, 9], c: [60, 0] }), themes), []); // no theme
});

test('the exact test', () => {
  for (const [missed, p] of [
    [0, 1],
    [2, 0.5],
    [3, 1 / 20],
  ])
    assert.ok(Math.abs(chanceOf({ choices: 3, missed }, { choices: 6, missed: 3 }) - p) < 1e-12);
});

const PUZZLES = Array.from({ length: 8 }, (_, k) => ({
  id: `sedma-${k + 1}`,
  link: 'x',
  seat: 0,
  answers: ['play 7C'],
  level: 1 + Math.floor(k / 2),
  missed: {},
}));

test('the next puzzle follows what has been solved', () => {
  const ids = [];
  let kept = EMPTY;
  for (let k = 0; k < PUZZLES.length; k += 1) {
    const { id } = nextPuzzle(PUZZLES, kept.puzzles.sedma ?? []);
    kept = withPuzzle(kept, 'sedma', id, true);
    ids.push(Number(id.slice(6)));
  }
  assert.deepEqual([...ids].sort(), [1, 2, 3, 4, 5, 6, 7, 8]);
  assert.equal(ids[0], 1);
  assert.equal(nextPuzzle(PUZZLES, kept.puzzles.sedma), null);
  assert.equal(levelOf(PUZZLES, kept.puzzles.sedma), 4);
});

test('a missed puzzle comes back after the others, and not at once', () => {
  const missed = PUZZLES.map(({ id }) => [id, false]);
  assert.equal(nextPuzzle(PUZZLES, missed.slice(0, 7)).id, 'sedma-8');
  assert.equal(nextPuzzle(PUZZLES, missed, 'sedma-1').id, 'sedma-2');
  assert.equal(levelOf(PUZZLES, missed), 1);
  const kept = withPuzzle(withPuzzle(EMPTY, 'sedma', 'sedma-1', true), 'sedma', 'sedma-1', false);
  assert.deepEqual(kept.puzzles.sedma, [['sedma-1', true]]); // once found, it stays so
});

test('a file of puzzles is checked', () => {
  const bad = [
    null,
    {},
    { ...PUZZLES[0], answers: [] },
    { ...PUZZLES[0], id: 'pantti-1' },
    { ...PUZZLES[0], level: 9 },
  ];
  assert.deepEqual(readPuzzles({ game: 'sedma', puzzles: [...bad, ...PUZZLES] }, 'sedma'), PUZZLES);
  for (const file of [
    null,
    'x',
    [],
    { game: 'sedma' },
    { game: 'sedma', puzzles: bad },
    { game: 'pantti', puzzles: PUZZLES },
  ])
    assert.throws(() => readPuzzles(file, 'sedma'));
});

test('wishes', () => {
  assert.deepEqual(wishIn('sedma-12'), { game: 'sedma', number: 12 });
  assert.deepEqual(wishIn('fan-tan-3', 'sedma'), { game: 'fan-tan', number: 3 });
  assert.deepEqual(wishIn('7', 'sedma'), { game: 'sedma', number: 7 });
  assert.deepEqual(wishIn('next', 'sedma'), { game: 'sedma', number: 0 });
  assert.deepEqual(wishIn('what?', 'sedma'), { game: 'sedma', number: 0 });
});
