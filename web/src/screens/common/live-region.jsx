// What is heard at the table. Two regions: one for what happens and what is asked, the other for what the table answers,
// so that an answer does not have the whole turn read again.

import { useCallback, useMemo, useState } from 'preact/hooks';

/** What makes a text another one, so that it is read again, and is no sound. */
const BREATH = '\u00a0';

/**
 * @typedef {object} Voice
 * @property {string} turn
 * @property {string} answered
 * @property {(text: string) => void} tell says what has happened and what is asked
 * @property {(text: string) => void} answer says what came of something that was tried
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

/** The regions themselves.
 * @param {{voice: Voice}} props */
export function Regions({ voice: { turn, answered } }) {
  return (
    <>
      <p class="unseen heard" role="status">{turn}</p>
      <p class="unseen answered" role="status">{answered}</p>
    </>
  );
}
