// Entry point of the embedded page: shows a still picture until it is tapped or told to start. Neither the page's code
// nor the engine loads before. The parameters stand after the # of the address; the host page may change them later.

import { joinParameters, readParameters, splitParameters } from '../links/link-parameters.js';
import { doneIn, talkToHost, talkToOthers } from './messages.js';
import { dress, games, languageOf, makePoster, pictureOf } from './poster.js';

const site = new URL('../', import.meta.url).href;
const app = /** @type {HTMLElement} */ (document.getElementById('app'));
const sayToHost = talkToHost(hear);
const sayToOthers = talkToOthers(rest);
/** The playing table, once started. @type {Promise<import('./frame/play.jsx').Playing> | null} */
let playing = null;
let told = read();

/** @type {import('./frame/play.jsx').Say} */
function say(news) {
  sayToHost(news);
  if (news.type === 'ready' && news.playing) sayToOthers();
}

/** Makes the table rest because another one of the host page plays. */
function rest() {
  told = { ...told, told: { ...told.told, start: false } };
  playing?.then(
    (table) => table.turn(told, true),
    () => {},
  );
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

/** Applies the parameters of the address.
 * @param {boolean} [isLoad] true if the host asked to load a table: an unchanged one rests then, unless
 *   told to start */
function turn(isLoad = false) {
  told = read();
  if (!playing) return show();
  playing.then(
    (table) => table.turn(told, isLoad),
    () => {},
  );
}

/** Shows the picture, or the table at once if told to start or if the parameters are wrong. */
function show() {
  if (told.problem || told.told.start) return play(document.hasFocus());
  poster();
  say({ type: 'ready', playing: false });
}

/** @param {import('./poster.js').What} [what] */
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
