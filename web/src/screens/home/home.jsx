// The home screen: matches to continue, games, language, and the engine's start in the background. Anything that
// appears after the first paint stands at the bottom, so that no button moves under a finger.

import { useState } from 'preact/hooks';
import { choiceKey, choiceOf, isPlayable, startFrom } from '../../match/match-setup.js';
import { lastFinished, lastPlayed } from '../../match/saved-matches.js';
import { games } from '../../site/site.js';
import { languageName, languages, useWords } from '../../words/words.js';
import { Button, Icon, IconButton, LinkButton, Pick, Starting, useHeading } from '../common/controls.jsx';
import { GoOn, MatchRow } from './match-list.jsx';
import { usePracticeLabel } from './practice-label.js';

/** @typedef {import('../../app.js').App} App */

/** @param {{app: App}} props */
export function HomeScreen({ app }) {
  const words = useWords();
  useHeading('', app.arrives);
  const last = lastFinished();
  const practice = usePracticeLabel(app);
  const [shown] = useState(() => inFamilies(games, lastPlayed())); // tiles stay in place during a visit
  return (
    <div class="screen home">
      <header class="hero">
        <div>
          <img class="mark" src="icons/favicon.svg" alt="" width="58" height="58" />
          <div class="brand">
            <h1 tabIndex={-1}>Kortti</h1>
            <p>{words.t('tagline')}</p>
          </div>
          <div class="tools">
            {languages.length > 1 && (
              <Pick
                label={words.t('setting-lang')}
                value={words.lang}
                options={languages.map((lang) => ({ value: lang, label: languageName(lang), lang }))}
                onChange={(lang) => app.set({ lang })}
              />
            )}
            <span class="today-short">
              <IconButton icon="day" label={words.t('today-title')} href="#/today" />
            </span>
            <IconButton icon="gear" label={words.t('settings-title')} href="#/settings" />
          </div>
        </div>
      </header>
      <main class="page wide">
        <GoOn app={app} />
        <section aria-labelledby="games">
          <div class="games-head">
            <h2 id="games">{words.t('games-title')}</h2>
            <a class="today-link" href="#/today">
              <Icon name="day" /> {words.t('today-title')}
            </a>
          </div>
          <ul class="tiles">
            {shown.map((game) => (
              <Tile key={game.name} app={app} game={game} />
            ))}
          </ul>
        </section>
        {last && (
          <section aria-labelledby="last">
            <h2 id="last">{words.t('last-title')}</h2>
            <ul class="matches last">
              <MatchRow app={app} match={last} />
            </ul>
          </section>
        )}
        {app.update && (
          <section class="update card-box" aria-label={words.t('update-title')}>
            <p>{words.t('update-text')}</p>
            <Button onClick={app.update}>{words.t('update-apply')}</Button>
          </section>
        )}
      </main>
      <footer class="foot">
        <nav aria-label={words.t('more-title')}>
          {practice && (
            <LinkButton kind="quiet" href="#/practice">
              {practice}
            </LinkButton>
          )}
          <LinkButton kind="quiet" href="#/rules">
            {words.t('rules')}
          </LinkButton>
          <LinkButton kind="quiet" href="#/stats">
            {words.t('stats-title')}
          </LinkButton>
          <LinkButton kind="quiet" href="#/settings">
            {words.t('settings-title')}
          </LinkButton>
          <LinkButton kind="quiet" href="#/about">
            {words.t('about-title')}
          </LinkButton>
          <LinkButton kind="quiet" href="#/open">
            {words.t('open-title')}
          </LinkButton>
        </nav>
        <div class="start-room">
          <Starting engine={app.engine} onRetry={app.retry} />
        </div>
      </footer>
    </div>
  );
}

/** Sorts games by family, the latest played family and game first, the others in the order of the catalogue.
 * @param {import('../../types.js').Game[]} all @param {Map<string, number>} played time of the last play, per game */
function inFamilies(all, played) {
  const latest = (/** @type {import('../../types.js').Game[]} */ of) =>
    Math.max(...of.map(({ name }) => played.get(name) ?? 0));
  const families = [...new Set(all.map(({ family }) => family))].map((family) =>
    all.filter((game) => game.family === family),
  );
  return families.sort((a, b) => latest(b) - latest(a)).flatMap((of) => of.sort((a, b) => latest([b]) - latest([a])));
}

/** A game's tile. A tap outside its links deals at once, with the last options.
 * @param {{app: App, game: import('../../types.js').Game}} props */
function Tile({ app, game }) {
  const words = useWords();
  const name = words.or(`game-${game.name}`, game.name);
  const path = encodeURIComponent(game.name);
  const [picture, setPicture] = useState(`tiles/${path}.svg`); // falls back to any.svg
  async function deal() {
    const chosen = startFrom(await app.recall(choiceKey(game.name)), game);
    if (isPlayable(chosen)) app.deal(choiceOf(game, chosen, words));
    else app.go(`new/${path}`); // which tells what is missing
  }
  return (
    <li class="tile card-box">
      <div class="picture" aria-hidden="true">
        <img src={picture} alt="" width="480" height="270" onError={() => setPicture('tiles/any.svg')} />
        <span class="go">
          <Icon name="play" />
        </span>
      </div>
      <div class="about">
        <p class="family">{words.t(`family-${game.family}`)}</p>
        <h3>
          <button type="button" class="stretched" aria-label={words.t('play-game', { name })} onClick={deal}>
            {name}
          </button>
        </h3>
        <p class="note">{words.or(`game-${game.name}.tag`, '')}</p>
      </div>
      <div class="row">
        <LinkButton href={`#/new/${path}`} label={words.t('options-of-game', { name })}>
          {words.t('options')}
        </LinkButton>
        <IconButton icon="book" href={`#/rules/${path}`} label={words.t('rules-of-game', { name })} />
      </div>
    </li>
  );
}
