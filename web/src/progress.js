// How far the start of the engine has come. Pure.

/** The part of the way that lies behind when the last byte has come; what is left is to compile and to wake it all. */
const BYTES = 0.85;

/** Gets the part of the way that lies behind. Every stage after the bytes is half of what is left, as nobody knows how many
 * there are: so it is 1 only when the engine answers. Where another way had to be taken, it goes on from where it was.
 * @param {{state: string, loaded: number, total: number, stages: number, behind?: number}} engine */
export function shareOf({ state, loaded, total, stages, behind = 0 }) {
  if (state === 'ready') return 1;
  const come = total > 0 ? Math.min(1, loaded / total) : 0;
  return behind + (1 - behind) * come * (BYTES + (1 - BYTES) * (1 - 0.5 ** stages));
}
