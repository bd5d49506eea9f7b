// The stops on a review's curve: the beginning, each move, the end.

/**
 * @typedef {import('../../wire.js').Review} Reviewed
 * @typedef {{at: number, before: number, after: number}} Stop a step, with the expected result before and after
 *   its move
 */

/** Returns the stops: the beginning, each move of the seat, and the end. @param {Reviewed} review @returns {Stop[]} */
export function stopsOf({ curve, moves }) {
  const ends = [curve[0], curve[curve.length - 1]].map(({ at, expected }) => ({
    at,
    before: expected,
    after: expected,
  }));
  return [ends[0], ...moves.map(({ at, best_expected: before, expected: after }) => ({ at, before, after })), ends[1]];
}

/** Returns the position of a step between stops: 2.5 is halfway from the third stop to the fourth.
 * @param {Stop[]} stops @param {number} at */
export function placeOf(stops, at) {
  const from = Math.max(
    0,
    stops.findLastIndex((stop) => stop.at <= at),
  );
  const to = stops[from + 1];
  return to ? from + Math.max(0, at - stops[from].at) / (to.at - stops[from].at) : from;
}
