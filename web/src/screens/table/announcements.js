// What the table says: events and prompts to screen readers, and replies in a bubble, beside a card if it is about one.

import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { isSameView } from '../../match/kept-view.js';
import { awaitsOpponent } from '../../match/session.js';
import { concerns, useWords } from '../../words/words.js';
import { useVoice } from '../common/live-region.jsx';
import { useLatest } from '../common/use-latest.js';
import { isTold } from './overlays/lesson-steps.jsx';

/**
 * @typedef {import('../../table/layout/boxes.js').Box} Box
 * @typedef {import('../../types.js').Message} Message
 * @typedef {import('../../types.js').Turn} Turn
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../match/session.js').State} State
 * @typedef {import('../../store/settings.js').Settings} Settings
 * @typedef {{text: string, box: Box | null, isPassing?: boolean}} Answer `isPassing`: closes at the end of the turn
 */

/** @param {(bubble: Answer | null) => void} setBubble */
export function useAnswers(setBubble) {
  const words = useWords();
  const voice = useVoice();
  const latest = useLatest(words);
  const isPassing = useRef(false); // the last reply
  const say = useCallback((/** @type {Message} */ message) => {
    isPassing.current = false;
    voice.answer(latest.current.say(message));
  }, []);
  const tell = useCallback((/** @type {Message} */ message, /** @type {Box | null} */ box = null) => {
    setBubble({ text: latest.current.show(message), box, isPassing: box !== null });
    say(message);
    isPassing.current = box !== null;
  }, []);
  /** Drops a reply about the other players' turn. */
  const pass = useCallback(() => void (isPassing.current && voice.answer('')), []);
  const tellText = useCallback((/** @type {string} */ text, /** @type {Box} */ box) => {
    setBubble({ text, box });
    voice.answer(text);
  }, []);
  return useMemo(() => ({ voice, say, tell, tellText, pass }), [voice]);
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

/**
 * Announces events and prompts. What happens without the person is collected and announced with the next prompt, after
 * it: listeners may stop at the prompt.
 * @param {State} state @param {View} view @param {(text: string) => void} tell
 * @param {Settings['speech']} speech which events to announce
 * @param {boolean} isUnasked true if the person is not asked
 */
export function useAnnouncements({ turn, latest, isBack, viewer }, view, tell, speech, isUnasked) {
  const words = useWords();
  const heard = useRef(/** @type {string[]} */ ([]));
  const last = useRef(/** @type {Turn | null} */ (null));
  const before = useRef({ isUnasked, latest });
  useEffect(() => {
    const { current: was } = before;
    before.current = { isUnasked, latest };
    if (isBack && was.latest !== latest) heard.current = []; // it has been taken back
    const isSame = last.current !== turn && last.current !== null && isSameView(last.current.view, turn.view);
    const wasSaid = last.current?.said === turn.said; // also if a refused move has put the cards back
    if (isSame && wasSaid && was.isUnasked === isUnasked) return;
    const said =
      wasSaid || speech === 'asked'
        ? []
        : speech === 'all'
          ? turn.said
          : turn.said.filter((message) => concerns(message, viewer));
    last.current = turn;
    heard.current.push(...said.map((message) => words.say(message, view)));
    if (awaitsOpponent(view) || isUnasked || !view.prompt) return;
    const prompt = words.say(view.prompt, view);
    const isAsked = view.turn === viewer && !view.over && !isTold(view);
    tell(
      words.flow(
        isAsked
          ? [prompt, ...heard.current]
          : [...heard.current, ...(isTold(view) ? [words.say(view.lesson?.message, view)] : []), prompt],
      ),
    );
    heard.current = [];
  }, [turn, isUnasked]);
}
