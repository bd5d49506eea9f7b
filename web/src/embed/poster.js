// The still picture of a table before play, with its play button. Also runs in other people's pages (element.js), so it
// is small and has no dependencies.

/** By language: labels of the button that plays a game ({} is its name), replays it, opens its puzzle, resumes, or
 * retries; and the names of games that differ from their ids.
 * @type {Record<string, Record<'play' | 'replay' | 'solve' | 'goOn' | 'again', string> &
 *   {games: Record<string, string>}>} */
const WORDS = __POSTER__.words;

/** @typedef {'play' | 'replay' | 'solve' | 'goOn' | 'again'} What */

/** Numbers of players by game. @type {Record<string, number[]>} */
export const games = __POSTER__.games;

/** Returns the first of the wished languages that has words, or 'en'.
 * @param {(string | null | undefined)[]} wishes */
export const languageOf = (...wishes) =>
  wishes.map((wish) => String(wish).toLowerCase().split('-')[0]).find((lang) => Object.hasOwn(WORDS, lang)) ?? 'en';

/** Returns the name of a game; for most it derives from the id: `fan-tan` is Fan Tan.
 * @param {string} game @param {string} lang */
export const nameOf = (game, lang) =>
  game
    ? (Object.hasOwn(games, game) && WORDS[lang].games[game]) ||
      game.replace(/(^|-)(.)/g, (_, dash, letter) => (dash && ' ') + letter.toUpperCase())
    : 'Kortti';

/** Returns the label of the button. @param {What} what @param {string} game @param {string} lang */
export const labelOf = (what, game, lang) => WORDS[lang][what].replace('{}', nameOf(game, lang));

const STYLE = `
.box{position:relative;display:grid;grid:1fr auto/100%;height:100%;overflow:hidden;background:#17384a;line-height:0}
.box div{grid-area:1/1;min-height:0}
.box img,::slotted(*){display:block;width:100%;height:100%;object-fit:contain;font-size:0!important}
.box:has(.tile) div{grid-row:1/3}
.box .tile{object-fit:cover}
.play{grid-area:1/1/3/2;display:grid;grid-template-rows:subgrid;padding:0;border:0;background:0;cursor:pointer;font:600 17px/1.2 system-ui;-webkit-tap-highlight-color:#0000}
.play b{grid-row:2;margin:8px auto;width:fit-content;max-width:92%;box-sizing:border-box;padding:13px 22px;border-radius:99px;background:#e8b23a;color:#2a1c00}
.play:hover b{background:#ffd54a}
.play:focus-visible{outline:3px solid #ffd54a;outline-offset:-6px;box-shadow:inset 0 0 0 9px #17384a}`;

/** Adds the poster's styles to a document or shadow tree. A constructed sheet needs no leave of the host's CSP.
 * @param {DocumentOrShadowRoot} root @param {string} [more] */
export function dress(root, more = '') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE + more);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Makes a poster: a picture under a button of the same size.
 * @param {object} props
 * @param {string} props.game
 * @param {string} props.lang from `languageOf`
 * @param {Element} props.picture
 * @param {What} [props.what] what the button does
 * @param {(isByKeys: boolean) => void} props.onPlay
 */
export function makePoster({ game, lang, picture, what = 'play', onPlay }) {
  const box = document.createElement('div');
  box.className = 'box';
  box.lang = lang;
  const still = document.createElement('div');
  still.inert = true; // links in the picture would duplicate the button
  still.append(picture);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'play';
  const label = document.createElement('b');
  label.textContent = `▶\ufe0e ${labelOf(what, game, lang)}`;
  button.ariaLabel = label.textContent.slice(3);
  button.append(label);
  button.onclick = ({ detail }) => onPlay(!detail);
  box.append(still, button);
  return box;
}

/** Makes the picture of a game.
 * @param {string} game @param {string} site address of the site */
export function pictureOf(game, site) {
  const picture = new Image(480, 270);
  picture.loading = 'lazy';
  picture.alt = '';
  picture.className = 'tile';
  picture.src = `${site}tiles/${Object.hasOwn(games, game) ? game : 'any'}.svg`;
  return picture;
}
