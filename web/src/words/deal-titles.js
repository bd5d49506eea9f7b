// Titles of a match's deals: rounds, if the game names them, else deals; and of their ends.

import { isShared } from './seat-names.js';

/**
 * @typedef {import('../types.js').View} View
 * @typedef {import('../types.js').Message} Message
 */

/** @param {Pick<View, 'titles' | 'deal'>} view @param {number} [deal] @returns {Message} */
export const dealTitle = ({ titles, deal: current }, deal = current) =>
  titles[deal - 1] ?? { id: 'table-deal', args: { deal } };

/** True if a finished match had only one deal, so that there is nothing to add up. @param {View} view */
export const isSingle = ({ over, target, history }) => over === 'match' && target === null && history.length === 1;

/** Returns the message ids for the end of a deal. @param {View} view */
export function endingWords(view) {
  const [won, last, next] = view.titles.length
    ? ['table-round-won', 'table-last-round', 'table-next-round']
    : ['table-deal-won', 'table-last-deal', 'table-next-deal'];
  return { won, last, next };
}

/** Returns whom the end of a deal, or of a match, names: who has won or, in a game that has a loser and no winner, who is
 * left with the cards (`isLeft`).
 * @param {View} view */
export function namedAt(view) {
  const { over, standings, result } = view;
  if (result?.left?.length && (over !== 'match' || isSingle(view))) return { named: result.left, isLeft: true };
  const best = (standings ?? []).filter(({ place }) => place === 1).flatMap(({ seats }) => seats);
  return { named: over === 'match' ? best : (result?.winners ?? []), isLeft: false };
}

/** Returns the title of the end: whom it names, in words.
 * @param {View} view @param {Pick<import('../types.js').Words, 't' | 'list'>} words */
export function endTitle(view, words) {
  const { named, isLeft } = namedAt(view);
  const isSum = view.over === 'match' && !isSingle(view);
  return words.t(isSum ? 'table-match-won' : isLeft ? 'table-deal-left' : endingWords(view).won, {
    name: words.list(named.map((seat) => view.seats[seat].name)),
    count: named.length,
    you: !isShared(view) && named.includes(view.front) ? 'yes' : 'no',
  });
}
