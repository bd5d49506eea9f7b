// Lesson steps: the text of a guided first deal, in place of the news; after the steps, help that fades.

import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../../../words/words.js';
import { focusAfterReplacement } from '../../common/controls.jsx';
import { ToolButton } from '../../common/table-icons.jsx';

/**
 * @typedef {import('../../../types.js').View} View
 * @typedef {import('../../../types.js').Action} Action
 */

/** Milliseconds after which a hesitating player is told what speaks for an action. */
const HESITATION = 6000;

/** Returns the action that the lesson asks for or shows. @param {View} view @returns {Action | undefined} */
export const askedBy = ({ lesson, actions }) => actions.find(({ action }) => action === lesson?.action);

/** Checks if the lesson has a text at once. @param {View} view */
export const isTold = ({ lesson, over }) => Boolean(lesson?.message && lesson.kind !== 'told' && !over);

/** True once a hesitating player is told what speaks for an action.
 * @param {View} view @param {(message: import('../../../types.js').Message) => void} say */
export function useHesitation({ lesson }, say) {
  const [told, setTold] = useState(/** @type {View['lesson']} */ (null));
  const message = lesson?.kind === 'told' ? lesson.message : null;
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => (setTold(lesson), say(message)), HESITATION);
    return () => clearTimeout(timer);
  }, [lesson]);
  return told !== null && told === lesson;
}

/** Says once that a lesson tells nothing more, in the person's next turn.
 * @param {View} view @param {(message: import('../../../types.js').Message) => void} tell */
export function useFarewell({ lesson, over, turn, viewer }, tell) {
  const isGuided = useRef(false);
  useEffect(() => {
    if (lesson) isGuided.current = true;
    else if (isGuided.current && !over && turn === viewer) {
      isGuided.current = false;
      tell({ id: 'lesson-alone' });
    }
  }, [lesson, turn]);
}

/** The text of a step, with a button to leave the lesson. The question that replaces the pressed button takes its focus,
 * and gives it back.
 * @param {{view: View, onEnd: () => void}} props */
export function LessonStep({ view, onEnd }) {
  const words = useWords();
  const [isAsking, setAsking] = useState(false);
  const lesson = /** @type {NonNullable<View['lesson']>} */ (view.lesson);
  useEffect(() => setAsking(false), [lesson.step, lesson.kind]);
  const question = useId();
  const whole = useRef(/** @type {HTMLElement | null} */ (null));
  const wasAsking = useRef(false);
  useLayoutEffect(() => {
    if (isAsking !== wasAsking.current)
      focusAfterReplacement(/** @type {HTMLElement} */ (whole.current).querySelector(isAsking ? '.quiet' : '.tool'));
    wasAsking.current = isAsking;
  }, [isAsking]);
  const isFree = lesson.kind === 'shown' || lesson.kind === 'told';
  const step = isFree ? '' : words.t('lesson-step', { step: lesson.step, steps: lesson.steps });
  return (
    <section class="hint guide" aria-label={words.t('lesson-title')} ref={whole}>
      {isAsking ? (
        <>
          <p id={question}>{words.t('lesson-off-ask')}</p>
          <div class="row">
            <button type="button" class="button" aria-describedby={question} onClick={onEnd}>
              {words.t('lesson-off-yes')}
            </button>
            <button type="button" class="button quiet" aria-describedby={question} onClick={() => setAsking(false)}>
              {words.t('lesson-off-no')}
            </button>
          </div>
        </>
      ) : (
        <>
          <ToolButton icon="close" label={words.t('lesson-off')} onClick={isFree ? onEnd : () => setAsking(true)} />
          {step && (
            <small class="step" title={step} aria-hidden="true">
              {lesson.step}/{lesson.steps}
            </small>
          )}
          <p aria-hidden="true">{words.show(lesson.message, view)}</p>
          <p class="unseen">
            {step} {words.say(lesson.message, view)}
          </p>
        </>
      )}
    </section>
  );
}
