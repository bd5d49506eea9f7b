// review.js and the arithmetic of the curve, without a browser: a fake engine answers on command.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kept, keptReview, Review, upTo } from '../../../web/src/match/review.js';
import { placeOf, stopsOf } from '../../../web/src/screens/review/curve-stops.js';
import { toldOf, turningOf } from '../../../web/src/screens/review/review-told.js';

const rest = () => new Promise((resolve) => setTimeout(resolve));
const SAVE = 'kortti 1\ngame toy\nseed a\nseat person deal\ndeal\nplay 1, pass\nplay 2\ndeal\npass,\n';
const REQUEST = { do: 'review', save: SAVE, deal: 1, seat: 0 };

const label = (text) => ({ id: 'play', args: { text } });
const move = (at, more = {}) => ({
  at,
  played: 'a',
  best: 'b',
  played_label: label('a'),
  best_label: label('b'),
  played_cards: ['7S'],
  best_cards: ['8S'],
  expected: 2,
  best_expected: 3,
  loss: 1,
  error: 0.1,
  mark: 'slip',
  reason: null,
  ...more,
});
const reviewOf = (more = {}) => ({
  seat: 0,
  deal: 1,
  unit: { id: 'points' },
  is_low: false,
  moves: [move(2), move(5, { mark: 'fine' })],
  curve: [
    { at: 0, expected: 4 },
    { at: 8, expected: 1 },
  ],
  result: 1,
  turning: { at: 8, change: -3 },
  usual: 4,
  spread: 2,
  luck: -1,
  play: -2,
  play_error: 0.2,
  accuracy: 50,
  borders: { slip: 0.2, blunder: 0.5 },
  ...more,
});

/** A review with a fake engine, answered by hand, and a store that holds `stored`. */
function begin(stored = null) {
  const asked = [];
  const shelf = { stored, get: async () => shelf.stored, put: (review) => (shelf.stored = review) };
  const made = [];
  const review = new Review({
    request: REQUEST,
    ask: (request) => new Promise((resolve, reject) => asked.push({ request, resolve, reject })),
    shelf,
    onMade: (one) => made.push(one),
  });
  return {
    review,
    asked,
    shelf,
    made,
    stage: () => review.state.stage,
    async answer(answer) {
      const { resolve, reject } = asked.at(-1);
      if (answer instanceof Error) reject(answer);
      else resolve(answer);
      await rest();
    },
  };
}

test('it is asked for slice by slice, with what the last one gave, tells how far it is, and is kept', async () => {
  const { review, asked, answer, shelf, made, stage } = begin();
  review.look(true);
  await rest();
  assert.deepEqual([stage(), asked.map(({ request }) => request)], ['counting', [REQUEST]]);
  await answer({ unfinished: true, done: 0.25 });
  assert.deepEqual([review.state.done, asked.length, asked[1].request], [0.25, 2, { ...REQUEST, done: 0.25 }]);
  const whole = reviewOf();
  await answer(whole);
  assert.deepEqual(
    [stage(), review.state.review, shelf.stored, made, asked.length],
    ['there', whole, whole, [whole], 2],
  );
});

test('the first marks are told in order of play, and not sent back', async () => {
  const { review, asked, answer } = begin();
  review.look(true);
  await rest();
  await answer({ unfinished: true, done: 0.5, moves: [move(5), move(2)], choices: [2, 3, 5] });
  assert.deepEqual(
    [review.state.first.map(({ at }) => at), review.state.choices],
    [
      [2, 5],
      [2, 3, 5],
    ],
  );
  assert.deepEqual([review.state.review, asked[1].request], [null, { ...REQUEST, done: 0.5 }]);
  await answer({ unfinished: true, done: 0.6 });
  assert.equal(review.state.first.length, 2);
});

test('one that is kept is shown at once, and nothing is asked or told', async () => {
  const whole = reviewOf();
  const { review, asked, made, stage } = begin(whole);
  review.look(true);
  await rest();
  assert.deepEqual([stage(), review.state.review, asked.length, made.length], ['there', whole, 0, 0]);
});

test('nobody is made to wait for one that was not asked for', async () => {
  const { review, asked, stage } = begin();
  review.look(false);
  await rest();
  assert.deepEqual([stage(), asked.length], ['resting', 0]);
  review.make();
  review.make();
  assert.deepEqual([stage(), asked.length], ['counting', 1]);
});

test('who stops it is asked for nothing more, keeps nothing, and can go on', async () => {
  const { review, asked, answer, shelf, stage } = begin();
  review.look(true);
  await rest();
  await answer({ unfinished: true, done: 0.5 });
  review.stop();
  await answer(reviewOf());
  assert.deepEqual([stage(), review.state.review, shelf.stored, asked.length], ['resting', null, null, 2]);
  review.make();
  assert.deepEqual([asked.length, asked[2].request, review.state.done], [3, REQUEST, 0.5]);
  asked[1].resolve(reviewOf({ result: 9 })); // answers the stopped one
  await answer(reviewOf());
  assert.deepEqual([stage(), review.state.review.result], ['there', 1]);
});

test('who leaves while the shelf is looked into is not asked for anything later', async () => {
  const { review, asked } = begin();
  review.look(true);
  review.stop();
  await rest();
  assert.deepEqual([asked.length, review.state.review], [0, null]);
});

test('where another review has come between it begins anew, and the bar goes back', async () => {
  const { review, asked, answer } = begin();
  review.look(true);
  await rest();
  await answer({ unfinished: true, done: 0.5 });
  await answer({ stopped: true });
  assert.deepEqual(asked[2].request, REQUEST);
  await answer({ unfinished: true, done: 0.01 });
  assert.equal(review.state.done, 0.01);
});

test('a failure is told, and can be tried again', async () => {
  const { review, answer, stage, shelf } = begin();
  review.look(true);
  await rest();
  await answer(new Error('lost'));
  assert.deepEqual([stage(), review.state.problem.message], ['resting', 'lost']);
  review.make();
  assert.equal(review.state.problem, null);
  await answer(reviewOf());
  assert.deepEqual([stage(), shelf.stored !== null], ['there', true]);
});

test('what is kept counts for the deal as it was played, however the match went on', () => {
  const stored = JSON.parse(JSON.stringify(kept(reviewOf(), REQUEST, 0)));
  const found = (save, more = {}, place = 0) => keptReview(stored, { ...REQUEST, save, ...more }, place) !== null;
  assert.equal(found(SAVE), true);
  assert.equal(found(SAVE.replace('pass,\n', 'pass, play 9\ndeal\nplay 7\n')), true);
  assert.equal(found(SAVE.replace('seed a', 'seed a\npractice')), true);
  assert.equal(found(SAVE.slice(0, SAVE.lastIndexOf('deal'))), true);
  assert.equal(found(SAVE.replace('play 2', 'play 3')), false);
  assert.equal(found(SAVE.replace('seed a', 'seed b')), false);
  assert.equal(found(SAVE, { seat: 1 }), false);
  assert.equal(found(SAVE, { deal: 2 }), false);
  assert.equal(found(SAVE, {}, 1), false);
});

test('what is asked for is the same, however the match went on', () => {
  const first = upTo(SAVE, 0);
  assert.equal(
    upTo(SAVE.replace('seed a', 'seed a\npractice').replace('pass,\n', 'pass, play 9\ndeal\nplay 7\n'), 0),
    first,
  );
  assert.equal(upTo(first, 0), first);
  assert.notEqual(upTo(SAVE.replace('play 2', 'play 3'), 0), first);
  assert.notEqual(upTo(SAVE, 1), first);
});

test('a damaged one is none', () => {
  const spoilt = [
    null,
    {},
    [],
    'x',
    reviewOf({ moves: null }),
    reviewOf({ moves: [null] }),
    reviewOf({ moves: [move(1, { mark: 'great' })] }),
    reviewOf({ moves: [move('1')] }),
    reviewOf({ moves: [move(1, { best_label: undefined })] }),
    reviewOf({ curve: [] }),
    reviewOf({ curve: [{ at: 1 }, { at: 2 }] }),
    reviewOf({ usual: null }),
    reviewOf({ borders: {} }),
    reviewOf({ turning: undefined }),
    reviewOf({ turning: { at: 1 } }),
    reviewOf({ moves: [move(1, { best_cards: undefined })] }),
    reviewOf({ unit: 'points' }),
  ];
  for (const review of spoilt)
    assert.equal(keptReview({ ...kept(reviewOf(), REQUEST, 0), review }, REQUEST, 0), null, JSON.stringify(review));
  for (const stored of [null, undefined, 7, 'x', {}]) assert.equal(keptReview(stored, REQUEST, 0), null);
});

test('the curve has a stop for each move, and falls there by what that cost', () => {
  const stops = stopsOf(reviewOf());
  assert.deepEqual(
    stops.map(({ at, before, after }) => [at, before, after]),
    [
      [0, 4, 4],
      [2, 3, 2],
      [5, 3, 2],
      [8, 1, 1],
    ],
  );
  assert.deepEqual(
    [0, 1, 2, 3.5, 5, 8, 99].map((at) => placeOf(stops, at)),
    [0, 0.5, 1, 1.5, 2, 3, 3],
  );
  const first = stopsOf(reviewOf({ moves: [move(0)] }));
  assert.deepEqual([placeOf(first, 0), placeOf(first, 4)], [1, 1.5]);
  assert.equal(placeOf(stopsOf(reviewOf({ moves: [] })), 4), 0.5);
});

// Words that show the id of a message with the arguments that matter.
const words = {
  t: (id, args = {}) =>
    [
      id.replace('review-', ''),
      ...['way', 'n', 'amount', 'when', 'first', 'number', 'better'].flatMap((name) => args[name] ?? []),
    ].join(' '),
  show: ({ id, args }) => (args.way ? words.t(id, args) : `${args.count ?? args.text}`),
  flow: (sentences) => sentences.filter(Boolean).join('. '),
  row: (texts) => texts.join(', '),
};
const toldBy = (more) => {
  const review = reviewOf(more);
  const choices = review.moves.map(({ at }) => at);
  return toldOf({ review, moves: review.moves, choices, view: {}, seat: 0, name: 'you-name', words });
};

test('luck and play are told by what is good, without signs', () => {
  const first = (more) => toldBy({ unit: { id: 'points', args: {} }, ...more }).sums()[0];
  assert.equal(first({}), 'luck bad better bad 1 1. play cost amount 2 2');
  assert.equal(first({ is_low: true }), 'luck good better good 1 1. play gain amount 2 2');
  assert.equal(first({ luck: 1, play: 0.5 }), 'luck good better good 1 1. play gain amount 0.5 0.5');
  assert.equal(first({ luck: 0.1, play: 0.04 }), 'luck none better good 0.1 0.1. play none amount 0 0');
  assert.equal(first({ luck: -14.4, play: -9.4, spread: 21 }), 'luck bad better bad 14 14. play cost amount 9 9');
});

test('the turning point is named by the choices around it', () => {
  const curve = [0, 3, 6, 8].map((at) => ({ at, expected: at }));
  const turning = (at, change = 3) => toldBy({ curve, turning: { at, change } }).turning();
  assert.deepEqual(
    [3, 6, 8].map((at) => turning(at)),
    ['turning start 0 1 better good 3 3', 'turning between 1 2 better good 3 3', 'turning end 2 3 better good 3 3'],
  );
  assert.equal(turning(3, 0.01), '');
  assert.equal(turningOf(reviewOf({ turning: null })), 0);
});

test('the review as text has a line for each sentence and choice', () => {
  const lines = toldBy({}).text('title').split('\n');
  assert.deepEqual([lines[0], lines.length], ['title', 10]);
});
