// What is heard and felt at the table, where the person has asked for it. The sounds themselves come with the first one
// that is wanted; a device or a frame without them misses nothing else.

/**
 * @typedef {import('./sound/synthesis.js').Sound} Sound
 * @typedef {Pick<import('../store/settings.js').Settings, 'sound' | 'vibration'>} Wishes
 */

/** What is felt with a sound. @type {Partial<Record<Sound, number[]>>} */
const BUZZES = { snap: [9], knock: [14, 70, 14], coin: [24, 60, 10, 30, 10], bounce: [22, 40, 12], won: [20, 60, 30], chime: [20, 60, 20, 60, 50] };

/** Whether this device can be felt. */
export const canBuzz = () => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Lets something be heard; never throws.
 * @param {Wishes} wishes @param {Sound} sound @param {{delay?: number, isFelt?: boolean}} [how] `delay` in seconds; `isFelt`: by
 *   the hand that holds the phone, too */
export function feel({ sound: isHeard, vibration }, sound, { delay = 0, isFelt = true } = {}) {
  if (isHeard) import('./sound/audio.js').then(({ play }) => play(sound, delay)).catch(() => {});
  const buzz = isFelt && vibration && !document.hidden && BUZZES[sound];
  if (!buzz) return;
  try {
    navigator.vibrate?.(delay ? [0, 1000 * delay, ...buzz] : buzz);
  } catch {
    // a frame that may not
  }
}
