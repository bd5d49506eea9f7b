// What a person puts together of the cards in hand before it is played: groups of cards, one for each slot of the view.
// Pure: a view and some groups become the view in which the cards lie in their slots.

/**
 * @typedef {import('./table.js').View} View
 * @typedef {import('./table.js').Place} Place
 * @typedef {import('./words.js').Message} Message
 */

const SLOT = 'slot:';

/** Gets the number of the slot that a zone is, or -1.
 * @param {string} zone */
export const slotOf = (zone) => (zone.startsWith(SLOT) ? Number(zone.slice(SLOT.length)) : -1);

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
export function fitting({ slots = [], hand }, groups) {
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
 * @param {(Message | null)[]} problems what is wrong with each
 * @returns {View}
 */
export function drafted(view, groups, problems) {
  const { slots = [] } = view;
  if (!slots.length) return view;
  const places = slots.map(({ name, size }, k) => /** @type {Place} */ ({
    zone: SLOT + k, col: 0, row: 0, form: 'fan', cards: groups[k], closed: false, ghost: null, name, size, problem: problems[k] ?? null,
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
