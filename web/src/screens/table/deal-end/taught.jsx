// The end of a guided first deal: what was taught, and what to try next.

import { games } from '../../../site/site.js';
import { learnedGames } from '../../../statistics/learned.js';
import { useWords } from '../../../words/words.js';
import { Button } from '../../common/controls.jsx';

/** @param {{app: import('../../../app.js').App, view: import('../../../types.js').View}} props */
export function Taught({ app, view }) {
  const words = useWords();
  const nameOf = (/** @type {string} */ game) => words.or(`game-${game}`, game);
  const game = games.find(({ name }) => name === view.game);
  const next = games.find(({ name, lesson }) => lesson.length > 0 && name !== view.game && !learnedGames().has(name));
  return (
    <section class="taught">
      <h3>{words.t('lesson-taught')}</h3>
      <ul>
        {view.lesson?.taught.map((message) => (
          <li key={message.id}>{words.show(message, view)}</li>
        ))}
      </ul>
      <div>
        {game && (
          <Button onClick={() => app.dealAsLast(game, { replace: true })}>
            {words.t('lesson-real', { name: nameOf(game.name) })}
          </Button>
        )}
        {next && (
          <Button onClick={() => app.learn(next, { replace: true })}>
            {words.t('lesson-next', { name: nameOf(next.name) })}
          </Button>
        )}
      </div>
    </section>
  );
}
