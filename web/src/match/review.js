// The review of a deal in progress. The engine makes it slice by slice, one request each: so the table's requests come
// in between, and leaving the screen stops it. No UI.

import { Observable } from './observable.js';

/**
 * @typedef {import('../wire.js').Review} Reviewed
 * @typedef {import('../wire.js').ReviewRequest} ReviewRequest
 * @typedef {{get: () => Promise<Reviewed | null>, put: (review: Reviewed) => void}} ReviewStore storage
 *
 * @typedef {object} State
 * @property {'looking' | 'resting' | 'counting' | 'there'} stage "looking": in storage
 * @property {number} done share of the counting that is done
 * @property {Reviewed | null} review
 * @property {Reviewed['moves']} first the moves judged so far, in order of play
 * @property {readonly number[]} choices steps before all moves, once some are judged
 * @property {unknown} problem error of the last request
 */

/** Resolution of the progress. */
const STEPS = 200;

/** @extends {Observable<State>} */
export class Review extends Observable {
  #request;
  #ask;
  #shelf;
  #onMade;
  /** Number of the current work: results of earlier work are dropped. */
  #work = 0;

  /**
   * @param {object} props
   * @param {ReviewRequest} props.request the deal, and the seat whose moves are reviewed
   * @param {(request: ReviewRequest) => Promise<import('../wire.js').Answers['review'] |
   *   import('../wire.js').Unfinished>} props.ask asks the engine
   * @param {ReviewStore} [props.shelf]
   * @param {(review: Reviewed) => void} [props.onMade] called with a new review
   */
  constructor({ request, ask, shelf, onMade = () => {} }) {
    super({ stage: 'looking', done: 0, review: null, first: [], choices: [], problem: null });
    this.#request = request;
    this.#ask = ask;
    this.#shelf = shelf;
    this.#onMade = onMade;
  }

  /** Shows the stored review; if there is none, makes it if `isWanted`. @param {boolean} isWanted */
  async look(isWanted) {
    const isOn = this.#begin();
    const review = (await this.#shelf?.get()) ?? null;
    if (!isOn()) return;
    this.set({ stage: review ? 'there' : 'resting', review });
    if (!review && isWanted) await this.make();
  }

  /** Makes the review, unless it is being made. */
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

  /** Stops; the engine continues from there at the next request. */
  stop = () => {
    this.#work += 1;
    if (this.state.stage === 'counting') this.set({ stage: 'resting' });
  };

  /** Starts some work; returns a function that tells if it is still current. */
  #begin() {
    const work = (this.#work += 1);
    return () => this.#work === work;
  }

  /** Requests slice after slice, from the start if another review interrupted it; returns null if stopped.
   * @param {() => boolean} isOn */
  async #count(isOn) {
    for (let request = this.#request; ; ) {
      const answer = await this.#ask(request);
      if (!isOn()) return null;
      if ('stopped' in answer) {
        request = this.#request;
        continue;
      }
      if (!('unfinished' in answer)) return answer;
      const { unfinished, moves, choices = [], ...soFar } = answer;
      request = { ...request, ...soFar };
      if (moves) this.set({ first: [...moves].sort((one, other) => one.at - other.at), choices });
      const done = Math.floor(STEPS * (soFar.done ?? 0)) / STEPS;
      if (done !== this.state.done) this.set({ done });
    }
  }
}

// ---- storage ----

const MARKS = ['fine', 'slip', 'blunder'];

/** Returns the stored form of a review: numbers rounded to hundredths.
 * @param {Reviewed} review @param {ReviewRequest} request @param {number} place the deal's index in the save */
export const kept = (review, { save }, place) => ({
  of: printOf(save, place),
  review: JSON.parse(
    JSON.stringify(review, (_, value) => (typeof value === 'number' ? Math.round(100 * value) / 100 : value)),
  ),
});

/** Returns the stored review; null if it is damaged or of another deal.
 * @param {any} stored @param {ReviewRequest} request @param {number} place @returns {Reviewed | null} */
export function keptReview(stored, { save, seat, deal }, place) {
  const review = stored?.review;
  return stored?.of === printOf(save, place) && isReview(review) && review.seat === seat && review.deal === deal
    ? review
    : null;
}

/** Checks that a value has the shape of a review. @param {any} review */
function isReview(review) {
  const { unit, moves, curve, borders, turning, ...rest } = review ?? {};
  const areNumbers = (/** @type {any} */ object, /** @type {string[]} */ names) =>
    names.every((name) => Number.isFinite(object?.[name]));
  return (
    typeof unit?.id === 'string' &&
    Array.isArray(moves) &&
    moves.every(
      (move) =>
        areNumbers(move, ['at', 'expected', 'best_expected', 'loss']) &&
        MARKS.includes(move.mark) &&
        [move.played_cards, move.best_cards].every(Array.isArray) &&
        [move.played_label, move.best_label].every((label) => typeof label?.id === 'string'),
    ) &&
    Array.isArray(curve) &&
    curve.length > 1 &&
    curve.every((point) => areNumbers(point, ['at', 'expected'])) &&
    (turning === null || areNumbers(turning, ['at', 'change'])) &&
    areNumbers(borders, ['slip', 'blunder']) &&
    areNumbers(rest, ['seat', 'deal', 'result', 'usual', 'spread', 'luck', 'play', 'play_error', 'accuracy'])
  );
}

/** Returns the part of a save that a deal's review depends on, up to the end of the deal. It stays the same if the
 * match is played on, so an interrupted review can be continued. @param {string} save @param {number} place the deal's
 * index in the save */
export const upTo = (save, place) =>
  save
    .replace(/^practice\n/m, '')
    .split(/^deal$/m)
    .slice(0, place + 2)
    .join('deal')
    .trimEnd();

/** Returns a fingerprint of a deal in a save. @param {string} save @param {number} place */
function printOf(save, place) {
  const text = upTo(save, place);
  let hash = 0x811c9dc5;
  for (let k = 0; k < text.length; k += 1) hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193);
  return `${text.length}.${hash >>> 0}`;
}
