// Marks and chips painted on a canvas, for pictures to share.

import { colour } from '../../styles/colours.js';
import { heapOf, THICK } from './chip-counts.js';
import { HAT, STONE } from './shapes.js';

/** @typedef {CanvasRenderingContext2D} Pen */

/** Paints of the parts of a shape: fill, or stroke. @type {Record<string, [string, 'fill' | 'stroke']>} */
const PAINTS = {
  stone: ['stone', 'fill'],
  furrows: ['stone-edge', 'stroke'],
  eye: ['stone-edge', 'fill'],
  felt: ['hat', 'fill'],
  ribbon: ['ochre', 'fill'],
};

/** Paints a millstone or a hat. @param {Pen} pen @param {string} material @param {number} x @param {number} y */
export function paintMade(pen, material, x, y) {
  pen.save();
  pen.translate(x, y);
  for (const [part, d] of Object.entries(material === 'hat' ? HAT : STONE)) {
    const [paint, how] = PAINTS[part];
    pen.fillStyle = pen.strokeStyle = colour(paint);
    pen.lineWidth = 1.4;
    pen[how](new Path2D(d));
  }
  pen.restore();
}

const VALUES = ['ochre', 'blue', 'spruce', 'coal'];

/** Paints a heap of chips, centred in a box. @param {Pen} pen @param {number} count
 * @param {import('../layout/boxes.js').Box} box */
export function paintHeap(pen, count, box) {
  const heap = heapOf(count);
  const top = box.y + (box.h - (heap.at(-1)?.y ?? 0)) / 2;
  for (const { value, height, x, y } of heap)
    for (let at = 0; at < height; at += 1) paintChip(pen, value, box.x + box.w / 2 + x, top + y - THICK * at);
}

/** @param {Pen} pen @param {number} value as in `stacksOf` @param {number} x @param {number} y */
export function paintChip(pen, value, x, y, r = 11) {
  const disc = (/** @type {number} */ share, /** @type {string} */ paint) => {
    pen.beginPath();
    pen.ellipse(x, y, r * share, 0.6 * r * share, 0, 0, 7);
    pen.fillStyle = paint;
    pen.fill();
  };
  disc(1.08, colour('cream'));
  disc(1, colour(VALUES[Math.min(value, 3)]));
  disc(0.55, colour('cream'));
}
