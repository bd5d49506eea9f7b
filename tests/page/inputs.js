// Random inputs of tests, the same in every run.

/** Returns how many inputs a test gives: as many as KORTTI_INPUTS tells, else `usual`. @param {number} usual */
export const inputs = (usual) => Number(process.env.KORTTI_INPUTS ?? usual);

/** Returns a function that draws a number below another. */
export function random(state = 7) {
  return (/** @type {number} */ most) => {
    state = (state * 48271) % 2147483647;
    return state % most;
  };
}
