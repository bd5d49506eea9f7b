// The way from screen to screen: each has an address, and the browser's history is the way back.

import { linkIn } from './link-text.js';

/** The addresses of the page's own screens that lie behind this one in the browser's history, and its own. */
const trail = [location.hash];
let isReplacing = false;

/** Gets the name of the screen at an address, what else is in its path, and its query.
 * @param {string} hash */
export function readRoute(hash) {
  const link = linkIn(hash) ?? (/^#?[^#/]/.test(hash) ? hash.replace(/^#/, '') : null); // none of ours: it is told that it is no link
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

/** Keeps the trail, and tells of every address that is new, whoever changed it.
 * @param {(hash: string) => void} listener @returns {() => void} ends it */
export function watchRoute(listener) {
  const changed = () => {
    if (isReplacing) trail[trail.length - 1] = location.hash;
    else if (trail.at(-2) === location.hash) trail.pop();
    else trail.push(location.hash);
    isReplacing = false;
    listener(location.hash);
  };
  addEventListener('hashchange', changed);
  if (trail.at(-1) !== location.hash) changed(); // it has changed before anybody listened
  return () => removeEventListener('hashchange', changed);
}

/** Goes to a route. @param {string} to @param {{replace?: boolean}} [options] */
export function go(to, { replace = false } = {}) {
  const next = `#/${to}`;
  if (next === location.hash) return;
  isReplacing = replace;
  if (replace) location.replace(next);
  else location.hash = next;
}

/** Changes the address of the screen that is shown, which stays. @param {string} hash without the `#` */
export function mendRoute(hash) {
  try {
    history.replaceState(history.state, '', `#${hash}`);
    trail[trail.length - 1] = location.hash;
  } catch {
    // some browsers do not let it change so often
  }
}

/** Goes to the screen before, or to a route where there was none. */
export function back(otherwise = '') {
  if (trail.length > 1) history.back();
  else go(otherwise, { replace: true });
}
