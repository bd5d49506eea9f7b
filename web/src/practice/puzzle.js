// A puzzle: a position with a hidden answer, the expert's move or the author's. It stands between a table's session and
// the engine: a move is judged first, and only the answer is played; opponents do not continue. No UI.

import { Refused } from '../engine/refused.js';
import { Observable } from '../match/observable.js';

/**
 * @typedef {import('../wire.js').Request} Request
 * @typedef {import('../wire.js').Solution} Solution
 * @typedef {import('../match/session.js').Ask} Ask
 * @typedef {import('../types.js').Turn} Turn
 * @typedef {{question: string, answers: string[]}} Task the author's question, '' for the standard one, and the right
 *   actions, empty for the expert's
 *
 * @typedef {object} State
 * @property {'asked' | 'judging' | 'wrong' | 'right'} stage
 * @property {number} tries
 * @property {Solution | null} solution known, but shown only after it has been found or asked for
 * @property {boolean} isShown
 *
 * @typedef {{state: State, save: string, at: number}} PuzzleProgress a puzzle's state, and the match and step it is at
 */

export const LONGEST_QUESTION = 160;
const MOST_ANSWERS = 8;
/** @type {State} */
const AT_FIRST = { stage: 'asked', tries: 0, solution: null, isShown: false };

/** Parses a link's question and answers.
 * @param {string} link with its parameters, or parameters alone @returns {Task} */
export function taskIn(link) {
  const wanted = new URLSearchParams(link);
  const plain = (wanted.get('question') ?? '')
    .slice(0, 10 * LONGEST_QUESTION)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return {
    question: [...plain].slice(0, LONGEST_QUESTION).join(''),
    answers: (wanted.get('answer') ?? '')
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean)
      .slice(0, MOST_ANSWERS),
  };
}

/** Returns the parameters that turn a link to a position into a puzzle. @param {Task} task */
export function puzzleWords({ question, answers }) {
  const told = new URLSearchParams({
    do: 'solve',
    ...(answers.length ? { answer: answers.join(',') } : {}),
    ...(question ? { question } : {}),
  });
  return `&${told}`;
}

/** True if the viewer has a move to find. @param {Pick<Turn, 'view'>} turn */
export const isPuzzle = ({ view }) =>
  !view.over && view.viewer !== null && view.turn === view.viewer && view.actions.length > 0;

/** Returns a solution's action, '' if there is none. @param {object | null} solution */
export const actionOf = (solution) => (solution && 'action' in solution ? String(solution.action) : '');

/** @extends {Observable<State>} */
export class Puzzle extends Observable {
  #task;
  #ask;
  /** The expert's solution, once known. @type {Solution | null} */
  #expert = null;

  /** @param {{task: Task, ask: Ask, state?: State}} props `ask` asks the engine; `state`: to resume from */
  constructor({ task, ask, state = AT_FIRST }) {
    super(state.stage === 'judging' ? { ...state, stage: 'asked' } : state);
    if (state.solution?.whose === 'expert') this.#expert = state.solution;
    this.#task = task;
    this.#ask = ask;
  }

  /** Removes undo, redo, hints and the practice mark from a turn: the puzzle shows the answer itself. Once it has been
   * found, it is nobody's turn.
   * @template {object} T @param {T} answer @returns {T} */
  bare = (answer, isFound = this.state.stage === 'right') => {
    if (!('view' in answer)) return answer;
    const rest = isFound ? { turn: null, owner: null, actions: [], prompt: null } : {};
    const cannot = { undo: { id: 'puzzle-no-undo' }, redo: { id: 'puzzle-no-undo' }, hint: { id: 'puzzle-no-hint' } };
    return { ...answer, view: { .../** @type {object} */ (answer.view), ...rest, cannot, practice: false } };
  };

  /** Answers the table's requests. @type {Ask} */
  ask = /** @type {any} */ (
    async (/** @type {Request} */ request) => {
      if (request.do === 'act') return this.#judge(request);
      if (request.do === 'think') return {};
      if (request.do === 'advance') return new Promise(() => {}); // opponents do not play on
      if (request.do === 'next') throw new Refused('puzzle-go-on');
      return this.bare(await this.#ask(request));
    }
  );

  /** Plays an action if it is the answer; rejects otherwise. @param {import('../wire.js').ActRequest} request */
  async #judge(request) {
    const { stage, tries } = this.state;
    if (stage === 'right') throw new Refused('puzzle-go-on');
    this.set({ stage: 'judging' });
    try {
      const solution = await this.#solve(request.action, request.seat);
      if (!solution.right) {
        this.set({ solution, stage: 'wrong', tries: tries + 1 });
        throw Object.assign(new Refused('puzzle-wrong'), { isTold: true }); // shown beside the question
      }
      const turn = this.bare(await this.#ask(request), true);
      this.set({ solution, stage: 'right', tries: tries + 1 });
      return turn;
    } catch (error) {
      if (this.state.stage === 'judging') this.set({ stage }); // the engine failed
      throw error;
    }
  }

  /** @param {string} action @param {number | null} [seat] */
  async #solve(action, seat) {
    const answers = this.#expert ? [this.#expert.action] : this.#task.answers;
    const solution = await this.#ask({ do: 'solve', action, seat, ...(answers.length ? { answers } : {}) });
    if (!('right' in solution)) throw new Refused('table-engine-lost'); // superseded by another request
    if (solution.whose === 'expert') this.#expert = solution;
    return this.#expert ? { ...solution, whose: this.#expert.whose } : solution;
  }

  /** Rejects if the author's answers are not legal here. @param {number | null} seat */
  async check(seat) {
    if (this.#task.answers.length) await this.#solve('', seat);
  }

  /** Shows the answer; rejects if the engine fails. @param {number | null} seat */
  async reveal(seat) {
    const { stage, solution } = this.state;
    if (!solution) this.set({ stage: 'judging' });
    try {
      this.set({ solution: solution ?? (await this.#solve('', seat)), isShown: true });
    } finally {
      this.set({ stage });
    }
  }

  /** Starts over. */
  again() {
    this.set(AT_FIRST);
  }
}
