// The statistics screen: results of deals played alone against opponents, per game, and export. Loads when it is shown
// or a finished deal has to be noted.

import { houseSentence } from '../../match/house-rule-words.js';
import { filled } from '../../match/house-rules.js';
import { games } from '../../site/site.js';
import { isLoss } from '../../statistics/book.js';
import { exported } from '../../statistics/book-store.js';
import { averageOf, courseOf, groupsOf, lossOf, shareOf, standingOf, together } from '../../statistics/figures.js';
import { winsOf } from '../../statistics/overview.js';
import { numberText } from '../../words/numbers.js';
import { useWords } from '../../words/words.js';
import { Failed, Icon, LinkButton, TopBar, useHeading } from '../common/controls.jsx';
import { useWholeWords } from '../common/use-settings.js';
import { Figure, GameBars, LevelBars, Overview } from './overview.jsx';
import { kindOf, ResultsPlot } from './results-plot.jsx';
import { StatisticsFile } from './statistics-file.jsx';
import { useBook } from './use-book.js';

export { noteDeal, noteReview, recover } from '../../statistics/book-store.js';
export { TodayScreen } from './daily-deal.jsx';
export { DayEnd } from './day-result.jsx';
export { DealFigures } from './deal-figures.jsx';
export { Milestones } from './milestones.jsx';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../statistics/figures.js').Group} Group
 * @typedef {import('../../statistics/figures.js').Average} Average
 * @typedef {import('../../types.js').Words} Words
 */

/** Fewest deals for a plot. */
const FEW = 3;

/** @param {{app: App, game?: string}} props */
export function StatsScreen({ app, game }) {
  const words = useWords();
  const read = useBook();
  const { isWhole, isLost, retry } = useWholeWords(words);
  const book = isWhole ? read : null;
  useHeading(words.t('stats-title'), app.arrives);
  const groups = book ? groupsOf(book) : [];
  const played = [...new Set(groups.map((group) => group.sum.game))];
  const shown = game && games.some(({ name }) => name === game) ? game : played[0];
  return (
    <div class="screen statistics">
      <TopBar title={words.t('stats-title')} game={shown} onBack={() => app.back()} />
      <main class="page wide" aria-busy={!book}>
        {isLost && <Failed text="page-late" onRetry={retry} />}
        {book && !groups.length && <Nothing />}
        {book && groups.length > 0 && <Overview app={app} book={book} groups={groups} />}
        {groups.length > 0 && <GameBars app={app} groups={groups} shown={shown} />}
        {groups.length > 0 && (
          <GameStats key={shown} game={shown} groups={groups.filter((group) => group.sum.game === shown)} />
        )}
        {book && <StatisticsFile get={exported} isEmpty={!groups.length && !Object.keys(book.days).length} />}
        {book && <p class="note">{words.t('stats-what')}</p>}
      </main>
    </div>
  );
}

/** Shown while there are no deals. */
function Nothing() {
  const words = useWords();
  return (
    <section class="panel card-box">
      <h2>{words.t('stats-empty')}</h2>
      <p>{words.t('stats-empty.what')}</p>
      <div class="row">
        <LinkButton kind="primary" icon="play" href="#/">
          {words.t('stats-play')}
        </LinkButton>
        <LinkButton href="#/today">{words.t('today-title')}</LinkButton>
      </div>
    </section>
  );
}

/** @param {{game: string, groups: Group[]}} props */
function GameStats({ game: name, groups }) {
  const words = useWords();
  const game = games.find((known) => known.name === name);
  const counted = groups.filter(({ sum }) => !sum.practice);
  const practice = groups.filter(({ sum }) => sum.practice).map(({ sum }) => sum);
  const isUsual = (/** @type {string} */ rules) =>
    Object.keys(JSON.parse(rules)).every((option) => option === 'players');
  const loss = lossOf(groups, isUsual);
  const title = words.or(`game-${name}`, name);
  return (
    <section class="game-stats" aria-labelledby="game-shown">
      <h2 id="game-shown">{title}</h2>
      <LevelBars groups={groups} />
      {!counted.length && <p>{words.t('stats-none-of-game', { game: title })}</p>}
      {loss && counted.length > 0 && (
        <Loss loss={loss} losses={/** @type {any} */ (game)?.losses} unit={counted[0].sum.unit} game={title} />
      )}
      {counted.length > 0 && (
        <details class="fold game-details">
          <summary>
            <h2 class="text">{words.t('stats-details', { game: title })}</h2> <Icon name="down" />
          </summary>
          <div class="groups">
            {counted.map((group) => (
              <GroupStats
                key={group.sum.rules + group.sum.rivals + group.sum.partners + group.sum.unit.id}
                group={group}
                game={game}
              />
            ))}
            <p class="note">{words.t('stats-intervals')}</p>
          </div>
        </details>
      )}
      {practice.length > 0 && <Practice sum={practice.reduce(together)} />}
    </section>
  );
}

/** The average cost of moves, and the levels above and below it.
 * @param {{loss: {moves: number, average: number}, losses?: Record<string, number>,
 *   unit: import('../../statistics/book.js').Unit, game: string}} props */
function Loss({ loss, losses, unit, game }) {
  const words = useWords();
  const standing = standingOf(loss, losses);
  const n = Math.max(0, Math.round(100 * loss.average) / 100);
  const called = (/** @type {string} */ level) => words.t(`level-${level}.short`);
  return (
    <section class="panel card-box">
      <h2>{words.t('stats-moves')}</h2>
      {standing && (
        <p class="strong">
          {standing.lower && standing.upper
            ? words.t('stats-between', { game, lower: called(standing.lower), upper: called(standing.upper) })
            : words.t(standing.lower ? 'stats-above' : 'stats-below', {
                game,
                level: called(/** @type {string} */ (standing.lower ?? standing.upper)),
              })}
        </p>
      )}
      <p>
        {words.t('stats-loss', {
          unit: unit.id,
          n,
          amount: words.show({ id: unit.id, args: { count: n } }),
          moves: loss.moves,
        })}
      </p>
      {standing && <p class="note">{words.t('stats-loss-how')}</p>}
    </section>
  );
}

/** Results with the same house rules against the same levels.
 * @param {{group: Group, game?: import('../../types.js').Game}} props */
function GroupStats({ group: { sum, recent }, game }) {
  const words = useWords();
  const { unit, deals, wins } = sum;
  const rules = JSON.parse(sum.rules);
  const house = game ? houseSentence(game, filled(game, rules), words) : '';
  const average = averageOf(sum);
  const isOfLosers = isLoss(unit);
  const isCounted = unit.id !== 'unit-wins'; // else the wins say it all
  return (
    <section class="panel card-box group">
      <h2>{levelsOf(sum, words)}</h2>
      <p class="note">
        {words.t('stats-players', { n: Number(rules.players) || 0 })} {house || words.t('house-rules-usual')}
      </p>
      <dl class="figures">
        <Figure name={words.t('stats-deals')}>{numberOf(deals, words.lang)}</Figure>
        {!isOfLosers && (
          <Figure name={words.t('stats-won')}>
            {numberOf(wins, words.lang)} <small>{shareText(shareOf(wins, deals), words)}</small>
          </Figure>
        )}
        {isCounted && unit.is_share && (
          <Figure name={words.t('stats-average', { unit: kindOf(unit) })}>
            {numberOf(sum.total / 100, words.lang)} <small>{shareText(average, words)}</small>
          </Figure>
        )}
        {!unit.is_share && (
          <Figure name={words.t('stats-average', { unit: kindOf(unit) })}>{averageText(average, words)}</Figure>
        )}
        {!unit.is_share && <Figure name={words.t('stats-best')}>{numberOf(sum.best, words.lang)}</Figure>}
        {!unit.is_share && <Figure name={words.t('stats-worst')}>{numberOf(sum.worst, words.lang)}</Figure>}
        <Figure name={words.t(isOfLosers ? 'stats-run-left' : 'stats-run')}>
          {numberOf(sum.run, words.lang)} <small>{words.t('stats-longest', { n: sum.longest })}</small>
        </Figure>
      </dl>
      {recent.length >= FEW && <ResultsPlot deals={recent} points={courseOf(recent)} unit={unit} />}
    </section>
  );
}

/** @param {{sum: import('../../statistics/book.js').Sum}} props */
function Practice({ sum }) {
  const words = useWords();
  const { deals, unit } = sum;
  const wins = winsOf(sum);
  return (
    <p class="note">
      {isLoss(unit)
        ? words.t('stats-practice-left', { deals, lost: deals - wins })
        : words.t('stats-practice', { deals, wins })}
    </p>
  );
}

/** Returns the levels of opponents and partners in words.
 * @param {{rivals: string, partners: string}} kind @param {Words} words */
function levelsOf({ rivals, partners }, words) {
  const called = (/** @type {string} */ levels) =>
    words.list(
      levels
        .split(' ')
        .filter(Boolean)
        .map((level) => words.t(`level-${level}.short`)),
    );
  return partners
    ? words.t('stats-against-with', { rivals: called(rivals), partners: called(partners) })
    : words.t('stats-against', { rivals: called(rivals) });
}

/** @param {number} value @param {string} lang @param {number} [digits] decimals */
const numberOf = (value, lang, digits = 0) =>
  numberText(value, lang, { maximumFractionDigits: digits, minimumFractionDigits: digits });

/** @param {Average} average @param {Words} words */
function averageText({ mean, low, high }, { lang }) {
  if (low === null || high === null) return numberOf(mean, lang, 1);
  return (
    <>
      {numberOf(mean, lang, 1)}{' '}
      <small>
        ±{'\u00a0'}
        {numberOf((high - low) / 2, lang, 1)}
      </small>
    </>
  );
}

/** @param {Average} share @param {Words} words */
function shareText({ mean, low, high }, { lang }) {
  const percent = (/** @type {number} */ value) => new Intl.NumberFormat(lang, { style: 'percent' }).format(value);
  return low === null || high === null ? percent(mean) : `${percent(mean)} (${percent(low)}–${percent(high)})`;
}
