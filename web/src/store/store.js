// What the page keeps between visits: IndexedDB through idb-keyval, or memory where the browser denies storage (private
// windows, blogs that embed the page). Nothing here ever throws.
//
// What is to be kept lies in memory until it has been written. A write that fails or hangs is tried again over a new
// connection, for browsers lose theirs (Safari after sleep). Every try writes what is newest when it gets its turn, and a
// browser gives the tries their turns in order, so one that comes late never brings an older value back. What still
// waits when the page goes is left in localStorage, from where the next visit takes it. Other tabs hear which keys were
// written. Each value lies in an envelope with a version, for two builds of the page may meet one store.

import { createStore, promisifyRequest } from 'idb-keyval';

/**
 * @typedef {(value: any) => any} Decide gets what is kept (undefined: nothing) and gives what is to be kept instead, null
 *   for nothing, undefined to leave it
 * @typedef {{value: any, decide: Decide, isChange?: boolean, done: (kept: boolean) => void}} Wish
 * @typedef {'unknown' | 'lasting' | 'late' | 'blocked'} State "late": it worked before, and does not now; "blocked": it
 *   has never worked in this visit
 */

/** A page that keeps its own things apart from those of the site says so. */
const NAME = document.documentElement.dataset.store ?? 'kortti';
const VERSION = 1;
const PATIENCE = 3000; // some browsers never answer a request to open a database
const PAUSE = 1000; // before the second try anew, and then twice as long each time
const LONGEST_PAUSE = 15_000;
const LEFT = `${NAME}.left.`;

/** What has not been written yet. @type {Map<string, Wish>} */
const wishes = new Map();
/** @type {State} */
let state = 'unknown';
/** @type {ReturnType<typeof createStore> | null} */
let connection = null;
/** @type {IDBDatabase | null} */
let database = null;
let isDenied = false; // the browser has said no, and will not say otherwise in this visit
let isWriting = false;
let failures = 0; // in a row
/** @type {ReturnType<typeof setTimeout> | undefined} */
let nextTry;
/** @type {Set<(state: State) => void>} */
const onState = new Set();
/** @type {Set<(keys: string[] | null) => void>} */
const onOthers = new Set();
const others = openChannel();

/** Gets what was kept, or undefined.
 * @param {string} key  @returns {Promise<any>} */
export async function get(key) {
  const wish = wishes.get(key);
  if (wish) return copy(wish.value ?? undefined);
  return opened(await read((values) => values.get(key)));
}

/** Keeps a JSON value, null for nothing; false: for this visit only.
 * @param {string} key  @param {any} value  @returns {Promise<boolean>} */
export function set(key, value) {
  const data = copy(value);
  return wish(key, { value: data, decide: () => data });
}

/** Keeps what `decide` makes of what is kept when the write gets its turn; no other tab writes in between. It may be
 * called more than once. What a later build has kept is left alone. Until then `value` is what `get` gives.
 * @param {string} key  @param {any} value  @param {Decide} decide  @returns {Promise<boolean>} false: for this visit only */
export function change(key, value, decide) {
  return wish(key, { value, decide, isChange: true });
}

/** Gets what was to be kept when a page went, and has not been written since: keys and values.
 * @returns {[string, any][]} */
export function left() {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(LEFT)).map((name) => (
      [name.slice(LEFT.length), JSON.parse(localStorage.getItem(name) ?? 'null')]));
  } catch {
    return []; // no storage at all
  }
}

/** Gets the keys, those kept for this visit only among them.
 * @returns {Promise<string[]>} */
export async function keys() {
  const kept = (await read((values) => values.getAllKeys())) ?? [];
  const wished = [...wishes].filter(([, { value }]) => value !== null).map(([key]) => key);
  return [...new Set([...kept.map(String), ...wished])].sort();
}

/** Checks whether values outlive this visit, as far as that is known.
 * @returns {Promise<boolean>} */
export async function isLasting() {
  await read((values) => values.count());
  return state === 'lasting';
}

/** Tells how it stands with storing whenever that changes; and which keys another tab has written, null where that may be any.
 * @param {{state?: (state: State) => void, others?: (keys: string[] | null) => void}} listeners
 * @returns {() => void} ends it */
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

/** Writes all that waits for it, unless that is being done. */
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

/** One try. Also one for which nobody waits any longer may still succeed. */
async function write() {
  /** @type {[string, Wish][]} */
  let batch = [];
  /** @type {Set<string>} */
  const written = new Set();
  await transact('readwrite', (values) => {
    batch = [...wishes];
    /** @type {unknown} */
    let problem = null;
    for (const [key, { decide, isChange }] of batch) {
      const asking = values.get(key);
      asking.onsuccess = () => {
        const before = asking.result;
        if (isChange && before !== undefined && before?.v !== VERSION) return;
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
    if (wishes.get(key) === wish) wishes.delete(key);
    leaveBehind(key, null);
    wish.done(true);
  }
  if (written.size) others?.postMessage([...written]);
  works();
}

function works() {
  failures = 0;
  turn('lasting');
  flush(); // what has come to wait meanwhile
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

/** Whether an error says that this page may not store anything. @param {unknown} error */
const isNo = (error) => ['SecurityError', 'TypeError', 'ReferenceError'].includes(/** @type {Error} */ (error)?.name);

/** Gets the result of a request, of a second one over a new connection where the first one fails.
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

/** Does something in a transaction, over the connection that there is or a new one.
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

/** Takes a new connection next time; what is under way over the old one may go on. */
function renew() {
  database?.close();
  database = connection = null;
}

const noAnswer = new Error('no answer');

/** Gets what comes of something, or rejects when it has taken too long. A timer that is itself late does not count: then
 * the device slept, and so did the browser.
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

// What waits is written when the page comes back, and is left behind when it goes.
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
    // no storage at all
  }
}

function openChannel() {
  try {
    const channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data }) => onOthers.forEach((listener) => listener(data));
    return channel;
  } catch {
    return null; // then other tabs see it when they come to the front, or when they write
  }
}

/** @param {any} envelope */
const opened = (envelope) => (envelope?.v === VERSION ? envelope.data : undefined);

/** @param {any} value */
const copy = (value) => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
