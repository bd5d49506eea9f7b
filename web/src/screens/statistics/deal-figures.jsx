// Streak and best at the end of a deal, among deals of its kind: same house rules, same opponents.

import { idOf, isLoss } from '../../statistics/book.js';
import { groupsOf } from '../../statistics/figures.js';
import { useWords } from '../../words/words.js';
import { resultText } from './results-plot.jsx';
import { useBook } from './use-book.js';

/** Nothing for practice, for the first deal of its kind, and until the deal is in the book.
 * @param {{match: string, deal: number}} props its match and number there */
export function DealFigures({ match, deal }) {
  const words = useWords();
  const book = useBook();
  const isIt = (/** @type {{id: string}} */ { id }) => id === idOf(match, deal);
  const group = book && groupsOf(book).find(({ recent }) => recent.some(isIt));
  if (!group || group.sum.practice || group.sum.deals < 2) return null;
  const { sum, recent } = group;
  const { unit, run, longest, best } = sum;
  const isRecord = recent.filter(({ result }) => result === best).length === 1 && recent.find(isIt)?.result === best;
  return (
    <dl class="deal-figures">
      {longest > 0 && (
        <div>
          <dt>{words.t(isLoss(unit) ? 'stats-run-left' : 'stats-run')}</dt>
          <dd>
            {run} <small>{words.t('stats-longest', { n: longest })}</small>
          </dd>
        </div>
      )}
      {!unit.is_share && (
        <div>
          <dt>{words.t('stats-best')}</dt>
          <dd>
            {resultText(unit, best, false, words)} {isRecord && <span class="badge">{words.t('stats-record')}</span>}
          </dd>
        </div>
      )}
    </dl>
  );
}
