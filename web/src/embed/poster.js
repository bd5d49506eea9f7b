// The still picture of a table that is not played yet, with the button that plays it. It runs in other people's pages as
// well (element.js), so it is small and needs nothing.

/** By language: how a button is named that plays a game ({} stands for it), one that looks through it or has a puzzle, one
 * that goes on, one that tries again, and the games whose names differ from the English ones.
 * @type {Record<string, Record<'play' | 'replay' | 'solve' | 'goOn' | 'again', string> & {games: Record<string, string>}>} */
const WORDS = __POSTER__.words;

/** @typedef {'play' | 'replay' | 'solve' | 'goOn' | 'again'} What */

/** The numbers of players of each game. @type {Record<string, number[]>} */
export const games = __POSTER__.games;

/** Gets a language that there are words in: the first of those wished for.
 * @param {(string | null | undefined)[]} wishes */
export const languageOf = (...wishes) => wishes.map((wish) => String(wish).toLowerCase().split('-')[0]).find((lang) => lang in WORDS) ?? 'en';

/** Gets the name of a game: of most that is the id, as `fan-tan` is of Fan Tan. @param {string} game @param {string} lang */
export const nameOf = (game, lang) => (game ? WORDS[lang].games[game] ?? game.replace(/(^|-)(.)/g, (_, dash, letter) => (dash && ' ') + letter.toUpperCase()) : 'Kortti');

/** Gets what is done there, in words. @param {What | string} what @param {string} game @param {string} lang */
export const labelOf = (what, game, lang) => (WORDS[lang][/** @type {What} */ (what)] ?? WORDS[lang].play).replace('{}', nameOf(game, lang));

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

/** Gives a document or a shadow tree the look of posters. Made by script, it needs no leave of the page's security policy.
 * @param {DocumentOrShadowRoot} root @param {string} [more] */
export function dress(root, more = '') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE + more);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Makes a poster: a picture, and over all of it the button.
 * @param {object} props
 * @param {string} props.game
 * @param {string} props.lang one of `languageOf`
 * @param {Element} props.picture
 * @param {What | string} [props.what] the button does
 * @param {(isByKeys: boolean) => void} props.onPlay
 */
export function makePoster({ game, lang, picture, what = 'play', onPlay }) {
  const box = document.createElement('div');
  box.className = 'box';
  box.lang = lang;
  const still = document.createElement('div');
  still.inert = true; // a link in it would do the same as the button
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

/** Makes the picture of a game's table.
 * @param {string} game @param {string} site the address of the site */
export function pictureOf(game, site) {
  const picture = new Image(480, 270);
  picture.loading = 'lazy';
  picture.alt = '';
  picture.className = 'tile';
  picture.src = `${site}tiles/${game in games ? game : 'any'}.svg`;
  return picture;
}
