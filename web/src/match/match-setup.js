// Choices for a new match: number of players, seats and house rules. The last choice of each game is remembered; the
// first one has defaults. Pure.

import { cleanName, isSame, LEVELS, namesOf } from '../words/seat-names.js';
import { filled } from './house-rules.js';

/**
 * @typedef {import('../types.js').Game} Game
 * @typedef {import('../types.js').OptionValue} OptionValue
 * @typedef {import('../types.js').SeatChoice} SeatChoice
 * @typedef {import('../types.js').Words} Words
 * @typedef {{players: number, seats: SeatChoice[], options: Record<string, OptionValue>}} Chosen `seats`: as many as
 *   the game allows, so that names survive a change of the number
 */

/** Beginners should win now and then, but a partner who forgets what was played is no fun. */
const USUAL_LEVEL = 'casual';
const USUAL_PARTNER = 'skilled';

/** Returns the store key of a game's last choice. @param {string} game */
export const choiceKey = (game) => `choice:${game}`;

/** Returns the last choice, adapted to the game; it may come from another build.
 * @param {any} last @param {Game} game @returns {Chosen} */
export function startFrom(last, game) {
  const usual = game.options.find((option) => option.name === 'players')?.default;
  const wish = game.players.includes(last?.players) ? last.players : usual;
  const players = game.players.includes(/** @type {number} */ (wish)) ? Number(wish) : game.players[0];
  const seats = Array.from({ length: Math.max(...game.players) }, (_, k) => {
    const seat = last?.seats?.[k];
    const isPartner = game.sides?.some((seats) => seats.includes(k) && seats.includes(0));
    const usual = k === 0 ? 'person' : isPartner ? USUAL_PARTNER : USUAL_LEVEL;
    const kind = ['person', ...LEVELS].includes(seat?.kind) ? seat.kind : seat?.kind === 'opponent' ? 'skilled' : usual;
    return { kind, name: typeof seat?.name === 'string' ? seat.name : '' };
  });
  return { players, seats, options: filled(game, { ...last?.options, players }) };
}

/** Returns the seats that take part. @param {Chosen} chosen */
export const seated = ({ players, seats }) => seats.slice(0, players);

/** True if a person takes part. @param {Chosen} chosen */
export const isPlayable = (chosen) => seated(chosen).some(({ kind }) => kind === 'person');

/** True if a choice is that of a first visit. @param {import('../types.js').Choice} choice
 * @param {Game} game @param {Words} words */
export const isUsual = (choice, game, words) => {
  const chosen = startFrom({ ...choice, players: choice.seats.length }, game);
  return JSON.stringify(choiceOf(game, chosen, words)) === JSON.stringify(choiceOf(game, startFrom(null, game), words));
};

/** Returns the choice for starting a match.
 * @param {Game} game @param {Chosen} chosen @param {Words} words @returns {import('../types.js').Choice} */
export function choiceOf(game, chosen, words) {
  const { players, options } = chosen;
  return {
    game: game.name,
    options: { ...options, players },
    seats: namedSeats(seated(chosen), words),
  };
}

/** Returns the choice for a game's guided first deal.
 * @param {Game} game @param {Words} words @returns {import('../types.js').Choice} */
export const lessonOf = ({ name, lesson }, words) => ({
  game: name,
  options: {},
  seats: namedSeats(
    lesson.map((kind) => ({ kind, name: '' })),
    words,
  ),
  lesson: true,
});

/** Returns the seats for the engine, each with a different name. A person with a taken name gets a number; an opponent
 * with a taken name gets another one.
 * @param {SeatChoice[]} seats @param {Words} words */
export function namedSeats(seats, words) {
  const wishes = seats.map(({ kind, name }) => ({ kind, name: cleanName(name) }));
  const taken = namesOf(wishes, words).filter((_, k) => wishes[k].kind === 'person' && !wishes[k].name);
  const isTaken = (/** @type {string} */ name) => taken.some((other) => isSame(other, name));
  const given = wishes.map(() => '');
  for (const isPersons of [true, false]) {
    wishes.forEach(({ kind, name }, k) => {
      if (!name || (kind === 'person') !== isPersons) return;
      given[k] = name;
      for (let number = 2; isPersons && isTaken(given[k]); number += 1) given[k] = `${name} ${number}`;
      if (isTaken(given[k])) given[k] = '';
      else taken.push(given[k]);
    });
  }
  const named = wishes.map(({ kind }, k) => ({ kind, name: given[k] }));
  const names = namesOf(named, words);
  return named.map(({ kind, name }, k) => ({ kind, name: kind === 'person' ? name : names[k] }));
}

/** Returns the opponents' seats, split by whether a person is on their side.
 * @param {SeatChoice[]} seats @param {Game} game */
export function groupsOf(seats, { sides = [] }) {
  const opponents = seats.flatMap(({ kind }, k) => (kind === 'person' ? [] : [k]));
  const isPartner = (/** @type {number} */ k) =>
    sides.some((side) => side.includes(k) && side.some((other) => seats[other]?.kind === 'person'));
  return { rivals: opponents.filter((k) => !isPartner(k)), partners: opponents.filter(isPartner) };
}
