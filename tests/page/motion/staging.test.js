// staging.js and its use by scenes, without a browser. Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenesOf } from '../../../web/src/match/scenes.js';
import { FEAST, flightOf, scriptOf } from '../../../web/src/motion/staging.js';

const KINDS = ['claim', 'pay', 'ask', 'give', 'knock', 'bounce', 'sweep', 'lay', 'cut', 'turn', 'out'];
const peak = (kind, more = {}) => ({ kind, words: null, cards: [], seat: 1, to: null, step: 0, ...more });
const line = (points) => ({ message: { id: 'x', args: {} }, points, terms: [] });
const seats = (...kinds) => kinds.map((kind, seat) => ({ kind, name: '', hand: `hand:${seat}`, cards: 3 }));

/** A finished deal. */
function overAt({
  over = 'deal',
  winners = [0],
  left = [],
  best = winners,
  kinds = ['person', 'opponent', 'opponent'],
  lines = 2,
  unit = { id: 'unit-points' },
} = {}) {
  const rows = kinds.map((_, seat) => ({
    seats: [seat],
    cards: ['7C'],
    lines: Array.from({ length: lines }, () => line(5)),
    points: 5 * lines,
    total: 9,
    place: 1,
  }));
  const standings =
    over === 'match' ? kinds.map((_, seat) => ({ seats: [seat], place: best.includes(seat) ? 1 : 2, total: 9 })) : null;
  return {
    view: { over, front: 0, seats: seats(...kinds), unit, result: { winners, left, verdict: null, rows }, standings },
    moves: [],
    peaks: [],
  };
}

test('at once nothing is staged, nor where nothing happens', () => {
  const running = { over: null, result: null };
  assert.equal(scriptOf({ view: running, peaks: [peak('claim')] }, 'instant'), null);
  assert.equal(scriptOf(overAt(), 'instant'), null);
  assert.equal(scriptOf({ view: running, peaks: [] }, 'normal'), null);
});

test('no moment holds the table for longer than three seconds, and words can be read', () => {
  for (const kind of KINDS) {
    const view = { over: null, result: null, front: 0, seats: seats('person', 'opponent') };
    assert.ok(scriptOf({ view, peaks: [peak(kind)] }, 'slow').length <= 3000, kind);
    if (kind !== 'ask')
      assert.ok(
        scriptOf({ view, peaks: [peak(kind, { words: { id: 'x', args: {} } })] }, 'normal').length >= 1000,
        kind,
      );
  }
});

test('the end of a deal: cards, then every line, then who has won; however many lines there are', () => {
  for (const lines of [1, 2, 9]) {
    const { end, length } = scriptOf(overAt({ lines }), 'normal');
    const times = [end.reveal, ...end.counts, end.rank, length];
    assert.deepEqual(
      times,
      [...times].sort((a, b) => a - b),
    );
    assert.equal(end.counts.length, lines);
    assert.ok(length < 4500, `${length}`);
  }
  assert.deepEqual(scriptOf(overAt({ unit: null }), 'normal').end.counts, []);
});

test('a deal is won, lost or neither by who looks, and only a match is a feast', () => {
  const outcome = (props) => scriptOf(overAt(props), 'normal').end.outcome;
  assert.deepEqual(
    [outcome({ winners: [0] }), outcome({ winners: [2] }), outcome({ winners: [] })],
    ['won', 'lost', 'even'],
  );
  assert.equal(outcome({ winners: [1], kinds: ['person', 'person', 'opponent'] }), 'even'); // they share the phone
  assert.equal(outcome({ winners: [1], kinds: ['opponent', 'opponent'] }), 'even'); // a spectator
  assert.equal(outcome({ over: 'match', winners: [1], best: [0] }), 'won'); // the match counts
  assert.equal(scriptOf(overAt(), 'normal').end.feast, null);
  const { end, length } = scriptOf(overAt({ over: 'match' }), 'normal');
  assert.equal(length, end.feast + FEAST);
  assert.equal(scriptOf(overAt({ over: 'match', best: [1] }), 'normal').end.feast, null);
});

test('a game that nobody wins celebrates who gets away, not its end', () => {
  const end = (props) => scriptOf(overAt({ winners: [], ...props }), 'normal').end;
  assert.deepEqual([end({ left: [0] }).outcome, end({ left: [2] }).outcome], ['lost', 'even']);
  assert.deepEqual(end({ left: [2] }).named, [2]);
  const view = { over: null, result: null, front: 0, seats: seats('person', 'opponent', 'opponent') };
  const length = (seat) => scriptOf({ view, peaks: [peak('out', { seat })] }, 'normal').length;
  assert.ok(length(0) === FEAST && length(1) < FEAST);
});

test('the deal is reckoned up after the last scene only', () => {
  assert.equal(scriptOf(overAt(), 'normal', false), null);
});

const FELT = { board: { x: 10, y: 100, w: 340, h: 260 }, card: { w: 48, h: 68 } };

test('groups that are laid are large fans that settle one by one, what is given is seen coming', () => {
  const moves = ['meld:1', 'meld:1', 'meld:2'].map((to, k) => ({ card: `${k + 2}C`, from: 'hand:1', to, step: 0 }));
  const { delay, via } = flightOf({ moves, peaks: [peak('lay')] }, 200, FELT);
  assert.equal(delay({ zone: 'meld:1' }), 0);
  assert.ok(delay({ zone: 'meld:2' }) >= 100);
  assert.equal(delay({ zone: 'elsewhere' }), 0);
  assert.equal(via({ zone: 'elsewhere' }), undefined);
  const [first, second, other] = ['meld:1', 'meld:1', 'meld:2'].map((zone) => via({ zone }));
  assert.ok(
    first.w > 1.5 * FELT.card.w && first.x < second.x && first.tilt < second.tilt && second.x + second.w <= other.x,
  );
  for (const { x, y, w, h } of [first, second, other]) {
    const { board } = FELT;
    assert.ok(x >= board.x && x + w <= board.x + board.w, `${x} ${w}`);
    assert.ok(y >= board.y - 1 && y + h <= board.y + board.h + 4, `${y} ${h}`);
  }
  const gift = [{ card: 'QS', from: 'hand:1', to: 'hand:0', step: 0 }];
  const given = flightOf({ moves: gift, peaks: [peak('give')] }, 200, FELT);
  assert.equal(given.via({ card: 'KS' }), undefined);
  assert.ok(given.via({ card: 'QS' }).w > FELT.card.w);
  assert.equal(flightOf({ moves, peaks: [] }, 200, FELT), undefined);
});

test('many cards come one by one to each place that gets so many', () => {
  const deal = ['hand:1', 'hand:0', 'discard'].flatMap((to) =>
    Array.from({ length: to === 'discard' ? 1 : 7 }, () => ({ card: '??', from: 'stock', to, step: 0 })),
  );
  const { delay } = flightOf({ moves: deal, peaks: [] }, 200, FELT);
  for (const zone of ['hand:1', 'hand:0'])
    assert.deepEqual(
      [0, 1, 2].map(() => delay({ zone })),
      [0, 20, 40],
    );
  assert.equal(delay({ zone: 'discard' }), 0);
});

test('a moment is shown with the scene of its step, and none is lost', () => {
  const before = {
    game: 'toy',
    deal: 1,
    front: 0,
    turn: 1,
    seats: seats('person', 'opponent'),
    hand: [],
    news: [],
    places: [{ zone: 'pile', form: 'pile', cards: [] }],
  };
  const moves = [
    { card: '7H', from: 'hand:1', to: 'pile', step: 0 },
    { card: '7H', from: 'pile', to: 'hand:0', step: 1 },
  ];
  const peaks = [peak('bounce'), peak('turn', { step: 1 })];
  const [first, last, ...more] = scenesOf(before, { view: before, moves, peaks, said: [], save: '' });
  assert.deepEqual([first.peaks, last.peaks, more], [[peaks[0]], [peaks[1]], []]);
  // if the place of a step doesn't exist yet, its moments are shown with the next scene
  const later = moves.map((move) => ({ ...move, to: move.to === 'pile' ? 'new' : move.to }));
  assert.deepEqual(
    scenesOf(before, { view: before, moves: later, peaks, said: [], save: '' }).map((scene) => scene.peaks),
    [peaks],
  );
});

test('what is told of a step is told with its cards, not before', () => {
  const news = [0, 0, 1].map((step, k) => ({ message: { id: `news-${k}`, args: {} }, big: true, step }));
  const view = {
    game: 'toy',
    deal: 1,
    front: 0,
    turn: 1,
    seats: seats('person', 'opponent'),
    hand: [],
    news,
    places: [{ zone: 'pile', form: 'pile', cards: [] }],
  };
  const moves = [
    { card: '7H', from: 'hand:1', to: 'pile', step: 0 },
    { card: '7H', from: 'pile', to: 'hand:0', step: 1 },
  ];
  const scenes = scenesOf(view, { view, moves, peaks: [], said: [], save: '' });
  assert.deepEqual(
    scenes.map((scene) => scene.view.news),
    [news.slice(0, 2), news],
  );
});

test('a place through which cards have only gone hides no scene after it', () => {
  const before = {
    game: 'toy',
    deal: 1,
    front: 0,
    turn: 1,
    seats: seats('person', 'opponent'),
    hand: [],
    news: [],
    places: [{ zone: 'pile', form: 'pile', cards: [] }],
  };
  const way = ['hand:1', 'pile', 'new', 'hand:0', 'pile'];
  const moves = way.slice(1).map((to, step) => ({ card: '7H', from: way[step], to, step }));
  const peaks = [peak('bounce'), peak('turn', { step: 2 })];
  const scenes = scenesOf(before, { view: before, moves, peaks, said: [], save: '' });
  assert.deepEqual(
    scenes.map((scene) => [scene.moves.map(({ to }) => to), scene.peaks]),
    [
      [['pile'], [peaks[0]]],
      [['new', 'hand:0'], [peaks[1]]],
      [['pile'], []],
    ],
  );
});
