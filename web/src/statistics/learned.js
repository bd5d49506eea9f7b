// The games that somebody here has learned: the guided first deal, or any other deal of them, was finished.

import { games } from '../site/site.js';
import * as store from '../store/store.js';

const KEY = 'learned';
/** @type {Set<string>} */
let learned = new Set();

/** Returns the names that a stored value lists, as far as there are such games. @param {any} stored */
const namesIn = (stored) =>
  Array.isArray(stored) ? stored.filter((name) => games.some((game) => game.name === name)) : [];

/** Returns the learned games. @returns {ReadonlySet<string>} */
export const learnedGames = () => learned;

/** Reads them; at first from the book of played deals, which is older. */
export async function readLearned() {
  learned = new Set(namesIn((await store.get(KEY)) ?? playedIn(await store.get('book'))));
}

/** Returns the games of a stored book. @param {any} book */
const playedIn = (book) =>
  Object.values(book?.shelves ?? {}).flatMap((/** @type {any} */ shelf) =>
    [shelf?.deals, shelf?.sums].flatMap((all) => (Array.isArray(all) ? all.map((one) => one?.game) : [])),
  );

/** Adds a game. @param {string} game */
export function noteLearned(game) {
  if (learned.has(game)) return;
  const before = [...learned];
  learned = new Set([...before, game]);
  // another tab may have added others, or erased all
  store.change(KEY, [...learned], (stored) => [...new Set([...namesIn(stored ?? before), game])]);
}

/** Erases them. */
export function forgetLearned() {
  learned = new Set();
  store.set(KEY, []);
}
