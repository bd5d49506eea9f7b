// Where one stops on the curve of a review.

/**
 * @typedef {import('../../wire.js').Review} Reviewed
 * @typedef {{at: number, before: number, after: number}} Stop a step to stop at, with what might be expected before and after
 *   the move there
 */

/** Gets where one stops on the curve: at the beginning, before each move, and at the end. @param {Reviewed} review @returns {Stop[]} */
export function stopsOf({ curve, moves }) {
  const ends = [curve[0], curve[curve.length - 1]].map(({ at, expected }) => ({ at, before: expected, after: expected }));
  return [ends[0], ...moves.map(({ at, best_expected: before, expected: after }) => ({ at, before, after })), ends[1]];
}

/** Gets between which stops a step lies: 2.5 is halfway from the second to the third. @param {Stop[]} stops @param {number} at */
export function placeOf(stops, at) {
  const from = Math.max(0, stops.findLastIndex((stop) => stop.at <= at));
  const to = stops[from + 1];
  return to ? from + Math.max(0, at - stops[from].at) / (to.at - stops[from].at) : from;
}
