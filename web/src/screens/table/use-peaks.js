// Staged moments at the table: how long they hold up play, how a tap ends them, and their sounds. Their graphics
// (motion/peaks) load after the first deal; without them the game goes on.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { FLIGHT } from '../../motion/durations.js';
import { feel } from '../../motion/feedback.js';
import { isEscape, scriptOf } from '../../motion/staging.js';
import { beatsOf } from './pace.js';

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../match/session.js').State} State
 * @typedef {import('../../store/settings.js').Settings} Settings
 * @typedef {import('../../motion/staging.js').Script} Script
 * @typedef {typeof import('../../motion/peaks/peaks.jsx').Peaks} Show
 * @typedef {Pick<ReturnType<typeof import('./use-canvas.js').useCanvas>, 'table' | 'clock'>} Cards
 */

/** Milliseconds before the graphics are loaded, so that the table comes first. */
const LATER = 1500;

/** The graphics, once loaded. @type {{it: Show} | null} */
let come = null;

/** Loads the graphics. After a failure the next table tries again. */
const load = () =>
  import('../../motion/peaks/peaks.jsx').then(
    ({ Peaks }) => (come = { it: Peaks }),
    () => null,
  );

/**
 * Stages the moments of a turn. While `isOn` nobody plays and no scene follows; the next tap or key ends it and keeps
 * its usual effect.
 * @param {State} state @param {Settings} settings @param {Cards} cards
 * @param {boolean} isReady true if the table can be played at
 * @param {import('../../motion/tempo.js').Wait} wait the wait that this is part of
 */
export function usePeaks({ turn, scenes }, settings, { table, clock }, isReady, wait) {
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
  const script = useMemo(
    () =>
      Show && (turn.moves.length || turn.peaks?.length)
        ? within(wait, scriptOf(turn, pace, !scenes.length), settings)
        : null,
    [turn],
  );
  const isOn = script !== null && over !== turn;
  const number = useRef(0); // counts scripts
  useMemo(() => (number.current += 1), [script]);
  useEffect(() => {
    if (!isOn) return undefined;
    const flying = Math.max(0, clock.current.still - performance.now());
    const end = () => {
      if (script.end) clock.current.read = performance.now(); // no reading time: the sheet comes at once
      setOver(turn);
    };
    const timer = setTimeout(
      end,
      Math.max(flying + script.length, scenes.length ? (table.current?.sceneTime() ?? 0) : 0),
    );
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

/** Moments that keep their full length, as they change the whole table. @type {string[]} */
const WHOLE = ['turn', 'cut', 'out'];

/** Fits a script into the time that the wait has for it.
 * @param {import('../../motion/tempo.js').Wait} wait @param {Script | null} script @param {Settings} settings
 * @returns {Script | null} */
function within(wait, script, { pace, animation }) {
  if (!script || script.end || script.peaks.some(({ kind }) => WHOLE.includes(kind))) return script;
  return {
    ...script,
    length: script.length * wait.hold(beatsOf(script.length, pace), beatsOf(FLIGHT[animation], pace)),
  };
}

/** Sound of each moment, and its delay in seconds after the cards have landed.
 * @type {Record<import('../../motion/staging.js').Peak['kind'],
 *   [import('../../motion/sound/synthesis.js').Sound, number] | null>} */
const HEARD = {
  claim: ['coin', 0.05],
  pay: ['coin', 0.3],
  ask: null,
  give: null,
  knock: ['knock', 0],
  bounce: ['bounce', 0],
  sweep: ['snap', 0.1],
  lay: null,
  cut: ['won', 0.2],
  turn: ['riffle', 0.3],
  out: ['chime', 0],
};

/** Plays the sounds and vibrations of a turn.
 * @param {State} state @param {Settings} settings @param {Script | null} script */
export function useSounds({ turn, isInert, scenes }, settings, script) {
  const { view, moves, peaks = [] } = turn;
  const riffled = useRef(0); // the deal that was heard being dealt
  useEffect(() => {
    if (!(settings.sound || settings.vibration)) return;
    if (view.dealt && riffled.current !== view.deal) feel(settings, 'riffle');
    riffled.current = view.deal;
    if (isInert) return; // the engine's answer has the same moves
    const flight = FLIGHT[settings.animation] / 1000;
    const hands = view.seats.map(({ hand }) => hand);
    const laid = [...new Set(moves.filter(({ to }) => !hands.includes(to)).map(({ to }) => to))].slice(0, 4);
    const own = hands[view.front];
    const gap = Math.min(0.26, flight);
    if (moves.length) feel(settings, 'slide', { isFelt: false });
    laid.forEach((_, k) =>
      feel(settings, 'snap', { delay: flight + gap * k, isFelt: !k && moves.some(({ from }) => from === own) }),
    );
    for (const peak of peaks) {
      const { kind } = peak;
      const [sound, later] = (kind !== 'out' || isEscape(peak, view) ? HEARD[kind] : null) ?? [];
      if (sound) feel(settings, sound, { delay: (moves.length ? flight : 0) + (later ?? 0) });
    }
    if (!view.over || scenes.length || (!moves.length && !peaks.length)) return;
    const end = (script ?? scriptOf(turn, 'fast'))?.end;
    if (end && end.outcome !== 'even')
      feel(settings, end.feast === null ? end.outcome : 'chime', { delay: flight + (script ? end.rank / 1000 : 0) });
  }, [turn]);
}
