// The way to the statistics and to today's deals, whose code comes when it is needed: to note that a deal is over, or to show them.

import { codeFile, refresh } from './again.js';
import { randomText } from './matches.js';

/** @typedef {typeof import('./screens/statistics.jsx')} Code */

/** @type {Promise<Code> | null} */
let code = null;

/** Loads the code; a later call tries again what has failed. */
export function loadStatistics() {
  code ??= import('./screens/statistics.jsx').catch(loadAgain);
  code.catch(() => (code = null));
  return code;
}

/** Loads it past the browser's cache, and under another address: under the first one the browser may keep the failure.
 * @returns {Promise<Code>} */
async function loadAgain() {
  const address = codeFile('statistics');
  await refresh([address]);
  return import(`${address}?${randomText()}`);
}

/** Deals that are over and could not be noted yet. @type {Parameters<Code['noteDeal']>[]} */
let waiting = [];

/** Notes a deal that is over, in the statistics and where it is that of a day; once, however often it is told.
 * @param {Parameters<Code['noteDeal']>} deal */
export function noteDeal(...deal) {
  waiting.push(deal);
  loadStatistics().then(({ noteDeal }) => {
    const all = waiting;
    waiting = [];
    for (const one of all) noteDeal(...one);
  }, () => {}); // with the next one
}

/** Puts a book that the last visit could not store into the one that is stored; tells whether it is one. @param {string} key @param {unknown} value */
export function recoverBook(key, value) {
  if (key !== 'book') return false;
  loadStatistics().then(({ recover }) => recover(value), () => {}); // it is still left then
  return true;
}

/** Notes what the moves of a deal cost, once that was reviewed: of a deal that is not counted, nothing.
 * @param {import('./book/book.js').ReviewedDeal} reviewed */
export const noteReview = async (reviewed) => (await loadStatistics()).noteReview(reviewed);
