// The way to the statistics and to today's deals, whose code comes when it is needed: to note that a deal is over, or to show them.

import { part } from '../../site/code-parts.js';
import * as store from '../../store/store.js';

/** @typedef {typeof import('./statistics.jsx')} Code */

/** The statistics, and today's deals. */
export const statistics = part('statistics', () => import('./statistics.jsx'));

/** Begins the keys of deals that are over and not in the book yet. */
const OVER = 'over:';

/** Notes a deal that is over, in the statistics and where it is that of a day; once, however often it is told. It is kept
 * first: the code of the statistics may not come before the next visit.
 * @param {import('../../types.js').View} view @param {import('../../types.js').Ended} match */
export function noteDeal(view, match) {
  store.set(`${OVER}${match.id}:${view.deal}`, { view, match, at: Date.now() });
  noteOver();
}

/** Notes the deals that are kept. */
export async function noteOver() {
  const keys = (await store.keys()).filter((key) => key.startsWith(OVER));
  const code = keys.length && await statistics.load().catch(() => null);
  if (!code) return;
  for (const key of keys) {
    const { view, match, at } = (await store.get(key)) ?? {};
    await code.noteDeal(view, match, at).catch(() => {}); // none that this build can read
    store.set(key, null);
  }
}

/** Puts a book that the last visit could not store into the one that is stored; tells whether it is one. @param {string} key @param {unknown} value */
export function recoverBook(key, value) {
  if (key !== 'book') return false;
  statistics.load().then(({ recover }) => recover(value), () => {}); // it is still left then
  return true;
}

/** Notes what the moves of a deal cost, once that was reviewed: of a deal that is not counted, nothing.
 * @param {import('../../statistics/book.js').ReviewedDeal} reviewed */
export const noteReview = async (reviewed) => (await statistics.load()).noteReview(reviewed);
