// Layout of the felt: its size, the room that the match needs, and the places of everything.

import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { needsOf } from '../../table/layout/grid.js';
import { tableLayout } from '../../table/layout/layout.js';

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../table/layout/boxes.js').Box} Box
 * @typedef {import('../../table/layout/boxes.js').Layout} Layout
 * @typedef {{width: number, height: number, text: number}} Size `text`: the user's text size, 1 is standard
 */

/** Height of the ruler at the standard text size. */
const USUAL_LINE = 130;
/** Hand size for which room is reserved at least, and that of a device which shows no hand. */
const [LEAST_HAND, NO_HAND] = [5, 1];
/** Hand size above which room is given back. */
const LARGE_HAND = 20;

/** Measures the felt, and the ruler, whose height follows the user's text size.
 * @param {{current: HTMLElement | null}} felt @param {{current: HTMLElement | null}} ruler
 * @returns {{size: Size, measure: () => void}} `measure`: measures at once */
function useSize(felt, ruler) {
  const [size, setSize] = useState({ width: 0, height: 0, text: 1 });
  const node = () => /** @type {HTMLElement} */ (felt.current);
  const rulerNode = () => /** @type {HTMLElement} */ (ruler.current);
  const measure = () =>
    setSize((old) => {
      const { clientWidth: width, clientHeight: height } = node();
      const text = Math.max(1, rulerNode().offsetHeight / USUAL_LINE);
      return old.width === width && old.height === height && old.text === text ? old : { width, height, text };
    });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(node());
    observer.observe(rulerNode());
    return () => observer.disconnect();
  }, []);
  return { size, measure };
}

/** Returns what the cards need, and the number of hand cards to reserve room for. Both stay the same within a deal: the
 * largest hand so far, and in a phase the largest board.
 * @param {View} view @param {number} held cards in the hand */
function useRoom(view, held) {
  const capacity = useRef({ key: '', count: 0 });
  const board = useRef({ key: '', cols: 1, rows: 1 });
  const key = `${view.game} ${view.deal} ${view.front}`;
  if (capacity.current.key !== key) capacity.current = { key, count: 0 };
  const room = capacity.current;
  const isNobodys = view.seats[view.front]?.kind === 'friend';
  room.count = Math.max(room.count, held, isNobodys ? NO_HAND : LEAST_HAND);
  // except when a very large hand has become much smaller
  if (room.count > LARGE_HAND && held < room.count * 0.6) room.count = Math.max(held + 2, 14);
  const phase = `${key} ${view.phase}`;
  const needs = needsOf(view);
  if (board.current.key !== phase) board.current = { key: phase, cols: 1, rows: 1 };
  needs.cols = board.current.cols = Math.max(board.current.cols, needs.cols);
  needs.rows = board.current.rows = Math.max(board.current.rows, needs.rows);
  return { hand: room.count, needs };
}

/**
 * Lays out the felt; the layout is null until it is measured.
 * @param {View} view
 * @param {number[]} others seats around the viewer
 * @param {import('../../store/settings.js').Settings} settings
 * @param {number} [held] hand size, if the hand is hidden
 * @param {boolean} [terse] true without a prompt
 */
export function useLayout(view, others, { leftHand, largeCards }, held = view.hand.length, terse = false) {
  const felt = useRef(/** @type {HTMLDivElement | null} */ (null));
  const ruler = useRef(/** @type {HTMLSpanElement | null} */ (null));
  const { size, measure } = useSize(felt, ruler);
  const { hand, needs } = useRoom(view, held);
  const wasLow = useRef(false);
  const layout = useMemo(
    () =>
      size.width
        ? tableLayout({
            ...size,
            others,
            ...needs,
            hand,
            now: held,
            terse,
            left: leftHand,
            large: largeCards,
            wasLow: wasLow.current,
          })
        : null,
    [size, others, JSON.stringify(needs), hand, held, terse, leftHand, largeCards],
  );
  wasLow.current = layout?.shape === 'low';
  useLayoutEffect(measure, [layout?.shape]); // the shape changes the bar's height: measured before painting
  return { felt, ruler, size, needs, layout };
}

/** Returns an element's box on the felt.
 * @param {HTMLElement | null} felt @param {HTMLElement} node @returns {Box} */
export function boxOn(felt, node) {
  const { left, top, width } = /** @type {HTMLElement} */ (felt).getBoundingClientRect();
  const scale = width / /** @type {HTMLElement} */ (felt).offsetWidth; // embedded, the felt may be scaled down
  const { x, y, width: w, height: h } = node.getBoundingClientRect();
  return { x: (x - left) / scale, y: (y - top) / scale, w: w / scale, h: h / scale };
}

/** Returns the area for a list over the table, which leaves the hand and the buttons free.
 * @param {Layout} layout @returns {Box} */
export function waysBox({ shape, board, line, width }) {
  const y = Math.max(0, board.y - 8);
  if (shape === 'low') return { ...board, y, h: board.y + board.h - y };
  const w = Math.min(width - 8, 720);
  return { x: (width - w) / 2, y, w, h: line.y + line.h - y };
}
