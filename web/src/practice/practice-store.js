// The store of what is practised. Changes are applied to the stored value, so that tabs do not overwrite each other.

import * as store from '../store/store.js';
import { KEY, kindsOf, readKept, tasksOf, withDeal, withPuzzle, withTry } from './tasks.js';

/**
 * @typedef {import('./tasks.js').Kept} Kept
 * @typedef {import('./tasks.js').Task} Task
 * @typedef {{game: string, of: string, save: string, review: import('../wire.js').Review}} Reviewed `of`: identifies
 *   the deal and its seat
 */

/** @type {Set<() => void>} */
const listeners = new Set();

/** Calls `listener` when something changes, here or in another tab.
 * @param {() => void} listener @returns {() => void} stops it */
export function watch(listener) {
  listeners.add(listener);
  const end = store.watch({ others: (keys) => (!keys || keys.includes(KEY)) && listener() });
  return () => {
    listeners.delete(listener);
    end();
  };
}

/** Changes that may not be stored yet. @type {((kept: Kept) => Kept)[]} */
let waiting = [];
/** Changes run one after another. */
let queue = Promise.resolve();

const read = async () => readKept(await store.get(KEY));

/** Reads what is kept, after the changes under way. */
export const readAll = () => queue.then(read);

/** Changes what is kept. @param {(kept: Kept) => Kept} how idempotent @returns {Promise<void>} */
function change(how) {
  queue = queue.then(async () => {
    const now = how(await read());
    waiting.push(how);
    const changes = [...waiting];
    store
      .change(KEY, now, (stored) => changes.reduce((kept, each) => each(kept), readKept(stored)))
      .then((isKept) => {
        if (isKept) waiting = waiting.filter((each) => !changes.includes(each));
      });
    for (const listener of listeners) listener();
  });
  return queue;
}

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
