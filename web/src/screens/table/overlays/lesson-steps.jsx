// Lesson steps: the text of a guided first deal, in place of the news; and the one-time offer of it to new players.

import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../../../words/words.js';
import { Icon } from '../../common/table-icons.jsx';

/**
 * @typedef {import('../../../types.js').View} View
 * @typedef {import('../../../types.js').Action} Action
 */

/** Returns the action that the lesson asks for. @param {View} view @returns {Action | undefined} */
export const askedBy = ({ lesson, actions }) => actions.find(({ action }) => action === lesson?.action);

/** Checks if the lesson has a text now. @param {View} view */
export const isTold = ({ lesson, over }) => Boolean(lesson?.message && !over);

/** The text of a step, with a button to leave the lesson, or to close it at its end.
 * @param {{view: View, onEnd: () => void}} props */
export function LessonStep({ view, onEnd }) {
  const words = useWords();
  const [isAsking, setAsking] = useState(false);
  const lesson = /** @type {NonNullable<View['lesson']>} */ (view.lesson);
  useEffect(() => setAsking(false), [lesson.step, lesson.kind]);
  const isOver = lesson.kind === 'end';
  const label = words.t(isOver ? 'lesson-over' : 'lesson-off');
  return (
    <section class="hint guide" aria-label={words.t('lesson-title')}>
      {isAsking ? (
        <>
          <p>{words.t('lesson-off-ask')}</p>
          <div class="row">
            <button type="button" class="button" onClick={onEnd}>
              {words.t('lesson-off-yes')}
            </button>
            <button type="button" class="button quiet" onClick={() => setAsking(false)}>
              {words.t('lesson-off-no')}
            </button>
          </div>
        </>
      ) : (
        <>
          <button
            type="button"
            class="tool"
            aria-label={label}
            title={label}
            onClick={isOver ? onEnd : () => setAsking(true)}
          >
            <Icon name="close" />
          </button>
          {!isOver && (
            <small
              class="step"
              title={words.t('lesson-step', { step: lesson.step, steps: lesson.steps })}
              aria-hidden="true"
            >
              {lesson.step}/{lesson.steps}
            </small>
          )}
          <p aria-hidden="true">{words.show(lesson.message, view)}</p>
          <p class="unseen">
            {!isOver && words.t('lesson-step', { step: lesson.step, steps: lesson.steps })}{' '}
            {words.say(lesson.message, view)}
          </p>
        </>
      )}
    </section>
  );
}

/** Offers the guided deal. @param {{onLearn: () => void}} props */
export function Offer({ onLearn }) {
  const words = useWords();
  return (
    <p class="offer">
      <button type="button" onClick={onLearn}>
        {words.t('lesson-offer')}
      </button>
    </p>
  );
}
