// The animated end of a deal, before the score sheet: hands turn face up at their seats, each seat's score is counted
// line by line, and the seats are ranked.

import { useEffect, useState } from 'preact/hooks';
import { CARD_RATIO, placed } from '../../table/layout/boxes.js';
import { endTitle, isSingle } from '../../words/deal-titles.js';
import { pointsText } from '../../words/numbers.js';
import { useWords } from '../../words/words.js';
import { isStill } from '../durations.js';
import { boxOfSeat, Face } from './felt-spots.jsx';

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../table/layout/boxes.js').Layout} Layout
 * @typedef {import('../../wire.js').Score} Score
 */

/** Widest card that turns up at a plate, and on a wide table; and the share of a card's width that its index takes,
 * which stays uncovered. */
const [WIDTH, WIDE] = [44, 68];
const INDEX = 0.4;
/** Least distance of a place and a sum from the left edge. */
const ROOM = 92;

/** Returns how many of some times have passed. @param {number[]} times in milliseconds */
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
 * @param {{current: import('../../table/table.js').Table | null}} props.table
 * @param {number} props.start milliseconds until the last cards have landed
 */
export function DealCount({ end, view, layout, table, start }) {
  const words = useWords();
  const { rows = [] } = view.result ?? {};
  const times = [end.reveal, ...end.counts, end.rank].map((time) => start + time);
  const passed = usePassed(times);
  if (!passed) return null;
  const isRanked = passed === times.length;
  return (
    <>
      <span class={`light ${end.outcome}`} />
      {rows.flatMap((row) =>
        row.seats.map((seat, k) => (
          <Seat
            key={seat}
            row={row}
            seat={seat}
            cards={k ? [] : row.cards}
            counted={passed - 1}
            isRanked={isRanked}
            isPlaced={isRanked && end.named.length > 0}
            isBest={isRanked && !view.result?.left?.length && end.named.includes(seat)}
            view={view}
            layout={layout}
            table={table}
          />
        )),
      )}
      {isRanked && (
        <p
          class={`call end ${end.outcome}`}
          style={{
            left: `${layout.board.x + layout.board.w / 2}px`,
            top: `${layout.board.y + layout.board.h / 2}px`,
            maxWidth: `min(14em, ${layout.board.w}px)`,
          }}
        >
          {endTitle(view, words)}
        </p>
      )}
    </>
  );
}

/** Returns the rank of a seat: in the match if it is over, else in the deal.
 * @param {View} view @param {Score} row @param {number} seat */
const placeOf = (view, row, seat) =>
  view.over === 'match' && !isSingle(view)
    ? view.standings?.find(({ seats }) => seats.includes(seat))?.place
    : row.place;

/** Returns where a seat's remaining cards turn up: at its plate, clear of the board's cards.
 * @param {import('../../table/layout/boxes.js').Box} box of the seat @param {Layout} layout @param {number} count */
function fanOf(box, layout, count) {
  const { board, card, shape, width } = layout;
  const isAbove = box.y + box.h <= board.y;
  const overlap = 0.42 * box.h; // onto the plate, whose lower line is hidden meanwhile
  const most = shape === 'low' ? box.h : isAbove ? board.y - box.y - box.h + overlap : Infinity;
  const room = shape === 'low' ? box.w - 84 : Math.max(box.w - 4, shape === 'wide' ? 190 : 0);
  const w = Math.min(
    shape === 'wide' ? WIDE : WIDTH,
    card.w * 0.72,
    most / CARD_RATIO,
    room / (1 + INDEX * (count - 1)),
  );
  const step = count > 1 ? Math.min(w * 0.62, (room - w) / (count - 1)) : w;
  if (shape !== 'low') return { x: box.x + 2, y: box.y + box.h - (isAbove ? overlap : 6), w, step, isAbove };
  const isLeft = box.x + box.w / 2 < width / 2;
  const x = box.x + box.w - w - step * (count - 1) + (isLeft ? 8 : -36); // between name and face if the face is beside
  return { x, y: box.y, w, step, isAbove: false };
}

/** A seat's remaining cards and its score.
 * @param {{row: Score, seat: number, cards: readonly string[], counted: number, isRanked: boolean, isPlaced: boolean,
 *   isBest: boolean, view: View, layout: Layout, table: {current: import('../../table/table.js').Table | null}}} props */
function Seat({ row, seat, cards, counted, isRanked, isPlaced, isBest, view, layout, table }) {
  const words = useWords();
  const isMe = seat === view.front;
  const isMarked = view.marks.some((mark) => mark.seat === seat && mark.material !== 'chips');
  const box = boxOfSeat(layout, view, seat);
  const lines = row.lines.filter(({ points }) => points);
  const sum = lines.slice(0, counted).reduce((total, { points }) => total + points, 0);
  const latest = counted > 0 && counted <= lines.length ? lines[counted - 1].points : 0;
  const fan = fanOf(box, layout, cards.length);
  // sums cover neither names nor card corners, and stay inside the left edge
  const foot = fan.isAbove ? Math.min(layout.board.y - 8, box.y + box.h + 20) : box.y + box.h - 9;
  const end = Math.max(box.x + box.w - (isMarked ? 26 : 4), ROOM);
  // if cards fill a low plate, its sum stands beside it, towards the table
  const isBeside = layout.shape === 'low' && !isMe && cards.length > 0;
  const isLeft = box.x + box.w / 2 < layout.width / 2;
  const away = isMarked ? 26 : 6;
  const spot = isBeside
    ? { left: `${isLeft ? box.x + box.w + away : box.x - away}px`, top: `${box.y + box.h / 2}px` }
    : { left: `${end}px`, top: `${foot}px` };
  return (
    <>
      {!isMe && cards.length > 0 && (
        <span class="revealed" style={{ left: `${fan.x}px`, top: `${fan.y}px` }}>
          {cards.map((card, k) => (
            <span
              key={k}
              style={{ left: `${k * fan.step}px`, '--k': k, '--tilt': `${(k - (cards.length - 1) / 2) * 1.2}deg` }}
            >
              <Face card={card} table={table} width={fan.w} />
            </span>
          ))}
        </span>
      )}
      {isBest && <span class="best" style={placed(box)} />}
      {(isRanked || (view.unit && counted > 0)) && (
        <span class={`cost${isBest ? ' first' : ''}${isBeside && isLeft ? ' onwards' : ''}`} style={spot}>
          {isPlaced ? <small>{words.t('table-place', { place: placeOf(view, row, seat) })}</small> : null}
          {view.unit && <b key={sum}>{pointsText(sum, view, words.lang)}</b>}
          {Boolean(latest) && lines.length > 1 && <i key={counted}>{pointsText(latest, view, words.lang)}</i>}
        </span>
      )}
    </>
  );
}
