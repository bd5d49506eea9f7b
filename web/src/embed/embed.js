// The start of an embedded table: its still picture, until it is tapped or told to start. Until then neither the page's
// code nor the engine is loaded. What this page is to show stands after the # of its address, and the page around it may
// say otherwise later.

import { doneIn, talkToHost, talkToOthers } from './messages.js';
import { joinParameters, readParameters, splitParameters } from '../links/link-parameters.js';
import { dress, games, languageOf, makePoster, pictureOf } from './poster.js';

const site = new URL('../', import.meta.url).href;
const app = /** @type {HTMLElement} */ (document.getElementById('app'));
const sayToHost = talkToHost(hear);
const sayToOthers = talkToOthers(rest);
/** The table, once it is played. @type {Promise<import('./frame/play.jsx').Playing> | null} */
let playing = null;
let told = read();

/** @type {import('./frame/play.jsx').Say} */
function say(news) {
  sayToHost(news);
  if (news.type === 'ready' && news.playing) sayToOthers();
}

/** Lets the table rest, as another one of the page is played. */
function rest() {
  told = { ...told, told: { ...told.told, start: false } };
  playing?.then((table) => table.turn(told, true), () => {});
}

function read() {
  return readParameters(location.hash, games);
}

/** @param {import('./messages.js').Order} order */
function hear(order) {
  const values = splitParameters(location.hash);
  if (order.type === 'language') values.set('lang', order.lang);
  if (order.type === 'theme') values.set('theme', order.theme);
  const next = order.type === 'load' ? order.parameters.replace(/^#/, '') : joinParameters(values);
  history.replaceState(null, '', `#${next}`);
  turn(order.type === 'load');
}

/** Turns to what the address says now. @param {boolean} [isLoad] whether a table is to be loaded anew: the same one rests
 *   then, unless it is to start */
function turn(isLoad = false) {
  told = read();
  if (!playing) return show();
  playing.then((table) => table.turn(told, isLoad), () => {});
}

/** Shows the picture, or the table where it need not wait. What is wrong with the parameters is told at once, too. */
function show() {
  if (told.problem || told.told.start) return play(document.hasFocus());
  poster();
  say({ type: 'ready', playing: false });
}

/** @param {string} [what] */
function poster(what = doneIn(told.told.text)) {
  const { game } = told.told;
  const lang = languageOf(told.told.lang, ...navigator.languages);
  document.documentElement.lang = lang;
  app.replaceChildren(makePoster({ game, lang, picture: pictureOf(game, site), what, onPlay: play }));
}

/** @param {boolean} isByKeys */
function play(isByKeys) {
  playing ??= import(`${site}embed/${__PLAY__}`).then(({ start }) => start(told, say, app, isByKeys));
  playing?.catch(() => {
    playing = null;
    poster('again');
  });
}

dress(document, 'html,body,#app,.still{height:100%;margin:0}');
addEventListener('hashchange', () => turn());
show();
