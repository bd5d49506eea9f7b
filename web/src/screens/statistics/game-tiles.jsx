// The games as tiles: how many deals of each are won; and apart, those without a finished deal, which invite to play.

import { begun } from '../../match/saved-matches.js';
import { games } from '../../site/site.js';
import { learnedGames } from '../../statistics/learned.js';
import { byGame } from '../../statistics/overview.js';
import { useWords } from '../../words/words.js';
import { Icon } from '../common/controls.jsx';
import { PictureTile, TileAct } from '../tiles/picture-tile.jsx';

/** @typedef {import('../../statistics/overview.js').Count} Count */
/** @typedef {import('../../types.js').Words} Words */

/** Returns how many deals were practice, besides those that count; '' if none.
 * @param {Count} count @param {Words} words */
export const practiceText = ({ deals, practice }, words) =>
  practice ? words.t(deals ? 'stats-of-practice' : 'stats-practised', { n: practice }) : '';

/** Returns how many deals were won, or not lost, and how many were practice.
 * @param {Count} count @param {Words} words @param {boolean} [isLoss] */
export function countText(count, words, isLoss) {
  const { deals, wins } = count;
  const won = deals ? words.t(isLoss ? 'stats-not-lost-of' : 'stats-won-of', { n: wins, of: deals }) : '';
  return `${won} ${practiceText(count, words)}`.trim();
}

/** @param {{app: import('../../app.js').App, groups: import('../../statistics/figures.js').Group[], shown: string,
 *   onShow: (game: string) => void}} props */
export function PlayedTiles({ app, groups, shown, onShow }) {
  const words = useWords();
  const learned = learnedGames();
  return (
    <section aria-labelledby="games-played">
      <h2 id="games-played">{words.t('stats-games')}</h2>
      <ul class="picture-tiles">
        {byGame(groups).map(({ game, isLoss, ...count }) => (
          <li key={game}>
            <PictureTile
              game={game}
              href={`#/stats/${game}`}
              onClick={() => onShow(game)}
              isCurrent={game === shown}
              isLearned={app.settings.milestones && learned.has(game)}
              share={count.wins / (count.deals || 1)}
            >
              <span class="note">{countText(count, words, isLoss)}</span>
              <Icon name="down" />
            </PictureTile>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @param {{app: import('../../app.js').App, played: string[]}} props */
export function IdleTiles({ app, played }) {
  const words = useWords();
  const idle = games.filter(({ name }) => !played.includes(name));
  const waiting = new Map(
    begun()
      .reverse()
      .map(({ game, id }) => [game, id]),
  );
  function open(/** @type {import('../../types.js').Game} */ game) {
    const match = waiting.get(game.name);
    if (match) app.go(`table/${match}`);
    else if (game.lesson.length) app.learn(game);
    else app.dealAsLast(game);
  }
  if (!idle.length) return null;
  return (
    <section aria-labelledby="games-to-play">
      <h2 id="games-to-play">{words.t('stats-games-to-play')}</h2>
      <ul class="picture-tiles">
        {idle.map((game) => (
          <li key={game.name}>
            <PictureTile game={game.name} onClick={() => open(game)} isIdle={!waiting.has(game.name)}>
              <TileAct>
                {waiting.has(game.name) ? words.t('link-go-on') : words.row([words.t('play'), words.show(game.time)])}
              </TileAct>
            </PictureTile>
          </li>
        ))}
      </ul>
    </section>
  );
}
