// Shared by all table layouts: boxes, their specification and helpers.

/**
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 * @typedef {{x: number, y: number}} Point
 * @typedef {{w: number, h: number}} Size
 * @typedef {object} Spec
 * @property {number} width of the felt
 * @property {number} height of the felt
 * @property {number[]} others the opponents' seats, clockwise from the viewer's left
 * @property {number} cols of the board, in places
 * @property {number} rows of the board, in places
 * @property {number} hand number of cards that the hand must have room for
 * @property {{cols: number, rows: number} | null} [upright] board size if what lies beside a cross is put above it
 * @property {boolean} [named] names stand below the cards of the board
 * @property {boolean} [tagged] a word stands above one of them
 * @property {boolean} [fans] the board has, or may get, fans
 * @property {boolean} [told] plates have more facts than usual
 * @property {number} [now] current number of cards in the hand: unused room goes to the board
 * @property {boolean} [terse] the status line has no prompt
 * @property {boolean} [left] controls for the left hand
 * @property {boolean} [large] large cards in the hand
 * @property {boolean} [wasLow] the last layout was the low one: its lower bar leaves more room for the felt
 * @property {number} [text] the user's text size, relative to the usual one
 * @typedef {object} Layout
 * @property {number} width of the felt
 * @property {number} height of the felt
 * @property {'tall' | 'low' | 'wide'} shape
 * @property {Record<number, Box>} plates of the opponents, by seat
 * @property {Box} me the viewer's plate
 * @property {Box} line the status line and prompt
 * @property {Box} actions the big buttons
 * @property {Box} sort the sort button
 * @property {Box} board
 * @property {Box} hand
 * @property {Point} rest centre of a mark that nobody has
 * @property {Box} pot room for a heap in the middle
 * @property {Size} card size on the board
 * @property {Size} handCard size in the hand
 * @property {number} handRows of the hand
 * @property {number} under height for a name below each card of the board
 * @property {boolean} fans the board has, or may get, fans
 * @property {boolean} isUpright what lies beside a cross is put above it
 * @property {number} text size of text on the felt: the user's, or the largest that fits
 * @typedef {Omit<Layout, 'pot'> & {isRoomy: boolean}} Tried a layout; `isRoomy`: everything has enough room
 */

/** Height of a card divided by its width. */
export const CARD_RATIO = 68 / 48;
/** Height of a name below a card. */
export const NAME = 12;
/** Distance between places. */
export const GAP = 8;

/** Returns the widest card for a felt, in proportion to its size.
 * @param {number} least @param {number} width @param {number} height */
export const widestCard = (least, width, height) => Math.round(clamp(Math.min(width / 8, height * 0.15), least, 168));

/** @param {number} w @returns {Size} */
export const cardSize = (w) => ({ w: Math.round(w), h: Math.round(w * CARD_RATIO) });

/** @param {number} value @param {number} least @param {number} most */
export const clamp = (value, least, most) => Math.max(least, Math.min(most, value));

/** Returns the height of a box whose text is scaled.
 * @param {number} usual height at the usual text size
 * @param {number} around the part of it that is not text @param {number} text */
export const grown = (usual, around, text) => Math.round(around + (usual - around) * text);

/**
 * Puts boxes of one size side by side, centred.
 * @param {number} count @param {Box} box @param {number} widest @param {number} gap
 */
function sideBySide(count, box, widest, gap) {
  const w = Math.floor(Math.min(widest, (box.w - gap * (count - 1)) / Math.max(1, count)));
  const x = box.x + (box.w - count * w - gap * (count - 1)) / 2;
  return Array.from({ length: count }, (_, k) => ({ x: Math.round(x + k * (w + gap)), y: box.y, w, h: box.h }));
}

/**
 * Puts the plates of some seats side by side, centred.
 * @param {number[]} seats @param {Box} box @param {number} widest @param {number} gap @returns {Record<number, Box>}
 */
export const platesIn = (seats, box, widest, gap) =>
  Object.fromEntries(sideBySide(seats.length, box, widest, gap).map((plate, k) => [seats[k], plate]));

/** @param {Box} box @param {number} width of the felt @returns {Box} */
export const mirrored = (box, width) => ({ ...box, x: width - box.x - box.w });

/** Returns the CSS position of a box of the felt. @param {Box} box */
export const placed = ({ x, y, w, h }) => ({ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });

/** Returns the distance of a point from a box; 0 inside, Infinity without a box.
 * @param {Box | undefined} box @param {{x: number, y: number}} point */
export const far = (box, { x, y }) =>
  box ? Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h)) : Infinity;

/** Returns the distance of a point from the middle of a box, relative to its size.
 * @param {Box | undefined} box @param {{x: number, y: number}} point */
export const offMiddle = (box, { x, y }) =>
  box ? Math.max(Math.abs(x - box.x - box.w / 2) / box.w, Math.abs(y - box.y - box.h / 2) / box.h) : Infinity;

/** Returns the seats around the one in front, the next one first.
 * @param {{seats: {length: number}, front: number}} view */
export const othersOf = ({ seats: { length }, front }) =>
  Array.from({ length: length - 1 }, (_, k) => (front + 1 + k) % length);
