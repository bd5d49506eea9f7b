// Statistics and daily deals on demand: their code loads to note a finished deal or to show them.

import { part } from '../../site/code-parts.js';
import * as store from '../../store/store.js';

/** @typedef {typeof import('./statistics.jsx')} Code */

export const statistics = part('statistics', () => import('./statistics.jsx'));

/** Prefix of the keys of finished deals that are not in the book yet. */
const OVER = 'over:';

/** Notes a finished deal in the statistics and, if it is a daily deal, there; only once per deal. It is stored first,
 * since the code of the statistics may not load before the next visit.
 * @param {import('../../types.js').View} view @param {import('../../types.js').Ended} match */
export function noteDeal(view, match) {
  store.set(`${OVER}${match.id}:${view.deal}`, { view, match, at: Date.now() });
  noteOver();
}

/** Moves stored deals into the book; each goes once the book that has it is stored. */
export async function noteOver() {
  const keys = (await store.keys()).filter((key) => key.startsWith(OVER));
  const code = keys.length && (await statistics.load().catch(() => null));
  if (!code) return;
  for (const key of keys) {
    const { view, match, at } = (await store.get(key)) ?? {};
    const noted = await code.noteDeal(view, match, at).catch(() => undefined); // unreadable for this build
    Promise.resolve(noted ? noted.isKept : true).then((isKept) => isKept && store.set(key, null));
  }
}

/** Merges a book that the last visit could not store into the stored one. Returns true if `key` is a book's.
 * @param {string} key @param {unknown} value */
export function recoverBook(key, value) {
  if (key !== 'book') return false;
  statistics.load().then(
    ({ recover }) => recover(value),
    () => {},
  ); // stays for the next visit
  return true;
}

/** Notes the cost of moves in a reviewed deal; does nothing if the deal is not counted.
 * @param {import('../../statistics/book.js').ReviewedDeal} reviewed */
export const noteReview = async (reviewed) => (await statistics.load()).noteReview(reviewed);
