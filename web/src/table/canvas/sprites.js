// Pictures for the table's canvas: cards with a shadow, dimmed or as the top of a pile, and outlines of empty places.
// Each is drawn once per size and cached until many others have been used since.

import { colour } from '../../styles/colours.js';
import { makeFaces, SUIT_COLOURS, suitPath } from './card-faces.js';

/**
 * @typedef {import('../layout/boxes.js').Size} Size
 * @typedef {object} Look
 * @property {boolean} [dim] darkened slightly: cannot be played
 * @property {number} [edge] card edges visible below the top of a pile, 0 to 3
 * @property {boolean} [chosen] with a ring: selected, waiting for its place
 * @property {string} [label] a name at the lower edge
 * @property {boolean} [wins] with a ring, and a crown at the name: winning so far
 * @property {string} [tag] a word at the upper edge
 * @property {string} [stands] the card or rank that a wild card stands for
 * @property {string[]} [owners] names on the back
 * @typedef {object} Picture
 * @property {HTMLCanvasElement} canvas
 * @property {number} margin around the card, in CSS pixels
 */

/** Margin for the shadow around a card, and height of each edge of a pile, in CSS pixels. */
const MARGIN = 12;
const EDGE_STEP = 1.2;
/** Height of a name, the part of it below the card, and the part of a tag above the card. */
const NAME_HEIGHT = 16;
/** Size reductions in CSS pixels to try for a long name. */
const NAME_CUTS = [0, 1, 2];
const NAME_BELOW = 9;
const TAG_ABOVE = 11;
const CROWN = 'M0 9V2l3.6 3L6 0l2.400 5L12 2v7z';
const CROWN_WIDTH = 12;
/** Cache limits: room for several tables at a time, without growth from deal to deal. */
const MOST_SIZES = 4;
const MOST_PICTURES = 240;

/**
 * Makes a cache by name that drops the least recently used thing.
 * @template T
 * @param {number} most @param {(thing: T) => void} [drop] called with a dropped thing
 */
function keepLatest(most, drop = () => {}) {
  /** @type {Map<string, T>} */
  const kept = new Map();
  return (/** @type {string} */ name, /** @type {() => T} */ make) => {
    const thing = kept.get(name) ?? make();
    kept.delete(name);
    kept.set(name, thing);
    if (kept.size > most) {
      const [[oldest, gone]] = kept;
      kept.delete(oldest);
      drop(gone);
    }
    return thing;
  };
}

/**
 * @param {object} options
 * @param {number} options.ratio
 * @param {import('../../types.js').Indices} options.indices
 * @param {boolean} options.fourColours
 */
export function makeSprites({ ratio, indices, fourColours }) {
  const faces = /** @type {typeof keepLatest<import('./card-faces.js').Faces>} */ (keepLatest)(MOST_SIZES);
  const pictures = /** @type {typeof keepLatest<Picture>} */ (keepLatest)(
    MOST_PICTURES,
    ({ canvas }) => (canvas.width = 0),
  );

  /** @param {Size} size */
  const facesOf = ({ w, h }) =>
    faces(`${w}x${h}`, () => makeFaces({ width: w, height: h, ratio, indices, fourColours }));

  /**
   * @param {string} key
   * @param {Size} size
   * @param {(pen: CanvasRenderingContext2D) => void} draw in CSS pixels, the card's corner at 0, 0
   */
  const picture = (key, size, draw) =>
    pictures(key, () => {
      const canvas = document.createElement('canvas');
      canvas.width = Math.round((size.w + 2 * MARGIN) * ratio);
      canvas.height = Math.round((size.h + 2 * MARGIN) * ratio);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no 2d canvas');
      pen.scale(ratio, ratio);
      pen.translate(MARGIN, MARGIN);
      draw(pen);
      return { canvas, margin: MARGIN };
    });

  /** @param {CanvasRenderingContext2D} pen @param {Size} size @param {number} [y] */
  function outline(pen, { w, h }, y = 0) {
    pen.beginPath();
    pen.roundRect(0, y, w, h, 0.0676 * h);
  }

  /** Draws lines of text in a rounded box.
   * @param {CanvasRenderingContext2D} pen @param {number} x of the middle @param {number} y of the upper edge
   * @param {number} most widest box
   * @param {string[]} lines @param {{ink?: string, ground?: string, crown?: boolean}} [style] */
  function words(pen, x, y, most, lines, { ink = '#ffffff', ground = colour('felt-badge'), crown = false } = {}) {
    const usual = 16 * parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--small'));
    const fonts = NAME_CUTS.map((cut) => `600 ${usual - cut}px system-ui, sans-serif`);
    const sign = crown ? CROWN_WIDTH + 3 : 0;
    const isWide = (/** @type {string} */ text) => pen.measureText(text).width > most - 8 - sign;
    // a smaller size is better than truncation
    for (pen.font of fonts) if (!lines.some(isWide)) break;
    const cut = lines.map((text) => {
      let short = text;
      while (short.length > 1 && isWide(short)) short = short.slice(0, -1);
      return short === text ? text : `${short.slice(0, -1).trimEnd()}…`;
    });
    const width = Math.min(most, Math.max(...cut.map((text) => pen.measureText(text).width)) + sign + 12);
    pen.beginPath();
    pen.roundRect(x - width / 2, y, width, lines.length * NAME_HEIGHT, NAME_HEIGHT / 2);
    pen.fillStyle = ground;
    pen.fill();
    pen.strokeStyle = 'rgba(255, 255, 255, 0.4)';
    pen.lineWidth = 1;
    pen.stroke();
    pen.fillStyle = ink;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    cut.forEach((text, k) => pen.fillText(text, x + sign / 2, y + (k + 0.5) * NAME_HEIGHT + 0.5));
    if (!crown) return;
    pen.save();
    pen.translate(x - (pen.measureText(cut[0]).width + sign) / 2, y + 3.5);
    pen.fill(new Path2D(CROWN));
    pen.restore();
  }

  /** Draws a name on the lower edge of a card.
   * @param {CanvasRenderingContext2D} pen @param {Size} size @param {string} text @param {boolean} [wins] */
  function label(pen, { w, h }, text, wins = false) {
    words(
      pen,
      w / 2,
      h + NAME_BELOW - NAME_HEIGHT,
      w + (wins ? MARGIN + 6 : 6),
      [text],
      wins ? { ink: colour('on-gold'), ground: colour('focus'), crown: true } : {},
    );
  }

  /** Draws the card that a wild card stands for, over its suit mark, where it stays visible in a fan.
   * @param {CanvasRenderingContext2D} pen @param {Size} size @param {string} card */
  function badge(pen, { w, h }, card) {
    const rank = card.slice(0, -1) || card;
    const suit = /** @type {import('./card-faces.js').Suit} */ (card.slice(rank.length));
    const text = /** @type {Record<string, string>} */ ({ T: '10', ...indices })[rank] ?? rank;
    const box = { x: 0.035 * w, y: 0.345 * h, w: 0.37 * w, h: 0.27 * h };
    pen.save();
    pen.beginPath();
    pen.roundRect(box.x, box.y, box.w, box.h, 0.05 * h);
    pen.fillStyle = colour('focus');
    pen.fill();
    pen.strokeStyle = colour('on-gold');
    pen.lineWidth = Math.max(0.75, 0.012 * h);
    pen.stroke();
    const ink = SUIT_COLOURS.light[fourColours ? 'four' : 'two'][suit] ?? '#111';
    pen.fillStyle = ink === '#c8102e' ? '#8f0a20' : ink; // a darker red, for contrast on gold
    pen.font = `700 ${(suit ? 0.155 : 0.22) * h}px "Barlow Condensed", "Arial Narrow", system-ui, sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'alphabetic';
    pen.fillText(text, box.x + box.w / 2, box.y + (suit ? 0.135 : 0.205) * h, box.w - 2);
    if (suit) {
      pen.translate(box.x + box.w / 2, box.y + 0.2 * h);
      const scale = (0.105 * h) / 1000;
      pen.scale(scale, scale);
      pen.fill(suitPath(suit));
    }
    pen.restore();
  }

  /** Draws names in the middle of a card.
   * @param {CanvasRenderingContext2D} pen @param {Size} size @param {string[]} lines */
  const names = (pen, { w, h }, lines) => words(pen, w / 2, h / 2 - (lines.length * NAME_HEIGHT) / 2, w - 4, lines);

  return {
    /**
     * Returns the picture of a card; "??" is a card face down.
     * @param {string} card @param {Size} size @param {Look} [look] @param {number} [pack]
     */
    card(
      card,
      size,
      {
        dim = false,
        edge = 0,
        chosen = false,
        label: name = '',
        wins = false,
        tag = '',
        stands = '',
        owners = [],
      } = {},
      pack = 0,
    ) {
      return picture(
        `${card}${pack} ${size.w}x${size.h} ${dim} ${edge} ${chosen} ${name} ${wins} ${tag} ${stands} ${owners}`,
        size,
        (pen) => {
          const depth = edge * EDGE_STEP;
          pen.save();
          pen.shadowColor = 'rgba(4, 12, 18, 0.42)';
          pen.shadowBlur = 4 * ratio;
          pen.shadowOffsetY = 1.5 * ratio;
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
          pen.drawImage(facesOf(size).face(card, pack), 0, 0, size.w, size.h);
          if (stands) badge(pen, size, stands);
          if (dim) {
            outline(pen, size);
            pen.fillStyle = 'rgba(28, 44, 56, 0.2)';
            pen.fill();
          }
          if (wins || chosen) {
            outline(pen, size);
            pen.strokeStyle = '#3d2c00';
            pen.lineWidth = 6;
            pen.stroke();
            pen.strokeStyle = colour('focus');
            pen.lineWidth = 4;
            pen.stroke();
          }
          if (name) label(pen, size, name, wins);
          if (tag) words(pen, size.w / 2, -TAG_ABOVE, size.w + 4, [tag], { ink: '#1b1b1b', ground: '#ffffff' });
          if (owners.length && card === '??') names(pen, size, owners);
        },
      );
    },
    /** Returns the shadow of a raised card. @param {Size} size */
    shadow: (size) =>
      picture(`shadow ${size.w}x${size.h}`, size, (pen) => {
        pen.shadowColor = 'rgba(4, 12, 18, 0.6)';
        pen.shadowBlur = MARGIN * 0.9 * ratio;
        pen.shadowOffsetX = 3 * size.w * ratio; // draws the card itself outside the picture
        pen.translate(-3 * size.w, 0);
        outline(pen, size);
        pen.fill();
      }),
    /**
     * Returns the picture of an empty place, with the one card it waits for, if there is one.
     * @param {string | null} card @param {Size} size @param {string} [name] the player whose card it waits for
     * @param {string[]} [owners] names in the middle
     */
    ghost(card, size, name = '', owners = []) {
      return picture(`ghost ${card} ${size.w}x${size.h} ${name} ${owners}`, size, (pen) => {
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
        if (owners.length) names(pen, size, owners);
        const suit = /** @type {import('./card-faces.js').Suit} */ (card?.slice(-1));
        if (!card || !(suit in SUIT_COLOURS.felt.two)) return;
        const rank = card.slice(0, -1);
        const text = /** @type {Record<string, string>} */ ({ T: '10', ...indices })[rank] ?? rank;
        pen.globalAlpha = 0.85;
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
