// Comes first, as a small script of its own. It asks for what main.js will want, but only this person: the words of his or
// her language, and the table, where the page opens there. And it begins the engine, unless main.js has been faster.
//
// Then it watches over the page until main.js has shown something: a file of it that does not come, or is damaged, is asked
// for past the browser's cache, and the page loaded again; once by itself, then whenever the person asks. Where this script
// does not come either, index.html and the style sheet still show the word and the link, in all languages, and the link
// just loads the page again.

import { beginFirst } from '../engine/worker-spawn.js';
import { isStyled, pageFiles, preload, preloadPart, refresh, siteFile } from '../site/page-files.js';

const language = wishedLanguage();

const hasMain = () => document.documentElement.dataset.came !== undefined;

if (!hasMain()) beginFirst(siteFile(__KORTTI__.worker));

const PATIENCE = 15_000;
/** Whether the page has been loaded again already. Browsers that hide what would tell them apart have no entries here, so it
 * is noted, too. */
const isReload = /** @type {any} */ (performance.getEntriesByType('navigation')[0])?.type === 'reload' || Boolean(history.state?.again);
let isTrying = false;

const late = () => document.getElementById('late');

/** Tries again; without the person's word only once.
 * @param {boolean} isAsked */
async function tryAgain(isAsked) {
  if (isTrying) return;
  if (isReload && !isAsked) return late()?.classList.add('failed');
  isTrying = true;
  const timeUp = new Promise((_, reject) => setTimeout(reject, PATIENCE));
  const came = await Promise.race([refresh(pageFiles()), timeUp]).then(() => true, () => false);
  isTrying = false;
  if (came || isAsked) reload();
  else late()?.classList.add('failed');
}

function reload() {
  history.replaceState({ ...history.state, again: true }, '');
  location.reload();
}

/** Whether main.js and the style sheet have come. Both have, or have failed, when the window is loaded. */
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

/** Gets the language that the page was in the last time, or else the one that the browser asks for. */
function wishedLanguage() {
  let last = '';
  try {
    last = localStorage.getItem('kortti.lang') ?? ''; // see applySettings
  } catch {
    // storage is denied
  }
  const known = ['en', ...Object.keys(__KORTTI__.words)];
  return [last, ...navigator.languages.map((name) => name.split('-')[0])].find((name) => known.includes(name)) ?? 'en';
}

const words = __KORTTI__.words[language];
if (words) {
  preload(siteFile(words), { rel: 'preload', as: 'fetch' });
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `manifest-${language}.webmanifest`);
}
if (location.hash.length > 2) preloadPart(location.hash.startsWith('#/table') ? 'table' : 'later');

/** Leaves the person's own language, as far as that is known and there is one. */
function chooseLanguage() {
  const texts = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('#late [lang]'))];
  for (const text of texts) text.hidden = text.lang !== language;
}
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', chooseLanguage);
else chooseLanguage();
