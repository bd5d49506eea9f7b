// Practice: the tasks of the day and what one tends to miss, and puzzles, by game.

import { useEffect, useState } from 'preact/hooks';
import { recordOf } from '../../match/opened-records.js';
import { patternsOf } from '../../practice/patterns.js';
import { readAll, watch } from '../../practice/practice-store.js';
import { dueTasks, isTask } from '../../practice/tasks.js';
import { themes } from '../../practice/themes.js';
import { built, games } from '../../site/site.js';
import { adopt } from '../../styles/adopt-sheet.js';
import { useWords } from '../../words/words.js';
import { LinkButton } from '../common/controls.jsx';
import { Page } from '../common/page.jsx';
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
  return (
    <Page app={app} title={words.t('home-practice')}>
      <section class="panel card-box" aria-labelledby="today">
        <h2 id="today">{words.t('practice-today', { n: due.length })}</h2>
        <p class="note">
          {words.t('practice-what')} {later > 0 && words.t('practice-later', { n: later })}
        </p>
        {due.length > 0 && (
          <div class="row">
            <LinkButton kind="primary" icon="play" href="#/practice/today">
              {words.t('practice-start')}
            </LinkButton>
          </div>
        )}
      </section>
      <ul class="practice-games">
        {games.map(({ name }) => (
          <GamePart key={name} game={name} kept={kept} due={due.filter(({ game }) => game === name).length} />
        ))}
      </ul>
    </Page>
  );
}

/** What there is to practise in a game, if anything. @param {{game: string, kept: Kept, due: number}} props */
function GamePart({ game, kept, due }) {
  const words = useWords();
  const name = words.or(`game-${game}`, game);
  const path = encodeURIComponent(game);
  const count = built.puzzles[game] ?? 0;
  const found = (kept.puzzles[game] ?? []).filter(([, isFound]) => isFound).length;
  const patterns = patternsOf(
    kept.deals.filter((deal) => deal.game === game),
    themes,
  );
  if (!due && !count && !patterns.length) return null;
  return (
    <li class="card-box">
      <h3>{name}</h3>
      <div class="row">
        {due > 0 && (
          <LinkButton href={`#/practice/today/${path}`} label={`${name}: ${words.t('practice-today', { n: due })}`}>
            {words.t('practice-today', { n: due })}
          </LinkButton>
        )}
        {count > 0 && (
          <LinkButton
            href={`#/practice/puzzles/${path}/next`}
            label={`${name}: ${words.t('practice-puzzles', { found: Math.min(found, count), count })}`}
          >
            {words.t('practice-puzzles', { found: Math.min(found, count), count })}
          </LinkButton>
        )}
      </div>
      {patterns.length > 0 && (
        <>
          <p>{words.t('practice-patterns')}</p>
          <ul class="bullets">
            {patterns.map(({ theme, missed, choices }) => (
              <li key={theme}>
                {words.t('practice-pattern', { theme: words.t(`practice-theme-${theme}`), missed, choices })}
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
