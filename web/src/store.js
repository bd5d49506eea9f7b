// What the page keeps between visits: IndexedDB through idb-keyval, or memory where the browser denies storage (private
// windows, blogs that embed the page). Nothing here ever throws; a value that cannot be kept is kept in memory.
// Each value lies in an envelope with a version, for two builds of the page may meet one store.

import { createStore, del as idbDel, get as idbGet, keys as idbKeys, set as idbSet } from 'idb-keyval';

const VERSION = 1;
const PATIENCE = 3000; // some browsers never answer a request to open a database
/** @type {Map<string, any>} */
const memory = new Map();
/** @type {ReturnType<typeof createStore> | null | undefined} */
let store;

/** Gets what was kept, or undefined.
 * @param {string} key  @returns {Promise<any>} */
export async function get(key) {
  if (memory.has(key)) return copy(memory.get(key));
  const envelope = await attempt((store) => idbGet(key, store));
  return envelope?.v === VERSION ? envelope.data : undefined;
}

/** Keeps a JSON value; false: for this visit only.
 * @param {string} key  @param {any} value  @returns {Promise<boolean>} */
export async function set(key, value) {
  const data = copy(value);
  memory.set(key, data); // so that a get right after it has it already
  const kept = await attempt((store) => idbSet(key, { v: VERSION, at: Date.now(), data }, store).then(() => true));
  if (kept && memory.get(key) === data) memory.delete(key);
  return kept === true;
}

/** @param {string} key */
export async function del(key) {
  memory.delete(key);
  await attempt((store) => idbDel(key, store));
}

/** Gets the keys, those kept for this visit only among them.
 * @returns {Promise<string[]>} */
export async function keys() {
  const kept = (await attempt((store) => idbKeys(store))) ?? [];
  return [...new Set([...kept.map(String), ...memory.keys()])].sort();
}

/** Checks whether values outlive this visit.
 * @returns {Promise<boolean>} */
export async function isLasting() {
  return (await attempt((store) => idbKeys(store))) !== undefined;
}

/** @template T
 * @param {(store: ReturnType<typeof createStore>) => Promise<T>} work
 * @returns {Promise<T | undefined>} */
async function attempt(work) {
  if (store === null) return undefined;
  try {
    store ??= createStore('kortti', 'values');
    return await Promise.race([work(store), timeUp()]);
  } catch (error) {
    // A full disk is of the moment; all else stays so for this visit.
    if (/** @type {Error} */ (error)?.name !== 'QuotaExceededError') store = null;
    return undefined;
  }
}

/** @returns {Promise<never>} */
const timeUp = () => new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE));

/** @param {any} value */
const copy = (value) => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
