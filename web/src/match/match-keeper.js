// The page's engine and its current match, which outlive screens. The match is saved after every answer of the engine
// (saved-matches.js), so an error, a reload or a killed tab loses at most the move being made.

import * as engines from '../engine/engine-client.js';
import { Refused } from '../engine/refused.js';
import { shareOf } from '../engine/start-progress.js';
import { go, markPlace, whenLeft } from '../links/routes.js';
import { isReplaced } from '../site/page-files.js';
import { isShared } from '../words/seat-names.js';
import { engineKind, friendAt, seenByHost } from './company.js';
import { isSameView, shownOf, shownTurn } from './kept-view.js';
import * as matches from './saved-matches.js';
import { Session } from './session.js';

/**
 * @typedef {import('../types.js').Choice} Choice
 * @typedef {import('../types.js').OptionValue} OptionValue
 * @typedef {import('../types.js').Opening} Opening
 * @typedef {import('./saved-matches.js').Match} Match
 * @typedef {import('./session.js').State} State
 * @typedef {import('../engine/engine-client.js').EngineState & {isReplaced?: boolean}} EngineState `isReplaced`: it
 *   failed because the server has a newer build
 * @typedef {{save: string, at?: number, origin: string, replace?: boolean, opening?: Opening}} Start the start of a
 *   match that is not dealt: a save, the step to start at, and the link or record it came from; `replace`: replaces the
 *   history entry; `opening`: it needs no engine
 * @typedef {{id: string, session: Session, choice?: Choice, origin?: string, turnover: number, place: number}} Played
 *   `turnover`: see `matches.turnover`; `place`: the value of `places` when the engine opened it
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
  const steps = [engineNow, state].map(
    (one) => `${one.state} ${Boolean(one.isQuiet)} ${Math.floor(100 * shareOf(one))}`,
  );
  engineNow = state;
  if (state.state === 'failed' || steps[0] !== steps[1]) onEngine(state); // only on visible changes
}

/** @type {ReturnType<typeof engines.startEngine> | null} */
let engine = null;

/** Starts the engine unless it was started. The first request starts it as well; an embedded table that may never be
 * played waits for that. */
export function startEngine() {
  engine ??= engines.startEngine({
    onChange(state) {
      setEngine(state);
      if (state.state === 'ready') tellReady();
      if (state.state === 'failed')
        isReplaced().then((isReplaced) => isReplaced && engineNow === state && setEngine({ ...state, isReplaced }));
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
/** Restarts the engine, or reloads the page if the server has a newer build. */
export const retryEngine = () =>
  engineNow.isReplaced
    ? location.reload()
    : void startEngine()
        .restart()
        .catch(() => {});
/** Sends a request to the engine.
 * @template {import('../wire.js').Request} R @param {R} request @param {{timeout?: number}} [options]
 * @returns {Promise<import('../engine/engine-client.js').AnswerTo<R>>} */
export const ask = (request, options) => startEngine().ask(request, options);
/** Stops the engine and frees its memory until the next request. */
export const rest = () => engine?.rest();

// ---- the match ----

/** @type {Played | null} */
let current = null;
/** Counts requests that open or deal a match; the engine is at the last one, or on its way there. */
let places = 0;

/** @type {(turn: State['latest']) => void} */
let onTurn = () => {};
/** Sets the listener for turns of the current match.
 * @param {typeof onTurn} listener @returns {() => void} removes it */
export function watchTurns(listener) {
  onTurn = listener;
  return () => void (onTurn = () => {});
}

/** @type {(view: State['latest']['view'], match: import('../types.js').Ended) => void} */
let onDeal = () => {};
/** Sets the listener for finished deals; also called if a match is opened at the end of a deal.
 * @param {typeof onDeal} listener */
export const watchDeals = (listener) => void (onDeal = listener);

/** @param {Pick<Played, 'id' | 'choice' | 'origin'>} match @param {State} state */
function tellDeal({ id, choice, origin }, { latest: { view }, aided }) {
  if (view.over) onDeal(view, { id, choice, origin, aided });
}

/** Returns the session of the current match. */
export const currentSession = () => current?.session;

/** Returns the id of the current match. */
export const currentId = () => current?.id;

/** True if the engine holds this match and is not on its way to another one. @param {Pick<Played, 'place'>} match */
const isThere = ({ place }) => place === places;

/**
 * @typedef {object} Hub stands between the session of a match with friends and the engine
 * @property {string} id of the match
 * @property {import('./session.js').Ask} ask
 * @property {(session: Session, ask: import('./session.js').Ask) => void} attach a session of the match has begun;
 *   `ask` asks the engine
 * @property {(id: string) => void} move the friends go on with another match
 * @property {() => void} close sends them away
 */
/** @type {Hub | null} */
let hub = null;

/** Sets the hub of a match with friends. @param {Hub | null} it */
export function setHub(it) {
  hub = it;
  if (current && it?.id === current.id) it.attach(current.session, askOf(current));
}

/** Returns a function that asks the engine while it holds a match. @param {Pick<Played, 'place'>} match
 * @returns {import('./session.js').Ask} */
const askOf = (match) => async (request) => {
  if (!isThere(match)) throw new Refused('match-elsewhere');
  return ask(request);
};

/** Sets the friends of a match. @param {string} id @param {import('./company.js').Friend[]} friends */
export function keepFriends(id, friends) {
  const match = matches.get(id);
  if (match) matches.put({ ...match, friends });
}

/** Returns an answer of the engine as this device shows it: people at others are friends.
 * @template A @param {string} id @param {A} answer @returns {A} */
function shownHere(id, answer) {
  const friends = matches.get(id)?.friends;
  const turn = /** @type {any} */ (answer);
  if (!friends?.length || !turn?.view) return answer;
  return { ...turn, view: seenByHost(turn.view, friends) };
}

/** Has the engine open or deal a match.
 * @template {import('../wire.js').OpenRequest | import('../wire.js').NewRequest} R
 * @param {R} request @param {{timeout?: number}} [options] */
async function travel(request, options) {
  const place = (places += 1);
  try {
    return { turn: await ask(request, options), place };
  } catch (error) {
    if (place === places && current?.place === place - 1) current.place = place; // the engine kept the old match
    throw error;
  }
}

/** Makes a match with its session. It can ask the engine while the engine holds it, and is saved unless another match
 * has become `current` or another tab has played on.
 * @param {Omit<Played, 'session'>} match
 * @param {import('../types.js').Turn & {save: string}} turn @param {Pick<Match, 'draft' | 'aided' | 'spared'>} [kept]
 * @param {Session | null} [drawn] a session that already shows this turn @returns {Played} */
function play(match, turn, { draft, spared, aided = turn.view.practice ? [turn.view.deal] : [] } = {}, drawn = null) {
  const askEngine = askOf(match);
  const engine = {
    turn,
    /** @type {import('./session.js').Ask} */
    async ask(request) {
      return shownHere(match.id, await (hub?.id === match.id ? hub.ask(request) : askEngine(request)));
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
  if (hub?.id === match.id) hub.attach(played.session, askEngine);
  return played;
}

/** @param {Pick<Played, 'id' | 'choice' | 'origin'>} match @param {State} state @returns {Match} */
function stored({ id, choice, origin }, { latest, draft, aided, spared }) {
  const { view, save } = latest;
  const { game, deal, totals, sides } = view;
  const shown = shownOf(latest, matches.get(id));
  const untouched = view.cannot.undo?.id === 'undo-nothing' && view.cannot.redo !== null && !draft;
  const round = view.titles[deal - 1]?.args.n;
  const isOver = view.over === 'match' || Boolean(view.over && deal === 1 && choice?.day); // of a day only one deal
  const summary = {
    deal,
    round,
    totals,
    seats: seatsOf(view),
    sides,
    over: isOver,
    waits: waitsFor(view),
    turn: isShared(view) ? view.turn : undefined,
  };
  const ended = endOf(view);
  return {
    id,
    game,
    save,
    shown,
    updated: matches.changeTime(),
    choice,
    origin,
    untouched,
    draft,
    aided,
    spared,
    friends: matches.get(id)?.friends,
    summary,
    ended,
  };
}

/** Returns how a deal, or a match of several, ended. @param {import('../types.js').View} view @returns {Match['ended']} */
function endOf({ over, result, standings, course }) {
  if (!over || !result) return undefined;
  const rows = over === 'match' && standings && course.length > 1 ? standings : result.rows;
  /** @type {number[]} */
  const places = [];
  for (const { seats, place } of rows) for (const seat of seats) places[seat] = place;
  const first = rows === standings ? places.flatMap((place, seat) => (place === 1 ? [seat] : [])) : result.winners;
  return { places, winners: result.left.length ? [] : first };
}

/** Returns what a match waits for, if not for an opponent.
 * @param {import('../types.js').View} view @returns {Match['summary']['waits']} */
function waitsFor(view) {
  if (view.over === 'deal') return 'deal';
  return view.turn !== null && view.seats[view.turn].kind === 'person' ? 'turn' : undefined;
}

/** Returns the seats in the format for starting a match. @param {import('../types.js').View} view */
const seatsOf = ({ seats }) => seats.map((seat) => ({ kind: engineKind(seat), name: seat.name }));

/** The match started last. @type {{wanted: string, id: string} | null} */
let begun = null;

/** Starts a match and opens its table; the engine deals once it is ready. Until then the match has no save, but its
 * seed fixes the deal. A repeated call with the same choice returns the match that waits for the engine; an untouched
 * match is deleted.
 * @param {Choice} choice
 * @param {{replace?: boolean, opening?: Opening | null, invites?: boolean}} [options] `replace`: replaces the history
 *   entry; `opening`: the match begins with it; `invites`: its table invites friends @returns {string} its id */
export function deal(choice, { replace, opening, invites } = {}) {
  const wanted = JSON.stringify(choice);
  if (begun?.wanted !== wanted || !(isToBeDealt(matches.get(begun.id)) || isDrawn(begun.id))) {
    const untouched = choice.day ? undefined : matches.untouched(choice.game);
    for (const { id } of matches.replaced(choice.game)) forget(id);
    if (untouched) forgetUntouched(untouched.id);
    const seed = choice.seed ?? matches.randomSeed();
    begun = { wanted, id: matches.randomText() };
    dealAs(begun.id, { ...choice, seed }, opening);
  }
  go(`table/${begun.id}${invites ? '?invite' : ''}`, { replace });
  return begun.id;
}

/** Deletes a match when this screen, which may show it, is left.
 * @param {string} id @param {() => boolean | undefined} [isMeant] asked then */
export const forgetWhenLeft = (id, isMeant = () => true) => whenLeft(() => void (isMeant() && forget(id)));

/** Does so unless somebody has done something in it until then. @param {string} id */
const forgetUntouched = (id) => forgetWhenLeft(id, () => matches.get(id)?.untouched);

/** Returns the unfinished guided first deal of a game. @param {string} game */
export const lessonOf = (game) => matches.unfinished().find((match) => match.choice?.lesson && match.game === game);

/** Opens a game's guided first deal: an unfinished one, or a new one.
 * @param {Choice} choice @param {{replace?: boolean, opening?: Opening | null}} [options] see `deal` */
export function learn(choice, { replace, opening } = {}) {
  const lesson = lessonOf(choice.game);
  const id = lesson?.id ?? matches.randomText();
  if (!lesson) dealAs(id, choice, opening);
  go(`table/${id}`, { replace });
}

/** Starts a match under an id with an opening.
 * @param {string} id @param {Opening} opening @param {{choice?: Choice, origin?: string}} start */
export function openAs(id, opening, { choice, origin }) {
  const { save, turns } = opening;
  const turn = /** @type {import('../types.js').Turn} */ (turns.at(-1));
  const session = new Session({ turn, opening });
  if (current?.id === id) current = null;
  const known = { ...(choice ?? choiceLike(session)), seed: opening.seed, opening: true };
  matches.put({ ...undealt(id, known), origin, save, shown: shownOf({ ...turn, save }) });
  drawn = { match: /** @type {Match} */ (matches.get(id)), session };
}

/** Starts a match like the one at the table, which is deleted if nobody has done anything in it.
 * @param {Session} session @param {string} id of the match at the table */
export function dealAnew(session, id) {
  forgetUntouched(id);
  if (begun?.id === id) begun = null;
  deal(choiceLike(session), { replace: true });
}

/** Starts a match under an id, replacing the saved one; without an opening it is dealt when opened.
 * @param {string} id @param {Choice} choice @param {Opening | null} [opening] */
export function dealAs(id, choice, opening) {
  if (opening) return openAs(id, opening, { choice });
  if (current?.id === id) current = null;
  matches.put(undealt(id, { ...choice, seed: choice.seed ?? matches.randomSeed() }));
}

/** True if a match waits to be dealt. @param {Match} [match] */
export const isToBeDealt = (match) => match?.save === '';

/** @param {string} id @param {Choice} choice @returns {Match} */
function undealt(id, choice) {
  const { game, seats } = choice;
  const summary = { deal: 1, totals: seats.map(() => 0), seats, over: false };
  return { id, game, save: '', updated: matches.changeTime(), choice, untouched: true, draft: null, summary };
}

/** Pending `beginFrom`; a double tap must not start two matches. @type {Promise<string> | null} */
let beginning = null;

/** Starts a match from a link, a record or another match, and opens its table unless the user has gone elsewhere.
 * @param {Start} start @returns {Promise<string>} its id */
export function beginFrom(start) {
  beginning ??= openAnew(start).finally(() => (beginning = null));
  return beginning;
}

/** @param {Start} start */
async function openAnew({ replace, ...start }) {
  const isHere = markPlace();
  const id = matches.randomText();
  if (start.opening) openAs(id, start.opening, start);
  else await beginAs(id, start);
  // else the user went elsewhere
  if ((current?.id === id || isDrawn(id)) && isHere()) go(`table/${id}`, { replace });
  return id;
}

/** Starts a match under an id from a link, a record or another match, replacing the saved one.
 * @param {string} id @param {Start} start */
export async function beginAs(id, { save, at, origin }) {
  const { turn, place } = await travel({ do: 'open', save, ...(at === undefined ? {} : { at }) }, { timeout: 20_000 });
  const played = play({ id, origin, turnover: matches.turnover(id), place }, turn);
  matches.put(stored(played, played.session.state));
  if (isThere(played)) current = played;
  return played;
}

/** Opens a position that is not saved: a puzzle. Returns its turn, and an `ask` that works while the engine is
 * there.
 * @param {Omit<Start, 'origin'>} start */
export async function visit({ save, at }) {
  const { turn, place } = await travel({ do: 'open', save, ...(at === undefined ? {} : { at }) }, { timeout: 20_000 });
  return { turn, ask: askOf({ place }), isBehind: () => !isThere({ place }) };
}

/** The match started by `playAgain`; asking again at the end of the same session opens it.
 * @type {{session: Session, id: string} | null} */
let following = null;

/** Starts a similar match, or one with the same deals; rejects if another match is current.
 * @param {Session} session @param {'again' | 'same'} how @param {Opening | null} [opening] of a similar match */
export async function playAgain(session, how, opening) {
  if (following?.session === session && matches.get(following.id))
    return go(`table/${following.id}`, { replace: true });
  if ((current ?? drawn)?.session !== session) throw new Refused('match-elsewhere');
  const { save } = session.state.latest;
  const match = current;
  const { choice, origin = '' } = match ?? {};
  const id =
    how === 'again'
      ? deal(choiceLike(session), { replace: true, opening })
      : choice
        ? deal(sameAgain(choice), { replace: true })
        : await beginFrom({ save, at: 0, origin, replace: true }); // from the first deal of the save
  if (match && match.id === hub?.id) {
    keepFriends(id, matches.get(match.id)?.friends ?? []);
    hub.move(id);
  }
  following = { session, id };
}

/** Returns the choice for the same deals. @param {Choice} choice @returns {Choice} */
const sameAgain = ({ day, opening, ...choice }) => ({
  ...choice,
  known: true,
  ...(day ? { day: { ...day, again: true } } : {}),
});

/** Returns the choice for a similar match. @param {Session} session @returns {Choice} */
export function choiceLike({
  state: {
    latest: { view },
  },
}) {
  return { game: view.game, options: /** @type {Record<string, OptionValue>} */ (view.options), seats: seatsOf(view) };
}

/** True if a match is drawn, and waits for the engine. @param {string} id */
const isDrawn = (id) => drawn?.match.id === id && drawn.session.state.isInert;

/** The match drawn before the engine is ready. @type {{match: Match, session: Session} | null} */
let drawn = null;

/** Returns a session that shows a match as it was left, until the engine has opened it; null without a view.
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

/** Returns what a match keeps beside its save, as far as it is valid.
 * @param {import('./saved-matches.js').Match} match */
function keptOf({ draft, aided, spared }) {
  return { draft, aided: Array.isArray(aided) ? aided : undefined, spared: Array.isArray(spared) ? spared : undefined };
}

/** Returns the drawn session of a match if it shows this very view.
 * @param {Match} match @param {import('../types.js').View} view */
function takeDrawn({ id, save }, view) {
  if (drawn?.match.id !== id) return null;
  const { match, session } = drawn;
  drawn = null;
  return match.save === save && isSameView(session.state.latest.view, view) ? session : null;
}

/** Returns the seat of the only person at this device as part of a request, if friends play at others: the engine, to
 * which they are people, would show a spectator's view. @param {Match} match @returns {{seat?: number}} */
function personHere({ friends, summary }) {
  if (!friends?.length) return {};
  const own = summary.seats.flatMap(({ kind }, k) => (kind === 'person' && !friendAt(friends, k) ? k : []));
  return own.length === 1 ? { seat: own[0] } : {};
}

/** Opens or deals a match in the engine and returns its session.
 * @param {string} id @returns {Promise<Session>} */
export async function open(id) {
  if (current?.id === id && isThere(current)) {
    const { viewer, latest } = current.session.state;
    // already open; but if people share the device, another one may be looking now
    if (viewer === null || !isShared(latest.view)) return current.session;
  }
  const match = matches.get(id);
  if (!match) throw new Error('no such match');
  const { choice, origin } = match;
  const kept = keptOf(match);
  const turnover = matches.turnover(id);
  const isNew = isToBeDealt(match) && choice;
  const { turn: dealt, place } = await (isNew
    ? travel(
        { ...choice, ...personHere(match), seed: choice.seed ?? matches.randomSeed(), do: 'new' },
        { timeout: 20_000 },
      )
    : travel({ ...personHere(match), do: 'open', save: match.save }));
  const turn = shownHere(id, dealt);
  const arrived = { id, choice, origin, turnover, place };
  // already outdated
  if (place !== places || matches.turnover(id) !== turnover) return play(arrived, turn, kept).session;
  const now = matches.get(id);
  if (now && now.save !== match.save) return open(id); // an earlier request was answered after `match` was read
  current = play(arrived, turn, kept, takeDrawn(match, turn.view));
  // saves a new deal, or a draft made while saving was not possible
  if (now && (isNew || current.session.state.draft !== (match.draft ?? null)))
    matches.put(stored(current, current.session.state));
  tellDeal(current, current.session.state);
  return current.session;
}

/** Deletes a match. @param {string} id */
export function forget(id) {
  if (current?.id === id) current = null;
  if (drawn?.match.id === id) drawn = null;
  if (hub?.id === id) hub.close();
  return matches.throwAway(id);
}

/** Follows changes by other tabs. @param {() => void} listener @returns {() => void} stops it */
export const keepUp = (listener) =>
  matches.keepUp((ids) => {
    if (current && ids.includes(current.id) && matches.turnover(current.id) !== current.turnover) current = null;
    listener();
  });
