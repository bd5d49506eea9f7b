// What is worth telling about the deals played: streaks, firsts, a level to try. Pure.

import { LEVELS } from '../words/seat-names.js';
import { isLoss } from './book.js';
import { dayAfter, isCounted } from './daily-deals.js';
import { chanceOf, dealsOf, isWon } from './overview.js';

/** Returns the streak of days with a daily deal that counts, and the longest one. One missed day does not end a streak,
 * two in a row do; missed days are not counted.
 * @param {import('./book.js').Book['days']} days @param {string} today
 * @returns {{now: number, longest: number}} */
export function streakOf(days, today) {
  const counted = [
    ...new Set(
      Object.entries(days)
        .filter(([, day]) => isCounted(day))
        .map(([key]) => key.slice(0, 10)),
    ),
  ].sort();
  let [run, longest, last] = [0, 0, ''];
  for (const day of counted) {
    run = last && dayAfter(last, 2) >= day ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  return { now: last >= dayAfter(today, -2) ? run : 0, longest };
}

/** Returns what was done for the first time, the latest first; with `id` only in that deal.
 * @param {import('./book.js').Book} book @param {string} [id] of a deal
 * @returns {{game: string, name: string, at: number}[]} */
export const firstsOf = ({ firsts }, id) =>
  Object.entries(firsts)
    .filter(([, first]) => id === undefined || first.id === id)
    .map(([key, { at }]) => ({ game: key.split('/')[0], name: key.split('/')[1], at }))
    .sort((a, b) => b.at - a.at);

/** Deals against a level before another one is suggested. */
const ENOUGH = 20;
/** How far the chances of a win are from even ones: so many times better or worse. */
const [EASY, HARD] = [2, 3];

/** Returns the level to try next in a game: after twenty deals in a row against one level, the one above if most were
 * won (few lost), the one below if few were; null otherwise.
 * @param {import('./book.js').Book} book @param {string} game
 * @returns {{level: string, some: number, of: number, isLoss: boolean} | null} `some` of the last `of` deals were won, or
 *   in a game that has only losers (`isLoss`) lost */
export function levelToTry(book, game) {
  const deals = dealsOf(book)
    .filter((deal) => deal.game === game)
    .slice(-ENOUGH);
  const last = deals.at(-1);
  if (!last || deals.length < ENOUGH || deals.some((deal) => deal.rivals !== last.rivals)) return null;
  const at = LEVELS.indexOf(last.rivals);
  const won = deals.filter(isWon).length;
  const chance = chanceOf(last);
  const odds = ((won / (ENOUGH - won)) * (1 - chance)) / chance; // 1: as chance would have it
  const level = odds >= EASY ? LEVELS[at + 1] : odds <= 1 / HARD ? LEVELS[at - 1] : undefined;
  if (at < 0 || !level) return null;
  const isOfLosers = isLoss(last.unit);
  return { level, some: isOfLosers ? ENOUGH - won : won, of: ENOUGH, isLoss: isOfLosers };
}
