// A match that is looked through, step by step: where it stands, where it is to go, and what is asked of the engine. One
// request at a time, and always for the step that is wanted last, so that nobody can be too fast for it. No screen in it.

import { scenesOf } from './scenes.js';
import { Watched } from './observable.js';

/**
 * @typedef {import('../wire.js').Replayed} Replayed
 * @typedef {import('../types.js').View} View
 * @typedef {{seat: number | null, isOpen: boolean}} Eyes whose cards are seen: those of a seat, nobody's, or all
 * @typedef {Omit<Replayed, 'view'> & {view: View, eyes: Eyes}} Shown a step, as it is seen
 *
 * @typedef {object} State
 * @property {Shown | null} shown what is on the table: the latest step, or a scene on the way to it
 * @property {Shown[]} scenes what is to be shown after it
 * @property {Shown | null} latest the last step that the engine gave
 * @property {number} wanted the step that is asked for
 * @property {Eyes} eyes
 * @property {boolean} isPlaying
 * @property {unknown} problem why the engine gave none
 */

/** @extends {Watched<State>} */
export class Replay extends Watched {
  #save;
  #ask;
  #isAsking = false;
  /** Those that it began with: of a person who played it. @type {Eyes} */
  #own;

  /**
   * @param {object} props
   * @param {string} props.save
   * @param {(request: import('../wire.js').ReplayRequest) => Promise<Replayed>} props.ask asks the engine
   * @param {number} props.at the step to begin with
   * @param {number | null} [props.seat] whose cards are seen
   */
  constructor({ save, ask, at, seat = null }) {
    const own = { seat, isOpen: false };
    super({ shown: null, scenes: [], latest: null, wanted: at, eyes: own, isPlaying: false, problem: null });
    this.#save = save;
    this.#ask = ask;
    this.#own = own;
  }

  /** Gets the number of steps; none before the first answer. */
  get count() {
    return this.state.latest?.steps ?? 0;
  }

  /** Goes to a step; playing ends with that. @param {number} at */
  go = (at) => {
    this.set({ isPlaying: false });
    this.#want(at);
  };

  /** Goes some steps on, or back, from the one that is wanted. @param {number} by */
  step = (by) => this.go(this.state.wanted + by);

  /** Sees it with other eyes. @param {Eyes} eyes */
  look = (eyes) => {
    this.set({ eyes });
    this.#follow();
  };

  /** Plays on by itself, from the beginning where it stands at the end; or stops that. */
  play = () => {
    const { isPlaying, wanted } = this.state;
    this.set({ isPlaying: !isPlaying });
    if (!isPlaying && wanted >= this.count) this.#want(0);
  };

  /** Goes on while it plays by itself, once the last step has been seen. */
  playOn = () => {
    if (!this.state.isPlaying) return;
    this.#want(this.state.wanted + 1);
    if (this.state.wanted >= this.count) this.set({ isPlaying: false });
  };

  /** Turns to the next scene of a step. */
  nextScene = () => {
    const [shown, ...scenes] = this.state.scenes;
    if (shown) this.set({ shown, scenes });
  };

  /** Begins, or asks again what could not be answered. */
  start = () => {
    this.set({ problem: null });
    this.#follow();
  };

  /** @param {number} at */
  #want(at) {
    const most = this.state.latest ? this.count : Infinity;
    this.set({ wanted: Math.max(0, Math.min(Math.round(at) || 0, most)) });
    this.#follow();
  }

  /** Whether the latest step is the one that is wanted, seen as it is wanted. */
  get #isThere() {
    const { latest, wanted, eyes } = this.state;
    return latest?.at === wanted && latest.eyes === eyes;
  }

  async #follow() {
    if (this.#isAsking) return; // it goes on when the answer has come
    this.#isAsking = true;
    try {
      while (!this.#isThere) await this.#fetch();
    } catch (problem) {
      this.set({ problem, isPlaying: false });
    }
    this.#isAsking = false;
  }

  async #fetch() {
    const { wanted, eyes } = this.state;
    const { seat, isOpen } = eyes;
    try {
      const answer = await this.#ask({ do: 'replay', save: this.#save, at: wanted, ...(isOpen ? { open: true } : { seat }) });
      this.#take({ ...answer, view: /** @type {View} */ (answer.view), eyes });
    } catch (error) {
      // in a deal that is still being played nobody looks into the cards of others
      if (/** @type {any} */ (error).detail?.id !== 'replay-hidden' || eyes === this.#own) throw error;
      this.set({ eyes: this.#own });
    }
  }

  /** @param {Shown} next */
  #take(next) {
    const { latest } = this.state;
    const [shown, ...scenes] = latest ? between(latest, next) : [still(next)];
    this.set({ shown, scenes, latest: next, wanted: Math.min(this.state.wanted, next.steps), problem: null });
  }
}

/** Gets what is shown on the way from one step to the next: one on as at the table, one back the same way backwards; over
 * many the cards find their way by themselves. @param {Shown} from @param {Shown} to @returns {Shown[]} */
function between(from, to) {
  if (from.eyes !== to.eyes) return [still(to)];
  if (to.at === from.at + 1) return scenesOf(from.view, to);
  if (to.at === from.at - 1) return [{ ...to, moves: [...from.moves].reverse().map((move) => ({ ...move, from: move.to, to: move.from })) }];
  return [still(to)];
}

/** A step of which nothing moves but what lies elsewhere. @param {Shown} shown @returns {Shown} */
const still = (shown) => ({ ...shown, moves: [], peaks: [] });
