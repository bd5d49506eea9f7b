// All games together: the last weeks, the best and the worst day, results by level, and what is played. Pure. Practice is
// left out.

import { LEVELS } from '../words/seat-names.js';
import { isLoss } from './book.js';
import { HOURS_24 } from './daily-deals.js';

/**
 * @typedef {import('./book.js').Book} Book
 * @typedef {import('./book.js').Deal} Deal
 * @typedef {import('./book.js').Sum} Sum
 * @typedef {{deals: number, wins: number}} Count
 */

const WEEKS = 8;
/** Fewest deals of a day that can be the best or the worst. */
const FEW = 3;

/** @param {Deal} deal */
export const isWon = ({ unit, result, won }) => (isLoss(unit) ? result === 0 : won);

/** Returns the number of deals and of those won. @param {Deal[]} deals @returns {Count} */
const countOf = (deals) => ({ deals: deals.length, wins: deals.filter(isWon).length });

/** Returns the number of deals won. @param {Sum} sum */
export const winsOf = ({ unit, deals, wins, total }) => (isLoss(unit) ? Math.round(deals - total / 100) : wins);

/** Returns the deals that are not summed up, oldest first. @param {Book} book @returns {Deal[]} */
export const dealsOf = ({ shelves }) =>
  Object.values(shelves)
    .flatMap(({ deals }) => deals)
    .filter(({ practice }) => !practice)
    .sort((a, b) => a.at - b.at || a.n - b.n);

/** Returns the last weeks, seven days each, the current one last.
 * @param {Deal[]} deals @param {number} now @returns {Count[]} */
export function lastWeeks(deals, now) {
  const end = new Date(now).setHours(24, 0, 0, 0);
  const weekOf = (/** @type {Deal} */ { at }) => WEEKS - 1 - Math.floor((end - at) / (7 * HOURS_24));
  return Array.from({ length: WEEKS }, (_, week) => countOf(deals.filter((deal) => weekOf(deal) === week)));
}

/** Returns the local days with the largest and the smallest share of deals won, among those with a few deals; null if
 * all are alike. @param {Deal[]} deals
 * @returns {{best: Count & {at: number}, worst: Count & {at: number}} | null} */
export function extremeDays(deals) {
  /** @type {Map<string, Deal[]>} */
  const days = new Map();
  for (const deal of deals) {
    const day = new Date(deal.at).toDateString();
    days.set(day, [...(days.get(day) ?? []), deal]);
  }
  const counted = [...days.values()]
    .filter(({ length }) => length >= FEW)
    .map((some) => ({ at: some[0].at, ...countOf(some) }))
    .sort((a, b) => b.wins / b.deals - a.wins / a.deals || b.deals - a.deals);
  const [best, worst] = [counted[0], counted.at(-1)];
  return best && worst && best.wins / best.deals > worst.wins / worst.deals ? { best, worst } : null;
}

/** Returns the number of deals of each game, the most first.
 * @param {{sum: Sum}[]} groups @returns {{game: string, deals: number}[]} */
export const byGame = (groups) =>
  [...new Set(groups.map(({ sum }) => sum.game))]
    .map((game) => ({
      game,
      deals: groups
        .filter(({ sum }) => sum.game === game && !sum.practice)
        .reduce((all, { sum }) => all + sum.deals, 0),
    }))
    .sort((a, b) => b.deals - a.deals);

/** Returns the results against opponents of one level, for each level played against, weakest first.
 * @param {{sum: Sum}[]} groups of one game
 * @returns {(Count & {level: string, chance: number, isLoss: boolean})[]} `chance`: the share that chance would give */
export const byLevel = (groups) =>
  LEVELS.flatMap((level) => {
    const sums = groups.map(({ sum }) => sum).filter(({ rivals, practice }) => rivals === level && !practice);
    const deals = sums.reduce((all, sum) => all + sum.deals, 0);
    if (!deals) return [];
    const chance = sums.reduce((all, sum) => all + sum.deals * chanceOf(sum), 0) / deals;
    return [
      { level, deals, wins: sums.reduce((all, sum) => all + winsOf(sum), 0), chance, isLoss: isLoss(sums[0].unit) },
    ];
  });

/** Returns the share of deals that chance would win. @param {import('./book.js').Kind} kind */
export function chanceOf({ rules, partners, unit }) {
  const sides = partners ? 2 : Math.max(2, Number(JSON.parse(rules).players) || 2);
  return isLoss(unit) ? 1 - 1 / sides : 1 / sides;
}

/** Returns the number of deals and of those won, in all games. @param {{sum: Sum}[]} groups @returns {Count} */
export function allOf(groups) {
  const sums = groups.map(({ sum }) => sum).filter(({ practice }) => !practice);
  return {
    deals: sums.reduce((all, sum) => all + sum.deals, 0),
    wins: sums.reduce((all, sum) => all + winsOf(sum), 0),
  };
}
