// A stored value that several tabs change. Changes are applied to the stored value within the write, so that tabs do
// not overwrite each other's; until then they wait here.

import * as store from './store.js';

/** Returns functions for a stored value.
 * @template T @param {string} key @param {(stored: any) => T} parse returns the valid part of what is stored */
export function sharedValue(key, parse) {
  /** Changes that may not be stored yet. @type {((value: T) => T)[]} */
  let waiting = [];
  /** Changes run one after another. */
  let queue = Promise.resolve();
  /** @type {Set<() => void>} */
  const listeners = new Set();
  const read = async () => parse(await store.get(key));
  return {
    /** Reads the value, after the changes under way. */
    readAll: () => queue.then(read),

    /** Calls `listener` when the value changes, here or in another tab.
     * @param {() => void} listener @returns {() => void} stops it */
    watch(listener) {
      listeners.add(listener);
      const end = store.watch({ others: (keys) => (!keys || keys.includes(key)) && listener() });
      return () => {
        listeners.delete(listener);
        end();
      };
    },

    /** Changes the value: in memory at once, in the store when possible.
     * @param {(value: T) => T} how idempotent; returns the same object if nothing changes
     * @returns {Promise<{isKept: Promise<boolean>}>} resolves once it is in memory; `isKept`: if it is in the store */
    change(how) {
      const work = queue.then(async () => {
        const before = await read();
        const now = how(before);
        if (now === before) return { isKept: Promise.resolve(true) };
        waiting.push(how);
        const changes = [...waiting];
        const isKept = store.change(key, now, (stored) => changes.reduce((value, each) => each(value), parse(stored)));
        isKept.then((isKept) => {
          if (isKept) waiting = waiting.filter((each) => !changes.includes(each));
        });
        for (const listener of listeners) listener();
        return { isKept };
      });
      queue = work.then(
        () => {},
        () => {},
      );
      return work;
    },
  };
}
