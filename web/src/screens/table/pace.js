// Timing at the table: scenes, opponents' thinking and pauses, fading remarks, handing over the device, the end of a
// deal.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { awaitsOpponent } from '../../match/session.js';
import { FLIGHT, PACE, REST } from '../../motion/durations.js';
import { Wait } from '../../motion/tempo.js';
import { pressBegun, SECOND_TAP } from '../../table/press-time.js';

/**
 * @typedef {import('../../types.js').Turn} Turn
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../match/session.js').Session} Session
 * @typedef {import('../../match/session.js').State} State
 * @typedef {import('../../store/settings.js').Settings} Settings
 * @typedef {{current: import('./use-canvas.js').Clock}} Clock
 */

/** Milliseconds for which a remark is shown. */
const REMARK_TIME = 4000;
/** Milliseconds of extra delay for each failure of the engine. */
const FAILURE_TIME = 3000;

/** Converts milliseconds to pauses of standard length. @param {number} time @param {keyof typeof PACE} pace */
export const beatsOf = (time, pace) => (PACE[pace] ? time / PACE[pace] : 0);

/** Milliseconds until the news has been read. @param {Clock} clock */
const toRead = ({ current: { read } }) => Math.max(0, read - performance.now());
/** Milliseconds until the cards are at rest. @param {Clock} clock */
const toRest = ({ current: { still } }) => Math.max(0, still - performance.now());

/**
 * The wait for one's next turn. `hurry` shortens the rest of it, unless called by the second tap of a double tap.
 * @param {State} state @param {boolean} isSpared true if the current question is answered automatically
 */
export function useWait({ turn: { view }, scenes }, isSpared) {
  const wait = useMemo(() => new Wait(), []);
  const [isHurried, setHurried] = useState(false);
  const isWaiting = scenes.length > 0 || awaitsOpponent(view) || isSpared;
  const begun = useMemo(() => performance.now(), [isWaiting]); // an effect is later than a tap may be
  useEffect(() => {
    if (isWaiting) return;
    wait.end();
    setHurried(false);
  }, [isWaiting]);
  const hurry = () => {
    if (!isWaiting || pressBegun() < begun + SECOND_TAP) return false;
    wait.isHurried = true;
    setHurried(true);
    return true;
  };
  return { wait, isHurried, hurry };
}

/**
 * Has opponents think and play, after a pause.
 * @param {Session} session @param {State} state @param {Settings} settings @param {Clock} clock
 * @param {boolean} isQuiet true if the table is laid out and nothing lies over it
 * @param {ReturnType<typeof useWait>} waiting
 */
export function useOpponents(
  session,
  { turn, latest, goesOn, failures, stops, isSkipping, isInert },
  { pace, animation },
  clock,
  isQuiet,
  { wait, isHurried },
) {
  const { view } = turn;
  const isRestless = awaitsOpponent(view) && isQuiet;
  const rested = useRef(Infinity); // when the pause before the opponent's move began
  useEffect(() => {
    if (!isRestless) return undefined;
    const count = view.seats.length;
    const ahead = (view.front - /** @type {number} */ (view.turn) + count) % count || count;
    const pause = PACE[pace] * wait.pause(turn, view.pace ?? 1, ahead, goesOn, beatsOf(FLIGHT[animation], pace));
    const timer = setTimeout(
      () => session.advance(),
      Math.max(isHurried ? toRest(clock) : toRead(clock), pause) + FAILURE_TIME * failures,
    );
    return () => clearTimeout(timer);
  }, [turn, isRestless, pace, failures, stops, isHurried]);
  useEffect(() => {
    rested.current = isRestless ? performance.now() : Infinity;
  }, [turn, isRestless]);
  // thinks while the moves before are shown and during the pause, so that the time of a move tells little of the cards
  useEffect(() => {
    if (!awaitsOpponent(latest.view) || isSkipping) return undefined;
    return session.think(() => wait.hasThought(beatsOf(Math.max(0, performance.now() - rested.current), pace)));
  }, [latest, stops, isSkipping]);
  useEffect(() => {
    const { turn: seat, viewer, seats } = latest.view;
    const isOwn = seat !== null && seat === viewer && !isInert;
    if (isOwn && seats.some(({ level }) => level === 'expert')) session.foresee();
  }, [latest]);
}

/** Pause before an automatic refusal, in beats. */
const REFUSAL = 0.5;

/** Plays an automatic action after a pause. A refusal's pause is part of the wait for one's next turn.
 * @param {Session} session @param {State} state @param {import('../../match/unasked.js').Unasked | null} unasked
 * @param {Settings} settings @param {Clock} clock
 * @param {boolean} isQuiet true if the table is laid out and nothing lies over it
 * @param {ReturnType<typeof useWait>} waiting @returns {number} milliseconds of the pause before a forced move */
export function useUnasked(
  session,
  { turn, scenes },
  unasked,
  { pace, animation },
  clock,
  isQuiet,
  { wait, isHurried },
) {
  const isOn = unasked !== null && isQuiet && !scenes.length;
  const moment = PACE[pace];
  useEffect(() => {
    if (!isOn) return undefined;
    const pause =
      unasked.why === 'only'
        ? moment
        : moment * wait.pause(turn, REFUSAL, turn.view.seats.length, false, beatsOf(FLIGHT[animation], pace));
    const timer = setTimeout(
      () => session.actUnasked(unasked.action),
      (isHurried ? toRest(clock) : toRead(clock)) + pause,
    );
    return () => clearTimeout(timer);
  }, [turn, isOn, unasked?.action, pace, isHurried]);
  return moment;
}

/** Times scenes and remarks.
 * @param {Session} session @param {State} state
 * @param {(share: number) => number | undefined} sceneTime milliseconds of a scene, for a share of its usual rest
 * @param {Settings} settings @param {ReturnType<typeof useWait>} waiting
 * @param {{script: unknown, isOn: boolean}} staging if the scene is staged, this decides how long it is */
export function useScenes(
  session,
  { turn, scenes, remark },
  sceneTime,
  { pace, animation },
  { wait, isHurried },
  { script, isOn },
) {
  useEffect(() => {
    if (!scenes.length || isOn) return undefined;
    const timer = setTimeout(
      session.nextScene,
      script ? 0 : sceneTime(wait.scene(turn, beatsOf(REST[pace], pace), beatsOf(FLIGHT[animation], pace))),
    );
    return () => clearTimeout(timer);
  }, [turn, isHurried, isOn]);
  useEffect(() => {
    if (!remark) return undefined;
    const timer = setTimeout(session.heardRemark, REMARK_TIME);
    return () => clearTimeout(timer);
  }, [remark]);
}

/**
 * Draws the curtain when the device is handed on, so that no hand shows until the next person has taken it.
 * @param {Turn} turn @param {boolean} isPassed @param {Clock} clock @param {(isCovered: boolean) => void} setCovered
 */
export function useHandOver(turn, isPassed, clock, setCovered) {
  useEffect(() => {
    if (!isPassed) {
      setCovered(false);
      return undefined;
    }
    const timer = setTimeout(() => setCovered(true), turn.moves.length ? toRead(clock) + PACE.normal : 0);
    return () => clearTimeout(timer);
  }, [turn, isPassed]);
}

/** True if the device goes to another person than the viewer. @param {View} view */
export const isHandedOn = ({ over, turn, seats, viewer }) =>
  over === null && turn !== null && seats[turn].kind === 'person' && turn !== viewer;

/** Shows the end of a deal, after its last cards are at rest and the staging is over.
 * @param {View} view @param {boolean} isLaid @param {boolean} isStaged @param {Clock} clock
 * @param {(isOver: boolean) => void} setOver */
export function useEnd(view, isLaid, isStaged, clock, setOver) {
  useEffect(() => {
    setOver(false);
    if (!view.over || isStaged) return undefined;
    const timer = setTimeout(() => setOver(true), toRead(clock));
    return () => clearTimeout(timer);
  }, [view.over, view.deal, isLaid, isStaged]);
}
