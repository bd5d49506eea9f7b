// Cutting the pack by feel: drag it up or hold the button, and let go to cut. The further or longer, the more cards
// come off; their number is not shown, only the thickness of the lifted part.

import { useEffect, useRef, useState } from 'preact/hooks';
import { placed } from '../../../table/layout/boxes.js';
import { placeBoxes } from '../../../table/layout/grid.js';
import { useWords } from '../../../words/words.js';

/**
 * @typedef {import('../../../table/layout/boxes.js').Box} Box
 * @typedef {import('../../../table/layout/boxes.js').Layout} Layout
 * @typedef {import('../../../types.js').Action} Action
 * @typedef {import('../../../types.js').View} View
 */

const HOLD = 4200; // milliseconds until the whole pack is lifted
const TAP = 250; // a shorter press keeps lifting until the next press
const DRAG_START = 6;
const DEPTH = 26; // of the pack's top face, seen from above
const GAP = 32; // most pixels under the lifted part
const WORDS = 19_500; // square pixels for words below
const WIDEST = 340;

/** @typedef {Action & {lifts: number}} Cut */

/** Returns the actions that cut a pile, fewest cards first.
 * @param {View} view @returns {Cut[]} */
export function liftsOf({ actions }) {
  const cuts = /** @type {Cut[]} */ (actions.filter(({ lifts }) => lifts !== null));
  return cuts.sort((a, b) => a.lifts - b.lifts);
}

/** @param {{lifts: Cut[], places: View['places'], layout: Layout, onAct: (action: string) => void,
 *   children: import('preact').ComponentChildren}} props `places`: covered by it; `children`: other buttons */
export function CutPack({ lifts, places, layout, onAct, children }) {
  const words = useWords();
  const [share, setShare] = useState(0); // lifted share of the pack, 0 to 1
  const [isUp, setUp] = useState(false);
  const now = useRef({ share: 0, since: 0, isGoing: false, frame: 0 });
  const { board, actions } = layout;

  /** @param {number} wish */
  const lift = (wish) => {
    now.current.share = Math.max(0, Math.min(1, wish));
    setShare(now.current.share);
  };
  const stop = () => {
    cancelAnimationFrame(now.current.frame);
    now.current.isGoing = false;
    setUp(false);
  };
  const putBack = () => {
    stop();
    lift(0);
  };
  const cut = () => {
    stop();
    const count = Math.round(now.current.share * lifts[lifts.length - 1].lifts);
    // the closest allowed number
    const far = (/** @type {Cut} */ cut) => Math.abs(cut.lifts - count);
    if (count) onAct(lifts.reduce((best, cut) => (far(cut) < far(best) ? cut : best)).action);
  };

  // lifting by holding
  const go = () => {
    const state = now.current;
    state.since = performance.now();
    state.isGoing = true;
    setUp(true);
    const tick = () => {
      lift((performance.now() - state.since) / HOLD);
      state.frame = requestAnimationFrame(tick);
    };
    tick();
  };
  /** Starts lifting, or ends a lift begun by a short press. */
  const press = () => (now.current.isGoing ? cut() : go());
  const release = () => {
    if (now.current.isGoing && performance.now() - now.current.since > TAP) cut();
  };

  useEffect(() => {
    const onEscape = (/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && putBack();
    addEventListener('blur', putBack);
    addEventListener('keydown', onEscape);
    return () => {
      removeEventListener('blur', putBack);
      removeEventListener('keydown', onEscape);
      cancelAnimationFrame(now.current.frame);
    };
  }, []);

  /** @param {PointerEvent & {currentTarget: Element}} event */
  function drag({ currentTarget, pointerId, clientY, button }) {
    if (button !== 0 || now.current.isGoing) return;
    const range = Math.max(120, Math.min(220, board.y + board.h * 0.7));
    const listening = new AbortController();
    const { signal } = listening;
    currentTarget.setPointerCapture(pointerId);
    const follow = (/** @type {Event} */ event) => {
      const up = clientY - /** @type {PointerEvent} */ (event).clientY - DRAG_START;
      setUp(up > 0);
      lift(up / range);
    };
    const end = (/** @type {Event} */ event) => {
      listening.abort();
      if (event.type === 'pointerup') cut();
      else putBack();
    };
    currentTarget.addEventListener('pointermove', follow, { signal });
    for (const type of ['pointerup', 'pointercancel']) currentTarget.addEventListener(type, end, { signal });
    signal.addEventListener('abort', () => setUp(false));
  }

  // wide enough to cover everything on the board
  const covered = [...placeBoxes(places, layout).values()];
  const reach = Math.max(
    WIDEST / 2,
    ...covered.flatMap(({ x, w }) => [x - 12, x + w + 12]).map((edge) => Math.abs(edge - board.x - board.w / 2)),
  );
  const w = Math.min(board.w, 2 * reach);
  const box = { x: board.x + (board.w - w) / 2, y: board.y, w, h: board.h };
  const isKey = (/** @type {KeyboardEvent} */ { key }) => key === ' ' || key === 'Enter';
  return (
    <>
      <div class="lift" style={placed(box)}>
        <Pack share={share} w={box.w} h={box.h} onDown={drag} />
        <p>{words.t('table-lift-how')}</p>
      </div>
      <div class="actions" role="group" aria-label={words.t('table-actions')} style={placed(actions)}>
        <button
          type="button"
          class="action asked"
          aria-pressed={isUp}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            press();
          }}
          onPointerUp={release}
          onPointerCancel={putBack}
          onContextMenu={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if (!isKey(event)) return;
            event.preventDefault();
            if (!event.repeat) press();
          }}
          onKeyUp={(event) => {
            if (!isKey(event)) return;
            event.preventDefault();
            release();
          }}
          onClick={(event) => event.detail === 0 && press()} // a screen reader's click, which cannot be held
        >
          <span>{words.t('table-lift')}</span>
        </button>
        {children}
      </div>
    </>
  );
}

/** The pack from the side: the rest, and above it the lifted part.
 * @param {{share: number, w: number, h: number, onDown: (event: any) => void}} props */
function Pack({ share, w, h, onDown }) {
  const below = Math.max(40, WORDS / w);
  const height = Math.max(40, Math.min(150, h - DEPTH - GAP - below - 12)); // of the whole pack
  const width = Math.min(190, w * 0.6);
  const x = (w - width) / 2;
  const foot = h - below;
  const gap = share && 8 + (GAP - 8) * share;
  return (
    <svg class="pack" width={w} height={h} aria-hidden="true" onPointerDown={onDown}>
      <defs>
        <pattern id="edges" width="8" height="3" patternUnits="userSpaceOnUse">
          <rect width="8" height="3" fill="#fffdf6" />
          <rect width="8" height=".9" fill="#b9b1a2" />
        </pattern>
      </defs>
      <ellipse cx={w / 2} cy={foot} rx={width * 0.56} ry="9" opacity=".3" />
      {share < 1 && <Block x={x} y={foot} width={width} height={height * (1 - share)} />}
      {share > 0 && (
        <g transform={`rotate(${-3 * Math.min(1, share * 4)} ${x} ${foot})`}>
          <Block x={x} y={foot - height * (1 - share) - gap} width={width} height={height * share} />
        </g>
      )}
    </svg>
  );
}

/** A stack of cards; `y` is its lower edge.
 * @param {{x: number, y: number, width: number, height: number}} props */
function Block({ x, y, width, height }) {
  const top = y - height;
  /** The top face, inset by `by` pixels. @param {number} by */
  const face = (by) => {
    const slant = 20;
    const near = top - by;
    const far = top - DEPTH + by;
    return `M${x + 2 * by} ${near}L${x + slant + by} ${far}H${x + width - slant - by}L${x + width - 2 * by} ${near}Z`;
  };
  return (
    <>
      <rect
        x={x}
        y={top}
        width={width}
        height={Math.max(1, height)}
        rx="1"
        fill="url(#edges)"
        stroke="#8a857a"
        stroke-width=".8"
      />
      <path d={face(0)} fill="#fffefb" stroke="#8a857a" stroke-width=".8" stroke-linejoin="round" />
      <path d={face(3)} fill="var(--ochre)" />
    </>
  );
}
