// The store of what is practised.

import { sharedValue } from '../store/shared-value.js';
import { kindsOf, readKept, tasksOf, withDeal, withPuzzle, withTry } from './tasks.js';

/**
 * @typedef {import('./tasks.js').Task} Task
 * @typedef {{game: string, of: string, save: string, review: import('../wire.js').Review}} Reviewed `of`: identifies
 *   the deal and its seat
 */

const { readAll, watch, change } = sharedValue('practice', readKept);

export { readAll, watch };

/** Notes if a task was found at the first try. @param {string} id @param {boolean} isFound */
export function noteTry(id, isFound) {
  const now = Date.now();
  return change((kept) => withTry(kept, id, isFound, now));
}

/** Notes if a puzzle was found at the first try. @param {string} game @param {string} id @param {boolean} isFound */
export const notePuzzle = (game, id, isFound) => change((kept) => withPuzzle(kept, game, id, isFound));

/** Returns the tasks of a review, with links that the engine makes.
 * @param {Reviewed} reviewed @param {import('../app.js').App['ask']} ask @returns {Promise<Task[]>} */
export const madeOf = (reviewed, ask) =>
  Promise.all(
    tasksOf(reviewed, Date.now()).map(async ({ step, ...task }) => {
      const { link } = await ask({ do: 'link', kind: 'position', save: reviewed.save, at: step });
      return { ...task, link };
    }),
  );

/** Keeps the tasks of a new review, and counts its choices.
 * @param {Reviewed} reviewed @param {import('../app.js').App['ask']} ask */
export async function noteReview(reviewed, ask) {
  const tasks = await madeOf(reviewed, ask);
  const { game, of, review } = reviewed;
  await change((kept) => withDeal(kept, tasks, { of, game, kinds: kindsOf(review) }));
}
