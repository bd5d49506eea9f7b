// session.js, without a browser: a fake engine answers on command. Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Session } from '../../../web/src/match/session.js';
import { sitterOf } from './sitter.js';

const [PERSON, OPPONENT] = [0, 1];
/** A card that moves on at once from where it arrived. */
const MOVES = [
  { card: '7H', from: 'hand:1', to: 'pile', step: 0 },
  { card: '7H', from: 'pile', to: 'hand:0', step: 1 },
];

/** A turn at a table of two, identified by `text`. */
function turnOf(turn, text, more = {}) {
  const { moves = [], remark = null, hurried, kinds = ['person', 'opponent'], ...rest } = more;
  const seats = kinds.map((kind, seat) => ({ kind, name: '', cards: 1, hand: `hand:${seat}` }));
  const actions = turn === PERSON ? [{ action: 'play 7H', card: '7H', zone: 'pile', label: { id: 'play' } }] : [];
  const view = {
    game: 'toy',
    deal: 1,
    front: PERSON,
    turn,
    over: null,
    seats,
    places: [{ zone: 'pile', form: 'pile', cards: [] }],
    hand: ['7H'],
    actions,
    text,
    cannot: { undo: null, redo: null, hint: null },
    news: [],
    slots: [{}],
    ...rest,
  };
  return { view, moves, remark, said: [], save: text, ...(hurried ? { hurried } : {}) };
}

/** Waits until all answered requests are handled. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

/** A table that records its calls in `heard`. */
const recorder = (heard, { sceneTime = 0 } = {}) =>
  sitterOf({
    tell: ({ id }) => heard.push(id),
    say: ({ id }) => heard.push(id),
    refused: () => heard.push('(refused)'),
    done: () => heard.push('(done)'),
    sceneTime: () => sceneTime,
  });

/** A session with a fake engine, answered by hand, and a table that records its calls. */
function sitDown(first = turnOf(PERSON, 'first'), { isBehind, draft, sceneTime = 0 } = {}) {
  const asked = [];
  const heard = [];
  const kept = [];
  const sparedBefore = [];
  const ask = (request) => new Promise((resolve, reject) => asked.push({ request, resolve, reject }));
  const session = new Session({
    turn: first,
    ask,
    draft,
    keep: ({ latest, draft, spared }) => (kept.push({ text: latest.view.text, draft }), sparedBefore.push(spared)),
    isBehind,
  });
  const sitter = recorder(heard, { sceneTime });
  const open = (name) => asked.filter(({ request }) => request.do === name);
  return {
    session,
    sitter,
    heard,
    kept,
    getUp: session.sit(sitter),
    /** Requests so far, by type. */
    asked: () => asked.map(({ request }) => request.do),
    requests: () => asked.map(({ request }) => request),
    spared: () => sparedBefore,
    /** Seats of the requests. */
    seats: () => asked.map(({ request }) => request.seat),
    /** Answers the oldest open request of a type, or refuses it with an Error. */
    async answer(name, answer, passed = rest) {
      const one = open(name)[0];
      asked[asked.indexOf(one)] = { request: { ...one.request, do: `${name}!` } };
      if (answer instanceof Error) one.reject(answer);
      else one.resolve(answer);
      await passed();
    },
    text: () => session.state.turn.view.text,
  };
}

const refusal = (id) => Object.assign(new Error(id), { detail: { id } });

test('requests wait for each other, in their order', async () => {
  const { session, asked, answer, text, kept, heard } = sitDown();
  session.act('play 7H');
  session.undo();
  await rest();
  assert.deepEqual(asked(), ['act']);
  await answer('act', turnOf(OPPONENT, 'played'));
  assert.deepEqual(asked(), ['act!', 'undo']);
  assert.equal(text(), 'played');
  await answer('undo', turnOf(PERSON, 'back'));
  assert.equal(text(), 'back');
  assert.deepEqual(
    [kept.map(({ text }) => text), heard],
    [
      ['played', 'back'],
      ['(done)', '(done)'],
    ],
  );
});

test('the second tap of two plays nothing, and the next one does', async () => {
  const { session, asked, answer } = sitDown();
  session.act('play 7H');
  session.act('play 7H');
  await rest();
  await answer('act', turnOf(PERSON, 'played'));
  assert.deepEqual(asked(), ['act!']);
  session.act('play 8H');
  await rest();
  assert.deepEqual(asked(), ['act!', 'act']);
});

test('a refusal is told, the card goes back, and nothing is kept', async () => {
  const { session, answer, heard, kept, text, asked } = sitDown();
  session.act('play 7H');
  await rest();
  await answer('act', refusal('not-now'));
  assert.deepEqual(heard, ['(refused)', 'not-now']);
  assert.deepEqual([text(), kept], ['first', []]);
  session.act('play 7H');
  await rest();
  assert.deepEqual(asked(), ['act!', 'act']);
});

test('an engine that fails is counted until it plays', async () => {
  const { session, answer, heard } = sitDown(turnOf(OPPONENT, 'first'));
  for (const failures of [1, 2]) {
    session.advance();
    await rest();
    await answer('advance', new Error('gone'));
    assert.equal(session.state.failures, failures);
  }
  assert.deepEqual(heard, ['(refused)', 'table-engine-lost', '(refused)', 'table-engine-lost']);
  session.advance();
  await rest();
  await answer('advance', turnOf(PERSON, 'played'));
  assert.equal(session.state.failures, 0);
});

test('nobody waits for an opponent that thinks, and an undo makes its move pointless', async () => {
  const { session, answer, asked, text } = sitDown(turnOf(OPPONENT, 'first'));
  session.advance();
  session.advance();
  session.undo();
  await rest();
  assert.deepEqual(asked(), ['advance', 'undo']);
  await answer('undo', turnOf(PERSON, 'back'));
  await answer('advance', { stopped: true });
  assert.deepEqual([text(), session.state.stops], ['back', 1]);
  session.advance(); // no longer an opponent's turn
  await rest();
  assert.deepEqual(asked(), ['advance!', 'undo!']);
});

test('who is out may skip: opponents play on at once, until the person is to act or takes something back', async () => {
  const { session, answer, asked, text } = sitDown(turnOf(OPPONENT, 'first'));
  session.skip();
  session.skip();
  for (const seat of [OPPONENT, PERSON]) {
    await rest();
    session.advance(); // what paces them waits
    await rest();
    assert.equal(session.state.isSkipping, true);
    await answer('advance', turnOf(seat, 'played'));
  }
  assert.deepEqual([asked(), text(), session.state.isSkipping], [['advance!', 'advance!'], 'played', false]);
  const other = sitDown(turnOf(OPPONENT, 'first'));
  other.session.skip();
  await rest();
  other.session.undo();
  await rest();
  await other.answer('advance', turnOf(OPPONENT, 'played'));
  assert.deepEqual(other.asked(), ['advance!', 'undo']);
});

test('who goes on with its turn is known', async () => {
  const { session, answer } = sitDown(turnOf(PERSON, 'first'));
  for (const [turn, goesOn] of [
    [OPPONENT, false],
    [OPPONENT, true],
    [PERSON, false],
  ]) {
    if (session.state.latest.view.turn === PERSON) session.act('play 7H');
    else session.advance();
    await rest();
    await answer(session.state.latest.view.turn === PERSON ? 'act' : 'advance', turnOf(turn, 'next'));
    assert.equal(session.state.goesOn, goesOn);
  }
});

test('that the clock has hurried an opponent is told once', async () => {
  const { session, answer, heard } = sitDown(turnOf(OPPONENT, 'first'));
  for (const _ of [1, 2]) {
    session.advance();
    await rest();
    await answer('advance', turnOf(OPPONENT, 'played', { hurried: true }));
  }
  assert.deepEqual(heard, ['table-hurried']);
});

test('a remark stays while opponents play on in silence, and goes with what the person does', async () => {
  const remark = { seat: OPPONENT, message: { id: 'proud' } };
  const { session, answer } = sitDown(turnOf(OPPONENT, 'first'));
  for (const said of [remark, null]) {
    session.advance();
    await rest();
    await answer('advance', turnOf(said ? OPPONENT : PERSON, 'played', { remark: said }));
    assert.equal(session.state.remark, remark);
  }
  session.undo();
  await rest();
  await answer('undo', turnOf(PERSON, 'back'));
  assert.equal(session.state.remark, null);
});

test('a hint that is asked for while a thought runs is shown when it comes', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const now = () => new Promise((resolve) => setImmediate(resolve));
  const { session, heard, asked, answer } = sitDown();
  session.think();
  session.hint();
  await now();
  assert.deepEqual(asked(), ['think', 'hint']);
  assert.equal(session.state.help, null);
  t.mock.timers.tick(400);
  assert.deepEqual(
    [session.state.isThinking, session.state.help.message.id, heard],
    [true, 'table-thinking', ['table-thinking']],
  );
  await answer('think', {}, now);
  await answer('hint', { action: 'play 7H', message: { id: 'play' }, reason: null }, now);
  assert.deepEqual([session.state.isThinking, session.state.help.message.id], [false, 'table-hint-because']);
});

test('it is not said of a quick hint that it is thought about, nor of a refused one for longer than that', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const now = () => new Promise((resolve) => setImmediate(resolve));
  const { session, heard, answer } = sitDown();
  session.hint();
  await now();
  await answer('hint', { action: 'play 7H', message: { id: 'play' }, reason: null }, now);
  t.mock.timers.tick(400);
  assert.deepEqual(heard, ['table-hint-because']);
  session.dismiss();
  session.hint();
  await now();
  t.mock.timers.tick(400);
  assert.equal(session.state.help.message.id, 'table-thinking');
  await answer('hint', refusal('no-hint'), now);
  assert.deepEqual([session.state.help, heard.at(-1)], [null, 'no-hint']);
});

test('a hint names its reason, makes the deal practice, and goes with what is played', async () => {
  const { session, answer, heard } = sitDown();
  session.hint();
  await rest();
  await answer('hint', { action: 'play 7H', message: { id: 'play' }, reason: { id: 'low' } });
  const { help } = session.state;
  assert.deepEqual([help.message.id, help.action.card], ['table-hint-because', '7H']);
  assert.deepEqual(help.message.args.reason, { id: 'table-hint-practice', args: { reason: { id: 'low' } } });
  assert.deepEqual(heard, ['table-hint-because']);
  session.act('play 7H');
  await rest();
  await answer('act', turnOf(OPPONENT, 'played'));
  assert.equal(session.state.help, null);
});

test('a hint waits for the words of its reason', async () => {
  const { session, sitter, answer } = sitDown();
  let haveCome = () => {};
  sitter.wholeWords = () => new Promise((resolve) => (haveCome = resolve));
  session.hint();
  await rest();
  await answer('hint', { action: 'play 7H', message: { id: 'play' }, reason: { id: 'low' } });
  assert.equal(session.state.help, null);
  haveCome();
  await rest();
  assert.equal(session.state.help.message.id, 'table-hint-because');
});

test('a hint that is given up, or overtaken, is not shown', async () => {
  const hint = { action: 'play 7H', message: { id: 'play' }, reason: null };
  const { session, answer, heard } = sitDown();
  session.hint();
  await rest();
  session.dismiss();
  await answer('hint', hint);
  assert.deepEqual([session.state.help, heard], [null, []]);
  session.hint();
  await rest();
  session.act('play 7H');
  await rest();
  await answer('act', turnOf(PERSON, 'played'));
  await answer('hint', hint);
  assert.equal(session.state.help, null);
});

test('a hint that is asked for too early comes with the turn, after its scenes', async () => {
  const { session, answer, asked, heard } = sitDown(turnOf(OPPONENT, 'first'), { sceneTime: 100 });
  session.hint();
  await rest();
  assert.deepEqual([session.state.help.isLate, heard], [true, ['table-hint-later']]);
  session.advance();
  await rest();
  await answer('advance', turnOf(PERSON, 'played', { moves: MOVES }));
  assert.deepEqual([asked(), session.state.help.isLate], [['advance!'], true]);
  session.nextScene();
  await rest();
  assert.deepEqual([asked(), session.state.help], [['advance!', 'hint'], null]);
});

test('a turn of several steps is shown in scenes, and kept at once', async () => {
  const { session, answer, kept } = sitDown(turnOf(OPPONENT, 'first'), { sceneTime: 100 });
  session.advance();
  await rest();
  await answer('advance', turnOf(PERSON, 'played', { moves: MOVES }));
  assert.deepEqual(
    [session.state.turn.view.turn, session.state.turn.moves, session.state.latest.view.turn],
    [null, [MOVES[0]], PERSON],
  );
  assert.equal(kept.at(-1).text, 'played');
  session.nextScene();
  assert.deepEqual(
    [session.state.turn.view.turn, session.state.turn.moves, session.state.scenes],
    [PERSON, [MOVES[1]], []],
  );
});

test('who leaves the table stops the thought; what comes later is kept, and stands still when the table comes back', async () => {
  const { session, sitter, getUp, answer, asked, heard, kept, text } = sitDown(
    turnOf(OPPONENT, 'first', { remark: { seat: OPPONENT, message: { id: 'hello' } } }),
  );
  assert.equal(session.state.remark.message.id, 'hello');
  session.advance();
  await rest();
  getUp();
  await rest();
  assert.deepEqual(asked(), ['advance', 'stop']);
  await answer(
    'advance',
    turnOf(PERSON, 'played', { moves: [{ card: '7H', from: 'hand:1', to: 'pile' }], hurried: true }),
  );
  assert.deepEqual([heard, kept.at(-1).text], [[], 'played']);
  session.sit(sitter);
  assert.deepEqual([text(), session.state.turn.moves, session.state.remark], ['played', [], null]);
});

test('who leaves in the middle of a turn comes back to its end, and to no remark that was heard', async () => {
  const { session, getUp, answer, text } = sitDown(turnOf(OPPONENT, 'first'), { sceneTime: 100 });
  session.advance();
  await rest();
  await answer(
    'advance',
    turnOf(PERSON, 'played', { moves: MOVES, remark: { seat: OPPONENT, message: { id: 'proud' } } }),
  );
  assert.equal(session.state.scenes.length, 1);
  getUp();
  assert.deepEqual(
    [text(), session.state.scenes, session.state.turn.moves, session.state.turn.remark],
    ['played', [], [], null],
  );
  session.nextScene();
  assert.equal(text(), 'played');
});

test('a hint that is shown waits for whoever comes back to it, a thought does not', async () => {
  const { session, getUp, answer, sitter } = sitDown();
  session.hint();
  await rest();
  await answer('hint', { action: 'play 7H', message: { id: 'play' }, reason: null });
  getUp();
  assert.equal(session.state.help.action.card, '7H');
  const getUpAgain = session.sit(sitter);
  session.dismiss();
  session.hint();
  await rest();
  getUpAgain();
  await answer('hint', { action: 'play 7H', message: { id: 'play' }, reason: null });
  assert.equal(session.state.help, null);
});

test('the only person always has the phone', async () => {
  const { session, answer, seats } = sitDown();
  assert.equal(session.state.viewer, PERSON);
  session.act('play 7H');
  session.inquire({ do: 'log' });
  await rest();
  await answer('act', turnOf(null, 'over', { over: 'deal' }));
  session.next();
  await rest();
  assert.deepEqual(seats(), [PERSON, PERSON, PERSON]);
});

test('who share the phone see nothing before one of them takes it, and after it was handed on or cards were dealt again', async () => {
  const kinds = ['person', 'person'];
  const { session, answer, seats, asked } = sitDown(turnOf(1, 'first', { kinds }));
  assert.equal(session.state.viewer, null);
  for (const [ask, name, turn, viewer] of [
    [session.takePhone, 'view', 1, 1],
    [() => session.act('play 7H'), 'act', 0, 1],
    [session.handOn, 'view', 0, null],
    [session.takePhone, 'view', 0, 0],
    [() => session.act('play 8H'), 'act', null, 0],
    [session.next, 'next', 1, null],
  ]) {
    ask();
    await rest();
    assert.deepEqual([asked().at(-1), seats().at(-1)], [name, viewer]);
    await answer(name, turnOf(turn, 'next', { kinds, over: turn === null ? 'deal' : null }));
    assert.equal(session.state.viewer, viewer);
  }
});

test('the phone stays where it is while taking it fails', async () => {
  const { session, answer } = sitDown(turnOf(1, 'first', { kinds: ['person', 'person'] }));
  session.takePhone();
  await rest();
  await answer('view', new Error('gone'));
  assert.equal(session.state.viewer, null);
});

test('a match that is played on elsewhere asks and keeps nothing more', async () => {
  let isBehind = false;
  const { session, asked, answer, heard, kept, text } = sitDown(undefined, { isBehind: () => isBehind });
  session.act('play 7H');
  await rest();
  isBehind = true;
  session.sketch([['7H']]);
  session.undo();
  await answer('act', turnOf(OPPONENT, 'played'));
  assert.deepEqual([asked(), kept, text()], [['act!'], [], 'played']);
  assert.deepEqual(heard.slice(-2), ['(refused)', 'match-elsewhere']);
  assert.equal(await session.inquire({ do: 'log' }), null);
});

test('what lies in the slots is kept with the match, for as long as there are those slots', async () => {
  const draft = { deal: 1, front: 0, groups: [['7H']] };
  const { session, kept, answer } = sitDown();
  session.sketch(draft.groups);
  assert.deepEqual([kept, session.state.draft], [[{ text: 'first', draft }], draft]);
  session.sketch([[]]);
  assert.equal(kept.at(-1).draft, null);
  session.sketch(draft.groups);
  for (const [more, left] of [
    [{}, draft],
    [{ slots: [] }, null],
  ]) {
    session.act('draw');
    await rest();
    await answer('act', turnOf(PERSON, 'next', more));
    assert.deepEqual(kept.at(-1), { text: 'next', draft: left });
  }
});

test('what waits for its turn when the table is left is not done any more, and the next tap counts', async () => {
  const { session, sitter, getUp, asked, answer, kept } = sitDown();
  session.undo();
  session.undo();
  session.act('play 7H');
  await rest();
  getUp();
  await answer('undo', turnOf(PERSON, 'back'));
  assert.deepEqual([asked(), kept.map(({ text }) => text)], [['undo!', 'stop'], ['back']]);
  session.sit(sitter);
  session.act('play 7H');
  await rest();
  assert.deepEqual(asked(), ['undo!', 'stop', 'act']);
});

test('the first move that is taken back is told to be practice, and those after it are not', async () => {
  const { session, answer, heard } = sitDown();
  for (const before of [false, true]) {
    session.undo();
    await rest();
    await answer('undo', turnOf(PERSON, `back ${before}`, { practice: true }));
    assert.equal(heard.filter((id) => id === 'table-practice-begun').length, 1);
  }
});

test('a card that was tapped before an undo was answered is not played after it', async () => {
  const { session, asked, answer, heard } = sitDown();
  session.undo();
  session.act('play 7H');
  await rest();
  await answer('undo', turnOf(PERSON, 'back'));
  assert.deepEqual([asked(), heard], [['undo!'], ['(done)', '(refused)']]);
  session.act('play 7H');
  await rest();
  assert.deepEqual(asked(), ['undo!', 'act']);
});

test('the second press of two deals no second time, and takes the phone from nobody', async () => {
  const kinds = ['person', 'person'];
  const { session, asked, answer, heard } = sitDown(turnOf(null, 'over', { kinds, over: 'deal' }));
  session.next();
  session.next();
  await rest();
  await answer('next', turnOf(1, 'dealt', { kinds }));
  session.takePhone();
  session.takePhone();
  await rest();
  await answer('view', turnOf(1, 'taken', { kinds }));
  assert.deepEqual([asked(), session.state.viewer], [['next!', 'view!'], 1]);
  assert.deepEqual(heard, ['(done)', '(refused)', '(done)', '(refused)']);
});

test('who takes the phone before it has been handed on gets it, unless the turn has passed meanwhile', async () => {
  const kinds = ['person', 'person'];
  const { session, answer, asked } = sitDown(turnOf(1, 'first', { kinds }));
  session.handOn();
  session.takePhone();
  await rest();
  await answer('view', turnOf(1, 'handed on', { kinds }));
  await answer('view', turnOf(1, 'taken', { kinds }));
  assert.equal(session.state.viewer, 1);
  session.handOn();
  session.undo();
  session.takePhone();
  await rest();
  await answer('view', turnOf(1, 'handed on', { kinds }));
  await answer('undo', turnOf(0, 'back', { kinds }));
  assert.deepEqual([asked(), session.state.viewer], [['view!', 'view!', 'view!', 'undo!'], null]);
});

test('where people share the phone, what lies in the slots waits for its owner', async () => {
  const draft = { deal: 1, front: 1, groups: [['7H']] };
  const kinds = ['person', 'person'];
  const { session, kept, answer } = sitDown(turnOf(1, 'first', { kinds, slots: [], front: 0 }), { draft });
  session.takePhone();
  await rest();
  await answer('view', turnOf(1, 'taken', { kinds, front: 1 }));
  assert.deepEqual([session.state.draft, kept.at(-1).draft], [draft, draft]);
  session.act('play 7H');
  await rest();
  await answer('act', turnOf(0, 'played', { kinds, front: 1, slots: [] }));
  assert.equal(kept.at(-1).draft, null);
});

test('a match that is only drawn takes one choice until the engine has come, and goes on from there', async () => {
  const turn = turnOf(PERSON, 'kept');
  const session = new Session({ turn });
  const [asked, heard] = [[], []];
  session.sit(recorder(heard));
  for (const name of ['undo', 'redo', 'next', 'takePhone', 'hint']) session[name]();
  session.advance();
  const why = session.inquire({ do: 'why', card: '7H' });
  const log = session.inquire({ do: 'log' });
  await rest();
  assert.equal(await why, null);
  assert.deepEqual(heard.splice(0), Array.from({ length: 6 }, () => ['(refused)', 'table-engine-starting']).flat());
  const ask = async (request) =>
    asked.push(request.do) && (request.do === 'log' ? { deals: [] } : turnOf(PERSON, 'played'));
  session.act('play 7H');
  session.act('play 7H');
  assert.deepEqual([session.state.turn.view.places[0].cards, session.isActing, heard], [['7H'], true, []]);
  session.wake({ turn: turnOf(PERSON, 'kept'), ask, keep() {}, isBehind: () => false });
  assert.deepEqual(await log, { deals: [] }); // the request has waited
  await rest();
  assert.deepEqual([asked, session.state.turn.view.text, session.state.isInert], [['act', 'log'], 'played', false]);
});

test('what is drawn stays when the engine comes, as a choice may have begun', () => {
  const session = new Session({ turn: turnOf(PERSON, 'kept') });
  const { turn } = session.state;
  session.wake({ turn: turnOf(PERSON, 'kept'), ask: async () => {}, keep() {}, isBehind: () => false });
  assert.equal(session.state.turn, turn);
});

test('the first choice of an opening is shown at once, and handed to the engine when that comes', async () => {
  const turns = [turnOf(OPPONENT, 'dealt', { hand: ['7H', '8H'] }), turnOf(PERSON, 'asked', { hand: ['7H', '8H'] })];
  const opening = { turns, whys: { '8H': { id: 'too-high' } } };
  const session = new Session({ turn: turns[1], opening });
  const [asked, heard] = [[], []];
  session.sit(recorder(heard));
  assert.equal(session.state.turn.view.text, 'dealt');
  session.act('play 7H'); // before it is seen
  assert.deepEqual(heard.splice(0), ['(refused)', 'table-engine-starting']);
  session.nextScene();
  assert.equal(session.state.turn.view.text, 'asked');
  assert.deepEqual(await session.inquire({ do: 'why', card: '8H' }), { why: { id: 'too-high' } });
  session.act('play 7H');
  session.act('play 7H'); // a double tap
  const { view } = session.state.turn;
  assert.deepEqual([view.hand, view.places[0].cards, view.actions, heard], [['8H'], ['7H'], [], []]);
  const refuse = Object.assign(new Error(), { detail: { id: 'no' } });
  const ask = async (request) => {
    asked.push([request.do, request.action]);
    throw refuse;
  };
  session.wake({ turn: turnOf(PERSON, 'asked'), ask, keep() {}, isBehind: () => false });
  assert.deepEqual(session.state.turn.view.places[0].cards, ['7H']); // it does not jump
  await rest();
  await rest();
  assert.deepEqual([asked, heard], [[['act', 'play 7H']], ['(refused)', 'no']]);
  assert.deepEqual(session.state.turn.view.places[0].cards, []); // it went back
});

test('what is played unasked is asked of the engine as that, once, and what was taken back is noted', async () => {
  const { session, asked, answer, requests } = sitDown();
  session.actUnasked('play 7H');
  session.act('play 7H'); // pressed at the same moment
  await rest();
  assert.deepEqual(asked(), ['act']);
  assert.equal(requests()[0].unasked, true);
  await answer('act', turnOf(PERSON, 'played'));
  assert.equal(session.state.isBack, false);
  session.undo();
  await rest();
  await answer('undo', turnOf(PERSON, 'back'));
  assert.equal(session.state.isBack, true);
});

test('what friends have agreed to take back is noted, too', async () => {
  const { session } = sitDown();
  const nothing = { undo: null, redo: { id: 'redo-nothing' }, hint: null };
  session.receive(turnOf(PERSON, 'played', { viewer: PERSON, cannot: nothing }));
  assert.equal(session.state.isBack, false);
  session.receive(turnOf(PERSON, 'back', { viewer: PERSON }));
  assert.equal(session.state.isBack, true);
});

test('who wants to be asked less is kept with the match', async () => {
  const { session, spared } = sitDown(turnOf(PERSON, 'first', { viewer: PERSON }));
  session.spare('never');
  assert.deepEqual(spared(), [[{ seat: PERSON, deal: 1 }]]);
  session.spare('always');
  assert.deepEqual(spared().at(-1), []);
});
