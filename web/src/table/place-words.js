// Accessible names of places.

/**
 * @typedef {import('../types.js').Place} Place
 * @typedef {import('../types.js').Message} Message
 */

/** Returns the message for the content of a place.
 * @param {Place} place @param {boolean} [isLit] true if it takes the chosen card, and so needs no other advice
 * @returns {Message} */
export function placeMessage(place, isLit = false) {
  const lies = liesMessage(isLit ? { ...place, size: undefined, isJudged: false, problem: undefined } : place);
  return place.note ? { id: 'table-place-note', args: { place: lies, note: place.note } } : lies;
}

/** @param {Place} place @returns {Message} */
function liesMessage({ name, cards: own, stands, closed, ghost, form, labels, winning, size, isJudged, problem }) {
  const cards = own.map((card, k) => (stands?.[k] ? `${card}=${stands[k]}` : card)); // see `Words.card`
  const top = cards.at(-1);
  if (size && !top) return { id: 'table-slot-empty', args: { place: name } };
  if (isJudged && !problem) return { id: 'table-slot-right', args: { place: name, cards } };
  if (problem && top) return { id: 'table-place-wrong', args: { place: name, cards, problem } };
  if (form === 'pile' && top && !closed && typeof labels?.[0] === 'number') {
    return { id: 'table-place-played', args: { place: name, played: playedMessage([top], labels, -1) } };
  }
  if (form !== 'pile' && form !== 'fan' && cards.some((_, k) => typeof labels?.[k] === 'number')) {
    return {
      id: 'table-place-played',
      args: { place: name, played: playedMessage(cards, labels ?? [], winning ?? -1) },
    };
  }
  const id = closed
    ? top === '??'
      ? 'table-place-hidden'
      : top
        ? 'table-place-closed'
        : 'table-place-empty'
    : (form === 'row' || form === 'fan') && cards.length > 1
      ? 'table-place-row'
      : top
        ? 'table-place-top'
        : ghost
          ? 'table-place-waits'
          : 'table-place-empty';
  return { id, args: { place: name, count: cards.length, card: top ?? ghost ?? '??', cards } };
}

/** Returns the message for cards with their players.
 * @param {string[]} cards @param {(number | null)[]} labels @param {number} winning @returns {Message} */
function playedMessage([card, ...cards], [seat, ...labels], winning) {
  const first =
    typeof seat !== 'number'
      ? { id: 'table-card', args: { card } }
      : { id: winning === 0 ? 'table-card-winning' : 'table-card-by', args: { card, seat } };
  return cards.length ? { id: 'table-list', args: { first, rest: playedMessage(cards, labels, winning - 1) } } : first;
}
