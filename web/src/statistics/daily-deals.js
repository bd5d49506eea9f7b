// Daily deals: the day, its deals and their results. Days are in UTC, so that everybody has the same one. Pure.

import { dayAt } from '../words/numbers.js';
import { LEVELS } from '../words/seat-names.js';

/**
 * @typedef {import('../types.js').Game} Game
 *
 * @typedef {object} Day the result of a game's daily deal
 * @property {number} at time of its start
 * @property {boolean} late
 * @property {boolean} practice
 * @property {number} [result] in the game's unit, once it is over
 * @property {boolean} [won]
 * @property {import('../types.js').Unit} [unit]
 * @property {number} [place] from 1, of `of` sides
 * @property {number} [of]
 * @property {number} [ties] sides at that place, with one's own
 * @property {number} [left] cards left in the hand
 * @property {number} [mark] the expert's result
 * @property {boolean} [markWon]
 * @property {number} [markPlace]
 * @property {number} [markTies]
 * @property {number} [markLeft]
 */

/** Increase it to change the deals or the opponents of a day. */
const VERSION = 1;
/** The first day with deals. */
export const FIRST_DAY = '2026-11-01';
/** Level of the opponents: the strongest that does not use extra time on a fast device, to be the same on all. */
const LEVEL = LEVELS[2];
/** Results kept: all games on every day of four years. */
export const MOST_DAYS = 12_000;
const HOURS_24 = 86_400_000;

/** Returns the day some days later. @param {string} day @param {number} by */
export const dayAfter = (day, by) => dayAt(Date.parse(day) + by * HOURS_24);

/** Checks if a text is a day. @param {unknown} text @returns {text is string} */
export const isDay = (text) =>
  typeof text === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  dayAt(Date.parse(text)) === text;

/** Checks if a day's deals can be played. @param {unknown} day @param {string} today @returns {day is string} */
export const isOpen = (day, today) => isDay(day) && day >= FIRST_DAY && day <= today;

/** Checks if a text is a day that this device's clock has not reached.
 * @param {unknown} day @param {string} today @returns {day is string} */
export const isToCome = (day, today) => isDay(day) && day > today;

/** Returns the seed of a daily deal. @param {string} game @param {string} day */
export const seedOf = (game, day) => `today ${VERSION} ${day} ${game}`;

/** Returns the game whose deal is *the* deal of a day: all in turn.
 * @param {string} day @param {Game[]} games */
export const gameOf = (day, games) =>
  /** @type {Game} */ (games.at(((Date.parse(day) - Date.parse(FIRST_DAY)) / HOURS_24) % games.length));

/** Returns the seats of a daily deal. @param {Game} game @returns {{kind: string, name: string}[]} */
export function seatsOf(game) {
  const players = game.options.find(({ name }) => name === 'players')?.default ?? game.players[0];
  return Array.from({ length: Number(players) }, (_, k) => ({ kind: k ? LEVEL : 'person', name: '' }));
}

/** @param {string} game @param {string} day */
export const dayKey = (game, day) => `${day}/${game}`;

/** Fields of a day that count something, missing in older books, and the most that they can count. */
const COUNTS = ['place', 'of', 'ties', 'left', 'markPlace', 'markTies', 'markLeft'];
const MOST_COUNTED = 999;

/** @param {any} value */
const isCount = (value) => Number.isInteger(value) && value >= 0 && value <= MOST_COUNTED;

/** Checks the key and the result of a daily deal. @param {[string, any]} entry */
export const isDayEntry = ([key, day]) =>
  isDay(key.slice(0, 10)) &&
  /^\/[\w-]{1,60}$/.test(key.slice(10)) &&
  Number.isSafeInteger(day?.at) &&
  typeof day.late === 'boolean' &&
  typeof day.practice === 'boolean' &&
  ['result', 'mark'].every((name) => day[name] === undefined || Number.isFinite(day[name])) &&
  COUNTS.every((name) => day[name] === undefined || isCount(day[name])) &&
  ['won', 'markWon'].every((name) => day[name] === undefined || typeof day[name] === 'boolean') &&
  (day.result === undefined ||
    (typeof day.won === 'boolean' &&
      typeof day.unit?.id === 'string' &&
      typeof day.unit.is_low === 'boolean' &&
      typeof day.unit.is_share === 'boolean'));

/** Notes the start of a daily deal; a restart keeps the first time, since the cards are known.
 * @param {Record<string, Day>} days @param {string} key @param {{late: boolean, at: number}} how */
export const withBegun = (days, key, { late, at }) =>
  days[key] ? days : { ...days, [key]: { at, late, practice: false } };

/** Notes the result of a daily deal; the first one stands, even if it does not count, since the cards are known.
 * @param {Record<string, Day>} days @param {string} key
 * @param {Omit<Day, 'mark' | 'markWon'> & {result: number}} how */
export function withResult(days, key, { late, at, ...done }) {
  const begun = days[key] ?? { at, late };
  return begun.result === undefined ? bounded({ ...days, [key]: { ...begun, ...done } }) : days;
}

/** Notes the expert's result.
 * @param {Record<string, Day>} days @param {string} key @param {import('../wire.js').Instead} mark */
export const withMark = (days, key, { result, won, place, ties, cards }) =>
  days[key]
    ? {
        ...days,
        [key]: { ...days[key], mark: result, markWon: won, markPlace: place, markTies: ties, markLeft: cards },
      }
    : days;

/** Merges the days of two books, with the earlier result of each.
 * @param {Record<string, Day>} one @param {Record<string, Day>} other */
export function mergedDays(one, other) {
  const all = { ...one };
  for (const [key, day] of Object.entries(other)) all[key] = all[key] ? first(all[key], day) : day;
  return bounded(all);
}

/** @param {Day} one @param {Day} other @returns {Day} */
function first(one, other) {
  const [isOver, isOtherOver] = [one, other].map(({ result }) => result !== undefined);
  const kept = isOver === isOtherOver ? (other.at < one.at ? other : one) : isOver ? one : other;
  if (kept.mark !== undefined) return kept;
  const { mark, markWon, markPlace, markTies, markLeft } = kept === one ? other : one;
  return mark === undefined ? kept : { ...kept, mark, markWon, markPlace, markTies, markLeft };
}

/** @param {Record<string, Day>} days */
const bounded = (days) =>
  Object.fromEntries(
    Object.entries(days)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(-MOST_DAYS),
  );

/** True if a daily deal counts: finished without help, and started on its day. @param {Day} [day] */
export const isCounted = (day) => day?.result !== undefined && !day.late && !day.practice;

/** Compares a result with the expert's: 1 better, 0 the same, -1 worse; null if one is missing. Where both have won, or
 * both have not, the place decides, then the cards left.
 * @param {Day} day */
export function against({ result, mark, unit, place = 0, markPlace = place, left = 0, markLeft = left }) {
  if (result === undefined || mark === undefined || !unit) return null;
  const more = Math.sign(unit.is_low ? mark - result : result - mark);
  return more || (unit.is_share ? Math.sign(markPlace - place) || Math.sign(markLeft - left) : 0);
}

/** Returns the weeks of a month, from Monday, seven days each; null outside of the month.
 * @param {string} month such as "2026-11" @returns {(string | null)[][]} */
export function weeksOf(month) {
  const first = `${month}-01`;
  const before = (new Date(first).getUTCDay() + 6) % 7;
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, k) => {
      const day = dayAfter(first, 7 * week + k - before);
      return day.startsWith(month) ? day : null;
    }),
  ).filter((week) => week.some(Boolean));
}

/** Returns the month some months later. @param {string} month @param {number} by */
export function monthAfter(month, by) {
  const [year, number] = month.split('-').map(Number);
  return dayAt(Date.UTC(year, number - 1 + by, 1)).slice(0, 7);
}
