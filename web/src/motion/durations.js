// How long cards fly, opponents pause and tricks lie, by setting.

/** Milliseconds of a card's flight, by setting; `--play` in tokens.css repeats the normal one. */
export const FLIGHT = { off: 0, fast: 110, normal: 200, slow: 420 };
/** Milliseconds of an opponent's pause, by setting. */
export const PACE = { instant: 0, fast: 350, normal: 900, slow: 1900 };
/** Milliseconds for which a complete trick stays visible, by the same setting. */
export const REST = { instant: 0, fast: 350, normal: 550, slow: 1800 };

/** True if motion is off, in the settings or on the device. */
export const isStill = () => document.documentElement.dataset.motion === 'off';
