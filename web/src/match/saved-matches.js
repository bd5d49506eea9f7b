// The matches that this device keeps, each under a key of its own in the store, and what other tabs do with them.
//
// A match carries its revision: which tab wrote it last, and its number. A tab writes only over a revision that it
// knows, which the store checks in the same transaction. Where it finds another one, the match has gone on in
// another tab: then this tab goes on from there. A match that was thrown away leaves a note in its place, so that no
// tab writes it back; one that is missing without a note (a browser has been emptied, say) is written anew.

import * as store from '../store/store.js';

/**
 * @typedef {import('../types.js').Choice} Choice
 * @typedef {{tab: string, number: number, on?: {tab: string, number: number}}} Revision `on`: what that tab had read
 * @typedef {object} Match a match as it is stored
 * @property {string} id
 * @property {string} game
 * @property {string} save
 * @property {string} [shown] the last view of it: see kept-view.js
 * @property {number} updated
 * @property {Revision} [revision] none where an earlier build has stored it
 * @property {Choice} [choice] what it was begun with
 * @property {string} [origin] the link, the record or the step of another match that it was begun from
 * @property {boolean} [untouched] nobody who sits here has done anything in it yet
 * @property {number[]} [aided] the deals in which a hint was given, or something was taken back
 * @property {import('../types.js').Spared[]} [spared] who is not asked all that the game asks
 * @property {import('../types.js').Draft | null} [draft] cards that lie together on the table and have not been laid yet
 * @property {{deal: number, round?: number, totals: number[], seats: {kind: string, name: string}[], sides?: number[][], over: boolean}} summary
 */

export const randomText = () => [...crypto.getRandomValues(new Uint32Array(2))].map((number) => number.toString(36)).join('');

/** Draws a seed that nobody can find by trying: 128 bits, in the form by which the engine knows one that was drawn. */
export const randomSeed = () => [...crypto.getRandomValues(new Uint32Array(4))].map((number) => number.toString(36).padStart(7, '0')).join('');

const TAB = randomText();
const PREFIX = 'match:';
/** How the keys begin of what is kept beside a match: its reviews. */
export const REVIEWS = 'review:';
const HOUR = 3_600_000;
const MONTH = 30 * 24 * HOUR;

/** @type {Map<string, Match>} */
const matches = new Map();
/** Of matches that another tab has written, or an earlier visit: what this tab has read last. @type {Map<string, Revision>} */
const read = new Map();
/** How often another tab has changed a match under this one's hands. @type {Map<string, number>} */
const changes = new Map();
/** Those that another tab has thrown away. @type {Set<string>} */
const thrown = new Set();
/** @type {(ids: string[]) => void} */
let onChange = () => {};

/** @param {string} id */
export const get = (id) => matches.get(id);

/** Gets the unfinished ones, latest first. */
export const unfinished = () => [...matches.values()].filter((match) => !match.summary.over).sort((a, b) => b.updated - a.updated);

/** Gets the latest match of a game in which nobody who sits here has done anything yet, unless another tab may just show it.
 * @param {string} game */
export const untouched = (game) => unfinished().find((match) => (
  match.untouched && !match.choice?.lesson && !match.choice?.day && match.game === game && (match.revision?.tab === TAB || match.updated < Date.now() - HOUR)
));

/** Gets the match that was finished last, as long as it is kept; none: undefined. */
export const lastFinished = () => [...matches.values()].filter(({ summary }) => summary.over).sort((a, b) => b.updated - a.updated)[0];

/** Gets when each game was played last, of the matches that are kept. @returns {Map<string, number>} by its name */
export const lastPlayed = () => new Map([...matches.values()].sort((a, b) => a.updated - b.updated).map(({ game, updated }) => [game, updated]));

/** Gets the latest unfinished match that was begun from a link, a record or a step of another match.
 * @param {string} origin */
export const begunFrom = (origin) => unfinished().find((match) => match.origin === origin);

/** Gets a number that changes whenever another tab has changed a match that was here.
 * @param {string} id */
export const turnover = (id) => changes.get(id) ?? 0;

/** @param {string} id */
export const isThrownAway = (id) => thrown.has(id);

/** Writes a match as the last visit left it, unless another tab has played on since; tells whether it is one.
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

/** Reads all that is stored; notes of what was thrown away long ago are cleared away, and reviews of what is gone. */
export async function readAll() {
  const keys = await store.keys();
  await Promise.all(keys.filter((key) => key.startsWith(PREFIX)).map(async (key) => {
    const stored = await store.get(key);
    if (stored?.thrown && !(Date.now() - stored.updated < MONTH)) store.set(key, null);
    else look(key.slice(PREFIX.length), stored);
  }));
  dropReviews(keys, (id) => !matches.has(id));
}

/** Clears away reviews. @param {string[]} keys all of the store @param {(id: string) => boolean} isGone tells it of a match */
function dropReviews(keys, isGone) {
  for (const key of keys) if (key.startsWith(REVIEWS) && isGone(key.split(':')[1])) store.set(key, null);
}

/** Keeps up with what other tabs do while this one is in front, and again whenever it comes there.
 * @param {(ids: string[]) => void} listener told what other tabs have begun, played or thrown away */
export function keepUp(listener) {
  onChange = listener;
  return store.watch({
    async others(keys) {
      if (document.hidden) return;
      const some = keys ?? (await store.keys());
      await Promise.all(some.filter((key) => key.startsWith(PREFIX)).map(async (key) => look(key.slice(PREFIX.length), await store.get(key))));
    },
  });
}

/** Keeps a match as it stands in this tab; false: for this visit only.
 * @param {Match} match  @returns {Promise<boolean>} */
export function put(match) {
  const { id } = match;
  const revision = { tab: TAB, number: (matches.get(id)?.revision?.number ?? 0) + 1, on: read.get(id) };
  matches.set(id, { ...match, revision });
  return store.change(PREFIX + id, matches.get(id), (stored) => (look(id, stored) ? undefined : matches.get(id)));
}

/** Throws a match away, here and in every other tab.
 * @param {string} id */
export async function throwAway(id) {
  const number = (matches.get(id)?.revision?.number ?? 0) + 1;
  matches.delete(id);
  await store.set(PREFIX + id, { id, thrown: true, updated: Date.now(), revision: { tab: TAB, number } });
  dropReviews(await store.keys(), (other) => other === id);
}

/** Clears finished matches away, as they are known here, but for the one that is looked at.
 * @param {string} shown */
export function clearFinished(shown) {
  const finished = [...matches.values()].filter(({ id, summary }) => summary.over && id !== shown).map(({ id }) => id);
  for (const id of finished) {
    matches.delete(id);
    store.change(PREFIX + id, null, (stored) => (stored && !isNews(id, stored) ? null : undefined));
  }
  if (finished.length) store.keys().then((keys) => dropReviews(keys, (id) => finished.includes(id)));
}

/** Whether what is stored comes from another tab, and is not known here. @param {string} id @param {any} stored */
const isNews = (id, stored) => revisionOf(stored).tab !== TAB && !isSame(revisionOf(stored), read.get(id));

/** Whether the match was played on from what is stored. @param {any} stored @param {Match} match */
function isOlder(stored, { revision }) {
  const { tab, number } = revisionOf(stored);
  return (tab === revision?.tab && number < revision.number) || isSame(revisionOf(stored), revision?.on);
}

/** @param {Revision} one @param {Revision} [other] */
const isSame = (one, other) => one.tab === other?.tab && one.number === other.number;

/** Takes over what is stored where it is news; tells whether it was.
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
const revisionOf = ({ revision, updated }) => revision ?? { tab: '', number: updated };

/** Whether something from the store can be shown as a match; whether it can be played, the engine says.
 * @param {any} match */
function isMatch(match) {
  const { totals, seats, sides = [] } = match?.summary ?? {};
  return ['id', 'game', 'save'].every((name) => typeof match?.[name] === 'string') && Number.isFinite(match.updated)
    && Array.isArray(totals) && Array.isArray(seats) && seats.every((seat) => typeof seat?.name === 'string')
    && Array.isArray(sides) && sides.every((side) => Array.isArray(side) && side.every((seat) => seat in seats));
}
