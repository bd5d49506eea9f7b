// Replies of the table: in a bubble, beside a card if it is about one, and to screen readers.

import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { useWords } from '../../words/words.js';
import { useVoice } from '../common/live-region.jsx';
import { useLatest } from '../common/use-latest.js';

/**
 * @typedef {import('../../table/layout/boxes.js').Box} Box
 * @typedef {import('../../types.js').Message} Message
 * @typedef {{text: string, box: Box | null, isPassing?: boolean}} Answer `isPassing`: closes at the end of the turn
 */

/** @param {(bubble: Answer | null) => void} setBubble */
export function useAnswers(setBubble) {
  const words = useWords();
  const voice = useVoice();
  const latest = useLatest(words);
  const say = useCallback((/** @type {Message} */ message) => voice.answer(latest.current.say(message)), []);
  const tell = useCallback((/** @type {Message} */ message, /** @type {Box | null} */ box = null) => {
    setBubble({ text: latest.current.show(message), box, isPassing: box !== null });
    say(message);
  }, []);
  const tellText = useCallback((/** @type {string} */ text, /** @type {Box} */ box) => {
    setBubble({ text, box });
    voice.answer(text);
  }, []);
  return useMemo(() => ({ voice, say, tell, tellText }), [voice]);
}

/** Closes a bubble after a while, or with the next tap.
 * @param {Answer | null} bubble @param {(bubble: null) => void} setBubble */
export function useFading(bubble, setBubble) {
  useEffect(() => {
    if (!bubble) return undefined;
    const close = () => setBubble(null);
    const timer = setTimeout(close, 3500 + 60 * bubble.text.length);
    addEventListener('pointerdown', close, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', close);
    };
  }, [bubble]);
}

/** Asks why a card cannot be played or put in a place, and shows the reason; for a place also what lies there.
 * @param {import('../../match/session.js').Inquire} inquire @param {(message: Message, box: Box) => void} tell */
export function whyNot(inquire, tell) {
  return async (
    /** @type {import('../../table/table.js').Question} */ { place, ...question },
    /** @type {Box} */ box,
  ) => {
    const answer = await inquire({ do: 'why', ...question });
    if (!answer) return;
    const reason = answer.why ?? (place ? null : { id: 'table-not-now' });
    tell(
      place && reason
        ? { id: 'table-place-why', args: { place, why: reason } }
        : (reason ?? /** @type {Message} */ (place)),
      box,
    );
  };
}
