// The book of played deals in the store.

import { randomText } from '../match/saved-matches.js';
import { games } from '../site/site.js';
import { sharedValue } from '../store/shared-value.js';
import { erased, fileOf, merged, readBook, readFile, withDeal, withFirsts, withReview } from './book.js';
import { dayKey, withBegun, withMark, withResult } from './daily-deals.js';
import { notedOf } from './deal-entry.js';
import { forgetLearned } from './learned.js';

/** @typedef {import('./book.js').Book} Book */

/** Device id of a new book. */
const DEVICE = randomText();

const { readAll, watch, change } = sharedValue('book', (stored) => readBook(stored, DEVICE));

export { readAll, watch };

/** Returns the book with these days; the same object if they are its own.
 * @param {Book} book @param {Book['days']} days */
const withDays = (book, days) => (days === book.days ? book : { ...book, days });

/** Adds a finished deal, once; resolves to nothing if it does not count.
 * @param {import('../types.js').View} view @param {import('../types.js').Ended} match @param {number} at time */
export async function noteDeal(view, match, at) {
  const noted = notedOf(view, match, games, at);
  if (!noted) return undefined;
  const { day } = match.choice ?? {};
  const { deal, scale, firsts } = noted;
  const { result, won, practice, unit } = deal;
  return change((book) => {
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
  forgetLearned();
  const device = randomText();
  return change((book) => erased(book, device));
}
