// Celebration of a won match: a woven band unrolls along the edge of the table, and knitted stitches burst from the
// cards. Drawn on its own canvas, which ignores pointers.

import { useEffect, useRef } from 'preact/hooks';
import { isStill } from '../durations.js';

/** Milliseconds in total, and during which stitches start. */
const [LENGTH, FALLING] = [1800, 900];
const COUNT = 110;
/** Stitch motifs, row by row: 1 and 2 are the colours of the wool. */
const STITCHES = [
  '01110 11211 12121 11211 01110',
  '00100 01110 11211 01110 00100',
  '10001 01010 00200 01010 10001',
  '010 121 010',
  '0110 1221 1221 0110',
];
const WOOLS = [
  ['#fff8ea', '#9e2b25'],
  ['#e8b23a', '#fff8ea'],
  ['#9e2b25', '#fff8ea'],
  ['#f4ead6', '#1f4e79'],
  ['#a9b18f', '#fff8ea'],
];

/** Returns a pseudo-random generator. @param {number} seed */
function chance(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @typedef {{x: number, y: number, vx: number, vy: number, start: number, turn: number, spin: number, size: number,
 *   picture: HTMLCanvasElement}} Stitch */

/** Draws a motif on a canvas. @param {string} rows @param {string[]} wool @param {number} unit */
function knit(rows, wool, unit) {
  const lines = rows.split(' ');
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: lines[0].length * unit, height: lines.length * unit });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  lines.forEach((line, y) =>
    [...line].forEach((one, x) => {
      if (one === '0') return;
      pen.fillStyle = wool[Number(one) - 1];
      // each stitch is a V
      pen.beginPath();
      pen.moveTo(x * unit, y * unit);
      pen.lineTo((x + 0.5) * unit, (y + 0.42) * unit);
      pen.lineTo((x + 1) * unit, y * unit);
      pen.lineTo((x + 1) * unit, (y + 0.72) * unit);
      pen.lineTo((x + 0.5) * unit, (y + 1.14) * unit);
      pen.lineTo(x * unit, (y + 0.72) * unit);
      pen.fill();
    }),
  );
  return canvas;
}

/**
 * @param {object} props
 * @param {import('../../types.js').View} props.view
 * @param {import('../../table/layout/boxes.js').Layout} props.layout
 * @param {{current: import('../../table/table.js').Table | null}} props.table
 * @param {number} props.start milliseconds from now
 */
export function Celebration({ view, layout, table, start }) {
  const node = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  useEffect(() => {
    const canvas = node.current;
    const pen = canvas?.getContext('2d');
    if (!canvas || !pen || isStill()) return undefined;
    const ratio = Math.min(devicePixelRatio || 1, 2);
    Object.assign(canvas, { width: layout.width * ratio, height: layout.height * ratio });
    const next = chance(view.deal * 7919 + view.front);
    const pictures = STITCHES.map((rows, k) => knit(rows, WOOLS[k], 3 * ratio));
    const cards = table.current?.sprites() ?? [];
    const from = cards.length
      ? cards
      : [{ x: layout.board.x, y: layout.board.y, w: layout.board.w, h: layout.board.h }];
    /** @type {Stitch[]} */
    const stitches = Array.from({ length: COUNT }, () => {
      const { x, y, w, h } = from[Math.floor(next() * from.length)];
      return {
        x: x + w * next(),
        y: y + h * next(),
        vx: (next() - 0.5) * 190,
        vy: -160 - 260 * next(),
        start: FALLING * next() ** 1.6,
        turn: next() * 6,
        spin: (next() - 0.5) * 7,
        size: 0.7 + 0.9 * next(),
        picture: pictures[Math.floor(next() * pictures.length)],
      };
    });
    let frame = 0;
    const begun = performance.now() + start;
    const draw = (/** @type {number} */ now) => {
      const time = now - begun;
      frame = time < LENGTH ? requestAnimationFrame(draw) : 0;
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, canvas.width, canvas.height);
      for (const { x, y, vx, vy, start: own, turn, spin, size, picture } of stitches) {
        const t = (time - own) / 1000;
        if (t < 0 || time > LENGTH) continue;
        const fade = Math.min(1, t * 6, (LENGTH - time) / 400);
        const angle = turn + spin * t;
        const [c, s] = [Math.cos(angle) * size, Math.sin(angle) * size];
        pen.globalAlpha = fade;
        pen.setTransform(
          c,
          s,
          -s,
          c,
          (x + vx * t + 14 * Math.sin(3 * t + turn)) * ratio,
          (y + vy * t + 430 * t * t) * ratio,
        );
        pen.drawImage(picture, -picture.width / 2, -picture.height / 2);
      }
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <canvas class="rain" ref={node} />
      <span class="unrolled" style={{ animationDelay: `${start}ms` }} />
    </>
  );
}
