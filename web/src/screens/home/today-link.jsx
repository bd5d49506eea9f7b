// The way to today's deal: a leaf of the calendar, and how the deal stands.

import { useEffect, useState } from 'preact/hooks';
import { part } from '../../site/code-parts.js';
import { placeText } from '../../words/numbers.js';
import { useWords } from '../../words/words.js';
import { Icon } from '../common/controls.jsx';
import { useDay } from '../common/use-state.js';

/** @typedef {Awaited<ReturnType<typeof import('./today-state.js').readToday>>} State */

const state = part('today-state', () => import('./today-state.js'));

/** Returns how today's deal stands; null until that is read. @param {import('../../app.js').App} app */
export function useToday(app) {
  const [now, setNow] = useState(/** @type {State | null} */ (null));
  const matches = app.matches().length;
  const day = useDay();
  useEffect(() => {
    let isHere = true;
    state.load().then(
      async ({ readToday }) => {
        const read = await readToday(app.recall);
        if (isHere) setNow(read);
      },
      () => {}, // then only the way is shown
    );
    return () => void (isHere = false);
  }, [matches, day]);
  return now;
}

/** @param {{today: State | null}} props */
export function TodayLink({ today }) {
  const words = useWords();
  const { game = '', entry, isBegun = false, isOver = false } = today ?? {};
  const name = words.or(`game-${game}`, '\u00a0');
  const { place, of = 0, ties } = entry ?? {};
  const result = place ? placeText({ place, of, ties }, words) : name;
  return (
    <a class="today-link card-box" href="#/today">
      <span class="leaf" aria-hidden="true">
        {new Date().getUTCDate()}
      </span>
      <span class="text">
        <b>{words.t('today-title')}</b>{' '}
        <span class={`note${isBegun ? ' turn' : ''}`}>
          {isOver && (
            <span class="learned">
              <Icon name="check" />
            </span>
          )}
          {isOver ? result : isBegun ? words.t('link-go-on') : name}
        </span>
      </span>
    </a>
  );
}
