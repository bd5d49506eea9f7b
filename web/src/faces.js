// Card faces and backs, drawn with Canvas2D and kept as sprites of the size and pixel ratio they were asked for.
//
// The layout is our own: a large rank and suit in the top left corner, narrow enough to be seen whole in a fan whose
// cards lie 20 px apart, and below right one big suit mark or, for jack, queen and king, a two-ended court panel.
// The outlines (courts, suit marks, index letters) are in art/faces.json; art/README.md says where they come from.

import data from '../art/faces.json';

/**
 * @typedef {'C' | 'D' | 'H' | 'S'} Suit
 * @typedef {Record<Suit, string>} SuitColours
 * @typedef {{A: string, K: string, Q: string, J: string}} Indices
 * @typedef {object} FaceOptions
 * @property {number} width card width in CSS pixels
 * @property {number} height card height in CSS pixels
 * @property {number} ratio device pixels per CSS pixel
 * @property {Indices} indices letters of ace, king, queen and jack
 * @property {boolean} fourColours each suit has a colour of its own
 * @property {string} [back] colour of the back, as CSS
 * @typedef {object} Faces
 * @property {(card: string) => HTMLCanvasElement} face the sprite of a card text ("7C", "TD"); "??" gives the back
 * @property {() => HTMLCanvasElement} back the sprite of a card lying face down
 */

// A court is layers on a panel of 1300 x 2000, in drawing order, each drawn upright and turned by 180 degrees. Its
// `pips` are the suit marks on the clothes: an affine matrix, and 1 when the mark has an outline. A glyph has its
// leftmost and rightmost ink and its outline; the baseline is y = 0 and capitals reach y = -700.
/**
 * @typedef {[number, number, number, number, number, number, 0 | 1]} CourtPip
 * @typedef {Record<'gold' | 'red' | 'blue' | 'black' | 'heavy' | 'fine', string> & {pips: CourtPip[]}} Court
 * @typedef {[number, number, string]} Glyph
 * @typedef {{courts: Record<string, Court>, pips: Record<Suit, string>, glyphs: Record<string, Glyph>}} Art
 */
const art = /** @type {Art} */ (/** @type {unknown} */ (data));

/**
 * Colours of the suits: on light surfaces (cards, panels) and on the dark felt, with two and with four colours.
 * On light they have at least 4.5:1 against white; on a felt as light as #2b6e47 at least 3:1, enough for marks and
 * large text. The four also differ in lightness (on light 5, 33, 42 and 48 of 100), so that they stay apart for eyes
 * that do not tell the hues.
 * @type {{light: {two: SuitColours, four: SuitColours}, felt: {two: SuitColours, four: SuitColours}}}
 */
export const SUIT_COLOURS = {
  light: {
    two: { C: '#111', D: '#c8102e', H: '#c8102e', S: '#111' },
    four: { C: '#005b22', D: '#1f6fe0', H: '#c8102e', S: '#111' },
  },
  felt: {
    two: { C: '#fff', D: '#ffb0b0', H: '#ffb0b0', S: '#fff' },
    four: { C: '#cdf5b4', D: '#b5dcff', H: '#ffb0b0', S: '#fff' },
  },
};

const PAPER = '#fffefb';
const EDGE = '#7d828a';
const BACK = '#1f3f8f';
const INK = { gold: '#f7bd3a', red: '#d3152f', blue: '#3346b8', black: '#151515', line: '#2b3aa0', frame: '#8d97c9' };

// Measures in units of a card 68 high; the card is then about 48 wide.
const TALL = 68;
const CORNER = 4.6;
const INDEX = { axis: 10.4, top: 4, cap: 18, widest: 16.2, gap: 45 };
// the tail of the Q reaches 2.5 below the baseline, so the mark under it begins 4 below
const SMALL_PIP = { below: 12.5, size: 15 };
const BIG_PIP = { right: 16.4, bottom: 17.8, size: 27 };
const PANEL = { width: 28, height: 43, margin: 2.2 };
const CORNER_PIP = { right: 9, y: 10.6, size: 10.4 };
// what makes the four marks look equally large, the club being the broadest
const PIP_SCALE = { C: 1, D: 1.1, H: 1.08, S: 1.12 };

const COURT_WIDTH = 1300;
const COURT_HEIGHT = 2000;
const PIP_BOX = 1000;
const CAP_HEIGHT = 700;

/** @type {Map<string, Path2D>} */
const paths = new Map();

/** @param {string} outline */
function pathOf(outline) {
  let path = paths.get(outline);
  if (!path) {
    path = new Path2D(outline);
    paths.set(outline, path);
  }
  return path;
}

/**
 * Gets the outline of a suit mark as SVG path data in the box -500 -500 1000 1000.
 * @param {Suit} suit
 */
export function suitOutline(suit) {
  return art.pips[suit];
}

/**
 * Gets the outline of a suit mark as a path in the box -500 -500 1000 1000.
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
 * Adds a rectangle with round corners to the path; older browsers lack `roundRect`.
 * @param {CanvasRenderingContext2D} pen
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} radius
 */
function roundBox(pen, x, y, width, height, radius) {
  pen.beginPath();
  pen.moveTo(x + radius, y);
  pen.arcTo(x + width, y, x + width, y + height, radius);
  pen.arcTo(x + width, y + height, x, y + height, radius);
  pen.arcTo(x, y + height, x, y, radius);
  pen.arcTo(x, y, x + width, y, radius);
  pen.closePath();
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
 * Draws an index centred on `axis`, capitals `cap` high from `top`; what is wider than `widest` is condensed.
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
    // the left edge of the ink falls on a whole pixel, so upright stems are sharp
    pen.translate(Math.round(axis - (ink * scale * squeeze) / 2), top + cap);
    pen.scale(scale * squeeze, scale);
    for (const [left, right, outline] of glyphs) {
      pen.translate(-left, 0);
      pen.fill(pathOf(outline));
      pen.translate(right + INDEX.gap, 0);
    }
  } else {
    // a letter that the outlines lack: any condensed bold font will do
    pen.font = `700 ${cap / 0.7}px "Barlow Condensed", "Arial Narrow", sans-serif`;
    pen.textAlign = 'center';
    pen.translate(axis, top + cap);
    pen.scale(Math.min(1, widest / Math.max(1, pen.measureText(text).width)), 1);
    pen.fillText(text, 0, 0);
  }
  pen.restore();
}

/**
 * Draws the panel of a court into a box of whole pixels.
 * @param {CanvasRenderingContext2D} pen
 * @param {Court} court
 * @param {Suit} suit
 * @param {string} colour
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function drawCourt(pen, court, suit, colour, x, y, width, height) {
  // Many small shapes side by side: drawn large and then reduced they keep clean seams. The smallest need most of it.
  const times = width < 50 ? 4 : 2;
  const [large, brush] = newCanvas(times * width, times * height);
  brush.scale(large.width / COURT_WIDTH, large.height / COURT_HEIGHT);
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  // Outlines thinner than this part of a pixel would fade away on small cards.
  const pixel = COURT_WIDTH / width;
  const heavy = Math.max(6, 0.13 * pixel);
  const fine = Math.max(3, 0.065 * pixel);

  /** @param {() => void} draw */
  const twoEnded = (draw) => {
    draw();
    brush.save();
    brush.translate(COURT_WIDTH, COURT_HEIGHT);
    brush.rotate(Math.PI);
    draw();
    brush.restore();
  };
  for (const layer of /** @type {const} */ (['gold', 'red', 'blue', 'black'])) {
    brush.fillStyle = INK[layer];
    twoEnded(() => brush.fill(pathOf(court[layer])));
  }
  brush.strokeStyle = INK.line;
  for (const [layer, line] of /** @type {const} */ ([['heavy', heavy], ['fine', fine]])) {
    brush.lineWidth = line;
    twoEnded(() => brush.stroke(pathOf(court[layer])));
  }
  brush.fillStyle = colour;
  twoEnded(() => {
    for (const [a, b, c, d, e, f, edged] of court.pips) {
      brush.save();
      brush.transform(a, b, c, d, e, f);
      brush.fill(suitPath(suit));
      if (edged) {
        brush.lineWidth = heavy / Math.hypot(a, b);
        brush.stroke(suitPath(suit));
      }
      brush.restore();
    }
  });

  pen.imageSmoothingQuality = 'high';
  pen.drawImage(large, x, y, width, height);
}

/**
 * Draws the paper of a card with its edge.
 * @param {CanvasRenderingContext2D} pen
 * @param {number} width
 * @param {number} height
 * @param {number} unit
 */
function drawPaper(pen, width, height, unit) {
  const line = Math.max(1, Math.round(unit * 0.5));
  roundBox(pen, line / 2, line / 2, width - line, height - line, CORNER * unit - line / 2);
  pen.fillStyle = PAPER;
  pen.fill();
  pen.strokeStyle = EDGE;
  pen.lineWidth = line;
  pen.stroke();
}

/**
 * Draws the back: a lattice in a frame with a rosette of four spades; the same either way up.
 * @param {CanvasRenderingContext2D} pen
 * @param {number} width
 * @param {number} height
 * @param {number} unit
 * @param {string} colour
 */
function drawBack(pen, width, height, unit, colour) {
  const margin = Math.round(3.2 * unit);
  const w = width - 2 * margin;
  const h = height - 2 * margin;
  pen.save();
  pen.translate(margin, margin);
  roundBox(pen, 0, 0, w, h, 2.4 * unit);
  pen.fillStyle = colour;
  pen.fill();
  pen.clip();

  // A whole number of diamonds each way, so that the lattice meets the frame alike on all sides.
  const frame = Math.max(1, Math.round(0.8 * unit));
  const inset = Math.round(1.5 * unit) + frame / 2;
  const latticeWidth = w - 2 * inset;
  const latticeHeight = h - 2 * inset;
  const columns = 6;
  const rows = Math.round((columns * latticeHeight) / latticeWidth / 1.25);
  const stepX = latticeWidth / columns;
  const stepY = latticeHeight / rows;
  pen.save();
  roundBox(pen, inset, inset, latticeWidth, latticeHeight, 1.4 * unit);
  pen.clip();
  pen.translate(inset, inset);
  pen.beginPath();
  for (let i = -rows; i <= columns + rows; i += 1) {
    pen.moveTo(i * stepX, 0);
    pen.lineTo((i + rows) * stepX, latticeHeight);
    pen.moveTo(i * stepX, 0);
    pen.lineTo((i - rows) * stepX, latticeHeight);
  }
  pen.strokeStyle = 'rgba(255,255,255,.5)';
  pen.lineWidth = Math.max(0.8, 0.5 * unit);
  pen.stroke();
  pen.fillStyle = 'rgba(255,255,255,.65)';
  for (let row = 0; row <= 2 * rows; row += 1) {
    for (let column = row % 2 ? 0 : 1; column <= 2 * columns; column += 2) {
      drawPip(pen, 'D', (column * stepX) / 2, (row * stepY) / 2, 0.36 * stepY);
    }
  }
  pen.restore();
  const shade = pen.createRadialGradient(w / 2, h / 2, 0, w / 2, h / 2, h * 0.62);
  shade.addColorStop(0, 'rgba(255,255,255,.10)');
  shade.addColorStop(1, 'rgba(0,0,20,.28)');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, w, h);
  pen.strokeStyle = 'rgba(255,255,255,.85)';
  pen.lineWidth = frame;
  roundBox(pen, inset, inset, latticeWidth, latticeHeight, 1.4 * unit);
  pen.stroke();

  pen.translate(w / 2, h / 2);
  pen.beginPath();
  pen.arc(0, 0, 10.2 * unit, 0, 2 * Math.PI);
  pen.fillStyle = colour;
  pen.fill();
  pen.lineWidth = Math.max(1, 0.9 * unit);
  pen.strokeStyle = '#fff';
  pen.stroke();
  pen.fillStyle = '#fff';
  for (let quarter = 0; quarter < 4; quarter += 1) {
    drawPip(pen, 'S', 0, -4.8 * unit, 6.9 * unit);
    pen.rotate(Math.PI / 2);
  }
  pen.restore();
}

/**
 * Makes the faces of one size: sprites are drawn when first asked for and kept.
 * @param {FaceOptions} options
 * @returns {Faces}
 */
export function makeFaces({ width, height, ratio, indices, fourColours, back = BACK }) {
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
      // not a card that we know: show its text
      pen.fillStyle = '#111';
      drawIndex(pen, card, { ...place, axis: pixelWidth / 2, widest: pixelWidth * 0.8 });
      return;
    }
    pen.fillStyle = colours[suit];
    const names = /** @type {Record<string, string>} */ ({ T: '10', ...indices });
    drawIndex(pen, names[rank] ?? rank, place);
    drawPip(pen, suit, place.axis, place.top + place.cap + SMALL_PIP.below * unit, SMALL_PIP.size * unit);
    const court = art.courts[rank + suit];
    if (!court) {
      drawPip(pen, suit, pixelWidth - BIG_PIP.right * unit, pixelHeight - BIG_PIP.bottom * unit, BIG_PIP.size * unit);
      return;
    }
    drawPip(pen, suit, pixelWidth - CORNER_PIP.right * unit, CORNER_PIP.y * unit, CORNER_PIP.size * unit);
    const w = Math.round(PANEL.width * unit);
    const h = Math.round(PANEL.height * unit);
    const x = pixelWidth - Math.round(PANEL.margin * unit) - w;
    const y = pixelHeight - Math.round(PANEL.margin * unit) - h;
    drawCourt(pen, court, suit, colours[suit], x, y, w, h);
    pen.strokeStyle = INK.frame;
    pen.lineWidth = Math.max(1, Math.round(unit * 0.5));
    pen.strokeRect(x + pen.lineWidth / 2, y + pen.lineWidth / 2, w - pen.lineWidth, h - pen.lineWidth);
  }

  /** @param {string} card */
  function face(card) {
    let sprite = sprites.get(card);
    if (!sprite) {
      const [canvas, pen] = newCanvas(pixelWidth, pixelHeight);
      drawPaper(pen, pixelWidth, pixelHeight, unit);
      if (card === '??') drawBack(pen, pixelWidth, pixelHeight, unit, back);
      else drawFace(pen, card);
      sprites.set(card, canvas);
      sprite = canvas;
    }
    return sprite;
  }

  return { face, back: () => face('??') };
}
