// Layout of the table: pure geometry, from the size of the felt and the number of things on it.
//
// There are three shapes: `tall` (layout-tall.js: phone in portrait), `low` (layout-low.js: phone in landscape) and
// `wide` (layout-wide.js). row-sizes.js splits the height between board and hand, grid.js and fans.js lay out the
// board, hand.js the hand. All boxes are in CSS pixels of the felt.

import { clamp } from './boxes.js';
import { lowLayout } from './layout-low.js';
import { tallLayout } from './layout-tall.js';
import { wideLayout } from './layout-wide.js';

/**
 * @typedef {import('./boxes.js').Spec} Spec
 * @typedef {import('./boxes.js').Layout} Layout
 */

/** Height below which a felt is low, if it is wide enough. */
const LOW = 520;
/** Hysteresis: the low layout has a lower bar and so a higher felt; without it two layouts would alternate. */
const LOWER_BAR = 24;

/**
 * Returns the layout of the felt. Text has the user's size if cards stay large enough for it, or else the next smaller
 * one, down to the usual size.
 * @param {Spec} spec
 * @returns {Layout}
 */
export function tableLayout(spec) {
  const { width, height, wasLow = false, text = 1 } = spec;
  const lay =
    height < (wasLow ? LOW + LOWER_BAR : LOW) && width > height * 1.25
      ? lowLayout
      : width >= 900 || (width >= 700 && width > height)
        ? wideLayout
        : tallLayout;
  for (let size = text * largerText(width, height); size > 1; size -= 0.05) {
    const { isRoomy, ...layout } = lay({ ...spec, text: size });
    if (isRoomy) return { ...layout, pot: potOf(layout, spec) };
  }
  const { isRoomy, ...layout } = lay({ ...spec, text: 1 });
  return { ...layout, pot: potOf(layout, spec) };
}

/** Size of a heap of chips, and the least width beside the cards. */
const POT = { w: 72, h: 74, least: 46 };

/** Returns the room for a heap: beside the cards of the board, or else at the end of the line; for the left hand on the
 * other side.
 * @param {Omit<Layout, 'pot'>} layout @param {Spec} spec @returns {import('./boxes.js').Box} */
function potOf({ board, card, line, shape, plates }, { cols, left }) {
  const gap = cols > 1 ? clamp((board.w - cols * card.w) / (cols - 1), 2, card.w * 0.34) : 0;
  const room = (board.w - cols * card.w - (cols - 1) * gap) / 2;
  const w = Math.min(POT.w, room);
  const x = board.x + (left ? room - w : 2 * board.w - room - w) / 2;
  const y = board.y + (board.h - POT.h) / (shape === 'wide' ? 1 : 2);
  const isFree = Object.values(plates).every(
    (plate) => plate.x > x + w || plate.x + plate.w < x || plate.y > y + POT.h || plate.y + plate.h < y,
  );
  if (w >= POT.least && isFree && board.h >= POT.h) return { x, y, w, h: POT.h };
  const h = Math.min(POT.h, line.h);
  return { x: left ? line.x : line.x + line.w - POT.w, y: line.y + (line.h - h) / 2, w: POT.w, h };
}

/** Returns the factor of text on a felt with much room. @param {number} width @param {number} height */
const largerText = (width, height) =>
  width < 600 || height < 800 ? 1 : clamp(Math.min(width / 1050, height / 700), 1.12, 1.6);
