// The end of a deal, before the sheet with its score: hands turn face up where they lie, what they cost is counted at each
// seat line by line, and the seats are ranked.

import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../words.js';
import { Face, boxOfSeat } from './peaks.jsx';

/**
 * @typedef {import('../table/table.js').View} View
 * @typedef {import('../table/layout.js').Layout} Layout
 * @typedef {import('../wire.js').Score} Score
 */

/** Least part of a card that is seen of one that others cover, and the width of a card. */
const STEP = 5;

/** Whether things stand still. */
const isStill = () => document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tells how many of some times have passed. @param {number[]} times in milliseconds */
function usePassed(times) {
  const [count, setCount] = useState(isStill() ? times.length : 0);
  useEffect(() => {
    if (isStill()) return undefined;
    const timers = times.map((time, k) => setTimeout(() => setCount(k + 1), time));
    return () => timers.forEach(clearTimeout);
  }, []);
  return count;
}

/**
 * @param {object} props
 * @param {import('../staging.js').End} props.end
 * @param {View} props.view
 * @param {Layout} props.layout
 * @param {{current: import('../table/table.js').Table | null}} props.table
 * @param {number} props.start milliseconds from now until the last cards have come to lie
 */
export function Reckoning({ end, view, layout, table, start }) {
  const words = useWords();
  const { rows = [], winners = [] } = view.result ?? {};
  const times = [end.reveal, ...end.counts, end.rank].map((time) => start + time);
  const passed = usePassed(times);
  if (!passed) return null;
  const isRanked = passed === times.length;
  const name = new Intl.ListFormat(words.lang).format(end.winners.map((seat) => view.seats[seat].name));
  return (
    <>
      <span class={`light ${end.outcome}`} />
      {rows.flatMap((row) => row.seats.map((seat, k) => (
        <Seat
          key={seat} row={row} seat={seat} cards={k ? [] : row.cards} counted={passed - 1} isRanked={isRanked} isBest={isRanked && winners.includes(seat)}
          view={view} layout={layout} table={table}
        />
      )))}
      {isRanked && (
        <p class={`call end ${end.outcome}`} style={{ left: `${layout.board.x + layout.board.w / 2}px`, top: `${layout.board.y + layout.board.h / 2}px` }}>
          {words.t(isMatch(view) ? 'table-match-won' : 'table-deal-won', { name, count: end.winners.length, you: end.outcome === 'won' ? 'yes' : 'no' })}
        </p>
      )}
    </>
  );
}

/** Whether a match is over that is more than this one deal. @param {View} view */
const isMatch = ({ over, target, history }) => over === 'match' && (target !== null || history.length > 1);

/** A seat: the cards that are left to it, and what it scores.
 * @param {{row: Score, seat: number, cards: readonly string[], counted: number, isRanked: boolean, isBest: boolean, view: View, layout: Layout,
 *   table: {current: import('../table/table.js').Table | null}}} props */
function Seat({ row, seat, cards, counted, isRanked, isBest, view, layout, table }) {
  const { lang } = useWords();
  const signed = (/** @type {number} */ number) => new Intl.NumberFormat(lang, { signDisplay: 'exceptZero' }).format(number).replace('-', '−');
  const isMe = seat === view.front;
  const isMarked = view.marks.some((mark) => mark.seat === seat);
  const box = boxOfSeat(layout, view, seat);
  const lines = row.lines.filter(({ points }) => points);
  const sum = lines.slice(0, counted).reduce((total, { points }) => total + points, 0);
  const latest = counted > 0 && counted <= lines.length ? lines[counted - 1].points : 0;
  const isLeft = box.x + box.w / 2 < layout.width / 2;
  const w = Math.min(44, layout.card.w * 0.72);
  const room = layout.shape === 'tall' ? box.w - 4 : Math.min(190, layout.width * 0.2);
  const step = cards.length > 1 ? Math.min(w * 0.62, Math.max(STEP, (room - w) / (cards.length - 1))) : w;
  const isBelow = layout.shape !== 'low';
  const spot = isBelow ? { left: `${box.x + 2}px`, top: `${box.y + box.h - 6}px` } : { left: `${isLeft ? box.x + box.w + 4 : box.x - 8 - w - step * (cards.length - 1)}px`, top: `${box.y}px` };
  return (
    <>
      {!isMe && cards.length > 0 && (
        <span class="revealed" style={spot}>
          {cards.map((card, k) => <span key={k} style={{ left: `${k * step}px`, '--k': k, '--tilt': `${(k - (cards.length - 1) / 2) * 1.2}deg` }}><Face card={card} table={table} width={w} /></span>)}
        </span>
      )}
      {isBest && <span class="best" style={{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.w}px`, height: `${box.h}px` }} />}
      {(isRanked || (view.scored && counted > 0)) && (
        <span class={`cost${isBest ? ' first' : ''}`} style={{ left: `${box.x + box.w - (isMarked ? 26 : 4)}px`, top: `${box.y + box.h - 9}px` }}>
          {isRanked && view.result?.winners.length ? <small>{row.place}</small> : null}
          {view.scored && <b key={sum}>{signed(sum)}</b>}
          {Boolean(latest) && lines.length > 1 && <i key={counted}>{signed(latest)}</i>}
        </span>
      )}
    </>
  );
}
