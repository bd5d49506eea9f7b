// The statistics screen: results of deals played alone against opponents, per game, and export. Loads when it is shown
// or a finished deal has to be noted.

import { useRef, useState } from 'preact/hooks';
import { mendRoute } from '../../links/routes.js';
import { houseSentence } from '../../match/house-rule-words.js';
import { filled } from '../../match/house-rules.js';
import { isStill } from '../../motion/durations.js';
import { Level } from '../../motion/people/portrait.jsx';
import { games } from '../../site/site.js';
import { isLoss } from '../../statistics/book.js';
import { exported } from '../../statistics/book-store.js';
import { averageOf, courseOf, groupsOf, lossOf, shareOf, standingOf } from '../../statistics/figures.js';
import { byGame, byLevel, MIXED, practiceIn } from '../../statistics/overview.js';
import { adopt } from '../../styles/adopt-sheet.js';
import { numberText } from '../../words/numbers.js';
import { useWords } from '../../words/words.js';
import { Button, Failed, Icon, TopBar, useHeading } from '../common/controls.jsx';
import { useWholeWords } from '../common/use-settings.js';
import { IdleTiles, PlayedTiles } from './game-tiles.jsx';
import { Headline } from './headline.jsx';
import { AllFirsts } from './milestones.jsx';
import { kindOf, ResultsPlot } from './results-plot.jsx';
import style from './statistics.css' with { type: 'text' };
import { StatisticsFile } from './statistics-file.jsx';
import { useBook } from './use-book.js';

export { noteDeal, noteReview, recover } from '../../statistics/book-store.js';
export { TodayScreen } from './daily-deal.jsx';
export { DayEnd } from './day-result.jsx';
export { DealFigures, Milestones } from './milestones.jsx';

adopt(style);

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
  const [wish, setWish] = useState(game);
  const detail = useRef(/** @type {HTMLElement | null} */ (null));
  const book = isWhole ? read : null;
  useHeading(words.t('stats-title'), app.arrives);
  const groups = book ? groupsOf(book) : [];
  const played = [...new Set(groups.map((group) => group.sum.game))]; // last played first
  const shown = wish && played.includes(wish) ? wish : played[0];
  function show(/** @type {string} */ name) {
    setWish(name);
    mendRoute(`/stats/${encodeURIComponent(name)}`);
    requestAnimationFrame(() => {
      detail.current?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' });
      detail.current?.querySelector('h2')?.focus({ preventScroll: true });
    });
  }
  return (
    <div class="screen statistics">
      <TopBar title={words.t('stats-title')} game={shown} onBack={() => app.back()} />
      <main class="page wide" aria-busy={!book}>
        {isLost && <Failed text="page-late" onRetry={retry} />}
        {book && (
          <>
            <Headline app={app} book={book} groups={groups} />
            {shown && <PlayedTiles app={app} groups={groups} shown={shown} onShow={show} />}
            {shown && (
              <div class="details-and-firsts">
                <GameStats
                  app={app}
                  game={shown}
                  groups={groups.filter((group) => group.sum.game === shown)}
                  node={detail}
                />
                {app.settings.milestones && <AllFirsts book={book} played={played} />}
              </div>
            )}
            <IdleTiles app={app} played={played} />
            <section class="panel card-box folds">
              <StatisticsFile get={exported} isEmpty={!groups.length && !Object.keys(book.days).length} />
            </section>
          </>
        )}
      </main>
    </div>
  );
}

/** @param {{app: App, game: string, groups: Group[], node: import('preact').RefObject<HTMLElement | null>}} props */
function GameStats({ app, game: name, groups, node }) {
  const words = useWords();
  const game = games.find((known) => known.name === name);
  const counted = groups.filter(({ sum }) => !sum.practice);
  const isUsual = (/** @type {string} */ rules) =>
    Object.keys(JSON.parse(rules)).every((option) => option === 'players');
  const loss = lossOf(groups, isUsual);
  const title = words.or(`game-${name}`, name);
  return (
    <section class="panel card-box game-stats" aria-labelledby="game-shown" ref={node}>
      <h2 id="game-shown" tabIndex={-1}>
        {title}
      </h2>
      <LevelBars groups={groups} />
      {game && !counted.length && (
        <Button icon="play" onClick={() => app.dealAsLast(game)}>
          {words.t('play-game', { name: title })}
        </Button>
      )}
      {loss && counted.length > 0 && (
        <Loss loss={loss} losses={/** @type {any} */ (game)?.losses} unit={counted[0].sum.unit} game={title} />
      )}
      <details class="fold">
        <summary>
          <h2 class="text">{words.t('stats-what')}</h2> <Icon name="down" />
        </summary>
        <p class="note">{words.t('stats-what.text')}</p>
      </details>
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
    </section>
  );
}

/** A bar for each level of opponents, with a mark where chance would be: together they are the bar of the game's tile;
 * and a pale one for practice.
 * @param {{groups: Group[]}} props `groups`: of one game */
function LevelBars({ groups }) {
  const words = useWords();
  const levels = byLevel(groups);
  const practice = practiceIn(groups);
  const [{ isLoss }] = byGame(groups);
  return (
    <>
      {levels.length > 0 && <p class="note">{words.t('stats-levels')}</p>}
      <ul class="bars">
        {levels.map(({ level, chance, ...count }) => (
          <Bar key={level} count={count} chance={chance} isLoss={isLoss}>
            {level !== MIXED && <Level level={level} />}{' '}
            {words.t(level === MIXED ? 'stats-mixed' : `level-${level}.short`)}
          </Bar>
        ))}
        {practice.deals > 0 && (
          <Bar count={practice} isLoss={isLoss} isPale>
            {words.t('table-practice')}
          </Bar>
        )}
      </ul>
      {levels.length > 0 && (
        <p class="note">
          <i class="chance-sign" aria-hidden="true" /> {words.t('stats-levels-what')}
        </p>
      )}
      {practice.deals > 0 && <p class="note">{words.t('stats-practice-what')}</p>}
    </>
  );
}

/** @param {{count: {deals: number, wins: number}, chance?: number, isLoss: boolean, isPale?: boolean,
 *   children: import('preact').ComponentChildren}} props */
function Bar({ count: { deals, wins }, chance, isLoss, isPale, children }) {
  const words = useWords();
  return (
    <li class={isPale ? 'pale' : ''}>
      <span class="name">{children}</span>
      <span class="bar-of" aria-hidden="true">
        <span style={{ width: `${(100 * wins) / deals}%` }} />
        {chance !== undefined && <span class="chance" style={{ left: `${100 * chance}%` }} />}
      </span>
      <span class="count">{words.t(isLoss ? 'stats-not-lost-of' : 'stats-won-of', { n: wins, of: deals })}</span>
    </li>
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
    <section class="moves">
      <h3>{words.t('stats-moves')}</h3>
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
    <section class="group">
      <h3>{levelsOf(sum, words)}</h3>
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

/** @param {{name: string, children: import('preact').ComponentChildren}} props */
const Figure = ({ name, children }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

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
