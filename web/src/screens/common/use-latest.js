// A ref to a component's latest value, for listeners that are added once.

import { useRef } from 'preact/hooks';

/** Returns a ref that holds the latest value. @template T @param {T} value @returns {{current: T}} */
export function useLatest(value) {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
