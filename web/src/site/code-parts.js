// Parts of the page whose code comes when it is needed, or shortly before: one file each, with what only it imports.

import { useEffect, useState } from 'preact/hooks';
import { filesOf, refresh } from './page-files.js';

/**
 * @template T
 * @typedef {{load: () => Promise<T>, now: T | null}} Part `now`: its code, once it has come
 */

/** Gives a part of the page; a call of `load` tries again what has failed.
 * @template T
 * @param {string} name of its file @param {() => Promise<T>} load @returns {Part<T>} */
export function part(name, load) {
  /** @type {Promise<T> | null} */
  let coming = null;
  const it = {
    now: /** @type {T | null} */ (null),
    load() {
      coming ??= load().catch(() => again(name));
      coming.then((code) => (it.now = code), () => (coming = null));
      return coming;
    },
  };
  return it;
}

/** Loads it past the browser's cache, and under another address: under the first one the browser may keep the failure.
 * @param {string} name @returns {Promise<any>} */
async function again(name) {
  const files = filesOf(name);
  await refresh(files);
  return import(`${files[0]}?${Math.random().toString(36).slice(2)}`);
}

/** Gets the code of a part as soon as it is there.
 * @template T
 * @param {Part<T>} it @param {boolean} [isWanted]
 * @returns {{code: T | null, isLost: boolean, retry: () => void}} `isLost`: it has not come */
export function usePart(it, isWanted = true) {
  const [code, setCode] = useState(() => it.now);
  const [isLost, setLost] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (code || !isWanted) return undefined;
    let isHere = true;
    setLost(false);
    it.load().then((code) => isHere && setCode(() => code), () => isHere && setLost(true));
    return () => void (isHere = false);
  }, [isWanted, tries]);
  return { code: code ?? it.now, isLost, retry: () => setTries(tries + 1) };
}
