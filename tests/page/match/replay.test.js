// replay.js, link-text.js and share-line.js without a browser: a fake engine answers on command.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLink, linkAt, linkIn } from '../../../web/src/links/link-text.js';
import { Replay } from '../../../web/src/match/replay.js';
import { shareLine, warningOf } from '../../../web/src/screens/share/share-line.js';

const STEPS = 9;

/** A step of a one-deal match: a card moves from a hand to the pile. */
function stepOf(at, more = {}) {
  const view = {
    game: 'toy',
    deal: 1,
    front: 0,
    turn: 0,
    over: null,
    hand: [],
    places: [{ zone: 'pile', form: 'pile', cards: [] }],
    seats: [{ hand: 'hand:0', cards: 1 }],
    ...more.view,
  };
  const moves = [{ card: `${at}`, from: 'hand:0', to: 'pile', step: 0 }];
  return { at, steps: STEPS, deals: [0], said: [], remark: null, hands: null, may_open: true, moves, view, ...more };
}

const rest = () => new Promise((resolve) => setTimeout(resolve));

/** A replay and its requests; `answer` answers the oldest one, or refuses it with an Error. */
async function goThrough({ at = 0, seat = 0 } = {}) {
  const asked = [];
  const waiting = [];
  const ask = ({ at, seat, open }) =>
    new Promise((resolve, reject) => {
      asked.push({ at, eyes: open ? 'all' : seat });
      waiting.push({ at, resolve, reject });
    });
  const replay = new Replay({ save: 'save', ask, at, seat });
  const answer = async (more) => {
    const { at, resolve, reject } = waiting.shift();
    if (more instanceof Error) reject(more);
    else resolve(stepOf(at, more));
    await rest();
  };
  replay.start();
  await answer();
  return {
    replay,
    asked,
    answer,
    waiting,
    at: () => replay.state.shown.at,
    moves: () => replay.state.shown.moves.map(({ card, from, to }) => `${card} ${from} ${to}`),
  };
}

test('a step on moves cards as it was played, a step back the same way backwards', async () => {
  const { replay, answer, at, moves } = await goThrough({ at: 3 });
  assert.deepEqual([at(), moves()], [3, []]);
  replay.step(1);
  await answer();
  assert.deepEqual([at(), moves()], [4, ['4 hand:0 pile']]);
  replay.step(-1);
  await answer();
  assert.deepEqual([at(), moves()], [3, ['4 pile hand:0']]);
});

test('whoever is faster than the engine comes to where he wanted, and nothing is asked in vain', async () => {
  const { replay, asked, answer, waiting, at, moves } = await goThrough();
  for (let k = 0; k < 5; k += 1) replay.step(1);
  await rest();
  assert.deepEqual(
    asked.map(({ at }) => at),
    [0, 1],
  );
  await answer();
  await answer();
  assert.deepEqual([asked.map(({ at }) => at), at(), moves(), waiting.length], [[0, 1, 5], 5, [], 0]);
});

test('it stays between the first step and the last', async () => {
  const { replay, answer, asked, at } = await goThrough();
  replay.step(-1);
  replay.go(1000);
  await answer();
  assert.deepEqual([at(), replay.state.wanted, asked.length], [STEPS, STEPS, 2]);
  replay.go(NaN);
  await answer();
  assert.equal(at(), 0);
});

test('it plays to the end and stops there, and then from the beginning', async () => {
  const { replay, answer, at } = await goThrough({ at: STEPS - 1 });
  replay.play();
  assert.equal(replay.state.isPlaying, true);
  replay.playOn();
  await answer();
  assert.deepEqual([at(), replay.state.isPlaying], [STEPS, false]);
  replay.play();
  await answer();
  assert.deepEqual([at(), replay.state.isPlaying], [0, true]);
  replay.step(1); // stepping by hand stops playback
  await answer();
  assert.deepEqual([at(), replay.state.isPlaying], [1, false]);
});

test('other eyes see the same step, and no card flies for that', async () => {
  const { replay, answer, asked, moves } = await goThrough({ at: 3 });
  replay.look({ seat: 2, isOpen: false });
  await answer();
  replay.look({ seat: 2, isOpen: true });
  await answer();
  assert.deepEqual(
    [asked.slice(1), moves()],
    [
      [
        { at: 3, eyes: 2 },
        { at: 3, eyes: 'all' },
      ],
      [],
    ],
  );
});

test('in a deal that is still played it is seen as at first', async () => {
  const { replay, answer, asked, at } = await goThrough({ at: 3, seat: 1 });
  replay.look({ seat: 2, isOpen: false });
  await answer();
  replay.step(1);
  await answer(Object.assign(new Error('hidden'), { detail: { id: 'replay-hidden' } }));
  await answer();
  assert.deepEqual([asked.at(-1), at(), replay.state.problem], [{ at: 4, eyes: 1 }, 4, null]);
});

test('a failure is told, leaves what is shown, and can be tried again', async () => {
  const { replay, answer, at } = await goThrough({ at: 3 });
  replay.step(1);
  await answer(new Error('lost'));
  assert.deepEqual([at(), replay.state.problem.message], [3, 'lost']);
  replay.start();
  await answer();
  assert.deepEqual([at(), replay.state.problem], [4, null]);
});

test('a link is found in what people paste', () => {
  const link = '1d.tsTw-N_A~p.6';
  const pasted = [
    link,
    ` ${link}\n`,
    `#${link}`,
    `https://x.org/kortti/#${link}`,
    `Pantti, I won 34 to 12: https://x.org/#${link}.`,
    `(see https://x.org/#${link})`,
  ];
  for (const text of pasted) assert.equal(findLink(text), link, text);
  assert.equal(findLink(`<a href="https://x.org/#${link}&at=14">`), `${link}&at=14`);
  assert.equal(findLink('game=pantti&deal=a1'), 'game=pantti&deal=a1');
  assert.equal(findLink('Look at this: https://x.org/#game=pantti&deal=a1b2 nice'), 'game=pantti&deal=a1b2');
  assert.equal(findLink('https://x.org/k/#puzzle=sedma-12'), 'puzzle=sedma-12');
  assert.equal(findLink('Sit down: https://x.org/#/join/abc.DEF-1.'), '/join/abc.DEF-1');
  assert.equal(findLink('https://x.org/#/practice/puzzles/sedma/12'), '/practice/puzzles/sedma/12');
  assert.equal(findLink('https://x.org/#/table/m1'), null, 'another device has no such match');
  assert.equal(
    findLink('Kortti, Pantti, 23 Nov 2026: 12 points https://x.org/#/today/2026-11-23 Beat that!'),
    '/today/2026-11-23',
  );
  for (const text of ['', 'hello', 'kortti 1\ngame pantti\nseed 1d.x', '#/table/1d', '1.d'])
    assert.equal(findLink(text), null, text);
});

test('the site’s own addresses are no links', () => {
  for (const hash of ['', '#', '#/', '#/new/pantti', '#/table/1d.abc', '#/rules/pantti?players=3'])
    assert.equal(linkIn(hash), null);
  assert.equal(linkIn('#1m.abc&at=3'), '1m.abc&at=3');
  assert.equal(linkAt('1m.abc&at=3&lang=fi', 7), '1m.abc&lang=fi&at=7');
});

test('the line for a chat says how it ended for who shares it', () => {
  const words = {
    or: (_, other) => other,
    t: (id, { result, own, other, count }) =>
      [id.replace(/^share-line-|^unit-/, ''), result, own, other, count].filter((part) => part !== undefined).join(' '),
  };
  const side = (seats, place, total) => ({ seats, place, total });
  const view = (standings, more = {}) => ({
    game: 'pantti',
    unit: { id: 'unit-chips' },
    totals: [34, 12],
    standings,
    ...more,
  });
  const two = view([side([0], 1, 34), side([1], 2, 12)]);
  assert.equal(shareLine(two, 0, 'match', words), 'score won 34 12');
  assert.equal(shareLine(two, 1, 'deal', words), 'score lost 12 34');
  assert.equal(shareLine(two, 1, 'position', words), 'position');
  assert.equal(shareLine(two, null, 'match', words), 'match');
  assert.equal(shareLine(view([side([0, 2], 1, 9), side([1, 3], 2, 4)]), 2, 'match', words), 'score won 9 4');
  assert.equal(
    shareLine(view([side([1], 1, 0), side([0], 2, 3), side([2], 3, 30)]), 0, 'match', words),
    'points lost chips 3',
  );
  assert.equal(shareLine(view([side([0], 1, 0), side([1], 2, 0)], { unit: null }), 0, 'match', words), 'end won');
  assert.equal(shareLine(view(null), 0, 'deal', words), 'deal');
  const left = { unit: null, over: 'match', target: null, history: [[0, 0, 1]], result: { winners: [], left: [2] } };
  const three = view([side([0], 1, 0), side([1], 2, 0), side([2], 3, 1)], left);
  assert.deepEqual(
    [1, 2].map((seat) => shareLine(three, seat, 'match', words)),
    ['end safe', 'end lost'],
  );
});

test('what a link would give away is told until the match is over', () => {
  assert.deepEqual(
    [warningOf(false, false), warningOf(true, false), warningOf(true, true)],
    ['share-warning', 'share-warning-match', ''],
  );
});
