// Where the focus goes when the button that had it has gone, or when the table comes: never to nowhere.

import { useLayoutEffect } from 'preact/hooks';

/** Whether the last thing pressed was pressed by a pointer: not by keys, and not by what reads the screen aloud, which
 * clicks without one. Nothing, while nothing has been pressed. @type {boolean | undefined} */
let byPointer;
addEventListener('pointerdown', () => (byPointer = true), true);
addEventListener('keydown', () => (byPointer = false), true);
addEventListener('click', ({ detail }) => (byPointer = Boolean(byPointer) && detail > 0), true);

/** Notes that something was pressed where this page could not see it: in the page around it, say. */
export const pressedFor = () => void (byPointer ??= false);

/** Takes a lost focus to the first of some elements that is there.
 * @param {string[]} selectors in their order @param {boolean} isOn whether it may take it before anything has been pressed */
export function useLostFocus(selectors, isOn = false) {
  useLayoutEffect(() => {
    if ((byPointer === undefined && !isOn) || !isLost()) return;
    const found = selectors.map((selector) => document.querySelector(selector)).find(Boolean);
    /** @type {HTMLElement | undefined} */ (found)?.focus({ preventScroll: true });
  });
}

/** Checks if nothing has the focus. */
const isLost = () => !document.activeElement || document.activeElement === document.body;

/**
 * Takes a lost focus to the words that ask; on one's own turn, unless a pointer is at work, to what can be done then.
 * @param {{felt: {current: HTMLElement | null}, isMine: boolean, isFree: boolean, hasCards: boolean, toHand: () => void}} props
 *   `isFree`: nothing that has the focus for itself lies over the table; `hasCards`: cards of the hand can be played
 */
export function useFocus({ felt, isMine, isFree, hasCards, toHand }) {
  useLayoutEffect(() => {
    const { activeElement: now } = document;
    const prompt = /** @type {HTMLElement | null} */ (felt.current?.querySelector('.prompt'));
    if (byPointer === undefined || !isFree || !prompt || !(isLost() || (now === prompt && isMine && !byPointer))) return;
    const button = hasCards ? null : /** @type {HTMLElement | null} */ (felt.current?.querySelector('.action'));
    if (byPointer || !isMine) prompt.focus({ preventScroll: true });
    else if (button) button.focus({ preventScroll: true });
    else toHand();
  });
}
