// Statistics of the book of deals: win rates, averages with intervals, streaks, and quality of play. Pure.

import { LEVELS } from '../words/seat-names.js';
import { keyOf, noneOf, withOne } from './book.js';
import { allDealsOf } from './overview.js';

/**
 * @typedef {import('./book.js').Book} Book
 * @typedef {import('./book.js').Deal} Deal
 * @typedef {import('./book.js').Sum} Sum
 * @typedef {{sum: Sum, latest: number, recent: Deal[]}} Group deals of one kind; `recent`: not summed up, oldest first
 * @typedef {{mean: number, low: number | null, high: number | null}} Average with its 95% interval if known
 */

/** Fewest deals for an interval. */
const FEW = 5;
/** Fewest reviewed moves for an estimate of strength. */
const FEW_MOVES = 30;

/** Returns the deals grouped by kind, last played first. @param {Book} book @returns {Group[]} */
export function groupsOf(book) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  const groupOf = (/** @type {import('./book.js').Kind} */ kind) => {
    const key = keyOf(kind);
    const group = groups.get(key) ?? { sum: noneOf(kind), latest: 0, recent: [] };
    groups.set(key, group);
    return group;
  };
  for (const sum of Object.values(book.shelves).flatMap(({ sums }) => sums)) {
    const group = groupOf(sum);
    group.sum = together(group.sum, sum);
  }
  for (const deal of allDealsOf(book)) {
    const group = groupOf(deal);
    group.sum = withOne(group.sum, deal);
    group.latest = Math.max(group.latest, deal.at);
    group.recent.push(deal);
  }
  return [...groups.values()].sort((a, b) => b.latest - a.latest);
}

/** Adds the sums of two devices; the current streak is lost, as the order of their deals is unknown.
 * @param {Sum} one @param {Sum} two @returns {Sum} */
export function together(one, two) {
  if (!one.deals) return two;
  if (!two.deals) return one;
  const [better, poorer] = one.unit.is_low ? [Math.min, Math.max] : [Math.max, Math.min];
  const added = ['deals', 'wins', 'total', 'squares', 'moves', 'loss'].map((name) => [
    name,
    /** @type {any} */ (one)[name] + /** @type {any} */ (two)[name],
  ]);
  return {
    ...one,
    ...Object.fromEntries(added),
    best: better(one.best, two.best),
    worst: poorer(one.worst, two.worst),
    run: 0,
    longest: Math.max(one.longest, two.longest),
  };
}

/** Returns the average result: points, or a share from 0 to 1. @param {Sum} sum @returns {Average} */
export function averageOf({ deals, total, squares, unit }) {
  const mean = total / deals;
  if (unit.is_share) return shareOf(total / 100, deals);
  if (deals < FEW) return { mean, low: null, high: null };
  const deviation = Math.sqrt(Math.max(0, squares - deals * mean * mean) / (deals - 1));
  const half = (quantile(deals - 1) * deviation) / Math.sqrt(deals);
  return { mean, low: mean - half, high: mean + half };
}

/** Returns a share with its Wilson interval. @param {number} some @param {number} all @returns {Average} */
export function shareOf(some, all) {
  const mean = some / all;
  if (all < FEW) return { mean, low: null, high: null };
  const z = 1.96;
  const middle = (mean + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const half = (z / (1 + (z * z) / all)) * Math.sqrt((mean * (1 - mean)) / all + (z * z) / (4 * all * all));
  return { mean, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Returns the 97.5% quantile of Student's t, by Cornish-Fisher expansion; within 1% from 4 degrees of freedom.
 * @param {number} degrees */
export function quantile(degrees) {
  const z = 1.959964;
  const [z3, z5, z7] = [z ** 3, z ** 5, z ** 7];
  return (
    z +
    (z3 + z) / (4 * degrees) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * degrees ** 3)
  );
}

/** Returns the average cost of a game's reviewed moves. Only the standard rules count, as for the levels.
 * @param {Group[]} groups of that game
 * @param {(rules: string) => boolean} isUsual @returns {{moves: number, average: number} | null} */
export function lossOf(groups, isUsual) {
  const some = groups.filter(({ sum }) => !sum.practice && isUsual(sum.rules));
  const [moves, loss] = some.reduce(([moves, loss], { sum }) => [moves + sum.moves, loss + sum.loss], [0, 0]);
  return moves ? { moves, average: loss / moves } : null;
}

/** Returns the levels between which a person plays, comparing the cost of moves with the measured costs of the levels.
 * @param {{moves: number, average: number}} own @param {Record<string, number> | undefined} losses by level
 * @returns {{lower: string | null, upper: string | null} | null} null if unknown; no `lower`: below all of them */
export function standingOf({ moves, average }, losses) {
  const known = LEVELS.filter((level) => Number.isFinite(losses?.[level]));
  if (known.length < 2 || moves < FEW_MOVES) return null;
  const better = known.filter((level) => /** @type {Record<string, number>} */ (losses)[level] >= average);
  const lower = better.at(-1) ?? null;
  return { lower, upper: known[lower === null ? 0 : known.indexOf(lower) + 1] ?? null };
}

/** Returns the points of the plot: moving averages of the latest results.
 * @param {Deal[]} deals oldest first
 * @param {number} [most] points @param {number} [window] deals @returns {number[]} */
export function courseOf(deals, most = 60, window = 10) {
  const results = deals.map(({ result }) => result);
  const averages = results.map((_, k) => {
    const some = results.slice(Math.max(0, k + 1 - window), k + 1);
    return some.reduce((sum, one) => sum + one, 0) / some.length;
  });
  return averages.slice(-most);
}
