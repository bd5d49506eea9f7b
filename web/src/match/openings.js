// Openings: matches that the build has played to the person's first choice, so that a first table needs no engine. Each
// is a file of its own, requested when a finger comes down on its game. Nobody gets one twice.

import { built, siteUrl } from '../site/site.js';
import * as store from '../store/store.js';
import { isFit } from './kept-view.js';
import { engineState } from './match-keeper.js';

/**
 * @typedef {import('../types.js').Opening} Opening
 * @typedef {import('../types.js').Turn} Turn
 */

/** Milliseconds to wait for a file; then the engine deals. */
const PATIENCE = 1000;
/** Milliseconds in which a second tap means the same. */
const DOUBLE_TAP = 600;
/** The name of a game's guided first deal. */
export const LESSON = 'lesson';
/** Names of sets, followed by a number in the names of their openings: for first visits, and for links. */
const FIRST = '';
export const LINKED = 'link-';

/** Requested and not yet taken, by game and name. @type {Map<string, Promise<Opening | null>>} */
const asked = new Map();

/** Names of used openings as last read, by game. @type {Map<string, unknown[]>} */
const had = new Map();

/** @param {string} game @param {string} name */
const keyOf = (game, name) => `${game}/${name}`;
/** @param {string} name */
const isSet = (name) => name === FIRST || name === LINKED;
/** @param {string} game */
const usedKey = (game) => `openings:${game}`;

/** Returns the game and name of the opening that a link text means: "game=pantti" or "game=pantti&deal=opening/3"; null
 * if it means something else. @param {string} text */
export function openingIn(text) {
  const [, game, number] = /^game=([a-z-]+)(?:&deal=opening(?:\/|%2F)(\d{1,3}))?$/.exec(text) ?? [];
  return game ? { game, name: LINKED + (number ?? '') } : null;
}

/** Requests an opening. Resolves to null if there is none, or if the engine can deal.
 * @param {string} game
 * @param {string} [name] its name, `LESSON`, a day, or a set: then one that nobody at this device has had
 * @returns {Promise<Opening | null>} */
export async function prepareOpening(game, name = FIRST) {
  if (engineState().state === 'ready') return null;
  const key = keyOf(game, name);
  const opening = asked.get(key) ?? (isSet(name) ? loadUnused(game, name) : load(game, name));
  asked.set(key, opening);
  return opening;
}

/** Returns an opening to start with; null if it does not come in time. Both taps of a double tap get the same.
 * @param {string} game @param {string} [name] see `prepareOpening` @returns {Promise<Opening | null>} */
export async function takeOpening(game, name = FIRST) {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
  const opening = await Promise.race([prepareOpening(game, name), late]);
  setTimeout(() => asked.delete(keyOf(game, name)), DOUBLE_TAP);
  if (opening && isSet(name)) noteUsed(game, opening.name);
  return opening;
}

/** @param {string} game @param {string} name */
function noteUsed(game, name) {
  const used = [...new Set([...(had.get(game) ?? []), name])];
  store.change(usedKey(game), used, (stored) => [...new Set([...listIn(stored), name])]); // other tabs may use some, too
}

/** @param {any} stored @returns {unknown[]} */
const listIn = (stored) => (Array.isArray(stored) ? stored : []);

/** @param {string} game @param {string} set */
async function loadUnused(game, set) {
  const used = listIn(await store.get(usedKey(game)));
  had.set(game, used);
  const all = Array.from({ length: built.openings.count }, (_, k) => set + k);
  const left = all.filter((name) => !used.includes(name));
  return left.length ? load(game, left[Math.floor(Math.random() * left.length)]) : null;
}

/** @param {string} game @param {string} name @returns {Promise<Opening | null>} */
async function load(game, name) {
  try {
    const answer = await fetch(siteUrl(`${built.openings.folder}/${encodeURIComponent(game)}/${name}.json`));
    const { seed, save, turns, whys } = await answer.json();
    const isWhole =
      typeof save === 'string' && turns.length && turns.every((/** @type {Turn} */ { view }) => isFit(view, game));
    const kept = turns.map((/** @type {Turn} */ turn) => ({ ...turn, save }));
    return isWhole ? { name, seed, save, turns: kept, whys } : null;
  } catch {
    return null; // no network, no such file, or a damaged one
  }
}
