// The end of a guided first deal: what was taught, and which game to learn next.

import { games } from '../../../site/site.js';
import { learnedGames } from '../../../statistics/learned.js';
import { useWords } from '../../../words/words.js';
import { TilePicture } from '../../common/controls.jsx';

/** @param {{app: import('../../../app.js').App, view: import('../../../types.js').View}} props */
export function Taught({ app, view }) {
  const words = useWords();
  const next = games.find(({ name, lesson }) => lesson.length > 0 && name !== view.game && !learnedGames().has(name));
  return (
    <section class="taught" aria-labelledby="taught">
      <h3 id="taught">{words.t('lesson-taught')}</h3>
      <ul>
        {view.lesson?.taught.map((message) => (
          <li key={message.id}>{words.show(message, view)}</li>
        ))}
      </ul>
      {next && (
        <button type="button" class="learn-next" onClick={() => app.learn(next, { replace: true })}>
          <TilePicture game={next.name} />
          <span>{words.t('lesson-next', { name: words.or(`game-${next.name}`, next.name) })}</span>
        </button>
      )}
    </section>
  );
}
