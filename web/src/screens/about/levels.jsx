// Levels of opponents: what each does in each game, and its strength as measured in the arena (ladder.csv, read at
// build time).

import ladder from '../../../ladder.csv';
import { games } from '../../site/site.js';
import { dayText, signedText } from '../../words/numbers.js';
import { LEVELS } from '../../words/seat-names.js';
import { useWords } from '../../words/words.js';
import { LinkButton } from '../common/controls.jsx';
import { Page } from '../common/page.jsx';

/**
 * @typedef {object} Rung one level's result against another
 * @property {string} game
 * @property {string} level
 * @property {string} against
 * @property {string} metric
 * @property {number} mean
 * @property {number} low end of the 95% interval
 * @property {number} high
 * @property {number} par result of an equal player
 * @property {number} deals
 * @property {number} cpu_ms
 * @property {string} date
 */

/** Parses ladder.csv. @param {string} text @returns {Rung[]} */
function readLadder(text) {
  const [head, ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(','));
  const isNumber = (/** @type {string} */ name) => ['mean', 'low', 'high', 'par', 'deals', 'cpu_ms'].includes(name);
  return lines.map(
    (cells) =>
      /** @type {any} */ (
        Object.fromEntries(head.map((name, k) => [name, isNumber(name) ? Number(cells[k]) : cells[k]]))
      ),
  );
}

const RUNGS = readLadder(ladder);
/** Metrics in display order. */
const METRICS = ['wins', 'losses', 'points', 'margin'];
/** Metrics in which less is better. */
const LOW_IS_GOOD = ['losses', 'points'];
/** The smallest noticeable odds ratio: 60 Elo points. */
const NOTICEABLE = 10 ** (60 / 400);

/** Compares a level with the one below it: 'none' if it is not measurably better, 'small' if hardly; null if it is
 * clearly better or the levels are not neighbours.
 * @param {Rung} rung @returns {'none' | 'small' | null} */
export function stepOf({ level, against, metric, mean, low, high, par }) {
  if (LEVELS.indexOf(level) !== LEVELS.indexOf(against) + 1 || against === 'random') return null;
  const isBetter = LOW_IS_GOOD.includes(metric) ? high < par : low > par;
  if (!isBetter) return 'none';
  if (metric !== 'wins' && metric !== 'losses') return null;
  const odds = (/** @type {number} */ share) => share / Math.max(100 - share, 0.01);
  const ratio = odds(mean) / odds(par);
  return Math.max(ratio, 1 / ratio) < NOTICEABLE ? 'small' : null;
}

/** @param {{app: import('../../app.js').App, game?: string}} props */
export function OpponentsScreen({ app, game }) {
  const words = useWords();
  const shown = games.find(({ name }) => name === game)?.name ?? games[0].name;
  return (
    <Page app={app} title={words.t('levels-title')} kind="prose">
      <p>{words.t('levels-what')}</p>
      <nav class="row" aria-label={words.t('games-title')}>
        {games.map(({ name }) => (
          <a
            key={name}
            class="button"
            aria-current={name === shown ? 'page' : undefined}
            href={`#/opponents/${encodeURIComponent(name)}`}
            onClick={(event) => {
              event.preventDefault();
              app.go(`opponents/${encodeURIComponent(name)}`, { replace: true });
            }}
          >
            {words.or(`game-${name}`, name)}
          </a>
        ))}
      </nav>
      <GameLevels game={shown} />
      <h2>{words.t('levels-manners-title')}</h2>
      <p>{words.t('levels-manners')}</p>
      <h2>{words.t('about-fair-title')}</h2>
      <p>{words.t('levels-fair')}</p>
      <p>{words.t('levels-time')}</p>
      <div class="row">
        <LinkButton icon="play" href={`#/new/${encodeURIComponent(shown)}`}>
          {words.t('play-game', { name: words.or(`game-${shown}`, shown) })}
        </LinkButton>
      </div>
    </Page>
  );
}

/** @param {{game: string}} props */
function GameLevels({ game }) {
  const words = useWords();
  const rungs = RUNGS.filter((rung) => rung.game === game);
  const name = words.or(`game-${game}`, game);
  return (
    <>
      <h2>{words.t('levels-of-game', { name })}</h2>
      <dl class="levels-list">
        {LEVELS.map((level) => (
          <div key={level}>
            <dt>{words.t(`level-${level}`)}</dt>
            <dd>{words.or(`game-${game}.${level}`, words.t(`level-${level}.what`))}</dd>
          </div>
        ))}
      </dl>
      <h2>{words.t('levels-measured')}</h2>
      {rungs.length ? <Ladder rungs={rungs} /> : <p>{words.t('levels-unmeasured')}</p>}
    </>
  );
}

/** @param {{rungs: Rung[]}} props */
function Ladder({ rungs }) {
  const words = useWords();
  const called = (/** @type {string} */ level) => words.t(`level-${level}.short`);
  const steps = rungs.filter(
    (rung, k) =>
      stepOf(rung) && rungs.findIndex(({ level, against }) => level === rung.level && against === rung.against) === k,
  );
  const dates = [...new Set(rungs.map(({ date }) => date))].sort();
  const metrics = METRICS.filter((metric) => rungs.some((rung) => rung.metric === metric));
  return (
    <>
      <p>{words.t('levels-how')}</p>
      {steps.map((rung) => (
        <p class="house" key={rung.level}>
          {words.t(`levels-step-${stepOf(rung)}`, { level: called(rung.level), against: called(rung.against) })}
        </p>
      ))}
      {metrics
        .map((metric) => ({ metric, rows: rungs.filter((rung) => rung.metric === metric) }))
        .map(({ metric, rows }) => (
          <div
            class="score-table ladder"
            key={metric}
            tabIndex={0}
            role="group"
            aria-label={words.t(`metric-${metric}`)}
          >
            <table>
              <caption>
                {words.t(`metric-${metric}`)}{' '}
                <small>{words.t('levels-par', { par: figure(rows[0].par, metric, words.lang, 0) })}</small>
              </caption>
              <thead>
                <tr>
                  <th scope="col">{words.t('levels-who')}</th>
                  <th scope="col">{words.t('levels-result')}</th>
                  <th scope="col">{words.t('levels-deals')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ level, against, mean, low, high, deals }) => (
                  <tr key={level + against}>
                    <th scope="row">
                      <b>{called(level)}</b> <span>{words.t('levels-against', { against: called(against) })}</span>
                    </th>
                    <td>
                      <b>{figure(mean, metric, words.lang)}</b> ±{'\u00a0'}
                      {plain((high - low) / 2, words.lang)}
                    </td>
                    <td>{new Intl.NumberFormat(words.lang).format(deals)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
      <p class="note">
        {words.t('levels-date', {
          date: words.list(dates.map((date) => dayText(date, words.lang, { dateStyle: 'medium' }))),
        })}
      </p>
    </>
  );
}

/** @param {number} value @param {string} lang */
const plain = (value, lang) =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value);

/** Formats a percentage, or points with their sign.
 * @param {number} value @param {string} metric @param {string} lang @param {number} [digits] fewest decimals */
function figure(value, metric, lang, digits = 1) {
  const form = { maximumFractionDigits: 1, minimumFractionDigits: digits };
  if (metric === 'wins' || metric === 'losses')
    return new Intl.NumberFormat(lang, { ...form, style: 'percent' }).format(value / 100);
  return signedText(value, lang, form);
}
