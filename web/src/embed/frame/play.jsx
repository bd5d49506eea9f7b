// An embedded table that is played: the site's own table and replay, without the rest of the site. Its match is kept under
// its parameters, in a store of its own; who comes back goes on. While another table of the same page is played it rests:
// the engine goes, the match stays, and a picture shows where it stands.

import { render } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { feel } from '../../motion/feedback.js';
import * as matches from '../../match/saved-matches.js';
import { namesOf } from '../../words/seat-names.js';
import * as playing from '../../match/match-keeper.js';
import { Safe } from '../../screens/common/error-boundary.jsx';
import { useLanguage } from '../../screens/common/use-settings.js';
import { pressedFor } from '../../screens/common/keep-focus.js';
import { Notices, useNotices } from '../../screens/common/notices.jsx';
import { DEFAULTS, applySettings, indicesOf } from '../../store/settings.js';
import { built, siteUrl } from '../../site/site.js';
import { WordsContext, chooseLanguage, createWords, useWords } from '../../words/words.js';
import { FullSheet } from './full.jsx';
import { Match } from './match.jsx';
import { doneIn, heightFor, scaleFor } from '../messages.js';
import { makePoster, pictureOf } from '../poster.js';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../types.js').Message} Message
 * @typedef {import('../../links/link-parameters.js').Parameters} Parameters
 * @typedef {{told: Parameters, problem: Message | null}} Told
 * @typedef {(news: import('../messages.js').News) => void} Say
 * @typedef {{turn: (told: Told, isLoad: boolean) => void}} Playing
 */

/** Milliseconds that a picture may take before a table rests without one. */
const PATIENCE = 1500;
/** Height of the button below a picture. */
const POSTED = 60;

/** Settings of an embedded table. @param {Parameters} told */
const settingsOf = ({ lang, theme }) => ({ ...DEFAULTS, lang: lang || 'auto', theme });

/** @type {Playing['turn']} */
let onTurn = () => {};

/** Starts the table.
 * @param {Told} told @param {Say} say @param {HTMLElement} app @param {boolean} isByKeys whether keys did it: then the focus goes
 *   to the table @returns {Promise<Playing>} */
export async function start(told, say, app, isByKeys) {
  if (!told.problem) playing.startEngine(); // before anything else: its files take the longest
  const settings = settingsOf(told.told);
  const lang = chooseLanguage(settings.lang);
  const english = () => createWords({ lang: 'en', indices: indicesOf(settings, 'en') });
  const [words] = await Promise.all([createWords({ lang, indices: indicesOf(settings, lang) }).catch(english), matches.readAll(), styled()]);
  applySettings(settings, words.lang);
  app.replaceChildren();
  if (isByKeys) pressedFor();
  render(<Root first={words} told={told} say={say} />, app);
  playing.firstReady.then(() => words.whole().catch(() => {})); // before they are asked for
  return { turn: (next, isLoad) => onTurn(next, isLoad) };
}

/** Shows the table smaller where its box has no room for it. @param {string} does what is done there */
function fitBox(does) {
  const { dataset, style } = document.documentElement;
  const scale = scaleFor(innerWidth, innerHeight, does);
  style.setProperty('--scale', String(scale));
  if (scale < 1) dataset.small = '';
  else delete dataset.small;
}

/** Loads the style sheet of the site. @returns {Promise<unknown>} rejects where it doesn't come */
function styled() {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = siteUrl(built.style);
  return new Promise((resolve, reject) => {
    sheet.onload = () => {
      document.fonts.load("700 1em 'Familjen Grotesk'").catch(() => {}); // at once, as the first screen takes it or none does
      resolve(undefined);
    };
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error('no style sheet'));
    };
    document.head.append(sheet);
  });
}

/** @param {{first: import('../../types.js').Words, told: Told, say: Say}} props */
function Root({ first, told: toldFirst, say }) {
  const [{ told, problem }, setTold] = useState(toldFirst);
  const [still, setStill] = useState(/** @type {{picture: string} | null} */ (null)); // while it rests
  const [full, setFull] = useState(/** @type {{saved?: {save: string, at: number, more?: string}} | null} */ (null));
  const [engine, setEngine] = useState(playing.engineState());
  const [wishes, setWishes] = useState(/** @type {Partial<import('../../motion/feedback.js').Wishes>} */ ({})); // for this visit
  const settings = useMemo(() => ({ ...settingsOf(told), ...wishes }), [told.lang, told.theme, wishes]);
  const { notice, notify, standing, stand } = useNotices('');
  const words = useLanguage(settings, first, stand);
  const place = useRef(/** @type {import('./match.jsx').Place | null} */ (null));
  const isResting = Boolean(still);

  async function rest() {
    if (still) return;
    const picture = await pictureNow(words, place.current);
    setStill((old) => old ?? { picture }); // it may be told more than once
  }
  const turn = useRef(/** @type {Playing['turn']} */ (() => {}));
  turn.current = (next, isLoad) => {
    const isSame = next.told.text === told.text;
    setTold(next);
    setFull(null);
    if (isLoad && isSame && !next.told.start && !next.problem) return void rest();
    if (!isSame) setStill(next.told.start || next.problem ? null : { picture: '' });
    else if (isLoad) setStill(null);
  };
  useEffect(() => {
    onTurn = (next, isLoad) => turn.current(next, isLoad);
    playing.watchEngine(setEngine);
    setEngine(playing.engineState());
  }, []);
  useLayoutEffect(() => {
    const does = doneIn(told.text);
    const resize = () => {
      fitBox(does);
      if (!document.fullscreenElement) say({ type: 'resize', height: heightFor(innerWidth, does) });
    };
    addEventListener('resize', resize);
    resize();
    return () => removeEventListener('resize', resize);
  }, [told.text]);
  useEffect(() => {
    say({ type: 'ready', playing: !isResting && !problem });
    if (isResting) playing.rest();
  }, [isResting, told.text]);
  useEffect(() => {
    if (!problem) return;
    console.error(`Kortti: ${words.show(problem)}`); // for whoever writes the page around
    say({ type: 'error', id: problem.id, text: words.show(problem) });
  }, [problem && words.show(problem)]); // once, however often it is told to rest

  const app = useMemo(() => /** @type {App} */ (/** @type {unknown} */ ({
    words, settings, engine, retry: playing.retryEngine, ask: playing.ask, matches: matches.unfinished, notify, stand,
    full: (/** @type {{save: string, at: number, more?: string}} */ saved) => setFull({ saved }),
    set({ sound = settings.sound, vibration = settings.vibration }) {
      setWishes({ sound, vibration });
      feel({ sound, vibration }, 'knock'); // a first taste
    },
    go() {}, back() {}, arrives: false, update: null,
  })), [words, settings, engine]);
  return (
    <WordsContext.Provider value={words}>
      <Safe app={app} key={told.text}>
        {problem ? <Problem message={problem} />
          : still ? <Still told={told} lang={words.lang} picture={still.picture} isBegun={place.current?.text === told.text} onPlay={() => setStill(null)} />
            : <Match key={told.text} told={told} app={app} say={say} place={place} onProblem={(problem) => setTold({ told, problem })} />}
        {full && <FullSheet app={app} saved={full.saved} onClose={() => setFull(null)} />}
      </Safe>
      <Notices notice={notice} notify={notify} standing={standing} isAtTable />
    </WordsContext.Provider>
  );
}

/** Draws what is shown; '' where that can't be had soon.
 * @param {import('../../types.js').Words} words @param {import('./match.jsx').Place | null} place */
async function pictureNow(words, place) {
  const now = place?.now?.();
  const view = now?.view ?? playing.currentSession()?.state.latest.view;
  if (!view || playing.engineState().state !== 'ready') return '';
  const names = namesOf([...view.seats], words);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
  const asked = playing.ask({ do: 'picture', ...now?.drawn, width: innerWidth, height: innerHeight - POSTED, words: { names, title: words.or(`game-${view.game}`, view.game) } }).catch(() => null);
  return /** @type {{svg: string} | null} */ (await Promise.race([asked, late]))?.svg ?? '';
}

/** Where the match stands, until it is gone on with.
 * @param {{told: Parameters, lang: string, picture: string, isBegun: boolean, onPlay: () => void}} props */
function Still({ told, lang, picture, isBegun, onPlay }) {
  const node = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    const image = pictureOf(told.game, siteUrl(''));
    if (picture) {
      image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
      image.className = ''; // all of it is to be seen
    }
    const what = isBegun || matches.get(told.text) ? 'goOn' : doneIn(told.text);
    node.current?.replaceChildren(makePoster({ game: told.game, lang, picture: image, what, onPlay }));
  }, [told, lang, picture]);
  return <div class="still" ref={node} />;
}

/** @param {{message: Message}} props */
function Problem({ message }) {
  const words = useWords();
  return (
    <main class="page prose">
      <h1>{words.t('embed-problem')}</h1>
      <p role="alert">{words.show(message)}</p>
      <p><a href={siteUrl('')} target="_blank" rel="noopener">Kortti</a></p>
    </main>
  );
}
