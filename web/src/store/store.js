// Storage between visits: IndexedDB through idb-keyval, or memory if the browser blocks storage (private windows,
// frames on other sites). No function here throws.
//
// Values stay in memory until written. A write that fails or hangs is retried over a new connection, since browsers
// lose theirs (Safari after sleep). Each try writes the newest values when its transaction runs, and transactions run
// in order, so a late one never restores an older value. Values still unwritten when the page is closed go to
// localStorage, from where the next visit takes them. Other tabs are told which keys were written. Each value has an
// envelope with a version, since two builds of the page may share the store.

import { createStore, promisifyRequest } from 'idb-keyval';

/**
 * @typedef {(value: any) => any} Decide takes the stored value (undefined: none) and returns the new one: null to
 *   delete, undefined to leave it
 * @typedef {{value: any, decide: Decide, isChange?: boolean, done: (kept: boolean) => void}} Wish
 * @typedef {'unknown' | 'lasting' | 'late' | 'blocked'} State "late": it worked before, but not now; "blocked": it has
 *   not worked in this visit
 */

/** Database name; embedded tables have their own, in data-store. */
const NAME = document.documentElement.dataset.store ?? 'kortti';
const VERSION = 1;
const PATIENCE = 3000; // some browsers never answer a request to open a database
const PAUSE = 1000; // before the second retry; doubled each time
const LONGEST_PAUSE = 15_000;
const LEFT = `${NAME}.left.`;

/** Values not written yet. @type {Map<string, Wish>} */
const wishes = new Map();
/** @type {State} */
let state = 'unknown';
/** @type {ReturnType<typeof createStore> | null} */
let connection = null;
/** @type {IDBDatabase | null} */
let database = null;
let isDenied = false; // the browser forbids storage; final for this visit
let isWriting = false;
let failures = 0; // in a row
/** @type {ReturnType<typeof setTimeout> | undefined} */
let nextTry;
/** @type {Set<(state: State) => void>} */
const onState = new Set();
/** @type {Set<(keys: string[] | null) => void>} */
const onOthers = new Set();
const others = openChannel();

/** Returns the stored value, or undefined.
 * @param {string} key  @returns {Promise<any>} */
export async function get(key) {
  const wish = wishes.get(key);
  if (wish) return copy(wish.value ?? undefined);
  return opened(await read((values) => values.get(key)));
}

/** Stores a JSON value, null to delete; resolves to false if it is kept for this visit only.
 * @param {string} key  @param {any} value  @returns {Promise<boolean>} */
export function set(key, value) {
  const data = copy(value);
  return wish(key, { value: data, decide: () => data });
}

/** Stores the result of `decide`, called with the stored value inside the write's transaction, so no other tab writes
 * in between. It may be called more than once. Until then `get` returns `value`. Later builds' values stay.
 * @param {string} key
 * @param {any} value  @param {Decide} decide
 * @returns {Promise<boolean>} false: for this visit only, or not at all since a later build has stored it */
export function change(key, value, decide) {
  return wish(key, { value, decide, isChange: true });
}

/** Returns the values that the last visit could not write: keys and values.
 * @returns {[string, any][]} */
export function left() {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(LEFT))
      .flatMap((name) => {
        try {
          return [[name.slice(LEFT.length), JSON.parse(localStorage.getItem(name) ?? 'null')]];
        } catch {
          localStorage.removeItem(name); // cut
          return [];
        }
      });
  } catch {
    return []; // storage blocked
  }
}

/** Returns all keys, including those kept for this visit only.
 * @returns {Promise<string[]>} */
export async function keys() {
  const kept = (await read((values) => values.getAllKeys())) ?? [];
  const wished = [...wishes].filter(([, { value }]) => value !== null).map(([key]) => key);
  return [...new Set([...kept.map(String), ...wished])].sort();
}

/** Checks if values outlive this visit, as far as known.
 * @returns {Promise<boolean>} */
export async function isLasting() {
  await read((values) => values.count());
  return state === 'lasting';
}

/** Adds listeners: `state` is called when the state changes; `others` with the keys written by another tab (null: any).
 * @param {{state?: (state: State) => void, others?: (keys: string[] | null) => void}} listeners
 * @returns {() => void} removes them */
export function watch({ state: stateListener = () => {}, others: othersListener = () => {} }) {
  onState.add(stateListener);
  onOthers.add(othersListener);
  return () => {
    onState.delete(stateListener);
    onOthers.delete(othersListener);
  };
}

/** @param {string} key  @param {Omit<Wish, 'done'>} made  @returns {Promise<boolean>} */
function wish(key, made) {
  return new Promise((resolve) => {
    const before = wishes.get(key);
    const done = (/** @type {boolean} */ kept) => {
      before?.done(kept);
      resolve(kept);
    };
    wishes.set(key, { ...made, done });
    if (isDenied || state === 'blocked') done(false);
    if (!nextTry) flush();
  });
}

/** Writes all pending values, unless a write is running. */
function flush() {
  clearTimeout(nextTry);
  nextTry = undefined;
  if (isWriting || isDenied || !wishes.size) return;
  isWriting = true;
  const end = () => {
    isWriting = false;
    if (!nextTry) flush();
  };
  inTime(write()).then(end, (error) => {
    failed(error);
    end();
  });
}

/** Writes once. A try that has timed out may still succeed. */
async function write() {
  /** @type {[string, Wish][]} */
  let batch = [];
  /** @type {Set<string>} */
  const written = new Set();
  /** @type {Set<string>} */
  const refused = new Set();
  await transact('readwrite', (values) => {
    batch = [...wishes];
    /** @type {unknown} */
    let problem = null;
    for (const [key, { decide, isChange }] of batch) {
      const asking = values.get(key);
      asking.onsuccess = () => {
        const before = asking.result;
        if (isChange && before?.v > VERSION) return void refused.add(key);
        try {
          const data = decide(opened(before));
          if (data === undefined) return;
          written.add(key);
          if (data === null) values.delete(key);
          else values.put({ v: VERSION, at: Date.now(), data }, key);
        } catch (error) {
          problem = error;
          values.transaction.abort();
        }
      };
    }
    return promisifyRequest(values.transaction).catch((error) => Promise.reject(problem ?? error));
  });
  for (const [key, wish] of batch) {
    if (wishes.get(key) === wish) {
      wishes.delete(key);
      leaveBehind(key, null);
    }
    wish.done(!refused.has(key));
  }
  if (written.size) others?.postMessage([...written]);
  works();
}

function works() {
  failures = 0;
  turn('lasting');
  flush(); // values that came meanwhile
}

/** @param {unknown} error */
function failed(error) {
  failures += 1;
  renew();
  isDenied = isNo(error) && state !== 'lasting' && state !== 'late';
  if (state === 'unknown' || state === 'blocked') {
    for (const { done } of wishes.values()) done(false);
    turn('blocked');
  } else if (failures > 1) turn('late');
  if (!isDenied) nextTry = setTimeout(flush, failures > 1 ? Math.min(LONGEST_PAUSE, PAUSE * 2 ** (failures - 2)) : 0);
}

/** @param {State} next */
function turn(next) {
  if (state === next) return;
  state = next;
  for (const listener of onState) listener(state);
}

/** True if an error means that this page may not store anything. @param {unknown} error */
const isNo = (error) => ['SecurityError', 'TypeError', 'ReferenceError'].includes(/** @type {Error} */ (error)?.name);

/** Runs a read request; retries once over a new connection.
 * @template T
 * @param {(values: IDBObjectStore) => IDBRequest<T>} ask
 * @returns {Promise<T | undefined>} */
async function read(ask) {
  for (let tries = 0; tries < 2 && !isDenied && state !== 'blocked'; tries += 1) {
    try {
      const found = await inTime(transact('readonly', (values) => promisifyRequest(ask(values))));
      if (state === 'unknown') works();
      return found;
    } catch (error) {
      renew();
      if (state !== 'unknown') continue;
      if (isNo(error)) isDenied = true;
      if (isNo(error) || error === noAnswer || tries) turn('blocked');
    }
  }
  return undefined;
}

/** Runs work in a transaction, over the current connection or a new one.
 * @template T
 * @param {IDBTransactionMode} mode  @param {(values: IDBObjectStore) => T | PromiseLike<T>} work
 * @returns {Promise<T>} */
async function transact(mode, work) {
  connection ??= createStore(NAME, 'values');
  return connection(mode, (values) => {
    database = values.transaction.db;
    return work(values);
  });
}

/** Drops the connection; requests under way over it may still finish. */
function renew() {
  database?.close();
  database = connection = null;
}

const noAnswer = new Error('no answer');

/** Rejects if a promise takes too long. A timer that fires late starts over: the device was asleep.
 * @template T
 * @param {Promise<T>} work  @returns {Promise<T>} */
function inTime(work) {
  return new Promise((resolve, reject) => {
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    const wait = () => {
      const begun = Date.now();
      timer = setTimeout(() => (Date.now() - begun > PATIENCE + 2000 ? wait() : reject(noAnswer)), PATIENCE);
    };
    wait();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

// Pending values are written when the page becomes visible, and go to localStorage when it is hidden.
for (const moment of ['pageshow', 'focus', 'online']) addEventListener(moment, back);
addEventListener('pagehide', leave);
document.addEventListener('visibilitychange', () => (document.hidden ? leave() : back()));

function back() {
  flush();
  for (const listener of onOthers) listener(null);
}

function leave() {
  for (const [key, { value }] of wishes) leaveBehind(key, value);
  flush();
}

/** @param {string} key  @param {any} value */
function leaveBehind(key, value) {
  try {
    if (value === null) localStorage.removeItem(LEFT + key);
    else localStorage.setItem(LEFT + key, JSON.stringify(value));
  } catch {
    // storage blocked
  }
}

function openChannel() {
  try {
    const channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data }) => onOthers.forEach((listener) => listener(data));
    return channel;
  } catch {
    return null; // other tabs then notice when they become visible or write
  }
}

/** @param {any} envelope */
const opened = (envelope) => (envelope?.v === VERSION ? envelope.data : undefined);

/** @param {any} value */
const copy = (value) => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
