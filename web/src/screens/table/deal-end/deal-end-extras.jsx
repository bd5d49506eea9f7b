// Additions of the page to the end of a deal: streak and best, the result of a daily deal or milestones, what a guided
// one has taught, and what comes next.

import { useEffect } from 'preact/hooks';
import { usePart } from '../../../site/code-parts.js';
import { games } from '../../../site/site.js';
import { learnedGames } from '../../../statistics/learned.js';
import { useWords } from '../../../words/words.js';
import { Button, LinkButton } from '../../common/controls.jsx';
import { Icon } from '../../common/table-icons.jsx';
import { statistics } from '../../statistics/statistics-part.js';
import { Taught } from './taught.jsx';

/** @typedef {import('../../../types.js').View} View */

/** @param {import('../../../app.js').App} app
 * @param {import('../../../match/saved-matches.js').Match | undefined} match
 * @returns {import('./deal-end.jsx').Ending} */
export function useDealEndExtras(app, match) {
  const words = useWords();
  const game = match?.game ?? '';
  const known = games.find(({ name }) => name === game);
  const day = match?.choice?.day?.day;
  const isPlaying = Boolean(match) && app.engine.state === 'ready';
  useEffect(() => {
    if (isPlaying) statistics.load().catch(() => {}); // what comes later moves the buttons below it
  }, [isPlaying]);
  const isDay = (/** @type {View} */ view) => Boolean(day) && view.deal === 1;
  const isTaught = (/** @type {View} */ view) => Boolean(view.lesson?.taught.length);
  return {
    part: (view) => (
      <>
        {isTaught(view) && <Taught app={app} view={view} />}
        <Part
          key={view.deal}
          app={app}
          game={game}
          day={isDay(view) ? day : undefined}
          match={match?.id ?? ''}
          deal={view.deal}
        />
      </>
    ),
    next(view) {
      if (isDay(view))
        return { go: () => app.go(`today/${day}/others`, { replace: true }), label: words.t('today-others') };
      if (!known || !isTaught(view)) return null;
      const label = words.t('lesson-real', { name: words.or(`game-${game}`, game) });
      return { go: () => app.dealAsLast(known, { replace: true }), label };
    },
    aside: (view) =>
      known &&
      known.lesson.length > 0 &&
      !learnedGames().has(game) &&
      view.deal === 1 &&
      !view.lesson &&
      !view.result?.winners.includes(view.front) &&
      !isDay(view) && (
        <Button kind="quiet" onClick={() => app.learn(known, { replace: view.over === 'match' })}>
          {words.t('lesson-show-game')}
        </Button>
      ),
    way: (
      <LinkButton kind="quiet" href={`#/stats/${encodeURIComponent(game)}`}>
        <Icon name="score" />
        {words.t('stats-title')}
      </LinkButton>
    ),
  };
}

/** @param {{app: import('../../../app.js').App, game: string, day?: string, match: string, deal: number}} props */
function Part({ app, game, day, match, deal }) {
  const { code } = usePart(statistics);
  if (!code) return null;
  const id = `${match}/${deal}`;
  if (day) return <code.DayEnd app={app} game={game} day={day} id={id} />;
  return (
    <>
      <code.Milestones app={app} game={game} id={id} />
      {app.settings.milestones && <code.DealFigures match={match} deal={deal} />}
    </>
  );
}
