// Where everything on the table lies: pure geometry, from the size of the felt and the counts of what is on it.
//
// Three shapes are made for it: `tall` (layout-tall.js: phone upright), `low` (layout-low.js: phone lying) and `wide` (layout-wide.js). How
// board and hand share the room stands in row-sizes.js, what lies on the board in grid.js and fans.js, and how the hand lies
// in hand.js. All boxes are in CSS pixels of the felt.

import { clamp } from './boxes.js';
import { lowLayout } from './layout-low.js';
import { tallLayout } from './layout-tall.js';
import { wideLayout } from './layout-wide.js';

/**
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 * @typedef {{x: number, y: number}} Point
 * @typedef {{w: number, h: number}} Size
 * @typedef {object} Spec
 * @property {number} width of the felt
 * @property {number} height of the felt
 * @property {number[]} others the seats of the opponents, clockwise from the left of the person who looks
 * @property {number} cols of the board, in places
 * @property {number} rows of the board, in places
 * @property {number} hand the number of cards that the hand must have room for
 * @property {{cols: number, rows: number} | null} [upright] the same where what lies beside a cross lies above it
 * @property {boolean} [named] names stand below the cards of the board
 * @property {boolean} [tagged] and a word above one of them
 * @property {boolean} [fans] fans lie on the board, or may come to
 * @property {boolean} [told] more than usual is told of each player
 * @property {number} [now] the number of cards in it now: what they leave free of that room goes to the board
 * @property {boolean} [left] controls for the left hand
 * @property {boolean} [large] large cards in the hand
 * @property {boolean} [wasLow] the layout before was the low one: its bar is lower, which leaves more for the felt
 * @property {number} [text] how large the person's text is, 1 being as large as usual
 * @typedef {object} Layout
 * @property {number} width of the felt
 * @property {number} height of the felt
 * @property {'tall' | 'low' | 'wide'} shape
 * @property {Record<number, Box>} plates of the opponents, by seat
 * @property {Box} me the own plate
 * @property {Box} line the words about what has happened and what to do
 * @property {Box} actions the big buttons
 * @property {Box} sort the button that sorts the hand
 * @property {Box} board
 * @property {Box} hand
 * @property {Point} rest the centre of a mark that nobody has
 * @property {Size} card size on the board
 * @property {Size} handCard size in the hand
 * @property {number} handRows of the hand
 * @property {number} under room for a name below each card of the board
 * @property {boolean} fans fans lie on the board, or may come to
 * @property {boolean} isUpright what lies beside a cross lies above it
 * @property {number} text how large text on the felt is: as large as the person's, or as large as there is room for
 */

/** Height of a felt below which its words go beside the cards, where it is wide enough for that. */
const LOW = 520;
/** How much lower the bar is at the most above such a felt; without it one layout would ask for the other for ever. */
const LOWER_BAR = 24;

/**
 * Gets the layout of the whole felt. Text is as large as the person wants it as long as cards can be read and hit
 * beside it, then a little smaller, down to the usual size.
 * @param {Spec} spec
 * @returns {Layout}
 */
export function tableLayout(spec) {
  const { width, height, wasLow = false, text = 1 } = spec;
  const lay = height < (wasLow ? LOW + LOWER_BAR : LOW) && width > height * 1.25 ? lowLayout : width >= 900 || (width >= 700 && width > height) ? wideLayout : tallLayout;
  for (let size = text * largerText(width, height); size > 1; size -= 0.05) {
    const { isRoomy, ...layout } = lay({ ...spec, text: size });
    if (isRoomy) return layout;
  }
  const { isRoomy, ...layout } = lay({ ...spec, text: 1 });
  return layout;
}

/** Gets how much larger than elsewhere text is on a felt with much room. @param {number} width @param {number} height */
const largerText = (width, height) => (width < 600 || height < 800 ? 1 : clamp(Math.min(width / 1050, height / 700), 1.12, 1.6));

/** @typedef {Layout & {isRoomy: boolean}} Tried a layout, and whether all has the room that it should have */
