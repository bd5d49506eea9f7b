// How far one has come on the way to the cards: the engine starts, and then deals or finds what was asked for. Pure.

/** The parts of the way that lie behind when the last byte has come, and when the engine answers, about as it takes on a phone. */
const BYTES = 0.75;
const ENGINE = 0.92;

/** Gets the part of the way that lies behind; it is never 1, as the rest is the first answer. Every stage after the bytes is half
 * of what is left until the engine answers, as nobody knows how many there are; where all bytes are on the device already, none
 * is counted. Where another way had to be taken, it goes on from where it was.
 * @param {{state: string, loaded: number, total: number, stages: number, behind?: number}} engine */
export function shareOf({ state, loaded, total, stages, behind = 0 }) {
  if (state === 'ready') return ENGINE;
  const come = total > 0 ? Math.min(1, loaded / total) : stages > 0 ? 1 : 0;
  return behind + (ENGINE - behind) * come * (BYTES / ENGINE + (1 - BYTES / ENGINE) * (1 - 0.5 ** stages));
}
