// Picture of a daily deal's result, to share: the game, how it went, and no card of the deal.

import { colour } from '../../styles/colours.js';

/** @typedef {{game: string, day: string, place: number, of: number, result: string, markPlace: number, mark: string,
 *   against: string}} Told `place`: 0 if there is none; `mark`: the expert's result, '' until it is known; `against`: the
 *   comparison */

/** Side of the picture in pixels, height of its head and of the band below it. */
const SIDE = 1080;
const HEAD = 150;
const BAND = 24;
const FONT = "'Familjen Grotesk', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Size of a tile, and of the signs of places. */
const TILE = { width: 480, height: 270 };
const DISC = 48;
/** Height of the tile's part that is shown. */
const PICTURE = 430;

/** Draws the result as a PNG.
 * @param {Told} told @param {{game: string, date: string, site: string}} words `site`: its host
 * @returns {Promise<Blob>} */
export async function pictureOfDay({ game: name, place, of, result, markPlace, against }, { game, date, site }) {
  const tile = new Image(TILE.width, TILE.height);
  tile.src = `tiles/${encodeURIComponent(name)}.svg`;
  await tile.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  pen.textBaseline = 'middle';
  const fill = (/** @type {string} */ paint, /** @type {number[]} */ [x, y, w, h]) => {
    pen.fillStyle = colour(paint);
    pen.fillRect(x, y, w, h);
  };
  const height = (SIDE * TILE.height) / TILE.width;
  pen.drawImage(tile, 0, HEAD - (height - PICTURE) / 2, SIDE, height);
  fill('birch', [0, HEAD + PICTURE, SIDE, SIDE]);
  fill('ochre', [0, 0, SIDE, HEAD]);
  pen.fillStyle = colour('cream');
  for (let x = BAND; x < SIDE; x += 2 * BAND) pen.fill(new Path2D(`M${x - 16} ${HEAD - BAND / 2 - 4}l16-9 16 9-16 9z`));
  write(pen, game, { x: 48, y: 66, most: 560, size: 72, paint: 'cream' });
  write(pen, date, { x: SIDE - 48, y: 68, most: 400, size: 52, paint: 'midsummer-text', align: 'right' });
  let y = HEAD + PICTURE + 80;
  for (let k = 1; place && k <= of; k += 1) {
    const x = SIDE / 2 + (k - (of + 1) / 2) * 2.5 * DISC;
    disc(pen, { x, y, r: DISC, paint: k === place ? 'midsummer' : 'linen', rim: k === markPlace ? 'blue' : '' });
    write(pen, String(k), { x, y: y + 3, most: DISC, size: 52, paint: 'coal', align: 'center' });
  }
  y += place ? 118 : 40;
  write(pen, result, { x: SIDE / 2, y, most: SIDE - 96, size: 80, paint: 'coal', align: 'center' });
  write(pen, against, { x: SIDE / 2, y: y + 92, most: SIDE - 96, size: 60, paint: 'blue', align: 'center' });
  write(pen, `Kortti · ${site}`, {
    x: SIDE / 2,
    y: SIDE - 52,
    most: SIDE - 96,
    size: 48,
    paint: 'ochre',
    align: 'center',
  });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** @param {CanvasRenderingContext2D} pen @param {{x: number, y: number, r: number, paint: string, rim: string}} how */
function disc(pen, { x, y, r, paint, rim }) {
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fillStyle = colour(paint);
  pen.fill();
  if (!rim) return;
  pen.strokeStyle = colour(rim);
  pen.lineWidth = 7;
  pen.stroke();
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
