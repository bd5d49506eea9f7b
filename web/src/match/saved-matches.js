// Matches saved on this device, each under its own key in the store, and changes to them by other tabs.
//
// A match has a revision: the tab that wrote it last, and a number. A tab only overwrites a revision that it has read,
// which the store checks in the same transaction. If it finds another one, the match was played on in another tab, and
// this tab takes that over. A deleted match leaves a tombstone, so that no tab writes it back; one that is missing
// without a tombstone (e.g. the browser's data was cleared) is written anew.

import * as store from '../store/store.js';
import { isShared } from '../words/seat-names.js';

/**
 * @typedef {import('../types.js').Choice} Choice
 * @typedef {{tab: string, number: number, on?: {tab: string, number: number}}} Revision `on`: its base
 * @typedef {object} Match a match as it is stored
 * @property {string} id
 * @property {string} game
 * @property {string} save
 * @property {string} [shown] its last view: see kept-view.js
 * @property {number} updated
 * @property {Revision} [revision] missing if an earlier build stored it
 * @property {Choice} [choice] how it was started
 * @property {string} [origin] the link, the record or the step of another match that it started from
 * @property {boolean} [untouched] true if no person has done anything in it yet
 * @property {number[]} [aided] deals with a hint or an undo
 * @property {import('../types.js').Spared[]} [spared] persons who are not asked everything
 * @property {import('../types.js').Draft | null} [draft] a move being composed
 * @property {import('./company.js').Friend[]} [friends] who play at other devices
 * @property {{deal: number, round?: number, totals: number[], seats: {kind: string, name: string}[],
 *   sides?: number[][], over: boolean, waits?: 'turn' | 'deal', turn?: number | null}} summary `waits`: for a person's
 *   move, or for the next deal; `turn`: of which seat, if several people share the device
 * @property {{places: number[], winners: number[]}} [ended] how the deal that is over ended, or the match: each seat's
 *   place, and the seats that won
 */

export const randomText = () =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((number) => number.toString(36)).join('');

/** Draws a seed of 128 random bits, in the engine's format for drawn seeds. */
export const randomSeed = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((number) => number.toString(36).padStart(7, '0')).join('');

const TAB = randomText();
const PREFIX = 'match:';
/** Key prefix of reviews, stored beside their match. */
export const REVIEWS = 'review:';
const HOUR = 3_600_000;
const MONTH = 30 * 24 * HOUR;

/** @type {Map<string, Match>} */
const matches = new Map();
/** The last revision by another tab or visit that this tab has read. @type {Map<string, Revision>} */
const read = new Map();
/** Number of changes by other tabs to a match that this tab had. @type {Map<string, number>} */
const changes = new Map();
/** Ids deleted by other tabs. @type {Set<string>} */
const thrown = new Set();
/** @type {(ids: string[]) => void} */
let onChange = () => {};

/** @param {string} id */
export const get = (id) => matches.get(id);

/** True if a match is in its first deal, and that has no result: nobody waits for another deal, and all totals are equal.
 * (Earlier builds did not keep what a match waits for.) @param {Match['summary']} summary */
const isInFirst = ({ deal, waits, totals }) => deal === 1 && waits !== 'deal' && new Set(totals).size < 2;

/** True if nothing of a match is left to play: it is over, or it was a guided first deal that has been played.
 * @param {Match} match */
const isDone = ({ choice, summary }) =>
  summary.over || Boolean(choice?.lesson && summary.deal === 1 && !isInFirst(summary));

/** Returns unfinished matches, latest first. */
export const unfinished = () =>
  [...matches.values()].filter((match) => !isDone(match)).sort((a, b) => b.updated - a.updated);

/** Returns the unfinished matches in which somebody has done something, latest first. */
export const begun = () => unfinished().filter(({ untouched }) => !untouched);

/** True unless another tab may be showing the match. @param {Match} match */
const isOurs = ({ revision, updated }) => revision?.tab === TAB || updated < Date.now() - HOUR;

/** Returns the matches that new deals of a game have replaced: of those without a result only the latest one stays, and
 * the latest one with friends. @param {string} game */
export function replaced(game) {
  const open = begun().filter(
    ({ game: played, choice, origin, summary }) =>
      played === game && isInFirst(summary) && origin === undefined && !choice?.lesson && !choice?.day,
  );
  const shared = open.filter(({ summary }) => isShared(summary));
  const alone = open.filter(({ summary }) => !isShared(summary));
  return [...shared.slice(1), ...alone.slice(1)].filter(isOurs);
}

/** Returns the latest untouched match of a game, unless another tab may be showing it.
 * @param {string} game */
export const untouched = (game) =>
  unfinished().find(
    (match) => match.untouched && !match.choice?.lesson && !match.choice?.day && match.game === game && isOurs(match),
  );

/** Returns the time of a change now: later than that of all known matches, also if the clock has been set back. */
export const changeTime = () => Math.max(Date.now(), ...[...matches.values()].map(({ updated }) => updated + 1));

/** Returns the saved match that was finished last, or undefined. */
export const lastFinished = () =>
  [...matches.values()].filter(({ summary }) => summary.over).sort((a, b) => b.updated - a.updated)[0];

/** Returns when each game was last played, from the saved matches. @returns {Map<string, number>} by game */
export const lastPlayed = () =>
  new Map([...matches.values()].sort((a, b) => a.updated - b.updated).map(({ game, updated }) => [game, updated]));

/** Returns the latest unfinished match that was started from a link, a record or a step of another match.
 * @param {string} origin */
export const begunFrom = (origin) => unfinished().find((match) => match.origin === origin);

/** Returns a number that changes whenever another tab changes a match that this tab had.
 * @param {string} id */
export const turnover = (id) => changes.get(id) ?? 0;

/** @param {string} id */
export const isThrownAway = (id) => thrown.has(id);

/** Writes a match that the last visit could not, unless another tab has played on since; false if it is no match.
 * @param {string} key  @param {any} match */
export function recover(key, match) {
  if (!key.startsWith(PREFIX) || !isMatch(match)) return false;
  store.change(key, match, (stored) => {
    if (!stored || isOlder(stored, match)) return match;
    look(match.id, stored);
    return undefined;
  });
  return true;
}

/** Reads all matches; deletes old tombstones, and reviews of deleted matches. */
export async function readAll() {
  const keys = await store.keys();
  await Promise.all(
    keys
      .filter((key) => key.startsWith(PREFIX))
      .map(async (key) => {
        const stored = await store.get(key);
        if (stored?.thrown && !(Date.now() - stored.updated < MONTH)) store.set(key, null);
        else look(key.slice(PREFIX.length), stored);
      }),
  );
  dropReviews(keys, (id) => !matches.has(id));
}

/** Deletes reviews.
 * @param {string[]} keys all of the store @param {(id: string) => boolean} isGone whether the match is deleted */
function dropReviews(keys, isGone) {
  for (const key of keys) if (key.startsWith(REVIEWS) && isGone(key.split(':')[1])) store.set(key, null);
}

/** Follows changes by other tabs while this one is visible, and catches up when it becomes visible.
 * @param {(ids: string[]) => void} listener called with changed or deleted matches */
export function keepUp(listener) {
  onChange = listener;
  return store.watch({
    async others(keys) {
      if (document.hidden) return;
      const some = keys ?? (await store.keys());
      await Promise.all(
        some
          .filter((key) => key.startsWith(PREFIX))
          .map(async (key) => look(key.slice(PREFIX.length), await store.get(key))),
      );
    },
  });
}

/** Saves a match; resolves to false if it could only be kept for this visit.
 * @param {Match} match  @returns {Promise<boolean>} */
export function put(match) {
  const { id } = match;
  const revision = { tab: TAB, number: numberAfter(id), on: read.get(id) };
  matches.set(id, { ...match, revision });
  return store.change(PREFIX + id, matches.get(id), (stored) => (look(id, stored) ? undefined : matches.get(id)));
}

/** Deletes a match, in all tabs.
 * @param {string} id */
export async function throwAway(id) {
  const number = numberAfter(id);
  matches.delete(id);
  await store.set(PREFIX + id, { id, thrown: true, updated: Date.now(), revision: { tab: TAB, number } });
  dropReviews(await store.keys(), (other) => other === id);
}

/** Deletes finished matches known to this tab, except the one on screen.
 * @param {string} shown */
export function clearFinished(shown) {
  const finished = [...matches.values()].filter((match) => isDone(match) && match.id !== shown).map(({ id }) => id);
  for (const id of finished) {
    matches.delete(id);
    store.change(PREFIX + id, null, (stored) => (stored && !isNews(id, stored) ? null : undefined));
  }
  if (finished.length) store.keys().then((keys) => dropReviews(keys, (id) => finished.includes(id)));
}

/** @param {string} id */
const numberAfter = (id) => (Number(matches.get(id)?.revision?.number) || 0) + 1;

/** True if the stored revision is from another tab and unread. @param {string} id @param {any} stored */
const isNews = (id, stored) => revisionOf(stored).tab !== TAB && !isSame(revisionOf(stored), read.get(id));

/** True if the match continues the stored revision. @param {any} stored @param {Match} match */
function isOlder(stored, { revision }) {
  const { tab, number } = revisionOf(stored);
  return (tab === revision?.tab && number < revision.number) || isSame(revisionOf(stored), revision?.on);
}

/** @param {Revision} one @param {Revision} [other] */
const isSame = (one, other) => one.tab === other?.tab && one.number === other.number;

/** Takes over a stored match if it is news; returns true if it was.
 * @param {string} id @param {any} stored */
function look(id, stored) {
  if (!(isMatch(stored) || stored?.thrown) || stored.id !== id || !isNews(id, stored)) return false;
  const mine = matches.get(id);
  const { tab, number } = revisionOf(stored);
  read.set(id, { tab, number });
  if (stored.thrown) {
    if (!mine) return true;
    matches.delete(id);
    thrown.add(id);
  } else matches.set(id, stored);
  if (mine && mine.save !== stored.save) changes.set(id, turnover(id) + 1);
  onChange([id]);
  return true;
}

/** @param {any} stored @returns {Revision} */
const revisionOf = ({ revision, updated }) =>
  typeof revision?.tab === 'string' && Number.isFinite(revision.number) ? revision : { tab: '', number: updated };

/** Checks that a stored value has the shape of a match; the engine checks if it can be played.
 * @param {any} match */
function isMatch(match) {
  const { totals, seats, sides = [] } = match?.summary ?? {};
  const { ended, friends } = match ?? {};
  return (
    ['id', 'game', 'save'].every((name) => typeof match?.[name] === 'string') &&
    Number.isFinite(match.updated) &&
    Array.isArray(totals) &&
    Array.isArray(seats) &&
    seats.every((seat) => typeof seat?.name === 'string') &&
    Array.isArray(sides) &&
    sides.every((side) => Array.isArray(side) && side.every((seat) => seat in seats)) &&
    [ended?.places ?? [], ended?.winners ?? []].every(Array.isArray) &&
    Array.isArray(friends ?? []) &&
    (friends ?? []).every((/** @type {any} */ friend) => friend?.seat in seats && typeof friend.key === 'string')
  );
}
