// What happens at the table by itself, in its time: scenes follow each other, opponents think, pause and play, remarks
// fade, the phone is handed on, a deal ends.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { pressBegun } from '../../table/press-time.js';
import { FLIGHT, PACE, REST } from '../../store/settings.js';
import { awaitsOpponent } from '../../match/session.js';
import { Wait } from '../../motion/tempo.js';
import { concerns, useWords } from '../../words/words.js';
import { isTold } from './overlays/lesson-steps.jsx';

/**
 * @typedef {import('../../types.js').Turn} Turn
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../match/session.js').Session} Session
 * @typedef {import('../../match/session.js').State} State
 * @typedef {import('../../store/settings.js').Settings} Settings
 * @typedef {{current: import('./use-canvas.js').Clock}} Clock
 */

/** Milliseconds for which a remark is seen. */
const REMARK_TIME = 4000;
/** Milliseconds that an opponent waits longer for each time that the engine has failed. */
const FAILURE_TIME = 3000;

/** Milliseconds from one's own move on in which a tap is still the second one of that. */
export const SECOND_TAP = 400;

/** Gets how many pauses of the usual length a time is. @param {number} time in milliseconds @param {keyof typeof PACE} pace */
export const beatsOf = (time, pace) => (PACE[pace] ? time / PACE[pace] : 0);

/** Milliseconds until what has happened has been read. @param {Clock} clock */
const toRead = ({ current: { read } }) => Math.max(0, read - performance.now());
/** Milliseconds until the cards have come to rest. @param {Clock} clock */
const toRest = ({ current: { still } }) => Math.max(0, still - performance.now());

/**
 * Waits for one's next turn. `hurry` lets what is still missing to that go as fast as it can; the second tap of two
 * with which one has played does not.
 * @param {State} state @param {boolean} isSpared whether the question that is asked is answered without the person
 */
export function useWait({ turn: { view }, scenes }, isSpared) {
  const wait = useMemo(() => new Wait(), []);
  const [isHurried, setHurried] = useState(false);
  const begun = useRef(0);
  const isWaiting = scenes.length > 0 || awaitsOpponent(view) || isSpared;
  useEffect(() => {
    begun.current = performance.now();
    if (isWaiting) return;
    wait.end();
    setHurried(false);
  }, [isWaiting]);
  const hurry = () => {
    if (!isWaiting || pressBegun() < begun.current + SECOND_TAP) return false;
    wait.isHurried = true;
    setHurried(true);
    return true;
  };
  return { wait, isHurried, hurry };
}

/**
 * Lets opponents think and play, after a pause.
 * @param {Session} session @param {State} state @param {Settings} settings @param {Clock} clock
 * @param {boolean} isQuiet whether the table is there, and nothing lies over it
 * @param {ReturnType<typeof useWait>} waiting
 */
export function useOpponents(session, { turn, goesOn, failures, stops }, { pace, animation }, clock, isQuiet, { wait, isHurried }) {
  const { view } = turn;
  const isRestless = awaitsOpponent(view) && isQuiet;
  const patience = () => (PACE[pace] ? (PACE[pace] * wait.allowed) / 1000 : undefined);
  useEffect(() => {
    if (!isRestless) return undefined;
    const count = view.seats.length;
    const ahead = (view.front - /** @type {number} */ (view.turn) + count) % count || count;
    const pause = PACE[pace] * wait.pause(turn, view.pace ?? 1, ahead, goesOn, beatsOf(FLIGHT[animation], pace));
    const timer = setTimeout(() => session.advance(patience()), Math.max(isHurried ? toRest(clock) : toRead(clock), pause) + FAILURE_TIME * failures);
    return () => clearTimeout(timer);
  }, [turn, isRestless, pace, failures, stops, isHurried]);
  // it thinks while it pauses, so that how long a move takes tells nothing of its cards
  useEffect(() => (isRestless ? session.think((time) => wait.hasThought(beatsOf(time, pace)), patience()) : undefined), [turn, isRestless, stops]);
}

/** Beats of the moment after which a question is answered without the person. */
const REFUSAL = 0.5;

/** Plays after a moment what is to be played without asking. It takes part in the wait if that goes on with it.
 * @param {Session} session @param {State} state @param {import('../../match/unasked.js').Unasked | null} unasked
 * @param {Settings} settings @param {Clock} clock @param {boolean} isQuiet whether the table is there, and nothing lies over it
 * @param {ReturnType<typeof useWait>} waiting @returns {number} milliseconds of the moment */
export function useUnasked(session, { turn, scenes }, unasked, { pace, animation }, clock, isQuiet, { wait, isHurried }) {
  const isOn = unasked !== null && isQuiet && !scenes.length;
  const moment = PACE[pace];
  useEffect(() => {
    if (!isOn) return undefined;
    const pause = unasked.why === 'only' ? moment : moment * wait.pause(turn, REFUSAL, turn.view.seats.length, false, beatsOf(FLIGHT[animation], pace));
    const timer = setTimeout(() => session.actUnasked(unasked.action), (isHurried ? toRest(clock) : toRead(clock)) + pause);
    return () => clearTimeout(timer);
  }, [turn, isOn, unasked?.action, pace, isHurried]);
  return moment;
}

/** Lets scenes follow each other, and remarks fade.
 * @param {Session} session @param {State} state @param {(share: number) => number | undefined} sceneTime told which share of its
 *   usual rest a scene has @param {Settings} settings @param {ReturnType<typeof useWait>} waiting
 * @param {{script: unknown, isOn: boolean}} staging what is staged of a scene: then that decides how long it is */
export function useScenes(session, { turn, scenes, remark }, sceneTime, { pace, animation }, { wait, isHurried }, { script, isOn }) {
  useEffect(() => {
    if (!scenes.length || isOn) return undefined;
    const timer = setTimeout(session.nextScene, script ? 0 : sceneTime(wait.scene(turn, beatsOf(REST[pace], pace), beatsOf(FLIGHT[animation], pace))));
    return () => clearTimeout(timer);
  }, [turn, isHurried, isOn]);
  useEffect(() => {
    if (!remark) return undefined;
    const timer = setTimeout(session.heardRemark, REMARK_TIME);
    return () => clearTimeout(timer);
  }, [remark]);
}

/**
 * Draws the curtain when the phone is to be handed on: nobody's hand is shown until the one whose turn it is has taken it.
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

/** Whether the phone goes to another person than the one who looks. @param {View} view */
export const isHandedOn = ({ over, turn, seats, viewer }) => over === null && turn !== null && seats[turn].kind === 'person' && turn !== viewer;

/** Ends a deal when its last cards have come to rest, and what is staged of it is over.
 * @param {View} view @param {boolean} isLaid @param {boolean} isStaged @param {Clock} clock @param {(isOver: boolean) => void} setOver */
export function useEnd(view, isLaid, isStaged, clock, setOver) {
  useEffect(() => {
    setOver(false);
    if (!view.over || isStaged) return undefined;
    const timer = setTimeout(() => setOver(true), toRead(clock));
    return () => clearTimeout(timer);
  }, [view.over, view.deal, isLaid, isStaged]);
}

/**
 * Tells what has happened and what is asked: what is done without the person is gathered, and said when somebody is asked
 * something again. What is asked comes first: it may be heard without all the rest.
 * @param {State} state @param {View} view @param {(text: string) => void} tell
 * @param {Settings['speech']} speech how much of that is told @param {boolean} isUnasked whether the person is not asked
 */
export function useTelling({ turn, isInert, viewer }, view, tell, speech, isUnasked) {
  const words = useWords();
  const heard = useRef(/** @type {string[]} */ ([]));
  const last = useRef(/** @type {Turn | null} */ (null));
  useEffect(() => {
    if (isInert) return; // once it can be played
    const said = last.current === turn || speech === 'asked' ? [] : speech === 'all' ? turn.said : turn.said.filter((message) => concerns(message, viewer));
    last.current = turn;
    heard.current.push(...said.map((message) => words.say(message, view)));
    if (awaitsOpponent(view) || isUnasked || !view.prompt) return;
    const prompt = words.say(view.prompt, view);
    const isAsked = view.turn === viewer && !view.over && !isTold(view);
    tell(words.flow(isAsked ? [prompt, ...heard.current] : [...heard.current, ...(isTold(view) ? [words.say(view.lesson?.message, view)] : []), prompt]));
    heard.current = [];
  }, [turn, isUnasked]);
}
