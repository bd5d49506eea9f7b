// Drawing parts of portraits: flat SVG shapes of head and shoulders on a disc of 64 by 64, coloured per person. Brows
// (y 20 to 26) and mouth (y 34 to 42), which show the mood, stay uncovered.

/** @param {string} d @param {string} fill @param {string} [more] */
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
/** @param {string} d @param {string} colour @param {number} width */
export const line = (d, colour, width) =>
  path(d, 'none', ` stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`);
/** @param {number} x @param {number} y @param {number} r @param {string} fill */
const dot = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
/** Mirrors a part to both sides. @param {string} part */
export const both = (part) => `${part}<g transform="matrix(-1 0 0 1 64 0)">${part}</g>`;
/** Repeats a part. @param {number[]} at @param {(x: number, k: number) => string} part */
const row = (at, part) => at.map(part).join('');

const INK = '#2a211d';
export const FACE =
  'M18.5 25c0-9 5.5-13.5 13.5-13.5S45.5 16 45.5 25v5.5C45.5 39.5 39.5 45.5 32 45.5S18.5 39.5 18.5 30.5z';
const SHOULDERS = 'M4 66c0-11 7-15.5 21-17.5q7 5 14 0c14 2 21 6.5 21 17.5z';
const AROUND = [12, 22, 32, 42, 52]; // x of a pattern's motifs on the yoke
/** Returns the yoke's y at an x. @param {number} x */
const yoke = (x) => 57.5 + ((x - 32) / 32) ** 2 * 4;

/** Sweater patterns. @type {Record<string, (colour: string) => string>} */
export const PATTERNS = {
  diamonds: (colour) => row(AROUND, (x) => path(`M${x} ${yoke(x) - 4}l3.5 4-3.5 4-3.5-4z`, colour)),
  zigzag: (colour) => line('M6 60l5-4 5 4 5-5 5.5 4.5 5.5-4.5 5.5 4.5 5.5-4.5 5 5 5-4 5 4', colour, 2.2),
  stripes: (colour) => line('M8 58.5c14-5 34-5 48 0M5 63c16-5 38-5 54 0', colour, 2),
  stars: (colour) =>
    row(AROUND, (x) => line(`M${x - 3} ${yoke(x) - 3}l6 6m0-6l-6 6M${x} ${yoke(x) - 3.5}v7`, colour, 1.4)),
  dots: (colour) =>
    row(AROUND, (x) => dot(x, yoke(x), 2, colour)) + row([17, 27, 37, 47], (x) => dot(x, yoke(x) + 4.5, 1.4, colour)),
  firs: (colour) =>
    row(AROUND, (x) => path(`M${x} ${yoke(x) - 5}l2.2 3h-1.2l2.2 3h-1.2l2 3h-8l2-3h-1.2l2.2-3h-1.2z`, colour)),
  plain: (colour) => line('M25 49.5q7 5 14 0', colour, 2.6),
};

/** Parts behind the head. @type {Record<string, (colour: string) => string>} */
export const BEHIND = {
  none: () => '',
  bob: (colour) => path('M14 46c-2-8-1-17 0-22C16 13 23 7 32 7s16 6 18 17c1 5 2 14 0 22l-7 2H21z', colour),
  curls: (colour) =>
    row([16.5, 15, 19, 26, 34, 42, 47.5, 49, 17, 47], (x, k) =>
      dot(x, [33, 24, 15.5, 10, 8.5, 12, 19, 28, 39, 36][k], 6.5, colour),
    ),
  braid: (colour) =>
    path('M42 22c7 1 9 8 7 15l-2 4 1 4-3 5 1 4-3 7c-3-2-4-4-3-7l-1-4 2-5-1-4 1-5z', colour) +
    line('M48.5 40.5l-7 2.5M48 46l-6 2.5M46.5 51.5l-4 2', '#0003', 1.2),
  scarf: (colour) => path('M12 50c0-4 2-8 2-16C14 17 21 8 32 8s18 9 18 26c0 8 2 12 2 16-8 5-32 5-40 0z', colour),
};

/** Hair and headgear over the forehead. @type {Record<string, (colour: string, other: string) => string>} */
export const TOPS = {
  braid: (colour) =>
    path(
      'M17 30c-2-14 4-22 15-22s17 8 15 22c-1-7-3-11-6-13.5C35 20 24 20.5 20.5 21.5 18.5 24 17.5 26.5 17 30z',
      colour,
    ),
  beanie: (colour, other) =>
    dot(32, 6, 4.6, other) +
    path('M16.5 21C16.5 11 23 6.5 32 6.5S47.5 11 47.5 21z', colour) +
    path('M15.5 17.5q16.5-4 33 0c1 0 1.5 4.5 0 4.5-10-3-23-3-33 0-1.5 0-1-4.5 0-4.5z', other),
  bun: (colour) =>
    dot(32, 6, 6.5, colour) +
    line('M27.5 8.5q4.5 2 9 0', '#0002', 1.2) +
    path('M17 27c-2-12 5-18 15-18s17 6 15 18c-2-6-6-9.5-15-9.5S19 21 17 27z', colour),
  scarf: (colour, other) =>
    path('M17.5 28C17 15 23 9 32 9s15 6 14.5 19c-2-7-7-10.5-14.5-10.5S19.5 21 17.5 28z', colour) +
    row([23, 32, 41], (x) => dot(x, x === 32 ? 13 : 15.2, 1.4, other)),
  fringe: (colour) =>
    path('M16 31c-1-15 5-22 16-22s17 7 16 22l-3-9.5c-8-1.5-18-1.5-26 0z', colour) +
    line('M26 13v6.5M32 11.5v8M38 13v6.5', '#fff2', 1.2),
  sailor: (colour, other) =>
    path('M13 15c2-9 11-10.5 19-10.5S49 6 51 15l-4 3H17z', colour) +
    path('M17 15.5q15-3 30 0v5.5q-15-3-30 0z', other) +
    path('M15.5 20.5q16.5-4 33 0-3 2.5-16.5 1.5t-16.5-1.5z', INK) +
    dot(32, 17, 1.9, '#e8b23a'),
  curls: (colour) => row([21, 26, 32, 38, 43], (x, k) => dot(x, [17, 13.5, 12.5, 13.5, 17][k], 5, colour)),
  tuft: (colour) =>
    path(
      'M18 25c-2-10 3-17 14-17 5 0 7 2 11 3 4 2 5 7 3.5 14-1-4-2.5-6-4.5-7.5-5 1.5-9 0-12-2-2 3-9 3.5-12 9.5z',
      colour,
    ),
  bald: (colour) => both(path('M18.8 21c-3 3-3 9-1 13l1-3z', colour)),
  locks: (colour) =>
    path('M18 24c0-10 6-15 14-15s14 5 14 15c-2-4-5-6.5-14-6.5S20 20 18 24z', colour) +
    row([20, 25.5, 32, 38.5, 44], (x, k) => dot(x, [17, 12.5, 11, 12.5, 17][k], 4, colour)),
};

/** Attributes over the face; each person has one. @type {Record<string, () => string>} */
export const ATTRIBUTES = {
  none: () => '',
  glasses: () =>
    line('M31 29.5q1-1 2 0M20.5 29l-2-.5M43.5 29l2-.5', INK, 1.3) +
    both(`<circle cx="25.7" cy="29.5" r="5" fill="#fff5" stroke="${INK}" stroke-width="1.5"/>`),
  freckles: () => both(row([22, 24.5, 27], (x, k) => dot(x, [33.5, 35, 33.3][k], 0.9, '#b4633c'))),
  earrings: () => both(dot(17.6, 35, 1.7, '#e8b23a')),
  cheeks: () => both(dot(23.3, 34.5, 2.7, '#e0675c55')),
};

/** Beards; the mouth is drawn over them. @type {Record<string, (colour: string) => string>} */
export const BEARDS = {
  none: () => '',
  full: (colour) =>
    path(
      'M18.5 28c1 3.5 3 5 6 5 2.5 0 4-1.2 7.5-1.2s5 1.2 7.5 1.2c3 0 5-1.5 6-5 .8 13-3.5 21-13.5 21S17.7 41 18.5 28z',
      colour,
    ),
  moustache: (colour) =>
    path(
      'M32 34.2c2.5-2 6-1.5 7.5.5 1 1.3 2.5 1.5 4 1-1.5 3-6 3.8-8.5 2.6-1.5-.7-2.3-1.2-3-1.2s-1.5.5-3 1.2c-2.5 1.2-7 .4-8.5-2.6 1.5.5 3 .3 4-1 1.5-2 5-2.5 7.5-.5z',
      colour,
    ),
};

/** @param {string} skin @param {string} shade @param {string} knit @param {string} pattern drawn on the sweater */
export const bust = (skin, shade, knit, pattern) =>
  path('M26 40h12v9q-6 6.5-12 0z', shade) +
  path(SHOULDERS, knit) +
  pattern +
  both(dot(18.3, 30, 3.4, skin)) +
  path(FACE, skin);

/** @param {string} shade */
export const features = (shade) => both(dot(26, 29, 2.1, INK)) + line('M32 30.5q1.8 2 .2 3', shade, 1.4);

/** Brows and mouth of each mood; a talking mouth is open. */
export const MOODS = {
  calm: { brow: 'M22.8 24.3q3-1.9 6-.2', mouth: 'M27.5 37.8q4.5 2.8 9 0', isFull: false },
  glad: { brow: 'M22.5 23.2q3.4-3 6.6-.4', mouth: 'M25.8 36.5q6.2 1.8 12.4 0-.8 6.7-6.2 6.7t-6.2-6.7z', isFull: true },
  sorry: { brow: 'M22.3 25q3.6-.5 6.2-2.9', mouth: 'M27.8 39.8q4.2-3.4 8.4 0', isFull: false },
  talking: { mouth: 'M28.5 37.2q3.5-1.6 7 0c.8 5.6-7.8 5.6-7 0z', isFull: true },
};
