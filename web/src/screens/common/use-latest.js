// What was drawn last, for listeners that are made once.

import { useRef } from 'preact/hooks';

/** Gets a value as it was at the latest drawing. @template T @param {T} value @returns {{current: T}} */
export function useLatest(value) {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
