// The room on the felt: how large it is, how much of it the match needs, and where all goes on it.

import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { needsOf } from '../../table/layout/grid.js';
import { tableLayout } from '../../table/layout/layout.js';

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../table/layout/boxes.js').Box} Box
 * @typedef {import('../../table/layout/boxes.js').Layout} Layout
 * @typedef {{width: number, height: number, text: number}} Size `text`: how large the person's text is, 1 as usual
 */

/** Height of the ruler where text is as large as usual. */
const USUAL_LINE = 130;
/** More cards than a hand has in most games. */
const LARGE_HAND = 20;

/** Measures the felt, and the ruler, which is as high as a line of text in the person's size.
 * @param {{current: HTMLElement | null}} felt @param {{current: HTMLElement | null}} ruler
 * @returns {{size: Size, measure: () => void}} `measure`: does so at once */
function useSize(felt, ruler) {
  const [size, setSize] = useState({ width: 0, height: 0, text: 1 });
  const node = () => /** @type {HTMLElement} */ (felt.current);
  const rulerNode = () => /** @type {HTMLElement} */ (ruler.current);
  const measure = () => setSize((old) => {
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

/** Gets what the cards need, and for how many in hand and cells of the board there has to be room. That stays as it is
 * while a deal is played: as for the largest hand and the largest board that were seen in it.
 * @param {View} view @param {number} held cards in the hand */
function useRoom(view, held) {
  const capacity = useRef({ key: '', count: 0 });
  const board = useRef({ key: '', cols: 1, rows: 1 });
  const key = `${view.game} ${view.deal} ${view.front}`;
  if (capacity.current.key !== key) capacity.current = { key, count: 0 };
  const room = capacity.current;
  room.count = Math.max(room.count, held, 5);
  // but for a very large hand that has become much smaller
  if (room.count > LARGE_HAND && held < room.count * 0.6) room.count = Math.max(held + 2, 14);
  const phase = `${key} ${view.phase}`;
  const needs = needsOf(view);
  if (board.current.key !== phase) board.current = { key: phase, cols: 1, rows: 1 };
  needs.cols = board.current.cols = Math.max(board.current.cols, needs.cols);
  needs.rows = board.current.rows = Math.max(board.current.rows, needs.rows);
  return { hand: room.count, needs };
}

/**
 * Lays the felt out; no layout before it has been measured.
 * @param {View} view
 * @param {number[]} others the seats around the one who looks
 * @param {import('../../store/settings.js').Settings} settings
 * @param {number} [held] cards in the hand, where it does not lie open
 */
export function useFelt(view, others, { leftHand, largeCards }, held = view.hand.length) {
  const felt = useRef(/** @type {HTMLDivElement | null} */ (null));
  const ruler = useRef(/** @type {HTMLSpanElement | null} */ (null));
  const { size, measure } = useSize(felt, ruler);
  const { hand, needs } = useRoom(view, held);
  const wasLow = useRef(false);
  const layout = useMemo(() => (size.width ? tableLayout({
    ...size, others, ...needs, hand, now: held, left: leftHand, large: largeCards, wasLow: wasLow.current,
  }) : null), [size, others, JSON.stringify(needs), hand, held, leftHand, largeCards]);
  wasLow.current = layout?.shape === 'low';
  useLayoutEffect(measure, [layout?.shape]); // the bar above has another height: nothing moves after it was painted
  return { felt, ruler, size, needs, layout };
}

/** Gets where an element lies on the felt.
 * @param {HTMLElement | null} felt @param {HTMLElement} node @returns {Box} */
export function boxOn(felt, node) {
  const { left, top, width } = /** @type {HTMLElement} */ (felt).getBoundingClientRect();
  const scale = width / /** @type {HTMLElement} */ (felt).offsetWidth; // small boxes show it smaller
  const { x, y, width: w, height: h } = node.getBoundingClientRect();
  return { x: (x - left) / scale, y: (y - top) / scale, w: w / scale, h: h / scale };
}

/** Gets where a list may lie over the table: the hand and the buttons stay free.
 * @param {Layout} layout @returns {Box} */
export function waysBox({ shape, board, line, width }) {
  const y = Math.max(0, board.y - 8);
  if (shape === 'low') return { ...board, y, h: board.y + board.h - y };
  const w = Math.min(width - 8, 720);
  return { x: (width - w) / 2, y, w, h: line.y + line.h - y };
}
