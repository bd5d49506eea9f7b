// The canvas with the cards (table.js) as a part of the screen: it is shown every turn, and tells when that is at rest,
// has been read and has been seen.

import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { pressBegun } from '../../table/press-time.js';
import { REST } from '../../store/settings.js';
import { createTable } from '../../table/table.js';
import { useWords } from '../../words/words.js';
import { useLatest } from '../common/use-latest.js';

/**
 * @typedef {import('../../types.js').Turn} Turn
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../table/layout/boxes.js').Layout} Layout
 * @typedef {import('../../store/settings.js').Settings} Settings
 * @typedef {{still: number, read: number, seen: number}} Clock times at which the cards will have come to rest, at which what
 *   has happened will have been read as well, and from which on a press is meant for what the table shows
 */

/** Milliseconds for which something has to be on the screen before a press can be meant for it. */
const SEEING_TIME = 400;
/** Milliseconds that it takes to read what changed the whole table. */
const READING_TIME = 1800;

/**
 * Makes the canvas and gives it its looks. Its listeners may change, but for the press that is looked at.
 * @param {Omit<import('../../table/table.js').Listeners, 'isMeant'>} listeners
 * @param {Settings} settings @param {import('../../table/layout/hand.js').Sorting} sorting @param {string[] | null} order
 */
export function useCards(listeners, settings, sorting, order) {
  const words = useWords();
  const node = useRef(/** @type {HTMLDivElement | null} */ (null));
  const table = useRef(/** @type {import('../../table/table.js').Table | null} */ (null));
  const clock = useRef(/** @type {Clock} */ ({ still: 0, read: 0, seen: Infinity }));
  const latest = useLatest(listeners);
  const looks = useMemo(
    () => ({ words, fourColours: settings.fourColours, animation: settings.animation, rest: REST[settings.pace], sorting, order, hasAids: settings.aids }),
    [words, settings.fourColours, settings.animation, settings.pace, settings.aids, sorting, order?.join()],
  );
  /** Whether the press that is being answered was meant for what the table shows: nobody plays with the second tap of
   * two, or what he has not seen yet. */
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
      onOrder: (cards) => latest.current.onOrder(cards),
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
 * @param {Pick<ReturnType<typeof useCards>, 'table' | 'clock'>} cards
 * @param {object} props
 * @param {Turn} props.turn
 * @param {View} props.view as it is to be drawn
 * @param {View} props.laid with what has been put into slots; a turn that is drawn otherwise but is laid the same does not move
 * @param {Layout | null} props.layout
 * @param {string[]} props.taken cards that were just taken back: they wait for their place
 * @param {Settings} props.settings
 * @param {{haste: number}} [props.wait] how much of their usual time cards take for their way
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
    const isBig = turn.moves.length && view.news.at(-1)?.big && settings.pace !== 'instant';
    clock.current.still = performance.now() + time;
    clock.current.read = clock.current.still + (isBig ? READING_TIME : 0);
  }, [turn, layout, view]);
}

/**
 * Notes from when on a press is meant for what is on the screen: another thing may be under the finger now than a moment
 * ago, and has to be seen before it is pressed. Until then nothing is gold: the felt is not `data-live`.
 * @param {Pick<ReturnType<typeof useCards>, 'node' | 'clock'>} cards @param {boolean} isLaid @param {unknown[]} things that change what is under the finger
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

/** Points to the cards and the place of what a hint or a lesson is about, in every turn anew.
 * @param {{current: import('../../table/table.js').Table | null}} table @param {import('../../types.js').Action | undefined} action @param {Turn} turn */
export function usePointing(table, action, turn) {
  useEffect(() => {
    table.current?.point([...action?.groups.flat() ?? [], ...(action?.card ? [action.card] : [])], action?.zone ?? null);
  }, [action, turn]);
}
