// Things on the table that are not cards: coins and other marks, chips, and tallies below places.

import { isStill } from '../../motion/durations.js';
import { SUIT_SIGNS, useWords } from '../../words/words.js';
import { placed } from '../layout/boxes.js';
import { placeBoxes } from '../layout/grid.js';
import { FlyingChip, Stacks, useFlyingChips } from './chips.jsx';
import { HAT, STONE } from './shapes.js';

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../wire.js').Mark} Mark
 * @typedef {import('../layout/boxes.js').Box} Box
 * @typedef {import('../layout/boxes.js').Layout} Layout
 */

/** Half the side of a coin's box, and how much farther out larger things lie. */
const HALF = 14;
const OUTER = 8;

/** Returns the place of a mark: at the edge of a plate, covering no text. Several lie side by side or overlap.
 * @param {View} view @param {Layout} layout @param {Mark} mark @param {number} before number of marks already there */
function markSpot({ places, marks, front }, layout, { seat, material }, before) {
  if (seat === null) return { x: layout.rest.x - 30 * before, y: layout.rest.y };
  const isMe = seat === front;
  const { x, y, w, h } = isMe ? layout.me : layout.plates[seat];
  if (!isMe && layout.shape !== 'low') {
    // leaves the edge to the list of piles
    const isFull =
      marks.filter((mark) => mark.seat === seat).length > 1 ||
      places.some((place) => place.seat === seat && place.cards.length);
    const edge = Math.min(x + w - 10, layout.width - 2 * HALF); // there is room to grow
    return { x: edge - 30 * before, y: y + h + (isFull ? 10 : 3) };
  }
  // towards the middle of the felt
  const side = x + w / 2 < layout.width / 2 ? 1 : -1;
  const edge = side > 0 ? x + w : x;
  const out = material === 'coin' ? 3 : 3 + OUTER;
  return { x: edge + side * (out + (isMe ? -12 : 18) * before), y: y + h / 2 };
}

/** Returns what a mark is and who has it. @param {Mark} mark @returns {import('../../types.js').Message} */
function markMessage({ seat, suit, name, material }) {
  if (seat !== null) return { id: suit ? 'table-mark-before' : 'table-mark-at', args: { mark: name, seat } };
  return material === 'coin' ? { id: 'table-mark-free', args: { mark: name } } : name;
}

/** True for a heap of chips in the middle. @param {Pick<Mark, 'material' | 'seat'>} mark */
const isHeap = ({ material, seat }) => material === 'chips' && seat === null;

/** True if boxes overlap. @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

/** Returns the class of the line that leaves room for the things on it, or ''.
 * @param {View} view @param {Layout} layout */
export const besideLine = ({ marks }, { pot, line }) =>
  marks.some(isHeap) && overlap(pot, line)
    ? ' heaped'
    : marks.some((mark) => mark.seat === null && mark.material !== 'chips')
      ? ' beside'
      : '';

/** Marks at seats or on the table. Coins spin as they travel; chips fly from stack to stack.
 * @param {{view: View, layout: Layout, flight: number, onTap?: (text: string, box: Box) => void}} props `flight` of a
 *   card, in milliseconds */
export function Marks({ view, layout, flight, onTap }) {
  const words = useWords();
  const travel = flight * 1.8;
  const lying = view.marks.filter(({ material }) => material !== 'chips');
  return (
    <>
      {lying.map((mark, k) => {
        const { id, seat, name, suit, material } = mark;
        const { x, y } = markSpot(view, layout, mark, lying.slice(0, k).filter((other) => other.seat === seat).length);
        const label = words.say(markMessage(mark), view);
        return (
          <span
            class={`coin ${material}${suit ? ` suit ${suit}` : ''}${seat === null ? ' free' : ''}`}
            key={id}
            role="img"
            aria-label={label}
            title={label}
            onClick={() => onTap?.(label, { x: x - HALF, y: y - HALF, w: 2 * HALF, h: 2 * HALF })}
            style={{ translate: `${x}px ${y}px`, '--travel': `${travel}ms` }}
          >
            {material === 'millstone' && <Made shape={STONE} />}
            {material === 'hat' && <Made shape={HAT} />}
            {(suit || material === 'coin') && (
              <span class="metal" key={seat} aria-hidden="true">
                {suit ? SUIT_SIGNS[suit] : words.show(name, view).slice(0, 1)}
              </span>
            )}
          </span>
        );
      })}
      <Chips view={view} layout={layout} length={isStill() || flight <= 1 ? 0 : 2.2 * flight} onTap={onTap} />
      <Tallies view={view} layout={layout} />
    </>
  );
}

/** A drawn thing. @param {{shape: import('./shapes.js').Shape}} props */
const Made = ({ shape }) => (
  <svg class="made" viewBox="-17 -17 34 34" aria-hidden="true" focusable="false">
    {Object.entries(shape).map(([part, d]) => (
      <path key={part} class={part} d={d} />
    ))}
  </svg>
);

/** Chips in the middle, and those in flight; those of a seat stand on its plate.
 * @param {{view: View, layout: Layout, length: number, onTap?: (text: string, box: Box) => void}} props */
function Chips({ view, layout, length, onTap }) {
  const words = useWords();
  const { counts, flying } = useFlyingChips(view, length);
  const { pot } = layout;
  const middle = { x: pot.x + pot.w / 2, y: pot.y + pot.h / 2 };
  const spotOf = (/** @type {string} */ id) => {
    const seat = view.marks.find((mark) => mark.id === id)?.seat ?? null;
    if (seat === null) return middle;
    const { x, y, w, h } = seat === view.front ? layout.me : layout.plates[seat];
    return { x: x + w * 0.7, y: y + h * 0.7 };
  };
  return (
    <>
      {view.marks.filter(isHeap).map(({ id, name }) => {
        const label = words.say(name, view);
        return (
          <span
            class="heap-of-chips"
            key={id}
            role="img"
            aria-label={label}
            title={label}
            onClick={() => onTap?.(label, pot)}
            style={placed(pot)}
          >
            <Stacks count={counts[id]} />
            <b aria-hidden="true" key={counts[id]}>
              {counts[id]}
            </b>
          </span>
        );
      })}
      {flying.map(({ key, from, to, delay, count, isWhole }) => (
        <FlyingChip
          key={key}
          from={spotOf(from)}
          to={spotOf(to)}
          delay={delay}
          length={length}
          whole={isWhole ? count : 0}
        />
      ))}
    </>
  );
}

/** Height of a tally, and its distance from the place above. */
const [TALLY, BELOW] = [9, 3];

/** What places have counted, below each: the words of their notes, as things.
 * @param {{view: View, layout: Layout}} props */
function Tallies({ view, layout }) {
  const places = view.places.filter(({ tally }) => tally);
  if (!places.length) return null;
  const boxes = placeBoxes(view.places, layout);
  return (
    <>
      {places.map(({ zone, tally, tallied_in: material }) => {
        const box = boxes.get(zone);
        if (!box || !tally) return null;
        const [count, most] = tally;
        const Tally = material === 'beads' ? Beads : Stick;
        return (
          <svg
            class={`tally ${material}`}
            key={zone}
            aria-hidden="true"
            focusable="false"
            width={box.w}
            height={TALLY}
            style={{ left: `${box.x}px`, top: `${box.y + box.h + BELOW}px` }}
          >
            <Tally count={count} most={most} w={box.w} />
          </svg>
        );
      })}
    </>
  );
}

/** A string with beads, and room for the others.
 * @param {{count: number, most: number, w: number}} props */
function Beads({ count, most, w }) {
  const step = w / most;
  const r = Math.min(TALLY / 2 - 0.5, step / 2 - 0.25);
  return (
    <>
      <path class="string" d={`M0 ${TALLY / 2}h${w}`} />
      {Array.from({ length: count }, (_, k) => (
        <circle class="bead" key={k} cx={step * (k + 0.5)} cy={TALLY / 2} r={r} />
      ))}
    </>
  );
}

/** Notches of a stick. */
const NOTCHES = 12;

/** A birch stick, painted up to the count; the notch of the half is deeper.
 * @param {{count: number, most: number, w: number}} props */
const Stick = ({ count, most, w }) => (
  <>
    <rect class="wood" x="0.5" y="1.5" width={w - 1} height={TALLY - 3} rx="2.5" />
    <rect
      class="paint"
      x="0.5"
      y="1.5"
      width={w - 1}
      height={TALLY - 3}
      rx="2.5"
      style={{ transform: `scaleX(${Math.min(1, count / most)})` }}
    />
    <path
      class="notches"
      d={Array.from({ length: NOTCHES - 1 }, (_, k) => `M${((k + 1) * w) / NOTCHES} 1.500v2.500`).join('')}
    />
    <path class="half" d={`M${w / 2} 0v${TALLY}`} />
  </>
);
