// The games that somebody here has learned, by following the guided first deal to its end, or was offered to learn.

import { games } from '../site/site.js';
import * as store from '../store/store.js';

const KEY = 'learned';
const OFFERED = 'offered';
/** @type {Set<string>} */
let learned = new Set();
/** @type {Set<string>} */
let offered = new Set();

/** Returns the names that a stored value lists, as far as there are such games. @param {any} stored */
const namesIn = (stored) =>
  Array.isArray(stored) ? stored.filter((name) => games.some((game) => game.name === name)) : [];

/** Returns the learned games. @returns {ReadonlySet<string>} */
export const learnedGames = () => learned;

/** Returns the games whose guided first deal has been offered. @returns {ReadonlySet<string>} */
export const offeredGames = () => offered;

/** Reads both; earlier builds kept only the book of played deals, each of which counted. */
export async function readLearned() {
  const [given, known] = await Promise.all([store.get(OFFERED), store.get(KEY)]);
  offered = new Set(namesIn(given));
  learned = new Set(namesIn(known ?? playedIn(await store.get('book'))));
}

/** Returns the games of a stored book. @param {any} book */
const playedIn = (book) =>
  Object.values(book?.shelves ?? {}).flatMap((/** @type {any} */ shelf) =>
    [shelf?.deals, shelf?.sums].flatMap((all) => (Array.isArray(all) ? all.map((one) => one?.game) : [])),
  );

/** Notes that a game's guided first deal has been offered. @param {string} game */
export function noteOffered(game) {
  offered = new Set([...offered, game]);
  store.change(OFFERED, [...offered], (stored) => [...new Set([...namesIn(stored), game])]);
}

/** Notes a finished deal; if its guide was followed to the end, its game is learned.
 * @param {import('../types.js').View} view */
export function noteLearned({ game, lesson }) {
  const before = [...learned];
  // without a list, the book would count at the next start
  if (!lesson) return void store.change(KEY, before, (stored) => (stored ? undefined : before));
  if (learned.has(game)) return;
  learned = new Set([...before, game]);
  // another tab may have added others, or erased all
  store.change(KEY, [...learned], (stored) => [...new Set([...namesIn(stored ?? before), game])]);
}

/** Erases the learned games. */
export function forgetLearned() {
  learned = new Set();
  store.set(KEY, []);
}
