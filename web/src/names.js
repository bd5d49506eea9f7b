// What people at the table are called who have given no name: "You", "Player 2". The engine keeps them without a name,
// so that the name is in the language of whoever looks, also when that changes in mid-play.

/**
 * @typedef {import('./words.js').Words} Words
 * @typedef {{kind: string, name: string}} Named
 */

/** The levels of opponents, from the weakest to the strongest. */
export const LEVELS = ['beginner', 'casual', 'skilled', 'expert'];

/** Gets the names of all seats, given or not.
 * @param {Named[]} seats @param {Words} words */
export function namesOf(seats, words) {
  return seats.map(({ name }, k) => name || defaultName(seats, k, words));
}

/** Gets what a seat is called without a name of its own.
 * @param {Named[]} seats @param {number} k @param {Words} words */
export function defaultName(seats, k, words) {
  if (seats[k].kind === 'person') {
    const before = seats.slice(0, k).filter((seat) => seat.kind === 'person').length;
    return before ? words.t('person-name', { number: before + 1 }) : words.t('you-name');
  }
  const names = words.t('opponent-names').split(/\s+/);
  return names[k % names.length];
}

/** Gives every seat of a turn a name to show; the one it was given, if any, stays in `given`.
 * @template {{view: {seats: (Named & {given?: string})[]}}} T
 * @param {T} turn @param {Words} words @returns {T} */
export function withNames(turn, words) {
  const given = turn.view.seats.map((seat) => ({ ...seat, name: seat.given ?? seat.name }));
  const names = namesOf(given, words);
  const seats = given.map((seat, k) => ({ ...seat, given: seat.name, name: names[k] }));
  return { ...turn, view: { ...turn.view, seats } };
}
