// Titles of a match's deals: rounds, if the game names them, else deals.

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
  return { won: view.over === 'match' && !isSingle(view) ? 'table-match-won' : won, last, next };
}
