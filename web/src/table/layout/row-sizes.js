// Splits the felt's height between board and hand: card sizes and rows of the hand.

import { CARD_RATIO, cardSize, GAP } from './boxes.js';

/** Pixels by which a playable or chosen card is raised. */
export const RAISE = 10;
/** Width of the ring around a chosen card. */
export const RING = 3;
/** Least visible and tappable part of a covered card, across and down to below the index. */
const LEAST_STEP = 24;
/** Part that a finger hits easily. */
export const EASY_STEP = 40;
const LEAST_ROW_STEP = 44;
/** Shares of a card's width and height that its index takes. */
const INDEX_WIDTH = 0.41;
const INDEX_PART = 0.63;
/**
 * Minimum sizes for hand and board, best first; the first that can be met applies. Fingers come before piles: an easy
 * step is kept as long as the board's cards are legible and the hand takes at most this share of the height.
 */
const DEMANDS = [
  { step: EASY_STEP, handW: 48, boardW: 36, share: 0.5 },
  { step: 32, handW: 48, boardW: 28, share: 0.7 },
  { step: LEAST_STEP, handW: 48, boardW: 24, share: 1 },
  { step: 22, handW: 44, boardW: 24, share: 1 },
  { step: 20, handW: 32, boardW: 24, share: 1 },
];

/**
 * Returns the distance between two rows of the hand.
 * @param {number} h height of a card
 */
export const rowStep = (h) => Math.round(Math.max(LEAST_ROW_STEP, INDEX_PART * h) + RAISE + RING);

/** @param {number} h height of a card @param {number} rows */
export const handHeight = (h, rows) => h + (rows - 1) * rowStep(h) + RAISE;

/**
 * Splits a space between board and hand: returns the best card sizes and number of hand rows.
 * @param {object} space
 * @param {number} space.handWidth
 * @param {number} space.boardWidth
 * @param {number} space.height of board and hand together
 * @param {number} [space.mostHand] most of it for the hand
 * @param {number} space.cols
 * @param {number} space.rows
 * @param {number} space.hand
 * @param {number} [space.now]
 * @param {number} space.most widest card
 * @param {number} [space.mostInHand] widest card of the hand
 * @param {boolean} [space.large]
 * @param {number} [space.under] height below each card of the board
 */
export function shareSpace({
  handWidth,
  boardWidth,
  height,
  mostHand = height,
  cols,
  rows,
  hand,
  now = hand,
  most,
  mostInHand = most,
  large = false,
  under = 0,
}) {
  let best = { score: -Infinity, handW: 40, handRows: 1, boardW: 28, isGood: false };
  const boardFor = (/** @type {number} */ handW, /** @type {number} */ handRows) =>
    Math.min(
      most,
      (boardWidth - (cols - 1) * GAP) / cols,
      (height - handHeight(cardSize(handW).h, handRows) - (rows - 1) * GAP - rows * under) / rows / CARD_RATIO,
    );
  const fits = (/** @type {typeof DEMANDS[number]} */ least) => {
    for (let handRows = 1; handRows <= 8; handRows += 1) {
      const perRow = Math.ceil(Math.max(1, hand) / handRows);
      for (let w = least.handW; w <= mostInHand; w += 2) {
        const step = perRow > 1 ? Math.min(w + 4, (handWidth - w) / (perRow - 1)) : w;
        if (step < Math.max(least.step, perRow > 1 ? INDEX_WIDTH * w : 0) || w > handWidth) continue;
        const boardW = boardFor(w, handRows);
        if (boardW < least.boardW || handHeight(cardSize(w).h, handRows) > Math.min(mostHand, least.share * height))
          continue;
        // legible cards first; beyond a good size each pixel counts less
        const worth = (/** @type {number} */ x, /** @type {number} */ good) =>
          Math.min(x, good) + 0.3 * Math.max(0, x - good);
        const tiny = 2 * Math.max(0, 46 - boardW);
        const score =
          (large ? 1.7 : 1) * worth(w, large ? 84 : 60) +
          0.9 * Math.min(step, 44) +
          1.25 * worth(boardW, 62) -
          tiny -
          5 * handRows;
        if (score > best.score)
          best = { score, handW: w, handRows, boardW: Math.floor(boardW), isGood: least.step > LEAST_STEP };
      }
    }
    return best.score > -Infinity;
  };
  DEMANDS.some(fits);
  const handRows = rowsFor(now, handWidth, best.handW, best.handRows);
  return { ...best, handRows, boardW: Math.max(best.boardW, Math.floor(boardFor(best.handW, handRows))) };
}

/**
 * Returns the number of rows that cards need to lie comfortably, up to a limit.
 * @param {number} count @param {number} width @param {number} w width of a card @param {number} most
 */
export function rowsFor(count, width, w, most) {
  let rows = 1;
  while (rows < most && (width - w) / Math.max(1, Math.ceil(count / rows) - 1) < EASY_STEP) rows += 1;
  return rows;
}
