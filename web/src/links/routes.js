// The page's routes: each screen has an address, and the browser's history leads back.

import { linkIn } from './link-text.js';

/** The address of the current screen. */
let current = location.hash;
/** How many screens of this page come before the current one in the browser's history. Each entry there keeps its own
 * number, since one may go back by several at once. */
let depth = depthNow() ?? 0;
keepDepth();
/** Addresses of the current screen: the one that opened it, and those of `mendRoute`. */
let ownAddresses = new Set([current]);
let isReplacing = false;
/** The address that `back` is leaving. @type {string | null} */
let leaving = null;

/** Parses an address: the screen's name, the rest of its path, and its query.
 * @param {string} hash */
export function readRoute(hash) {
  // unknown text counts as a link, to be reported as invalid
  const link = linkIn(hash) ?? (/^#?[^#/]/.test(hash) ? hash.replace(/^#/, '') : null);
  if (link) return { name: 'link', rest: [link], query: {} };
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

/** Returns the number that the current entry keeps, if any. @returns {number | undefined} */
function depthNow() {
  const kept = history.state?.depth;
  return Number.isInteger(kept) ? kept : undefined;
}

function keepDepth() {
  replaceEntry({ ...history.state, depth });
}

/** @param {unknown} state @param {string} [hash] */
function replaceEntry(state, hash) {
  try {
    history.replaceState(state, '', hash);
  } catch {
    // Safari limits how often history may change
  }
}

/** Work for when this screen is left. @type {(() => void)[]} */
const left = [];

/** Calls `work` when another screen is opened, before that is drawn. @param {() => void} work */
export const whenLeft = (work) => void left.push(work);

/** Tracks the history, and calls `listener` for each new address.
 * @param {(hash: string) => void} listener @returns {() => void} stops it */
export function watchRoute(listener) {
  const changed = () => {
    current = location.hash;
    depth = depthNow() ?? (isReplacing ? depth : depth + 1);
    keepDepth();
    isReplacing = false;
    leaving = null;
    ownAddresses = new Set([current]);
    for (const work of left.splice(0)) work();
    listener(location.hash);
  };
  addEventListener('hashchange', changed);
  if (isOnTheWay()) changed(); // changed before the listener was added
  return () => removeEventListener('hashchange', changed);
}

/** Opens a route. @param {string} to @param {{replace?: boolean}} [options] */
export function go(to, { replace = false } = {}) {
  const next = `#/${to}`;
  if (next === location.hash) return;
  isReplacing = replace;
  if (replace) location.replace(next);
  else location.hash = next;
}

/** True on the way to another screen, whose address is there before its `hashchange`. */
const isOnTheWay = () => location.hash !== current;

/** Returns a function that checks if this screen is still the current one, also by a mended address: another tap may
 * have been faster, also than this call. */
export function markPlace() {
  const { hash } = location;
  if (isOnTheWay()) return () => false;
  return () => location.hash === hash || [hash, location.hash].every((each) => ownAddresses.has(each));
}

/** Replaces the address of the current screen without changing the screen; does nothing on the way to another one.
 * @param {string} hash without the `#` */
export function mendRoute(hash) {
  if (isOnTheWay()) return;
  replaceEntry(history.state, `#${hash}`);
  current = location.hash;
  ownAddresses.add(current);
}

/** Returns to the previous screen, or opens a route if there is none. The second tap of two, before the first has been
 * followed, does nothing: it would leave the page. */
export function back(otherwise = '') {
  if (leaving === location.hash) return;
  if (depth > 0) {
    leaving = location.hash;
    history.back();
  } else go(otherwise, { replace: true });
}
