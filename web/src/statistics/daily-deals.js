// Today's deal: which day it is, what is dealt on it, and what came of it. The day is that of UTC, so that it is the same
// one for everybody, wherever they are. Pure.

import { LEVELS } from '../words/seat-names.js';

/**
 * @typedef {import('../types.js').Game} Game
 * @typedef {import('../types.js').Choice} Choice
 * @typedef {import('../types.js').DayMark} DayMark
 *
 * @typedef {object} Day what came of the deal of a day in a game
 * @property {number} at when it was begun
 * @property {boolean} late
 * @property {boolean} practice
 * @property {number} [result] in the unit of the game, once it is over
 * @property {boolean} [won]
 * @property {import('../types.js').Unit} [unit]
 * @property {number} [mark] what the expert made of it
 * @property {boolean} [markWon]
 */

/** Changes whenever other cards are dealt on a day, or others sit there. */
const VERSION = 1;
/** The first day that has deals. */
export const FIRST_DAY = '2026-11-01';
/** How well the others play on every day: so well that it is the same on every device, as they take no more time on a fast one. */
const LEVEL = LEVELS[2];
/** Results that are kept: all games on every day of four years. */
export const MOST_DAYS = 12_000;
const HOURS_24 = 86_400_000;

/** Gets the day of UTC. @param {number} now milliseconds */
export const dayAt = (now) => new Date(now).toISOString().slice(0, 10);

/** Gets the day some days later. @param {string} day @param {number} by */
export const dayAfter = (day, by) => dayAt(Date.parse(day) + by * HOURS_24);

/** Whether a text is a day. @param {unknown} text @returns {text is string} */
export const isDay = (text) => typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayAt(Date.parse(text)) === text;

/** Whether a day's deals can be played. @param {unknown} day @param {string} today @returns {day is string} */
export const isOpen = (day, today) => isDay(day) && day >= FIRST_DAY && day <= today;

/** Gets the seed from which the deal of a day follows. @param {string} game @param {string} day */
export const seedOf = (game, day) => `today ${VERSION} ${day} ${game}`;

/** Gets who sits there. @param {Game} game @returns {{kind: string, name: string}[]} */
export function seatsOf(game) {
  const players = game.options.find(({ name }) => name === 'players')?.default ?? game.players[0];
  return Array.from({ length: Number(players) }, (_, k) => ({ kind: k ? LEVEL : 'person', name: '' }));
}

/** @param {string} game @param {string} day */
export const dayKey = (game, day) => `${day}/${game}`;

/** Whether something is the key of a day's deal with what came of that. @param {[string, any]} entry */
export const isDayEntry = ([key, day]) => isDay(key.slice(0, 10)) && /^\/[\w-]{1,60}$/.test(key.slice(10)) && Number.isSafeInteger(day?.at)
  && typeof day.late === 'boolean' && typeof day.practice === 'boolean' && ['result', 'mark'].every((name) => day[name] === undefined || Number.isFinite(day[name]))
  && ['won', 'markWon'].every((name) => day[name] === undefined || typeof day[name] === 'boolean')
  && (day.result === undefined || (typeof day.won === 'boolean' && typeof day.unit?.id === 'string' && typeof day.unit.is_low === 'boolean' && typeof day.unit.is_share === 'boolean'));

/** Notes that a day's deal has been begun: whoever begins it anew has seen its cards.
 * @param {Record<string, Day>} days @param {string} key @param {{late: boolean, at: number}} how */
export const withBegun = (days, key, { late, at }) => (days[key] ? days : { ...days, [key]: { at, late, practice: false } });

/** Notes what came of a day's deal; the first result stands. One that does not count gives way to nothing: its cards are known.
 * @param {Record<string, Day>} days @param {string} key
 * @param {{late: boolean, at: number, practice: boolean, result: number, won: boolean, unit: import('../types.js').Unit}} how */
export function withResult(days, key, { late, at, practice, result, won, unit }) {
  const begun = days[key] ?? { at, late };
  return begun.result === undefined ? bounded({ ...days, [key]: { ...begun, practice, result, won, unit } }) : days;
}

/** Notes what the expert made of it. @param {Record<string, Day>} days @param {string} key @param {{result: number, won: boolean}} mark */
export const withMark = (days, key, { result, won }) => (days[key] ? { ...days, [key]: { ...days[key], mark: result, markWon: won } } : days);

/** Puts the days of two books together: of each the result that came first.
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
  const { mark = (kept === one ? other : one).mark, markWon = (kept === one ? other : one).markWon } = kept;
  return mark === undefined ? kept : { ...kept, mark, markWon };
}

/** @param {Record<string, Day>} days */
const bounded = (days) => Object.fromEntries(Object.entries(days).sort(([a], [b]) => (a < b ? -1 : 1)).slice(-MOST_DAYS));

/** Whether the deal of a day counts: it was played to its end, without help, and was begun on that day. @param {Day} [day] */
export const isCounted = (day) => day?.result !== undefined && !day.late && !day.practice;

/** Gets how many days in a row some deal counted, up to today, or to yesterday as long as today is not over; and the most.
 * @param {Record<string, Day>} days @param {string} today @returns {{now: number, longest: number}} */
export function runOf(days, today) {
  const counted = [...new Set(Object.entries(days).filter(([, day]) => isCounted(day)).map(([key]) => key.slice(0, 10)))].sort();
  let [run, longest, last] = [0, 0, ''];
  for (const day of counted) {
    run = last && dayAfter(last, 1) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  return { now: last >= dayAfter(today, -1) ? run : 0, longest };
}

/** How a result is to the expert's: 1 better, 0 the same, -1 worse; null where one of them is not known.
 * @param {Day} day */
export function against({ result, mark, unit }) {
  if (result === undefined || mark === undefined || !unit) return null;
  return Math.sign(unit.is_low ? mark - result : result - mark);
}

/** Gets the weeks of a month, from Monday, each with seven days; null outside of the month.
 * @param {string} month such as "2026-11" @returns {(string | null)[][]} */
export function weeksOf(month) {
  const first = `${month}-01`;
  const before = (new Date(first).getUTCDay() + 6) % 7;
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, k) => {
    const day = dayAfter(first, 7 * week + k - before);
    return day.startsWith(month) ? day : null;
  })).filter((week) => week.some(Boolean));
}

/** Gets the month some months later. @param {string} month @param {number} by */
export function monthAfter(month, by) {
  const [year, number] = month.split('-').map(Number);
  return dayAt(Date.UTC(year, number - 1 + by, 1)).slice(0, 7);
}
