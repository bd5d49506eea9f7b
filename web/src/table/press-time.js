// Time of the current press: when a finger or key went down. A press is meant for what was on the screen then, not for
// what has appeared since.

/** Milliseconds after a press in which another one counts as the second of a double tap. */
export const SECOND_TAP = 400;

let begun = 0;
/** True until the press's click event. */
let isAwaited = false;

/** Notes the start of a press. @param {Event} event */
export function beginPress({ timeStamp }) {
  begun = timeStamp;
  isAwaited = true;
}
addEventListener('pointerdown', beginPress, true);
addEventListener('pointercancel', () => (isAwaited = false), true);
addEventListener(
  'keydown',
  (event) => {
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (!event.repeat) {
      beginPress(event);
      isAwaited = isPress;
    } else if (isPress && event.target instanceof Element && event.target.closest('.table-screen button')) {
      event.preventDefault(); // a held key presses once at the table
    }
  },
  true,
);
addEventListener(
  'click',
  (event) => {
    if (!isAwaited) beginPress(event); // from assistive technology, which sends only a click
    isAwaited = false;
  },
  true,
);

/** Returns the start time of the current press, on the clock of `performance.now`. */
export const pressBegun = () => begun;
