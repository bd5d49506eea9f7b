// The book of deals in the store. What is noted is put into what is stored when the write gets its turn, so that tabs do
// not overwrite each other's deals; until then it waits here.

import { games } from '../site/site.js';
import * as store from '../store/store.js';
import { randomText } from '../match/saved-matches.js';
import { erased, fileOf, merged, readBook, readFile, withDeal, withReview } from './book.js';
import { dayKey, withBegun, withMark, withResult } from './daily-deals.js';
import { notedOf } from './deal-entry.js';

/**
 * @typedef {import('./book.js').Book} Book
 * @typedef {(book: Book) => Book} Change of which nothing more comes where it is made twice
 */

const KEY = 'book';
/** Whose book it is, where there is none yet. */
const DEVICE = randomText();

/** What is not known to be stored. @type {Change[]} */
let waiting = [];
/** What has been asked and is not done yet. */
let queue = Promise.resolve();
/** @type {Set<() => void>} */
const listeners = new Set();

/** Reads the book. */
export const readAll = async () => readBook(await store.get(KEY), DEVICE);

/** Tells whenever there is something new in the book, from here or from another tab. @param {() => void} listener @returns {() => void} ends it */
export function watch(listener) {
  listeners.add(listener);
  const end = store.watch({ others: (keys) => (!keys || keys.includes(KEY)) && listener() });
  return () => {
    listeners.delete(listener);
    end();
  };
}

/** Changes the book: in memory at once, and in the store when that can be. @param {Change} how @returns {Promise<void>} */
function change(how) {
  queue = queue.then(async () => {
    const before = await readAll();
    const now = how(before);
    if (now === before) return;
    waiting.push(how);
    const changes = [...waiting];
    store.change(KEY, now, (stored) => changes.reduce((book, each) => each(book), readBook(stored, DEVICE))).then((kept) => {
      if (kept) waiting = waiting.filter((each) => !changes.includes(each));
    });
    for (const listener of listeners) listener();
  });
  return queue;
}

/** Gets the book with these days: itself where they are its own. @param {Book} book @param {Book['days']} days */
const withDays = (book, days) => (days === book.days ? book : { ...book, days });

/** Notes a deal that is over, once. @param {import('../types.js').View} view @param {import('../types.js').Ended} match @param {number} at when */
export async function noteDeal(view, match, at) {
  const noted = notedOf(view, match, games, at);
  if (!noted) return;
  const { day } = match.choice ?? {};
  const { result, won, practice, unit } = noted;
  await change((book) => {
    const next = withDeal(book, noted);
    if (!day || view.deal !== 1) return next;
    return withDays(next, withResult(next.days, dayKey(view.game, day.day), { late: day.late, at, practice, result, won, unit }));
  });
}

/** Notes what the moves of a deal cost, by its review: once, and only where that deal counts in the statistics.
 * @param {import('./book.js').ReviewedDeal} reviewed */
export const noteReview = (reviewed) => change((book) => withReview(book, reviewed));

/** Notes that the deal of a day has been begun. @param {string} game @param {string} day @param {boolean} late */
export function noteBegun(game, day, late) {
  const at = Date.now();
  return change((book) => withDays(book, withBegun(book.days, dayKey(game, day), { late, at })));
}

/** Notes what the expert made of it. @param {string} game @param {string} day @param {{result: number, won: boolean}} mark */
export const noteMark = (game, day, mark) => change((book) => withDays(book, withMark(book.days, dayKey(game, day), mark)));

/** Puts what the last visit could not write into the book. @param {unknown} left */
export const recover = (left) => change((book) => {
  const other = readBook(left, book.device);
  return { ...merged(book, other), gone: [...new Set([...other.gone, ...book.gone])] };
});

/** Gets the text of a file with the whole book. */
export const exported = async () => fileOf(await readAll(), Date.now());

/** Puts what is in a file into the book; tells what is wrong with the file, "" where nothing is.
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
