// How many chips lie where, in what stacks, and which of them fly. Pure.

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {Record<string, number>} Counts of chips, by the mark's id
 * @typedef {{from: string, to: string, count: number}} Flow chips on their way from one mark to another
 */

/** Chips in a stack, most stacks of one value, and how many chips one of the next value stands for. */
export const STACK = 5;
const MOST_STACKS = 8;
const NEXT = 5;

/** Returns the stacks of a number of chips, the dearest first: their value (0: one chip each) and height.
 * @param {number} count @returns {{value: number, height: number}[]} */
export function stacksOf(count) {
  const stacks = [];
  let value = 0;
  while (count / NEXT ** value > MOST_STACKS * STACK) value += 1;
  for (let rest = count; value >= 0; value -= 1) {
    const each = NEXT ** value;
    for (let chips = Math.floor(rest / each); chips > 0; chips -= STACK)
      stacks.push({ value, height: Math.min(chips, STACK) });
    rest %= each;
  }
  return stacks;
}

/** Thickness of a chip, distances of stacks and of their rows, and the stacks in a row. */
export const [THICK, ACROSS, DOWN, IN_ROW] = [4, 23, 12, 3];

/** Returns the stacks with their places: `x` from the middle of the heap, `y` from its row at the back.
 * @param {number} count @returns {{value: number, height: number, x: number, y: number}[]} */
export const heapOf = (count) =>
  stacksOf(count).map((stack, k, { length }) => {
    const [row, column] = [Math.floor(k / IN_ROW), k % IN_ROW];
    const inRow = Math.min(IN_ROW, length - row * IN_ROW);
    return { ...stack, x: ACROSS * (column - (inRow - 1) / 2), y: DOWN * row };
  });

/** Returns the counts of a view's chips. @param {Pick<View, 'marks'>} view @returns {Counts} */
export const countsOf = ({ marks }) =>
  Object.fromEntries(marks.filter(({ material }) => material === 'chips').map(({ id, number }) => [id, number]));

/** Returns the chips that fly: what some marks lose, to those that gain it.
 * @param {Counts} before @param {Counts} after @returns {Flow[]} */
export function flowsOf(before, after) {
  const changes = [...new Set([...Object.keys(before), ...Object.keys(after)])].map((id) => ({
    id,
    left: (after[id] ?? 0) - (before[id] ?? 0),
  }));
  const flows = [];
  for (const from of changes) {
    for (const to of changes) {
      const count = Math.min(-from.left, to.left);
      if (count <= 0) continue;
      flows.push({ from: from.id, to: to.id, count });
      from.left += count;
      to.left -= count;
    }
  }
  return flows;
}
