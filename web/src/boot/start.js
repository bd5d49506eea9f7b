// Start script: small, separate and first. Preloads what main.js needs for this user (words of their language, the
// table if the page opens there) and starts the engine worker, unless main.js was faster.
//
// Then it guards the page until main.js has run: if a page file is missing or damaged, it refetches it past the HTTP
// cache and reloads, once automatically and then on request. If this script fails to load too, index.html and the style
// sheet still show a message in all languages with a link that reloads the page.

import { beginFirst } from '../engine/worker-spawn.js';
import { isStyled, pageFiles, preload, preloadPart, refresh, siteFile } from '../site/page-files.js';

const language = wishedLanguage();

const hasMain = () => document.documentElement.dataset.came !== undefined;

const isGuest = location.hash.startsWith('#/join/'); // of a friend's table: the engine is there

if (!hasMain() && !isGuest) beginFirst(siteFile(__KORTTI__.worker));

const PATIENCE = 15_000;
/** True if the page was already reloaded. Privacy modes may hide navigation entries: history.state records it too. */
const isReload =
  /** @type {any} */ (performance.getEntriesByType('navigation')[0])?.type === 'reload' ||
  Boolean(history.state?.again);
let isTrying = false;

const late = () => document.getElementById('late');

/** Refetches the page's files and reloads; automatically only once.
 * @param {boolean} isAsked true if the user asked */
async function tryAgain(isAsked) {
  if (isTrying) return;
  if (isReload && !isAsked) return late()?.classList.add('failed');
  isTrying = true;
  const timeUp = new Promise((_, reject) => setTimeout(reject, PATIENCE));
  const came = await Promise.race([refresh(pageFiles()), timeUp]).then(
    () => true,
    () => false,
  );
  isTrying = false;
  if (came || isAsked) reload();
  else late()?.classList.add('failed');
}

function reload() {
  history.replaceState({ ...history.state, again: true }, '');
  location.reload();
}

/** True if main.js and the style sheet have loaded. By the window's load event both have loaded or failed. */
const isWhole = () => hasMain() && isStyled();

function check() {
  if (!isWhole()) tryAgain(false);
}
if (document.readyState === 'complete') check();
else addEventListener('load', check);

addEventListener('click', (event) => {
  if (!(event.target instanceof Element && event.target.closest('#late a'))) return;
  event.preventDefault();
  tryAgain(true);
});

/** Returns the language of this visit's link, of the last visit, or else the browser's. */
function wishedLanguage() {
  const wishes = [new URLSearchParams(location.hash.split('?')[1]).get('lang')];
  try {
    wishes.push(sessionStorage.getItem('kortti.lang'), localStorage.getItem('kortti.lang')); // see applySettings
  } catch {
    // storage blocked
  }
  const known = ['en', ...Object.keys(__KORTTI__.words)];
  const asked = [...wishes, ...navigator.languages.map((name) => name.split('-')[0])];
  return asked.find((name) => name && known.includes(name)) ?? 'en';
}

const words = __KORTTI__.words[language];
if (words) {
  preload(siteFile(words), { rel: 'preload', as: 'fetch' });
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `manifest-${language}.webmanifest`);
}
if (location.hash.length > 2) preloadPart(isGuest ? 'join' : location.hash.startsWith('#/table') ? 'table' : 'later');

/** Hides the texts in other languages than the user's. */
function chooseLanguage() {
  const texts = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('#late [lang]'))];
  for (const text of texts) text.hidden = text.lang !== language;
}
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', chooseLanguage);
else chooseLanguage();
