// The start of the page: what all screens share (`App`), the way from screen to screen, and what is kept.
//
// The first screen paints without the engine, which starts behind it. A match is stored after every answer of the
// engine, under a key of its own; so nothing on the way (errors, reloads, a killed tab) can lose more than nothing.

import './style.css';
import './table.css'; // here, as a style sheet of code that is loaded later would not be loaded at all
import { Component, render } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { startEngine } from './engine.js';
import { withNames } from './names.js';
import { AboutScreen } from './screens/about.jsx';
import { HomeScreen } from './screens/home.jsx';
import { NewGameScreen } from './screens/newgame.jsx';
import { OpponentsScreen } from './screens/opponents.jsx';
import { RulesScreen, rulesRoute } from './screens/rules.jsx';
import { SettingsScreen } from './screens/settings.jsx';
import { applySettings, feel, indicesOf, readSettings } from './settings.js';
import * as store from './store.js';
import { Button, Starting, TopBar, useHeading } from './ui.jsx';
import { watchUpdates } from './update.js';
import { WordsContext, chooseLanguage, createWords, useWords } from './words.js';

/**
 * @typedef {import('./settings.js').Settings} Settings
 * @typedef {import('./table.js').Turn} Turn
 * @typedef {import('./words.js').Words} Words
 * @typedef {{state: 'starting' | 'ready' | 'failed', loaded: number, total: number}} EngineState
 * @typedef {string | number | boolean | number[] | null} OptionValue
 * @typedef {object} Option
 * @property {string} name
 * @property {'choice' | 'bool' | 'int' | 'list'} kind
 * @property {OptionValue[]} [values]
 * @property {OptionValue} default
 * @property {[string, Record<string, OptionValue>] | null} [by] the option that decides the default, and for which of its values it is another one
 * @property {number} [min]
 * @property {number} [max]
 * @property {boolean} [none]
 * @property {string} [group]
 * @property {Record<string, OptionValue[]>} [when]
 * @typedef {object} Game
 * @property {string} name
 * @property {number[]} players
 * @property {number[][]} [sides] the seats that play together, with one score
 * @property {Option[]} options
 * @property {{name: string, options: Record<string, OptionValue>}[]} [presets]
 * @typedef {{kind: string, name: string}} SeatChoice a "person", or the level of an opponent
 * @typedef {{game: string, options: Record<string, OptionValue>, seats: SeatChoice[], seed?: string}} Choice
 * @typedef {object} Match a match as it is stored
 * @property {string} id
 * @property {string} game
 * @property {string} save
 * @property {number} updated
 * @property {Choice} [choice] what it was begun with
 * @property {{deal: number, totals: number[], seats: {kind: string, name: string}[], sides?: number[][], over: boolean}} summary
 *
 * @typedef {object} App what every screen gets
 * @property {Words} words
 * @property {Settings} settings
 * @property {(changed: Partial<Settings>) => void} set changes settings
 * @property {EngineState} engine
 * @property {() => void} retry starts the engine again
 * @property {Game[] | null} catalogue the games, as the engine tells them or (until it can) as it told them last
 * @property {(request: Record<string, any>, options?: {timeout?: number}) => Promise<any>} ask
 * @property {(route: string, options?: {replace?: boolean}) => void} go to a route: "", "new/<game>", "table/<match>" ...
 * @property {(otherwise?: string) => void} back to the screen before, or to the route given where there was none
 * @property {() => Match[]} matches the unfinished ones, latest first
 * @property {(choice: Choice) => Promise<void>} deal begins a match and goes to its table
 * @property {(id: string) => Promise<Turn>} resume gets a match as it stands, into the engine too
 * @property {(turn: Turn) => void} save keeps the match that is being played; after every Turn
 * @property {(id: string) => Promise<void>} forget throws a match away
 * @property {(what: string) => Promise<any>} recall gets what was remembered
 * @property {(what: string, value: any) => void} remember
 * @property {(text: string) => void} notify shows a word at the bottom, and says it
 * @property {boolean} arrives whether the screen has come by a way within the page
 * @property {(() => void) | null} update turns to a new build, where one waits
 */

/** Settles `game`, `id` and the house rules of an address.
 * @param {string} hash */
export function readRoute(hash) {
  const [path, query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [name = '', ...rest] = path.split('/').map(decode);
  return { name, rest, query: Object.fromEntries(new URLSearchParams(query)) };
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const randomText = () => [...crypto.getRandomValues(new Uint32Array(2))].map((number) => number.toString(36)).join('');

// What lives as long as the page: the engine, the matches, and the one that is being played.

/** @type {Map<string, Match>} */
const matches = new Map();
/** @type {{id: string, turn: Turn, choice?: Choice} | null} */
let current = null;
/** Whether a screen has been shown before this one. */
let arrived = false;
/** Whether the person has been told that nothing can be stored. */
let warned = false;
/** The addresses of the page's own screens that lie behind this one in the browser's history, and its own. */
const trail = [location.hash];
let isReplacing = false;

/** Keeps the trail when the address has changed, whoever changed it. */
function follow() {
  if (isReplacing) trail[trail.length - 1] = location.hash;
  else if (trail.at(-2) === location.hash) trail.pop();
  else trail.push(location.hash);
  isReplacing = false;
}

/** @type {(change: Partial<EngineState>) => void} */
let engineChanged = () => {};
/** @type {EngineState} */
let engineState = { state: 'starting', loaded: 0, total: 0 };
const tellEngine = (/** @type {Partial<EngineState>} */ change) => {
  engineState = { ...engineState, ...change };
  engineChanged(change);
};
const engine = startEngine({
  onProgress: ({ loaded, total }) => tellEngine({ loaded, total }),
  onRestart: () => {
    tellEngine({ state: 'starting' });
    queueMicrotask(followEngine);
  },
});
followEngine();

function followEngine() {
  engine.ready.then(
    () => tellEngine({ state: 'ready' }),
    () => tellEngine({ state: 'failed' }),
  );
}

/** @param {Turn} turn @param {string} id @param {Choice} [choice] @returns {Match} */
function matchOf({ view, save }, id, choice) {
  const { game, deal, totals } = view;
  const seats = view.seats.map((/** @type {{kind: string, name: string, level?: string | null, given?: string}} */ seat) => ({ kind: seat.level ?? seat.kind, name: seat.given ?? seat.name }));
  const { sides } = view;
  return { id, game, save, updated: Date.now(), choice, summary: { deal, totals, seats, sides, over: view.over === 'match' } };
}

/** @type {App['ask']} */
const ask = (request, options) => engine.ask(request, options);

/** @param {{stored: {settings: Settings, catalogue: Game[] | null}, first: Words, lasting: boolean}} props */
function Root({ stored, first, lasting }) {
  const [settings, setSettings] = useState(stored.settings);
  const [words, setWords] = useState(first);
  const [engineNow, setEngine] = useState(engineState);
  const [catalogue, setCatalogue] = useState(stored.catalogue);
  const [hash, setHash] = useState(location.hash);
  const [update, setUpdate] = useState(/** @type {{apply: () => void} | null} */ (null));
  const [notice, setNotice] = useState(lasting ? '' : 'storage-blocked');
  const [, setChange] = useState(0);
  const route = useMemo(() => readRoute(hash), [hash]);

  useEffect(() => {
    engineChanged = () => setEngine(engineState);
    setEngine(engineState);
    const { apply } = watchUpdates({ after: engine.ready, onWaiting: () => setUpdate({ apply }) });
    const onHash = () => {
      follow();
      setHash(location.hash);
    };
    addEventListener('hashchange', onHash);
    if (trail.at(-1) !== location.hash) onHash(); // it has changed before anybody listened
    return () => removeEventListener('hashchange', onHash);
  }, []);

  // The engine's own catalogue, as soon as it can tell it.
  useEffect(() => {
    if (engineNow.state !== 'ready') return;
    engine.ask({ do: 'catalogue' }).then(
      ({ games }) => {
        setCatalogue(games);
        store.set('catalogue', games);
      },
      (error) => console.warn('no catalogue:', error),
    );
  }, [engineNow.state]);

  // A language or the letters on the cards: new words in the same place, nothing else changes.
  useEffect(() => {
    const lang = chooseLanguage(settings.lang);
    applySettings(settings, lang);
    const indices = indicesOf(settings, lang);
    if (words.lang === lang && words.indices === indices) return undefined;
    let wanted = true;
    createWords({ lang, indices }).then((made) => {
      if (wanted) setWords(made);
    });
    return () => {
      wanted = false;
    };
  }, [settings]);

  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(''), 9000);
    return () => clearTimeout(timer);
  }, [notice]);

  const latest = useRef(settings);
  const set = useCallback((/** @type {Partial<Settings>} */ changed) => {
    const after = { ...latest.current, ...changed };
    latest.current = after;
    setSettings(after);
    store.set('settings', after);
    if (changed.sound || changed.vibration) feel(after, 'turn'); // a first taste
  }, []);

  const app = useMemo(
    () => {
      /** @type {App} */
      const made = {
        words,
        settings,
        set,
        engine: engineNow,
        retry() {
          tellEngine({ state: 'starting', loaded: 0, total: 0 });
          engine.restart().catch(() => {});
          followEngine();
        },
        catalogue,
        ask,
        go(to, { replace = false } = {}) {
          const next = `#/${to}`;
          if (next === location.hash) return;
          isReplacing = replace;
          if (replace) location.replace(next);
          else location.hash = next;
        },
        back(otherwise = '') {
          if (trail.length > 1) history.back();
          else made.go(otherwise, { replace: true });
        },
        matches: () => [...matches.values()].filter((match) => !match.summary.over).sort((a, b) => b.updated - a.updated),
        async deal(choice) {
          const seeded = { ...choice, seed: choice.seed ?? randomText() };
          const turn = await ask({ do: 'new', ...seeded }, { timeout: 20_000 });
          for (const match of [...matches.values()]) if (match.summary.over) made.forget(match.id);
          current = { id: randomText(), turn, choice: seeded };
          made.save(turn);
          current.turn = turn; // with what is said to begin with
          made.go(`table/${current.id}`, { replace: true });
        },
        async resume(id) {
          if (current?.id === id) return { ...current.turn, moves: [] }; // seen already
          const match = matches.get(id);
          if (!match) throw new Error('no such match');
          const turn = await ask({ do: 'open', save: match.save });
          current = { id, turn, choice: match.choice };
          return turn;
        },
        save(turn) {
          if (!current) return;
          current.turn = { ...turn, remark: null }; // heard already
          const match = matchOf(turn, current.id, current.choice);
          matches.set(match.id, match);
          store.set(`match:${match.id}`, match).then((kept) => {
            if (!kept && !warned) setNotice('storage-blocked');
            warned ||= !kept;
          });
        },
        async forget(id) {
          matches.delete(id);
          if (current?.id === id) current = null;
          setChange((change) => change + 1);
          await store.del(`match:${id}`);
        },
        recall: (what) => store.get(what),
        remember: (what, value) => {
          store.set(what, value);
        },
        notify: (text) => setNotice(text),
        arrives: arrived,
        update: update?.apply ?? null,
      };
      return made;
    },
    [words, settings, engineNow, catalogue, update, route],
  );

  useEffect(() => {
    arrived = true;
    scrollTo(0, 0);
  }, [route]);

  return (
    <WordsContext.Provider value={words}>
      <Safe app={app} key={hash}>
        <Screen app={app} route={route} key={route.name + route.rest.join('/')} />
      </Safe>
      <div aria-live="polite" role="status">
        {notice && (
          <div class="notice">
            <span>{words.has(notice) ? words.t(notice) : notice}</span>
            <Button kind="quiet" icon="close" label={words.t('close')} onClick={() => setNotice('')} />
          </div>
        )}
      </div>
    </WordsContext.Provider>
  );
}

/** @param {{app: App, route: ReturnType<typeof readRoute>}} props */
function Screen({ app, route }) {
  const { name, rest, query } = route;
  if (name === 'new' && rest[0]) return <NewGameScreen app={app} game={rest[0]} />;
  if (name === 'table') return <TableRoute app={app} id={rest[0]} />;
  if (name === 'rules') return <RulesScreen app={app} game={rest[0]} options={query} />;
  if (name === 'settings') return <SettingsScreen app={app} />;
  if (name === 'about') return <AboutScreen app={app} />;
  if (name === 'opponents') return <OpponentsScreen app={app} game={rest[0]} />;
  return <HomeScreen app={app} />;
}

/** @type {Promise<typeof import('./screens/table.jsx')> | null} */
let tableCode = null;
// The canvas library comes with the table, after the first screen.
const loadTable = () => (tableCode ??= import('./screens/table.jsx'));

/** The table, once its code and its match are there.
 * @param {{app: App, id?: string}} props */
function TableRoute({ app, id }) {
  const words = useWords();
  const matchId = id ?? (current?.id || app.matches()[0]?.id);
  const isGone = !matchId || !matches.has(matchId);
  const [code, setCode] = useState(/** @type {typeof import('./screens/table.jsx') | null} */ (null));
  const [turn, setTurn] = useState(/** @type {Turn | null} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const asked = useRef(false);
  const name = (matchId && matches.get(matchId)?.game) ?? '';
  const title = words.or(`game-${name}`, name);
  useHeading(title, false);

  useEffect(() => {
    if (!isGone) return;
    if (id) app.notify('match-gone');
    app.go('', { replace: true });
  }, [isGone]);

  // A later try comes when the engine has been started again.
  useEffect(() => {
    if (isGone || turn || asked.current) return;
    asked.current = true;
    Promise.all([loadTable(), app.resume(matchId)]).then(
      ([table, now]) => {
        setCode(() => table);
        setTurn(now);
        setProblem(null);
      },
      (error) => {
        asked.current = false;
        if (!code) tableCode = null;
        setProblem(error);
      },
    );
  }, [app.engine.state]);

  // The same object for as long as nothing changes: the table takes another one for another match, and begins with it.
  const named = useMemo(() => turn && withNames({ ...(current?.turn ?? turn), moves: [] }, words), [turn, words]);

  const askNamed = useCallback(async (/** @type {Record<string, any>} */ request) => {
    const answer = await ask(request);
    return answer.view ? withNames(answer, words) : answer;
  }, [words]);

  const onPlay = useCallback((/** @type {'again' | 'same'} */ how) => {
    if (!current) return;
    const { view } = current.turn;
    const { options, seats, seed } = current.choice ?? {
      options: /** @type {Record<string, OptionValue>} */ (view.options ?? {}),
      seats: matchOf(current.turn, current.id).summary.seats,
    };
    app.deal({ game: view.game, options, seats, seed: how === 'same' ? seed : undefined }).catch((error) => {
      app.notify(error.detail ? words.show(error.detail) : 'engine-failed');
    });
  }, [app]);

  if (isGone) return null;
  if (code && named) {
    return (
      <code.Table
        turn={named}
        ask={askNamed}
        settings={app.settings}
        onTurn={app.save}
        onLeave={() => app.back()}
        onRules={(view) => app.go(rulesRoute(view.game, /** @type {Record<string, OptionValue>} */ (view.options)))}
        onSettings={() => app.go('settings')}
        onPlay={onPlay}
      />
    );
  }
  const detail = /** @type {any} */ (problem)?.detail;
  return (
    <div class="screen">
      <TopBar title={title} onBack={() => app.go('')} />
      <main class="page">
        {detail ? <p role="alert">{words.show(detail)}</p> : <Starting engine={app.engine} onRetry={app.retry} />}
        {Boolean(problem) && !detail && app.engine.state === 'ready' && (
          <div role="alert">
            <p>{words.t('broken-text')}</p>
            <Button icon="reset" onClick={() => location.reload()}>{words.t('reload')}</Button>
          </div>
        )}
      </main>
    </div>
  );
}

/** Keeps an error of one screen from taking the page with it. The match is stored; nothing is lost.
 * @extends {Component<{app: App, children: import('preact').ComponentChildren}, {error: unknown}>} */
class Safe extends Component {
  state = { error: /** @type {unknown} */ (null) };

  /** @param {unknown} error */
  static getDerivedStateFromError(error) {
    return { error };
  }

  /** @param {unknown} error */
  componentDidCatch(error) {
    console.error(error);
  }

  render() {
    const { app, children } = this.props;
    return this.state.error ? <Broken app={app} error={this.state.error} /> : children;
  }
}

/** @param {{app: App, error: unknown}} props */
function Broken({ app, error }) {
  const words = useWords();
  useHeading(words.t('broken-title'), true);
  return (
    <div class="screen">
      <TopBar title={words.t('broken-title')} onBack={() => app.go('')} />
      <main class="page">
        <p>{words.t('broken-text')}</p>
        <p class="note">{String(error)}</p>
        <div class="row">
          <Button kind="primary" icon="reset" onClick={() => location.reload()}>{words.t('reload')}</Button>
          <Button icon="home" onClick={() => app.go('')}>{words.t('home')}</Button>
        </div>
      </main>
    </div>
  );
}

async function start() {
  const [storedSettings, catalogue, keys, lasting] = await Promise.all([
    store.get('settings'),
    store.get('catalogue'),
    store.keys(),
    store.isLasting(),
  ]);
  const settings = readSettings(storedSettings);
  const lang = chooseLanguage(settings.lang);
  applySettings(settings, lang);
  const [words] = await Promise.all([createWords({ lang, indices: indicesOf(settings, lang) }), readMatches(keys)]);
  applySettings(settings, lang); // again: by now the style sheet is there, and so is its colour for the browser
  warned = !lasting;
  const app = /** @type {HTMLElement} */ (document.getElementById('app'));
  app.replaceChildren();
  render(<Root stored={{ settings, catalogue: isCatalogue(catalogue) ? catalogue : null }} first={words} lasting={lasting} />, app);
  setTimeout(() => loadTable().catch(() => (tableCode = null)), 1500);
  if (lasting) navigator.storage?.persist?.().catch(() => {});
}

/** @param {string[]} keys of the store */
async function readMatches(keys) {
  const stored = await Promise.all(keys.filter((key) => key.startsWith('match:')).map((key) => store.get(key)));
  for (const match of stored) if (isMatch(match)) matches.set(match.id, match);
}

/** Whether something from the store can be shown as a match; whether it can be played, the engine says.
 * @param {any} match */
function isMatch(match) {
  const { totals, seats, sides = [] } = match?.summary ?? {};
  return ['id', 'game', 'save'].every((name) => typeof match?.[name] === 'string') && Number.isFinite(match.updated)
    && Array.isArray(totals) && Array.isArray(seats) && seats.every((seat) => typeof seat?.name === 'string')
    && Array.isArray(sides) && sides.every((side) => Array.isArray(side) && side.every((seat) => seat in seats));
}

/** Whether something from the store can stand in for the engine's catalogue until that comes.
 * @param {any} games */
function isCatalogue(games) {
  return Array.isArray(games) && games.every((game) => typeof game?.name === 'string'
    && [game.players, game.options].every((list) => Array.isArray(list) && list.length > 0));
}

start();

