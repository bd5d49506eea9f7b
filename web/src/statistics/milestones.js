// What is worth telling about the deals played: streaks, bests, firsts, a level to try. Pure.

import { LEVELS } from '../words/seat-names.js';
import { dayAfter, isCounted } from './daily-deals.js';

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

/** Returns the records of a game over all levels and house rules, practice left out: the best result, and deals won in
 * a row, now and at most. Compare it with the book before a deal to know if the deal was a record.
 * @param {import('./book.js').Book} book @param {string} game @param {import('./book.js').Unit} unit
 * @returns {{deals: number, wins: number, best: number | null, run: number, longest: number}} `best`: null without
 *   deals, and for shares of a win, which have no best */
export function bestOf({ shelves }, game, unit) {
  const isMeant = (/** @type {import('./book.js').Kind} */ kind) =>
    kind.game === game && !kind.practice && kind.unit.id === unit.id && kind.unit.is_low === unit.is_low;
  const all = Object.values(shelves);
  const sums = all.flatMap((shelf) => shelf.sums).filter(isMeant);
  const deals = all
    .flatMap((shelf) => shelf.deals)
    .filter(isMeant)
    .sort((a, b) => a.at - b.at || a.n - b.n);
  const results = [...sums.map(({ best }) => best), ...deals.map(({ result }) => result)];
  let [run, longest] = [0, Math.max(0, ...sums.map((sum) => sum.longest))];
  for (const { won } of deals) {
    run = won ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return {
    deals: deals.length + sums.reduce((total, sum) => total + sum.deals, 0),
    wins: deals.filter(({ won }) => won).length + sums.reduce((total, sum) => total + sum.wins, 0),
    best: unit.is_share || !results.length ? null : unit.is_low ? Math.min(...results) : Math.max(...results),
    run,
    longest,
  };
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
export function levelToTry({ shelves }, game) {
  const deals = Object.values(shelves)
    .flatMap((shelf) => shelf.deals)
    .filter((deal) => deal.game === game && !deal.practice)
    .sort((a, b) => a.at - b.at || a.n - b.n)
    .slice(-ENOUGH);
  const last = deals.at(-1);
  if (!last || deals.length < ENOUGH || deals.some((deal) => deal.rivals !== last.rivals)) return null;
  const at = LEVELS.indexOf(last.rivals);
  const sides = last.partners ? 2 : Number(JSON.parse(last.rules).players);
  const isLoss = last.unit.is_low && last.unit.is_share;
  const some = deals.filter(({ won, result }) => (isLoss ? result > 0 : won)).length;
  const odds = (some / (ENOUGH - some)) * (sides - 1); // 1: as chance would have it
  const ease = isLoss ? 1 / odds : odds;
  const level = ease >= EASY ? LEVELS[at + 1] : ease <= 1 / HARD ? LEVELS[at - 1] : undefined;
  return at >= 0 && level ? { level, some, of: ENOUGH, isLoss } : null;
}
