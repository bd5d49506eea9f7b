// Boxes on the felt: what the shapes of the table share.

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
 * @typedef {Layout & {isRoomy: boolean}} Tried a layout, and whether everything has the room that it should have
 */

/** Height of a card whose width is 1. */
export const CARD_RATIO = 68 / 48;
/** What a name below a card adds to its height. */
export const NAME = 12;
/** Between two places. */
export const GAP = 8;

/** Widest card on a felt of some size: small ones have small cards, and a large one uses its room.
 * @param {number} least @param {number} width @param {number} height */
export const widestCard = (least, width, height) => Math.round(clamp(Math.min(width / 8, height * 0.15), least, 168));

/** @param {number} w @returns {Size} */
export const cardSize = (w) => ({ w: Math.round(w), h: Math.round(w * CARD_RATIO) });

/** @param {number} value @param {number} least @param {number} most */
export const clamp = (value, least, most) => Math.max(least, Math.min(most, value));

/** Gets the height of a box with lines of text: what is around them stays as it is.
 * @param {number} usual height with text of the usual size @param {number} around part of it that is no text @param {number} text */
export const grown = (usual, around, text) => Math.round(around + (usual - around) * text);

/**
 * Puts boxes of one size side by side, centred.
 * @param {number} count @param {Box} box @param {number} widest @param {number} gap
 */
export function sideBySide(count, box, widest, gap) {
  const w = Math.floor(Math.min(widest, (box.w - gap * (count - 1)) / Math.max(1, count)));
  const x = box.x + (box.w - count * w - gap * (count - 1)) / 2;
  return Array.from({ length: count }, (_, k) => ({ x: Math.round(x + k * (w + gap)), y: box.y, w, h: box.h }));
}

/**
 * Puts the plates of some seats side by side, centred.
 * @param {number[]} seats @param {Box} box @param {number} widest @param {number} gap @returns {Record<number, Box>}
 */
export const platesIn = (seats, box, widest, gap) => (
  Object.fromEntries(sideBySide(seats.length, box, widest, gap).map((plate, k) => [seats[k], plate]))
);

/** @param {Box} box @param {number} width of the felt @returns {Box} */
export const mirrored = (box, width) => ({ ...box, x: width - box.x - box.w });

/** Gets how far a point is from a box; 0 within it, and without an end where there is none.
 * @param {Box | undefined} box @param {{x: number, y: number}} point */
export const far = (box, { x, y }) => (
  box ? Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h)) : Infinity
);

/** Gets how far a point is from the middle of a box, by the size of that.
 * @param {Box | undefined} box @param {{x: number, y: number}} point */
export const offMiddle = (box, { x, y }) => (
  box ? Math.max(Math.abs(x - box.x - box.w / 2) / box.w, Math.abs(y - box.y - box.h / 2) / box.h) : Infinity
);
