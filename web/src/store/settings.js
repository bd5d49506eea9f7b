// Settings: their choices and defaults, validation, and applying them to the page. Appearance uses data attributes of
// <html> and custom properties in tokens.css; sound and vibration are in feedback.js.

/** @typedef {import('../types.js').Indices} Indices */

/** Values of each setting with a list; the first is the default. */
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
 * @property {string} lang a language, or "auto" for the browser's
 * @property {typeof CHOICES.indices[number]} indices
 * @property {boolean} fourColours four-colour suits
 * @property {boolean} largeCards
 * @property {typeof CHOICES.animation[number]} animation
 * @property {typeof CHOICES.pace[number]} pace of opponents
 * @property {typeof CHOICES.forced[number]} forced what is played for the person if it is the only choice
 * @property {typeof CHOICES.inquiries[number]} inquiries which recurring questions of a game are asked
 * @property {boolean} aids true to mark cards that would have an effect, e.g. take a trick
 * @property {boolean} talk true if opponents make remarks
 * @property {boolean} sound
 * @property {boolean} vibration
 * @property {typeof CHOICES.speech[number]} speech what screen readers announce
 * @property {boolean} milestones true to tell of streaks, firsts and a level to try
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
  milestones: true,
  leftHand: false,
  felt: 'lake',
  theme: 'auto',
  contrast: 'auto',
};

/** Letters of ace, king, queen and jack by country; auto takes those of the language. */
const INDICES = /** @type {Record<string, Indices>} */ ({
  en: { A: 'A', K: 'K', Q: 'Q', J: 'J' },
  sv: { A: 'E', K: 'K', Q: 'D', J: 'Kn' },
  fr: { A: '1', K: 'R', Q: 'D', J: 'V' },
  'fr-a': { A: 'A', K: 'R', Q: 'D', J: 'V' },
  de: { A: 'A', K: 'K', Q: 'D', J: 'B' },
});

/** Returns the letters on the cards.
 * @param {Settings} settings @param {string} lang current language */
export function indicesOf(settings, lang) {
  return INDICES[settings.indices === 'auto' ? lang : settings.indices] ?? INDICES.en;
}

/** Returns the letters of one of the choices, for the settings screen.
 * @param {typeof CHOICES.indices[number]} choice */
export const lettersOf = (choice) => Object.values(INDICES[choice] ?? {}).join(' ');

/** Names of older builds for felts. */
const RENAMED = /** @type {Record<string, string>} */ ({ blue: 'lake', slate: 'grey', red: 'ochre' });

/** Validates stored settings; unknown or bad values become the defaults.
 * @param {unknown} stored @returns {Settings} */
export function readSettings(stored) {
  const settings = /** @type {Record<string, unknown>} */ ({ ...DEFAULTS });
  if (typeof stored !== 'object' || stored === null) return { ...DEFAULTS };
  for (const [name, usual] of Object.entries(DEFAULTS)) {
    const kept = /** @type {Record<string, unknown>} */ (stored)[name];
    const value = name === 'felt' && typeof kept === 'string' ? (RENAMED[kept] ?? kept) : kept;
    const list = /** @type {Record<string, readonly unknown[]>} */ (CHOICES)[name];
    if (list ? list.includes(value) : typeof value === typeof usual) settings[name] = value;
  }
  return /** @type {Settings} */ (/** @type {unknown} */ (settings));
}

/** Stores the language for start.js, which preloads its words; but not that of a link, which is for this visit only.
 * @param {Settings} settings @param {string} lang */
function leaveLanguage(settings, lang) {
  if (document.documentElement.dataset.store) return; // an embedded table, maybe on the site itself
  try {
    if (settings.lang !== 'auto' || !sessionStorage.getItem('kortti.lang')) localStorage.setItem('kortti.lang', lang);
  } catch {
    // storage blocked
  }
}

/** Returns the media queries of devices that ask for more contrast, and for less motion. */
const contrastQuery = () => matchMedia('(prefers-contrast: more)');
const stillQuery = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Calls `listener` when the device asks for another contrast or motion, so that the settings are applied again.
 * @param {() => void} listener @returns {() => void} stops it */
export function watchDevice(listener) {
  const queries = [contrastQuery(), stillQuery()];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** Applies the settings to the page.
 * @param {Settings} settings @param {string} lang current language */
export function applySettings(settings, lang) {
  const root = document.documentElement;
  root.lang = lang;
  leaveLanguage(settings, lang);
  root.dataset.theme = settings.theme;
  root.dataset.contrast = settings.contrast === 'auto' && contrastQuery().matches ? 'more' : settings.contrast;
  root.dataset.felt = settings.felt;
  root.dataset.hand = settings.leftHand ? 'left' : 'right';
  root.dataset.suits = settings.fourColours ? 'four' : 'two';
  root.dataset.cards = settings.largeCards ? 'large' : 'normal';
  root.dataset.motion = settings.animation === 'off' || stillQuery().matches ? 'off' : 'on';
  // The browser's bar takes the colour of the bar at the top of every screen.
  const bar = getComputedStyle(root).getPropertyValue('--bar').trim();
  if (bar) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
}
