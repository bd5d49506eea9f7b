// Layout of the board's grid: boxes of its places, and positions of the cards in them.

import { clamp, GAP } from './boxes.js';
import { layFans } from './fans.js';

/**
 * @typedef {import('./boxes.js').Box} Box
 * @typedef {import('./boxes.js').Layout} Layout
 * @typedef {import('./boxes.js').Point} Point
 * @typedef {import('./boxes.js').Size} Size
 * @typedef {import('./fans.js').PlaceBox} PlaceBox
 */

/** Least size of a board with fans: columns, and rows below the grid's places. */
const ROOM_OF_FANS = { cols: 6, rows: 2 };

/**
 * Returns the layout's requirements for the places that a game declares.
 * @param {Pick<import('../../types.js').View, 'places' | 'slots' | 'fans' | 'seats' | 'marks'>} view
 */
export function needsOf({ places, slots, fans, seats, marks }) {
  const { cells, cols, rows } = gridOf(places);
  const above = gridOf(places, true);
  const hasFans = Boolean(fans || slots.length || places.some(({ form }) => form === 'fan'));
  return {
    cols: hasFans ? Math.max(cols, ROOM_OF_FANS.cols) : cols,
    rows: hasFans ? rows + ROOM_OF_FANS.rows : rows,
    named: cells.some(({ form, closed, labels }) => !(form === 'pile' && closed) && labels !== null),
    upright: above.rows === rows ? null : { cols: above.cols, rows: above.rows },
    tagged: cells.some(({ tag }) => tag !== null),
    fans: hasFans,
    told:
      seats.some(({ facts }) => facts.length > 0) ||
      marks.some(({ material }) => material === 'chips') ||
      places.some(({ seat }) => typeof seat === 'number'),
  };
}

/** Cells of a row that declares no width. */
const ROW_WIDTH = 4;

/**
 * Returns the cells of a board, and its number of columns and rows. Fans and places at a seat are not cells.
 * @template {Cell} T
 * @param {T[]} places @param {boolean} [isUpright] true to put what lies beside a cross above it
 */
export function gridOf(places, isUpright = false) {
  const declared = places.filter(({ seat, form }) => typeof seat !== 'number' && form !== 'fan');
  const cells = isUpright ? raised(declared) : declared;
  return {
    cells,
    cols: Math.max(
      1,
      ...cells.map(
        (cell) => cell.col + (isOpen(cell) && nextOf(cell, cells) === Infinity ? ROW_WIDTH : (cell.width ?? 1)),
      ),
    ),
    rows: Math.max(1, ...cells.map(({ row, form }) => row + (form === 'cross' ? 2 : 1))),
  };
}

/** Moves the piles beside a board's only cross into a line above it, left ones to the left and right ones to the right.
 * @template {Cell} T @param {T[]} cells @returns {T[]} the same cells if there is no such cross */
function raised(cells) {
  const crosses = cells.filter(({ form }) => form === 'cross');
  const others = cells.filter(({ form }) => form !== 'cross').sort((a, b) => a.col - b.col || a.row - b.row);
  if (crosses.length !== 1 || !others.length || others.some(({ form }) => form !== 'pile')) return cells;
  const [cross] = crosses;
  const { width = 1 } = cross;
  const cols = Math.max(width, others.length);
  const left = others.filter(({ col }) => col < cross.col).length;
  const line = others.map((cell, k) => ({ ...cell, col: k < left ? k : cols - others.length + k, row: 0 }));
  return [...line, { ...cross, col: (cols - width) / 2, row: 1 }];
}

/**
 * Returns the boxes of the places, with the distance of cards in a row. The grid is centred on the board; with fans it
 * is in the upper left corner.
 * @typedef {{zone: string, col: number, row: number, form: string, cards: unknown[], width?: number,
 *   seat?: number | null, size?: number, labels?: (number | null)[] | null}} Cell
 * @param {Cell[]} places
 * @param {Layout} layout
 * @returns {Map<string, PlaceBox>}
 */
export function placeBoxes(places, layout) {
  const { board, card, under } = layout;
  const grid = gridOf(places, layout.isUpright);
  const { cols, rows } = grid;
  const height = card.h + under;
  if (layout.fans) {
    const fans = places.filter(({ form }) => form === 'fan');
    const groups = [fans.filter(({ size }) => size), fans.filter(({ size }) => !size)].filter((group) => group.length);
    const head = { w: cols * card.w + (cols - 1) * GAP, h: rows * height + (rows - 1) * GAP };
    const laid = layFans(groups, head, layout);
    for (const [zone, box] of gridBoxes(grid, { x: 0, y: 0 }, GAP, GAP, layout))
      laid.boxes.set(zone, { ...box, x: laid.at.x + box.x, y: laid.at.y + box.y });
    return laid.boxes;
  }
  const between = (
    /** @type {number} */ room,
    /** @type {number} */ size,
    /** @type {number} */ count,
    /** @type {number} */ most,
  ) => (count > 1 ? clamp((room - count * size) / (count - 1), 2, most) : 0);
  const gapX = between(board.w, card.w, cols, card.w * 0.34);
  const gapY = between(board.h, height, rows, card.h * 0.14);
  const corner = {
    x: board.x + (board.w - cols * card.w - (cols - 1) * gapX) / 2,
    y: board.y + (board.h - rows * height - (rows - 1) * gapY) / 2,
  };
  return gridBoxes(grid, corner, gapX, gapY, layout);
}

/** True if a place is a row without a declared width, which grows to the right. @param {Cell} cell */
const isOpen = ({ form, width = 1 }) => form === 'row' && width === 1;

/** Returns the column of the next place on a cell's line, or Infinity.
 * @param {Cell} cell @param {Cell[]} cells */
const nextOf = ({ col, row }, cells) =>
  Math.min(
    ...cells
      .filter((other) => other.col > col && (other.row === row || (other.form === 'cross' && other.row + 1 === row)))
      .map((other) => other.col),
  );

/**
 * Returns the boxes of a grid's places.
 * @param {ReturnType<typeof gridOf<Cell>>} grid
 * @param {Point} corner upper left @param {number} gapX @param {number} gapY
 * @param {Layout} layout
 */
function gridBoxes({ cells, cols }, corner, gapX, gapY, { card, under }) {
  const height = card.h + under;
  /** @type {Map<string, PlaceBox>} */
  const boxes = new Map();
  for (const cell of cells) {
    const { zone, col, row, form, cards, width = 1 } = cell;
    const x = Math.round(corner.x + col * (card.w + gapX));
    const y = Math.round(corner.y + row * (height + gapY));
    const across = width * (card.w + gapX) - gapX; // width of its cells
    const count = cards.length;
    if (form === 'cross') {
      const w = Math.round(across);
      boxes.set(zone, { x, y, w, h: Math.round(height + gapY + card.h), step: 0, size: sizeInCross(cell, w, card) });
      continue;
    }
    if (form !== 'row') {
      boxes.set(zone, { x, y, w: card.w, h: card.h, step: 0 });
      continue;
    }
    // an open row grows to the next place of its line, or to the end of the grid
    const reach = isOpen(cell) ? (Math.min(cols, nextOf(cell, cells)) - col) * (card.w + gapX) - gapX : across;
    // a row with declared cells puts a card into each, as long as they suffice
    const wide = width > 1 ? card.w + gapX : card.w + 4;
    const step = count > 1 || width > 1 ? Math.min(wide, (reach - card.w) / Math.max(1, count - 1)) : 0;
    boxes.set(zone, { x, y, w: width > 1 ? reach : card.w + step * Math.max(0, count - 1), h: card.h, step });
  }
  return boxes;
}

/** Returns the card size of a cross to which each seat plays several cards, if cards of the board's size would not be
 * visible side by side. @param {Cell} cell @param {number} width @param {Size} card @returns {Size | undefined} */
function sizeInCross({ labels }, width, card) {
  const seats = new Set(labels);
  const most = Math.max(0, ...[...seats].map((seat) => labels?.filter((label) => label === seat).length ?? 0));
  if (most < 2) return undefined;
  const [besides, air] = seats.size > 2 ? [2, 2 * AIR] : [0, 0];
  const share = clamp((width - air) / (card.w * (1 + besides + SEEN.w * (most - 1))), LEAST_IN_CROSS, 1);
  return { w: Math.round(card.w * share), h: Math.round(card.h * share) };
}

/** Visible shares of a card's width and height if another card of the same seat overlaps it in a cross. */
const SEEN = { w: 0.42, h: 0.62 };
const AIR = 4;
/** Least size of a cross's cards, relative to the board's. */
const LEAST_IN_CROSS = 0.6;

/**
 * Returns the corner of a card on the board: in a cross on the side of its player, elsewhere one after another. Several
 * cards of one seat in a cross overlap side by side, or one below another at the left and right.
 * @param {{form: string, labels: (number | null)[] | null}} place @param {Box & {step: number}} box of the place
 * @param {number} at index of the card @param {Size} card @param {{front: number, seats: unknown[]}} company
 * @returns {Point}
 */
export function cardSpot({ form, labels }, box, at, card, { front, seats }) {
  if (form !== 'cross') return { x: Math.round(box.x + at * box.step), y: box.y };
  const turnOf = (/** @type {number | null | undefined} */ seat) =>
    (2 * Math.PI * ((seat ?? front) - front)) / seats.length;
  const isAside = (/** @type {number} */ turn) => Math.abs(Math.sin(turn)) > Math.abs(Math.cos(turn));
  const turn = turnOf(labels?.[at]);
  const same = (labels ?? []).map((seat, k) => (turnOf(seat) === turn ? k : -1)).filter((k) => k >= 0);
  const room = { x: box.w - card.w, y: box.h - card.h };
  const middle = { x: (room.x * (1 - Math.sin(turn))) / 2, y: (room.y * (1 + Math.cos(turn))) / 2 };
  const [along, seen, free] = isAside(turn)
    ? /** @type {const} */ (['y', SEEN.h * card.h, room.y])
    : /** @type {const} */ ([
        'x',
        SEEN.w * card.w,
        room.x - (seats.some((_, seat) => isAside(turnOf(seat))) ? 2 * (card.w + AIR) : 0),
      ]);
  const steps = Math.max(0, same.length - 1);
  const step = steps && Math.min(seen, Math.max(0, free) / steps);
  const first = clamp(middle[along] - (step * steps) / 2, 0, Math.max(0, room[along] - step * steps));
  if (steps) middle[along] = first + step * same.indexOf(at);
  return { x: Math.round(box.x + middle.x), y: Math.round(box.y + middle.y) };
}
