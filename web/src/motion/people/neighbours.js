// Portraits of the opponents. To add one: a line here, and a name in `opponent-names` of every language.

import {
  ATTRIBUTES,
  BEARDS,
  BEHIND,
  both,
  bust,
  features,
  line,
  MOODS,
  PATTERNS,
  path,
  TOPS,
} from './portrait-parts.js';

/** Skin colours, each with its shade. */
const SKINS = {
  light: ['#f5d3b8', '#e3b496'],
  rosy: ['#f2c3a7', '#dda084'],
  tan: ['#dca77f', '#c28a62'],
  brown: ['#a9714d', '#8d5a3a'],
};
const [OCHRE, BLUE, SPRUCE, GOLD, LICHEN, CREAM, LAKE, PLUM] = [
  '#9e2b25',
  '#1f4e79',
  '#2c5a4a',
  '#e8b23a',
  '#a9b18f',
  '#fff8ea',
  '#3f7c96',
  '#6b3a5b',
];

/**
 * @typedef {[skin: keyof typeof SKINS, behind: string, top: string, hair: string, other: string, beard: string,
 *   attribute: string, knit: string, pattern: string, wool: string, hairs?: string]} Person parts of a portrait; if
 *   `hair` is the colour of a cap or scarf, `hairs` is that of the beard
 */

/** By English name. @type {Record<string, Person>} */
const PEOPLE = {
  Onni: ['light', 'none', 'tuft', '#c25a2a', '', 'none', 'freckles', SPRUCE, 'zigzag', GOLD],
  Aino: ['light', 'braid', 'braid', '#e0ac46', '', 'none', 'cheeks', OCHRE, 'diamonds', CREAM],
  Veikko: ['rosy', 'none', 'beanie', GOLD, BLUE, 'full', 'none', BLUE, 'stars', GOLD],
  Saga: ['light', 'none', 'bun', '#b9b4ab', '', 'none', 'glasses', SPRUCE, 'diamonds', CREAM],
  Helmi: ['rosy', 'scarf', 'scarf', OCHRE, CREAM, 'none', 'cheeks', LICHEN, 'plain', OCHRE],
  Lumi: ['light', 'bob', 'fringe', '#2e2522', '', 'none', 'none', LAKE, 'firs', CREAM],
  Eero: ['tan', 'none', 'sailor', CREAM, BLUE, 'none', 'none', CREAM, 'stripes', BLUE],
  Tyyne: ['rosy', 'curls', 'curls', '#c3ccd8', '', 'none', 'earrings', PLUM, 'dots', CREAM],
  Taavi: ['rosy', 'none', 'bald', '#7a6a5c', '', 'moustache', 'none', GOLD, 'stripes', OCHRE],
  Meri: ['brown', 'curls', 'locks', '#241a17', '', 'none', 'earrings', BLUE, 'firs', CREAM],
};
const ALL = Object.values(PEOPLE);

/** Choices for a person's own face, in the order of its digits (own-faces.js). Headgear matches the sweater. */
const CHOICES = {
  skin: /** @type {(keyof typeof SKINS)[]} */ (Object.keys(SKINS)),
  hair: [
    ['none', 'tuft'],
    ['bob', 'fringe'],
    ['braid', 'braid'],
    ['none', 'bun'],
    ['curls', 'curls'],
    ['curls', 'locks'],
    ['none', 'bald'],
    ['none', 'beanie'],
    ['scarf', 'scarf'],
    ['none', 'sailor'],
  ],
  colour: ['#2e2522', '#7a4a2a', '#c25a2a', '#e0ac46', '#b9b4ab', '#c3ccd8'],
  beard: Object.keys(BEARDS),
  extra: Object.keys(ATTRIBUTES),
  knit: [
    [OCHRE, CREAM],
    [BLUE, GOLD],
    [SPRUCE, CREAM],
    [GOLD, OCHRE],
    [LICHEN, OCHRE],
    [LAKE, CREAM],
    [PLUM, CREAM],
  ],
  pattern: Object.keys(PATTERNS),
};
const COVERS = ['beanie', 'scarf', 'sailor'];

/** Returns the parts of a chosen face. @param {string} face @returns {Person} */
function chosen(face) {
  const [skin, hair, colour, beard, extra, knit, pattern] = Object.values(CHOICES).map(
    (kinds, at) => kinds[Number(face[at])],
  );
  const [behind, top] = hair;
  const [wool, other] = knit;
  const isCovered = COVERS.includes(top);
  return [
    /** @type {keyof typeof SKINS} */ (skin),
    behind,
    top,
    isCovered ? wool : String(colour),
    other,
    String(beard),
    String(extra),
    wool,
    String(pattern),
    other,
    String(colour),
  ];
}

/** @typedef {'calm' | 'glad' | 'sorry'} Mood */

/** Draws a portrait: the content of an SVG with a view box of 64 by 64.
 * @param {number | string} who index of a neighbour (wraps around), or a chosen face
 * @param {Mood} mood @param {boolean} isTalking */
export function portrait(who, mood, isTalking) {
  const [skin, behind, top, hair, other, beard, attribute, knit, pattern, wool, hairs] =
    typeof who === 'string' ? chosen(who) : ALL[who % ALL.length];
  const [light, shade] = SKINS[skin];
  const { brow } = MOODS[mood];
  const { mouth, isFull } = isTalking ? MOODS.talking : MOODS[mood];
  const isBearded = beard === 'full';
  const lips = isBearded ? '#f0c0a0' : '#7c2f26';
  return [
    BEHIND[behind](hair),
    bust(light, shade, knit, PATTERNS[pattern](wool)),
    BEARDS[beard](hairs ?? (isBearded ? '#7c4a2a' : hair)),
    isFull ? path(mouth, '#7c1f1c') : line(mouth, lips, 2),
    features(shade),
    ATTRIBUTES[attribute](),
    TOPS[top](hair, other),
    both(line(brow, '#3a2720', 1.9)),
  ].join('');
}
