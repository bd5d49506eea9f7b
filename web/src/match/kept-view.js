// The view of a match to draw before the engine is ready: the latest one, kept beside its save.

import { built } from '../site/site.js';
import { isShared } from '../words/seat-names.js';

/**
 * @typedef {import('../types.js').Turn} Turn
 * @typedef {import('../types.js').View} View
 * @typedef {import('./saved-matches.js').Match} Match
 */

/** Longest text of a view. */
const LONGEST = 200_000;
const CARD = /^(?:[A2-9TJQK][CDHS]|\?\?)$/;

/** @param {unknown} cards */
const areCards = (cards) => Array.isArray(cards) && cards.every((card) => CARD.test(card));

/** Checks the main fields of a kept view; anything else that is wrong shows when it is drawn.
 * @param {any} view @param {string} game */
export const isFit = ({ game: name, seats, front, viewer, hand, places, prompt }, game) =>
  name === game &&
  (!prompt || typeof prompt.id === 'string') &&
  Array.isArray(seats) &&
  front in seats &&
  (!isShared({ seats }) || viewer === null) &&
  [hand, ...places.map((/** @type {any} */ place) => place.cards)].every(areCards);

/** Returns the view to keep of a match's latest turn, with the page's version. Several people at one device must not
 * see a hand: then it is the view from before one of them took the device, while the save is unchanged.
 * @param {{view: View, save: string}} latest @param {Match} [before] as last kept @returns {string | undefined} */
export function shownOf({ view, save }, before) {
  if (isShared(view) && view.viewer !== null) return before?.save === save ? before.shown : undefined;
  return `${built.version} ${JSON.stringify(view)}`;
}

/** Returns the turn to draw before the engine is ready; null if none was kept by this build.
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

/** True if both views draw the same table; undo and redo may differ.
 * @param {View} one @param {View} other */
export const isSameView = (one, other) =>
  JSON.stringify({ ...one, cannot: null }) === JSON.stringify({ ...other, cannot: null });
