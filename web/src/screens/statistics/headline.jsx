// The top of the statistics: one's face, what was won, learned and kept up, the best and the worst day, the last weeks.

import { games } from '../../site/site.js';
import { learnedGames } from '../../statistics/learned.js';
import { streakOf } from '../../statistics/milestones.js';
import { allDealsOf, byGame, dealsOf, extremeDays, total } from '../../statistics/overview.js';
import { dateFormat, dayAt } from '../../words/numbers.js';
import { useWords } from '../../words/words.js';
import { Button, Icon } from '../common/controls.jsx';
import { FaceButton } from '../common/face-choice.jsx';
import { practiceText } from './game-tiles.jsx';
import { Knitting } from './knitting.jsx';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../statistics/book.js').Book} Book
 */

/** Key of the face of a person without a name. */
const ME = '#1';

/** @param {{app: App, book: Book, groups: import('../../statistics/figures.js').Group[]}} props */
export function Headline({ app, book, groups }) {
  const words = useWords();
  const count = total(byGame(groups));
  const { deals, wins } = count;
  const isEmpty = !groups.length;
  const learned = learnedGames().size;
  const streak = streakOf(book.days, dayAt());
  const { milestones } = app.settings;
  const first = games.find((game) => game.first) ?? games[0];
  return (
    <section class="panel card-box headline" aria-labelledby="headline">
      <div class="about-me">
        <div class="who">
          <FaceButton seat={0} name={words.t('you-name')} own={ME} />
          <div>
            <h2 id="headline">
              {wins > 0
                ? words.t('stats-wins', { n: wins })
                : deals > 0
                  ? words.t('stats-count', { n: deals })
                  : practiceText(count, words) || words.t('stats-empty')}
            </h2>
            <p class="note">
              {wins > 0 && words.t('stats-of-played', { n: deals })} {deals > 0 && practiceText(count, words)}
              {!wins && <span class="against">{words.t(isEmpty ? 'stats-empty.what' : 'stats-begun')}</span>}
            </p>
          </div>
        </div>
        {isEmpty && (
          <Button kind="primary" large icon="play" onClick={() => app.learn(first)}>
            {words.t('play-game', { name: words.or(`game-${first.name}`, first.name) })}
          </Button>
        )}
        {milestones && (learned > 0 || streak.now > 0) && (
          <ul class="kept-up">
            {learned > 0 && (
              <li>
                <Icon name="check" /> {words.t('home-learned', { n: learned, all: games.length })}
              </li>
            )}
            {streak.now > 0 && (
              <li>
                <Icon name="day" /> {words.t('today-run', { n: streak.now })}{' '}
                {streak.longest > streak.now && (
                  <small class="note">{words.t('stats-longest', { n: streak.longest })}</small>
                )}
              </li>
            )}
          </ul>
        )}
        <Days deals={dealsOf(book)} />
      </div>
      <Knitting deals={allDealsOf(book)} />
    </section>
  );
}

/** Most cards of a day that are drawn. */
const MOST_CARDS = 7;

/** Returns for each card drawn for a day whether it is a deal won. @param {number} deals @param {number} wins */
function drawnOf(deals, wins) {
  const count = Math.min(deals, MOST_CARDS);
  return Array.from({ length: count }, (_, k) => k < Math.ceil((wins * count) / deals));
}

/** The best and the worst day: a leaf of the calendar, and a card for each deal, face up if it was won.
 * @param {{deals: import('../../statistics/book.js').Deal[]}} props */
function Days({ deals }) {
  const words = useWords();
  const days = extremeDays(deals);
  const month = dateFormat(words.lang, { month: 'short' });
  if (!days) return null;
  return (
    <dl class="extreme-days">
      {[days.best, days.worst].map(({ at, deals, wins }, k) => (
        <div key={k}>
          <dt>{words.t(k ? 'stats-worst-day' : 'stats-best-day')}</dt>
          <dd>
            <span class="leaf">
              <small>{month.format(at)}</small> {new Date(at).getDate()}
            </span>
            <span class="unseen">{words.t('stats-won-of', { n: wins, of: deals })}</span>
            <span class="day-cards" aria-hidden="true">
              {drawnOf(deals, wins).map((isWon, card) => (
                <i key={card} class={isWon ? 'won' : ''} />
              ))}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
