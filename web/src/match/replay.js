// Replay of a match, step by step. Requests are sent one at a time, always for the latest wanted step, so fast
// scrubbing cannot overtake the engine. No UI.

import { Observable } from './observable.js';
import { scenesOf } from './scenes.js';

/**
 * @typedef {import('../wire.js').Replayed} Replayed
 * @typedef {import('../types.js').View} View
 * @typedef {{seat: number | null, isOpen: boolean}} Eyes whose cards are visible: a seat's, nobody's, or all
 * @typedef {Omit<Replayed, 'view'> & {view: View, eyes: Eyes}} Shown a step as seen by `eyes`
 *
 * @typedef {object} State
 * @property {Shown | null} shown on the table: the latest step, or a scene on the way to it
 * @property {Shown[]} scenes still to be shown
 * @property {Shown | null} latest last step from the engine
 * @property {number} wanted step to show
 * @property {Eyes} eyes
 * @property {boolean} isPlaying
 * @property {unknown} problem error of the last request
 */

/** @extends {Observable<State>} */
export class Replay extends Observable {
  #save;
  #ask;
  #isAsking = false;
  /** The initial eyes: those of the person who played. @type {Eyes} */
  #own;

  /**
   * @param {object} props
   * @param {string} props.save
   * @param {(request: import('../wire.js').ReplayRequest) => Promise<Replayed>} props.ask asks the engine
   * @param {number} props.at first step
   * @param {number | null} [props.seat] whose cards are visible
   */
  constructor({ save, ask, at, seat = null }) {
    const own = { seat, isOpen: false };
    super({ shown: null, scenes: [], latest: null, wanted: at, eyes: own, isPlaying: false, problem: null });
    this.#save = save;
    this.#ask = ask;
    this.#own = own;
  }

  /** Number of steps; 0 before the first answer. */
  get count() {
    return this.state.latest?.steps ?? 0;
  }

  /** Goes to a step and pauses. @param {number} at */
  go = (at) => {
    this.set({ isPlaying: false });
    this.#want(at);
  };

  /** Moves by some steps, and pauses. @param {number} by */
  step = (by) => this.go(this.state.wanted + by);

  /** Changes whose cards are visible. @param {Eyes} eyes */
  look = (eyes) => {
    this.set({ eyes });
    this.#follow();
  };

  /** Toggles automatic play; at the end it starts from the beginning. */
  play = () => {
    const { isPlaying, wanted } = this.state;
    this.set({ isPlaying: !isPlaying });
    if (!isPlaying && wanted >= this.count) this.#want(0);
  };

  /** Moves to the next step if playing; called once a step has been seen. */
  playOn = () => {
    if (!this.state.isPlaying) return;
    this.#want(this.state.wanted + 1);
    if (this.state.wanted >= this.count) this.set({ isPlaying: false });
  };

  /** Shows the next scene of a step. */
  nextScene = () => {
    const [shown, ...scenes] = this.state.scenes;
    if (shown) this.set({ shown, scenes });
  };

  /** Starts, or retries after a problem. */
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

  /** True if the latest step is the wanted one, seen by the wanted eyes. */
  get #isThere() {
    const { latest, wanted, eyes } = this.state;
    return latest?.at === wanted && latest.eyes === eyes;
  }

  async #follow() {
    if (this.#isAsking) return; // the running loop continues
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
      const answer = await this.#ask({
        do: 'replay',
        save: this.#save,
        at: wanted,
        ...(isOpen ? { open: true } : { seat }),
      });
      this.#take({ ...answer, view: /** @type {View} */ (answer.view), eyes });
    } catch (error) {
      // other hands of a deal in progress stay hidden
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

/** Returns the scenes from one step to another: the next step animates as at the table, the previous one in reverse;
 * over longer distances cards fly straight to their places. @param {Shown} from @param {Shown} to @returns {Shown[]} */
function between(from, to) {
  if (from.eyes !== to.eyes) return [still(to)];
  if (to.at === from.at + 1) return scenesOf(from.view, to);
  if (to.at === from.at - 1)
    return [{ ...to, moves: [...from.moves].reverse().map((move) => ({ ...move, from: move.to, to: move.from })) }];
  return [still(to)];
}

/** Returns a step without its staged moves. @param {Shown} shown @returns {Shown} */
const still = (shown) => ({ ...shown, moves: [], peaks: [] });
