// The row at the top of home: the next step, the same for a newcomer and for somebody who has a match going.

import { useId } from 'preact/hooks';
import { useWords } from '../../words/words.js';
import { Icon, TilePicture } from '../common/controls.jsx';
import { MatchPicture, Stage } from './match-picture.jsx';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../types.js').Game} Game
 * @typedef {import('../../match/saved-matches.js').Match} Match
 */

/** A match to go on with, or else a guided first deal.
 * @param {{app: App, match?: Match, game: Game, isNew: boolean}} props `isNew`: nothing has been played here */
export function NextStep({ app, match, game: { name: id, time }, game, isNew }) {
  const words = useWords();
  const note = useId();
  const name = words.or(`game-${match?.game ?? id}`, id);
  return (
    <div class="tile step card-box">
      <div class="picture">{match ? <MatchPicture match={match} /> : <TilePicture game={id} />}</div>
      <div class="about">
        <h2>
          {match ? (
            <a class="stretched" href={`#/table/${match.id}`} aria-describedby={note}>
              {words.t('home-go-on', { name })}
            </a>
          ) : (
            <button
              type="button"
              class="stretched"
              aria-describedby={note}
              onPointerDown={() => app.prepare(game)}
              onClick={() => app.learn(game)}
            >
              {words.t(isNew ? 'home-new' : 'home-learn')}
            </button>
          )}
        </h2>
        <p class="note" id={note}>
          {match ? <Stage match={match} /> : words.t('home-new-game', { name, time: words.show(time) })}
        </p>
      </div>
      <span class="go" aria-hidden="true">
        <Icon name="play" />
      </span>
    </div>
  );
}
