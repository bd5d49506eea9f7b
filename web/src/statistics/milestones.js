// What is worth telling about the deals played: streaks, firsts, a level to try. Pure.

import { LEVELS } from '../words/seat-names.js';
import { dayAfter, isCounted } from './daily-deals.js';
import { chanceOf, dealsOf } from './overview.js';

/** Returns the streak of days with a daily deal that counts, and the longest one. One missed day does not end a streak,
 * two in a row do; missed days are not counted.
 * @param {import('./book.js').Book['days']} days @param {string} today
 * @returns {{now: number, longest: number, hasToday: boolean}} `hasToday`: today's is played already */
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
  return { now: last >= dayAfter(today, -2) ? run : 0, longest, hasToday: counted.includes(today) };
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
  const isLoss = last.unit.is_low && last.unit.is_share;
  const some = deals.filter(({ won, result }) => (isLoss ? result > 0 : won)).length;
  const chance = isLoss ? 1 - chanceOf(last) : chanceOf(last);
  const odds = ((some / (ENOUGH - some)) * (1 - chance)) / chance; // 1: as chance would have it
  const ease = isLoss ? 1 / odds : odds;
  const level = ease >= EASY ? LEVELS[at + 1] : ease <= 1 / HARD ? LEVELS[at - 1] : undefined;
  return at >= 0 && level ? { level, some, of: ENOUGH, isLoss } : null;
}
