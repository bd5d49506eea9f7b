// Jacks, queens and kings: heads and shoulders in woollen sweaters, composed of flat shapes. Each suit has its wool and
// its pattern, each rank its headgear; hair, beard and skin are a line of data per card.
//
// Coordinates are units of a card 48 wide and 68 high. The upper left corner is free for the index.

import { colour } from '../../styles/colours.js';

/** @typedef {'C' | 'D' | 'H' | 'S'} Suit */

/** Per suit: the sweater's wool, its pattern, a darker shade, and the pompom. Names without a # are in tokens.css. */
const WOOL = /** @type {Record<Suit, [string, string, string, string]>} */ ({
  C: ['spruce', 'cream', '#1f4638', 'midsummer'],
  D: ['blue', 'midsummer-text', '#163b5e', 'midsummer-text'],
  H: ['ochre', 'cream', '#7d211c', 'midsummer'],
  S: ['#3a4250', '#dfe6ee', '#272d38', '#c3cddb'],
});
const OLD_GOLD = '#b97f16';

/** Per card: skin, its shade, hair colour, and hair style. */
const SITTERS = /** @type {Record<string, [string, string, string, string]>} */ ({
  KC: ['#eebf98', '#d69f78', '#7a4a24', ''],
  KD: ['#f4d3b4', '#dfb08c', '#d9c8a4', ''],
  KH: ['#f4cfae', '#dfaa84', '#b5562a', ''],
  KS: ['#e3b08a', '#c78f68', '#4a4d55', ''],
  QC: ['#f4d3b4', '#dfb08c', '#a8622c', 'loose'],
  QD: ['#e3b08a', '#c78f68', '#3c2a20', 'bun'],
  QH: ['#f4cfae', '#dfaa84', '#e0aa3e', 'braids'],
  QS: ['#eebf98', '#d69f78', '#9aa0a8', 'bun'],
  JC: ['#f4cfae', '#dfaa84', '#b5562a', ''],
  JD: ['#eebf98', '#d69f78', '#5f3a1e', ''],
  JH: ['#f4d3b4', '#dfb08c', '#e0aa3e', ''],
  JS: ['#e3b08a', '#c78f68', '#26242a', ''],
});

const NECK = 'M26.7 43h8.6v8q-4.3 5-8.6 0z';
const HEAD = 'M22.4 34c0-7 3.6-9.5 8.6-9.5s8.6 2.5 8.6 9.5v4c0 5.5-4.1 9-8.6 9s-8.6-3.5-8.6-9z';
const EARS = 'M22.8 35.2a2 2.3 0 1 0 .6 4.3zM39.2 35.2a2 2.3 0 1 1-.6 4.3z';
const SWEATER = 'M10 70c-.8-9 .5-14.5 7-17l9-3.3q5 5.3 10 0l8 2.8q4 1.5 5 4V70z';
const MANTLE = 'M6 70c-.6-10 1.5-15.5 9-18.3l10.5-3.2q5.5 5 11 0l7.5 2q4.5 1 5 2.5V70z';
const COLLAR = 'M26.2 48.6q4.8 4.6 9.6 0l1.7 2.6q-6.5 6.3-13 0z';
const FACE = 'M27.3 36.8a1.15 1.25 0 1 0 .01 0zM34.7 36.8a1.15 1.25 0 1 0 .01 0z';
const BROWS = 'M25.6 34.3q1.7-1 3.4-.2M33 34.1q1.7-.8 3.4.2';
const NOSE = 'M31.1 37.6q.9 1.6-.2 2.5';
const SMILE = 'M28.3 43q2.7 2.2 5.4 0';
const CHEEKS = 'M25.3 39.6a1.8 1.5 0 1 0 .01 0zM36.7 39.6a1.8 1.5 0 1 0 .01 0z';

const CROWN = 'M21.8 29.5l-1.8-13 6 5.8 5-9.3 5 9.3 6-5.8-1.8 13q-9.2-2.6-18.4 0z';
const CROWN_BAND = 'M21.6 28.3q9.4-2.8 18.8 0l-.4 3.6q-9-2.6-18 0z';
const CROWN_TIPS = 'M20 14.6a1.7 1.7 0 1 0 .01 0zM31 11a1.9 1.9 0 1 0 .01 0zM42 14.6a1.7 1.7 0 1 0 .01 0z';
const CROWN_GEMS = 'M31 26.6l1.7 2-1.7 2-1.7-2zM25.4 27.7l1.3 1.6-1.3 1.6-1.3-1.6zM36.6 27.7l1.3 1.6-1.3 1.6-1.3-1.6z';
const BEARD =
  'M21.9 35c-.8 10 .6 18.5 9.1 21.8 8.5-3.3 9.9-11.8 9.1-21.8-.7 3.6-2 5-4.3 5.2q-4.8-1.9-9.6 0c-2.3-.2-3.6-1.6-4.3-5.2z';
const MOUSTACHE = 'M31 40.4c-3-1.5-6 .5-7 3.4 3 .7 6 .2 7-1.5 1 1.7 4 2.2 7 1.5-1-2.9-4-4.9-7-3.4z';

const TIARA = 'M23 25.4l-1.5-8.9 5.2 3.7 4.3-6.7 4.3 6.7 5.2-3.7-1.5 8.9q-8-3-16 0z';
const TIARA_TIPS = 'M21.5 14.9a1.4 1.4 0 1 0 .01 0zM31 11.5a1.7 1.7 0 1 0 .01 0zM40.5 14.9a1.4 1.4 0 1 0 .01 0z';
const PARTING = 'M22.2 36.5c-.6-8.5 3-11.5 8.8-11.5s9.4 3 8.8 11.5c-1.5-4.5-4.6-6-8.8-8.6-4.2 2.6-7.3 4.1-8.8 8.6z';
const LASHES = 'M25.6 36.6l-1.1-.9M36.4 36.6l1.1-.9';
const LIPS = 'M28.7 42.9q1.2-.9 2.3-.2 1.1-.7 2.3.2-2.3 2.6-4.6 0z';
const EARRINGS = 'M22 40.8a1.2 1.2 0 1 0 .01 0zM40 40.8a1.2 1.2 0 1 0 .01 0z';
const BEADS =
  'M25.4 50a1 1 0 1 0 .01 0zM28 52.4a1 1 0 1 0 .01 0zM31 53.3a1.2 1.2 0 1 0 .01 0zM34 52.4a1 1 0 1 0 .01 0zM36.6 50a1 1 0 1 0 .01 0z';
const HAIR = /** @type {Record<string, string>} */ ({
  loose:
    'M20.4 37c-1.8-11.5 3.6-15.5 10.6-15.5s12.4 4 10.6 15.5c-.4 6 .6 11 2.6 16-3 2.6-6.6 1.6-7.2-3.5h-12c-.6 5.1-4.2 6.1-7.2 3.5 2-5 3-10 2.6-16z',
  braids:
    'M21 37c-1.4-11.5 3-15.5 10-15.5s11.4 4 10 15.5l1.2 4.5q1.6 2.7.2 5 1.6 2.5.2 5 1 3-1.6 5.5-2.8-2-1.8-5-1.6-2.5-.2-5l-.6-6.5h-14.8l-.6 6.5q1.4 2.5-.2 5 1 3-1.8 5-2.6-2.5-1.6-5.5-1.4-2.5.2-5-1.4-2.3.2-5z',
  bun: 'M21.6 36.5c-1.2-11 2.4-15 9.4-15s10.6 4 9.4 15z',
});

const CAP = 'M21.3 31.5c-1-10.5 3.2-15 9.7-15s10.7 4.5 9.7 15z';
const CAP_KNIT = 'M23.6 25.4l2-2.8 2 2.8-2 2.8zM29 25.4l2-2.8 2 2.8-2 2.8zM34.4 25.4l2-2.8 2 2.8-2 2.8z';
const CUFF = 'M20.3 28.8q10.7-3.2 21.4 0l.3 4.6q-11-3-22 0z';
const POMPOM = 'M31 11.2a3.6 3.6 0 1 0 .01 0z';
const FRINGE =
  'M22.6 32.5q.6 4.2 1.2 4 1.4-1 2-3.3 1 2.6 2.3 2.3 1.3-.8 1.6-2.8 1.3 2.6 2.7 2.3 1.2-.9 1.4-2.5 1.2 2.6 2.5 2.6 1-.6 1.2-2 .8 2.5 1.5 3.4.8-1.6.8-4-9-3.2-17.2 0z';
const SCARF = 'M24.6 47.8q6.4 4.6 12.8 0l1.6 3.4q-8 6-16 0z';

/** The pattern across the chest, by suit. */
const KNITTING = /** @type {Record<Suit, string>} */ ({
  C: 'M12 60.5h2.5v-2.5h2v2.5h2.5v2h-2.5v2.5h-2v-2.5h-2.5zM41.5 60.5h2v-2.5h2v2.5h2v2h-2v2.5h-2v-2.5h-2zM20 60.7h1.8v1.8h-1.8zM38.6 60.7h1.6v1.8h-1.6z',
  D: 'M15 57.5l2.6 4-2.6 4-2.6-4zM21.8 59.3l1.5 2.2-1.5 2.2-1.5-2.2zM44 57.5l2.6 4-2.6 4-2.6-4zM38.8 59.5l1.3 2-1.3 2-1.3-2z',
  H: 'M11 63l3.5-4 3.5 4 3.5-4 3.5 4v2.2l-3.5-4-3.5 4-3.5-4-3.5 4zM37.5 63l3.5-4 3.5 4 3-3.4v2.2l-3 3.4-3.5-4-3.5 4z',
  S: 'M11.5 58.5h13v1.5h-13zM11 61.5h11.5v1.5h-11.5zM11 64.5h13v1.5h-13zM37.5 58.5h10v1.5h-10zM39.5 61.5h8v1.5h-8zM38 64.5h10v1.5h-10z',
});

/** @type {Map<string, Path2D>} */
const paths = new Map();

/** Returns the path of an outline, made once. @param {string} outline */
export function pathOf(outline) {
  const path = paths.get(outline) ?? new Path2D(outline);
  paths.set(outline, path);
  return path;
}

/**
 * Draws the person of a court card, on a card 48 wide and 68 high.
 * @param {CanvasRenderingContext2D} pen
 * @param {string} rank "J", "Q" or "K"
 * @param {Suit} suit
 * @param {(x: number, y: number, size: number) => void} drawPip draws the suit's mark in the fill colour
 */
export function drawCourt(pen, rank, suit, drawPip) {
  const [skin, shade, hair, cut] = SITTERS[rank + suit];
  const [wool, yarn, dark, pompom] = WOOL[suit].map((name) => (name.startsWith('#') ? name : colour(name)));
  const [gold, cream, coal, ochre, blue] = ['midsummer', 'cream', 'coal', 'ochre', 'blue'].map(colour);
  const fill = (/** @type {string} */ outline, /** @type {string} */ paint) => {
    pen.fillStyle = paint;
    pen.fill(pathOf(outline));
  };
  const line = (/** @type {string} */ outline, /** @type {string} */ paint, width = 0.8) => {
    pen.strokeStyle = paint;
    pen.lineWidth = width;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.stroke(pathOf(outline));
  };

  if (rank === 'Q') {
    if (cut === 'bun') fill('M31 15.5a6.2 5.8 0 1 0 .01 0z', hair);
    fill(HAIR[cut], hair);
  }
  fill(rank === 'K' ? MANTLE : SWEATER, wool);
  fill(KNITTING[suit], yarn);
  fill(NECK, shade);
  if (rank === 'Q') fill(BEADS, gold);
  else fill(rank === 'K' ? COLLAR : SCARF, rank === 'K' ? gold : dark);
  pen.fillStyle = yarn;
  drawPip(31, 61.5, 9);

  fill(EARS, shade);
  fill(HEAD, skin);
  fill(CHEEKS, 'rgb(200 60 40 / 0.28)');
  if (rank === 'K') {
    fill(BEARD, hair);
    fill(MOUSTACHE, hair);
    fill(MOUSTACHE, 'rgb(255 255 255 / 0.28)');
    line('M29.6 44.6q1.4.8 2.8 0', '#7a2420', 0.9);
    fill(CROWN, gold);
    fill(CROWN_BAND, OLD_GOLD);
    fill(CROWN_GEMS, cream);
    fill(CROWN_TIPS, suit === 'H' || suit === 'D' ? ochre : blue);
  } else if (rank === 'Q') {
    fill(PARTING, hair);
    fill(TIARA, gold);
    fill('M31 19.5l1.5 2.2-1.5 2.2-1.5-2.2z', ochre);
    fill(TIARA_TIPS, cream);
    line(TIARA_TIPS, OLD_GOLD, 0.5);
    fill(LIPS, '#a8322c');
    line(LASHES, coal);
    fill(EARRINGS, gold);
  } else {
    fill(FRINGE, hair);
    fill(CAP, wool);
    fill(CAP_KNIT, yarn);
    fill(CUFF, dark);
    fill(POMPOM, pompom);
    line(SMILE, '#8a2e28', 0.9);
  }
  line(BROWS, rank === 'K' || rank === 'J' ? hair : coal, rank === 'Q' ? 0.6 : 1);
  fill(FACE, coal);
  line(NOSE, shade, 0.9);
}
