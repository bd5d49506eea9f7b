// What a person puts together of the cards in hand before it is played: groups of cards, one for each slot of the view.
// Pure: a view and some groups become the view in which the cards lie in their slots.

/**
 * @typedef {import('../types.js').View} View
 * @typedef {import('../types.js').Place} Place
 * @typedef {import('../types.js').Message} Message
 */

/** Takes cards out of a list, each once.
 * @param {string[]} from @param {string[]} cards */
export function without(from, cards) {
  const left = [...from];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Gets the groups as far as they fit the view: its slots, and the cards in hand.
 * @param {View} view @param {string[][]} groups @returns {string[][]} */
export function fitting({ slots, hand }, groups) {
  let left = hand;
  return slots.map((_, k) => (groups[k] ?? []).filter((card) => {
    const has = left.includes(card);
    if (has) left = without(left, [card]);
    return has;
  }));
}

/**
 * Puts the groups into their slots.
 * @param {View} view @param {string[][]} groups as `fitting` gave them
 * @param {{problems: (Message | null)[], lacks: number[], stands: readonly (readonly string[])[]} | null} answer what the engine says of them, once it has
 * @returns {View}
 */
export function drafted(view, groups, answer) {
  const { slots } = view;
  if (!slots.length) return view;
  const places = slots.map(({ name, size }, k) => /** @type {Place} */ ({
    zone: `slot:${k}`, col: 0, row: 0, form: 'fan', cards: groups[k], closed: false, ghost: null, name, labels: null, outlined: true,
    note: null, stands: [...(answer?.stands[k] ?? [])], slot: k, size, isJudged: answer !== null, problem: answer?.problems[k] ?? null, lacks: answer?.lacks[k] ?? 0,
  }));
  return { ...view, hand: without(view.hand, groups.flat()), places: [...view.places, ...places] };
}

/** Puts a hand into the order in which its owner keeps it; what is new comes last.
 * @param {string[]} hand sorted @param {string[]} order */
export function inOrder(hand, order) {
  const kept = order.filter((card, k) => {
    const before = order.slice(0, k).filter((other) => other === card).length;
    return hand.filter((other) => other === card).length > before;
  });
  return [...kept, ...without(hand, kept)];
}
