// What lives as long as the page: the engine, and the match that is being played. A match is stored after every answer
// of the engine (saved-matches.js); so nothing on the way (errors, reloads, a killed tab) can lose more than
// the move that is being made.

import { isReplaced } from '../site/page-files.js';
import * as engines from '../engine/engine-client.js';
import * as matches from './saved-matches.js';
import { isShared } from '../words/seat-names.js';
import { shareOf } from '../engine/start-progress.js';
import { go } from '../links/routes.js';
import { Session } from './session.js';
import { isSameView, shownOf, shownTurn } from './kept-view.js';

/**
 * @typedef {import('../types.js').Choice} Choice
 * @typedef {import('../types.js').OptionValue} OptionValue
 * @typedef {import('./saved-matches.js').Match} Match
 * @typedef {import('./session.js').State} State
 * @typedef {import('../engine/engine-client.js').EngineState & {isReplaced?: boolean}} EngineState `isReplaced`: it failed, as the server has
 *   another build by now
 * @typedef {{save: string, at?: number, origin: string, replace?: boolean}} Start what a match begins with that is not dealt: a save,
 *   after so many of its steps, and what that was opened from; `replace`: no way leads back there
 * @typedef {{id: string, session: Session, choice?: Choice, origin?: string, turnover: number, place: number}} Played `turnover`: see
 *   `matches.turnover`; `place`: the number of the journey that brought the engine to it
 */

// ---- the engine ----

/** @type {EngineState} */
let engineNow = { state: 'starting', loaded: 0, total: 0, stages: 0, behind: 0 };
let onEngine = (/** @type {EngineState} */ _) => {};
/** @type {() => void} */
let tellReady = () => {};
/** Resolves when the engine can answer for the first time. @type {Promise<void>} */
export const firstReady = new Promise((resolve) => (tellReady = resolve));

/** @param {EngineState} state */
function setEngine(state) {
  const steps = [engineNow, state].map((one) => `${one.state} ${Boolean(one.isQuiet)} ${Math.floor(100 * shareOf(one))}`);
  engineNow = state;
  if (state.state === 'failed' || steps[0] !== steps[1]) onEngine(state); // nobody sees every kilobyte
}

/** @type {ReturnType<typeof engines.startEngine> | null} */
let engine = null;

/** Starts the engine, unless that has been done. Whoever asks it something starts it as well; a page that may never be
 * played at (an embed) waits for that. */
export function startEngine() {
  engine ??= engines.startEngine({
    onChange(state) {
      setEngine(state);
      if (state.state === 'ready') tellReady();
      if (state.state === 'failed') isReplaced().then((isReplaced) => isReplaced && engineNow === state && setEngine({ ...state, isReplaced }));
    },
  });
  return engine;
}
addEventListener('online', () => {
  if (engineNow.state === 'failed' && !engineNow.isReplaced) retryEngine();
});

export const engineState = () => engineNow;
/** @param {(state: EngineState) => void} listener */
export const watchEngine = (listener) => void (onEngine = listener);
/** Starts the engine again, or loads the page again where that is what helps. */
export const retryEngine = () => (engineNow.isReplaced ? location.reload() : void startEngine().restart().catch(() => {}));
/** Asks the engine. @template {import('../wire.js').Request} R @param {R} request @param {{timeout?: number}} [options]
 * @returns {Promise<import('../engine/engine-client.js').AnswerTo<R>>} */
export const ask = (request, options) => startEngine().ask(request, options);
/** Lets the engine go, with its memory, until it is asked again. */
export const rest = () => engine?.rest();

// ---- the match ----

/** @type {Played | null} */
let current = null;
/** Number of the engine's last journey to a match, opened or new, also while it is under way. */
let places = 0;

/** @type {(turn: State['latest']) => void} */
let onTurn = () => {};
/** Tells of every turn of the match that is played; there is one who listens.
 * @param {typeof onTurn} listener @returns {() => void} ends it */
export function watchTurns(listener) {
  onTurn = listener;
  return () => void (onTurn = () => {});
}

/** @type {(view: State['latest']['view'], match: import('../types.js').Ended) => void} */
let onDeal = () => {};
/** Tells of every deal that is over, also of one that was so when its match was opened; there is one who listens.
 * @param {typeof onDeal} listener */
export const watchDeals = (listener) => void (onDeal = listener);

/** @param {Pick<Played, 'id' | 'choice' | 'origin'>} match @param {State} state */
function tellDeal({ id, choice, origin }, { latest: { view }, aided }) {
  if (view.over) onDeal(view, { id, choice, origin, aided });
}

/** Gets the session of the match that is being played. */
export const currentSession = () => current?.session;

/** Gets the id of the match that is being played. */
export const currentId = () => current?.id;

/** Whether the engine is at the place of a match, and not on its way to another one. @param {Played} match */
const isThere = ({ place }) => place === places;

/** Sends the engine to a match.
 * @template {import('../wire.js').OpenRequest | import('../wire.js').NewRequest} R @param {R} request @param {{timeout?: number}} [options] */
async function travel(request, options) {
  const place = (places += 1);
  try {
    return { turn: await ask(request, options), place };
  } catch (error) {
    if (place === places && current?.place === place - 1) current.place = place; // the engine has stayed where it was
    throw error;
  }
}

/** Makes a match with its session; it is the one that is played as long as it is `current`, and no other tab plays on.
 * Nothing is asked while the engine goes elsewhere; what was asked before that is still kept.
 * @param {Omit<Played, 'session'>} match @param {import('../types.js').Turn & {save: string}} turn @param {Pick<Match, 'draft' | 'aided' | 'spared'>} [kept]
 * @param {Session | null} [drawn] the session that shows just that turn already @returns {Played} */
function play(match, turn, { draft, spared, aided = turn.view.practice ? [turn.view.deal] : [] } = {}, drawn = null) {
  const engine = {
    turn,
    /** @type {import('./session.js').Ask} */
    async ask(request) {
      if (!isThere(played)) throw elsewhere();
      return ask(request);
    },
    keep(/** @type {State} */ state) {
      matches.put(stored(match, state));
      onTurn(state.latest);
      tellDeal(match, state);
    },
    isBehind: () => current !== played || matches.turnover(match.id) !== match.turnover,
  };
  const played = { ...match, session: drawn ?? new Session({ ...engine, draft, aided, spared }) };
  drawn?.wake(engine);
  return played;
}

const elsewhere = () => Object.assign(new Error('played on elsewhere'), { detail: { id: 'match-elsewhere' } });

/** @param {Pick<Played, 'id' | 'choice' | 'origin'>} match @param {State} state @returns {Match} */
function stored({ id, choice, origin }, { latest, draft, aided, spared }) {
  const { view, save } = latest;
  const { game, deal, totals, sides } = view;
  const shown = shownOf(latest, matches.get(id));
  const untouched = view.cannot.undo?.id === 'undo-nothing' && view.cannot.redo !== null && !draft;
  const round = view.titles[deal - 1]?.args.n;
  const summary = { deal, round, totals, seats: seatsOf(view), sides, over: view.over === 'match' };
  return { id, game, save, shown, updated: Date.now(), choice, origin, untouched, draft, aided, spared, summary };
}

/** Gets who sits where, as a match is begun with them. @param {import('../types.js').View} view */
const seatsOf = ({ seats }) => seats.map(({ kind, level, name }) => ({ kind: level ?? kind, name }));

/** The match that was begun last. @type {{wanted: string, id: string} | null} */
let begun = null;

/** Begins a match and goes to its table, where the engine deals as soon as it can. Until then the match has no save, but its
 * seed decides what will be dealt. Whoever begins the like again meanwhile gets the same one; and one of that game that
 * was left before anything was done in it gives way to it.
 * @param {Choice} choice @param {{replace?: boolean}} [options] `replace`: no way leads back to where it was begun @returns {string} its id */
export function deal(choice, { replace } = {}) {
  const wanted = JSON.stringify(choice);
  if (begun?.wanted !== wanted || !isToBeDealt(matches.get(begun.id))) {
    const seeded = { ...choice, seed: choice.seed ?? matches.randomSeed() };
    begun = { wanted, id: (choice.day ? undefined : matches.untouched(choice.game)?.id) ?? matches.randomText() };
    dealAs(begun.id, seeded);
  }
  go(`table/${begun.id}`, { replace });
  return begun.id;
}

/** Goes to a guided first deal: to the one that was begun, as far as it has come, or to a new one.
 * @param {Choice} choice @param {string} [instead] the id of a match in which nothing has been played, and which is thrown away for that */
export function learn(choice, instead) {
  const lesson = matches.unfinished().find((match) => match.choice?.lesson && match.game === choice.game);
  const id = lesson?.id ?? matches.randomText();
  if (!lesson) dealAs(id, choice);
  if (instead) addEventListener('hashchange', () => void forget(instead), { once: true }); // not as long as it is looked at
  go(`table/${id}`, { replace: instead !== undefined });
}

/** Begins a match in the place of the one that is kept under an id; it is dealt when it is opened.
 * @param {string} id @param {Choice} choice */
export function dealAs(id, choice) {
  if (current?.id === id) current = null;
  matches.put(undealt(id, { ...choice, seed: choice.seed ?? matches.randomSeed() }));
}

/** Whether a match has been begun, and waits for the engine to deal. @param {Match} [match] */
export const isToBeDealt = (match) => match?.save === '';

/** @param {string} id @param {Choice} choice @returns {Match} */
function undealt(id, choice) {
  const { game, seats } = choice;
  const summary = { deal: 1, totals: seats.map(() => 0), seats, over: false };
  return { id, game, save: '', updated: Date.now(), choice, untouched: true, draft: null, summary };
}

/** The match that is being begun from elsewhere: the second tap of two begins no other. @type {Promise<string> | null} */
let beginning = null;

/** Begins a match with what a link, a record or another match holds, and goes to its table; one that was opened or begun
 * meanwhile is not left for that. @param {Start} start @returns {Promise<string>} its id */
export function beginFrom(start) {
  beginning ??= openAnew(start).finally(() => (beginning = null));
  return beginning;
}

/** @param {Start} start */
async function openAnew({ replace, ...start }) {
  const before = location.hash;
  const played = await beginAs(matches.randomText(), start);
  if (current === played && location.hash === before) go(`table/${played.id}`, { replace }); // else the person has gone elsewhere
  return played.id;
}

/** Begins a match in the place of the one that is kept under an id, with what a link, a record or another match holds.
 * @param {string} id @param {Start} start */
export async function beginAs(id, { save, at, origin }) {
  const { turn, place } = await travel({ do: 'open', save, ...(at === undefined ? {} : { at }) }, { timeout: 20_000 });
  const played = play({ id, origin, turnover: matches.turnover(id), place }, turn);
  matches.put(stored(played, played.session.state));
  if (isThere(played)) current = played;
  return played;
}

/** Opens a match that is not kept: a puzzle, of which nothing stays but what is played on from it. Gives its turn, and what
 * asks the engine as long as that is there.
 * @param {Omit<Start, 'origin'>} start */
export async function visit({ save, at }) {
  const { turn, place } = await travel({ do: 'open', save, ...(at === undefined ? {} : { at }) }, { timeout: 20_000 });
  const there = /** @type {Played} */ ({ place });
  /** @type {import('./session.js').Ask} */
  const guarded = async (request) => {
    if (!isThere(there)) throw elsewhere();
    return ask(request);
  };
  return { turn, ask: guarded, isBehind: () => !isThere(there) };
}

/** The match that came after another one: whoever asks again at the end of that one gets the same.
 * @type {{session: Session, id: string} | null} */
let following = null;

/** Begins a match like this one, or with the same deals; rejects where another one is played by now.
 * @param {Session} session @param {'again' | 'same'} how */
export async function playAgain(session, how) {
  if (following?.session === session && matches.get(following.id)) return go(`table/${following.id}`, { replace: true });
  if (current?.session !== session) throw elsewhere();
  const { save } = session.state.latest;
  const { choice, origin = '' } = current;
  const id = how === 'again' ? deal(choiceLike(session), { replace: true }) : choice ? deal(sameAgain(choice), { replace: true })
    : await beginFrom({ save, at: 0, origin, replace: true }); // from the same cards on
  following = { session, id };
}

/** Gets what the same cards once more are begun with. @param {Choice} choice @returns {Choice} */
const sameAgain = ({ day, ...choice }) => ({ ...choice, known: true, ...(day ? { day: { ...day, again: true } } : {}) });

/** Gets what another match like one is begun with. @param {Session} session @returns {Choice} */
export function choiceLike({ state: { latest: { view } } }) {
  return { game: view.game, options: /** @type {Record<string, OptionValue>} */ (view.options), seats: seatsOf(view) };
}

/** The match that is drawn before the engine has come to it. @type {{match: Match, session: Session} | null} */
let drawn = null;

/** Gets a session that shows a match as it was left, until the engine has come to it; null where there is nothing to show.
 * @param {string} id */
export function draw(id) {
  const match = matches.get(id);
  if (!match || current?.id === id) return null;
  if (drawn?.match.save !== match.save || drawn.match.id !== id) {
    const turn = shownTurn(match);
    drawn = turn && { match, session: new Session({ turn, ...keptOf(match) }) };
  }
  return drawn?.session ?? null;
}

/** Gets what a match keeps beside its save, as far as it is that. @param {Match} match */
function keptOf({ draft, aided, spared }) {
  return { draft, aided: Array.isArray(aided) ? aided : undefined, spared: Array.isArray(spared) ? spared : undefined };
}

/** Takes the session that is drawn of a match, if it shows just that view. @param {Match} match @param {import('../types.js').View} view */
function takeDrawn({ id, save }, view) {
  if (drawn?.match.id !== id) return null;
  const { match, session } = drawn;
  drawn = null;
  return match.save === save && isSameView(session.state.latest.view, view) ? session : null;
}

/** Gets the session of a match, with the engine at its place; one that waits for that is dealt.
 * @param {string} id @returns {Promise<Session>} */
export async function open(id) {
  if (current?.id === id && isThere(current)) {
    const { viewer, latest } = current.session.state;
    // seen already; but where people share the phone, it may be another one who looks now
    if (viewer === null || !isShared(latest.view)) return current.session;
  }
  const match = matches.get(id);
  if (!match) throw new Error('no such match');
  const { choice, origin } = match;
  const kept = keptOf(match);
  const turnover = matches.turnover(id);
  const isNew = isToBeDealt(match) && choice;
  const { turn, place } = await (isNew
    ? travel({ ...choice, seed: choice.seed ?? matches.randomSeed(), do: 'new' }, { timeout: 20_000 })
    : travel({ do: 'open', save: match.save }));
  const arrived = { id, choice, origin, turnover, place };
  if (place !== places || matches.turnover(id) !== turnover) return play(arrived, turn, kept).session; // not for long
  const now = matches.get(id);
  if (now && now.save !== match.save) return open(id); // what had been asked before came after the save was read
  current = play(arrived, turn, kept, takeDrawn(match, turn.view));
  // dealt just now, or cards were put together while nothing could be kept
  if (now && (isNew || current.session.state.draft != match.draft)) matches.put(stored(current, current.session.state));
  tellDeal(current, current.session.state);
  return current.session;
}

/** Throws a match away. @param {string} id */
export function forget(id) {
  if (current?.id === id) current = null;
  return matches.throwAway(id);
}

/** Keeps up with what other tabs do. @param {() => void} listener @returns {() => void} ends it */
export const keepUp = (listener) => matches.keepUp((ids) => {
  if (current && ids.includes(current.id) && matches.turnover(current.id) !== current.turnover) current = null;
  listener();
});
