// Plays a deal of a game with two friends, host.js and guest.js over the engine and channels in memory, with faults
// at each action, one in turn. Run by test_every_fault.py, which gives the engine's command and {game, options, players,
// seed}. Prints what each guest got.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { mock } from 'node:test';
import { sitterOf } from '../match/sitter.js';
import { pair } from './pair.js';

const [python, code, told] = process.argv.slice(2);
const { game, options, players, seed } = JSON.parse(told);
globalThis.__KORTTI__ = { version: '1', games: [{ name: game }] };
const { Host } = await import('../../../web/src/friends/host.js');
const { Guest } = await import('../../../web/src/friends/guest.js');
const { Session } = await import('../../../web/src/match/session.js');
const { seenByHost } = await import('../../../web/src/match/company.js');

let chance = 7;
const random = () => (chance = (chance * 16807) % 2147483647) / 2147483647;
const pass = () => new Promise((resolve) => setTimeout(resolve, 1));
async function until(holds, what) {
  for (const end = Date.now() + 20_000; Date.now() < end; await pass()) if (await holds()) return;
  assert.fail(`never: ${what}`);
}

// ---- the engine ----

const engine = spawn(python, ['-c', code], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = [];
let answered;
createInterface({ input: engine.stdout }).on('line', (line) => answers.shift()(JSON.parse(line)));
const post = (request) =>
  (answered = new Promise((resolve) => {
    answers.push(resolve);
    engine.stdin.write(`${JSON.stringify(request)}\n`);
  }));
async function ask(request) {
  let answer = await post(request);
  while (answer.unfinished) {
    const { unfinished: _, ...soFar } = answer;
    answer = await post({ ...request, ...soFar });
  }
  if (answer.error) throw Object.assign(new Error(answer.error.id), { detail: answer.error });
  return answer;
}

// Nobody waits for time to pass: it does so whenever the engine has answered all.
mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'] });
const later = setTimeout;
globalThis.setTimeout = (call, ms = 1) => later(call, ms); // it never ends without a number
(async () => {
  for (;;) {
    await answered;
    await new Promise(setImmediate);
    mock.timers.tick(1);
  }
})();

// ---- the table ----

let host;
let session;
let friends = [];
function open(turn) {
  host = new Host('match', friends, {
    build: '1',
    face: () => '',
    keep: (kept) => (friends = kept),
    changed() {},
    spoken() {},
    tell() {},
    isAway: () => false,
  });
  const opened = host;
  const through = async (request) => {
    const answer = await opened.ask(request);
    return answer.view ? { ...answer, view: seenByHost(answer.view, friends) } : answer;
  };
  session = new Session({ turn: { ...turn, view: seenByHost(turn.view, friends) }, ask: through });
  session.sit(sitterOf());
  host.attach(session, ask);
}

/** A friend, with all messages that reached the device. */
class Friend {
  messages = [];
  #heard = 0;
  constructor(at) {
    this.at = at;
    this.me = { build: '1', key: `key-of-seat-${at}`, name: `Friend ${at}`, face: '' };
  }
  /** Joins as a page just opened does. */
  async come(faults = { random, double: 0.3, shuffle: 3 }) {
    this.note();
    [this.here, this.there] = pair(faults);
    this.#heard = 0;
    host.admit(this.here, { seat: this.at }).catch(() => {});
    this.guest = new Guest(this.there, this.me, { changed() {}, tell() {} });
    await until(() => this.guest.state.stage === 'seated', `seat ${this.at} is taken`);
    this.guest.state.session.sit(sitterOf());
  }
  note() {
    const sent = (this.here?.sent ?? []).slice(this.#heard).map((text) => JSON.parse(text));
    this.#heard += sent.length;
    this.messages.push(...sent.filter(({ n }) => n).map(({ m }) => m));
  }
  get view() {
    return this.guest.state.session?.state.latest.view;
  }
}
const guests = [1, 2].slice(0, players - 1).map((at) => new Friend(at));

/** What all devices show of a seat's view. */
const shown = ({ cannot: _, practice: __, seats, ...view }) =>
  JSON.stringify({ ...view, seats: seats.map(({ kind: _kind, level: _level, name: _name, ...seat }) => seat) });
const saveOf = async () => (await ask({ do: 'save' })).save;

/** Waits until every device shows the engine's table. */
async function agree() {
  for (const { at, name, look } of [
    { at: 0, name: 'host', look: () => session.state.latest.view },
    ...guests.map((guest) => ({ at: guest.at, name: guest.me.name, look: () => guest.view })),
  ])
    await until(async () => {
      const { also } = await ask({ do: 'view', seat: 0, also: [at] });
      const seen = look();
      return seen && shown(seen) === shown(also[0].view);
    }, `${name} shows the table`);
}

/** Whoever has to move moves, by a choice of chance. */
async function move() {
  const { turn } = host.view;
  const friend = guests.find(({ at }) => at === turn);
  const own = friend ? friend.guest.state.session : session;
  if (host.view.seats[turn].kind === 'opponent') session.advance();
  else {
    const { actions } = own.state.latest.view;
    own.act(actions[Math.floor(random() * actions.length)].action);
  }
}

// ---- faults ----

const away = (guest) => until(() => host.company.people[guest.at].presence !== 'here', `${guest.me.name} is away`);

/** Cuts a guest's connection at its next text in one direction while somebody moves. */
async function cut(guest, end, acts) {
  const before = await saveOf();
  const fail = () => (guest.here.end(), guest.there.end());
  guest[end].carry = fail;
  const { turn } = host.view;
  if (acts ? turn === guest.at : turn === 0) await move();
  else fail();
  await away(guest);
  await until(() => guest.guest.state.stage === 'lost', 'the guest knows');
  await until(() => !session.isActing, 'the host goes on');
  assert.ok((await saveOf()).length >= before.length);
  await guest.come();
}

const FAULTS = {
  reloaded: async (guest) => {
    guest.there.end();
    guest.here.end();
    await away(guest);
    await guest.come();
  },
  left: async (guest) => {
    guest.guest.leave();
    await away(guest);
    await guest.come();
  },
  killed: async (guest) => {
    const { here } = guest;
    guest.there.carry = () => {}; // and the host has not noticed yet
    await guest.come();
    assert.ok(!here.isOpen, 'its old line');
  },
  unheard: (guest) => cut(guest, 'there', true),
  untold: (guest) => cut(guest, 'here', false),
  rehosted: async () => {
    const save = await saveOf();
    for (const { here, there } of guests) for (const end of [here, there]) end.end();
    host.close();
    open(await ask({ do: 'open', save, seat: 0 }));
    assert.equal(await saveOf(), save);
    for (const guest of guests) await guest.come();
  },
  hostile: async (guest) => {
    const before = await saveOf();
    const say = (n, m) => guest.there.send(JSON.stringify({ n, m }));
    const others = [0, 1, 2, null].filter((seat) => seat !== guest.at || host.view.turn !== guest.at);
    const acts = host.view.seats.flatMap((_, seat) =>
      others.includes(seat) ? [{ do: 'act', seat, action: 'pass' }] : [],
    );
    for (const request of [
      ...acts,
      { do: 'save' },
      { do: 'next' },
      { do: 'reseat', seats: [] },
      { do: 'undo', agreed: true },
    ])
      guest.guest.state.session.look(request);
    for (const text of ['', '[]', '{"n":1', 'null']) guest.there.send(text);
    say(1, { do: 'hello', key: 'somebody-else', build: '1', name: 'Eve' }); // a number that was used
    await guest.guest.state.session.look({ do: 'view' }); // all before it has been heard
    assert.ok(guest.here.isOpen);
    for (let k = 0; k < 250; k++) say(1e6 + k, {});
    await away(guest);
    assert.equal(await saveOf(), before);
    await guest.come();
  },
};

// ---- a deal ----

const seats = Array.from({ length: players }, (_, at) => ({
  kind: at ? 'beginner' : 'person',
  name: at ? '' : 'Host',
}));
open(await ask({ do: 'new', game, options: { ...options, players }, seats, seed }));
for (const guest of guests) await guest.come();
const counts = Object.fromEntries(Object.keys(FAULTS).map((name) => [name, 0]));
const names = Object.keys(FAULTS);
let actions = 0;
for (; !host.view.over; actions += 1) {
  const name = names[actions % names.length];
  const guest = guests[Math.floor(random() * guests.length)];
  await FAULTS[name](guest);
  counts[name] += 1;
  await agree();
  if (host.view.over) break;
  const before = shown(host.view);
  await move();
  await until(() => shown(host.view) !== before && !session.isActing, `the table goes on after ${before}`);
  await agree();
}
const save = await saveOf();
for (const guest of guests) guest.note();
host.close();
engine.kill();
process.stdout.write(
  JSON.stringify({ save, actions, counts, guests: guests.map(({ at, messages }) => ({ at, messages })) }),
  () => process.exit(0),
);
