// All games together: the last days and weeks, the best and the worst day, results by game and by level. Pure.

import { LEVELS } from '../words/seat-names.js';
import { isLoss } from './book.js';

/**
 * @typedef {import('./book.js').Book} Book
 * @typedef {import('./book.js').Deal} Deal
 * @typedef {import('./book.js').Sum} Sum
 * @typedef {{deals: number, wins: number, practice: number}} Count `practice`: deals besides those that count
 */

/** Weeks that are shown. */
export const WEEKS = 8;
/** Fewest deals of a day that can be the best or the worst. */
const FEW = 3;

/** @param {Deal} deal */
export const isWon = ({ unit, result, won }) => (isLoss(unit) ? result === 0 : won);

/** Returns the number of deals, of those won, and of practice. @param {Deal[]} deals @returns {Count} */
function countOf(deals) {
  const counted = deals.filter(({ practice }) => !practice);
  return { deals: counted.length, wins: counted.filter(isWon).length, practice: deals.length - counted.length };
}

/** Returns the number of deals won. @param {Sum} sum */
const winsOf = ({ unit, deals, wins, total }) => (isLoss(unit) ? Math.round(deals - total / 100) : wins);

/** Adds counts. @param {Count[]} counts @returns {Count} */
export const total = (counts) =>
  counts.reduce(
    (all, { deals, wins, practice }) => ({
      deals: all.deals + deals,
      wins: all.wins + wins,
      practice: all.practice + practice,
    }),
    { deals: 0, wins: 0, practice: 0 },
  );

/** Returns the deals that are not summed up, with practice, oldest first. @param {Book} book @returns {Deal[]} */
export const allDealsOf = ({ shelves }) =>
  Object.values(shelves)
    .flatMap(({ deals }) => deals)
    .sort((a, b) => a.at - b.at || a.n - b.n);

/** The same without practice. @param {Book} book @returns {Deal[]} */
export const dealsOf = (book) => allDealsOf(book).filter(({ practice }) => !practice);

/** Returns the deals by local day. @param {Deal[]} deals @returns {Map<string, Deal[]>} */
function byDay(deals) {
  const days = new Map();
  for (const deal of deals) {
    const day = new Date(deal.at).toDateString();
    days.set(day, [...(days.get(day) ?? []), deal]);
  }
  return days;
}

/** Returns the local days of the last weeks, today last. @param {Deal[]} deals @param {number} now
 * @returns {(Count & {at: number})[]} */
export function lastDays(deals, now) {
  const days = byDay(deals);
  const today = new Date(now);
  return Array.from({ length: 7 * WEEKS }, (_, k) => {
    const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + k + 1 - 7 * WEEKS);
    return { at: day.getTime(), ...countOf(days.get(day.toDateString()) ?? []) };
  });
}

/** Returns the weeks of `lastDays`, the current one last. @param {Count[]} days @returns {Count[]} */
export const weeksIn = (days) => Array.from({ length: WEEKS }, (_, k) => total(days.slice(7 * k, 7 * k + 7)));

/** Returns the local days with the largest and the smallest share of deals won, among those with a few deals; null if
 * all are alike. @param {Deal[]} deals
 * @returns {{best: Count & {at: number}, worst: Count & {at: number}} | null} */
export function extremeDays(deals) {
  const counted = [...byDay(deals).values()]
    .filter(({ length }) => length >= FEW)
    .map((some) => ({ at: some[0].at, ...countOf(some) }))
    .sort((a, b) => b.wins / b.deals - a.wins / a.deals || b.deals - a.deals);
  const [best, worst] = [counted[0], counted.at(-1)];
  return best && worst && best.wins / best.deals > worst.wins / worst.deals ? { best, worst } : null;
}

/** Returns the deals of each game, the most first.
 * @param {{sum: Sum}[]} groups @returns {(Count & {game: string, isLoss: boolean})[]} */
export const byGame = (groups) =>
  [...new Set(groups.map(({ sum }) => sum.game))]
    .map((game) => {
      const sums = groups.map(({ sum }) => sum).filter((sum) => sum.game === game);
      return { game, isLoss: sums.every(({ unit }) => isLoss(unit)), ...total(sums.map(countIn)) };
    })
    .sort((a, b) => b.deals + b.practice - a.deals - a.practice);

/** @param {Sum} sum @returns {Count} */
const countIn = (sum) =>
  sum.practice ? { deals: 0, wins: 0, practice: sum.deals } : { deals: sum.deals, wins: winsOf(sum), practice: 0 };

/** Opponents of several levels in one deal. */
export const MIXED = 'mixed';

/** Returns the results against opponents of each level played against, weakest first, then `MIXED`; without practice.
 * @param {{sum: Sum}[]} groups of one game
 * @returns {{level: string, deals: number, wins: number, chance: number, isLoss: boolean}[]} `chance`: the share that chance would give */
export const byLevel = (groups) =>
  [...LEVELS, MIXED].flatMap((level) => {
    const sums = groups
      .map(({ sum }) => sum)
      .filter(({ rivals, practice }) => !practice && (LEVELS.includes(rivals) ? rivals : MIXED) === level);
    const { deals, wins } = total(sums.map(countIn));
    if (!deals) return [];
    const chance = sums.reduce((all, sum) => all + sum.deals * chanceOf(sum), 0) / deals;
    return [{ level, deals, wins, chance, isLoss: isLoss(sums[0].unit) }];
  });

/** Returns the results of practice. @param {{sum: Sum}[]} groups @returns {{deals: number, wins: number}} */
export function practiceIn(groups) {
  const sums = groups.map(({ sum }) => sum).filter(({ practice }) => practice);
  const add = (/** @type {number[]} */ numbers) => numbers.reduce((all, n) => all + n, 0);
  return { deals: add(sums.map(({ deals }) => deals)), wins: add(sums.map(winsOf)) };
}

/** Returns the share of deals that chance would win. @param {import('./book.js').Kind} kind */
export function chanceOf({ rules, partners, unit }) {
  const sides = partners ? 2 : Math.max(2, Number(JSON.parse(rules).players) || 2);
  return isLoss(unit) ? 1 - 1 / sides : 1 / sides;
}
