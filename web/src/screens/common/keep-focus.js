// Focus management at the table: restores the focus after its element was removed.

import { useLayoutEffect } from 'preact/hooks';

/** True if the last press came from a pointer, not from the keyboard or a screen reader (which clicks without a
 * pointerdown). Undefined until the first press. @type {boolean | undefined} */
let byPointer;
addEventListener('pointerdown', () => (byPointer = true), true);
addEventListener('keydown', () => (byPointer = false), true);
addEventListener('click', ({ detail }) => (byPointer = Boolean(byPointer) && detail > 0), true);

/** Notes a press outside this document, e.g. in the host page. */
export const pressedFor = () => void (byPointer ??= false);

/** Moves a lost focus to the first element that exists.
 * @param {string[]} selectors in order of preference
 * @param {boolean} isOn true to take the focus even before the first press */
export function useLostFocus(selectors, isOn = false) {
  useLayoutEffect(() => {
    if ((byPointer === undefined && !isOn) || !isLost() || !isOurs()) return;
    const found = selectors.map((selector) => document.querySelector(selector)).find(Boolean);
    /** @type {HTMLElement | undefined} */ (found)?.focus({ preventScroll: true });
  });
}

/** True if the focus is not elsewhere in the page around this one, from which an embedded table would take it. */
const isOurs = () => window.parent === window || document.hasFocus();

/** Checks if nothing has the focus. */
const isLost = () => !document.activeElement || document.activeElement === document.body;

/**
 * Moves a lost focus to the prompt; on one's own turn, unless a pointer is used, to the first action or the hand.
 * @param {{felt: {current: HTMLElement | null}, isMine: boolean, isFree: boolean, hasCards: boolean,
 *   toHand: () => void}} props `isFree`: no overlay with its own focus lies over the table; `hasCards`: cards of the
 *   hand can be played
 */
export function useFocus({ felt, isMine, isFree, hasCards, toHand }) {
  useLayoutEffect(() => {
    const { activeElement: now } = document;
    const prompt = /** @type {HTMLElement | null} */ (felt.current?.querySelector('.prompt'));
    if (
      byPointer === undefined ||
      !isFree ||
      !prompt ||
      !isOurs() ||
      !(isLost() || (now === prompt && isMine && !byPointer))
    )
      return;
    const button = hasCards ? null : /** @type {HTMLElement | null} */ (felt.current?.querySelector('.action'));
    if (byPointer || !isMine) prompt.focus({ preventScroll: true });
    else if (button) button.focus({ preventScroll: true });
    else toHand();
  });
}
