// Chips: stacks of them, and how they fly from those who pay to those who win.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ACROSS, countsOf, flowsOf, heapOf, IN_ROW, STACK, THICK } from './chip-counts.js';

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../layout/boxes.js').Point} Point
 * @typedef {import('./chip-counts.js').Counts} Counts
 * @typedef {import('./chip-counts.js').Flow} Flow
 */

/** Half the width and half the height of a chip's top, as seen from above and the side. */
const [RADIUS, DEPTH] = [11, 6.5];

/** Stacks of chips. @param {{count: number}} props */
export function Stacks({ count }) {
  const heap = heapOf(count);
  const width = ACROSS * Math.max(1, Math.min(IN_ROW, heap.length));
  const high = 2 * DEPTH + THICK * STACK;
  return (
    <svg
      class="stacks"
      viewBox={`0 0 ${width} ${high + (heap.at(-1)?.y ?? 0) + 1}`}
      aria-hidden="true"
      focusable="false"
    >
      {heap.map(({ value, height, x, y }, k) => (
        <g key={k} transform={`translate(${width / 2 + x} ${high - DEPTH + y})`}>
          {Array.from({ length: height }, (_, at) => (
            <Chip key={at} value={value} y={-THICK * (at + 1)} isTop={at === height - 1} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** One chip of a stack. @param {{value?: number, y?: number, isTop?: boolean}} props */
function Chip({ value = 0, y = 0, isTop = true }) {
  return (
    <g class={`chip-${Math.min(value, 3)}`} transform={`translate(0 ${y})`}>
      <path class="rim" d={`M${-RADIUS} 0v${THICK}a${RADIUS} ${DEPTH} 0 0 0 ${2 * RADIUS} 0v${-THICK}z`} />
      <path
        class="spots"
        d={`M-2.200 ${DEPTH}v${THICK}h4.400v${-THICK}zM-8.600 4v${THICK}l2.600 1.4v${-THICK}zM8.600 4v${THICK}l-2.600 1.4v${-THICK}z`}
      />
      <ellipse class="rim" rx={RADIUS} ry={DEPTH} />
      {isTop && (
        <>
          <path
            class="spots"
            d="M-2-6.300h4l-.6 2h-2.800zM-2 6.300h4l-.6-2h-2.800zM-10.700-1.300v2.600l2.900-.5v-1.600zM10.700-1.300v2.600l-2.900-.5v-1.600z"
          />
          <ellipse class="face" rx="6" ry="3.4" />
        </>
      )}
    </g>
  );
}

/** A chip by itself, beside a count. */
export const OneChip = () => (
  <svg class="one-chip" viewBox="-12 -8 24 19" aria-hidden="true" focusable="false">
    <Chip />
  </svg>
);

/** Most chips drawn for one flow, and the share of a flight after which the next one leaves. */
const MOST_FLYING = 8;
const LATER = 0.16;

/** Returns how many things are drawn for a flow: a heap is raked in as it lies.
 * @param {Flow} flow @param {Counts} after */
const drawnOf = ({ from, count }, after) => (from in after ? Math.min(count, MOST_FLYING) : 1);

/** Returns the chips that fly to a view, with their delays in flights, and the counts to show meanwhile: what flies has
 * left, and is not there yet. A tap or key lands them.
 * @param {View} view @param {number} length milliseconds of a flight; 0 without motion
 * @returns {{counts: Counts, flying: (Flow & {key: string, delay: number, isWhole: boolean})[]}} */
export function useFlyingChips(view, length) {
  const counts = countsOf(view);
  const last = useRef({ deal: '', counts });
  const [aloft, setAloft] = useState(/** @type {{counts: Counts, flows: Flow[], turn: number} | null} */ (null));
  const turn = useRef(0);
  useLayoutEffect(() => {
    const deal = `${view.game} ${view.deal} ${view.front}`;
    const before = last.current.deal === deal ? last.current.counts : view.dealt && last.current.deal ? {} : counts;
    last.current = { deal, counts };
    const flows = length ? flowsOf(before, counts) : [];
    setAloft(flows.length ? { counts: before, flows, turn: (turn.current += 1) } : null);
    if (!flows.length) return undefined;
    const land = () => setAloft(null);
    const most = Math.max(...flows.map((flow) => drawnOf(flow, counts)));
    const timer = setTimeout(land, length * (1 + LATER * (most - 1)));
    addEventListener('pointerdown', land, { capture: true });
    addEventListener('keydown', land, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', land, { capture: true });
      removeEventListener('keydown', land, { capture: true });
    };
  }, [view.game, view.deal, view.front, JSON.stringify(counts)]);
  if (!aloft) return { counts, flying: [] };
  return {
    counts: Object.fromEntries(
      Object.entries({ ...aloft.counts, ...counts }).map(([id, count]) => [id, Math.min(count, aloft.counts[id] ?? 0)]),
    ),
    flying: aloft.flows.flatMap((flow) => {
      const isWhole = !(flow.from in counts);
      return Array.from({ length: drawnOf(flow, counts) }, (_, k) => ({
        ...flow,
        key: `${aloft.turn} ${flow.from} ${flow.to} ${k}`,
        delay: LATER * k,
        isWhole,
      }));
    }),
  };
}

/** A chip in flight, or a heap of `whole` chips. @param {{from: Point, to: Point, delay: number, length: number,
 *   whole: number}} props `delay` in flights, `length` in milliseconds */
export const FlyingChip = ({ from, to, delay, length, whole }) => (
  <span
    class={`chip flying${whole ? ' whole' : ''}`}
    style={{
      left: `${to.x}px`,
      top: `${to.y}px`,
      '--from': `${from.x - to.x}px ${from.y - to.y}px`,
      animationDuration: `${length}ms`,
      animationDelay: `${delay * length}ms`,
    }}
  >
    {whole ? <Stacks count={whole} /> : <OneChip />}
  </span>
);
