// Entry point of the page: builds the state shared by all screens (`App`) and picks the screen for the route. The first
// screen paints without the engine, which starts in the background.

import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { keepRecord } from '../links/opened-records.js';
import { back, go, markPlace, readRoute, watchRoute } from '../links/routes.js';
import * as playing from '../match/match-keeper.js';
import { choiceKey, choiceOf, isPlayable, isUsual, lessonOf, startFrom } from '../match/match-setup.js';
import { LESSON, prepareOpening, takeOpening } from '../match/openings.js';
import * as matches from '../match/saved-matches.js';
import { Failed, TopBar } from '../screens/common/controls.jsx';
import { ErrorBoundary } from '../screens/common/error-boundary.jsx';
import { Notices, tellKept, useNotices } from '../screens/common/notices.jsx';
import { useLanguage, useSettings } from '../screens/common/use-settings.js';
import { HomeScreen } from '../screens/home/home.jsx';
import { useDrop } from '../screens/home/open-box.jsx';
import { noteDeal, noteOver, recoverBook } from '../screens/statistics/statistics-part.js';
import { over } from '../screens/table/sheets/sheets-part.js';
import { TableRoute, table } from '../screens/table/table-route.jsx';
import { part, usePart } from '../site/code-parts.js';
import { isStyled, preloadPart } from '../site/page-files.js';
import { games } from '../site/site.js';
import { noteLearned, readLearned } from '../statistics/learned.js';
import { applySettings, indicesOf, readSettings } from '../store/settings.js';
import * as store from '../store/store.js';
import { chooseLanguage, createWords, WordsContext } from '../words/words.js';
import { watchUpdates } from './service-worker-update.js';

/**
 * @typedef {import('../app.js').App} App
 * @typedef {import('../store/settings.js').Settings} Settings
 * @typedef {import('../types.js').Words} Words
 */

document.documentElement.dataset.came = ''; // tells start.js that this script has loaded
history.scrollRestoration = 'manual'; // browsers restore the scroll position too late, under the user's finger
/** True at a friend's table, which needs no engine here. @param {{name: string}} route */
const isGuest = ({ name }) => name === 'join';
if (!isGuest(readRoute(location.hash))) playing.startEngine(); // first, since its files take longest

/** True once a screen has been shown. */
let arrived = false;

/** Stored values that were read before they are needed. @type {Map<string, Promise<any>>} */
const ahead = new Map();
/** @param {string} what */
const readAhead = (what) => void ahead.set(what, store.get(what));
/** Returns a stored value, once as it was read ahead. @param {string} what */
function takeStored(what) {
  const value = ahead.get(what) ?? store.get(what);
  ahead.delete(what);
  return value;
}

/** @param {{stored: Settings, first: Words, lasting: boolean}} props */
function Root({ stored, first, lasting }) {
  const { notice, notify, standing, stand } = useNotices(lasting ? '' : 'storage-blocked');
  const { settings, set } = useSettings(stored);
  const words = useLanguage(settings, first, stand);
  const [engine, setEngine] = useState(playing.engineState());
  const [hash, setHash] = useState(location.hash);
  const [update, setUpdate] = useState(/** @type {{apply: () => void} | null} */ (null));
  const [, setChanges] = useState(0); // of the saved matches
  const route = useMemo(() => readRoute(hash), [hash]);

  useEffect(() => {
    const { apply } = watchUpdates({ after: playing.firstReady, onWaiting: () => setUpdate({ apply }) });
    const redraw = () => setChanges((count) => count + 1);
    playing.watchEngine(setEngine);
    setEngine(playing.engineState());
    const ends = [
      watchRoute(setHash),
      playing.keepUp(redraw),
      // rereads matches and learned games once storage works
      store.watch({
        state: (state) => void (state === 'lasting' && Promise.all([matches.readAll(), readLearned()]).then(redraw)),
      }),
    ];
    return () => ends.forEach((end) => end());
  }, []);

  /** @type {App['deal']} */
  function deal(choice, options) {
    tellKept({ stand, go }, choice.game);
    playing.deal(choice, options);
  }

  const app = useMemo(
    () =>
      /** @type {App} */ ({
        words,
        settings,
        set,
        engine,
        retry: playing.retryEngine,
        ask: playing.ask,
        go,
        back,
        matches: matches.unfinished,
        deal,
        async dealAsLast(game, options) {
          const isHere = markPlace();
          const chosen = startFrom(await takeStored(choiceKey(game.name)), game);
          const choice = isPlayable(chosen) ? choiceOf(game, chosen, words) : null;
          const opening = choice && (await app.openingFor(choice));
          if (!isHere()) return;
          if (choice) deal(choice, { ...options, opening });
          else go(`new/${encodeURIComponent(game.name)}`, options); // which tells what is missing
        },
        async openingFor(choice) {
          const game = games.find(({ name }) => name === choice.game);
          return game && isUsual(choice, game, words) ? takeOpening(game.name) : null;
        },
        async learn(game, options) {
          const isHere = markPlace();
          const isNew = !playing.lessonOf(game.name);
          const opening = isNew ? await takeOpening(game.name, LESSON) : null;
          if (isHere()) playing.learn(lessonOf(game, words), { ...options, opening });
        },
        prepare(game) {
          table.load().catch(() => {});
          readAhead(choiceKey(game.name));
          prepareOpening(game.name);
          if (game.lesson.length) prepareOpening(game.name, LESSON);
        },
        begin: playing.beginFrom,
        openRecord: (text) => go(`record/${keepRecord(text)}`),
        forget(id) {
          const gone = playing.forget(id);
          setChanges((count) => count + 1);
          return gone;
        },
        recall: store.get,
        remember(what, value) {
          ahead.delete(what);
          store.set(what, value);
        },
        notify,
        stand,
        arrives: arrived,
        update: update?.apply ?? null,
      }),
    [words, settings, engine, update, route],
  );

  useDrop(app);
  useEffect(() => {
    if (!isGuest(route)) playing.startEngine();
    arrived = true;
    scrollTo(0, 0);
  }, [route]);

  return (
    <WordsContext.Provider value={words}>
      <ErrorBoundary app={app} key={hash}>
        <Screen app={app} route={route} />
      </ErrorBoundary>
      <Notices notice={notice} notify={notify} standing={standing} isAtTable={route.name === 'table'} />
    </WordsContext.Provider>
  );
}

/** @param {{app: App, route: ReturnType<typeof readRoute>}} props */
function Screen({ app, route }) {
  const { name, rest, query } = route;
  if (name === 'table') return <TableRoute app={app} id={rest[0]} invites={'invite' in query} />;
  if (isGuest(route)) return <JoinRoute app={app} code={rest[0] ?? ''} as={query.as} />;
  if (LATER.includes(name) && (name !== 'new' || rest[0])) return <LaterRoute app={app} route={route} />;
  return <HomeScreen app={app} />;
}

const join = part('join', () => import('../screens/join/join.jsx'));

/** @param {{app: App, code: string, as?: string}} props */
function JoinRoute({ app, code: invitation, as }) {
  const { code, isLost, retry } = usePart(join);
  if (code) return <code.JoinScreen app={app} code={invitation} as={as} />;
  return <Coming app={app} isLost={isLost} onRetry={retry} />;
}

/** A screen whose code is on its way. @param {{app: App, isLost: boolean, onRetry: () => void}} props */
function Coming({ app, isLost, onRetry }) {
  return (
    <div class="screen">
      <TopBar title="Kortti" onBack={() => app.back()} />
      <main class="page">{isLost && <Failed text="page-late" onRetry={onRetry} />}</main>
    </div>
  );
}

/** All screens but home, the table and a friend's table. Their code loads when the engine is ready, or when one of them
 * is opened. */
const later = part('later', () => import('../screens/later.jsx'));
const LATER = [
  'new',
  'rules',
  'link',
  'replay',
  'record',
  'open',
  'settings',
  'about',
  'fair',
  'opponents',
  'stats',
  'today',
  'practice',
];

/** @param {{app: App, route: ReturnType<typeof readRoute>}} props */
function LaterRoute({ app, route }) {
  const { code, isLost, retry } = usePart(later);
  if (code) return <code.LaterScreen app={app} route={route} />;
  return <Coming app={app} isLost={isLost} onRetry={retry} />;
}

/** Milliseconds to wait for the words of another language before the page falls back to English. */
const WORDS_PATIENCE = 6000;
/** @param {number} milliseconds @returns {Promise<null>} */
const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds, null));

async function start() {
  preloadPart('table'); // downloads now, runs later
  for (const [key, value] of store.left())
    if (!matches.recover(key, value) && !recoverBook(key, value)) store.set(key, value);
  playing.watchDeals((view, match) => {
    noteDeal(view, match);
    noteLearned(view);
  });
  const read = Promise.all([store.isLasting(), matches.readAll(), readLearned()]);
  const storedSettings = await store.get('settings');
  const settings = readSettings(storedSettings);
  const lang = chooseLanguage(settings.lang);
  applySettings(settings, lang);
  const indices = indicesOf(settings, lang);
  const english = () => createWords({ lang: 'en', indices });
  const wanted = Promise.race([createWords({ lang, indices }), after(WORDS_PATIENCE)]).then(
    (words) => words ?? english(),
    english,
  );
  const [words, [lasting]] = await Promise.all([wanted, read]);
  applySettings(settings, words.lang); // again: the style sheet with the theme colour has loaded by now
  const app = /** @type {HTMLElement} */ (document.getElementById('app'));
  app.replaceChildren();
  // If the style sheet is missing, #late stays to report that.
  if (isStyled()) document.getElementById('late')?.remove();
  render(<Root stored={settings} first={words} lasting={lasting} />, app);
  noteOver(); // deals that an earlier visit could not note
  setTimeout(() => table.load().catch(() => {}), 1500);
  // loads these before they are needed
  playing.firstReady.then(() =>
    setTimeout(() => Promise.all([words.whole(), later.load(), over.load()]).catch(() => {}), 500),
  );
  if (lasting) navigator.storage?.persist?.().catch(() => {});
}

start();
