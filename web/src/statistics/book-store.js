// The book of played deals in the store. Changes are applied to the stored book within the write, so that tabs do not
// overwrite each other's deals; until then they wait here.

import { randomText } from '../match/saved-matches.js';
import { games } from '../site/site.js';
import * as store from '../store/store.js';
import { erased, fileOf, merged, readBook, readFile, withDeal, withFirsts, withReview } from './book.js';
import { dayKey, withBegun, withMark, withResult } from './daily-deals.js';
import { notedOf } from './deal-entry.js';

/**
 * @typedef {import('./book.js').Book} Book
 * @typedef {(book: Book) => Book} Change idempotent
 */

const KEY = 'book';
/** Device id of a new book. */
const DEVICE = randomText();

/** Changes that may not be stored yet. @type {Change[]} */
let waiting = [];
/** Changes run one after another. */
let queue = Promise.resolve();
/** @type {Set<() => void>} */
const listeners = new Set();

/** Reads the book. */
export const readAll = async () => readBook(await store.get(KEY), DEVICE);

/** Calls `listener` when the book changes, here or in another tab.
 * @param {() => void} listener @returns {() => void} stops it */
export function watch(listener) {
  listeners.add(listener);
  const end = store.watch({ others: (keys) => (!keys || keys.includes(KEY)) && listener() });
  return () => {
    listeners.delete(listener);
    end();
  };
}

/** Changes the book: in memory at once, in the store when possible. @param {Change} how @returns {Promise<void>} */
function change(how) {
  queue = queue.then(async () => {
    const before = await readAll();
    const now = how(before);
    if (now === before) return;
    waiting.push(how);
    const changes = [...waiting];
    store
      .change(KEY, now, (stored) => changes.reduce((book, each) => each(book), readBook(stored, DEVICE)))
      .then((kept) => {
        if (kept) waiting = waiting.filter((each) => !changes.includes(each));
      });
    for (const listener of listeners) listener();
  });
  return queue;
}

/** Returns the book with these days; the same object if they are its own.
 * @param {Book} book @param {Book['days']} days */
const withDays = (book, days) => (days === book.days ? book : { ...book, days });

/** Adds a finished deal, once.
 * @param {import('../types.js').View} view @param {import('../types.js').Ended} match @param {number} at time */
export async function noteDeal(view, match, at) {
  const noted = notedOf(view, match, games, at);
  if (!noted) return;
  const { day } = match.choice ?? {};
  const { deal, scale, firsts } = noted;
  const { result, won, practice, unit } = deal;
  await change((book) => {
    const next = withFirsts(withDeal(book, deal), deal, firsts);
    if (!day || view.deal !== 1) return next;
    const done = { late: day.late, at, practice, result, won, unit, ...scale };
    return withDays(next, withResult(next.days, dayKey(view.game, day.day), done));
  });
}

/** Adds the cost of a deal's moves from its review: once, and only if the deal counts in the statistics.
 * @param {import('./book.js').ReviewedDeal} reviewed */
export const noteReview = (reviewed) => change((book) => withReview(book, reviewed));

/** Notes that a daily deal has been started. @param {string} game @param {string} day @param {boolean} late */
export function noteBegun(game, day, late) {
  const at = Date.now();
  return change((book) => withDays(book, withBegun(book.days, dayKey(game, day), { late, at })));
}

/** Notes the expert's result in a daily deal.
 * @param {string} game @param {string} day @param {import('../wire.js').Instead} mark */
export const noteMark = (game, day, mark) =>
  change((book) => withDays(book, withMark(book.days, dayKey(game, day), mark)));

/** Merges what the last visit could not store into the book. @param {unknown} left */
export const recover = (left) =>
  change((book) => {
    const other = readBook(left, book.device);
    return { ...merged(book, other), gone: [...new Set([...other.gone, ...book.gone])] };
  });

/** Returns the whole book as the text of a file. */
export const exported = async () => fileOf(await readAll(), Date.now());

/** Merges a file into the book; returns what is wrong with the file, or ''.
 * @param {string} text @returns {Promise<'' | 'foreign' | 'damaged' | 'later'>} */
export async function imported(text) {
  const { book: other, problem } = readFile(text);
  if (!other) return problem;
  await change((book) => merged(book, other));
  return '';
}

/** Erases the book. */
export function erase() {
  const device = randomText();
  return change((book) => erased(book, device));
}
