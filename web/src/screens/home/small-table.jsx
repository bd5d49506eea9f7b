// The small table on a tile whose match waits: its cards as they lie, and one's hand at the edge, sorted as at the table.
// Drawn from the kept view, without the engine. Loads when a match waits.

import { adopt } from '../../styles/adopt-sheet.js';
import { STAR } from '../../styles/mitten-star.js';
import { sortHand } from '../../table/layout/hand.js';
import { useWords } from '../../words/words.js';
import { useSorting } from '../table/hand-sort.js';
import style from './small-table.css' with { type: 'text' };

adopt(style);

/**
 * @typedef {import('../../types.js').Place} Place
 * @typedef {{card: string, x: number, y: number}} Spot `card`: '' is the outline of a place
 */

const [WIDTH, HEIGHT, MARGIN] = [190, 100, 7];
/** Width of a card whose height is 1. */
const NARROW = 0.7;
/** Height of a card on the table at most, and in the hand, and of the hand's part that is seen. */
const [TALLEST, HELD, SEEN] = [46, 50, 31];
/** Part of a card on the table that the hand may cover. */
const BEHIND = 0.3;
/** Shown at most: groups of cards, and cards of each. */
const MOST = 5;

/** @param {{view: import('../../types.js').View}} props */
export function SmallTable({ view }) {
  const { sorting } = useSorting(view);
  const hand = sortHand(view.hand, sorting);
  const spots = spotsOf(view);
  const cards = spots.some(({ card }) => card) ? spots.filter(({ card }) => card) : spots;
  const [xs, ys] = [spots.map(({ x }) => x), cards.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left + NARROW, Math.max(...ys) - top + 1];
  const room = HEIGHT - (hand.length ? SEEN : 0) - 2 * MARGIN;
  const h = Math.min(TALLEST, room / (down - (hand.length ? BEHIND : 0)), (WIDTH - 2 * MARGIN) / across);
  const step = Math.min(29, (WIDTH - 2 * MARGIN - NARROW * HELD) / Math.max(1, hand.length - 1));
  const start = (WIDTH - step * (hand.length - 1) - NARROW * HELD) / 2;
  return (
    <svg class="small-table" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {spots.map(({ card, x, y }, k) => (
        <Card
          key={k}
          card={card}
          x={(WIDTH - across * h) / 2 + (x - left) * h}
          y={MARGIN + Math.max(0, room - down * h) / 2 + (y - top) * h}
          h={h}
        />
      ))}
      {hand.map((card, k) => (
        <Card key={k} card={card} x={start + k * step} y={HEIGHT - SEEN} h={HELD} shown={step} />
      ))}
    </svg>
  );
}

/** Returns the cards on the table and where they lie; a card's height is 1. @param {import('../../types.js').View} view
 * @returns {Spot[]} */
function spotsOf({ places, front, seats }) {
  const board = places.filter(({ seat }) => seat === null);
  const grid = board.filter(({ form }) => form !== 'fan');
  const fans = board.filter(({ form, cards }) => form === 'fan' && cards.length).slice(-MOST);
  const rows = Math.max(0, ...grid.map(({ row, form }) => row + (form === 'cross' ? 2 : 1)));
  const [cell, line] = [NARROW + (rows > 2 ? 0.4 : 0.15), 0.6]; // the next row leaves the indices free
  const isBeside = rows === 1 && fans.length <= 3;
  const [x0, y0] = isBeside ? [cell * Math.max(...grid.map(({ col }) => col + 1)), 0] : [0, Math.max(1.1, rows * line)];
  return [
    ...grid.flatMap((place) =>
      spotsIn(place, seats.length, front, cell).map(({ card, x, y }) => ({
        card,
        x: place.col * cell + x,
        y: place.row * line + y,
      })),
    ),
    ...fans.flatMap(({ cards }, k) =>
      cards.slice(0, MOST).map((card, n) => ({ card, x: x0 + 1.6 * k + 0.25 * n, y: y0 })),
    ),
  ];
}

/** Returns the cards of a place and where they lie in it.
 * @param {Place} place @param {number} players @param {number} front @param {number} cell width of a place
 * @returns {Spot[]} */
function spotsIn({ form, cards, labels, width, outlined }, players, front, cell) {
  if (form === 'cross')
    return cards.map((card, k) => {
      const angle = (2 * Math.PI * ((labels?.[k] ?? k) - front)) / players;
      return { card, x: ((width - 1) * cell) / 2 - 1.1 * NARROW * Math.sin(angle), y: 0.3 * (1 + Math.cos(angle)) };
    });
  if (!cards.length) return outlined ? [{ card: '', x: 0, y: 0 }] : [];
  if (form === 'row') {
    const step = Math.min(cell, (Math.max(width - 1, 0.5) * cell) / Math.max(cards.length - 1, 1));
    return cards.map((card, k) => ({ card, x: k * step, y: 0 }));
  }
  return [{ card: cards[cards.length - 1], x: 0, y: 0 }];
}

/** @param {{card: string, x: number, y: number, h: number, shown?: number}} props `card`: '??' is a back; `shown`: width
 *   that the next card in the hand leaves free */
function Card({ card, x, y, h, shown }) {
  const words = useWords();
  const w = NARROW * h;
  const isBack = card === '??';
  const text = card && !isBack ? words.card(card) : '';
  const end = text.search(/[♣♦♥♠]/u); // of the rank
  const [rank, suit] = [text.slice(0, end), text.slice(end)];
  const size = Math.min(0.4 * h, shown ? (1.25 * shown) / rank.length : Infinity);
  return (
    <g transform={`translate(${x} ${y})`} class={card ? (isBack ? 'back' : card.slice(-1)) : 'empty'}>
      <rect width={w} height={h} rx={w / 9} />
      {isBack && (
        <>
          <rect class="wool" x={w / 14} y={w / 14} width={(6 * w) / 7} height={h - w / 7} rx={w / 16} />
          {[0, 1, 2, 3, 4, 5].map((k) => (
            <path
              key={k}
              d={STAR}
              transform={`translate(${w * (0.3 + 0.4 * (k % 2))} ${h * (0.21 + 0.29 * Math.floor(k / 2))}) scale(${0.18 * w})`}
            />
          ))}
        </>
      )}
      {text && (
        <>
          <text x={w / 12} y={0.36 * h} font-size={size}>
            {rank}
          </text>
          <text x={w / 12} y={0.58 * h} font-size={0.6 * size}>
            {suit}
          </text>
          {!shown && (
            <text x={0.94 * w} y={0.92 * h} font-size={0.42 * h} text-anchor="end">
              {suit}
            </text>
          )}
        </>
      )}
    </g>
  );
}
