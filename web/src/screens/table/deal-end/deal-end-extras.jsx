// Additions of the page to the end of a deal: a link to the statistics, streak and best, the result of a daily deal or
// milestones, and what a guided one has taught.

import { useEffect } from 'preact/hooks';
import { usePart } from '../../../site/code-parts.js';
import { useWords } from '../../../words/words.js';
import { LinkButton } from '../../common/controls.jsx';
import { statistics } from '../../statistics/statistics-part.js';
import { Taught } from './taught.jsx';

/** @param {import('../../../app.js').App} app
 * @param {import('../../../match/saved-matches.js').Match | undefined} match
 * @returns {import('./deal-end.jsx').Ending} */
export function useDealEndExtras(app, match) {
  const words = useWords();
  const game = match?.game ?? '';
  const day = match?.choice?.day?.day;
  useEffect(() => {
    if (day) statistics.load().catch(() => {}); // ahead of the end of the deal
  }, [day]);
  const isDay = (/** @type {import('../../../types.js').View} */ view) => Boolean(day) && view.deal === 1;
  return {
    part: (view) => (
      <>
        <Part
          key={view.deal}
          app={app}
          game={game}
          day={isDay(view) ? day : undefined}
          id={`${match?.id}/${view.deal}`}
        />
        {Boolean(view.lesson?.taught.length) && <Taught app={app} view={view} />}
      </>
    ),
    figures: (view) => match && app.settings.milestones && <Figures match={match.id} deal={view.deal} />,
    onward: (view) => (isDay(view) ? { href: `#/today/${day}`, label: words.t('today-others') } : null),
    way: (
      <LinkButton kind="quiet" href={`#/stats/${encodeURIComponent(game)}`}>
        {words.t('stats-title')}
      </LinkButton>
    ),
  };
}

/** @param {{app: import('../../../app.js').App, game: string, day?: string, id: string}} props */
function Part({ day, ...rest }) {
  const { code } = usePart(statistics);
  if (!code) return null;
  return day ? <code.DayEnd {...rest} day={day} /> : <code.Milestones {...rest} />;
}

/** @param {{match: string, deal: number}} props */
function Figures(props) {
  const { code } = usePart(statistics);
  return code && <code.DealFigures {...props} />;
}
