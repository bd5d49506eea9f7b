// Session of the current match: the one owner of its turn, of requests to the engine, thinking, hints and saving. One
// state, changed only by `set`. No UI: a table (`Sitter`) attaches to it, hears of changes, and detaches.

import { Refused } from '../engine/refused.js';
import { between, scenesOf } from './scenes.js';
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
 * @typedef {'act' | 'advance' | 'undo' | 'redo' | 'next' | 'lesson' | 'view'} TurnName requests answered with a turn
 * @typedef {<R extends Request>(request: R) => Promise<import('../engine/engine-client.js').AnswerTo<R>>} Ask
 * @typedef {<R extends Request>(request: R) => Promise<import('../engine/engine-client.js').AnswerTo<R> | null>}
 *   Inquire
 * @typedef {Pick<import('../types.js').Opening, 'turns' | 'whys'>} Opening
 *
 * @typedef {{message: Message, action?: Action, isLate?: boolean}} Help a hint's text and move; `isLate`: it comes with
 *   the person's next turn
 *
 * @typedef {object} State
 * @property {Turn} turn on the table: the latest turn, or a scene on the way to it
 * @property {Turn[]} scenes still to be shown; the last of them is the latest turn
 * @property {Turn} latest last turn from the engine
 * @property {number | null} viewer seat of the person at the device; null until one of those who share it has taken it
 * @property {Remark | null} remark what an opponent says beside the cards
 * @property {boolean} isThinking true if an opponent has been thinking for long
 * @property {Help | null} help the hint
 * @property {boolean} isInert true until the engine has opened the match; the saved view is shown
 * @property {Draft | null} draft a move being composed in the slots
 * @property {boolean} goesOn true if the player to move also moved last
 * @property {number} failures of the engine in a row, on an opponent's turn
 * @property {number} stops count of interrupted `advance` requests
 * @property {number[]} aided deals with a hint or an undo
 * @property {Spared[]} spared persons who are not asked everything
 * @property {boolean} isSkipping true while the opponents play on at once
 * @property {boolean} isBack true after an undo or redo, until the next action
 *
 * @typedef {object} Sitter the table that shows the match
 * @property {(state: State) => void} changed
 * @property {(message: Message) => void} tell shows and announces a reply to something that was tried
 * @property {(message: Message) => void} say only announces it
 * @property {() => void} refused a request failed: cards go back
 * @property {() => void} done a request succeeded: an older reply is cleared
 * @property {() => number} sceneTime milliseconds for each scene; 0 for no scenes
 * @property {() => Promise<void>} wholeWords loads the words of reasons
 */

/** Milliseconds after which thinking is shown. */
const THOUGHTFUL = 400;
/** @type {Message} */
const PRACTICE_BEGUN = { id: 'table-practice-begun' };
/** No table shows the match. */
export const NOBODY = /** @type {Sitter} */ ({
  changed() {},
  tell() {},
  say() {},
  refused() {},
  done() {},
  sceneTime: () => 0,
  wholeWords: async () => {},
});

/** True if it is an opponent's turn. @param {View} view */
export const awaitsOpponent = (view) =>
  view.over === null && view.lesson?.kind !== 'leap' && view.turn !== null && view.seats[view.turn].kind === 'opponent';

/** Returns the seat of the only person at the table; null if several share the device. @param {View} view */
function onlyPerson({ seats }) {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? seat : []));
  return people.length === 1 ? people[0] : null;
}

/** The current match of this tab. */
export class Session {
  /** Replaced, never mutated. @type {State} */
  state;
  #ask;
  #keep;
  #isBehind;
  #sitter = NOBODY;
  /** Requests run one after another. */
  #queue = Promise.resolve();
  /** Counts detached tables: requests queued before the last one are dropped. */
  #leavings = 0;
  #isActing = false;
  #isAdvancing = false;
  #isHurriedTold = false;
  #wakeUp = () => {};
  #awake = Promise.resolve();
  /** Why cards cannot be played at the end of an opening, by card. @type {Record<string, Message>} */
  #whys;
  /** Number of the current hint request: answers to others are dropped. */
  #hints = 0;

  /**
   * @param {object} props
   * @param {Turn} props.turn the first one
   * @param {Opening | null} [props.opening] leads to `turn`
   * @param {Ask | null} [props.ask] asks the engine; rejects with an Error whose `detail` is a message if the request
   *   is refused. Null: the turn is only shown, see `wake`
   * @param {Draft | null} [props.draft] of the saved match
   * @param {number[]} [props.aided] see `State`
   * @param {Spared[]} [props.spared] see `State`
   * @param {(state: State) => void} [props.keep] saves the match, after every turn and every change of the draft
   * @param {() => boolean} [props.isBehind] true if this is no longer the current match: then nothing is asked or
   *   saved, since taps were meant for another position
   */
  constructor({
    turn,
    opening = null,
    ask = null,
    draft = null,
    aided = [],
    spared = [],
    keep = () => {},
    isBehind = () => false,
  }) {
    this.#ask = ask;
    this.#whys = opening?.whys ?? {};
    this.#keep = keep;
    this.#isBehind = isBehind;
    if (!ask) this.#awake = new Promise((resolve) => (this.#wakeUp = resolve));
    this.state = {
      turn: still(opening?.turns[0] ?? turn),
      scenes: opening ? scenesThrough(opening.turns) : [],
      latest: turn,
      viewer: onlyPerson(turn.view),
      remark: turn.remark ?? null,
      isThinking: false,
      help: null,
      draft,
      goesOn: false,
      failures: 0,
      stops: 0,
      aided,
      spared,
      isSkipping: false,
      isBack: false,
      isInert: !ask,
    };
  }

  /** Connects the engine once it has opened the position that is shown, which stays: a choice has perhaps begun.
   * @param {{turn: Turn, ask: Ask, keep: (state: State) => void, isBehind: () => boolean}} props see the constructor */
  wake({ turn, ask, keep, isBehind }) {
    this.#ask = ask;
    this.#keep = keep;
    this.#isBehind = isBehind;
    this.#set({ latest: turn, isInert: false });
    this.#wakeUp();
  }

  /** True if somebody has made a choice that the engine has not answered. */
  get isActing() {
    return this.#isActing;
  }

  /** True while a table shows the match. */
  get isSeated() {
    return this.#sitter !== NOBODY;
  }

  /** True if a choice made now waits for the engine to open the match. */
  get #isFirst() {
    return this.state.isInert && this.state.scenes.length === 0;
  }

  /** Returns true, after telling the user to wait, if the engine has not opened the match yet. Ends skipping, as the
   * person does something else. */
  #isTooEarly() {
    if (this.state.isSkipping) this.#set({ isSkipping: false });
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

  /** Sends a request for the person at the device.
   * @template {Request} R @param {R} request @returns {Promise<import('../engine/engine-client.js').AnswerTo<R>>} */
  async #request(request) {
    if (this.state.isInert) await this.#awake;
    if (this.#isBehind()) throw new Refused('match-elsewhere');
    return /** @type {Ask} */ (this.#ask)({ seat: this.state.viewer, ...request });
  }

  /** @param {unknown} error */
  #complain(error) {
    const { detail, isTold } = /** @type {{detail?: Message, isTold?: boolean}} */ (error);
    if (!isTold) this.#sitter.tell(detail ?? { id: 'table-engine-lost' }); // unless shown elsewhere
  }

  /** Sends a request that changes nothing; returns null, after showing the reason, if it fails.
   * @type {Inquire} */
  inquire = async (request) => {
    const why = request.do === 'why' && request.card && this.#isFirst && this.#whys[request.card];
    if (why) return /** @type {any} */ ({ why });
    if (request.do === 'why' && this.#isTooEarly()) return null; // other requests wait for the engine
    try {
      return await this.#request(request);
    } catch (error) {
      this.#complain(error);
      return null;
    }
  };

  /** Like `inquire`, for background information: fails silently.
   * @type {Inquire} */
  look = async (request) => {
    try {
      return await this.#request(request);
    } catch {
      return null;
    }
  };

  // ---- turns ----

  /** Applies the turn that answers a request, or one that was received.
   * @param {Turn} next @param {number | null} viewer @param {TurnName} [name] of the request */
  #take(next, viewer, name) {
    const isAdvance = !name || name === 'advance';
    const isAgreed = !name && next.view.cannot.redo === null; // friends have taken a move back
    const { latest, remark, help, draft } = this.state;
    const sitter = this.#sitter;
    const shown = sitter === NOBODY ? [still(next)] : sitter.sceneTime() ? scenesOf(latest.view, next) : [next];
    const [turn, ...scenes] =
      !name && this.state.scenes.length ? [this.state.turn, ...this.state.scenes, ...shown] : shown;
    if (!isAdvance) this.#hints += 1;
    this.#set({
      turn,
      scenes,
      latest: next,
      viewer,
      goesOn: latest.view.turn === next.view.turn,
      failures: 0,
      remark: isAdvance && !next.remark ? remark : (next.remark ?? null),
      help: isAdvance ? help : null,
      draft: draft && this.#hasRoom(draft, next.view, viewer) ? draft : null,
      isBack: name === 'undo' || name === 'redo' || isAgreed || (this.state.isBack && name === 'view'),
      aided: name === 'undo' ? this.#aidedIn(next.view.deal, latest.view.deal) : this.state.aided,
    });
    this.#keepIt();
    if (next.hurried && !this.#isHurriedTold) {
      this.#isHurriedTold = true;
      sitter.tell({ id: 'table-hurried' });
    }
    if (!isAdvance) sitter.done();
    if (name === 'undo' && next.view.practice && !latest.view.practice) sitter.tell(PRACTICE_BEGUN);
    this.#adviseAtLast();
  }

  /** Takes a turn that nobody at this device has asked for: a friend at another one has played. It is shown after the
   * scenes of earlier turns. @param {Turn} next */
  receive = (next) => {
    const { viewer } = this.state;
    if (next.view.viewer === viewer) this.#take(next, viewer);
    else this.#afterwards(() => this.#follow({ do: 'view' })); // the device has changed hands meanwhile
  };

  /** Shows what somebody says. @param {Remark} remark */
  hear = (remark) => this.#set({ remark });

  /** Returns `aided` with the deals of a range. @param {number} first @param {number} last */
  #aidedIn(first, last) {
    const deals = Array.from({ length: last - first + 1 }, (_, k) => first + k);
    return [...new Set([...this.state.aided, ...deals])];
  }

  /** True if a draft fits into the slots of the next view, or stays hidden from its viewer in the same deal.
   * @param {Draft} draft @param {View} next @param {number | null} viewer who sees that view */
  #hasRoom({ deal, front, eyes }, next, viewer) {
    const owner = front ?? eyes;
    const isSeen = this.state.viewer === owner && viewer === owner;
    return isSeen ? sameSlots(this.state.latest.view, next) : deal === next.deal;
  }

  /** Sends a request and applies its turn; a superseded request has no effect.
   * @param {Request & {do: TurnName}} request @param {number | null} [viewer] of the new turn */
  async #follow(request, viewer = this.state.viewer) {
    const isAdvance = request.do === 'advance';
    try {
      const next = await this.#request({ ...request, seat: viewer });
      if ('stopped' in next) this.#set({ stops: this.state.stops + 1 });
      else this.#take(next, viewer, request.do);
    } catch (error) {
      this.#sitter.refused();
      if (!this.state.scenes.length) this.#set({ turn: still(this.state.latest) }); // a card laid meanwhile goes back
      this.#complain(error);
      if (isAdvance) this.#set({ failures: this.state.failures + 1 });
    }
  }

  /** Queues work; it is dropped if the table detaches first. @param {() => unknown} work */
  #afterwards(work) {
    const leavings = this.#leavings;
    this.#queue = this.#queue.then(async () => {
      if (this.#leavings === leavings) await work();
    });
    return this.#queue;
  }

  /** Queues work for the latest position; it is refused if an earlier request changes the position.
   * @param {() => unknown} work */
  #here(work) {
    const { latest } = this.state;
    return this.#afterwards(() => (this.state.latest === latest ? work() : this.#sitter.refused()));
  }

  /** Plays an action; ignores the second tap of a double tap. The first one at a drawn table waits for the engine.
   * @param {string} action */
  act = (action) => {
    if (this.#isActing || (!this.#isFirst && this.#isTooEarly())) return;
    this.#isActing = true;
    const follow = () => this.#follow({ do: 'act', action });
    if (this.state.isInert) this.#lay(action);
    (this.state.isInert ? this.#afterwards(follow) : this.#here(follow)).finally(() => (this.#isActing = false));
  };

  /** Shows that an action has been chosen: its card where it will lie, and no others. @param {string} action */
  #lay(action) {
    const { latest } = this.state;
    const { card, zone } = latest.view.actions.find((offer) => offer.action === action) ?? {};
    const { seats, front } = latest.view;
    const moves = card && zone ? [{ card, from: seats[front].hand, to: zone, step: 0, seat: front }] : [];
    this.#set({ turn: { ...still(latest), view: between(latest.view, moves, []), moves } });
  }

  /** Plays what the person wants to have played without being asked, unless it has been played meanwhile.
   * @param {string} action */
  actUnasked = (action) => {
    if (this.#isActing || this.state.isInert) return;
    this.#isActing = true;
    this.#here(() => this.#follow({ do: 'act', action, unasked: true })).finally(() => (this.#isActing = false));
  };

  /** Notes how often the person wants to be asked what the game asks again and again.
   * @param {import('./unasked.js').When} when */
  spare = (when) => {
    this.#set({ spared: sparing(this.state.latest.view, this.state.spared, when), isBack: false });
    this.#keepIt();
  };

  /** Lets an opponent play, unless an undo came first. The queue does not wait for it. */
  advance = () =>
    this.#afterwards(() => {
      if (this.#isAdvancing || this.state.isSkipping || this.state.isInert || !awaitsOpponent(this.state.latest.view))
        return;
      this.#isAdvancing = true;
      this.#follow({ do: 'advance' }).finally(() => (this.#isAdvancing = false));
    });

  /** Has the opponents play on at once, to the person's next turn or the end of the deal, unless the person undoes. */
  skip = () =>
    this.#afterwards(() => {
      if (this.state.isSkipping || this.state.isInert) return;
      this.#set({ isSkipping: true });
      this.#skipOn().finally(() => this.#set({ isSkipping: false }));
    });

  async #skipOn() {
    const { failures } = this.state;
    while (this.state.isSkipping && this.state.failures === failures && awaitsOpponent(this.state.latest.view))
      await this.#follow({ do: 'advance', on: true });
  }

  undo = () => this.#isTooEarly() || this.#afterwards(() => this.#follow({ do: 'undo' }));

  redo = () => this.#isTooEarly() || this.#afterwards(() => this.#follow({ do: 'redo' }));

  /** Deals the next hand. Nobody has seen it: people who share a device must take it first. */
  next = () => this.#isTooEarly() || this.#here(() => this.#follow({ do: 'next' }, onlyPerson(this.state.latest.view)));

  /** Continues a guided first deal after a skipped part, or ends the guidance. @param {'on' | 'off'} how */
  lesson = (how) => this.#isTooEarly() || this.#here(() => this.#follow({ do: 'lesson', how }));

  /** Hides the hand while the device changes hands. */
  handOn = () => this.#afterwards(() => this.#follow({ do: 'view' }, null));

  /** Shows the hand of the player to move, unless the turn has passed or that person has the device already. */
  takePhone = () => {
    const { turn } = this.state.latest.view;
    return (
      this.#isTooEarly() ||
      this.#afterwards(() => {
        const { latest, viewer } = this.state;
        return latest.view.turn === turn && viewer !== turn
          ? this.#follow({ do: 'view' }, turn)
          : this.#sitter.refused();
      })
    );
  };

  /** Shows the next scene. */
  nextScene = () => {
    const [turn, ...scenes] = this.state.scenes;
    if (!turn) return;
    this.#set({ turn, scenes });
    this.#adviseAtLast();
  };

  /** Removes the remark. */
  heardRemark = () => this.#set({ remark: null });

  /** Saves the draft. @param {string[][]} groups */
  sketch = (groups) => {
    const { deal, front } = this.state.latest.view;
    this.#set({ draft: groups.some(({ length }) => length) ? { deal, front, groups } : null });
    this.#keepIt();
  };

  // ---- thinking and hints ----

  /** Has the engine think ahead for the opponent to move. Returns a function that ends the display of thinking.
   * @param {() => void} [onRest] called when it has thought */
  think = (onRest) => {
    let isOn = true;
    const late = setTimeout(() => this.#set({ isThinking: true }), THOUGHTFUL);
    const rest = () => {
      if (!isOn) return;
      isOn = false;
      clearTimeout(late);
      onRest?.();
      if (this.state.isThinking) this.#set({ isThinking: false });
    };
    this.#request({ do: 'think' }).then(rest, rest);
    return rest;
  };

  /** Has the engine think in the person's time: about the answer of the expert who follows. */
  foresee = () => void this.look({ do: 'think' });

  /** Toggles the hint. */
  hint = () => {
    if (this.#isTooEarly()) return undefined;
    if (!this.state.help) return this.#afterwards(() => void this.#advise());
    this.dismiss();
    this.#sitter.say({ id: 'table-hint-closed' });
  };

  /** Removes the hint, or cancels a pending one. */
  dismiss = () => {
    this.#hints += 1;
    this.#set({ help: null });
  };

  /** Shows a hint. @param {Message} message @param {Partial<Help>} [rest] */
  #offer(message, rest = {}) {
    this.#set({ help: { message, ...rest } });
    this.#sitter.say(message);
  }

  /** Requests a hint; out of turn it announces that the hint will follow. */
  async #advise() {
    const {
      latest: { view },
      viewer,
    } = this.state;
    const number = (this.#hints += 1);
    const isWanted = () => this.#hints === number;
    if (view.cannot.hint) return;
    if (view.turn !== viewer) return this.#offer({ id: 'table-hint-later' }, { isLate: true });
    const waiting = setTimeout(() => isWanted() && this.#offer({ id: 'table-thinking' }), THOUGHTFUL);
    const [answer] = await Promise.all([this.inquire({ do: 'hint' }), this.#sitter.wholeWords()]);
    clearTimeout(waiting);
    if (!isWanted()) return; // cancelled, or a move was played
    const action = answer && 'action' in answer && view.actions.find((offer) => offer.action === answer.action);
    if (!action) return this.#set({ help: null }); // refused
    const { message, reason } = answer;
    const isCounted = !view.practice && !this.state.aided.includes(view.deal);
    this.#set({ aided: this.#aidedIn(view.deal, view.deal) });
    this.#keepIt();
    const practice = isCounted && (reason ? { id: 'table-hint-practice', args: { reason } } : PRACTICE_BEGUN);
    const why = practice || reason;
    this.#offer(why ? { id: 'table-hint-because', args: { hint: message, reason: why } } : message, { action });
  }

  /** Requests the hint that was asked for out of turn, once the turn has come. */
  #adviseAtLast() {
    const {
      turn: { view },
      viewer,
      help,
    } = this.state;
    const isNow = view.turn === viewer && !view.over;
    if (!help?.isLate || !(isNow || view.over)) return;
    this.#set({ help: null });
    if (isNow) this.#advise();
  }

  // ---- the table ----

  /** Attaches a table; returns a function that detaches it.
   * @param {Sitter} sitter */
  sit(sitter) {
    this.#sitter = sitter;
    this.#adviseAtLast();
    return () => this.#sitter === sitter && this.#getUp();
  }

  /** Detaches the table: stops thinking and pending requests. */
  #getUp() {
    const { latest, help } = this.state;
    this.#sitter = NOBODY;
    this.#leavings += 1;
    this.#hints += 1;
    this.#set({
      turn: still({ ...latest, remark: null }),
      scenes: [],
      isSkipping: false,
      remark: null,
      help: help?.action || help?.isLate ? help : null,
    });
    if (!this.state.isInert) this.#request({ do: 'stop' }).catch(() => {});
  }
}

/** Returns the scenes from the first of some turns to the last. @param {Turn[]} turns */
const scenesThrough = (turns) => turns.slice(1).flatMap((turn, k) => scenesOf(turns[k].view, turn));

/** Returns a turn without its moves. @param {Turn} turn @returns {Turn} */
const still = (turn) => ({ ...turn, moves: [], peaks: [] });

/** True if both views have the same slots of the same hand. @param {View} one @param {View} other */
const sameSlots = (one, other) =>
  one.deal === other.deal && one.front === other.front && one.slots.length === other.slots.length;
