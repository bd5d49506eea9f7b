// What the deals of a match are called: rounds, where the game gives each its title, else deals.

/**
 * @typedef {import('../types.js').View} View
 * @typedef {import('../types.js').Message} Message
 */

/** @param {Pick<View, 'titles' | 'deal'>} view @param {number} [deal] @returns {Message} */
export const dealTitle = ({ titles, deal: current }, deal = current) => titles[deal - 1] ?? { id: 'table-deal', args: { deal } };

/** Whether a match that is over was one deal: then there is nothing to add up. @param {View} view */
export const isSingle = ({ over, target, history }) => over === 'match' && target === null && history.length === 1;

/** Gets the messages of a deal that is over. @param {View} view */
export function endingWords(view) {
  const [won, last, next] = view.titles.length
    ? ['table-round-won', 'table-last-round', 'table-next-round']
    : ['table-deal-won', 'table-last-deal', 'table-next-deal'];
  return { won: view.over === 'match' && !isSingle(view) ? 'table-match-won' : won, last, next };
}
