// All games together: figures, the line of the last weeks, the best and the worst day, firsts; and bars.

import { games } from '../../site/site.js';
import { dayAt, HOURS_24 } from '../../statistics/daily-deals.js';
import { learnedGames } from '../../statistics/learned.js';
import { streakOf } from '../../statistics/milestones.js';
import { allOf, byGame, byLevel, dealsOf, extremeDays, lastWeeks } from '../../statistics/overview.js';
import { dateFormat, numberText } from '../../words/numbers.js';
import { useWords } from '../../words/words.js';
import { Firsts } from './milestones.jsx';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../statistics/book.js').Book} Book
 * @typedef {import('../../statistics/figures.js').Group} Group
 */

/** Deals from which on a percentage says something. */
const MANY = 10;

/** @param {{app: App, book: Book, groups: Group[]}} props */
export function Overview({ app, book, groups }) {
  const words = useWords();
  const learned = learnedGames().size;
  const deals = dealsOf(book);
  const all = allOf(groups);
  const streak = streakOf(book.days, dayAt(Date.now()));
  const percent = new Intl.NumberFormat(words.lang, { style: 'percent' });
  const { milestones } = app.settings;
  return (
    <section class="panel card-box overview" aria-label={words.t('stats-all')}>
      <dl class="figures large">
        <Figure name={words.t('stats-deals')}>{numberText(all.deals, words.lang)}</Figure>
        {all.deals > 0 && (
          <Figure name={words.t('stats-won')}>
            {all.deals < MANY
              ? words.t('stats-of', { n: all.wins, of: all.deals })
              : percent.format(all.wins / all.deals)}
          </Figure>
        )}
        {milestones && streak.longest > 0 && (
          <Figure name={words.t('stats-streak')}>
            {numberText(streak.now, words.lang)} <small>{words.t('stats-longest', { n: streak.longest })}</small>
          </Figure>
        )}
        {milestones && learned > 0 && (
          <Figure name={words.t('stats-learned')}>{words.t('stats-of', { n: learned, of: games.length })}</Figure>
        )}
      </dl>
      {deals.length > 0 && <Weeks weeks={lastWeeks(deals, Date.now())} />}
      <Days deals={deals} />
      {milestones && <Firsts book={book} />}
    </section>
  );
}

/** @param {{name: string, children: import('preact').ComponentChildren}} props */
export const Figure = ({ name, children }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const WIDTH = 320;
const HEIGHT = 108;
const [LEFT, RIGHT, TOP, FOOT] = [24, 14, 8, 20];

/** The line of the last weeks: deals played, and those won.
 * @param {{weeks: import('../../statistics/overview.js').Count[]}} props */
function Weeks({ weeks }) {
  const words = useWords();
  const most = Math.max(4, ...weeks.map(({ deals }) => deals));
  const x = (/** @type {number} */ k) => LEFT + ((WIDTH - LEFT - RIGHT) * k) / (weeks.length - 1);
  const y = (/** @type {number} */ n) => HEIGHT - FOOT - ((HEIGHT - TOP - FOOT) * n) / most;
  const line = (/** @type {'deals' | 'wins'} */ what) =>
    weeks.map((week, k) => `${k ? 'L' : 'M'}${x(k).toFixed(1)} ${y(week[what]).toFixed(1)}`).join('');
  const last = weeks[weeks.length - 1];
  const today = Date.now();
  const date = dateFormat(words.lang, { day: 'numeric', month: 'short' });
  const label = words.t('stats-weeks-aloud', {
    n: weeks.length,
    deals: weeks.reduce((all, week) => all + week.deals, 0),
    wins: weeks.reduce((all, week) => all + week.wins, 0),
  });
  return (
    <figure class="weeks">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {[0, most].map((n) => (
          <g key={n}>
            <path class="grid" d={`M${LEFT} ${y(n)}H${WIDTH - RIGHT}`} />
            <text class="tick" x={LEFT - 5} y={y(n) + 3.5} text-anchor="end">
              {n}
            </text>
          </g>
        ))}
        {[today - 7 * HOURS_24 * weeks.length, today].map((day, k) => (
          <text class="tick" key={day} x={x(k * (weeks.length - 1))} y={HEIGHT - 5} text-anchor={k ? 'end' : 'start'}>
            {date.format(day)}
          </text>
        ))}
        <path class="area" d={`${line('deals')}V${y(0)}H${x(0)}Z`} />
        <path class="line" d={line('deals')} />
        <path class="line wins" d={line('wins')} />
        <circle class="now" cx={x(weeks.length - 1)} cy={y(last.deals)} r="3.5" />
        <circle class="now wins" cx={x(weeks.length - 1)} cy={y(last.wins)} r="3.5" />
      </svg>
      <figcaption class="note">
        {words.t('stats-weeks', { n: weeks.length })} <i class="key" /> {words.t('stats-deals')} <i class="key wins" />{' '}
        {words.t('stats-won')}
      </figcaption>
    </figure>
  );
}

/** The best and the worst day. @param {{deals: import('../../statistics/book.js').Deal[]}} props */
function Days({ deals }) {
  const words = useWords();
  const days = extremeDays(deals);
  const date = dateFormat(words.lang, { dateStyle: 'medium' });
  if (!days) return null;
  return (
    <dl class="figures">
      {[days.best, days.worst].map(({ at, deals, wins }, k) => (
        <Figure key={k} name={words.t(k ? 'stats-worst-day' : 'stats-best-day')}>
          {date.format(at)} <small>{words.t('stats-won-of', { n: wins, of: deals })}</small>
        </Figure>
      ))}
    </dl>
  );
}

/** What one plays, as bars that lead to each game.
 * @param {{app: App, groups: Group[], shown: string}} props */
export function GameBars({ app, groups, shown }) {
  const words = useWords();
  const played = byGame(groups);
  const listed = played.some(({ game }) => game === shown) ? played : [...played, { game: shown, deals: 0 }];
  const most = Math.max(1, ...listed.map(({ deals }) => deals));
  return (
    <nav aria-labelledby="games-played">
      <h2 id="games-played">{words.t('stats-games')}</h2>
      <ul class="bars">
        {listed.map(({ game, deals }) => (
          <li key={game}>
            <a
              aria-current={game === shown ? 'page' : undefined}
              href={`#/stats/${game}`}
              onClick={(event) => {
                event.preventDefault();
                app.go(`stats/${game}`, { replace: true });
              }}
            >
              <span class="name">{words.or(`game-${game}`, game)}</span>
              <span class="length" aria-hidden="true">
                <span class="part" style={{ width: `${(100 * deals) / most}%` }} />
              </span>
              <span class="count">{words.t('stats-count', { n: deals })}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A bar for each level of opponents: the deals won, with a mark where chance would be.
 * @param {{groups: Group[]}} props `groups`: of one game */
export function LevelBars({ groups }) {
  const words = useWords();
  const levels = byLevel(groups);
  const percent = new Intl.NumberFormat(words.lang, { style: 'percent' });
  if (!levels.length) return null;
  return (
    <section class="panel card-box" aria-labelledby="by-level">
      <h2 id="by-level">{words.t('stats-levels')}</h2>
      <ul class="bars">
        {levels.map(({ level, deals, wins, chance, isLoss }) => (
          <li key={level}>
            <span class="name">{words.t(`level-${level}.short`)}</span>
            <span class="length" aria-hidden="true">
              <span class="part" style={{ width: `${(100 * wins) / deals}%` }} />
              <span class="chance" style={{ left: `${100 * chance}%` }} />
            </span>
            <span class="count">
              {percent.format(wins / deals)}{' '}
              <small>{words.t(isLoss ? 'stats-not-lost-of' : 'stats-won-of', { n: wins, of: deals })}</small>
            </span>
          </li>
        ))}
      </ul>
      <p class="note">{words.t('stats-levels-what')}</p>
    </section>
  );
}
