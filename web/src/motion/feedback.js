// Sound and vibration, if the settings ask for them. The sound code loads with the first sound; a device or frame
// without sound still works.

/**
 * @typedef {import('./sound/synthesis.js').Sound} Sound
 * @typedef {Pick<import('../store/settings.js').Settings, 'sound' | 'vibration'>} Wishes
 */

/** Vibration of each sound, in milliseconds on and off. @type {Partial<Record<Sound, number[]>>} */
const BUZZES = {
  snap: [9],
  knock: [14, 70, 14],
  coin: [24, 60, 10, 30, 10],
  bounce: [22, 40, 12],
  won: [20, 60, 30],
  chime: [20, 60, 20, 60, 50],
};

/** True if this device can vibrate. */
export const canBuzz = () => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Plays a sound and its vibration; never throws.
 * @param {Wishes} wishes @param {Sound} sound
 * @param {{delay?: number, isFelt?: boolean}} [how] `delay` in seconds; `isFelt`: with vibration */
export function feel({ sound: isHeard, vibration }, sound, { delay = 0, isFelt = true } = {}) {
  if (isHeard) import('./sound/audio.js').then(({ play }) => play(sound, delay)).catch(() => {});
  const felt = isFelt && vibration && BUZZES[sound];
  if (felt) buzz(delay ? [0, 1000 * delay, ...felt] : felt);
}

/** Vibrates, if the page is looked at; never throws. @param {number[]} pattern milliseconds on and off */
export function buzz(pattern) {
  if (document.hidden) return;
  try {
    navigator.vibrate?.(pattern);
  } catch {
    // forbidden in this frame
  }
}
