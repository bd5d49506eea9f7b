// What is worth telling about the deals played: streaks, bests. Pure.

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
