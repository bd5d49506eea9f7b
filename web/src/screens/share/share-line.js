// The line of text sent along with a link.

import { namedAt } from '../../words/deal-titles.js';

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {'deal' | 'position' | 'match'} LinkKind
 * @typedef {LinkKind | 'puzzle'} Kind a puzzle is a position with a question
 */

/** Returns the message id of the warning about a link to an unfinished match, which reveals its seed and so the next
 * deals; '' if the match is over. @param {boolean} isDealOver @param {boolean} isMatchOver */
export const warningOf = (isDealOver, isMatchOver) =>
  isMatchOver ? '' : isDealOver ? 'share-warning-match' : 'share-warning';

/** Returns the line: the result of a finished match, else what the link is.
 * @param {View} view @param {number | null} me seat of the sharing person; null if several share the device
 * @param {Kind} kind @param {Pick<import('../../types.js').Words, 't' | 'or'>} words */
export function shareLine(view, me, kind, words) {
  const game = words.or(`game-${view.game}`, view.game);
  const standings = view.standings ?? [];
  const mine = standings.find(({ seats }) => me !== null && seats.includes(me));
  if (!mine || kind === 'position' || kind === 'puzzle') return words.t(`share-line-${kind}`, { game });
  const { named, isLeft } = namedAt(view);
  const isMine = mine.seats.some((seat) => named.includes(seat));
  const result = isLeft ? (isMine ? 'lost' : 'safe') : mine.place === 1 ? 'won' : 'lost';
  if (!view.unit || !view.totals.some(Boolean)) return words.t('share-line-end', { game, result });
  const others = standings.filter((side) => side !== mine);
  if (others.length === 1)
    return words.t('share-line-score', { game, result, own: mine.total, other: others[0].total });
  return words.t('share-line-points', { game, result, own: words.t(view.unit.id, { count: mine.total }) });
}
