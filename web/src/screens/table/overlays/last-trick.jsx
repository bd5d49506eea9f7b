// The last trick, shown again: each card on the side of the player who played it.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { placed } from '../../../table/layout/boxes.js';
import { cardSpot } from '../../../table/layout/grid.js';
import { useWords } from '../../../words/words.js';
import { ToolButton } from '../../common/table-icons.jsx';

/**
 * @typedef {import('../../../types.js').View} View
 * @typedef {import('../../../wire.js').Recall} Recall
 * @typedef {import('../../../table/layout/boxes.js').Layout} Layout
 */

/** CSS pixels: a card, the area of the cards, the heading. */
const CARD = { w: 46, h: 62 };
const ROOM = { x: 0, y: 0, w: 210, h: 158, step: 0 };
const HEAD = 58;

/** @param {{recall: Recall, view: View, layout: Layout, onClose: () => void}} props */
export function LastTrick({ recall, view, layout, onClose }) {
  const words = useWords();
  const close = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(() => {
    const opener = /** @type {HTMLElement | null} */ (document.activeElement);
    close.current?.focus({ preventScroll: true });
    return () => opener?.isConnected && opener !== document.body && opener.focus({ preventScroll: true });
  }, []);
  const title = words.show(recall.name, view);
  return (
    <section class="recalled" role="dialog" aria-label={title} style={boxOf(layout)}>
      <header>
        <h2>{title}</h2>
        <ToolButton icon="close" label={words.t('table-recall-close')} ref={close} onClick={onClose} />
      </header>
      <ol style={{ width: `${ROOM.w}px`, height: `${ROOM.h}px` }}>
        {recall.cards.map((card, k) => {
          const seat = recall.labels[k];
          const { x, y } = cardSpot({ form: 'cross', labels: [...recall.labels] }, ROOM, k, CARD, view);
          const wins = k === recall.winning;
          return (
            <li key={card} class={wins ? 'wins' : ''} style={placed({ x, y, ...CARD })}>
              <span class={`small-card ${card.slice(-1)}`} aria-hidden="true">
                {words.card(card)}
              </span>
              {!recall.labels.includes(seat, k + 1) && <small aria-hidden="true">{view.seats[seat].name}</small>}
              <span class="unseen">
                {words.say({ id: wins ? 'table-card-won' : 'table-card-by', args: { card, seat } }, view)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Returns the position: the middle of the board, within the felt. @param {Layout} layout */
function boxOf({ board, width, height }) {
  const [w, h] = [ROOM.w + 40, ROOM.h + HEAD + 16];
  const within = (/** @type {number} */ at, /** @type {number} */ most) => Math.max(4, Math.min(most - 4, at));
  const x = within(board.x + (board.w - w) / 2, width - w);
  const y = within(board.y + (board.h - h) / 2, height - h);
  return placed({ x, y, w, h });
}
