// Where everything on the table lies: pure geometry, from the size of the felt and the counts of what is on it.
//
// Three shapes are made for it: `tall` (phone upright: opponents along the top), `low` (phone lying: opponents in the
// columns beside the board) and `wide` (desktop: opponents around the board). All boxes are in CSS pixels of the felt.

import { layFans } from './fans.js';

/**
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 * @typedef {import('./fans.js').PlaceBox} PlaceBox
 * @typedef {{x: number, y: number}} Point
 * @typedef {{w: number, h: number}} Size
 * @typedef {object} Spec
 * @property {number} width of the felt
 * @property {number} height of the felt
 * @property {number[]} others the seats of the opponents, clockwise from the left of the person who looks
 * @property {number} cols of the board, in places
 * @property {number} rows of the board, in places
 * @property {number} hand the number of cards that the hand must have room for
 * @property {boolean} [named] names stand below the cards of the board
 * @property {boolean} [tagged] and a word above one of them
 * @property {boolean} [melds] fans lie on the board, and more than usual is to be told of each player
 * @property {number} [now] the number of cards in it now: what they leave free of that room goes to the board
 * @property {boolean} [left] controls for the left hand
 * @property {boolean} [large] large cards in the hand
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
 * @property {boolean} melds fans lie on the board
 */

/** Height of a card whose width is 1. */
export const CARD_RATIO = 68 / 48;
/** How far a card that can be played stands out of the hand. */
export const RAISE = 10;
/** Least part of a covered card that is seen and can be tapped: across, and down to below the index. */
export const LEAST_STEP = 24;
const EASY_STEP = 34;
const LEAST_ROW_STEP = 44;
/** Parts of a card, across and down, that its index takes. */
const INDEX_WIDTH = 0.41;
const INDEX_PART = 0.6;
const GAP = 8;
/** What a name below a card adds to its height. */
const NAME = 12;

/** @param {number} w @returns {Size} */
const cardSize = (w) => ({ w: Math.round(w), h: Math.round(w * CARD_RATIO) });

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.max(least, Math.min(most, value));

/**
 * Gets the distance between two rows of the hand.
 * @param {number} h height of a card
 */
const rowStep = (h) => Math.round(Math.max(LEAST_ROW_STEP, INDEX_PART * h) + RAISE);

/** @param {number} h height of a card @param {number} rows */
const handHeight = (h, rows) => h + (rows - 1) * rowStep(h) + RAISE;

/**
 * Shares a space between board and hand: the sizes of their cards and the rows of the hand that suit both best.
 * @param {object} space
 * @param {number} space.handWidth
 * @param {number} space.boardWidth
 * @param {number} space.height what board and hand share
 * @param {number} space.cols
 * @param {number} space.rows
 * @param {number} space.hand
 * @param {number} [space.now]
 * @param {number} space.most widest card
 * @param {boolean} [space.large]
 * @param {number} [space.under] room below each card of the board
 */
export function shareSpace({ handWidth, boardWidth, height, cols, rows, hand, now = hand, most, large = false, under = 0 }) {
  let best = { score: -Infinity, handW: 40, handRows: 1, boardW: 28 };
  const boardFor = (/** @type {number} */ handW, /** @type {number} */ handRows) => Math.min(
    most,
    (boardWidth - (cols - 1) * GAP) / cols,
    (height - handHeight(cardSize(handW).h, handRows) - (rows - 1) * GAP - rows * under) / rows / CARD_RATIO,
  );
  const fits = (/** @type {number} */ leastStep, /** @type {number} */ leastW) => {
    for (let handRows = 1; handRows <= 8; handRows += 1) {
      const perRow = Math.ceil(Math.max(1, hand) / handRows);
      for (let w = leastW; w <= most; w += 2) {
        const step = perRow > 1 ? Math.min(w + 4, (handWidth - w) / (perRow - 1)) : w;
        if (step < Math.max(leastStep, perRow > 1 ? INDEX_WIDTH * w : 0) || w > handWidth) continue;
        const boardW = boardFor(w, handRows);
        if (boardW < 24) continue;
        // what matters: cards large enough to read first, beyond that every pixel counts less
        const worth = (/** @type {number} */ x, /** @type {number} */ good) => Math.min(x, good) + 0.3 * Math.max(0, x - good);
        const tiny = 2 * Math.max(0, 46 - boardW);
        const score = (large ? 1.7 : 1) * worth(w, large ? 84 : 60) + 0.9 * Math.min(step, 44) + 1.25 * worth(boardW, 62) - tiny - 5 * handRows;
        if (score > best.score) best = { score, handW: w, handRows, boardW: Math.floor(boardW) };
      }
    }
    return best.score > -Infinity;
  };
  if (!fits(LEAST_STEP, 48) && !fits(22, 44)) fits(20, 32);
  const handRows = rowsFor(now, handWidth, best.handW, best.handRows);
  return { ...best, handRows, boardW: Math.max(best.boardW, Math.floor(boardFor(best.handW, handRows))) };
}

/**
 * Gets how many rows some cards need to lie comfortably, of the rows that there is room for.
 * @param {number} count @param {number} width @param {number} w width of a card @param {number} most
 */
function rowsFor(count, width, w, most) {
  let rows = 1;
  while (rows < most && (width - w) / Math.max(1, Math.ceil(count / rows) - 1) < EASY_STEP) rows += 1;
  return rows;
}

/**
 * Gets the layout of the whole felt.
 * @param {Spec} spec
 * @returns {Layout}
 */
export function tableLayout(spec) {
  const { width, height } = spec;
  if (height < 470 && width > height * 1.25) return lowLayout(spec);
  if (width >= 900 || (width >= 700 && width > height)) return wideLayout(spec);
  return tallLayout(spec);
}

/**
 * Puts boxes of one size side by side, centred.
 * @param {number} count @param {Box} box @param {number} widest @param {number} gap
 */
function sideBySide(count, box, widest, gap) {
  const w = Math.floor(Math.min(widest, (box.w - gap * (count - 1)) / Math.max(1, count)));
  const x = box.x + (box.w - count * w - gap * (count - 1)) / 2;
  return Array.from({ length: count }, (_, k) => ({ x: Math.round(x + k * (w + gap)), y: box.y, w, h: box.h }));
}

/** @param {Box} box @param {number} width of the felt @returns {Box} */
const mirrored = (box, width) => ({ ...box, x: width - box.x - box.w });

/** @param {Spec} spec @returns {Layout} */
function tallLayout({ width, height, others, cols, rows, hand, now, named, melds = false, left, large }) {
  const under = named ? NAME : 0;
  const pad = width < 340 ? 6 : width < 600 ? 10 : 20;
  const roomy = width >= 600;
  const inner = width - 2 * pad;
  const short = height < 540;
  const plateH = (roomy ? 60 : short ? 46 : 50) + (melds && inner / others.length < 106 ? 8 : 0);
  const top = short ? 9 : 11; // the level stands on the upper edge
  /** @type {Record<number, Box>} */
  const plates = {};
  sideBySide(others.length, { x: pad, y: top, w: inner, h: plateH }, 190, 6).forEach((box, k) => (plates[others[k]] = box));
  const lineH = (short ? 66 : 72) + (width < 300 ? 14 : 0); // four lines: of what has happened and of what to do
  const dockH = 48;
  const foot = short ? 6 : 8;
  // room below the plates for what their owners say
  const above = others.length ? top + plateH + (melds ? 16 : short ? 22 : 28) : 12;
  const shared = height - above - lineH - dockH - foot - 16;
  const most = roomy ? 110 : 88;
  const share = shareSpace({ handWidth: inner, boardWidth: inner, height: shared, cols, rows, hand, now, most, large, under });
  const handCard = cardSize(share.handW);
  const handH = handHeight(handCard.h, share.handRows);
  const handTop = height - foot - handH;
  const dockTop = handTop - dockH - 4;
  const lineTop = dockTop - lineH - 2;
  const meW = clamp(inner * 0.33, 76, 190) - (width < 300 ? 18 : 0);
  const me = { x: pad, y: dockTop, w: Math.round(meW), h: dockH - 4 };
  const sort = { x: width - pad - 44, y: dockTop, w: 44, h: 44 };
  const beside = width < 340 ? 8 : 16; // three buttons must have room
  const actions = { x: me.x + me.w + beside, y: dockTop, w: sort.x - me.x - me.w - beside - 6, h: dockH - 4 };
  return {
    width,
    height,
    shape: 'tall',
    plates,
    me: left ? mirrored(me, width) : me,
    sort: left ? mirrored(sort, width) : sort,
    actions: left ? mirrored(actions, width) : actions,
    line: { x: pad, y: lineTop, w: inner, h: lineH },
    board: { x: pad, y: above, w: inner, h: lineTop - above - 6 },
    hand: { x: pad, y: handTop, w: inner, h: handH },
    rest: { x: left ? pad + 18 : width - pad - 18, y: lineTop + lineH / 2 },
    card: cardSize(share.boardW),
    handCard,
    handRows: share.handRows,
    under,
    melds,
  };
}

/** @param {Spec} spec @returns {Layout} */
function lowLayout({ width, height, others, cols, rows, hand, now, named, tagged, melds = false, left, large }) {
  const under = named ? NAME : 0;
  const top = tagged ? 14 : 6;
  const pad = 8;
  const column = Math.round(clamp(width * 0.23, 120, 220));
  const boardWidth = width - 2 * (column + pad) - 24;
  const share = shareSpace({
    handWidth: width - 2 * pad, boardWidth, height: height - 12 - top, cols, rows, hand, now, most: 84, large, under,
  });
  const handCard = cardSize(share.handW);
  const handH = handHeight(handCard.h, share.handRows);
  const handTop = height - 6 - handH;
  const bottom = handTop - 8;
  const count = others.length;
  const onLeft = Math.ceil(count / 2);
  const mostInColumn = Math.max(onLeft, 1);
  const plateH = Math.round(clamp((bottom - 4 - 100) / mostInColumn - 6, 34, 48));
  /** @type {Record<number, Box>} */
  const plates = {};
  others.forEach((seat, k) => {
    // clockwise: up the left column, down the right one
    const slot = k < onLeft ? onLeft - 1 - k : k - onLeft;
    const x = k < onLeft ? pad : width - pad - column;
    plates[seat] = { x, y: 4 + slot * (plateH + 6), w: column, h: plateH };
  });
  const leftEnd = 4 + onLeft * (plateH + 6);
  const rightEnd = 4 + (count - onLeft) * (plateH + 6);
  // the words stand in one column and the buttons in the other, on the side of the hand that holds the phone
  const wordsTop = left ? rightEnd : leftEnd;
  const handsTop = left ? leftEnd : rightEnd;
  const wordsX = left ? width - pad - column : pad;
  const handsX = left ? pad : width - pad - column;
  const me = { x: handsX, y: bottom - 44, w: column - 50, h: 44 };
  return {
    width,
    height,
    shape: 'low',
    plates,
    me,
    sort: { x: handsX + column - 44, y: bottom - 44, w: 44, h: 44 },
    actions: { x: handsX, y: handsTop + 2, w: column, h: Math.max(44, me.y - handsTop - 8) },
    line: { x: wordsX, y: wordsTop + 2, w: column, h: bottom - wordsTop - 2 },
    board: { x: pad + column + 12, y: top, w: boardWidth, h: bottom - top },
    hand: { x: pad, y: handTop, w: width - 2 * pad, h: handH },
    rest: { x: left ? pad + column + 30 : width - pad - column - 30, y: bottom - 22 },
    card: cardSize(share.boardW),
    handCard,
    handRows: share.handRows,
    under,
    melds,
  };
}

/** @param {Spec} spec @returns {Layout} */
function wideLayout({ width, height, others, cols, rows, hand, now, named, melds = false, left, large }) {
  const under = named ? NAME : 0;
  const pad = 24;
  const plate = { w: 176, h: 64 };
  const count = others.length;
  const atTop = count === 1 ? others : count > 2 ? others.slice(1, -1) : [];
  const atSides = count > 1 ? [others[0], others[count - 1]] : [];
  const top = atTop.length ? 10 + plate.h + 22 : 18;
  const lineH = 54;
  const dockH = 52;
  const boardWidth = width - 2 * (atSides.length ? plate.w + pad + 28 : pad);
  const handWidth = Math.min(width - 2 * pad, 1240);
  const share = shareSpace({
    handWidth, boardWidth, height: height - top - lineH - dockH - 42, cols, rows, hand, now, most: large ? 110 : 96, large, under,
  });
  const handCard = cardSize(share.handW);
  const handH = handHeight(handCard.h, share.handRows);
  const handTop = height - 16 - handH;
  const dockTop = handTop - dockH - 6;
  const lineTop = dockTop - lineH - 4;
  const board = { x: (width - boardWidth) / 2, y: top, w: boardWidth, h: lineTop - top - 8 };
  const card = cardSize(share.boardW);
  /** @type {Record<number, Box>} */
  const plates = {};
  sideBySide(atTop.length, { x: pad, y: 10, w: width - 2 * pad, h: plate.h }, plate.w, 24).forEach((box, k) => (plates[atTop[k]] = box));
  if (atSides.length) {
    // beside the cards rather than at the far edges of a wide window
    const half = Math.min(width / 2 - pad - plate.w, melds ? boardWidth / 2 + 14 : (cols * (card.w + 20)) / 2 + 72);
    const y = Math.round(board.y + (board.h - plate.h) / 2);
    plates[atSides[0]] = { x: Math.round(width / 2 - half - plate.w), y, ...plate };
    plates[atSides[1]] = { x: Math.round(width / 2 + half), y, ...plate };
  }
  const dockW = Math.min(width - 2 * pad, 860);
  const x = Math.round((width - dockW) / 2);
  const me = { x, y: dockTop, w: plate.w, h: dockH };
  const sort = { x: x + dockW - 48, y: dockTop + 2, w: 48, h: 48 };
  const actions = { x: x + plate.w + 20, y: dockTop, w: dockW - plate.w - 48 - 32, h: dockH };
  return {
    width,
    height,
    shape: 'wide',
    plates,
    me: left ? mirrored(me, width) : me,
    sort: left ? mirrored(sort, width) : sort,
    actions: left ? mirrored(actions, width) : actions,
    line: { x, y: lineTop, w: dockW, h: lineH },
    board,
    hand: { x: Math.round((width - handWidth) / 2), y: handTop, w: handWidth, h: handH },
    rest: { x: left ? x + 22 : x + dockW - 22, y: lineTop + lineH / 2 },
    card,
    handCard,
    handRows: share.handRows,
    under,
    melds,
  };
}

/**
 * Gets the cells of a board and its number of columns and rows. What lies before a seat and fans are none.
 * @template {Cell} T
 * @param {T[]} places
 */
export function gridOf(places) {
  const cells = places.filter(({ seat, form }) => typeof seat !== 'number' && form !== 'fan');
  return {
    cells,
    cols: Math.max(1, ...cells.map(({ col, width = 1 }) => col + width)),
    rows: Math.max(1, ...cells.map(({ row, form }) => row + (form === 'cross' ? 2 : 1))),
  };
}

/**
 * Gets the boxes of the places of a grid, centred on the board, and how far apart the cards of a row lie. With fans the
 * grid lies in the upper left corner.
 * @typedef {{zone: string, col: number, row: number, form: string, cards: unknown[], width?: number, seat?: number | null, size?: number}} Cell
 * @param {Cell[]} places
 * @param {Layout} layout
 * @returns {Map<string, PlaceBox>}
 */
export function placeBoxes(places, layout) {
  const { board, card, under } = layout;
  const { cells, cols, rows } = gridOf(places);
  const fans = places.filter(({ form }) => form === 'fan');
  if (layout.melds) {
    const head = { w: cols * card.w + (cols - 1) * GAP, h: rows * card.h + (rows - 1) * GAP };
    const groups = [fans.filter(({ size }) => size), fans.filter(({ size }) => !size)].filter((group) => group.length);
    const { at, boxes } = layFans(groups, head, layout);
    for (const { zone, col, row } of cells) {
      boxes.set(zone, { x: at.x + col * (card.w + GAP), y: at.y + row * (card.h + GAP), ...card, step: 0 });
    }
    return boxes;
  }
  const between = (/** @type {number} */ room, /** @type {number} */ size, /** @type {number} */ count, /** @type {number} */ most) =>
    count > 1 ? clamp((room - count * size) / (count - 1), 2, most) : 0;
  const height = card.h + under;
  const gapX = between(board.w, card.w, cols, card.w * 0.34);
  const gapY = between(board.h, height, rows, card.h * 0.14);
  const x0 = board.x + (board.w - cols * card.w - (cols - 1) * gapX) / 2;
  const y0 = board.y + (board.h - rows * height - (rows - 1) * gapY) / 2;
  /** @type {Map<string, PlaceBox>} */
  const boxes = new Map();
  for (const { zone, col, row, form, cards, width = 1 } of cells) {
    const x = Math.round(x0 + col * (card.w + gapX));
    const y = Math.round(y0 + row * (height + gapY));
    const count = cards.length;
    if (form === 'cross') {
      boxes.set(zone, { x, y, w: Math.round(width * (card.w + gapX) - gapX), h: Math.round(height + gapY + card.h), step: 0 });
      continue;
    }
    if (form !== 'row') {
      boxes.set(zone, { x, y, w: card.w, h: card.h, step: 0 });
      continue;
    }
    // a row of cards may grow to the right: as far as it is wide, or to the next place of its line, or the edge of the board
    const next = Math.min(cols, ...cells.filter((other) => other.row === row && other.col > col).map((other) => other.col));
    const reach = (width > 1 ? width : next - col) * (card.w + gapX) - gapX;
    // one that has its own cells lays a card into each as long as that will do
    const wide = width > 1 ? card.w + gapX : card.w + 4;
    const step = count > 1 || width > 1 ? Math.min(wide, (reach - card.w) / Math.max(1, count - 1)) : 0;
    boxes.set(zone, { x, y, w: width > 1 ? reach : card.w + step * Math.max(0, count - 1), h: card.h, step });
  }
  return boxes;
}

/**
 * Gets the corner of a card on the board: in a cross it lies on the side of who plays it, elsewhere one after the other.
 * @param {{form: string, labels?: (number | null)[]}} place @param {Box & {step: number}} box of the place
 * @param {number} at number of the card @param {Size} card @param {{eyes: number, seats: unknown[]}} company
 * @returns {Point}
 */
export function cardSpot({ form, labels }, box, at, card, { eyes, seats }) {
  if (form !== 'cross') return { x: Math.round(box.x + at * box.step), y: box.y };
  const turn = (2 * Math.PI * ((labels?.[at] ?? eyes) - eyes)) / seats.length;
  return {
    x: Math.round(box.x + ((box.w - card.w) * (1 - Math.sin(turn))) / 2),
    y: Math.round(box.y + ((box.h - card.h) * (1 + Math.cos(turn))) / 2),
  };
}

/**
 * Gets the corner of every card of the hand, none of them raised: as few rows as leave every index in sight.
 * @param {string[]} groups what each card belongs to (its suit): between two groups there is a little more room, and
 * a row rather ends where a group does
 * @param {Layout} layout
 * @returns {Point[]}
 */
export function handSlots(groups, { hand, handCard, handRows }) {
  const count = groups.length;
  const across = (/** @type {number} */ n) => (n > 1 ? (hand.w - handCard.w) / (n - 1) : Infinity);
  const rows = Math.min(rowsFor(count, hand.w, handCard.w, handRows), Math.max(1, count));
  const least = Math.max(LEAST_STEP, INDEX_WIDTH * handCard.w);
  const ends = rowEnds(groups, rows, Math.floor((hand.w - handCard.w) / (least + 3)) + 1);
  const height = handHeight(handCard.h, rows);
  /** @type {Point[]} */
  const slots = [];
  let start = 0;
  ends.forEach((end, row) => {
    const n = end - start;
    const changes = groups.slice(start + 1, end).filter((group, k) => group !== groups[start + k]).length;
    const step = Math.min(handCard.w + 4, across(n));
    const extra = changes ? Math.min(12, Math.max(0, (step - least) * 0.3)) : 0;
    const room = Math.min(handCard.w + 4, n > 1 ? (hand.w - handCard.w - extra * changes) / (n - 1) : 0);
    const used = handCard.w + room * (n - 1) + extra * changes;
    let x = hand.x + (hand.w - used) / 2;
    const y = hand.y + hand.h - height + RAISE + row * rowStep(handCard.h);
    for (let k = start; k < end; k += 1) {
      if (k > start) x += room + (groups[k] === groups[k - 1] ? 0 : extra);
      slots.push({ x: Math.round(x), y: Math.round(y) });
    }
    start = end;
  });
  return slots;
}

/**
 * Gets how much of each card of a hand no other card covers, raised ones taken into account.
 * @param {Point[]} slots of the hand, none of them raised
 * @param {Size} card
 * @returns {Size[]}
 */
export function barePart(slots, card) {
  const last = slots.at(-1)?.y;
  return slots.map(({ x, y }, k) => {
    const next = slots[k + 1];
    const isCovered = next && next.y === y;
    return { w: isCovered ? Math.min(card.w, next.x - x) : card.w, h: y === last ? card.h : Math.min(card.h, rowStep(card.h) - RAISE) };
  });
}

/**
 * Gets where each row of a hand ends: evenly, moved to the end of a group where that is near.
 * @param {string[]} groups @param {number} rows @param {number} most cards that a row can take
 */
function rowEnds(groups, rows, most) {
  const count = groups.length;
  const ends = [];
  let start = 0;
  for (let row = 1; row < rows; row += 1) {
    const even = start + Math.ceil((count - start) / (rows - row + 1));
    let end = even;
    for (const shift of [1, -1, 2, -2]) {
      const other = even + shift;
      const rest = Math.ceil((count - other) / (rows - row));
      if (end === even && groups[even - 1] === groups[even] && other > start && other < count && groups[other - 1] !== groups[other]
        && other - start <= most && rest <= most) end = other;
    }
    ends.push(end);
    start = end;
  }
  ends.push(count);
  return ends;
}

/** Suits in an order in which black and red take turns, and ranks from the ace upwards. */
const SUIT_ORDER = 'CDSH';
const RANK_ORDER = 'A23456789TJQK';

/**
 * Sorts a hand for the eye; cards that are no cards of these suits and ranks come last, as they are.
 * @param {string[]} hand @param {'suit' | 'rank'} by @param {string} [ranks] from the lowest to the highest
 */
export function sortHand(hand, by, ranks = RANK_ORDER) {
  const suit = (/** @type {string} */ card) => (SUIT_ORDER.indexOf(card.slice(-1)) + 5) % 5;
  const rank = (/** @type {string} */ card) => (ranks.indexOf(card.slice(0, -1)) + 14) % 14;
  const value = (/** @type {string} */ card) => (by === 'suit' ? suit(card) * 20 + rank(card) : rank(card) * 10 + suit(card));
  return [...hand].sort((a, b) => value(a) - value(b));
}
