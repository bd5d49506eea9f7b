// Shared parts of the staged moments: positions on the felt, and a card's face.

import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../table/layout/boxes.js').Layout} Layout
 * @typedef {import('../../table/layout/boxes.js').Box} Box
 * @typedef {import('../../table/table.js').Table} Canvas
 * @typedef {{x: number, y: number}} Point
 */

/** Returns the box of a seat. @param {Layout} layout @param {View} view @param {number | null} seat @returns {Box} */
export const boxOfSeat = (layout, view, seat) =>
  seat === null ? layout.board : seat === view.front ? layout.me : (layout.plates[seat] ?? layout.me);

/** @param {Point} point */
export const spotStyle = ({ x, y }) => ({ left: `${x}px`, top: `${y}px` });

/** A card's face, copied from the canvas.
 * @param {{card: string, table: {current: Canvas | null}, width: number, at?: Point}} props */
export function Face({ card, table, width, at }) {
  const node = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  useLayoutEffect(() => {
    const face = table.current?.face(card);
    const pen = node.current?.getContext('2d');
    if (!face || !pen || !node.current) return;
    const scale = face.canvas.width / (face.size.w + 2 * face.margin);
    const [x, w, h] = [face.margin * scale, face.size.w * scale, face.size.h * scale];
    Object.assign(node.current, { width: Math.round(w), height: Math.round(h) });
    pen.drawImage(face.canvas, x, x, w, h, 0, 0, w, h);
  }, [card]);
  return <canvas class="face" ref={node} style={{ width: `${width}px`, ...(at ? spotStyle(at) : {}) }} />;
}
