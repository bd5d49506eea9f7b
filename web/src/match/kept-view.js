// A match as it is drawn before the engine is there: the last view of it, kept beside its save.

import { isShared } from '../words/seat-names.js';
import { built } from '../site/site.js';

/**
 * @typedef {import('../types.js').Turn} Turn
 * @typedef {import('../types.js').View} View
 * @typedef {import('./saved-matches.js').Match} Match
 */

/** No view is as long as that. */
const LONGEST = 200_000;
const CARD = /^(?:[A2-9TJQK][CDHS]|\?\?)$/;

/** @param {unknown} cards */
const areCards = (cards) => Array.isArray(cards) && cards.every((card) => CARD.test(card));

/** Whether what was kept of a match can be drawn as a view of it; what else is wrong with it is found when it is drawn.
 * @param {any} view @param {string} game */
const isFit = ({ game: name, seats, front, viewer, hand, places }, game) => name === game && Array.isArray(seats) && front in seats
  && (!isShared({ seats }) || viewer === null) && [hand, ...places.map((/** @type {any} */ place) => place.cards)].every(areCards);

/** Gets what is kept of the latest turn of a match: the view, as whoever comes to the table may see it, with the version of
 * the page. Where several people share the phone that is nobody's hand: so it is the view of before one of them has taken
 * the phone, for as long as nothing has happened since.
 * @param {{view: View, save: string}} latest @param {Match} [before] what was kept before @returns {string | undefined} */
export function shownOf({ view, save }, before) {
  if (isShared(view) && view.viewer !== null) return before?.save === save ? before.shown : undefined;
  return `${built.version} ${JSON.stringify(view)}`;
}

/** Gets the turn in which a match is drawn before the engine is there. Null where it has none, or another build has kept
 * it, or where it is no view that anybody may see.
 * @param {Match} match @returns {Turn | null} */
export function shownTurn({ shown, save, game }) {
  const start = `${built.version} `;
  if (typeof shown !== 'string' || !shown.startsWith(start) || shown.length > LONGEST) return null;
  try {
    const view = JSON.parse(shown.slice(start.length));
    return isFit(view, game) ? { view, moves: [], peaks: [], said: [], remark: null, save } : null;
  } catch {
    return null; // damaged
  }
}

/** Whether nothing moves from one view to the other: they are the same, but for what can be taken back.
 * @param {View} one @param {View} other */
export const isSameView = (one, other) => JSON.stringify({ ...one, cannot: null }) === JSON.stringify({ ...other, cannot: null });
