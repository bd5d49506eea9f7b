// A move being composed before it is played: groups of hand cards, one for each slot of the view. Pure: from a view and
// the groups to the view with the cards in their slots.

/**
 * @typedef {import('../types.js').View} View
 * @typedef {import('../types.js').Place} Place
 * @typedef {import('../types.js').Message} Message
 */

/** Removes cards from a list, each once.
 * @param {string[]} from @param {string[]} cards */
export function without(from, cards) {
  const left = [...from];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Returns the groups, reduced to the view's slots and the cards in hand.
 * @param {View} view @param {string[][]} groups @returns {string[][]} */
export const fitting = ({ slots, hand }, groups) =>
  held(
    hand,
    slots.map((_, k) => groups[k] ?? []),
  );

/** Returns the groups, reduced to the cards in the hand.
 * @param {string[]} hand @param {readonly (readonly string[])[]} groups */
export function held(hand, groups) {
  let left = hand;
  return groups.map((group) =>
    group.filter((card) => {
      const has = left.includes(card);
      if (has) left = without(left, [card]);
      return has;
    }),
  );
}

/**
 * Returns the view with the groups in their slots.
 * @param {View} view @param {string[][]} groups from `fitting`
 * @param {{problems: (Message | null)[], lacks: number[], stands: readonly (readonly string[])[]} | null} answer the engine's
 *   judgement, once there
 * @returns {View}
 */
export function drafted(view, groups, answer) {
  const { slots } = view;
  if (!slots.length) return view;
  const places = slots.map(
    ({ name, size }, k) =>
      /** @type {Place} */ ({
        zone: `slot:${k}`,
        col: 0,
        row: 0,
        form: 'fan',
        cards: groups[k],
        closed: false,
        ghost: null,
        name,
        labels: null,
        outlined: true,
        note: null,
        stands: [...(answer?.stands[k] ?? [])],
        slot: k,
        size,
        isJudged: answer !== null,
        problem: answer?.problems[k] ?? null,
        lacks: answer?.lacks[k] ?? 0,
      }),
  );
  return { ...view, hand: without(view.hand, groups.flat()), places: [...view.places, ...places] };
}

/** Sorts a hand in its owner's own order; new cards come last.
 * @param {string[]} hand sorted @param {string[]} order */
export function inOrder(hand, order) {
  const kept = order.filter((card, k) => {
    const before = order.slice(0, k).filter((other) => other === card).length;
    return hand.filter((other) => other === card).length > before;
  });
  return [...kept, ...without(hand, kept)];
}
