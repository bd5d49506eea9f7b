// Animations of staged moments (staging.js): calls over the table, the hand that asks, knocking, a card that turns up,
// shaking cards, and the end of a deal. All of it is decoration: the status line and the plates tell the same facts.
// Loaded after the first deal, with its style sheet.

import { useEffect, useState } from 'preact/hooks';
import { adopt } from '../../styles/adopt-sheet.js';
import { placed } from '../../table/layout/boxes.js';
import { useWords } from '../../words/words.js';
import { SeatFace } from '../people/portrait.jsx';
import { giftBox, isEscape } from '../staging.js';
import { Celebration } from './celebration.jsx';
import { DealCount } from './deal-count.jsx';
import { boxOfSeat, Face, spotStyle } from './felt-spots.jsx';
import style from './peaks.css' with { type: 'text' };

/**
 * @typedef {import('../staging.js').Script} Script
 * @typedef {import('../staging.js').Peak} Peak
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../table/layout/boxes.js').Layout} Layout
 * @typedef {import('../../table/layout/boxes.js').Box} Box
 * @typedef {import('../../table/table.js').Table} Canvas
 * @typedef {import('./felt-spots.jsx').Point} Point
 */

adopt(style);

/** How cards shake in place, by kind of moment: the motion and its milliseconds.
 * @type {Partial<Record<Peak['kind'], [import('../../table/canvas/stage.js').Sway, number]>>} */
const STIRS = {
  bounce: [
    (t, swing) => {
      swing.x = 0.09 * Math.sin(7 * Math.PI * t) * (1 - t);
      swing.y = -0.2 * Math.abs(Math.sin(2 * Math.PI * t)) * (1 - t);
    },
    520,
  ],
  sweep: [
    (t, swing) => {
      swing.size = 0.22 * Math.sin(Math.PI * t);
      swing.y = -0.12 * Math.sin(Math.PI * t);
    },
    420,
  ],
};

/**
 * @param {object} props
 * @param {Script} props.script
 * @param {boolean} props.isOn true while it pauses the table; an asking hand stays until it is answered
 * @param {View} props.view
 * @param {Layout} props.layout
 * @param {{current: Canvas | null}} props.table
 * @param {{still: number}} props.clock
 */
export function Peaks({ script, isOn, view, layout, table, clock }) {
  // milliseconds until the cards have landed; known once they fly
  const [flying, setFlying] = useState(/** @type {number | null} */ (null));
  useEffect(() => setFlying(Math.max(0, clock.still - performance.now())), []);
  const shown = isOn ? script.peaks : script.peaks.filter(({ kind }) => kind === 'ask');
  useEffect(() => {
    if (!isOn || flying === null) return undefined;
    const timer = setTimeout(() => {
      for (const { kind, cards } of script.peaks) {
        const stir = STIRS[kind];
        if (stir) table.current?.stir([...cards], ...stir);
      }
    }, flying + 20);
    return () => clearTimeout(timer);
  }, [isOn, flying]);
  if (flying === null) return null;
  return (
    <div class="peaks" aria-hidden="true" style={{ '--flying': `${flying}ms` }}>
      {shown.map((peak, k) => (
        <Moment key={k} peak={peak} view={view} layout={layout} table={table} flying={flying} />
      ))}
      {isOn && script.end && <DealCount end={script.end} view={view} layout={layout} table={table} start={flying} />}
      {isOn && typeof script.end?.feast === 'number' && (
        <Celebration view={view} layout={layout} start={flying + script.end.feast} table={table} />
      )}
    </div>
  );
}

/** Distance of calls below the board, clear of the names at its cards, and for larger letters; and above the hand. */
const [BELOW, FAR_BELOW] = [16, 32];
const ABOVE_HAND = 12;

/** Returns a point beside the viewer's plate, towards the middle of the table.
 * @param {Layout} layout @param {number} far from the plate @param {number} low from its top
 * @returns {Point} */
const beside = ({ me, width }, far, low) => ({
  x: me.x + me.w / 2 < width / 2 ? me.x + me.w + far : me.x - far,
  y: me.y + low,
});

/** @param {Box} box @returns {Point} */
const middle = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

/** Width of a card that turns a new part of the game. @param {Layout} layout */
const turnedWidth = ({ board }) => Math.min(128, board.h * 0.42);

/** Returns where the words of a moment are called: at the seat, in the middle of the board, or below it.
 * @param {Peak} peak @param {View} view @param {Layout} layout @returns {Point & {isAtSeat?: boolean}} */
function callSpot(peak, view, layout) {
  const { kind, seat } = peak;
  const { x, y } = middle(layout.board);
  const inside = (/** @type {Point} */ spot) => ({
    x: Math.max(86, Math.min(layout.width - 86, spot.x)),
    y: spot.y,
  });
  if (kind === 'turn') return { x, y: y + turnedWidth(layout) * 0.7 };
  if (kind === 'cut' || isEscape(peak, view)) return inside({ x, y });
  if (kind === 'claim' || kind === 'out') {
    const own = boxOfSeat(layout, view, seat);
    const spot = seat === view.front ? beside(layout, 90, own.h / 2) : { x: middle(own).x, y: own.y + own.h + 14 };
    return { ...inside(spot), isAtSeat: true };
  }
  if (kind === 'give') {
    const gift = giftBox(layout);
    return inside({ x, y: gift.y + gift.h + 26 });
  }
  const foot = layout.board.y + layout.board.h + (layout.shape === 'tall' ? BELOW : FAR_BELOW);
  return inside({ x, y: Math.min(foot, view.hand.length ? layout.hand.y - ABOVE_HAND : Infinity) });
}

/** @param {{peak: Peak, view: View, layout: Layout, table: {current: Canvas | null}, flying: number}} props */
function Moment({ peak, view, layout, table, flying }) {
  const { kind, seat, to, cards, words: called } = peak;
  const words = useWords();
  const board = middle(layout.board);
  const own = boxOfSeat(layout, view, seat);
  const text = called && kind !== 'ask' ? words.show(called, view) : '';
  const escapes = isEscape(peak, view);
  const { isAtSeat, ...spot } = callSpot(peak, view, layout);
  return (
    <>
      {kind === 'turn' && cards[0] && (
        <Face card={cards[0]} table={table} width={turnedWidth(layout)} at={{ x: board.x, y: board.y - 18 }} />
      )}
      {escapes && <span class="light won" />}
      {escapes && <Celebration view={view} layout={layout} start={flying} table={table} />}
      {kind === 'knock' && <span class="knock" style={spotStyle(middle(own))} />}
      {(kind === 'claim' || kind === 'out') && <span class="halo" style={placed(own)} />}
      {kind === 'ask' && seat !== null && to !== null && (
        <Hand
          from={middle(own)}
          to={to === view.front ? beside(layout, 30, layout.me.h - 14) : middle(boxOfSeat(layout, view, to))}
          isNear={to === view.front}
        />
      )}
      {kind === 'give' && seat !== null && to !== null && <Gift from={seat} to={to} view={view} layout={layout} />}
      {text && (
        <p
          class={`call ${kind}${isAtSeat || kind === 'give' ? ' small' : ''}${escapes ? ' escape' : ''}`}
          style={spotStyle(spot)}
        >
          {text}
        </p>
      )}
    </>
  );
}

/** A given card: the hand that takes it, and the face of the giver or, if the viewer gives, of who gets it.
 * @param {{from: number, to: number, view: View, layout: Layout}} props seats */
function Gift({ from, to, view, layout }) {
  const { x, y } = middle(layout.board);
  const isMine = to === view.front;
  return (
    <>
      <Hand
        from={isMine ? { x, y: layout.hand.y } : middle(boxOfSeat(layout, view, to))}
        to={{ x, y: y + (isMine ? 8 : -8) }}
        isGiven
      />
      <span class="giver" style={spotStyle({ x: Math.max(44, x - giftBox(layout).w / 2 - 62), y })}>
        <SeatFace view={view} seat={isMine ? from : to} mood="glad" isTalking />
      </span>
    </>
  );
}

/** The open hand of a player who asks for a card, reaching towards the player asked.
 * @param {{from: Point, to: Point, isNear?: boolean, isGiven?: boolean}} props `isNear`: the viewer is asked;
 *   `isGiven`: it gets the card, and takes it */
function Hand({ from, to, isNear = false, isGiven = false }) {
  const reach = isNear || isGiven ? 1 : 0.74;
  const straight = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI - 90;
  const angle = isNear ? Math.max(-30, Math.min(30, straight)) : straight;
  const goal = { x: from.x + (to.x - from.x) * reach, y: from.y + (to.y - from.y) * reach };
  const back = Math.hypot(goal.x - from.x, goal.y - from.y);
  return (
    <svg
      class={`hand${isNear ? ' near' : ''}${isGiven ? ' given' : ''}`}
      viewBox="-30 -110 60 150"
      style={{ ...spotStyle(goal), '--angle': `${angle}deg`, '--back': `${-back}px` }}
    >
      <path class="sleeve" d="M-17 -110h34v92h-34z" />
      <path
        class="knit"
        d="M-17 -34l4.250 -6 4.250 6 4.250 -6 4.250 6 4.250 -6 4.250 6 4.250 -6 4.250 6v5h-34zM-17 -58l4.250 -6 4.250 6 4.250 -6 4.250 6 4.250 -6 4.250 6 4.250 -6 4.250 6v5h-34z"
      />
      <path class="cuff" d="M-19 -22h38v9h-38z" />
      <path
        class="palm"
        d="M-13 -13h26c4 4 6 8 10 9 6 2 8 8 4 9-5 1-9-1-12-2l-1 24c0 5-6 5-6.500 0l-.5-11-.5 16c0 5-7 5-7 0l-.5-16-.8 14c-.3 5-6.700 5-6.700 0l-.2-15-1.500 11c-.6 5-6.500 4.500-6.300-.5z"
      />
      <path class="lines" d="M-1 14v-9M6 14v-8M-7.500 13v-7" />
    </svg>
  );
}
