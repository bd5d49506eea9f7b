// Moments that are staged: for how long they hold the table, how a tap ends them, and what is heard. What they look like
// (peaks/) comes after the first deal, and where it does not come the game goes on without it.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { feel } from '../../motion/feedback.js';
import { FLIGHT } from '../../store/settings.js';
import { scriptOf } from '../../motion/staging.js';
import { beatsOf } from './pace.js';

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../match/session.js').State} State
 * @typedef {import('../../store/settings.js').Settings} Settings
 * @typedef {import('../../motion/staging.js').Script} Script
 * @typedef {typeof import('../../motion/peaks/peaks.jsx').Peaks} Show
 * @typedef {Pick<ReturnType<typeof import('./use-canvas.js').useCards>, 'table' | 'clock'>} Cards
 */

/** Milliseconds that the table has for itself before more is loaded. */
const LATER = 1500;

/** What moments look like, once it has come. @type {{it: Show} | null} */
let come = null;

/** Loads it. A file that does not come is asked for again by the next table. */
const load = () => import('../../motion/peaks/peaks.jsx').then(({ Peaks }) => (come = { it: Peaks }), () => null);

/**
 * Stages what a turn has of such moments. While `isOn` nobody plays and no scene follows; the next tap or key ends it, and
 * counts as what it is.
 * @param {State} state @param {Settings} settings @param {Cards} cards @param {boolean} isReady whether the table is there and can be played at
 * @param {import('../../motion/tempo.js').Wait} wait of which it is part
 */
export function useStaging({ turn, scenes }, settings, { table, clock }, isReady, wait) {
  const { pace } = settings;
  const [Show, setShow] = useState(come);
  const [over, setOver] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    if (!isReady || pace === 'instant' || Show) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => load().then((it) => isWanted && setShow(it)), LATER);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isReady, pace]);
  const script = useMemo(() => (Show && (turn.moves.length || turn.peaks?.length) ? within(wait, scriptOf(turn, pace, !scenes.length), settings) : null), [turn]);
  const isOn = script !== null && over !== turn;
  const number = useRef(0); // of the script
  useMemo(() => (number.current += 1), [script]);
  useEffect(() => {
    if (!isOn) return undefined;
    const flying = Math.max(0, clock.current.still - performance.now());
    const end = () => {
      if (script.end) clock.current.read = performance.now(); // all is told: the sheet comes at once
      setOver(turn);
    };
    const timer = setTimeout(end, Math.max(flying + script.length, scenes.length ? table.current?.sceneTime() ?? 0 : 0));
    const skip = () => {
      clock.current.read = performance.now();
      table.current?.land();
      end();
    };
    addEventListener('pointerdown', skip, { capture: true, once: true });
    addEventListener('keydown', skip, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', skip, { capture: true });
      removeEventListener('keydown', skip, { capture: true });
    };
  }, [turn, isOn]);
  return { script, number: number.current, isOn, Show: Show?.it ?? null };
}

/** Gets what is staged in the time that a wait has for it. What changes the whole table has all of its own.
 * @param {import('../../motion/tempo.js').Wait} wait @param {Script | null} script @param {Settings} settings @returns {Script | null} */
function within(wait, script, { pace, animation }) {
  if (!script || script.end || script.peaks.some(({ kind }) => kind === 'turn' || kind === 'cut')) return script;
  return { ...script, length: script.length * wait.hold(beatsOf(script.length, pace), beatsOf(FLIGHT[animation], pace)) };
}

/** What is heard of a moment, and how many seconds after its cards have come to lie. @type {Record<import('../../motion/staging.js').Peak['kind'],
 *   [import('../../motion/sound/synthesis.js').Sound, number] | null>} */
const HEARD = { claim: ['coin', 0.05], ask: null, give: null, knock: ['knock', 0], bounce: ['bounce', 0], sweep: ['snap', 0.1], lay: null, cut: ['won', 0.2], turn: ['riffle', 0.3] };

/** Lets what happens be heard and felt, by what is on the table.
 * @param {State} state @param {Settings} settings @param {Script | null} script */
export function useSounds({ turn, isInert, scenes }, settings, script) {
  const { view, moves, peaks = [] } = turn;
  useEffect(() => {
    if (isInert || !(settings.sound || settings.vibration)) return;
    const flight = FLIGHT[settings.animation] / 1000;
    if (view.dealt) feel(settings, 'riffle');
    const hands = view.seats.map(({ hand }) => hand);
    const laid = [...new Set(moves.filter(({ to }) => !hands.includes(to)).map(({ to }) => to))].slice(0, 4);
    const own = hands[view.front];
    const gap = Math.min(0.26, flight);
    if (moves.length) feel(settings, 'slide', { isFelt: false });
    laid.forEach((_, k) => feel(settings, 'snap', { delay: flight + gap * k, isFelt: !k && moves.some(({ from }) => from === own) }));
    for (const { kind } of peaks) {
      const [sound, later] = HEARD[kind] ?? [];
      if (sound) feel(settings, sound, { delay: (moves.length ? flight : 0) + (later ?? 0) });
    }
    if (!view.over || scenes.length || !moves.length && !peaks.length) return;
    const end = (script ?? scriptOf(turn, 'fast'))?.end;
    if (end && end.outcome !== 'even') feel(settings, end.feast === null ? end.outcome : 'chime', { delay: flight + (script ? end.rank / 1000 : 0) });
  }, [turn]);
}
