// The guest's side of a table with friends: a session whose engine is the host's.

import { Refused } from '../engine/refused.js';
import { gestureMessage, seenFrom } from '../match/company.js';
import { isFit } from '../match/kept-view.js';
import { Session } from '../match/session.js';
import { games } from '../site/site.js';
import { Line } from './line.js';

/**
 * @typedef {import('../types.js').Turn} Turn
 * @typedef {import('../types.js').Message} Message
 * @typedef {import('../match/company.js').Company} Company
 * @typedef {{deal: number, fingerprint: string, opening: string | null}} Pack
 *
 * @typedef {object} State
 * @property {'greeting' | 'seated' | 'refused' | 'lost'} stage
 * @property {string} why it was refused: 'version', 'taken', 'away', 'odd'
 * @property {Session | null} session
 * @property {number[]} seats of this device
 * @property {Company | null} company
 * @property {string} record the match once it is over, '' before
 * @property {number} welcomes how many sessions there have been
 * @property {boolean} isQuiet the host has not been heard for some seconds
 * @property {boolean} isBroken the host has shown another fingerprint for a pack than before
 */

/** A guest of a host's table. */
export class Guest {
  /** Replaced, never mutated. @type {State} */
  state = {
    stage: 'greeting',
    why: '',
    session: null,
    seats: [],
    company: null,
    record: '',
    welcomes: 0,
    isQuiet: false,
    isBroken: false,
  };
  #line;
  #changed;
  #tell;
  /** Answers awaited. @type {Map<number, {resolve: (answer: any) => void, reject: (error: unknown) => void}>} */
  #asked = new Map();
  #number = 0;
  /** Messages not yet handled. @type {any[]} */
  #heard = [];
  /** Fingerprints by deal. @type {Map<number, string>} */
  #packs = new Map();

  /** @param {import('./rtc/channel.js').Channel} channel
   * @param {{build: string, key: string, name: string, face: string}} me
   * @param {{changed: (state: State) => void, tell: (message: Message) => void}} listener */
  constructor(channel, me, { changed, tell }) {
    this.#changed = changed;
    this.#tell = tell;
    this.#line = new Line(channel, {
      receive: (message) => this.#hear(message),
      closed: () => this.#lost(),
      quiet: (isQuiet) => (this.state.stage === 'greeting' ? this.#lost() : this.#set({ isQuiet })),
    });
    this.#line.send({ do: 'hello', ...me });
  }

  /** @param {Partial<State>} change */
  #set(change) {
    this.state = { ...this.state, ...change };
    this.#changed(this.state);
  }

  /** Handles messages in order, each after the session has taken the turn that answered it.
   * @param {any} message */
  async #hear(message) {
    this.#heard.push(message);
    if (this.#heard.length > 1) return;
    for (; this.#heard.length; this.#heard.shift()) {
      try {
        this.#handle(this.#heard[0]);
      } catch (error) {
        console.warn('odd message', error);
      }
      if (this.#heard[0].answer?.view) await new Promise((resolve) => setTimeout(resolve));
    }
  }

  /** @param {any} message */
  #handle(message) {
    const { session } = this.state;
    if (message.do === 'welcome') this.#sit(message);
    else if (message.do === 'refuse') this.#set({ stage: 'refused', why: String(message.why) });
    else if (message.do === 'turn') this.#receive(message.turn);
    else if (message.do === 'result') this.#settle(message);
    else if (message.do === 'company' && isCompany(message.company)) this.#set({ company: message.company });
    else if (message.do === 'say' && session)
      session.hear({ seat: message.seat, message: gestureMessage(message.gesture) });
    else if (message.do === 'told') this.#tell(message.message);
    else if (message.do === 'packs') this.#note(message.deals);
    else if (message.do === 'record') this.#set({ record: String(message.save) });
    else if (message.do === 'bye') this.#lost();
  }

  /** @param {{seats: number[], turn: unknown}} welcome */
  #sit({ seats, turn: given }) {
    const turn = Array.isArray(seats) ? seenBy(given, seats) : null;
    if (!turn) return;
    this.#rejectAll();
    this.#packs.clear(); // another match has other packs
    const session = new Session({ turn, ask: /** @type {any} */ (this.#ask) });
    this.#set({ stage: 'seated', seats, record: '', session, welcomes: this.state.welcomes + 1 });
  }

  /** @param {unknown} given */
  #receive(given) {
    const turn = seenBy(given, this.state.seats);
    if (turn) this.state.session?.receive(turn);
  }

  /** Asks the host. @param {any} request @returns {Promise<any>} */
  #ask = (request) => {
    if (request.do === 'think' || (request.do === 'advance' && !request.on)) return new Promise(() => {}); // the host's
    if (request.do === 'stop') return Promise.resolve({});
    const id = (this.#number += 1);
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      if (this.state.stage === 'lost') return this.#rejectAll();
      this.#line.send({ do: 'ask', id, request });
    });
  };

  /** @param {{id: number, answer?: any, error?: Message, isTold?: boolean}} result `isTold`: the company tells why not */
  #settle({ id, answer, error, isTold }) {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (!asked && answer?.view) return this.#receive(answer); // asked by the session before a new welcome
    if (isTold) return asked?.reject(Object.assign(new Error('waiting'), { isTold }));
    if (error) return asked?.reject(new Refused(error));
    const turn = answer?.view ? seenBy(answer, this.state.seats) : null;
    if (answer?.view && !turn) asked?.reject(new Error('no turn'));
    else asked?.resolve(turn ?? answer);
  }

  #rejectAll() {
    for (const { reject } of this.#asked.values()) reject(new Refused('friends-lost'));
    this.#asked.clear();
  }

  /** Notes the fingerprints of the packs; a pack that gets another one was not the one promised.
   * @param {Pack[]} deals */
  #note(deals) {
    for (const { deal, fingerprint } of Array.isArray(deals) ? deals : []) {
      const before = this.#packs.get(deal);
      if (before !== undefined && before !== fingerprint) this.#set({ isBroken: true });
      this.#packs.set(deal, fingerprint);
    }
  }

  #lost() {
    this.#line.close();
    if (this.state.stage !== 'refused') this.#set({ stage: 'lost' });
    this.#rejectAll();
  }

  /** @param {string} gesture */
  say = (gesture) => {
    this.#line.send({ do: 'say', gesture });
    const [seat] = this.state.seats;
    this.state.session?.hear({ seat, message: gestureMessage(gesture) });
  };

  /** @param {number} number @param {boolean} yes */
  vote = (number, yes) => this.#line.send({ do: 'vote', number, yes });

  /** Leaves the table. */
  leave = () => {
    this.#line.send({ do: 'bye' });
    this.#lost();
  };
}

/** @param {any} company */
const isCompany = ({ people, ready, missing, vote, tables }) =>
  [people, ready, missing, vote?.missing ?? []].every(Array.isArray) &&
  people.every((/** @type {any} */ { name, presence }) => typeof name === 'string' && typeof presence === 'string') &&
  Number.isInteger(tables);

/** Returns a turn of the host's as the guest's device shows it; null if it is none.
 * @param {any} turn @param {number[]} own seats of the device @returns {Turn | null} */
function seenBy(turn, own) {
  try {
    const view = seenFrom(turn.view, (seat) => own.includes(seat));
    const isTurn = Array.isArray(turn.moves) && isFit({ ...view, viewer: null }, view.game);
    return isTurn && games.some(({ name }) => name === view.game) ? { ...turn, save: '', view } : null;
  } catch {
    return null;
  }
}
