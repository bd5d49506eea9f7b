// Picture of a daily deal's result, to share: its opening, which everybody sees, and how it went.

import { colour } from '../../styles/colours.js';

/** Side of the picture in pixels, height of its head and of the band below it. */
const SIDE = 1080;
const HEAD = 150;
const BAND = 24;
const FONT = "'Familjen Grotesk', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Draws the result as a PNG.
 * @param {string} opening address of an image @param {{width: number, height: number}} size its size
 * @param {{game: string, date: string, result: string, mark: string}} told @returns {Promise<Blob>} */
export async function pictureOfDay(opening, size, { game, date, result, mark }) {
  const table = new Image();
  table.src = opening;
  await table.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  pen.textBaseline = 'middle';
  const fill = (/** @type {string} */ paint, /** @type {number[]} */ [x, y, w, h]) => {
    pen.fillStyle = colour(paint);
    pen.fillRect(x, y, w, h);
  };
  fill('birch', [0, 0, SIDE, SIDE]);
  fill('ochre', [0, 0, SIDE, HEAD]);
  pen.fillStyle = colour('cream');
  for (let x = BAND; x < SIDE; x += 2 * BAND) pen.fill(new Path2D(`M${x - 16} ${HEAD - BAND / 2 - 4}l16-9 16 9-16 9z`));
  write(pen, game, { x: 48, y: 66, most: 620, size: 60, paint: 'cream' });
  write(pen, date, { x: SIDE - 48, y: 68, most: 340, size: 36, paint: 'midsummer-text', align: 'right' });
  const height = (SIDE * size.height) / size.width;
  pen.drawImage(table, 0, HEAD, SIDE, height);
  const top = HEAD + height;
  write(pen, result, { x: SIDE / 2, y: top + 82, most: SIDE - 96, size: 62, paint: 'coal', align: 'center' });
  write(pen, mark, { x: SIDE / 2, y: top + 160, most: SIDE - 96, size: 36, paint: 'blue', align: 'center' });
  write(pen, 'Kortti', { x: SIDE / 2, y: SIDE - 40, most: 300, size: 30, paint: 'ochre', align: 'center' });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** Writes a text, smaller if it is too long.
 * @param {CanvasRenderingContext2D} pen @param {string} text
 * @param {{x: number, y: number, most: number, size: number, paint: string, align?: CanvasTextAlign}} how */
function write(pen, text, { x, y, most, size, paint, align = 'left' }) {
  pen.textAlign = align;
  pen.fillStyle = colour(paint);
  pen.font = `700 ${size}px ${FONT}`;
  const wide = pen.measureText(text).width;
  if (wide > most) pen.font = `700 ${(size * most) / wide}px ${FONT}`;
  pen.fillText(text, x, y, most);
}
