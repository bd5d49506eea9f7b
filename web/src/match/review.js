// The review of a deal, as far as it has come. The engine makes it slice by slice, and is asked for the next one when the
// last has come: so whatever the table asks comes in between, and whoever leaves ends it with that. No screen in it.

import { Watched } from './observable.js';

/**
 * @typedef {import('../wire.js').Review} Reviewed
 * @typedef {import('../wire.js').ReviewRequest} ReviewRequest
 * @typedef {{get: () => Promise<Reviewed | null>, put: (review: Reviewed) => void}} Shelf where it is kept
 *
 * @typedef {object} State
 * @property {'looking' | 'resting' | 'counting' | 'there'} stage "looking": whether one is kept
 * @property {number} done how much of the counting, as a share
 * @property {Reviewed | null} review
 * @property {unknown} problem why the engine gave none
 */

/** In how many steps it is told how far it is. */
const STEPS = 200;

/** @extends {Watched<State>} */
export class Review extends Watched {
  #request;
  #ask;
  #shelf;
  #onMade;
  /** Number of the work that is under way: what an earlier one brings is not taken. */
  #work = 0;

  /**
   * @param {object} props
   * @param {ReviewRequest} props.request which deal, and whose moves
   * @param {(request: ReviewRequest) => Promise<import('../wire.js').Answers['review'] | import('../wire.js').Unfinished>} props.ask asks the engine
   * @param {Shelf} [props.shelf]
   * @param {(review: Reviewed) => void} [props.onMade] told of one that has just been made
   */
  constructor({ request, ask, shelf, onMade = () => {} }) {
    super({ stage: 'looking', done: 0, review: null, problem: null });
    this.#request = request;
    this.#ask = ask;
    this.#shelf = shelf;
    this.#onMade = onMade;
  }

  /** Shows the one that is kept. Where there is none it is made, if that `isWanted`. @param {boolean} isWanted */
  async look(isWanted) {
    const isOn = this.#begin();
    const review = (await this.#shelf?.get()) ?? null;
    if (!isOn()) return;
    this.set({ stage: review ? 'there' : 'resting', review });
    if (!review && isWanted) await this.make();
  }

  /** Makes it, unless that is being done. */
  make = async () => {
    if (this.state.stage !== 'resting') return;
    const isOn = this.#begin();
    this.set({ stage: 'counting', problem: null });
    try {
      const review = await this.#count(isOn);
      if (!review) return;
      this.set({ stage: 'there', review });
      this.#shelf?.put(review);
      this.#onMade(review);
    } catch (problem) {
      if (isOn()) this.set({ stage: 'resting', problem });
    }
  };

  /** Ends what is under way; the engine goes on there when it is asked again. */
  stop = () => {
    this.#work += 1;
    if (this.state.stage === 'counting') this.set({ stage: 'resting' });
  };

  /** Begins some work; gives whether that is still wanted. */
  #begin() {
    const work = (this.#work += 1);
    return () => this.#work === work;
  }

  /** Asks for one slice after another, from the beginning where another review has come between; null where it was stopped.
   * @param {() => boolean} isOn */
  async #count(isOn) {
    for (let request = this.#request; ;) {
      const answer = await this.#ask(request);
      if (!isOn()) return null;
      if ('moves' in answer) return answer;
      if ('stopped' in answer) {
        request = this.#request;
        continue;
      }
      const { unfinished, ...soFar } = answer;
      request = { ...request, ...soFar };
      const done = Math.floor(STEPS * (soFar.done ?? 0)) / STEPS;
      if (done !== this.state.done) this.set({ done });
    }
  }
}

// ---- what is kept ----

const MARKS = ['fine', 'slip', 'blunder'];

/** Gets what is kept of a review: its numbers to the second place. @param {Reviewed} review @param {ReviewRequest} request @param {number} place the deal's in the save, from 0 */
export const kept = (review, { save }, place) => (
  { of: printOf(save, place), review: JSON.parse(JSON.stringify(review, (_, value) => (typeof value === 'number' ? Math.round(100 * value) / 100 : value))) }
);

/** Gets the review that was kept; null where there is none of just this deal, or where it is damaged.
 * @param {any} stored @param {ReviewRequest} request @param {number} place @returns {Reviewed | null} */
export function keptReview(stored, { save, seat, deal }, place) {
  const review = stored?.review;
  return stored?.of === printOf(save, place) && isReview(review) && review.seat === seat && review.deal === deal ? review : null;
}

/** Whether something can be shown as a review. @param {any} review */
function isReview(review) {
  const { unit, moves, curve, borders, ...rest } = review ?? {};
  const areNumbers = (/** @type {any} */ object, /** @type {string[]} */ names) => names.every((name) => Number.isFinite(object?.[name]));
  return typeof unit?.id === 'string' && Array.isArray(moves) && moves.every((move) => (
    areNumbers(move, ['at', 'expected', 'best_expected', 'loss']) && MARKS.includes(move.mark) && [move.played_label, move.best_label].every((label) => typeof label?.id === 'string')
  )) && Array.isArray(curve) && curve.length > 1 && curve.every((point) => areNumbers(point, ['at', 'expected'])) && areNumbers(borders, ['slip', 'blunder']) && areNumbers(rest, ['seat', 'deal', 'result', 'expected', 'usual', 'spread', 'cards', 'luck', 'play']);
}

/** Gets what the review of a deal needs of a save. That the match has been played on since, or that something was taken back in a
 * later deal, changes nothing: so a review that was left goes on. @param {string} save @param {number} place the deal's in the save, from 0 */
export const upTo = (save, place) => save.replace(/^practice\n/m, '').split(/^deal$/m).slice(0, place + 2).join('deal').trimEnd();

/** Gets a short text that tells the deal of a save from others. @param {string} save @param {number} place */
function printOf(save, place) {
  const text = upTo(save, place);
  let hash = 0x811c9dc5;
  for (let k = 0; k < text.length; k += 1) hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193);
  return `${text.length}.${hash >>> 0}`;
}
