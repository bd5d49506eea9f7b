// The start of the page: what all screens share (`App`), and which of them is shown. The first screen paints without the
// engine, which starts behind it.

import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isStyled, preloadPart } from '../site/page-files.js';
import { lessonOf } from '../match/match-setup.js';
import * as matches from '../match/saved-matches.js';
import * as playing from '../match/match-keeper.js';
import { part, usePart } from '../site/code-parts.js';
import { keepRecord } from '../match/opened-records.js';
import { back, go, readRoute, watchRoute } from '../links/routes.js';
import { Safe } from '../screens/common/error-boundary.jsx';
import { useLanguage, useSettings } from '../screens/common/use-settings.js';
import { HomeScreen } from '../screens/home/home.jsx';
import { Notices, useNotices } from '../screens/common/notices.jsx';
import { over } from '../screens/table/sheets/sheets-part.js';
import { useDrop } from '../screens/home/open-box.jsx';
import { TableRoute, table } from '../screens/table/table-route.jsx';
import { applySettings, indicesOf, readSettings } from '../store/settings.js';
import { noteDeal, noteOver, recoverBook } from '../screens/statistics/statistics-part.js';
import * as store from '../store/store.js';
import { Failed, TopBar } from '../screens/common/controls.jsx';
import { watchUpdates } from './service-worker-update.js';
import { WordsContext, chooseLanguage, createWords } from '../words/words.js';

/**
 * @typedef {import('../app.js').App} App
 * @typedef {import('../store/settings.js').Settings} Settings
 * @typedef {import('../types.js').Words} Words
 */

document.documentElement.dataset.came = ''; // for start.js: this script has come
history.scrollRestoration = 'manual'; // a browser that scrolls to where one was does so late, under a finger
playing.startEngine(); // before anything else: its files take the longest

/** Whether a screen has been shown before this one. */
let arrived = false;

/** @param {{stored: Settings, first: Words, lasting: boolean}} props */
function Root({ stored, first, lasting }) {
  const { notice, notify, standing, stand } = useNotices(lasting ? '' : 'storage-blocked');
  const { settings, set } = useSettings(stored);
  const words = useLanguage(settings, first, stand);
  const [engine, setEngine] = useState(playing.engineState());
  const [hash, setHash] = useState(location.hash);
  const [update, setUpdate] = useState(/** @type {{apply: () => void} | null} */ (null));
  const [, setChanges] = useState(0); // of the matches that are kept
  const route = useMemo(() => readRoute(hash), [hash]);

  useEffect(() => {
    const { apply } = watchUpdates({ after: playing.firstReady, onWaiting: () => setUpdate({ apply }) });
    const redraw = () => setChanges((count) => count + 1);
    playing.watchEngine(setEngine);
    setEngine(playing.engineState());
    const ends = [
      watchRoute(setHash),
      playing.keepUp(redraw),
      store.watch({ state: (state) => void (state === 'lasting' && matches.readAll().then(redraw)) }), // what could not be read before
    ];
    return () => ends.forEach((end) => end());
  }, []);

  const app = useMemo(() => /** @type {App} */ ({
    words,
    settings,
    set,
    engine,
    retry: playing.retryEngine,
    ask: playing.ask,
    go,
    back,
    matches: matches.unfinished,
    deal: playing.deal,
    learn: (game, instead) => playing.learn(lessonOf(game, words), instead),
    begin: playing.beginFrom,
    openRecord: (text) => go(`record/${keepRecord(text)}`),
    forget(id) {
      const gone = playing.forget(id);
      setChanges((count) => count + 1);
      return gone;
    },
    recall: store.get,
    remember: (what, value) => void store.set(what, value),
    notify,
    stand,
    arrives: arrived,
    update: update?.apply ?? null,
  }), [words, settings, engine, update, route]);

  useDrop(app);
  useEffect(() => {
    arrived = true;
    scrollTo(0, 0);
  }, [route]);

  return (
    <WordsContext.Provider value={words}>
      <Safe app={app} key={hash}>
        <Screen app={app} route={route} key={route.name + route.rest.join('/')} />
      </Safe>
      <Notices notice={notice} notify={notify} standing={standing} isAtTable={route.name === 'table'} />
    </WordsContext.Provider>
  );
}

/** @param {{app: App, route: ReturnType<typeof readRoute>}} props */
function Screen({ app, route }) {
  const { name, rest } = route;
  if (name === 'table') return <TableRoute app={app} id={rest[0]} />;
  if (LATER.includes(name) && (name !== 'new' || rest[0])) return <LaterRoute app={app} route={route} />;
  return <HomeScreen app={app} />;
}

/** The screens that are not home and not the table. Their code comes when the engine is ready, or when one is opened. */
const later = part('later', () => import('../screens/later.jsx'));
const LATER = ['new', 'rules', 'link', 'replay', 'record', 'open', 'settings', 'about', 'fair', 'opponents', 'stats', 'today'];

/** @param {{app: App, route: ReturnType<typeof readRoute>}} props */
function LaterRoute({ app, route }) {
  const { code, isLost, retry } = usePart(later);
  if (code) return <code.LaterScreen app={app} route={route} />;
  return (
    <div class="screen">
      <TopBar title="Kortti" onBack={() => app.back()} />
      <main class="page">{isLost && <Failed text="page-late" onRetry={retry} />}</main>
    </div>
  );
}

/** Milliseconds for the words of another language than English, before the page is shown in English. */
const WORDS_PATIENCE = 6000;
/** @param {number} milliseconds @returns {Promise<null>} */
const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds, null));

async function start() {
  for (const [key, value] of store.left()) if (!matches.recover(key, value) && !recoverBook(key, value)) store.set(key, value);
  playing.watchDeals(noteDeal);
  const read = Promise.all([store.isLasting(), matches.readAll()]);
  const storedSettings = await store.get('settings');
  const settings = readSettings(storedSettings);
  const lang = chooseLanguage(settings.lang);
  applySettings(settings, lang);
  const indices = indicesOf(settings, lang);
  const english = () => createWords({ lang: 'en', indices });
  const wanted = Promise.race([createWords({ lang, indices }), after(WORDS_PATIENCE)]).then((words) => words ?? english(), english);
  const [words, [lasting]] = await Promise.all([wanted, read]);
  applySettings(settings, words.lang); // again: by now the style sheet is there, and so is its colour for the browser
  const app = /** @type {HTMLElement} */ (document.getElementById('app'));
  app.replaceChildren();
  // It stays where the style sheet has not come: then there is something to be told.
  if (isStyled()) document.getElementById('late')?.remove();
  render(<Root stored={settings} first={words} lasting={lasting} />, app);
  noteOver(); // what an earlier visit could not
  preloadPart('table'); // it comes while the first screen is looked at, and is made ready later
  setTimeout(() => table.load().catch(() => {}), 1500);
  playing.firstReady.then(() => setTimeout(() => Promise.all([words.whole(), later.load(), over.load()]).catch(() => {}), 500)); // before they are asked for
  if (lasting) navigator.storage?.persist?.().catch(() => {});
}

start();
