// Component state: an object with one setter, preferences in localStorage, and the current day.

import { useCallback, useEffect, useState } from 'preact/hooks';
import { dayAt } from '../../words/numbers.js';

/**
 * An object as state, set in parts; setting equal values does not redraw.
 * @template {Record<string, any>} T
 * @param {T} initial
 * @returns {[T, (change: Partial<T> | ((old: T) => Partial<T>)) => void]}
 */
export function useFields(initial) {
  const [state, setState] = useState(initial);
  const set = useCallback(
    (/** @type {Partial<T> | ((old: T) => Partial<T>)} */ wish) =>
      setState((old) => {
        const change = typeof wish === 'function' ? wish(old) : wish;
        return Object.entries(change).every(([name, value]) => old[name] === value) ? old : { ...old, ...change };
      }),
    [],
  );
  return [state, set];
}

/**
 * A preference in localStorage, or for this visit if storage is denied.
 * @template {string} T
 * @param {string} key @param {T} initial
 * @returns {[T, (value: T) => void]}
 */
export function usePreference(key, initial) {
  const read = () => {
    try {
      return /** @type {T} */ (localStorage.getItem(key) ?? initial);
    } catch {
      return initial; // storage is denied
    }
  };
  const [kept, setKept] = useState(() => ({ key, value: read() }));
  const value = kept.key === key ? kept.value : read();
  const keep = (/** @type {T} */ next) => {
    setKept({ key, value: next });
    try {
      localStorage.setItem(key, next);
    } catch {
      // storage is denied
    }
  };
  return [value, keep];
}

/** Milliseconds between looks at the clock. */
const LOOK = 60_000;

/** Returns the current day in UTC, and follows it. */
export function useDay() {
  const [today, setToday] = useState(() => dayAt());
  useEffect(() => {
    const look = () => setToday(dayAt());
    const timer = setInterval(look, LOOK);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
