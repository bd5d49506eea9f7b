// The small table on a tile whose match waits: its cards as they lie, and one's hand at the edge. Drawn from the kept
// view, without the engine. Loads when a match waits.

import { adopt } from '../../styles/adopt-sheet.js';
import { useWords } from '../../words/words.js';
import style from './small-table.css' with { type: 'text' };

adopt(style);

/** @typedef {import('../../types.js').Place} Place */

const [WIDTH, HEIGHT] = [190, 100];
/** Height of the hand, most of which lies below the edge. */
const HAND = 22;

/** @param {{view: import('../../types.js').View}} props */
export function SmallTable({ view: { places, hand, front, seats } }) {
  const board = places.filter(({ seat }) => seat === null);
  const laid = board.filter(({ form, cards }) => form === 'fan' && cards.length);
  const grid = board.filter(({ form }) => form !== 'fan');
  const rows = Math.max(1, ...grid.map(({ row, form }) => row + (form === 'cross' ? 2 : 1)));
  const cols = Math.max(4, ...grid.map(({ col, width }) => col + width));
  const room = HEIGHT - (hand.length ? HAND : 0) - (laid.length ? 26 : 0) - 8;
  const h = Math.min(room / rows - 3, 40);
  const w = 0.7 * h;
  const cell = Math.min(w + 8, (WIDTH - 8) / cols);
  const step = Math.min(20, 120 / hand.length);
  const left = (WIDTH - cols * cell) / 2 + (cell - w) / 2;
  return (
    <svg class="small-table" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {grid.flatMap((place) =>
        spotsOf(place, seats.length, front, w, h, cell).map(({ card, x, y }, k) => (
          <Card
            key={`${place.zone} ${k}`}
            card={card}
            x={left + place.col * cell + x}
            y={6 + place.row * (h + 3) + y}
            w={w}
            h={h}
          />
        )),
      )}
      {laid.flatMap(({ zone, cards }, k) =>
        cards
          .slice(0, 5)
          .map((card, n) => (
            <Card
              key={`${zone} ${n}`}
              card={card}
              x={8 + (k * (WIDTH - 16)) / Math.max(laid.length, 4) + 5 * n}
              y={room + 6}
              w={13}
              h={19}
            />
          )),
      )}
      {hand.map((card, k) => (
        <Card
          key={k}
          card={card}
          x={67 + (k - (hand.length - 1) / 2) * step}
          y={HEIGHT - HAND + 4}
          w={26}
          h={37}
          size={0.75 * step}
        />
      ))}
    </svg>
  );
}

/** Returns the cards of a place and where they lie in it; '' is its outline.
 * @param {Place} place @param {number} players @param {number} front @param {number} w @param {number} h
 * @param {number} cell */
function spotsOf({ form, cards, labels, width, outlined }, players, front, w, h, cell) {
  if (form === 'cross')
    return cards.map((card, k) => {
      const angle = (2 * Math.PI * ((labels?.[k] ?? k) - front)) / players;
      const middle = ((width - 1) * cell) / 2;
      return { card, x: middle - 1.1 * w * Math.sin(angle), y: (h / 2) * (1 + Math.cos(angle)) };
    });
  if (!cards.length) return outlined ? [{ card: '', x: 0, y: 0 }] : [];
  if (form === 'row') {
    const step = Math.min(cell, (Math.max(width - 1, 0.5) * cell) / Math.max(cards.length - 1, 1));
    return cards.map((card, k) => ({ card, x: k * step, y: 0 }));
  }
  return [{ card: cards[cards.length - 1], x: 0, y: 0 }];
}

/** @param {{card: string, x: number, y: number, w: number, h: number, size?: number}} props `card`: '??' is a back;
 *   `size`: of its index */
function Card({ card, x, y, w, h, size = 0.38 * h }) {
  const words = useWords();
  const isBack = card === '??';
  const text = card && !isBack ? words.card(card) : '';
  const end = text.search(/[♣♦♥♠]/u); // of the rank
  return (
    <g transform={`translate(${x} ${y})`} class={card ? (isBack ? 'back' : card.slice(-1)) : 'empty'}>
      <rect width={w} height={h} rx={w / 9} />
      {isBack && <path d={`M${w / 2} ${h / 5}l${w / 4} ${0.3 * h}-${w / 4} ${0.3 * h}-${w / 4}-${0.3 * h}z`} />}
      {text && (
        <>
          <text x={w / 10} y={0.36 * h} font-size={size}>
            {text.slice(0, end)}
          </text>
          <text x={0.94 * w} y={0.9 * h} font-size={0.5 * h} text-anchor="end">
            {text.slice(end)}
          </text>
        </>
      )}
    </g>
  );
}
