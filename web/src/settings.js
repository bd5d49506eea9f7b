// What a person has chosen about the page: the choices, their storing, and how they reach the screen. Looks go through
// data attributes of <html> and custom properties in style.css; sounds and buzzes are made here as well.

/** @typedef {import('./words.js').Indices} Indices */

/** The values of every setting that is chosen from a list, the first one being the default. */
export const CHOICES = {
  indices: /** @type {const} */ (['auto', 'en', 'sv', 'fr', 'de']),
  animation: /** @type {const} */ (['normal', 'fast', 'slow', 'off']),
  pace: /** @type {const} */ (['normal', 'fast', 'slow', 'instant']),
  felt: /** @type {const} */ (['green', 'blue', 'slate', 'red']),
  theme: /** @type {const} */ (['auto', 'light', 'dark']),
};

/**
 * @typedef {object} Settings
 * @property {string} lang a language, or "auto": as the browser says
 * @property {typeof CHOICES.indices[number]} indices
 * @property {boolean} fourColours each suit has a colour of its own
 * @property {boolean} largeCards
 * @property {typeof CHOICES.animation[number]} animation
 * @property {typeof CHOICES.pace[number]} pace how long opponents think
 * @property {boolean} talk whether opponents say a word now and then
 * @property {boolean} sound
 * @property {boolean} vibration
 * @property {boolean} leftHand
 * @property {typeof CHOICES.felt[number]} felt
 * @property {typeof CHOICES.theme[number]} theme
 */

/** @type {Settings} */
export const DEFAULTS = {
  lang: 'auto',
  indices: 'auto',
  fourColours: false,
  largeCards: false,
  animation: 'normal',
  pace: 'normal',
  talk: true,
  sound: false,
  vibration: false,
  leftHand: false,
  felt: 'green',
  theme: 'auto',
};

/** Letters of ace, king, queen and jack as different countries print them. */
const INDICES = /** @type {Record<string, Indices>} */ ({
  en: { A: 'A', K: 'K', Q: 'Q', J: 'J' },
  sv: { A: 'E', K: 'K', Q: 'D', J: 'Kn' },
  fr: { A: '1', K: 'R', Q: 'D', J: 'V' },
  de: { A: 'A', K: 'K', Q: 'D', J: 'B' },
});

/** Milliseconds of a card's flight, by setting. */
export const FLIGHT = { off: 0, fast: 140, normal: 260, slow: 520 };
/** Milliseconds that an opponent waits before it plays, by setting. */
export const PACE = { instant: 0, fast: 350, normal: 900, slow: 1900 };
/** Milliseconds for which a full trick can be looked at, by the same setting. */
export const REST = { instant: 0, fast: 500, normal: 1100, slow: 2000 };

/** Gets the letters on the cards.
 * @param {Settings} settings @param {string} lang the language in force */
export function indicesOf(settings, lang) {
  return INDICES[settings.indices === 'auto' ? lang : settings.indices] ?? INDICES.en;
}

/** Makes whole settings of what was stored: an unknown or bad value becomes the default.
 * @param {unknown} stored @returns {Settings} */
export function readSettings(stored) {
  const settings = /** @type {Record<string, unknown>} */ ({ ...DEFAULTS });
  if (typeof stored !== 'object' || stored === null) return { ...DEFAULTS };
  for (const [name, value] of Object.entries(stored)) {
    const list = /** @type {Record<string, readonly string[]>} */ (CHOICES)[name];
    const known = list ? list.includes(String(value)) : typeof value === typeof settings[name];
    if (name in settings && known) settings[name] = value;
  }
  return /** @type {Settings} */ (/** @type {unknown} */ (settings));
}

/** Puts the settings on the page.
 * @param {Settings} settings @param {string} lang the language in force */
export function applySettings(settings, lang) {
  const root = document.documentElement;
  root.lang = lang;
  root.dataset.theme = settings.theme;
  root.dataset.felt = settings.felt;
  root.dataset.hand = settings.leftHand ? 'left' : 'right';
  root.dataset.suits = settings.fourColours ? 'four' : 'two';
  root.dataset.cards = settings.largeCards ? 'large' : 'normal';
  root.dataset.motion = settings.animation === 'off' ? 'off' : 'on';
  // The bar of the browser takes the colour of the felt, with which every screen begins.
  const felt = getComputedStyle(root).getPropertyValue('--felt').trim();
  if (felt) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', felt);
}

/** @typedef {'card' | 'turn' | 'end' | 'tick'} Feel */

/** Notes of each sound: frequency in Hz, start and length in seconds, loudness. */
const NOTES = /** @type {Record<Feel, [number, number, number, number][]>} */ ({
  card: [[190, 0, 0.05, 0.5], [95, 0.008, 0.07, 0.6]],
  turn: [[587, 0, 0.12, 0.22], [880, 0.09, 0.2, 0.2]],
  end: [[523, 0, 0.2, 0.25], [659, 0.12, 0.2, 0.25], [784, 0.24, 0.45, 0.25]],
  tick: [[740, 0, 0.07, 0.2]],
});
const BUZZES = /** @type {Record<Feel, number[]>} */ ({ card: [8], turn: [18, 40, 18], end: [30, 60, 30], tick: [8] });

/** @type {AudioContext | null} */
let audio = null;

/** Lets something be heard and felt, where the person has asked for it; never throws.
 * @param {Settings} settings @param {Feel} feel */
export function feel(settings, feel) {
  try {
    if (settings.vibration) navigator.vibrate?.(BUZZES[feel]);
    if (settings.sound) play(NOTES[feel]);
  } catch {
    // a device without it, or a frame that may not
  }
}

/** @param {[number, number, number, number][]} notes */
function play(notes) {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume().catch(() => {}); // allowed from the next tap on
  const now = audio.currentTime + 0.01;
  for (const [frequency, start, length, loudness] of notes) {
    const tone = audio.createOscillator();
    const level = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    level.gain.setValueAtTime(loudness, now + start);
    level.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    tone.connect(level).connect(audio.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}
