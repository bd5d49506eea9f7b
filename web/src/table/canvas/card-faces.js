// Card faces and backs, drawn with Canvas2D and cached as sprites for one size and pixel ratio.
//
// The layout is our own: a large rank and suit in the top left corner, narrow enough for a fan whose cards lie 20 px
// apart, and at the bottom right one big suit mark or, for jack, queen and king, a person in a woollen sweater
// (courts.js). The outlines of suit marks and index letters are in art/faces.json; art/README.md names their sources.

import data from '../../../art/faces.json';
import { colour } from '../../styles/colours.js';
import { STAR } from '../../styles/mitten-star.js';
import { drawCourt, pathOf } from './courts.js';

/**
 * @typedef {import('./courts.js').Suit} Suit
 * @typedef {Record<Suit, string>} SuitColours
 * @typedef {import('../../types.js').Indices} Indices
 * @typedef {object} FaceOptions
 * @property {number} width card width in CSS pixels
 * @property {number} height card height in CSS pixels
 * @property {number} ratio device pixels per CSS pixel
 * @property {Indices} indices letters of ace, king, queen and jack
 * @property {boolean} fourColours a colour for each suit
 * @typedef {object} Faces
 * @property {(card: string, pack?: number) => HTMLCanvasElement} face the sprite of a card text ("7C", "TD"); "??" is
 *   the back, whose colour depends on the pack
 */

// A glyph: x of its leftmost and rightmost ink, and its outline; the baseline is y = 0, capitals reach y = -700.
/**
 * @typedef {[number, number, string]} Glyph
 * @typedef {{pips: Record<Suit, string>, glyphs: Record<string, Glyph>}} Art
 */
const art = /** @type {Art} */ (/** @type {unknown} */ (data));

/**
 * Colours of the suits: on light surfaces (cards, panels) and on the dark felt, in two and in four colours. On light
 * they have at least 4.5:1 against white; on a felt as light as #2b6e47 at least 3:1, enough for marks and large text.
 * The four also differ in lightness (on light 5, 33, 42 and 48 of 100), for colour-blind eyes.
 * @type {{light: {two: SuitColours, four: SuitColours}, felt: {two: SuitColours, four: SuitColours}}}
 */
export const SUIT_COLOURS = {
  light: {
    two: { C: '#111', D: '#c8102e', H: '#c8102e', S: '#111' },
    four: { C: '#005b22', D: '#1f6fe0', H: '#c8102e', S: '#111' },
  },
  felt: {
    two: { C: '#fff', D: '#ffc8c8', H: '#ffc8c8', S: '#fff' },
    four: { C: '#cdf5b4', D: '#b5dcff', H: '#ffc8c8', S: '#fff' },
  },
};

const PAPER = '#fffefb';
const EDGE = '#7d828a';
/** Back colours of the two packs, as names in tokens.css. */
const BACKS = ['ochre', 'blue'];
/** Stars across and down, and the stitches between them. */
const STARS = [2, 3];
const STITCHES = [
  [0, 0],
  [0.26, 0],
  [-0.26, 0],
  [0, 0.26],
  [0, -0.26],
];

// Measures in units of a card 68 high and about 48 wide.
const TALL = 68;
const WIDE = 48;
const CORNER = 4.6;
const INDEX = { axis: 10.4, top: 4, cap: 18, widest: 16.2, gap: 45 };
// the tail of the Q reaches 2.5 below the baseline, so the mark below starts 4 below
const SMALL_PIP = { below: 12.5, size: 15 };
const BIG_PIP = { right: 16.4, bottom: 17.8, size: 27 };
// equalizes the apparent sizes of the four marks; the club is the broadest
const PIP_SCALE = { C: 1, D: 1.1, H: 1.08, S: 1.12 };

const PIP_BOX = 1000;
const CAP_HEIGHT = 700;

/**
 * Returns the outline of a suit mark as a path in the box -500 -500 1000 1000.
 * @param {Suit} suit
 */
export function suitPath(suit) {
  return pathOf(art.pips[suit]);
}

/**
 * @param {number} width
 * @param {number} height
 * @returns {[HTMLCanvasElement, CanvasRenderingContext2D]}
 */
function newCanvas(width, height) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2d canvas');
  return [canvas, pen];
}

/**
 * Fills a suit mark around a centre, in the current fill colour; `size` is the height of a club.
 * @param {CanvasRenderingContext2D} pen
 * @param {Suit} suit
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function drawPip(pen, suit, x, y, size) {
  pen.save();
  pen.translate(x, y);
  const scale = (size * PIP_SCALE[suit]) / PIP_BOX;
  pen.scale(scale, scale);
  pen.fill(suitPath(suit));
  pen.restore();
}

/**
 * Draws an index centred on `axis`, with capitals `cap` high from `top`; condensed if wider than `widest`.
 * @param {CanvasRenderingContext2D} pen
 * @param {string} text
 * @param {{axis: number, top: number, cap: number, widest: number}} place
 */
function drawIndex(pen, text, { axis, top, cap, widest }) {
  const letters = [...text];
  const glyphs = letters.flatMap((letter) => {
    const glyph = art.glyphs[letter];
    return glyph ? [glyph] : [];
  });
  pen.save();
  if (glyphs.length === letters.length) {
    const scale = cap / CAP_HEIGHT;
    const ink = glyphs.reduce((sum, [left, right]) => sum + right - left, INDEX.gap * (glyphs.length - 1));
    const squeeze = Math.min(1, widest / (ink * scale));
    // aligns the left edge of the ink with a pixel, for sharp stems
    pen.translate(Math.round(axis - (ink * scale * squeeze) / 2), top + cap);
    pen.scale(scale * squeeze, scale);
    for (const [left, right, outline] of glyphs) {
      pen.translate(-left, 0);
      pen.fill(pathOf(outline));
      pen.translate(right + INDEX.gap, 0);
    }
  } else {
    // a letter without an outline
    pen.font = `700 ${cap / 0.7}px "Barlow Condensed", "Arial Narrow", sans-serif`;
    pen.textAlign = 'center';
    pen.translate(axis, top + cap);
    pen.scale(Math.min(1, widest / Math.max(1, pen.measureText(text).width)), 1);
    pen.fillText(text, 0, 0);
  }
  pen.restore();
}

/**
 * Draws the blank front of a card.
 * @param {CanvasRenderingContext2D} pen
 * @param {number} width
 * @param {number} height
 * @param {number} unit
 */
function drawPaper(pen, width, height, unit) {
  const line = Math.max(1, Math.round(unit * 0.5));
  pen.beginPath();
  pen.roundRect(line / 2, line / 2, width - line, height - line, CORNER * unit - line / 2);
  pen.fillStyle = PAPER;
  pen.fill();
  pen.strokeStyle = EDGE;
  pen.lineWidth = line;
  pen.stroke();
}

/**
 * Draws the back: eight-petalled stars as on mittens, with stitches between them; symmetrical under rotation.
 * @param {CanvasRenderingContext2D} pen
 * @param {number} width
 * @param {number} height
 * @param {number} unit
 * @param {string} wool
 */
function drawBack(pen, width, height, unit, wool) {
  const margin = Math.max(1, Math.round(2.6 * unit));
  const w = width - 2 * margin;
  const h = height - 2 * margin;
  const [columns, rows] = STARS;
  const star = pathOf(STAR);
  pen.save();
  pen.translate(margin, margin);
  pen.beginPath();
  pen.roundRect(0, 0, w, h, 2.6 * unit);
  pen.fillStyle = wool;
  pen.fill();
  pen.clip();
  pen.fillStyle = colour('cream');
  const size = Math.min(w / columns, h / rows) * 0.45;
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      pen.save();
      pen.translate((column * w) / columns, (row * h) / rows);
      pen.scale(size, size);
      for (const [x, y] of STITCHES) pen.fillRect(x - 0.09, y - 0.09, 0.18, 0.18);
      pen.restore();
      if (row === rows || column === columns) continue;
      pen.save();
      pen.translate(((column + 0.5) * w) / columns, ((row + 0.5) * h) / rows);
      pen.scale(size, size);
      pen.fill(star);
      pen.restore();
    }
  }
  pen.restore();
}

/**
 * Makes the faces of one size; sprites are drawn on first use and cached.
 * @param {FaceOptions} options
 * @returns {Faces}
 */
export function makeFaces({ width, height, ratio, indices, fourColours }) {
  const pixelWidth = Math.round(width * ratio);
  const pixelHeight = Math.round(height * ratio);
  const unit = pixelHeight / TALL;
  const colours = fourColours ? SUIT_COLOURS.light.four : SUIT_COLOURS.light.two;
  /** @type {Map<string, HTMLCanvasElement>} */
  const sprites = new Map();

  /**
   * @param {CanvasRenderingContext2D} pen
   * @param {string} card
   */
  function drawFace(pen, card) {
    const rank = card.slice(0, -1);
    const suit = /** @type {Suit} */ (card.slice(-1));
    const place = {
      axis: INDEX.axis * unit,
      top: Math.round(INDEX.top * unit),
      cap: Math.round(INDEX.cap * unit),
      widest: INDEX.widest * unit,
    };
    if (!(suit in art.pips)) {
      // unknown card: shows its text
      pen.fillStyle = '#111';
      drawIndex(pen, card, { ...place, axis: pixelWidth / 2, widest: pixelWidth * 0.8 });
      return;
    }
    pen.fillStyle = colours[suit];
    const names = /** @type {Record<string, string>} */ ({ T: '10', ...indices });
    drawIndex(pen, names[rank] ?? rank, place);
    drawPip(pen, suit, place.axis, place.top + place.cap + SMALL_PIP.below * unit, SMALL_PIP.size * unit);
    if (!'JQK'.includes(rank)) {
      drawPip(pen, suit, pixelWidth - BIG_PIP.right * unit, pixelHeight - BIG_PIP.bottom * unit, BIG_PIP.size * unit);
      return;
    }
    const line = Math.max(1, Math.round(unit * 0.5));
    pen.save();
    pen.beginPath();
    pen.roundRect(line, line, pixelWidth - 2 * line, pixelHeight - 2 * line, CORNER * unit - line);
    pen.clip();
    pen.translate(pixelWidth - WIDE * unit, 0);
    pen.scale(unit, unit);
    drawCourt(pen, rank, suit, (x, y, size) => drawPip(pen, suit, x, y, size));
    pen.restore();
  }

  /** @param {string} card @param {number} [pack] */
  function face(card, pack = 0) {
    const key = `${card}${pack}`;
    let sprite = sprites.get(key);
    if (!sprite) {
      const [canvas, pen] = newCanvas(pixelWidth, pixelHeight);
      drawPaper(pen, pixelWidth, pixelHeight, unit);
      if (card === '??') drawBack(pen, pixelWidth, pixelHeight, unit, colour(BACKS[pack]));
      else drawFace(pen, card);
      sprites.set(key, canvas);
      sprite = canvas;
    }
    return sprite;
  }

  return { face };
}
