// The host's side of a table with friends: the only engine is here. It passes requests of all devices on, and gives
// each device each turn as its own seat may see it.

import { Refused } from '../engine/refused.js';
import { engineKind, friendAt, GESTURES, isKey, seenByHost } from '../match/company.js';
import { cleanName, isSame } from '../words/seat-names.js';
import { Line } from './line.js';
import { requestOf } from './requests.js';

/**
 * @typedef {import('../types.js').Turn} Turn
 * @typedef {import('../types.js').View} View
 * @typedef {import('../match/session.js').Session} Session
 * @typedef {import('../match/session.js').Ask} Ask
 * @typedef {import('./rtc/channel.js').Channel} Channel
 * @typedef {import('../match/company.js').Friend} Friend
 * @typedef {import('../match/company.js').Company} Company
 * @typedef {{seat: number} | 'table' | 'watch'} Place what a guest is invited to
 *
 * @typedef {object} Guest a device that has joined
 * @property {Line} line
 * @property {string} key
 * @property {string} name
 * @property {string} face
 * @property {Place} place
 * @property {number | null} viewer the seat whose person looks at it; null for none, or until one has taken it
 * @property {boolean} isWelcome true while it is told the table: from its greeting on, except while it is quiet
 * @property {number} open requests under way
 * @property {number} spoke when it last made a gesture, by `performance.now`
 * @property {number} device
 * @property {{resolve: (name: string) => void, reject: (error: Error) => void}} arrival
 *
 * @typedef {object} Home what the host lives in
 * @property {string} build version of the page
 * @property {(name: string) => string} face the face that a person at this device has chosen, '' if none
 * @property {(friends: Friend[]) => void} keep stores the friends with the match
 * @property {(company: Company) => void} changed
 * @property {(seat: number, gesture: string) => void} spoken
 * @property {(message: import('../types.js').Message) => void} tell
 * @property {() => boolean} isAway true if nobody looks at the page
 */

/** Milliseconds until the host moves an opponent on: at a table that is shown, whose own pace does it; and at another. */
const [PATIENCE, PAUSE] = [4000, 1200];
/** Most requests of a guest under way, and milliseconds between its gestures. */
const [MOST_OPEN, MOMENT] = [8, 1000];
/** Requests that others must agree to, and all that a guest without a seat may ask. */
const VOTED = ['undo', 'redo'];
const OPEN_TO_ALL = ['view', 'rules', 'log', 'fingerprints'];
const FACE = /^\d{7}$/;

/** Refuses for now: the company tells whose answer is missing. */
const waiting = () => Object.assign(new Error('waiting'), { isTold: true });

/** The hub of a match with friends; see `match-keeper.setHub`. */
export class Host {
  #home;
  #friends;
  /** @type {Set<Guest>} */
  #guests = new Set();
  /** @type {Set<number>} */
  #replaced = new Set();
  /** @type {Set<number>} */
  #ready = new Set();
  /** @type {import('../match/company.js').Vote | null} */
  #vote = null;
  #votes = 0;
  #devices = 0;
  /** @type {Session | null} */
  #session = null;
  /** @type {Ask} */
  #ask = async () => {
    throw new Refused('friends-host-away');
  };
  /** @type {View | null} */
  #view = null;
  #timer = 0;
  #packs = '';

  /** @param {string} id of the match @param {Friend[]} friends @param {Home} home */
  constructor(id, friends, home) {
    this.id = id;
    this.#friends = friends;
    this.#home = home;
  }

  // ---- the match ----

  /** Takes over the session of the match. @param {Session} session @param {Ask} ask asks the engine */
  attach = (session, ask) => {
    this.#session = session;
    this.#ask = ask;
    this.#seen(session.state.latest.view);
    if (this.#guests.size) this.#welcomeAll();
  };

  /** The friends go on with another match of the same seats. @param {string} id */
  move = (id) => {
    this.id = id;
    this.#session = null;
    this.#replaced.clear();
    this.#packs = '';
  };

  /** Answers a request of the session at this device.
   * @type {Ask} */
  ask = async (request) => /** @type {any} */ (this.#answer(/** @type {any} */ (request), null));

  /** @param {any} request @param {Guest | null} guest null for the host @returns {Promise<any>} */
  async #answer(request, guest) {
    const { do: name, seat = null } = request;
    if (guest && !this.#seatsOf(guest).length && !OPEN_TO_ALL.includes(name)) throw new Refused('error-not-your-turn');
    if (VOTED.includes(name)) return this.#propose(name, seat, guest);
    if (name === 'next') return this.#press(seat, guest);
    if (name === 'advance' && guest && !this.#isLeftToOpponents) throw new Refused('error-not-your-turn');
    if (['act', 'advance', 'lesson'].includes(name)) return this.#change(request, guest);
    if (name === 'view') {
      if (guest) guest.viewer = seat;
      return this.#turnOf(seat);
    }
    // without a seat, the engine would answer as to the only person
    if (guest && seat === null && name !== 'rules' && this.#people.length < 2) throw new Refused('error-not-your-turn');
    return this.#ask(request);
  }

  /** Has the engine change the table, and gives each device the new turn; returns that of who asked.
   * @param {any} request @param {Guest | null} [guest] who asked; null for the host, undefined for the table itself */
  async #change(request, guest) {
    const devices = [null, ...[...this.#guests].filter((one) => one.isWelcome || one === guest)];
    const answer = await this.#ask({ ...request, also: devices.map((one) => this.#viewerOf(one)) });
    if (!('also' in answer)) return answer; // stopped
    const { also, save, hurried } = /** @type {any} */ (answer);
    const [own, ...others] = also.map((/** @type {Turn} */ turn) => ({ ...turn, hurried }));
    others.forEach((/** @type {Turn} */ turn, /** @type {number} */ k) => {
      const other = /** @type {Guest} */ (devices[k + 1]);
      if (other !== guest) other.line.send({ do: 'turn', turn });
    });
    this.#settle({ ...own, save }, guest !== null);
    for (const late of this.#guests) if (late.isWelcome && !devices.includes(late)) this.#welcome(late).catch(() => {});
    return guest ? others[devices.indexOf(guest) - 1] : { ...own, save };
  }

  /** Notes the host's new turn, and shows it if the session did not ask for it itself.
   * @param {Turn} turn @param {boolean} isShown */
  #settle(turn, isShown) {
    const seen = { ...turn, view: seenByHost(turn.view, this.#friends) };
    this.#seen(seen.view);
    if (isShown) this.#session?.receive(seen);
    if (seen.view.over === 'match') this.#tellGuests({ do: 'record', save: turn.save });
    this.#tellPacks();
  }

  /** Returns the table as a seat or, for null, a spectator sees it. @param {number | null} seat */
  async #turnOf(seat) {
    const request = /** @type {any} */ ({ do: 'view', seat: this.#people[0], also: [seat] });
    const { also, save } = /** @type {any} */ (await this.#ask(request));
    return { ...also[0], save };
  }

  /** @param {Guest | null} guest */
  #viewerOf = (guest) => (guest ? guest.viewer : (this.#session?.state.viewer ?? null));

  /** Notes what is on the table. @param {View} view */
  #seen(view) {
    const before = this.#view;
    this.#view = view;
    if (!before || before.deal !== view.deal || before.over !== view.over) this.#ready.clear();
    this.#vote = null; // it was about another position
    this.#drive();
    this.#tellCompany();
  }

  /** Seats of people, at any device. */
  get #people() {
    return (this.#view?.seats ?? []).flatMap(({ kind }, seat) => (kind === 'opponent' ? [] : [seat]));
  }

  /** True if opponents play on, and all people are out. */
  get #isLeftToOpponents() {
    return this.#people.every((seat) => this.#view?.seats[seat].out);
  }

  // ---- who plays when no table does ----

  /** Moves on what nobody at a table moves: opponents while the host's table is not shown or covered, and the seats of
   * friends who are away. */
  #drive = () => {
    clearTimeout(this.#timer);
    const { turn = null, over = null, seats = [] } = this.#view ?? {};
    if (turn === null || over) return;
    const isOpponent = seats[turn].kind === 'opponent';
    if (!isOpponent && !this.#replaced.has(turn)) return;
    const isShown = this.#session?.isSeated && !this.#home.isAway();
    if (!this.#guests.size && (isOpponent || !isShown)) return; // nobody waits
    const wait = isOpponent && isShown ? PATIENCE : PAUSE;
    this.#timer = setTimeout(() => this.#moveOn(turn, isOpponent).catch(() => {}), wait);
  };

  /** @param {number} seat @param {boolean} isOpponent */
  async #moveOn(seat, isOpponent) {
    if (isOpponent) return void (await this.#change({ do: 'advance' }, undefined));
    const hint = /** @type {any} */ (await this.#ask({ do: 'hint', seat }));
    if (hint.action && this.#replaced.has(seat) && this.#view?.turn === seat)
      await this.#change({ do: 'act', seat, action: hint.action }, undefined);
  }

  // ---- what all must agree to ----

  /** Seats of people who are at their devices, by the host's order. */
  get #present() {
    return this.#people.filter((seat) => this.#presenceOf(seat) === 'host' || this.#presenceOf(seat) === 'here');
  }

  /** Asks the others whether a move may be taken back or repeated.
   * @param {'undo' | 'redo'} kind @param {number | null} seat @param {Guest | null} guest */
  async #propose(kind, seat, guest) {
    const asker = seat ?? this.#seatsOf(guest)[0];
    const missing = this.#present.filter((other) => this.#deviceOf(other) !== this.#deviceOf(asker));
    if (!missing.length) return this.#change({ do: kind, seat: asker, agreed: true }, guest);
    this.#votes += 1;
    this.#vote = { number: this.#votes, kind, seat: asker, missing };
    this.#tellCompany();
    throw waiting();
  }

  /** Answers the question of `#propose` for a device. @param {number} number @param {boolean} isYes
   * @param {Guest | null} guest */
  #decide(number, isYes, guest) {
    const vote = this.#vote;
    const own = this.#seatsOf(guest);
    if (!vote || vote.number !== number || !vote.missing.some((seat) => own.includes(seat))) return;
    if (!isYes) {
      this.#vote = null;
      this.#announce({ id: 'friends-refused', args: { name: this.#nameOf(own[0]) } });
      return this.#tellCompany();
    }
    vote.missing = vote.missing.filter((seat) => !own.includes(seat));
    this.#goOn();
  }

  /** Notes that a device wants the next deal; deals once all do.
   * @param {number | null} seat @param {Guest | null} guest */
  async #press(seat, guest) {
    for (const own of this.#seatsOf(guest)) this.#ready.add(own);
    if (!this.#missing.length) return this.#change({ do: 'next', ...(seat === null ? {} : { seat }) }, guest);
    this.#tellCompany();
    throw waiting();
  }

  /** Seats that have not pressed for the next deal. */
  get #missing() {
    return this.#view?.over === 'deal' ? this.#present.filter((seat) => !this.#ready.has(seat)) : [];
  }

  /** Does what nobody is missing for any more. */
  #goOn() {
    const vote = this.#vote;
    if (vote) {
      vote.missing = vote.missing.filter((seat) => this.#present.includes(seat));
      if (!vote.missing.length) {
        this.#vote = null;
        this.#change({ do: vote.kind, seat: vote.seat, agreed: true }, undefined).catch(({ detail }) => {
          if (detail) this.#announce(detail); // there is nothing to take back
        });
      }
    }
    if (this.#ready.size && !this.#missing.length && this.#view?.over === 'deal')
      this.#change({ do: 'next' }, undefined).catch(() => {});
    this.#tellCompany();
  }

  /** The host's person agrees or not. @param {number} number @param {boolean} isYes */
  vote = (number, isYes) => this.#decide(number, isYes, null);

  // ---- guests ----

  /** Lets a device in that was invited.
   * @param {Channel} channel @param {Place} place
   * @returns {Promise<string>} the guest's name; rejects with an Error whose `reason` tells why not */
  admit = (channel, place) => {
    const arrival = /** @type {Guest['arrival']} */ ({});
    const arrived = new Promise((resolve, reject) => Object.assign(arrival, { resolve, reject }));
    /** @type {Guest} */
    const guest = {
      line: new Line(channel, {
        receive: (message) => this.#hear(guest, message),
        closed: () => this.#lose(guest),
        quiet: (isQuiet) => this.#miss(guest, isQuiet),
      }),
      key: '',
      name: '',
      face: '',
      place,
      viewer: null,
      isWelcome: false,
      open: 0,
      spoke: Number.NEGATIVE_INFINITY,
      device: (this.#devices += 1),
      arrival,
    };
    this.#guests.add(guest);
    return arrived;
  };

  /** @param {Guest} guest @param {any} message */
  #hear(guest, message) {
    if (message.do === 'hello') this.#greet(guest, message).catch(() => this.#refuse(guest, 'away'));
    else if (!guest.isWelcome) return;
    else if (message.do === 'ask') this.#serve(guest, message);
    else if (message.do === 'say') this.#speak(guest, message.gesture);
    else if (message.do === 'vote') this.#decide(message.number, message.yes === true, guest);
    else if (message.do === 'bye') this.#lose(guest);
  }

  /** @param {Guest} guest @param {any} hello */
  async #greet(guest, { build, key, name: given, face }) {
    if (guest.key) return;
    if (build !== this.#home.build) return this.#refuse(guest, 'version');
    const name = cleanName(String(given));
    if (!isKey(key) || (typeof guest.place === 'object' && !name)) return this.#refuse(guest, 'odd');
    Object.assign(guest, { key, name, face: FACE.test(face) ? face : '' });
    for (const other of this.#guests) if (other !== guest && other.key === key) this.#lose(other); // its old line
    const isBack = this.#friends.some((friend) => friend.key === key);
    if (!isBack && typeof guest.place === 'object') {
      const { seat } = guest.place;
      if (this.#presenceOf(seat) === 'here') return this.#refuse(guest, 'taken');
      await this.#seat(seat, guest);
    }
    await this.#welcome(guest);
    guest.arrival.resolve(guest.name);
    this.#goOn();
    this.#drive();
  }

  /** @param {Guest} guest @param {'version' | 'odd' | 'taken' | 'away'} why */
  #refuse(guest, why) {
    guest.line.send({ do: 'refuse', why });
    this.#lose(guest, why);
  }

  /** Gives a seat to a guest. @param {number} seat @param {Guest} guest */
  async #seat(seat, { key, name, face }) {
    const friends = [...this.#friends.filter((friend) => friend.seat !== seat), { seat, key, name, face }];
    await this.#reseat((old, k) => (k === seat ? { kind: 'person', name: this.#unlike(name, seat) } : old), friends);
  }

  /** Changes who sits where. @param {(old: {kind: string, name: string}, seat: number) => {kind: string, name: string}} to
   * @param {Friend[]} friends */
  async #reseat(to, friends) {
    const before = this.#friends;
    this.#friends = friends;
    const wanted = (this.#view?.seats ?? []).map((seat, k) => to({ kind: engineKind(seat), name: seat.name }, k));
    const people = wanted.filter(({ kind }) => kind === 'person');
    const isTaken = (/** @type {string} */ name) => people.some((person) => isSame(person.name, name));
    const seats = wanted.map((seat) => (seat.kind !== 'person' && isTaken(seat.name) ? { ...seat, name: '' } : seat));
    try {
      this.#home.keep(friends);
      await this.#change({ do: 'reseat', seats }, undefined);
    } catch (error) {
      this.#friends = before;
      this.#home.keep(before);
      throw error;
    }
  }

  /** Returns a name that no other person has; an opponent gives way. @param {string} name @param {number} seat */
  #unlike(name, seat) {
    const taken = this.#people.filter((other) => other !== seat).map(this.#nameOf);
    for (let number = 1; ; number += 1) {
      const free = number > 1 ? `${name} ${number}` : name;
      if (!taken.some((other) => isSame(other, free))) return free;
    }
  }

  /** Tells a guest the table. Nobody plays for its seats any more. @param {Guest} guest */
  async #welcome(guest) {
    const seats = this.#seatsOf(guest);
    for (const seat of seats) this.#replaced.delete(seat);
    guest.viewer = seats.length === 1 ? seats[0] : null;
    guest.isWelcome = true; // before the answer, or it might miss the next turn
    const { save, ...turn } = await this.#turnOf(guest.viewer);
    guest.line.send({ do: 'welcome', seats, turn: { ...turn, said: [] } });
    if (turn.view.over === 'match') guest.line.send({ do: 'record', save });
    this.#tellPacks(guest);
    this.#tellCompany();
  }

  #welcomeAll() {
    for (const guest of this.#guests) if (guest.isWelcome) this.#welcome(guest).catch(() => {});
  }

  /** @param {Guest} guest @param {any} message */
  async #serve(guest, { id, request: asked }) {
    const request = /** @type {any} */ (requestOf(asked, this.#seatsOf(guest)));
    /** @type {any} */
    let result = { error: { id: 'error-bad-request', args: { text: '' } } };
    if (request && guest.open < MOST_OPEN) {
      guest.open += 1;
      try {
        const { save: _, ...answer } = await this.#answer(request, guest);
        result = { answer };
      } catch (error) {
        const { detail, isTold } = /** @type {any} */ (error);
        result = isTold ? { isTold } : { error: detail ?? { id: 'friends-host-away', args: {} } };
      }
      guest.open -= 1;
    }
    guest.line.send({ do: 'result', id, ...result });
  }

  /** @param {Guest} guest @param {unknown} gesture */
  #speak(guest, gesture) {
    const now = performance.now();
    const [seat] = this.#seatsOf(guest);
    if (now - guest.spoke < MOMENT || seat === undefined) return;
    guest.spoke = now;
    this.#spread(seat, gesture);
  }

  /** @param {number} seat @param {unknown} gesture */
  #spread(seat, gesture) {
    if (typeof gesture !== 'string' || !GESTURES.includes(gesture)) return;
    this.#tellGuests({ do: 'say', seat, gesture });
    this.#home.spoken(seat, gesture);
  }

  /** The host's person makes a gesture. @param {string} gesture */
  say = (gesture) => this.#spread(this.#seatsOf(null)[0], gesture);

  /** A guest is quiet, as while its phone sleeps, and counts as away until it is heard again; one that has not greeted
   * is given up. @param {Guest} guest @param {boolean} isQuiet */
  #miss(guest, isQuiet) {
    if (!guest.key) return this.#lose(guest);
    guest.isWelcome = false;
    if (isQuiet) this.#goOn();
    else this.#welcome(guest).then(this.#drive, () => {});
  }

  /** @param {Guest} guest @param {string} [reason] why it never arrived */
  #lose(guest, reason = 'no-connection') {
    if (!this.#guests.delete(guest)) return;
    guest.line.close();
    guest.arrival.reject(Object.assign(new Error(reason), { reason }));
    this.#goOn();
  }

  // ---- the host's choices ----

  /** Who plays a seat: a level, 'person' at this device, or a guest's device by its number.
   * @param {number} seat @param {string | number} who */
  setSeat = async (seat, who) => {
    const others = this.#friends.filter((friend) => friend.seat !== seat);
    const left = this.#guestAt(seat);
    const next = [...this.#guests].find(({ device }) => device === who);
    if (next) await this.#seat(seat, next);
    else await this.#reseat((old, k) => (k === seat ? { kind: String(who), name: '' } : old), others);
    this.#replaced.delete(seat);
    for (const guest of new Set([left, next])) if (guest) await this.#welcome(guest);
    this.#tellCompany();
  };

  /** Has an opponent play for a friend who is away, or not. @param {number} seat @param {boolean} isOn */
  replace = (seat, isOn) => {
    if (isOn) this.#replaced.add(seat);
    else this.#replaced.delete(seat);
    this.#drive();
    this.#goOn();
  };

  /** Sets the name of the host's person, as friends see it. @param {string} name */
  introduce = async (name) => {
    const [seat] = this.#seatsOf(null);
    await this.#reseat((old, k) => (k === seat ? { ...old, name: this.#unlike(name, seat) } : old), this.#friends);
  };

  /** Sends all guests away. */
  close = () => {
    clearTimeout(this.#timer);
    this.#tellGuests({ do: 'bye' });
    for (const { line } of this.#guests) line.close();
    this.#guests.clear();
  };

  // ---- telling ----

  /** @param {Guest | null} guest null for the host @returns {number[]} */
  #seatsOf(guest) {
    if (guest)
      return this.#friends
        .filter(({ key }) => key === guest.key)
        .map(({ seat }) => seat)
        .sort((a, b) => a - b);
    return this.#people.filter((seat) => !friendAt(this.#friends, seat));
  }

  /** @param {number} seat */
  #guestAt(seat) {
    const friend = friendAt(this.#friends, seat);
    return friend && [...this.#guests].find(({ key, isWelcome }) => isWelcome && key === friend.key);
  }

  /** @param {number} seat */
  #deviceOf = (seat) => this.#guestAt(seat)?.device ?? 0;

  /** @param {number} seat @returns {import('../match/company.js').Presence} */
  #presenceOf(seat) {
    if (!friendAt(this.#friends, seat)) return 'host';
    if (this.#guestAt(seat)) return 'here';
    return this.#replaced.has(seat) ? 'replaced' : 'away';
  }

  /** @param {number} seat */
  #nameOf = (seat) => this.#view?.seats[seat]?.name ?? '';

  /** The table as the host's device shows it; null before it has been opened. */
  get view() {
    return this.#view;
  }

  /** Who sits at the table. @returns {Company} */
  get company() {
    const guests = [...this.#guests].filter(({ isWelcome }) => isWelcome);
    const spectators = guests.filter((guest) => !this.#seatsOf(guest).length);
    return {
      turn: this.#view?.over ? null : (this.#view?.turn ?? null),
      people: this.#people.map((seat) => ({
        seat,
        name: this.#nameOf(seat),
        face: friendAt(this.#friends, seat)?.face ?? this.#home.face(this.#nameOf(seat)),
        presence: this.#presenceOf(seat),
        device: this.#deviceOf(seat),
      })),
      tables: spectators.filter(({ place }) => place === 'table').length,
      watchers: spectators.filter(({ place }) => place !== 'table').length,
      ready: this.#ready.size ? this.#present.filter((seat) => this.#ready.has(seat)) : [],
      missing: this.#ready.size ? this.#missing : [],
      vote: this.#vote,
    };
  }

  #tellCompany() {
    const { company } = this;
    this.#tellGuests({ do: 'company', company });
    this.#home.changed(company);
  }

  /** Sends a message to all guests. @param {any} message */
  #tellGuests(message) {
    for (const guest of this.#guests) if (guest.isWelcome) guest.line.send(message);
  }

  /** Tells everybody, the host too. @param {import('../types.js').Message} message */
  #announce(message) {
    this.#tellGuests({ do: 'told', message });
    this.#home.tell(message);
  }

  /** Sends the fingerprints of the packs, and what opens those of finished deals, when they have changed.
   * @param {Guest} [only] to this guest, in any case */
  async #tellPacks(only) {
    const { deal, over } = this.#view ?? {};
    const now = `${deal} ${over}`;
    if (!only && (now === this.#packs || !this.#guests.size)) return;
    if (!only) this.#packs = now;
    const [seat] = this.#people;
    try {
      const { deals } = await this.#ask({ do: 'fingerprints', seat });
      for (const guest of only ? [only] : this.#guests) if (guest.isWelcome) guest.line.send({ do: 'packs', deals });
    } catch {
      // with the next deal
    }
  }
}
