// When the press began that is being answered: a finger that came down, a key that went down. What somebody does is meant
// for what was on the screen then, not for what has come there since.

let begun = 0;
/** Whether the click of that press is still to come. */
let isAwaited = false;

/** Notes that a press has begun. @param {Event} event */
export function beginPress({ timeStamp }) {
  begun = timeStamp;
  isAwaited = true;
}
addEventListener('pointerdown', beginPress, true);
addEventListener('pointercancel', () => (isAwaited = false), true);
addEventListener('keydown', (event) => {
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (!event.repeat) {
    beginPress(event);
    isAwaited = isPress;
  } else if (isPress && event.target instanceof Element && event.target.closest('.table-screen button')) {
    event.preventDefault(); // at the table a key that is held presses once
  }
}, true);
addEventListener('click', (event) => {
  if (!isAwaited) beginPress(event); // of assistive technology, which sends nothing before it
  isAwaited = false;
}, true);

/** Gets the time at which the press began that is being answered, as `performance.now` tells it. */
export const pressBegun = () => begun;
