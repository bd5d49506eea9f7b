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
 * @typedef {import('./boxes.js').Spec} Spec
 * @typedef {import('./boxes.js').Layout} Layout
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
