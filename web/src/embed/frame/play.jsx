// The playing embedded table: the site's table and replay without the rest of the site. Its match is saved under its
// parameters in a separate store, and resumed at the next visit. While another table of the host page plays, this one
// rests: the engine is stopped, the match kept, and a picture shows its position.

import { render } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as playing from '../../match/match-keeper.js';
import * as matches from '../../match/saved-matches.js';
import { feel } from '../../motion/feedback.js';
import { ErrorBoundary } from '../../screens/common/error-boundary.jsx';
import { pressedFor } from '../../screens/common/keep-focus.js';
import { Notices, useNotices } from '../../screens/common/notices.jsx';
import { useLanguage } from '../../screens/common/use-settings.js';
import { built, siteUrl } from '../../site/site.js';
import { applySettings, DEFAULTS, indicesOf, watchDevice } from '../../store/settings.js';
import { namesOf } from '../../words/seat-names.js';
import { chooseLanguage, createWords, useWords, WordsContext } from '../../words/words.js';
import { doneIn, heightFor, scaleFor } from '../messages.js';
import { makePoster, pictureOf } from '../poster.js';
import { FullSheet } from './full.jsx';
import { Match } from './match.jsx';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../types.js').Message} Message
 * @typedef {import('../../links/link-parameters.js').Parameters} Parameters
 * @typedef {{told: Parameters, problem: Message | null}} Told
 * @typedef {(news: import('../messages.js').News) => void} Say
 * @typedef {{turn: (told: Told, isLoad: boolean) => void}} Playing
 */

/** Milliseconds to wait for a picture before the table rests without one. */
const PATIENCE = 1500;
/** Pixels for the button below the picture. */
const POSTED = 60;

/** Returns the settings of an embedded table. @param {Parameters} told */
const settingsOf = ({ lang, theme }) => ({ ...DEFAULTS, lang: lang || 'auto', theme });

/** @type {Playing['turn']} */
let onTurn = () => {};

/** Starts the table.
 * @param {Told} told @param {Say} say @param {HTMLElement} app
 * @param {boolean} isByKeys true if started by keyboard: the table takes the focus @returns {Promise<Playing>} */
export async function start(told, say, app, isByKeys) {
  if (!told.problem) playing.startEngine(); // first, since its files take longest
  const settings = settingsOf(told.told);
  const lang = chooseLanguage(settings.lang);
  const english = () => createWords({ lang: 'en', indices: indicesOf(settings, 'en') });
  const [words] = await Promise.all([
    createWords({ lang, indices: indicesOf(settings, lang) }).catch(english),
    matches.readAll(),
    styled(),
  ]);
  applySettings(settings, words.lang);
  app.replaceChildren();
  if (isByKeys) pressedFor();
  render(<Root first={words} told={told} say={say} />, app);
  playing.firstReady.then(() => words.whole().catch(() => {})); // before they are needed
  return { turn: (next, isLoad) => onTurn(next, isLoad) };
}

/** Scales the table down if its box is too small. @param {string} does as in `doneIn` */
function fitBox(does) {
  const { dataset, style } = document.documentElement;
  const scale = scaleFor(innerWidth, innerHeight, does);
  style.setProperty('--scale', String(scale));
  if (scale < 1) dataset.small = '';
  else delete dataset.small;
}

/** Loads the site's style sheet. @returns {Promise<unknown>} rejects on failure */
function styled() {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = siteUrl(built.style);
  return new Promise((resolve, reject) => {
    sheet.onload = () => {
      // before the first paint: a later font would not be swapped in
      document.fonts.load("700 1em 'Familjen Grotesk'").catch(() => {});
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
  // this visit only
  const [wishes, setWishes] = useState(/** @type {Partial<import('../../motion/feedback.js').Wishes>} */ ({}));
  const settings = useMemo(() => ({ ...settingsOf(told), ...wishes }), [told.lang, told.theme, wishes]);
  const { notice, notify, standing, stand } = useNotices('');
  const words = useLanguage(settings, first, stand);
  const place = useRef(/** @type {import('./match.jsx').Place | null} */ (null));
  const orders = useRef(0); // how many have come
  const isResting = Boolean(still);

  async function rest() {
    if (still) return;
    const order = orders.current;
    const picture = await pictureNow(words, place.current);
    if (order === orders.current) setStill((old) => old ?? { picture }); // rest() may be called again meanwhile
  }
  const turn = useRef(/** @type {Playing['turn']} */ (() => {}));
  turn.current = (next, isLoad) => {
    orders.current += 1;
    const isSame = next.told.text === told.text;
    setTold(next);
    setFull(null);
    if (isLoad && isSame && !next.told.start && !next.problem) return void rest();
    if (!isSame) setStill(next.told.start || next.problem ? null : { picture: '' });
    else if (isLoad) setStill(null);
  };
  // before the host hears anything of this table, and changes it
  useLayoutEffect(() => void (onTurn = (next, isLoad) => turn.current(next, isLoad)), []);
  useEffect(() => {
    watchDevice(() => setWishes((wishes) => ({ ...wishes }))); // applies the settings again
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
    console.error(`Kortti: ${words.show(problem)}`); // for the author of the host page
    say({ type: 'error', id: problem.id, text: words.show(problem) });
  }, [problem && words.show(problem)]); // once per message, not per order to rest

  const app = useMemo(
    () =>
      /** @type {App} */ (
        /** @type {unknown} */ ({
          words,
          settings,
          engine,
          retry: playing.retryEngine,
          ask: playing.ask,
          matches: matches.unfinished,
          notify,
          stand,
          full: (/** @type {{save: string, at: number, more?: string}} */ saved) => setFull({ saved }),
          set({ sound = settings.sound, vibration = settings.vibration }) {
            setWishes({ sound, vibration });
            feel({ sound, vibration }, 'knock'); // plays a sample
          },
          go() {},
          back() {},
          arrives: false,
          update: null,
        })
      ),
    [words, settings, engine],
  );
  return (
    <WordsContext.Provider value={words}>
      <ErrorBoundary app={app} key={told.text}>
        {problem ? (
          <Problem message={problem} />
        ) : still ? (
          <Still
            told={told}
            lang={words.lang}
            picture={still.picture}
            isBegun={place.current?.text === told.text}
            onPlay={() => setStill(null)}
          />
        ) : (
          <Match
            key={told.text}
            told={told}
            app={app}
            say={say}
            place={place}
            onProblem={(problem) => setTold({ told, problem })}
          />
        )}
        {full && <FullSheet app={app} saved={full.saved} onClose={() => setFull(null)} />}
      </ErrorBoundary>
      <Notices notice={notice} notify={notify} standing={standing} isAtTable />
    </WordsContext.Provider>
  );
}

/** Draws the current position as SVG; returns '' if it is not ready in time.
 * @param {import('../../types.js').Words} words @param {import('./match.jsx').Place | null} place */
async function pictureNow(words, place) {
  const now = place?.now?.();
  const view = now?.view ?? playing.currentSession()?.state.latest.view;
  if (!view || playing.engineState().state !== 'ready') return '';
  const names = namesOf([...view.seats], words);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
  const asked = playing
    .ask({
      do: 'picture',
      ...now?.drawn,
      width: innerWidth,
      height: innerHeight - POSTED,
      words: { names, title: words.or(`game-${view.game}`, view.game) },
    })
    .catch(() => null);
  return /** @type {{svg: string} | null} */ (await Promise.race([asked, late]))?.svg ?? '';
}

/** The picture of a resting table with the button that resumes it.
 * @param {{told: Parameters, lang: string, picture: string, isBegun: boolean, onPlay: () => void}} props */
function Still({ told, lang, picture, isBegun, onPlay }) {
  const node = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    const image = pictureOf(told.game, siteUrl(''));
    if (picture) {
      image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
      image.className = ''; // contain, not cover
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
      <p>
        <a href={siteUrl('')} target="_blank" rel="noopener">
          Kortti
        </a>
      </p>
    </main>
  );
}
