// The first screen: the games, the matches to go on with, language, and the engine starting quietly behind it all.

import { useState } from 'preact/hooks';
import { namesOf } from '../names.js';
import { Button, IconButton, LinkButton, Pick, Sheet, Starting, useHeading } from '../ui.jsx';
import { languageName, languages, useWords } from '../words.js';

/** @typedef {import('../main.jsx').App} App */
/** @typedef {import('../main.jsx').Match} Match */

/** @param {{app: App}} props */
export function HomeScreen({ app }) {
  const words = useWords();
  useHeading('', app.arrives);
  // Until the engine has told its games, those that there are words for.
  const games = app.catalogue?.map((game) => game.name) ?? words.ids('game-');
  const matches = app.matches();
  return (
    <div class="screen">
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
            <IconButton icon="gear" label={words.t('settings-title')} href="#/settings" />
          </div>
        </div>
      </header>
      <main class="page wide">
        {app.update && (
          <section class="update card-box" aria-label={words.t('update-title')}>
            <p>{words.t('update-text')}</p>
            <Button onClick={app.update}>{words.t('update-apply')}</Button>
          </section>
        )}
        {matches.length > 0 && (
          <section aria-labelledby="continue">
            <h2 id="continue">{words.t('continue-title')}</h2>
            <ul class="matches">
              {matches.map((match) => <MatchItem key={match.id} app={app} match={match} />)}
            </ul>
          </section>
        )}
        <section aria-labelledby="games">
          <h2 id="games">{words.t('games-title')}</h2>
          <ul class="tiles">
            {games.map((game) => <Tile key={game} game={game} />)}
          </ul>
        </section>
      </main>
      <footer class="foot">
        <Starting engine={app.engine} onRetry={app.retry} />
        <nav aria-label={words.t('more-title')}>
          <LinkButton kind="quiet" href="#/rules">{words.t('rules')}</LinkButton>
          <LinkButton kind="quiet" href="#/settings">{words.t('settings-title')}</LinkButton>
          <LinkButton kind="quiet" href="#/about">{words.t('about-title')}</LinkButton>
        </nav>
      </footer>
    </div>
  );
}

/** A game with a picture of its table; a game without a picture of its own gets the general one.
 * @param {{game: string}} props */
function Tile({ game }) {
  const words = useWords();
  const name = words.or(`game-${game}`, game);
  const [picture, setPicture] = useState(`tiles/${encodeURIComponent(game)}.svg`);
  return (
    <li class="tile card-box">
      <a class="picture" href={`#/new/${encodeURIComponent(game)}`} tabIndex={-1} aria-hidden="true">
        <img src={picture} alt="" width="480" height="270" onError={() => setPicture('tiles/any.svg')} />
      </a>
      <div class="about">
        <h3>{name}</h3>
        <p class="note">{words.or(`game-${game}.tag`, '')}</p>
      </div>
      <div class="row">
        <LinkButton kind="primary" icon="play" href={`#/new/${encodeURIComponent(game)}`} label={words.t('play-game', { name })}>
          {words.t('play')}
        </LinkButton>
        <LinkButton icon="book" href={`#/rules/${encodeURIComponent(game)}`} label={words.t('rules-of-game', { name })}>
          {words.t('rules')}
        </LinkButton>
      </div>
    </li>
  );
}

/** @param {{app: App, match: Match}} props */
function MatchItem({ app, match }) {
  const words = useWords();
  const [asking, setAsking] = useState(false);
  const name = words.or(`game-${match.game}`, match.game);
  const { deal, seats, totals, sides = seats.map((_, k) => [k]) } = match.summary;
  const names = namesOf(seats, words);
  const scored = totals.some((total) => total !== 0);
  return (
    <li class="match card-box">
      <div class="text">
        <h3>{name}</h3>
        <p class="note">{words.t('match-deal', { deal })} · {ago(match.updated, words.lang)}</p>
        <p>
          {sides.map((side, k) => (
            <span key={side[0]}>
              {k > 0 && ', '}{side.map((seat) => names[seat]).join(' + ')}{scored && <> <b>{totals[side[0]]}</b></>}
            </span>
          ))}
        </p>
      </div>
      <LinkButton kind="primary" href={`#/table/${match.id}`} label={words.t('continue-match', { name })}>{words.t('continue')}</LinkButton>
      <IconButton icon="bin" label={words.t('forget-match', { name })} onClick={() => setAsking(true)} />
      {asking && (
        <Sheet title={words.t('forget-title')} onClose={() => setAsking(false)}>
          <p>{words.t('forget-text', { name, deal })}</p>
          <br />
          <div class="row end">
            <Button onClick={() => setAsking(false)}>{words.t('keep')}</Button>
            <Button kind="danger" icon="bin" onClick={() => app.forget(match.id)}>{words.t('forget')}</Button>
          </div>
        </Sheet>
      )}
    </li>
  );
}

/** How long ago that was, in words.
 * @param {number} time @param {string} lang */
function ago(time, lang) {
  const minutes = Math.round((Date.now() - time) / 60_000);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  if (minutes < 1) return format.format(0, 'second');
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 48 * 60) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / 1440), 'day');
}

