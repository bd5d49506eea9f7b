// Live regions of the table: one for events and prompts, one for replies to the user's input, so that a reply does not
// have the whole turn read again.

import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';

/** Milliseconds for which the regions are empty at first: screen readers read what is put in them, not what they come
 * with. */
const EMPTY = 150;
/** Appended to a repeated text, so that it counts as a change and is read again. */
const BREATH = '\u00a0';

/**
 * @typedef {object} Voice
 * @property {string} turn
 * @property {string} answered
 * @property {(text: string) => void} tell announces events and prompts
 * @property {(text: string) => void} answer announces the reply to an input
 */

/** @returns {Voice} */
export function useVoice() {
  const [turn, setTurn] = useState('');
  const [answered, setAnswered] = useState('');
  const tell = useCallback((/** @type {string} */ text) => setTurn((old) => anew(old, text)), []);
  const answer = useCallback((/** @type {string} */ text) => setAnswered((old) => anew(old, text)), []);
  return useMemo(() => ({ turn, answered, tell, answer }), [turn, answered]);
}

/** @param {string} old @param {string} text */
const anew = (old, text) => (text && old === text ? text + BREATH : text);

/** @param {{voice: Voice}} props */
export function Regions({ voice: { turn, answered } }) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), EMPTY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p class="unseen heard" role="status">
        {isKnown && turn}
      </p>
      <p class="unseen answered" role="status">
        {isKnown && answered}
      </p>
    </>
  );
}
