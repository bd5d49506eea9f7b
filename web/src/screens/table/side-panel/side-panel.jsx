// The panel beside a wide table: last trick, scores, and the log of this deal.

import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../../../words/words.js';
import { LogLine } from '../../common/controls.jsx';
import { Icon } from '../../common/table-icons.jsx';
import { ScoreTable } from '../deal-end/score-table.jsx';

/**
 * @typedef {import('../../../types.js').View} View
 * @typedef {import('../../../types.js').Message} Message
 */

/** Milliseconds without a change before the log is requested. */
const REST = 250;

/** The scores are left to the end of a deal, once it is over.
 * @param {{view: View, isHidden: boolean, isCovered: boolean, ask: import('../../../match/session.js').Inquire,
 *   onFold: () => void}} props `isCovered`: something lies over it */
export function SidePanel({ view, isHidden, isCovered, ask, onFold }) {
  const words = useWords();
  const lines = useLog(view, ask);
  const { recall } = view;
  return (
    <aside class="side" inert={isCovered} aria-label={words.t('table-side')}>
      <button
        type="button"
        class="tool fold"
        aria-expanded="true"
        aria-label={words.t('table-side-fold')}
        title={words.t('table-side-fold')}
        onClick={onFold}
      >
        <Icon name="next" />
      </button>
      {recall && !isHidden && (
        <section class="seen">
          <h2>{words.show(recall.name, view)}</h2>
          <ul>
            {recall.cards.map((card, k) => (
              <li key={card} class={k === recall.winning ? 'wins' : ''}>
                <span class={`small-card ${card.slice(-1)}`} aria-hidden="true">
                  {words.card(card)}
                </span>
                <small aria-hidden="true">{view.seats[recall.labels[k]].name}</small>
                <span class="unseen">
                  {words.say(
                    {
                      id: k === recall.winning ? 'table-card-won' : 'table-card-by',
                      args: { card, seat: recall.labels[k] },
                    },
                    view,
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!view.over && (view.history.length > 0 || view.titles.length > 0) && (
        <section class="scores">
          <h2>{words.t('table-score')}</h2>
          <ScoreTable view={view} key={view.deal} />
        </section>
      )}
      <section class="story">
        <h2>{words.t('table-log')}</h2>
        <Story lines={isHidden ? null : lines} view={view} />
      </section>
    </aside>
  );
}

/** The log, scrolled to its end.
 * @param {{lines: readonly Message[] | null, view: View}} props `lines`: null until they are known */
function Story({ lines, view }) {
  const words = useWords();
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    const node = /** @type {HTMLDivElement} */ (box.current);
    const observer = new ResizeObserver(() => (node.scrollTop = node.scrollHeight)); // reports at once, too
    observer.observe(node);
    return () => observer.disconnect();
  }, [lines]);
  return (
    <div class="log" tabIndex={0} role="group" aria-label={words.t('table-log')} ref={box}>
      {lines?.map((line, k) => (
        <LogLine key={k} message={line} view={view} />
      ))}
      {lines?.length === 0 && <p>{words.t('table-no-log')}</p>}
    </div>
  );
}

/** Returns the log of this deal, once the table rests after each turn.
 * @param {View} view @param {import('../../../match/session.js').Inquire} ask */
function useLog(view, ask) {
  const { deal, front, viewer } = view;
  const key = `${deal} ${front} ${viewer}`;
  const [log, setLog] = useState({ key, lines: /** @type {readonly Message[]} */ ([]) });
  useEffect(() => {
    let isLate = false;
    const waiting = setTimeout(async () => {
      const found = await ask({ do: 'log' });
      if (!isLate && found) setLog({ key, lines: found.deals.at(-1)?.lines ?? [] });
    }, REST);
    return () => {
      isLate = true;
      clearTimeout(waiting);
    };
  }, [view]);
  return log.key === key ? log.lines : null;
}
