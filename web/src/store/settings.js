// What a person has chosen about the page: the choices, their storing, and how they reach the screen. Looks go through
// data attributes of <html> and custom properties in tokens.css; what is heard and felt is in feedback.js.

/** @typedef {import('../types.js').Indices} Indices */

/** The values of every setting that is chosen from a list, the first one being the default. */
export const CHOICES = {
  indices: /** @type {const} */ (['auto', 'en', 'sv', 'fr', 'fr-a', 'de']),
  animation: /** @type {const} */ (['normal', 'fast', 'slow', 'off']),
  pace: /** @type {const} */ (['normal', 'fast', 'slow', 'instant']),
  forced: /** @type {const} */ (['words', 'all', 'off']),
  inquiries: /** @type {const} */ (['always', 'nearer']),
  speech: /** @type {const} */ (['all', 'mine', 'asked']),
  felt: /** @type {const} */ (['lake', 'green', 'ochre', 'grey']),
  theme: /** @type {const} */ (['auto', 'light', 'dark']),
  contrast: /** @type {const} */ (['auto', 'normal', 'more']),
};

/**
 * @typedef {object} Settings
 * @property {string} lang a language, or "auto": as the browser says
 * @property {typeof CHOICES.indices[number]} indices
 * @property {boolean} fourColours each suit has a colour of its own
 * @property {boolean} largeCards
 * @property {typeof CHOICES.animation[number]} animation
 * @property {typeof CHOICES.pace[number]} pace how long opponents think
 * @property {typeof CHOICES.forced[number]} forced what is played by itself where nothing else can be done
 * @property {typeof CHOICES.inquiries[number]} inquiries which of a game's questions that come again and again are asked
 * @property {boolean} aids whether cards are marked that would do something (take a trick, say)
 * @property {boolean} talk whether opponents say a word now and then
 * @property {boolean} sound
 * @property {boolean} vibration
 * @property {typeof CHOICES.speech[number]} speech what the table tells who does not see it
 * @property {boolean} leftHand
 * @property {typeof CHOICES.felt[number]} felt
 * @property {typeof CHOICES.theme[number]} theme
 * @property {typeof CHOICES.contrast[number]} contrast
 */

/** @type {Settings} */
export const DEFAULTS = {
  lang: 'auto',
  indices: 'auto',
  fourColours: false,
  largeCards: false,
  aids: false,
  animation: 'normal',
  pace: 'normal',
  forced: 'words',
  inquiries: 'always',
  talk: true,
  sound: false,
  vibration: false,
  speech: 'all',
  leftHand: false,
  felt: 'lake',
  theme: 'auto',
  contrast: 'auto',
};

/** Letters of ace, king, queen and jack as different countries print them; auto takes those named like the language. */
const INDICES = /** @type {Record<string, Indices>} */ ({
  en: { A: 'A', K: 'K', Q: 'Q', J: 'J' },
  sv: { A: 'E', K: 'K', Q: 'D', J: 'Kn' },
  fr: { A: '1', K: 'R', Q: 'D', J: 'V' },
  'fr-a': { A: 'A', K: 'R', Q: 'D', J: 'V' },
  de: { A: 'A', K: 'K', Q: 'D', J: 'B' },
});

/** Milliseconds of a card's flight, by setting; the usual one is `--play` in tokens.css. */
export const FLIGHT = { off: 0, fast: 110, normal: 200, slow: 420 };
/** Milliseconds that an opponent waits before it plays, by setting. */
export const PACE = { instant: 0, fast: 350, normal: 900, slow: 1900 };
/** Milliseconds for which a full trick can be looked at, by the same setting. */
export const REST = { instant: 0, fast: 350, normal: 550, slow: 1800 };

/** Gets the letters on the cards.
 * @param {Settings} settings @param {string} lang the language in force */
export function indicesOf(settings, lang) {
  return INDICES[settings.indices === 'auto' ? lang : settings.indices] ?? INDICES.en;
}

/** Gets the letters of one of the choices, as they are shown to choose from. @param {typeof CHOICES.indices[number]} choice */
export const lettersOf = (choice) => Object.values(INDICES[choice] ?? {}).join(' ');

/** What older builds called a table that is still there. */
const RENAMED = /** @type {Record<string, string>} */ ({ blue: 'lake', slate: 'grey', red: 'ochre' });

/** Makes whole settings of what was stored: an unknown or bad value becomes the default.
 * @param {unknown} stored @returns {Settings} */
export function readSettings(stored) {
  const settings = /** @type {Record<string, unknown>} */ ({ ...DEFAULTS });
  if (typeof stored !== 'object' || stored === null) return { ...DEFAULTS };
  for (const [name, kept] of Object.entries(stored)) {
    const value = name === 'felt' ? RENAMED[kept] ?? kept : kept;
    const list = /** @type {Record<string, readonly string[]>} */ (CHOICES)[name];
    const known = list ? list.includes(String(value)) : typeof value === typeof settings[name];
    if (name in settings && known) settings[name] = value;
  }
  return /** @type {Settings} */ (/** @type {unknown} */ (settings));
}

/** Leaves the language where start.js finds it at once, to ask for its words. @param {string} lang */
function leaveLanguage(lang) {
  try {
    localStorage.setItem('kortti.lang', lang);
  } catch {
    // storage is denied
  }
}

/** Returns the media query of a device that asks for more contrast. */
export const contrastQuery = () => matchMedia('(prefers-contrast: more)');

/** Puts the settings on the page.
 * @param {Settings} settings @param {string} lang the language in force */
export function applySettings(settings, lang) {
  const root = document.documentElement;
  root.lang = lang;
  leaveLanguage(lang);
  root.dataset.theme = settings.theme;
  root.dataset.contrast = settings.contrast === 'auto' && contrastQuery().matches ? 'more' : settings.contrast;
  root.dataset.felt = settings.felt;
  root.dataset.hand = settings.leftHand ? 'left' : 'right';
  root.dataset.suits = settings.fourColours ? 'four' : 'two';
  root.dataset.cards = settings.largeCards ? 'large' : 'normal';
  root.dataset.motion = settings.animation === 'off' ? 'off' : 'on';
  // The bar of the browser takes the colour of the bar with which every screen begins.
  const bar = getComputedStyle(root).getPropertyValue('--bar').trim();
  if (bar) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
}
