// Parts of the page that load later: one file each, with the imports that only it needs.

import { useEffect, useState } from 'preact/hooks';
import { filesOf, refresh } from './page-files.js';

/**
 * @template T
 * @typedef {{load: () => Promise<T>, now: T | null}} Part `now`: its code, once loaded
 */

/** Declares a part of the page; `load` retries after a failure.
 * @template T
 * @param {string} name of its file @param {() => Promise<T>} load @returns {Part<T>} */
export function part(name, load) {
  /** @type {Promise<T> | null} */
  let coming = null;
  const it = {
    now: /** @type {T | null} */ (null),
    load() {
      coming ??= load().catch(() => again(name));
      coming.then(
        (code) => (it.now = code),
        () => (coming = null),
      );
      return coming;
    },
  };
  return it;
}

/** Refetches a part past the HTTP cache, and imports it under a new address: the old one may stay failed.
 * @param {string} name @returns {Promise<any>} */
async function again(name) {
  const files = filesOf(name);
  await refresh(files);
  return import(`${files[0]}?${Math.random().toString(36).slice(2)}`);
}

/** Loads a part and returns its code once it is there.
 * @template T
 * @param {Part<T>} it @param {boolean} [isWanted]
 * @returns {{code: T | null, isLost: boolean, retry: () => void}} `isLost`: loading failed */
export function usePart(it, isWanted = true) {
  const [code, setCode] = useState(() => it.now);
  const [isLost, setLost] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (code || !isWanted) return undefined;
    let isHere = true;
    setLost(false);
    it.load().then(
      (code) => isHere && setCode(() => code),
      () => isHere && setLost(true),
    );
    return () => void (isHere = false);
  }, [isWanted, tries]);
  return { code: code ?? it.now, isLost, retry: () => setTries(tries + 1) };
}

/** A part that is loaded and opened at once, and closed again.
 * @template T
 * @param {Part<T>} it @param {() => void} onLost loading failed
 * @returns {{code: T | null, open: () => void, close: () => void}} `code`: null while it is closed */
export function useOpening(it, onLost) {
  const [code, setCode] = useState(/** @type {T | null} */ (null));
  return { code, open: () => void it.load().then((code) => setCode(() => code), onLost), close: () => setCode(null) };
}
