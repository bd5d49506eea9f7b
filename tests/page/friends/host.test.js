// host.js and guest.js at a toy engine, joined in memory. Run by test_modules.py.

import assert from 'node:assert/strict';
import { after, mock, test } from 'node:test';
import { sitterOf } from '../match/sitter.js';
import { pair } from './pair.js';

globalThis.__KORTTI__ = { version: '1', games: [{ name: 'toy' }] };
const { Host } = await import('../../../web/src/friends/host.js');
const { Guest } = await import('../../../web/src/friends/guest.js');
const { Session } = await import('../../../web/src/match/session.js');
const { seenFrom } = await import('../../../web/src/match/company.js');
const { requestOf } = await import('../../../web/src/friends/requests.js');

const hosts = [];
const guests = [];
after(() => {
  for (const host of hosts) host.close();
  for (const guest of guests) guest.leave();
});
const wait = (ms = 20) => new Promise((resolve) => setTimeout(resolve, ms));
/** Waits until something holds. */
async function until(holds, ms = 20_000) {
  for (let waited = 0; waited < ms; waited += 10) {
    if (holds()) return;
    await wait(10);
  }
  assert.fail(`never: ${holds}`);
}
const refusal = (id) => Object.assign(new Error(id), { detail: { id, args: {} } });

/** A game in which each player in turn plays the only card, which nobody else knows. */
class Engine {
  kinds = ['person', 'opponent', 'opponent'];
  names = ['', 'Veikko', 'Saga'];
  turn = 0;
  deal = 1;
  over = null;
  moves = 0;
  endsAt = 0;
  slow = 1;
  asked = [];
  view(viewer) {
    const seats = this.kinds.map((kind, k) => ({
      kind: kind === 'person' ? kind : 'opponent',
      level: kind === 'person' ? null : kind,
      name: this.names[k],
      hand: `hand:${k}`,
      cards: 1,
      out: false,
    }));
    return {
      game: 'toy',
      deal: this.deal,
      front: viewer ?? 0,
      viewer,
      turn: this.over ? null : this.turn,
      over: this.over,
      seats,
      places: [{ zone: 'pile', form: 'pile', cards: [] }],
      hand: viewer === null ? [] : [`${viewer + 2}H`],
      actions: [],
      slots: [],
      news: [],
      cannot: { undo: null, redo: null, hint: null },
      text: `${this.deal}.${this.moves}`,
    };
  }
  turnOf = (viewer) => ({ view: this.view(viewer), moves: [], peaks: [], said: [], remark: null });
  ask = async (request) => {
    this.asked.push(request);
    await wait(this.slow);
    const { do: name, seat = null, also = [] } = request;
    if (name === 'act') {
      if (seat !== this.turn || this.over) throw refusal('error-not-your-turn');
      this.step();
    } else if (name === 'advance') {
      if (this.kinds[this.turn] === 'person') throw refusal('error-not-your-turn');
      this.step();
    } else if (name === 'undo') {
      this.moves -= 1;
    } else if (name === 'next') {
      this.deal += 1;
      this.over = null;
    } else if (name === 'reseat') {
      this.kinds = request.seats.map(({ kind }) => kind);
      this.names = request.seats.map(({ name }) => name);
    } else if (name === 'hint') return { action: 'play' };
    else if (name === 'fingerprints') return { deals: [{ deal: 1, fingerprint: this.pack ?? 'f1', opening: null }] };
    else if (name !== 'view') return { echo: request };
    return { ...this.turnOf(seat ?? 0), save: 'secret', also: also.map(this.turnOf) };
  };
  step() {
    this.turn = (this.turn + 1) % 3;
    this.moves += 1;
    if (this.moves === this.endsAt) this.over = 'deal';
  }
}

/** A host at a table with its session. */
async function table({ isSeated = true } = {}) {
  const engine = new Engine();
  const told = [];
  const kept = [];
  const said = [];
  const host = new Host('m1', [], {
    build: '1',
    face: () => '',
    keep: (friends) => kept.push(friends),
    changed() {},
    spoken: (...gesture) => said.push(gesture),
    tell: (message) => told.push(message.id),
    isAway: () => false,
  });
  hosts.push(host);
  const ask = async (request) => {
    const answer = await host.ask(request);
    return answer.view ? { ...answer, view: seenFrom(answer.view, (seat) => seat === 0) } : answer;
  };
  const session = new Session({ turn: { ...engine.turnOf(0), save: 'secret' }, ask });
  const heard = [];
  if (isSeated) session.sit(sitterOf({ tell: ({ id }) => heard.push(id) }));
  host.attach(session, engine.ask);
  return { engine, host, session, told, kept, said, heard };
}

/** A guest who has been invited to a place. */
async function come(host, place, { key = 'key-12345', name = 'Bea', build = '1', faults = {} } = {}) {
  const [here, there] = pair(faults);
  const arrival = host.admit(here, place);
  arrival.catch(() => {});
  const told = [];
  const states = [];
  const guest = new Guest(
    there,
    { build, key, name, face: '' },
    { changed: (state) => states.push(state), tell: ({ id }) => told.push(id) },
  );
  guests.push(guest);
  const heard = [];
  await until(() => guest.state.stage !== 'greeting' && (guest.state.company || guest.state.stage === 'refused'));
  guest.state.session?.sit(sitterOf({ tell: ({ id }) => heard.push(id), refused: () => heard.push('(refused)') }));
  return { guest, arrival, told, heard, states, here, there };
}
const now = (guest) => guest.state.session.state.latest.view;

test('a guest who sleeps is away, and gets the table anew once heard again', async () => {
  mock.timers.enable({ apis: ['setInterval'] });
  const { host, session } = await table();
  const { guest, here, there } = await come(host, { seat: 1 });
  const presence = () => host.company.people[1].presence;
  const { carry } = there;
  there.carry = () => {};
  mock.timers.tick(12_000);
  assert.equal(presence(), 'away');
  host.replace(1, true);
  const told = here.sent.length;
  session.act('play');
  await until(() => session.state.latest.view.text === '1.1');
  assert.equal(here.sent.length, told);
  there.carry = carry;
  mock.timers.tick(5_000);
  await until(() => guest.state.welcomes === 2);
  assert.equal(presence(), 'here');
  assert.equal(now(guest).text, session.state.latest.view.text);

  here.carry = () => {};
  mock.timers.tick(12_000);
  assert.deepEqual([guest.state.isQuiet, guest.state.stage], [true, 'seated']);
  guest.leave();
  assert.equal(guest.state.stage, 'lost');
  mock.timers.reset();
});

test('a greeting that comes before the host listens is answered', async () => {
  const { host } = await table();
  const [here, there] = pair();
  const me = { build: '1', key: 'key-12345', name: 'Bea', face: '' };
  const guest = new Guest(there, me, { changed() {}, tell() {} });
  guests.push(guest);
  await wait();
  assert.equal(await host.admit(here, { seat: 1 }), 'Bea');
  await until(() => guest.state.stage === 'seated');
});

test('a greeting that is not heard, or not answered, is given up', async () => {
  mock.timers.enable({ apis: ['setInterval'] });
  const { host } = await table();
  const arrival = host.admit(pair()[0], { seat: 1 });
  const me = { build: '1', key: 'key-12345', name: 'Bea', face: '' };
  const guest = new Guest(pair()[1], me, { changed() {}, tell() {} });
  mock.timers.tick(11_000);
  assert.equal(guest.state.stage, 'greeting');
  mock.timers.tick(1_000);
  assert.equal(guest.state.stage, 'lost');
  await assert.rejects(arrival, { reason: 'no-connection' });
  mock.timers.reset();
});

test('an opponent gives its name to a person, and a second person gets a number', async () => {
  const { host, engine } = await table();
  await come(host, { seat: 1 }, { name: 'Saga' });
  assert.deepEqual(engine.names, ['', 'Saga', '']);
  await host.introduce('saga');
  assert.deepEqual(engine.names, ['saga 2', 'Saga', '']);
});

test('a guest gets the seat, and both sides see it', async () => {
  const { host, session, kept } = await table();
  const { guest, arrival } = await come(host, { seat: 1 });
  assert.equal(await arrival, 'Bea');
  assert.deepEqual(
    now(guest).seats.map(({ kind, name }) => [kind, name]),
    [
      ['friend', ''],
      ['person', 'Bea'],
      ['opponent', 'Saga'],
    ],
  );
  assert.deepEqual(
    session.state.latest.view.seats.map(({ kind }) => kind),
    ['person', 'friend', 'opponent'],
  );
  assert.deepEqual(kept.at(-1), [{ seat: 1, key: 'key-12345', name: 'Bea', face: '' }]);
  assert.deepEqual(
    guest.state.company.people.map(({ presence }) => presence),
    ['host', 'here'],
  );
});

test('each device gets its own hand and no save', async () => {
  const { engine, host, session } = await table();
  const { guest, here } = await come(host, { seat: 1 });
  const { guest: watcher, here: hereToo } = await come(host, 'watch', { key: 'watcher-1' });
  session.act('play');
  await until(() => now(guest).turn === 1);
  guest.state.session.act('play');
  await until(() => session.state.latest.view.turn === 2 && now(watcher).turn === 2);
  assert.deepEqual(now(guest).hand, ['3H']);
  assert.deepEqual(now(watcher).hand, []);
  assert.deepEqual(session.state.latest.view.hand, ['2H']);
  assert.equal(session.state.latest.save, 'secret');
  assert.equal(engine.moves, 2);
  for (const { sent } of [here, hereToo]) assert.ok(!sent.join().includes('secret'));
  assert.ok(!here.sent.join().includes('2H') && !hereToo.sent.join().includes('2H'));
});

test('a guest cannot play out of turn, for another seat, or anything else', async () => {
  const { engine, host } = await table();
  const { guest, there, here } = await come(host, { seat: 1 });
  guest.state.session.act('play');
  await wait();
  const ask = (request) => there.send(JSON.stringify({ n: (number += 1), m: { do: 'ask', id: 99, request } }));
  let number = there.sent.length;
  for (const request of [
    { do: 'act', seat: 0, action: 'play' },
    { do: 'save' },
    { do: 'open', save: 'x' },
    { do: 'reseat', seats: [] },
    { do: 'view', seat: 0, also: [0] },
    { do: 'constructor' },
    { do: 'advance' },
    null,
  ])
    ask(request);
  await wait(50);
  assert.equal(engine.moves, 0);
  const refused = here.sent.filter((text) => text.includes('"error"')).length;
  assert.equal(refused, 9);
  ask({ do: 'view', seat: 1, also: [0] });
  await wait(30);
  assert.ok(!here.sent.join().includes('2H'));
  assert.equal(guest.state.stage, 'seated');
});

test('requests are rebuilt from known fields, with a seat of the guest’s', () => {
  const known = { do: 'act', seat: 1, action: 'a', also: [0], at: 3 };
  assert.deepEqual(requestOf(known, [1]), { do: 'act', action: 'a', seat: 1 });
  assert.equal(requestOf({ do: 'act', seat: 2, action: 'a' }, [1]), null);
  assert.equal(requestOf({ do: 'toString' }, [1]), null);
  assert.deepEqual(requestOf({ do: 'log' }, []), { do: 'log', seat: null });
});

test('a guest without a seat sees, and does nothing', async () => {
  const { engine, host } = await table();
  const { guest, here } = await come(host, 'watch', { key: 'watcher-1', name: '' });
  for (const name of ['act', 'undo', 'redo', 'next', 'hint', 'why', 'group', 'command', 'advance'])
    assert.equal(await guest.state.session.look({ do: name, action: 'play', on: true }), null, name);
  assert.equal(engine.moves, 0);
  assert.equal(engine.deal, 1);
  assert.ok(!here.sent.join().includes('2H'));
});

test('undo needs the yes of all other devices', async () => {
  const { engine, host, session, told } = await table();
  const { guest, told: toldGuest } = await come(host, { seat: 1 });
  session.act('play');
  await until(() => now(guest).turn === 1);
  session.undo();
  await until(() => guest.state.company.vote);
  assert.equal(engine.moves, 1);
  guest.vote(guest.state.company.vote.number + 1, true); // about something else
  await wait();
  assert.equal(engine.moves, 1);
  guest.vote(guest.state.company.vote.number, false);
  await until(() => told.includes('friends-refused') && toldGuest.includes('friends-refused'));
  guest.state.session.undo();
  await until(() => host.company.vote);
  host.vote(host.company.vote.number, true);
  await until(() => engine.moves === 0);
  assert.equal(host.company.vote, null);
});

test('a question ends when the position changes, and when who is asked leaves', async () => {
  const { engine, host, session } = await table();
  const { guest } = await come(host, { seat: 1 });
  session.undo();
  await until(() => host.company.vote);
  session.act('play');
  await until(() => engine.moves === 1);
  assert.equal(host.company.vote, null);
  session.undo();
  await until(() => host.company.vote);
  guest.leave();
  await until(() => engine.moves === 0);
});

test('the next deal begins when all have pressed', async () => {
  const { engine, host, session } = await table();
  const { guest } = await come(host, { seat: 1 });
  engine.over = 'deal';
  session.receive({ ...engine.turnOf(0), save: 'secret' });
  host.attach(session, engine.ask);
  session.next();
  await until(() => guest.state.company.ready.length);
  assert.deepEqual(guest.state.company.missing, [1]);
  assert.equal(engine.deal, 1);
  guest.state.session.next();
  await until(() => session.state.latest.view.deal === 2 && now(guest).deal === 2);
  assert.deepEqual(guest.state.company.ready, []);
});

test('an answer that a new welcome overtakes is shown', async () => {
  const { engine, host, session } = await table();
  const { guest } = await come(host, { seat: 1 });
  session.act('play');
  await until(() => now(guest).turn === 1);
  engine.slow = 100;
  guest.state.session.act('play');
  await wait(30);
  engine.slow = 1;
  host.attach(session, engine.ask);
  await until(() => session.state.latest.view.turn === 2 && now(guest).turn === 2);
});

test('a friend who is away keeps the seat, is replaced on request, and comes back to it', async () => {
  const { engine, host, session } = await table();
  const first = await come(host, { seat: 1 });
  first.there.end();
  first.here.end();
  await until(() => host.company.people[1].presence === 'away');
  session.act('play');
  await wait(100);
  assert.equal(engine.turn, 1);
  host.replace(1, true);
  await until(() => engine.turn === 2);
  const { guest } = await come(host, { seat: 2 }, {});
  assert.deepEqual(guest.state.seats, [1]); // not the seat of the new invitation
  assert.equal(host.company.people[1].presence, 'here');
  assert.equal(host.company.people.length, 2);
});

test('guests of another build, of a taken seat, or without a key are told so', async () => {
  const { host } = await table();
  const { guest, arrival } = await come(host, { seat: 1 }, { build: '2' });
  assert.equal(guest.state.why, 'version');
  await assert.rejects(arrival, { reason: 'version' });
  await come(host, { seat: 1 });
  assert.equal((await come(host, { seat: 1 }, { key: 'another-1' })).guest.state.why, 'taken');
  assert.equal((await come(host, { seat: 2 }, { key: '' })).guest.state.why, 'odd');
  assert.equal(host.company.people.length, 2);
});

test('gestures go to all, but not many at once, and only known ones', async () => {
  const { host, said } = await table();
  const { guest } = await come(host, { seat: 1 });
  const { guest: other } = await come(host, { seat: 2 }, { key: 'other-123' });
  guest.say('bravo');
  guest.say('ouch');
  guest.say('<script>');
  await until(() => other.state.session.state.remark);
  await wait(30);
  assert.deepEqual(said, [[1, 'bravo']]);
  assert.deepEqual(other.state.session.state.remark.message.id, 'gesture-bravo');
});

test('opponents play on while the host’s table is not shown', async () => {
  const { engine, host, session } = await table({ isSeated: false });
  await come(host, { seat: 2 });
  session.act('play');
  await until(() => engine.turn === 2);
});

test('another pack than the promised one is noticed', async () => {
  const { engine, host, session } = await table();
  const { guest } = await come(host, { seat: 1 });
  engine.endsAt = 1;
  engine.pack = 'f2';
  assert.equal(guest.state.isBroken, false);
  session.act('play');
  await until(() => guest.state.isBroken);
});

test('a seat goes to another device, to the computer, and back', async () => {
  const { engine, host } = await table();
  const { guest } = await come(host, { seat: 1 });
  const [, bea] = host.company.people;
  await host.setSeat(2, bea.device);
  await until(() => guest.state.seats.length === 2);
  assert.equal(guest.state.session.state.viewer, null); // the phone goes from hand to hand
  assert.equal(engine.names[2], 'Bea 2');
  await host.setSeat(1, 'skilled');
  await until(() => guest.state.seats.length === 1);
  assert.deepEqual(engine.kinds, ['person', 'skilled', 'person']);
  await host.setSeat(2, 'person');
  await until(() => guest.state.seats.length === 0);
  assert.deepEqual(now(guest).hand, []);
});

test('late, doubled and disordered messages lose nothing', async () => {
  const { engine, host, session } = await table();
  const { guest } = await come(host, { seat: 1 }, { faults: { delay: 30, double: 0.5, shuffle: 4 } });
  for (let round = 0; round < 6; round += 1) {
    session.act('play');
    await until(() => now(guest).turn === 1);
    guest.state.session.act('play');
    await until(() => session.state.latest.view.turn === 2);
    session.advance();
    await until(() => now(guest).turn === 0);
  }
  assert.equal(engine.moves, 18);
});

test('the friends go on with another match', async () => {
  const { host } = await table();
  const { guest } = await come(host, { seat: 1 });
  const next = new Engine();
  next.kinds = ['person', 'person', 'skilled'];
  next.names = ['Aino', 'Bea', 'Saga'];
  next.moves = 7;
  host.move('m2');
  host.attach(new Session({ turn: { ...next.turnOf(0), save: '' }, ask: host.ask }), next.ask);
  await until(() => now(guest).text === '1.7');
});
