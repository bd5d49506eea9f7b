// How today's deal stands: its game, and whether it is begun or over, from the saved matches and the book. Loads after
// home's first picture.

import { begun } from '../../match/saved-matches.js';
import { games } from '../../site/site.js';
import { dayKey, gameOf, isDayEntry } from '../../statistics/daily-deals.js';
import { dayAt } from '../../words/numbers.js';

/** @typedef {import('../../statistics/daily-deals.js').Day} Day */

/** @param {(what: string) => Promise<any>} recall @returns {Promise<{game: string, entry?: Day, isBegun: boolean,
 *   isOver: boolean}>} */
export async function readToday(recall) {
  const day = dayAt();
  const { name } = gameOf(day, games);
  const key = dayKey(name, day);
  const kept = (await recall('book'))?.days?.[key];
  const entry = kept && isDayEntry([key, kept]) ? kept : undefined;
  const isBegun = begun().some(({ game, choice }) => game === name && choice?.day?.day === day);
  return { game: name, entry, isBegun, isOver: entry?.result !== undefined };
}
