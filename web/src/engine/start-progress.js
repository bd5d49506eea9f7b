// Progress of the engine's start, for the progress bar. Pure.

/** Shares of the bar when the last byte has arrived, and when the engine answers; about as on a phone. */
const BYTES = 0.75;
const ENGINE = 0.92;

/** Returns the share of the bar, below 1: the rest is the first answer. Each stage after the bytes fills half of what
 * is left until the engine answers, as the number of stages is unknown; if all bytes are cached, bytes are not counted.
 * A restart continues from `behind`.
 * @param {{state: string, loaded: number, total: number, stages: number, behind?: number}} engine */
export function shareOf({ state, loaded, total, stages, behind = 0 }) {
  if (state === 'ready') return ENGINE;
  const come = total > 0 ? Math.min(1, loaded / total) : stages > 0 ? 1 : 0;
  return behind + (ENGINE - behind) * come * (BYTES / ENGINE + (1 - BYTES / ENGINE) * (1 - 0.5 ** stages));
}
