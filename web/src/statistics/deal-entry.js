// Makes a finished deal's entry for the book, from its view and the start of its match. Pure.

import { differing } from '../match/house-rule-words.js';
import { LEVELS } from '../words/seat-names.js';
import { idOf, isLoss } from './book.js';

/**
 * @typedef {import('../types.js').View} View
 * @typedef {import('../types.js').Ended} Ended
 * @typedef {import('./book.js').Noted} Noted
 * @typedef {{place: number, of: number, ties: number, left: number}} Scale place among the sides, how many share it, and
 *   cards left in the hand
 */

/** Name of the first deal won in a game. */
export const FIRST_WIN = 'won';

/** Returns the entry of a deal, its place on a scale, and what is worth remembering the first time; null if it is not
 * over, or does not have exactly one person.
 * @param {View} view
 * @param {Ended} match
 * @param {import('../types.js').Game[]} games @param {number} at when it ended
 * @returns {{deal: Noted, scale: Scale, firsts: string[]} | null} */
export function notedOf(view, match, games, at) {
  const people = view.seats.flatMap(({ kind }, seat) => (kind === 'opponent' ? [] : [seat]));
  if (!view.over || !view.result || people.length !== 1) return null;
  const [me] = people;
  const { rows, winners, left = [], firsts = [] } = view.result; // 0.5.0 stored deals without the last two
  const row = rows.find(({ seats }) => seats.includes(me));
  if (!row) return null;
  const { unit, is_low, is_share } = view.measure;
  const levels = (/** @type {(seat: number) => boolean} */ isMeant) =>
    LEVELS.filter((level) => view.seats.some((seat, k) => seat.level === level && isMeant(k))).join(' ');
  const won = left.length ? !left.includes(me) : winners.includes(me);
  const deal = {
    id: idOf(match.id, view.deal),
    at,
    game: view.game,
    rules: rulesOf(view, games),
    rivals: levels((seat) => !row.seats.includes(seat)),
    partners: levels((seat) => row.seats.includes(seat)),
    unit: { id: unit.id, is_low, is_share },
    result: row.result,
    won,
    practice: isPractice(view, match),
  };
  return {
    deal,
    scale: {
      place: row.place,
      of: rows.length,
      ties: rows.filter(({ place }) => place === row.place).length,
      left: row.cards.length,
    },
    firsts: won && !isLoss(deal.unit) ? [...firsts, FIRST_WIN] : [...firsts],
  };
}

/** Returns the deviations from the standard rules, and the number of players.
 * @param {View} view @param {import('../types.js').Game[]} games */
function rulesOf({ game: name, options, seats }, games) {
  const game = games.find((known) => known.name === name);
  const given = /** @type {Record<string, import('../types.js').OptionValue>} */ (options);
  const names = game ? differing(game, given).map((option) => option.name) : Object.keys(given);
  return JSON.stringify({
    players: seats.length,
    ...Object.fromEntries(names.sort().map((name) => [name, given[name]])),
  });
}

/** True if the deal is practice: the person was helped, or may have known the cards.
 * @param {View} view @param {Ended} match */
const isPractice = ({ deal }, { choice, origin, aided }) => {
  const { day, known, lesson } = choice ?? {};
  return (
    origin !== undefined || aided.includes(deal) || Boolean(day ? day.again : known) || Boolean(lesson && deal === 1)
  );
};
