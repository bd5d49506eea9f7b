// Picture of the table, to share: felt, cards and players, without the page around them. It shows only what the view
// shows.

import { colour } from '../../styles/colours.js';
import { othersOf } from '../../table/layout/boxes.js';
import { needsOf, placeBoxes } from '../../table/layout/grid.js';
import { tableLayout } from '../../table/layout/layout.js';
import { createTable, UNHEARD } from '../../table/table.js';
import { paintChip, paintHeap, paintMade } from '../../table/things/paint-things.js';
import { dealTitle } from '../../words/deal-titles.js';
import { SUIT_SIGNS } from '../../words/words.js';
import { PATHS } from '../common/table-icons.jsx';

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../table/layout/boxes.js').Box} Box
 * @typedef {import('../../table/layout/boxes.js').Layout} Layout
 * @typedef {import('../../types.js').Words} Words
 * @typedef {{words: Words, fourColours: boolean, sorting: import('../../table/layout/hand.js').Sorting,
 *   order?: string[] | null}} Look
 */

/** Side of the picture, and its pixel ratio: 1080 by 1080 pixels. */
const SIDE = 540;
const RATIO = 2;
/** Height of the title line. */
const HEAD = 36;
/** Height of the woven band below it, and width of a plank. */
const BAND = 8;
const PLANK = 90;
const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Draws the table as a PNG. The recipient is somebody else, so no seat is called "you".
 * @param {View} shared its seats with names @param {Look} look @returns {Promise<Blob>} */
export async function pictureOf(shared, look) {
  const { words } = look;
  const view = {
    ...shared,
    seats: shared.seats.map((seat) =>
      seat.name === words.t('you-name') ? { ...seat, name: words.t('picture-me') } : seat,
    ),
  };
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE * RATIO;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  pen.scale(RATIO, RATIO);
  paintFelt(pen);
  paintHead(pen, view, look.words);
  pen.translate(0, HEAD);
  const layout = layoutOf(view);
  paintCards(pen, view, layout, look);
  paintPlaces(pen, view, layout);
  for (const [seat, box] of [...Object.entries(layout.plates), /** @type {const} */ ([view.front, layout.me])])
    paintPlate(pen, view, Number(seat), box, look.words);
  paintMarks(pen, view, layout, look.words);
  paintLine(pen, view, layout, look.words);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** @param {View} view */
function layoutOf(view) {
  const hand = Math.max(view.hand.length, 5);
  return tableLayout({ width: SIDE, height: SIDE - HEAD, others: othersOf(view), ...needsOf(view), hand });
}

/** Paints the cards of an offscreen table.
 * @param {CanvasRenderingContext2D} pen @param {View} view @param {Layout} layout @param {Look} look */
function paintCards(pen, view, layout, { words, fourColours, sorting, order = null }) {
  const table = createTable(
    document.createElement('div'),
    { words, fourColours, animation: 'off', rest: 0, sorting, order, hasAids: false },
    UNHEARD,
    RATIO,
  );
  table.set({ view: { ...view, actions: [] }, moves: [], peaks: [], said: [], remark: null, save: '' }, layout, {
    instant: true,
  });
  table.paintOn(pen);
  table.destroy();
}

/** Paints the felt and the seams of its planks. @param {CanvasRenderingContext2D} pen */
function paintFelt(pen) {
  const light = pen.createRadialGradient(SIDE / 2, SIDE * 0.42, 0, SIDE / 2, SIDE * 0.42, SIDE * 0.8);
  light.addColorStop(0, colour('felt-3'));
  light.addColorStop(0.5, colour('felt'));
  light.addColorStop(1, colour('felt-2'));
  pen.fillStyle = light;
  pen.fillRect(0, 0, SIDE, SIDE);
  if (colour('planks') === 'none') return;
  pen.fillStyle = 'rgb(0 0 0 / 0.25)';
  for (let x = PLANK / 2; x < SIDE; x += PLANK) pen.fillRect(x, 0, 1, SIDE);
}

/** Writes a text, smaller or truncated if it is too long. Returns its width.
 * @param {CanvasRenderingContext2D} pen @param {string} text
 * @param {{x: number, y: number, most: number, size: number, weight?: number, paint?: string,
 *   align?: CanvasTextAlign}} how `most`: the width there is */
function write(pen, text, { x, y, most, size, weight = 500, paint = colour('felt-ink'), align = 'left' }) {
  pen.textAlign = align;
  pen.textBaseline = 'middle';
  pen.fillStyle = paint;
  let fit = size;
  do pen.font = `${weight} ${fit}px ${FONT}`;
  while (pen.measureText(text).width > most && (fit -= 0.5) >= size * 0.8);
  let shown = text;
  while (shown.length > 1 && pen.measureText(shown).width > most) shown = `${shown.replace(/…$/, '').slice(0, -1)}…`;
  pen.fillText(shown, x, y);
  return pen.measureText(shown).width;
}

/** @param {CanvasRenderingContext2D} pen @param {View} view @param {Words} words */
function paintHead(pen, view, words) {
  const game = words.show({ id: 'table-game', args: { game: view.game } });
  const deal = words.show(dealTitle(view), view);
  pen.fillStyle = colour('bar');
  pen.fillRect(0, 0, SIDE, HEAD);
  pen.fillStyle = colour('bar-2');
  pen.fillRect(0, HEAD - BAND, SIDE, BAND);
  pen.fillStyle = colour('cream');
  for (let x = 9; x < SIDE; x += 18)
    pen.fill(new Path2D(`M${x - 6} ${HEAD - BAND / 2}l6-${BAND / 2 - 1} 6 ${BAND / 2 - 1}-6 ${BAND / 2 - 1}z`));
  const w = write(pen, game, { x: 12, y: (HEAD - BAND) / 2 + 1, most: SIDE / 2, size: 15, weight: 700 });
  write(pen, deal, {
    x: 22 + w,
    y: (HEAD - BAND) / 2 + 1,
    most: SIDE - w - 110,
    size: 13,
    paint: colour('felt-ink-2'),
  });
  write(pen, 'Kortti', {
    x: SIDE - 12,
    y: (HEAD - BAND) / 2 + 1,
    most: 80,
    size: 13,
    weight: 700,
    paint: colour('midsummer-text'),
    align: 'right',
  });
}

/** @param {CanvasRenderingContext2D} pen @param {View} view @param {number} seat @param {Box} box
 * @param {Words} words */
function paintPlate(pen, view, seat, { x, y, w, h }, words) {
  const { name, cards, total, dealer } = view.seats[seat];
  const isTurn = view.turn === seat && !view.over;
  pen.fillStyle = colour('felt-plate');
  pen.beginPath();
  pen.roundRect(x, y, w, h, 12);
  pen.fill();
  pen.lineWidth = isTurn ? 2 : 1;
  pen.strokeStyle = isTurn ? colour('gold') : 'rgb(255 255 255 / 0.16)';
  pen.stroke();
  const most = w - 20 - (dealer ? 20 : 0);
  write(pen, name, { x: x + 10, y: y + h * 0.34, most, size: 15, weight: 650 });
  const isScored = view.target !== null || view.history.length > 0 || view.totals.some(Boolean);
  const points =
    isScored && view.unit ? words.brief({ id: view.unit.id, args: { ...view.unit.args, count: total } }) : '';
  const left = write(pen, words.t('picture-cards', { cards }), {
    x: x + 10,
    y: y + h * 0.7,
    most: w - 20 - (points ? 50 : 0),
    size: 12.5,
    paint: colour('felt-ink-2'),
  });
  if (points)
    write(pen, points, { x: x + w - 10, y: y + h * 0.7, most: w - 26 - left, size: 12.5, weight: 650, align: 'right' });
  if (!dealer) return;
  pen.fillStyle = colour('cream');
  pen.beginPath();
  pen.arc(x + w - 18, y + h * 0.33, 9, 0, 7);
  pen.fill();
  pen.save();
  pen.translate(x + w - 24, y + h * 0.33 - 6);
  pen.scale(0.5, 0.5);
  pen.lineWidth = 3;
  pen.strokeStyle = colour('coal');
  pen.stroke(new Path2D(PATHS.dealer));
  pen.restore();
}

/** Labels closed piles with their size, and fans with their owner.
 * @param {CanvasRenderingContext2D} pen @param {View} view @param {Layout} layout */
function paintPlaces(pen, view, layout) {
  for (const [zone, { x, y, w, h }] of placeBoxes(view.places, layout)) {
    const { closed, cards = [], form, labels } = view.places.find((place) => place.zone === zone) ?? {};
    const owner = form === 'fan' ? labels?.[0] : null;
    if (closed && cards.at(-1) === '??') paintTag(pen, String(cards.length), x + w / 2, y + h - 12, 30);
    else if (typeof owner === 'number') paintTag(pen, view.seats[owner].name, x + w - 24, y + h - 4, Math.min(52, w));
  }
}

/** @param {CanvasRenderingContext2D} pen @param {string} text @param {number} x @param {number} y @param {number} w */
function paintTag(pen, text, x, y, w) {
  pen.fillStyle = colour('felt-badge');
  pen.beginPath();
  pen.roundRect(x - w / 2, y - 9.5, w, 19, 9);
  pen.fill();
  write(pen, text, { x, y: y + 0.5, most: w - 8, size: 12.5, weight: 650, align: 'center' });
}

/** Paints the marks at their owners, or in the middle.
 * @param {CanvasRenderingContext2D} pen @param {View} view @param {Layout} layout @param {Words} words */
function paintMarks(pen, view, layout, words) {
  view.marks.forEach(({ seat, suit, name, material, number }, k) => {
    const box = seat === null ? null : seat === view.front ? layout.me : layout.plates[seat];
    if (material === 'chips') return paintChips(pen, number, box, layout.pot);
    const before = view.marks.slice(0, k).filter((mark) => mark.seat === seat && mark.material !== 'chips').length;
    const x = box ? box.x + box.w / 2 + 26 * before : layout.rest.x - 26 * before;
    const y = box ? box.y + box.h : layout.rest.y;
    const isCoin = material === 'coin';
    if (!isCoin) paintMade(pen, material, x, y);
    if (!isCoin && !suit) return;
    pen.fillStyle = suit ? colour('cream') : colour('gold');
    pen.beginPath();
    pen.arc(x, y, isCoin ? 12 : 9, 0, 7);
    pen.fill();
    pen.lineWidth = 2;
    pen.strokeStyle = colour('metal-edge');
    if (isCoin) pen.stroke();
    write(pen, suit ? (SUIT_SIGNS[suit] ?? '') : words.show(name, view).slice(0, 1), {
      x,
      y: y + 1,
      most: 20,
      size: 15,
      weight: 700,
      paint: colour(!suit ? 'coin-ink' : 'DH'.includes(suit) ? 'card-red' : 'card-black'),
      align: 'center',
    });
  });
}

/** Paints chips: a heap with its number, or what a seat has paid or won.
 * @param {CanvasRenderingContext2D} pen @param {number} count @param {Box | null} box of the seat @param {Box} pot */
function paintChips(pen, count, box, pot) {
  if (!box) {
    paintHeap(pen, count, { ...pot, h: pot.h - 20 });
    return paintTag(pen, String(count), pot.x + pot.w / 2, pot.y + pot.h - 8, 30);
  }
  const text = `${count > 0 ? '+' : '−'}${Math.abs(count)}`;
  const y = box.y + box.h - 2;
  paintTag(pen, text, box.x + box.w / 2 + 12, y, 34);
  paintChip(pen, 0, box.x + box.w / 2 - 14, y, 9);
}

/** Writes the latest news, unless the message would say "you".
 * @param {CanvasRenderingContext2D} pen @param {View} view @param {Layout} layout @param {Words} words */
function paintLine(pen, view, { line }, words) {
  const told = view.news.at(-1)?.message ?? (view.over ? view.result?.verdict : null);
  const { seat, to, from } = told?.args ?? {};
  if (
    told &&
    ![seat, to, from].some((one) => typeof one === 'number' && view.seats[one].name === words.t('picture-me'))
  )
    write(pen, words.show(told, view), {
      x: line.x + line.w / 2,
      y: line.y + line.h / 2,
      most: line.w - 20,
      size: 15,
      paint: colour('felt-ink-2'),
      align: 'center',
    });
}
