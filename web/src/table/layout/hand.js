// Layout of the hand: sorting, and the position of each card.

import { held, without } from '../../match/draft-move.js';
import { clamp } from './boxes.js';
import { EASY_STEP, handHeight, RAISE, RING, rowStep, rowsFor } from './row-sizes.js';

/**
 * @typedef {import('./boxes.js').Layout} Layout
 * @typedef {import('./boxes.js').Point} Point
 * @typedef {import('./boxes.js').Size} Size
 */

/** Returns the distance of cards that fill a row. @param {Layout} layout @param {number} n */
const across = ({ hand, handCard }, n) => (n > 1 ? (hand.w - handCard.w) / (n - 1) : Infinity);

/**
 * Returns the rows of the hand: the fewest with all indices visible. The rows `before` stay, with what has come and
 * gone, so that no card moves to another row under the finger: unless one is empty or too long, or fewer are enough.
 * @param {string[]} cards
 * @param {string[]} groups the group (suit) of each card; rows preferably end with one
 * @param {Layout} layout
 * @param {string[][]} [before]
 * @returns {string[][]}
 */
export function handRows(cards, groups, layout, before = []) {
  const { hand, handCard } = layout;
  const count = cards.length;
  const rows = Math.min(rowsFor(count, hand.w, handCard.w, layout.handRows), Math.max(1, count));
  const most = Math.floor((hand.w - handCard.w) / Math.min(EASY_STEP, across(layout, Math.ceil(count / rows)))) + 1;
  if (before.length === rows) {
    const left = before.map((row) => [...row]);
    /** @type {string[][]} */
    const kept = before.map(() => []);
    let at = 0;
    for (const card of cards) {
      const row = left.findIndex((row, k) => k >= at && row.includes(card));
      if (row >= 0) {
        at = row;
        left[row] = without(left[row], [card]);
      }
      kept[at].push(card); // a new card lies beside the one before it
    }
    if (kept.every(({ length }) => length > 0 && length <= most)) return kept;
  }
  const ends = rowEnds(groups, rows, most);
  return ends.map((end, k) => cards.slice(ends[k - 1] ?? 0, end));
}

/**
 * Returns the corner of each card of the hand, not raised.
 * @param {string[]} groups the group (suit) of each card: groups are spaced
 * @param {Layout} layout
 * @param {number[]} [counts] cards in each row
 * @returns {Point[]}
 */
export function handSlots(groups, layout, counts = handRows(groups, groups, layout).map(({ length }) => length)) {
  const { hand, handCard } = layout;
  const height = handHeight(handCard.h, counts.length);
  /** @type {Point[]} */
  const slots = [];
  let start = 0;
  counts.forEach((n, row) => {
    const end = start + n;
    const changes = groups.slice(start + 1, end).filter((group, k) => group !== groups[start + k]).length;
    const step = Math.min(handCard.w + 4, across(layout, n));
    const extra = changes ? clamp(step - EASY_STEP, 0, 12) : 0;
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

/** Rotation of the cards at both ends of a row, in radians, and their offset below its middle. */
const FAN = 0.028;
const SINK = 3;
/** Number of cards in a row at which it is fully fanned. */
const WHOLE_FAN = 9;

/**
 * Returns the rotation and offset of each card, for a slightly fanned look.
 * @param {Point[]} slots of the hand
 * @returns {{tilt: number, sunk: number}[]}
 */
export function fanned(slots) {
  return slots.map(({ x, y }) => {
    const row = slots.filter((slot) => slot.y === y);
    const [first, last] = [row[0].x, row[row.length - 1].x];
    const part = Math.min(1, (row.length - 1) / WHOLE_FAN);
    const off = last > first ? (2 * (x - first)) / (last - first) - 1 : 0;
    return { tilt: FAN * part * off, sunk: Math.round(SINK * part * off * off) };
  });
}

/**
 * Returns the uncovered part of each card, also if others are raised.
 * @param {Point[]} slots of the hand, none of them raised
 * @param {Size} card
 * @returns {Size[]}
 */
export function barePart(slots, card) {
  const last = slots.at(-1)?.y;
  return slots.map(({ x, y }, k) => {
    const next = slots[k + 1];
    const isCovered = next && next.y === y;
    return {
      w: isCovered ? Math.min(card.w, next.x - x) : card.w,
      h: y === last ? card.h : Math.min(card.h, rowStep(card.h) - RAISE - RING),
    };
  });
}

/**
 * Returns the end index of each row: evenly split, moved to a nearby end of a group.
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
      if (
        end === even &&
        groups[even - 1] === groups[even] &&
        other > start &&
        other < count &&
        groups[other - 1] !== groups[other] &&
        other - start <= most &&
        rest <= most
      )
        end = other;
    }
    ends.push(end);
    start = end;
  }
  ends.push(count);
  return ends;
}

/** Suits in alternating colours, and ranks with the ace low. */
const SUIT_ORDER = 'CDSH';
const RANK_ORDER = 'A23456789TJQK';

/**
 * @typedef {import('../../wire.js').View['sorts'][number]} Sort
 * @typedef {object} Sorting
 * @property {Sort} by
 * @property {string} [ranks] lowest first
 * @property {string} [apart] ranks that come last, together
 * @property {readonly (readonly string[])[]} [groups] cards that belong together; first if sorted by groups
 */

/**
 * Sorts a hand for display; unknown cards come last.
 * @param {string[]} hand @param {Sorting} sorting
 */
export function sortHand(hand, { by, ranks = RANK_ORDER, apart = '', groups = [] }) {
  const suit = (/** @type {string} */ card) => (SUIT_ORDER.indexOf(card.slice(-1)) + 5) % 5;
  const rank = (/** @type {string} */ card) => (ranks.indexOf(card.slice(0, -1)) + 14) % 14;
  const value = (/** @type {string} */ card) =>
    (apart.includes(card.slice(0, -1)) ? 200 : 0) +
    (by === 'suit' ? suit(card) * 20 + rank(card) : rank(card) * 10 + suit(card));
  const first = by === 'groups' ? held(hand, groups).flat() : [];
  return [...first, ...without(hand, first).sort((a, b) => value(a) - value(b))];
}

/**
 * Returns the group of each card of a sorted hand.
 * @param {string[]} hand from `sortHand` @param {Sorting} sorting @returns {string[]}
 */
export function groupsOf(hand, { by, apart = '', groups = [] }) {
  const first = by === 'groups' ? held(hand, groups).flatMap((group, k) => group.map(() => `group ${k}`)) : [];
  const rest = hand
    .slice(first.length)
    .map((card) =>
      apart.includes(card.slice(0, -1))
        ? 'apart'
        : by === 'suit'
          ? card.slice(-1)
          : by === 'rank'
            ? card.slice(0, -1)
            : 'rest',
    );
  return [...first, ...rest];
}
