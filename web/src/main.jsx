// The start of the page: what all screens share (`App`), and which of them is shown. The first screen paints without the
// engine, which starts behind it.

import './all.css';
import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isStyled, preload, tableFile } from './again.js';
import { lessonOf } from './chosen.js';
import { loadDisplayFace } from './display.js';
import * as matches from './matches.js';
import * as playing from './playing.js';
import { keepRecord, recordOf } from './records.js';
import { back, go, readRoute, watchRoute } from './routes.js';
import { AboutScreen } from './screens/about.jsx';
import { Safe } from './screens/broken.jsx';
import { useLanguage, useSettings } from './screens/choices.js';
import { HomeScreen } from './screens/home.jsx';
import { FairScreen } from './screens/latefair.jsx';
import { KeptReplay, LinkScreen, OpenScreen } from './screens/link.jsx';
import { NewGameScreen } from './screens/newgame.jsx';
import { Notices, useNotices } from './screens/notices.jsx';
import { useDrop } from './screens/openbox.jsx';
import { OpponentsScreen } from './screens/opponents.jsx';
import { RulesScreen } from './screens/rules.jsx';
import { LaterScreen } from './screens/later.jsx';
import { SettingsScreen } from './screens/settings.jsx';
import { TableRoute, loadTable } from './screens/tableroute.jsx';
import { applySettings, indicesOf, readSettings } from './settings.js';
import { noteDeal, recoverBook } from './stats.js';
import * as store from './store.js';
import { watchUpdates } from './update.js';
import { WordsContext, chooseLanguage, createWords } from './words.js';

/**
 * @typedef {import('./app.js').App} App
 * @typedef {import('./settings.js').Settings} Settings
 * @typedef {import('./words.js').Words} Words
 */

performance.mark('kortti-main'); // for start.js: this script has come
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
  const { name, rest, query } = route;
  if (name === 'new' && rest[0]) return <NewGameScreen app={app} game={rest[0]} />;
  if (name === 'table') return <TableRoute app={app} id={rest[0]} />;
  if (name === 'rules') return <RulesScreen app={app} game={rest[0]} options={query} />;
  if (name === 'link') return <LinkScreen app={app} text={rest[0]} />;
  if (name === 'replay') return <KeptReplay app={app} id={rest[0]} at={query.at} />;
  const record = name === 'record' ? recordOf(rest[0]) : null;
  if (record !== null) return <LinkScreen app={app} text={record} />;
  if (name === 'open' || name === 'record') return <OpenScreen app={app} />;
  if (name === 'settings') return <SettingsScreen app={app} />;
  if (name === 'about') return <AboutScreen app={app} />;
  if (name === 'fair') return <FairScreen app={app} />;
  if (name === 'opponents') return <OpponentsScreen app={app} game={rest[0]} />;
  if (name === 'stats') return <LaterScreen app={app} show={({ StatsScreen }) => <StatsScreen app={app} game={rest[0]} />} title="stats-title" />;
  if (name === 'today') return <LaterScreen app={app} show={({ TodayScreen }) => <TodayScreen app={app} day={rest[0]} />} title="today-title" />;
  return <HomeScreen app={app} />;
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
  preload(tableFile(), { rel: 'modulepreload' }); // it comes while the first screen is looked at, and is made ready later
  setTimeout(() => loadTable().catch(() => {}), 1500);
  loadDisplayFace(playing.firstReady);
  if (lasting) navigator.storage?.persist?.().catch(() => {});
}

start();
