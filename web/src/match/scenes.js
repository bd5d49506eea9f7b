// Splits a turn into scenes, for cards that move again right after arriving: the table is shown in between. Everything
// on the table stays as it was until the last scene, except undo, which is the turn's own, and news, which come with
// their step. Pure: from the view before a turn and the turn to turns that are shown one after another.

import { without } from './draft-move.js';

/**
 * @typedef {import('../types.js').Move} Move
 * @typedef {import('../types.js').Turn} Turn
 * @typedef {import('../types.js').View} View
 */

/**
 * Returns the scenes of a turn. The last one is the turn itself, without the moves already made; the others have no
 * prompt, actions or remarks.
 * @template {Omit<Turn, 'save'>} T
 * @param {View} before @param {T} turn @returns {T[]}
 */
export function scenesOf(before, turn) {
  const { view, moves, peaks = [] } = turn;
  const last = Math.max(0, ...moves.map(({ step = 0 }) => step));
  /** @type {T[]} */
  const scenes = [];
  /** @type {Move[]} */
  let made = [];
  let staged = 0; // steps whose peaks have been shown
  if (before.game !== view.game || before.deal !== view.deal || before.front !== view.front) return [turn];
  for (let step = 0; step < last; step += 1) {
    made.push(...moves.filter((move) => (move.step ?? 0) === step));
    // skips a scene with a place that does not exist yet, though cards may have passed through it
    const lying = made.filter(
      ({ card, to }, k) => !made.slice(k + 1).some((next) => next.card === card && next.from === to),
    );
    if (
      !lying.every(
        ({ to }) => before.seats.some(({ hand }) => hand === to) || before.places.some(({ zone }) => zone === to),
      )
    )
      continue;
    const next = moves.filter((move) => move.step === step + 1);
    const shown = between(scenes.at(-1)?.view ?? before, made, next);
    const now = peaks.filter((peak) => peak.step >= staged && peak.step <= step);
    scenes.push({
      ...turn,
      view: { ...shown, news: view.news.filter((one) => one.step <= step), cannot: view.cannot },
      moves: made,
      peaks: now,
      said: [],
      remark: null,
    });
    made = [];
    staged = step + 1;
  }
  const rest = peaks.filter(({ step }) => step >= staged);
  return [...scenes, { ...turn, moves: [...made, ...moves.filter(({ step = 0 }) => step === last)], peaks: rest }];
}

/**
 * Returns the view after some moves, before the next ones. If the cards of a place are labelled with players, each move
 * names the player of its card, and the one who takes them next is marked as the winner.
 * @param {View} view @param {Move[]} moves @param {Move[]} next @returns {View}
 */
export function between(view, moves, next) {
  const cardsOf = (/** @type {string} */ zone, /** @type {string[]} */ cards) =>
    moves.reduce((list, { card, from, to }) => {
      const less = from !== zone ? list : list.includes(card) ? without(list, [card]) : list.slice(0, -1);
      return to === zone ? [...less, card] : less;
    }, cards);
  const places = view.places.map((place) => {
    const cards = cardsOf(place.zone, place.cards);
    if (place.form === 'pile' || place.form === 'fan' || !place.labels) return { ...place, cards };
    const players = moves.filter(({ to }) => to === place.zone).map(({ seat = null }) => seat);
    const labels = cards.map((_, k) => place.labels?.[k] ?? players[k - cards.length + players.length] ?? view.turn);
    const taker = next.find(({ from }) => from === place.zone)?.seat ?? null;
    return { ...place, cards, labels, winning: typeof place.winning === 'number' ? labels.indexOf(taker) : null };
  });
  const seats = view.seats.map((seat) => {
    const more =
      moves.filter(({ to }) => to === seat.hand).length - moves.filter(({ from }) => from === seat.hand).length;
    return { ...seat, cards: seat.cards + more };
  });
  const hand = cardsOf(view.seats[view.front].hand, view.hand);
  return { ...view, places, seats, hand, turn: null, owner: null, prompt: null, actions: [] };
}
