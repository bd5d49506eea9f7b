// The way to the statistics and to today's deals, whose code comes when it is needed: to note that a deal is over, or to show them.

import { part } from './parts.js';

/** @typedef {typeof import('./screens/statistics.jsx')} Code */

/** The statistics, and today's deals. */
export const statistics = part('statistics', () => import('./screens/statistics.jsx'));

/** Deals that are over and could not be noted yet. @type {Parameters<Code['noteDeal']>[]} */
let waiting = [];

/** Notes a deal that is over, in the statistics and where it is that of a day; once, however often it is told.
 * @param {Parameters<Code['noteDeal']>} deal */
export function noteDeal(...deal) {
  waiting.push(deal);
  statistics.load().then(({ noteDeal }) => {
    const all = waiting;
    waiting = [];
    for (const one of all) noteDeal(...one);
  }, () => {}); // with the next one
}

/** Puts a book that the last visit could not store into the one that is stored; tells whether it is one. @param {string} key @param {unknown} value */
export function recoverBook(key, value) {
  if (key !== 'book') return false;
  statistics.load().then(({ recover }) => recover(value), () => {}); // it is still left then
  return true;
}

/** Notes what the moves of a deal cost, once that was reviewed: of a deal that is not counted, nothing.
 * @param {import('./book/book.js').ReviewedDeal} reviewed */
export const noteReview = async (reviewed) => (await statistics.load()).noteReview(reviewed);
