// The first tap on a game: a guided first deal, or a deal like any other.

import { lastPlayed } from '../../match/saved-matches.js';
import { learnedGames, noteOffered, offeredGames } from '../../statistics/learned.js';
import { useWords } from '../../words/words.js';
import { Button, Sheet } from '../common/controls.jsx';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../types.js').Game} Game
 */

/** Checks if a game has a guided first deal, and nobody here has played it or chosen how to begin.
 * @param {Game} game */
export const isFirst = ({ name, lesson }) =>
  lesson.length > 0 && ![learnedGames(), lastPlayed(), offeredGames()].some((games) => games.has(name));

/** @param {{app: App, game: Game, onPlay: () => void, onClose: () => void}} props */
export function FirstChoice({ app, game, onPlay, onClose }) {
  const words = useWords();
  function choose(/** @type {() => void} */ begin) {
    noteOffered(game.name);
    begin();
  }
  return (
    <Sheet title={words.t('lesson-first', { name: words.or(`game-${game.name}`, game.name) })} onClose={onClose}>
      <p>{words.t('lesson-first-text')}</p>
      <div class="first-choice">
        <Button large onClick={() => choose(onPlay)}>
          {words.t('lesson-just')}
        </Button>
        <Button kind="primary" large onClick={() => choose(() => app.learn(game))}>
          {words.t('lesson-show')}
        </Button>
      </div>
    </Sheet>
  );
}
