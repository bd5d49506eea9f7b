// A puzzle: a position at which somebody looks for the move that the expert would play, or that the puzzle's author has
// in mind. It stands between the session of a table and the engine: a card is played there as always, but first it is
// asked whether that is the answer. Only then it is really played, and nobody else plays on. No screen in it.

import { Watched } from './observable.js';

/**
 * @typedef {import('../wire.js').Request} Request
 * @typedef {import('../wire.js').Solution} Solution
 * @typedef {import('./session.js').Ask} Ask
 * @typedef {import('../types.js').Turn} Turn
 * @typedef {{question: string, answers: string[]}} Task what the author asks, '' for the usual question, and the actions that are right,
 *   none where it is the expert's
 *
 * @typedef {object} State
 * @property {'asked' | 'judging' | 'wrong' | 'right'} stage
 * @property {number} tries
 * @property {Solution | null} solution known, but shown only once it has been found or asked for
 * @property {boolean} isShown
 *
 * @typedef {{state: State, save: string, at: number}} Left how far a puzzle is, and at which step of which match
 */

export const LONGEST_QUESTION = 160;
const MOST_ANSWERS = 8;
/** @type {State} */
const AT_FIRST = { stage: 'asked', tries: 0, solution: null, isShown: false };

/** Gets what a link wants to be found. @param {string} link with what is wanted of it, or parameters by hand @returns {Task} */
export function taskIn(link) {
  const wanted = new URLSearchParams(link);
  const plain = (wanted.get('question') ?? '').slice(0, 10 * LONGEST_QUESTION).replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return {
    question: [...plain].slice(0, LONGEST_QUESTION).join(''),
    answers: (wanted.get('answer') ?? '').split(',').map((text) => text.trim()).filter(Boolean).slice(0, MOST_ANSWERS),
  };
}

/** Gets what a link says besides that makes a puzzle of its position. @param {Task} task */
export function puzzleWords({ question, answers }) {
  const told = new URLSearchParams({ do: 'solve', ...(answers.length ? { answer: answers.join(',') } : {}), ...(question ? { question } : {}) });
  return `&${told}`;
}

/** Whether there is a move to be found. @param {Pick<Turn, 'view'>} turn */
export const isPuzzle = ({ view }) => !view.over && view.viewer !== null && view.turn === view.viewer && view.actions.length > 0;

/** Gets what a solution plays, '' where there is none. @param {object | null} solution */
export const actionOf = (solution) => (solution && 'action' in solution ? String(solution.action) : '');

/** An error that the table tells. @param {string} id */
const told = (id) => Object.assign(new Error(id), { detail: { id } });

/** @extends {Watched<State>} */
export class Puzzle extends Watched {
  #task;
  #ask;
  /** What the expert plays, once that is known: it stays the answer. @type {Solution | null} */
  #expert = null;

  /** @param {{task: Task, ask: Ask, state?: State}} props `ask` asks the engine; `state`: where it was left */
  constructor({ task, ask, state = AT_FIRST }) {
    super(state.stage === 'judging' ? { ...state, stage: 'asked' } : state);
    if (state.solution?.whose === 'expert') this.#expert = state.solution;
    this.#task = task;
    this.#ask = ask;
  }

  /** Gets a turn without the ways back, and without a hint: the answer is shown elsewhere. Nor does it count as practice.
   * @template {object} T @param {T} answer @returns {T} */
  bare = (answer) => {
    if (!('view' in answer)) return answer;
    const cannot = { undo: { id: 'puzzle-no-undo' }, redo: { id: 'puzzle-no-undo' }, hint: { id: 'puzzle-no-hint' } };
    return { ...answer, view: { .../** @type {object} */ (answer.view), cannot, practice: false } };
  };

  /** Asks the engine for the table. @type {Ask} */
  ask = /** @type {any} */ (async (/** @type {Request} */ request) => {
    if (request.do === 'act') return this.#judge(request);
    if (request.do === 'think') return {};
    if (request.do === 'advance') return new Promise(() => {}); // nobody plays on
    if (request.do === 'next') throw told('puzzle-go-on');
    return this.bare(await this.#ask(request));
  });

  /** Plays an action if it is the answer. @param {import('../wire.js').ActRequest} request */
  async #judge(request) {
    const { stage, tries } = this.state;
    if (stage === 'right') throw told('puzzle-go-on');
    this.set({ stage: 'judging' });
    try {
      const solution = await this.#solve(request.action, request.seat);
      if (!solution.right) {
        this.set({ solution, stage: 'wrong', tries: tries + 1 });
        throw Object.assign(told('puzzle-wrong'), { isTold: true }); // beside the question
      }
      const turn = this.bare(await this.#ask(request));
      this.set({ solution, stage: 'right', tries: tries + 1 });
      return turn;
    } catch (error) {
      if (this.state.stage === 'judging') this.set({ stage }); // it could not be asked
      throw error;
    }
  }

  /** @param {string} action @param {number | null} [seat] */
  async #solve(action, seat) {
    const answers = this.#expert ? [this.#expert.action] : this.#task.answers;
    const solution = await this.#ask({ do: 'solve', action, seat, ...(answers.length ? { answers } : {}) });
    if (!('right' in solution)) throw told('table-engine-lost'); // something else was asked meanwhile
    if (solution.whose === 'expert') this.#expert = solution;
    return this.#expert ? { ...solution, whose: this.#expert.whose } : solution;
  }

  /** Rejects where the author's answers cannot be played here. @param {number | null} seat */
  async check(seat) {
    if (this.#task.answers.length) await this.#solve('', seat);
  }

  /** Shows the answer; rejects where the engine cannot tell it. @param {number | null} seat */
  async reveal(seat) {
    const { stage, solution } = this.state;
    if (!solution) this.set({ stage: 'judging' });
    try {
      this.set({ solution: solution ?? (await this.#solve('', seat)), isShown: true });
    } finally {
      this.set({ stage });
    }
  }

  /** Begins anew. */
  again() {
    this.set(AT_FIRST);
  }
}
