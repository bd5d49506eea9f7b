// Practice: the tasks of the day and what one tends to miss, and puzzles, by game.

import { useEffect, useState } from 'preact/hooks';
import { recordOf } from '../../links/opened-records.js';
import { lastPlayed } from '../../match/saved-matches.js';
import { patternsOf } from '../../practice/patterns.js';
import { readAll, watch } from '../../practice/practice-store.js';
import { dueTasks, isTask } from '../../practice/tasks.js';
import { themes } from '../../practice/themes.js';
import { built, games } from '../../site/site.js';
import { adopt } from '../../styles/adopt-sheet.js';
import { useWords } from '../../words/words.js';
import { LinkButton, TilePicture } from '../common/controls.jsx';
import { Page } from '../common/page.jsx';
import { PictureTile, TileAct } from '../tiles/picture-tile.jsx';
import style from './practice.css' with { type: 'text' };
import { PuzzleRun } from './puzzle-run.jsx';
import { TaskRun } from './task-run.jsx';

adopt(style);

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../practice/tasks.js').Kept} Kept
 * @typedef {import('../../practice/tasks.js').Task} Task
 */

/** @param {{app: App, rest: string[]}} props `rest`: what is practised: `today/<game>`, `try/<id>` of tasks kept for
 *   this tab, `puzzles/<game>/<number>`; without it, the choice */
export function PracticeRoute({ app, rest: [what, name = '', number = 'next'] }) {
  const kept = useKept();
  if (!kept) return null;
  if (what === 'puzzles') return <PuzzleRun key={name} app={app} game={name} wish={number} kept={kept} />;
  if (what === 'try') return <TaskRun app={app} tasks={tasksIn(recordOf(name))} />;
  if (what === 'today') return <TaskRun app={app} tasks={dueTasks(kept, Date.now(), name)} isToday />;
  return <PracticeScreen app={app} kept={kept} />;
}

/** Reads what is practised, and follows changes. */
function useKept() {
  const [kept, setKept] = useState(/** @type {Kept | null} */ (null));
  useEffect(() => {
    const look = () => void readAll().then(setKept);
    look();
    return watch(look);
  }, []);
  return kept;
}

/** Returns the tasks of a text. @param {string | null} text @returns {Task[]} */
function tasksIn(text) {
  try {
    const tasks = JSON.parse(text ?? '[]');
    return Array.isArray(tasks) ? tasks.filter(isTask) : [];
  } catch {
    return [];
  }
}

/** @param {{app: App, kept: Kept}} props */
function PracticeScreen({ app, kept }) {
  const words = useWords();
  const due = dueTasks(kept, Date.now());
  const later = kept.tasks.filter((task) => task.due !== undefined).length - due.length;
  const some = games.filter(({ name }) => built.puzzles[name]);
  const patterns = games.flatMap(({ name }) => {
    const missed = patternsOf(
      kept.deals.filter(({ game }) => game === name),
      themes,
    );
    return missed.length ? [{ game: name, missed }] : [];
  });
  return (
    <Page app={app} title={words.t('home-practice')} kind="wide practice-page">
      {due.length ? <Due due={due} /> : some.length > 0 && <Invitation puzzled={some.map(({ name }) => name)} />}
      {some.length > 0 && (
        <section aria-labelledby="puzzles">
          <h2 id="puzzles">{words.t('practice-puzzles')}</h2>
          <ul class="picture-tiles">
            {some.map(({ name }) => (
              <PuzzleTile key={name} game={name} results={kept.puzzles[name] ?? []} />
            ))}
          </ul>
        </section>
      )}
      {patterns.length > 0 && (
        <section class="panel card-box" aria-labelledby="patterns">
          <h2 id="patterns">{words.t('practice-patterns')}</h2>
          {patterns.map(({ game, missed }) => (
            <div key={game}>
              <h3>{words.or(`game-${game}`, game)}</h3>
              <ul class="bullets">
                {missed.map(({ theme, missed, choices }) => (
                  <li key={theme}>
                    {words.t('practice-pattern', { theme: words.t(`practice-theme-${theme}`), missed, choices })}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      {later > 0 && <p class="note">{words.t('practice-later', { n: later })}</p>}
    </Page>
  );
}

/** The tasks of today: moves of one's own deals. @param {{due: Task[]}} props */
function Due({ due }) {
  const words = useWords();
  const played = [...new Set(due.map(({ game }) => game))];
  return (
    <First game={played[0]} title={words.t('practice-today', { n: due.length })} what={words.t('practice-what')}>
      <LinkButton kind="primary" large icon="play" href="#/practice/today">
        {words.t('practice-start')}
      </LinkButton>
      {played.length > 1 &&
        played.map((game) => (
          <LinkButton key={game} href={`#/practice/today/${encodeURIComponent(game)}`}>
            {words.row([words.or(`game-${game}`, game), String(due.filter((task) => task.game === game).length)])}
          </LinkButton>
        ))}
    </First>
  );
}

/** A puzzle of the game that was played last, or of the one for newcomers. @param {{puzzled: string[]}} props */
function Invitation({ puzzled }) {
  const words = useWords();
  const last = lastPlayed();
  const at = (/** @type {string} */ name) =>
    last.get(name) ?? Number(Boolean(games.find((game) => game.name === name)?.first));
  const [game] = [...puzzled].sort((a, b) => at(b) - at(a));
  return (
    <First
      game={game}
      title={words.t('puzzle-title', { game: words.or(`game-${game}`, game) })}
      what={words.t('practice-find-what')}
    >
      <LinkButton kind="primary" large icon="play" href={`#/practice/puzzles/${encodeURIComponent(game)}/next`}>
        {words.t('practice-start')}
      </LinkButton>
    </First>
  );
}

/** What to begin with. @param {{game: string, title: string, what: string,
 *   children: import('preact').ComponentChildren}} props */
const First = ({ game, title, what, children }) => (
  <section class="first-task card-box" aria-labelledby="first">
    <TilePicture game={game} />
    <div>
      <h2 id="first">{title}</h2>
      <p class="note">{what}</p>
      <div class="row">{children}</div>
    </div>
  </section>
);

/** The puzzles of a game, and how many have been found.
 * @param {{game: string, results: import('../../practice/tasks.js').Result[]}} props */
function PuzzleTile({ game, results }) {
  const words = useWords();
  const count = built.puzzles[game];
  const found = Math.min(results.filter(([, isFound]) => isFound).length, count);
  return (
    <li>
      <PictureTile
        game={game}
        href={`#/practice/puzzles/${encodeURIComponent(game)}/next`}
        share={found ? found / count : undefined}
      >
        <TileAct>{words.t('practice-find')}</TileAct>{' '}
        <span class="note">{words.t('practice-found', { found, count })}</span>
      </PictureTile>
    </li>
  );
}
