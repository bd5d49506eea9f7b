// The match that is being played: the one owner of its turn, of what is asked of the engine, of the thought, of the hint
// and of what is kept. One state, changed by `set` alone. No screen in it: a table sits down to it, is told of every
// change, and gets up again; the match goes on as long as the page.

import { scenesOf } from './scenes.js';
import { sparing } from './unasked.js';

/**
 * @typedef {import('../types.js').Turn} Turn
 * @typedef {import('../types.js').View} View
 * @typedef {import('../types.js').Action} Action
 * @typedef {import('../types.js').Remark} Remark
 * @typedef {import('../types.js').Message} Message
 * @typedef {import('../types.js').Draft} Draft
 * @typedef {import('../types.js').Spared} Spared
 * @typedef {import('../wire.js').Request} Request
 * @typedef {'act' | 'advance' | 'undo' | 'redo' | 'next' | 'lesson' | 'view'} TurnName what is answered with a turn
 * @typedef {<R extends Request>(request: R) => Promise<import('../engine/engine-client.js').AnswerTo<R>>} Ask
 * @typedef {<R extends Request>(request: R) => Promise<import('../engine/engine-client.js').AnswerTo<R> | null>} Inquire
 *
 * @typedef {{message: Message, action?: Action, isLate?: boolean}} Help what a hint says, and plays; one that is late comes
 *   with the next turn
 *
 * @typedef {object} State
 * @property {Turn} turn what is shown: the latest turn, or a scene on the way to it
 * @property {Turn[]} scenes what is to be shown after it; the last of them is the latest turn
 * @property {Turn} latest the last turn that the engine gave
 * @property {number | null} viewer the seat of who has the phone; none until one of those who share it has taken it
 * @property {Remark | null} remark what an opponent says beside the cards
 * @property {boolean} isThinking an opponent, and for long
 * @property {Help | null} help the hint
 * @property {boolean} isInert it is shown as it was kept, and nothing can be done before the engine has come to it
 * @property {Draft | null} draft cards that lie together in the slots and have not been laid yet
 * @property {boolean} goesOn who is to play has just played
 * @property {number} failures of the engine in a row, while an opponent was to play
 * @property {number} stops of opponents' thoughts
 * @property {number[]} aided the deals in which a hint was given, or something was taken back
 * @property {Spared[]} spared who is not asked everything
 * @property {boolean} isBack something was taken back, or played again, and nothing else was done since
 *
 * @typedef {object} Sitter the table that shows the match
 * @property {(state: State) => void} changed
 * @property {(message: Message) => void} tell answers what was tried; it is shown and heard
 * @property {(message: Message) => void} say it is only heard
 * @property {() => void} refused what was asked for is not done: cards go back
 * @property {() => void} done it is done: an answer that is still shown is over
 * @property {() => number} sceneTime milliseconds for which a scene is shown; none are, where it is 0
 */

/** Milliseconds after which a thought is long. */
const THOUGHTFUL = 400;
const NOBODY = /** @type {Sitter} */ ({ changed() {}, tell() {}, say() {}, refused() {}, done() {}, sceneTime: () => 0 });

/** Whether an opponent is to play. @param {View} view */
export const awaitsOpponent = (view) => view.over === null && view.lesson?.kind !== 'leap' && view.turn !== null && view.seats[view.turn].kind === 'opponent';

/** Gets the seat of the only person at the table, null where several share the phone. @param {View} view */
function onlyPerson({ seats }) {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? seat : []));
  return people.length === 1 ? people[0] : null;
}

/** The match that is being played in this tab. */
export class Session {
  /** What is known of it; replaced, never changed. @type {State} */
  state;
  #ask;
  #keep;
  #isBehind;
  #sitter = NOBODY;
  /** What has been asked and is not done yet. */
  #queue = Promise.resolve();
  /** How often a table has got up: what waits in the queue since before that is not done any more. */
  #leavings = 0;
  #isActing = false;
  #isAdvancing = false;
  #isHurriedTold = false;
  #wakeUp = () => {};
  #awake = Promise.resolve();
  /** Number of the hint that was asked for last, or given up: the answer to any other is not shown. */
  #hints = 0;

  /**
   * @param {object} props
   * @param {Turn} props.turn the one to begin with
   * @param {Ask | null} [props.ask] asks the engine; rejects with an Error whose `detail` is a message where the request is
   *   refused; without it the turn is only shown, see `wake`
   * @param {Draft | null} [props.draft] what lay in the slots when the match was left
   * @param {number[]} [props.aided] see `State`
   * @param {Spared[]} [props.spared] see `State`
   * @param {(state: State) => void} [props.keep] keeps the match, after every turn and whenever something is put into a slot
   * @param {() => boolean} [props.isBehind] whether this is no longer the match that is played: then nothing more is asked
   *   and kept, for what is tapped was meant for another position
   */
  constructor({ turn, ask = null, draft = null, aided = [], spared = [], keep = () => {}, isBehind = () => false }) {
    this.#ask = ask;
    this.#keep = keep;
    this.#isBehind = isBehind;
    if (!ask) this.#awake = new Promise((resolve) => (this.#wakeUp = resolve));
    this.state = {
      turn: still(turn), scenes: [], latest: turn, viewer: onlyPerson(turn.view), remark: turn.remark ?? null, isThinking: false, help: null, draft,
      goesOn: false, failures: 0, stops: 0, aided, spared, isBack: false, isInert: !ask,
    };
  }

  /** Goes on with the engine, which has come to the position that has only been shown so far.
   * @param {{turn: Turn, ask: Ask, keep: (state: State) => void, isBehind: () => boolean}} props see the constructor */
  wake({ turn, ask, keep, isBehind }) {
    this.#ask = ask;
    this.#keep = keep;
    this.#isBehind = isBehind;
    this.#set({ turn: still(turn), latest: turn, isInert: false });
    this.#wakeUp();
  }

  /** Tells, where the engine has not come yet, that nothing can be done; whether that is so. */
  #isTooEarly() {
    if (!this.state.isInert) return false;
    this.#sitter.refused();
    this.#sitter.tell({ id: 'table-engine-starting' });
    return true;
  }

  /** @param {Partial<State>} change */
  #set(change) {
    this.state = { ...this.state, ...change };
    this.#sitter.changed(this.state);
  }

  #keepIt() {
    if (!this.#isBehind()) this.#keep(this.state);
  }

  /** Asks the engine for who has the phone.
   * @template {Request} R @param {R} request @returns {Promise<import('../engine/engine-client.js').AnswerTo<R>>} */
  async #request(request) {
    if (this.state.isInert) await this.#awake;
    if (this.#isBehind()) throw Object.assign(new Error('played on elsewhere'), { detail: { id: 'match-elsewhere' } });
    return /** @type {Ask} */ (this.#ask)({ seat: this.state.viewer, ...request });
  }

  /** @param {unknown} error */
  #complain(error) {
    const { detail, isTold } = /** @type {{detail?: Message, isTold?: boolean}} */ (error);
    if (!isTold) this.#sitter.tell(detail ?? { id: 'table-engine-lost' }); // else it stands elsewhere
  }

  /** Asks something that changes nothing; null, once the table has said why, where there is no answer.
   * @type {Inquire} */
  inquire = async (request) => {
    if (request.do === 'why' && this.#isTooEarly()) return null; // nobody waits for that; a sheet that is open does
    try {
      return await this.#request(request);
    } catch (error) {
      this.#complain(error);
      return null;
    }
  };

  /** Asks the same for what is only shown beside the table: where there is no answer, nobody has asked for one.
   * @type {Inquire} */
  look = async (request) => {
    try {
      return await this.#request(request);
    } catch {
      return null;
    }
  };

  // ---- turns ----

  /** Takes the turn that came of a request.
   * @param {Turn} next @param {number | null} viewer @param {TurnName} [name] of the request */
  #take(next, viewer, name) {
    const isAdvance = name === 'advance';
    const { latest, remark, help, draft } = this.state;
    const sitter = this.#sitter;
    const [turn, ...scenes] = sitter === NOBODY ? [still(next)] : sitter.sceneTime() ? scenesOf(latest.view, next) : [next];
    if (!isAdvance) this.#hints += 1;
    this.#set({
      turn, scenes, latest: next, viewer, goesOn: latest.view.turn === next.view.turn, failures: 0,
      remark: isAdvance && !next.remark ? remark : next.remark ?? null,
      help: isAdvance ? help : null,
      draft: draft && this.#hasRoom(draft, next.view, viewer) ? draft : null,
      isBack: name === 'undo' || name === 'redo' || (this.state.isBack && name === 'view'),
      aided: name === 'undo' ? this.#aidedIn(next.view.deal, latest.view.deal) : this.state.aided,
    });
    this.#keepIt();
    if (next.hurried && !this.#isHurriedTold) {
      this.#isHurriedTold = true;
      sitter.tell({ id: 'table-hurried' });
    }
    if (!isAdvance) sitter.done();
    if (name === 'undo' && next.view.practice && !latest.view.practice) sitter.tell({ id: 'table-practice-begun' });
    this.#adviseAtLast();
  }

  /** Gets the deals in which the person was helped, with those from one to another. @param {number} first @param {number} last */
  #aidedIn(first, last) {
    const deals = Array.from({ length: last - first + 1 }, (_, k) => first + k);
    return [...new Set([...this.state.aided, ...deals])];
  }

  /** Whether a draft can still lie in the slots of the next view. Nobody but its owner sees those.
   * @param {Draft} draft @param {View} next @param {number | null} viewer who sees that view */
  #hasRoom({ deal, front, eyes }, next, viewer) {
    const owner = front ?? eyes;
    const isSeen = this.state.viewer === owner && viewer === owner;
    return isSeen ? sameSlots(this.state.latest.view, next) : deal === next.deal;
  }

  /** Asks for the turn that comes of a request; one that another request has made pointless comes to nothing.
   * @param {Request & {do: TurnName}} request @param {number | null} [viewer] who has the phone then */
  async #follow(request, viewer = this.state.viewer) {
    const isAdvance = request.do === 'advance';
    try {
      const next = await this.#request({ ...request, seat: viewer });
      if ('stopped' in next) this.#set({ stops: this.state.stops + 1 });
      else this.#take(next, viewer, request.do);
    } catch (error) {
      this.#sitter.refused();
      this.#complain(error);
      if (isAdvance) this.#set({ failures: this.state.failures + 1 });
    }
  }

  /** Does something after all that was asked before, unless the table is left meanwhile. @param {() => unknown} work */
  #afterwards(work) {
    const leavings = this.#leavings;
    this.#queue = this.#queue.then(async () => {
      if (this.#leavings === leavings) await work();
    });
    return this.#queue;
  }

  /** Does something after all that was asked before, unless that has led to another position than the one it is meant for.
   * @param {() => unknown} work */
  #here(work) {
    const { latest } = this.state;
    return this.#afterwards(() => (this.state.latest === latest ? work() : this.#sitter.refused()));
  }

  /** Plays an action, unless one is being played: then it is the second tap of two.
   * @param {string} action */
  act = (action) => {
    if (this.#isActing || this.#isTooEarly()) return;
    this.#isActing = true;
    this.#here(() => this.#follow({ do: 'act', action })).finally(() => (this.#isActing = false));
  };

  /** Plays what the person wants to have played without being asked, unless it has been played meanwhile.
   * @param {string} action */
  actUnasked = (action) => {
    if (this.#isActing || this.state.isInert) return;
    this.#isActing = true;
    this.#here(() => this.#follow({ do: 'act', action, unasked: true })).finally(() => (this.#isActing = false));
  };

  /** Notes how often the person wants to be asked what the game asks again and again. @param {import('./unasked.js').When} when */
  spare = (when) => {
    this.#set({ spared: sparing(this.state.latest.view, this.state.spared, when), isBack: false });
    this.#keepIt();
  };

  /** Lets an opponent play. Nobody has to wait for its thought; an undo may have come before it.
   * @param {number} [patience] seconds that it may think in all */
  advance = (patience) => this.#afterwards(() => {
    if (this.#isAdvancing || this.state.isInert || !awaitsOpponent(this.state.latest.view)) return;
    this.#isAdvancing = true;
    this.#follow({ do: 'advance', ...(patience === undefined ? {} : { patience }) }).finally(() => (this.#isAdvancing = false));
  });

  undo = () => this.#isTooEarly() || this.#afterwards(() => this.#follow({ do: 'undo' }));

  redo = () => this.#isTooEarly() || this.#afterwards(() => this.#follow({ do: 'redo' }));

  /** Deals again. Nobody has seen those cards: where people share the phone, one of them has to take it first. */
  next = () => this.#isTooEarly() || this.#here(() => this.#follow({ do: 'next' }, onlyPerson(this.state.latest.view)));

  /** Goes on in a guided first deal, where a part of it is passed over; or ends the guidance. @param {'on' | 'off'} how */
  lesson = (how) => this.#isTooEarly() || this.#here(() => this.#follow({ do: 'lesson', how }));

  /** Takes the hand away while the phone is handed on. */
  handOn = () => this.#afterwards(() => this.#follow({ do: 'view' }, null));

  /** Gives the phone to whose turn it is, unless the turn passes before that, or that person has taken it already. */
  takePhone = () => {
    const { turn } = this.state.latest.view;
    return this.#isTooEarly() || this.#afterwards(() => {
      const { latest, viewer } = this.state;
      return latest.view.turn === turn && viewer !== turn ? this.#follow({ do: 'view' }, turn) : this.#sitter.refused();
    });
  };

  /** Turns to the next scene. */
  nextScene = () => {
    const [turn, ...scenes] = this.state.scenes;
    if (!turn) return;
    this.#set({ turn, scenes });
    this.#adviseAtLast();
  };

  /** Notes that a remark has been heard. */
  heardRemark = () => this.#set({ remark: null });

  /** Keeps what lies in the slots. @param {string[][]} groups */
  sketch = (groups) => {
    const { deal, front } = this.state.latest.view;
    this.#set({ draft: groups.some(({ length }) => length) ? { deal, front, groups } : null });
    this.#keepIt();
  };

  // ---- thought ----

  /** Lets an opponent think while the table pauses, so that how long a move takes tells nothing of its cards. Gives what
   * ends the word that it thinks. @param {(time: number) => void} [onRest] told for how many milliseconds it has thought
   * @param {number} [patience] seconds that it may think in all */
  think = (onRest, patience) => {
    let isOn = true;
    const begun = performance.now();
    const late = setTimeout(() => this.#set({ isThinking: true }), THOUGHTFUL);
    const rest = () => {
      if (!isOn) return;
      isOn = false;
      clearTimeout(late);
      onRest?.(performance.now() - begun);
      if (this.state.isThinking) this.#set({ isThinking: false });
    };
    this.#request({ do: 'think', ...(patience === undefined ? {} : { patience }) }).then(rest, rest);
    return rest;
  };

  /** Asks for a hint, or takes it away. */
  hint = () => {
    if (this.#isTooEarly()) return undefined;
    if (!this.state.help) return this.#afterwards(() => void this.#advise());
    this.dismiss();
    this.#sitter.say({ id: 'table-hint-closed' });
  };

  /** Takes the hint away, also one that is still thought about. */
  dismiss = () => {
    this.#hints += 1;
    this.#set({ help: null });
  };

  /** Shows a hint. @param {Message} message @param {Partial<Help>} [rest] */
  #offer(message, rest = {}) {
    this.#set({ help: { message, ...rest } });
    this.#sitter.say(message);
  }

  /** Gets a hint; out of turn it is said that the hint comes later. */
  async #advise() {
    const { latest: { view }, viewer } = this.state;
    const number = (this.#hints += 1);
    const isWanted = () => this.#hints === number;
    if (view.cannot.hint) return;
    if (view.turn !== viewer) return this.#offer({ id: 'table-hint-later' }, { isLate: true });
    const waiting = setTimeout(() => isWanted() && this.#offer({ id: 'table-thinking' }), THOUGHTFUL);
    const answer = await this.inquire({ do: 'hint' });
    clearTimeout(waiting);
    if (!isWanted()) return; // given up, or something was played meanwhile
    const action = answer && 'action' in answer && view.actions.find((offer) => offer.action === answer.action);
    if (!action) return this.#set({ help: null }); // refused
    const { message, reason } = answer;
    this.#set({ aided: this.#aidedIn(view.deal, view.deal) });
    this.#keepIt();
    this.#offer(reason ? { id: 'table-hint-because', args: { hint: message, reason } } : message, { action });
  }

  /** Gets the hint that was asked for too early, once the turn has come. */
  #adviseAtLast() {
    const { turn: { view }, viewer, help } = this.state;
    const isNow = view.turn === viewer && !view.over;
    if (!help?.isLate || !(isNow || view.over)) return;
    this.#set({ help: null });
    if (isNow) this.#advise();
  }

  // ---- the table ----

  /** Sits a table down; gives what lets it get up.
   * @param {Sitter} sitter */
  sit(sitter) {
    this.#sitter = sitter;
    this.#adviseAtLast();
    return () => this.#sitter === sitter && this.#getUp();
  }

  /** Lets nobody think on, and forgets what was under way when the table is left. */
  #getUp() {
    const { latest, help } = this.state;
    this.#sitter = NOBODY;
    this.#leavings += 1;
    this.#hints += 1;
    this.#set({ turn: still({ ...latest, remark: null }), scenes: [], remark: null, help: help?.action || help?.isLate ? help : null });
    if (!this.state.isInert) this.#request({ do: 'stop' }).catch(() => {});
  }
}

/** A turn of which nothing moves any more. @param {Turn} turn @returns {Turn} */
const still = (turn) => ({ ...turn, moves: [], peaks: [] });

/** Whether what lies in the slots of a view can lie in those of another. @param {View} one @param {View} other */
const sameSlots = (one, other) => one.deal === other.deal && one.front === other.front && one.slots.length === other.slots.length;
