// The canvas of cards (table.js) as hooks: it shows every turn, and reports when that is at rest, read and seen.

import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { REST } from '../../motion/durations.js';
import { pressBegun } from '../../table/press-time.js';
import { createTable } from '../../table/table.js';
import { useWords } from '../../words/words.js';
import { useLatest } from '../common/use-latest.js';

/**
 * @typedef {import('../../types.js').Turn} Turn
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../table/layout/boxes.js').Layout} Layout
 * @typedef {import('../../store/settings.js').Settings} Settings
 * @typedef {{still: number, read: number, seen: number}} Clock times when the cards will be at rest, when the news will
 *   have been read too, and from when a press counts as meant for what is shown

/** Milliseconds on the screen before a press can be meant for a thing. */
const SEEING_TIME = 400;
/** Milliseconds to read news that changes the whole table. */
const READING_TIME = 1800;

/**
 * Creates the canvas and configures it. Listeners may change from render to render.
 * @param {Omit<import('../../table/table.js').Listeners, 'isMeant'>} listeners
 * @param {Settings} settings @param {import('../../table/layout/hand.js').Sorting} sorting
 * @param {string[] | null} order
 */
export function useCanvas(listeners, settings, sorting, order) {
  const words = useWords();
  const node = useRef(/** @type {HTMLDivElement | null} */ (null));
  const table = useRef(/** @type {import('../../table/table.js').Table | null} */ (null));
  const clock = useRef(/** @type {Clock} */ ({ still: 0, read: 0, seen: Infinity }));
  const latest = useLatest(listeners);
  const looks = useMemo(
    () => ({
      words,
      fourColours: settings.fourColours,
      animation: settings.animation,
      rest: REST[settings.pace],
      sorting,
      order,
      hasAids: settings.aids,
    }),
    [words, settings.fourColours, settings.animation, settings.pace, settings.aids, sorting, order?.join()],
  );
  /** Checks if the current press was meant for what is shown: not the second tap of a double tap, nor for something
   * not seen yet. */
  const isMeant = useMemo(() => () => pressBegun() >= clock.current.seen, []);

  useLayoutEffect(() => {
    const made = createTable(/** @type {HTMLDivElement} */ (node.current), looks, {
      isMeant,
      onAction: (action) => latest.current.onAction(action),
      onWhy: (question, box) => latest.current.onWhy(question, box),
      onPlace: (message, box) => latest.current.onPlace(message, box),
      onBack: (card) => latest.current.onBack(card),
      onChoose: (cards, zones, aim) => latest.current.onChoose(cards, zones, aim),
      onAsk: (actions) => latest.current.onAsk(actions),
      onSlot: (slot, cards) => latest.current.onSlot(slot, cards),
      onOrder: (...ordered) => latest.current.onOrder(...ordered),
      onRecall: () => latest.current.onRecall(),
    });
    table.current = made;
    return () => made.destroy();
  }, []);
  useLayoutEffect(() => table.current?.configure(looks), [looks]);
  return { node, table, clock, isMeant };
}

/**
 * Shows a turn on the canvas.
 * @param {Pick<ReturnType<typeof useCanvas>, 'table' | 'clock'>} cards
 * @param {object} props
 * @param {Turn} props.turn
 * @param {View} props.view to draw
 * @param {View} props.laid with the draft in its slots; while it is the same, changes of `view` are not animated
 * @param {Layout | null} props.layout
 * @param {string[]} props.taken cards just taken back, to be chosen
 * @param {Settings} props.settings
 * @param {{haste: number}} [props.wait] share of their usual time that cards take to fly
 */
export function useShown({ table, clock }, { turn, view, laid, layout, taken, settings, wait }) {
  const shown = useRef(/** @type {{turn: Turn | null, laid: View, taken: string[]}} */ ({ turn: null, laid, taken }));
  useLayoutEffect(() => {
    if (!layout || !table.current) return;
    const before = shown.current;
    const isNew = before.turn !== turn;
    const time = table.current.set({ ...turn, view, moves: isNew ? turn.moves : [] }, layout, {
      instant: !isNew && before.laid === laid,
      choose: before.taken !== taken ? taken : isNew && before.turn?.view.turn === view.front ? [] : undefined,
      haste: wait?.haste,
    });
    shown.current = { turn, laid, taken };
    if (!isNew) return;
    const told = view.news.slice(view.news.length - turn.said.length);
    const isBig = turn.moves.length && told.some(({ big }) => big) && settings.pace !== 'instant';
    clock.current.still = performance.now() + time;
    clock.current.read = clock.current.still + (isBig ? READING_TIME : 0);
  }, [turn, layout, view]);
}

/**
 * Sets the time from which a press counts: something new may be under the finger and has to be seen first. From then on
 * the felt is `data-live`, which highlights what can be pressed.
 * @param {Pick<ReturnType<typeof useCanvas>, 'node' | 'clock'>} cards @param {boolean} isLaid
 * @param {unknown[]} things dependencies: whatever changes what is under the finger
 */
export function useSeen({ node, clock }, isLaid, things) {
  useLayoutEffect(() => {
    if (!isLaid) return undefined;
    const felt = /** @type {HTMLElement} */ (node.current?.parentElement);
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    const wait = (/** @type {number} */ now) => {
      clock.current.seen = Math.max(now + SEEING_TIME, clock.current.still);
      timer = setTimeout(() => (felt.dataset.live = ''), clock.current.seen - performance.now());
    };
    clock.current.seen = Infinity;
    delete felt.dataset.live;
    const painted = requestAnimationFrame(wait);
    return () => (cancelAnimationFrame(painted), clearTimeout(timer));
  }, [isLaid, ...things]);
}

/** Points to the cards and the place of a hint or a lesson, again in every turn.
 * @param {{current: import('../../table/table.js').Table | null}} table
 * @param {import('../../types.js').Action | undefined} action @param {Turn} turn */
export function usePointing(table, action, turn) {
  useEffect(() => {
    table.current?.point(
      [...(action?.groups.flat() ?? []), ...(action?.card ? [action.card] : [])],
      action?.zone ?? null,
    );
  }, [action, turn]);
}
