// The pictures that the table lays on its canvas: faces with a soft shadow, dimmed or as the top of a pile, and the
// outlines of empty places. Each is drawn once per size and kept.

import { SUIT_COLOURS, makeFaces, suitPath } from './faces.js';

/**
 * @typedef {import('./layout.js').Size} Size
 * @typedef {object} Look
 * @property {boolean} [dim] darkened a little: cannot be played
 * @property {number} [edge] cards of the pile whose edges are seen below it, 0 to 3
 * @property {boolean} [high] lifted off the table: a wider shadow
 * @property {string} [label] a name at the lower edge
 * @typedef {object} Picture
 * @property {HTMLCanvasElement} canvas
 * @property {number} margin of the picture around the card, in CSS pixels
 */

/** Room for the shadow around a card, and what one card of a pile adds below it, in CSS pixels. */
const MARGIN = 10;
const EDGE_STEP = 1.2;
/** Height of a name, and how much of it is below the card. */
const NAME_HEIGHT = 16;
const NAME_BELOW = 9;

/**
 * @param {object} options
 * @param {number} options.ratio
 * @param {import('./faces.js').Indices} options.indices
 * @param {boolean} options.fourColours
 */
export function makeSprites({ ratio, indices, fourColours }) {
  /** @type {Map<string, import('./faces.js').Faces>} */
  const faces = new Map();
  /** @type {Map<string, Picture>} */
  const pictures = new Map();

  /** @param {Size} size */
  function facesOf({ w, h }) {
    const key = `${w}x${h}`;
    let made = faces.get(key);
    if (!made) faces.set(key, (made = makeFaces({ width: w, height: h, ratio, indices, fourColours })));
    return made;
  }

  /**
   * @param {string} key
   * @param {Size} size
   * @param {(pen: CanvasRenderingContext2D) => void} draw in CSS pixels, the card's corner at 0, 0
   */
  function picture(key, size, draw) {
    let made = pictures.get(key);
    if (!made) {
      const canvas = document.createElement('canvas');
      canvas.width = Math.round((size.w + 2 * MARGIN) * ratio);
      canvas.height = Math.round((size.h + 2 * MARGIN) * ratio);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no 2d canvas');
      pen.scale(ratio, ratio);
      pen.translate(MARGIN, MARGIN);
      draw(pen);
      pictures.set(key, (made = { canvas, margin: MARGIN }));
    }
    return made;
  }

  /** @param {CanvasRenderingContext2D} pen @param {Size} size @param {number} [y] */
  function outline(pen, { w, h }, y = 0) {
    const r = 0.0676 * h;
    pen.beginPath();
    pen.moveTo(r, y);
    pen.arcTo(w, y, w, y + h, r);
    pen.arcTo(w, y + h, 0, y + h, r);
    pen.arcTo(0, y + h, 0, y, r);
    pen.arcTo(0, y, w, y, r);
    pen.closePath();
  }

  /** A name on the lower edge of a card.
   * @param {CanvasRenderingContext2D} pen @param {Size} size @param {string} text */
  function label(pen, { w, h }, text) {
    pen.font = '600 11.5px system-ui, sans-serif';
    const room = w - 6;
    let short = text;
    while (short.length > 1 && pen.measureText(short).width > room) short = short.slice(0, -1);
    if (short !== text) short = `${short.slice(0, -1).trimEnd()}…`;
    const width = Math.min(w + 2, pen.measureText(short).width + 12);
    pen.beginPath();
    pen.roundRect((w - width) / 2, h + NAME_BELOW - NAME_HEIGHT, width, NAME_HEIGHT, NAME_HEIGHT / 2);
    pen.fillStyle = '#14251c';
    pen.fill();
    pen.strokeStyle = 'rgba(255, 255, 255, 0.4)';
    pen.lineWidth = 1;
    pen.stroke();
    pen.fillStyle = '#ffffff';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(short, w / 2, h + NAME_BELOW - NAME_HEIGHT / 2 + 0.5);
  }

  return {
    /**
     * Gets the picture of a card; "??" is one that lies face down.
     * @param {string} card @param {Size} size @param {Look} [look]
     */
    card(card, size, { dim = false, edge = 0, high = false, label: name = '' } = {}) {
      return picture(`${card} ${size.w}x${size.h} ${dim} ${edge} ${high} ${name}`, size, (pen) => {
        const depth = edge * EDGE_STEP;
        pen.save();
        pen.shadowColor = high ? 'rgba(0, 0, 0, 0.45)' : 'rgba(0, 0, 0, 0.35)';
        pen.shadowBlur = (high ? 9 : 4) * ratio;
        pen.shadowOffsetY = (high ? 3 : 1.2) * ratio;
        outline(pen, size, depth);
        pen.fillStyle = '#d9dadd';
        pen.fill();
        pen.restore();
        for (let k = edge; k > 0; k -= 1) {
          outline(pen, size, k * EDGE_STEP);
          pen.fillStyle = k % 2 ? '#e9e9e6' : '#c9cbcc';
          pen.fill();
          pen.strokeStyle = '#7d828a';
          pen.lineWidth = 0.5;
          pen.stroke();
        }
        pen.drawImage(facesOf(size).face(card), 0, 0, size.w, size.h);
        if (dim) {
          outline(pen, size);
          pen.fillStyle = 'rgba(44, 54, 40, 0.17)';
          pen.fill();
        }
        if (name) label(pen, size, name);
      });
    },
    /**
     * Gets the picture of an empty place, with the card it waits for if that is one card.
     * @param {string | null} card @param {Size} size @param {string} [name] whose card is to come there
     */
    ghost(card, size, name = '') {
      return picture(`ghost ${card} ${size.w}x${size.h} ${name}`, size, (pen) => {
        pen.save();
        pen.translate(1, 1);
        outline(pen, { w: size.w - 2, h: size.h - 2 });
        pen.fillStyle = 'rgba(0, 0, 0, 0.13)';
        pen.fill();
        pen.strokeStyle = 'rgba(255, 255, 255, 0.34)';
        pen.lineWidth = 1.25;
        pen.setLineDash([5, 4]);
        pen.stroke();
        pen.restore();
        if (name) label(pen, size, name);
        const suit = /** @type {import('./faces.js').Suit} */ (card?.slice(-1));
        if (!card || !(suit in SUIT_COLOURS.felt.two)) return;
        const rank = card.slice(0, -1);
        const text = /** @type {Record<string, string>} */ ({ T: '10', ...indices })[rank] ?? rank;
        pen.globalAlpha = 0.72;
        pen.fillStyle = SUIT_COLOURS.felt[fourColours ? 'four' : 'two'][suit];
        const cap = size.h * 0.26;
        pen.font = `600 ${cap}px "Barlow Condensed", "Arial Narrow", system-ui, sans-serif`;
        pen.textAlign = 'center';
        pen.textBaseline = 'alphabetic';
        pen.fillText(text, size.w / 2, size.h * 0.46);
        pen.translate(size.w / 2, size.h * 0.67);
        const scale = (size.h * 0.23) / 1000;
        pen.scale(scale, scale);
        pen.fill(suitPath(suit));
      });
    },
  };
}

/** @typedef {ReturnType<typeof makeSprites>} Sprites */
