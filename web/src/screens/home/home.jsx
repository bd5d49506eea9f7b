// The home screen: the next step, today's deal, and the games, each with the match that waits there; language, and the
// engine's start in the background.
// Anything that appears after the first paint stands at the bottom, so that no button moves under a finger.

import { useId, useState } from 'preact/hooks';
import { begun, lastFinished } from '../../match/saved-matches.js';
import { games } from '../../site/site.js';
import { learnedGames } from '../../statistics/learned.js';
import { languageName, languages, useWords } from '../../words/words.js';
import { Button, Icon, IconButton, LinkButton, Pick, Starting, TilePicture, useHeading } from '../common/controls.jsx';
import { useLostFocus } from '../common/keep-focus.js';
import { FirstChoice, isFirst } from './first-choice.jsx';
import { MatchRow, OtherMatches } from './match-list.jsx';
import { MatchPicture, Stage } from './match-picture.jsx';
import { NextStep } from './next-step.jsx';
import { usePracticeLabel } from './practice-label.js';
import { TodayLink, useToday } from './today-link.jsx';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../types.js').Game} Game
 * @typedef {import('../../match/saved-matches.js').Match} Match
 */

/** @param {{app: App}} props */
export function HomeScreen({ app }) {
  const words = useWords();
  useHeading('', app.arrives);
  useLostFocus(['h1']);
  const last = lastFinished();
  const practice = usePracticeLabel(app);
  const learned = learnedGames();
  const matches = begun();
  const today = useToday(app);
  const isNew = !learned.size && !matches.length && !last;
  const lesson = games.find(({ name, lesson, first }) => (isNew ? first : lesson.length && !learned.has(name)));
  const isSuggested = matches.length || isNew || app.settings.milestones;
  const waiting = new Map([...matches].reverse().map((match) => [match.game, match]));
  const others = matches.filter(
    (match) => waiting.get(match.game) !== match || !games.some(({ name }) => name === match.game),
  );
  const step = isSuggested && (matches[0] || lesson) && (
    <NextStep app={app} match={matches[0]} game={lesson ?? games[0]} isNew={isNew} />
  );
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
            <IconButton icon="gear" label={words.t('settings-title')} href="#/settings" />
          </div>
        </div>
      </header>
      <main class="page wide">
        <div class={`next${step ? '' : ' alone'}`}>
          {step}
          <TodayLink today={today} />
        </div>
        <section aria-labelledby="games">
          <div class="games-head">
            <h2 id="games">{words.t('games-title')}</h2>
            {app.settings.milestones && learned.size > 0 && (
              <span class="note">{words.t('home-learned', { n: learned.size, all: games.length })}</span>
            )}
            {step && <TodayLink today={today} />}
          </div>
          <ul class="tiles">
            {games.map((game) => (
              <Tile
                key={game.name}
                app={app}
                game={game}
                match={waiting.get(game.name)}
                isLearned={app.settings.milestones && learned.has(game.name)}
              />
            ))}
          </ul>
        </section>
        <OtherMatches app={app} matches={others} />
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

/** Returns how many can play. @param {Game} game @param {import('../../types.js').Words} words */
function numbersOf({ players }, words) {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  if (least === most) return String(least);
  return players.length === most - least + 1 ? `${least}–${most}` : words.either(players.map(String));
}

/** A game's tile. A tap outside its other controls goes on with the match that waits, or deals with the last options.
 * @param {{app: App, game: Game, match?: Match, isLearned: boolean}} props */
function Tile({ app, game, match, isLearned }) {
  const words = useWords();
  const id = useId();
  const [isChoosing, setChoosing] = useState(false); // if one wants to be shown the game first
  const name = words.or(`game-${game.name}`, game.name);
  const path = encodeURIComponent(game.name);
  const deal = () => app.dealAsLast(game);
  return (
    <li class={`tile card-box${match ? ' waiting' : ''}`}>
      <div class="picture">{match ? <MatchPicture match={match} /> : <TilePicture game={game.name} />}</div>
      <div class="about">
        <h3>
          {match ? (
            <a
              class="stretched"
              href={`#/table/${match.id}`}
              aria-label={words.t('continue-match', { name })}
              aria-describedby={id}
            >
              {name} {isLearned && <Learned />}
            </a>
          ) : (
            <button
              type="button"
              class="stretched"
              aria-label={words.t('play-game', { name })}
              aria-describedby={id}
              onPointerDown={() => app.prepare(game)}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && app.prepare(game)}
              onClick={() => (isFirst(game) ? setChoosing(true) : deal())}
            >
              {name} {isLearned && <Learned />}
            </button>
          )}
        </h3>
        <p class="note" id={id}>
          {isLearned && <span class="unseen">{words.t('home-learned-game')}. </span>}
          {match ? <Stage match={match} /> : words.show(game.does)}
        </p>
        {match && (
          <p class="go-on" aria-hidden="true">
            <Icon name="play" /> {words.t('link-go-on')}
          </p>
        )}
      </div>
      <div class="row">
        {match ? (
          <Button kind="quiet" label={words.t('deal-of-game', { name })} onClick={deal}>
            {words.t('deal-new')}
          </Button>
        ) : (
          <p class="note facts">
            <span>{words.show(game.time)}</span>{' '}
            <span class="people">
              <Icon name="people" /> {numbersOf(game, words)}
              <span class="unseen">{words.t('players-title')}</span>
            </span>
          </p>
        )}
        <IconButton icon="options" href={`#/new/${path}`} label={words.t('options-of-game', { name })} />
      </div>
      {isChoosing && <FirstChoice app={app} game={game} onPlay={deal} onClose={() => setChoosing(false)} />}
    </li>
  );
}

/** The sign of a learned game. */
const Learned = () => (
  <span class="learned">
    <Icon name="check" />
  </span>
);
