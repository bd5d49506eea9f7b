// Tasks one after another: those of a review, or those of the day. At the end, how many were found at the first try.

import { useState } from 'preact/hooks';
import { noteTry } from '../../practice/practice-store.js';
import { themesIn } from '../../practice/themes.js';
import { useWords } from '../../words/words.js';
import { useBeginMatch } from '../common/begin-match.jsx';
import { Button, Failed, LinkButton, Starting } from '../common/controls.jsx';
import { Page } from '../common/page.jsx';
import { useFound } from '../common/use-found.js';
import { PuzzleRoute } from '../puzzle/puzzle.jsx';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../practice/tasks.js').Task} Task
 */

/** @param {{app: App, tasks: Task[], isToday?: boolean}} props `tasks` at first; `isToday`: they count */
export function TaskRun({ app, tasks: given, isToday = false }) {
  const words = useWords();
  const [tasks] = useState(given); // the stored ones change meanwhile
  const [at, setAt] = useState(0);
  const [found, setFound] = useState(0);
  const task = tasks[at];
  if (!task) return <RunEnd app={app} found={found} count={tasks.length} isToday={isToday} />;
  /** @type {import('../puzzle/puzzle.jsx').Series} */
  const series = {
    about: words.t('practice-task', { n: at + 1, count: tasks.length }),
    more: words.t('practice-played', { played: words.show(task.label) }),
    next: { text: words.t('practice-next'), run: () => setAt(at + 1) },
    themeOf: themesIn(words),
    onVerdict(isFound) {
      if (isFound) setFound((count) => count + 1);
      if (isToday) noteTry(task.id, isFound);
    },
  };
  return <OpenTask key={task.id} app={app} link={task.link} seat={task.seat} answers={[task.answer]} series={series} />;
}

/** A puzzle at the table, once its link has been read.
 * @param {{app: App, link: string, seat: number, answers: string[],
 *   series: import('../puzzle/puzzle.jsx').Series}} props */
export function OpenTask({ app, link, seat, answers, series }) {
  const words = useWords();
  const { offer, question } = useBeginMatch(app);
  const { found, problem, retry } = useFound(app, `${link}&seat=${seat}&do=solve`);
  if (found) {
    const play = (/** @type {string} */ save) => offer({ save, origin: `${link}&seat=${seat}` });
    return (
      <>
        <PuzzleRoute app={app} found={found} task={{ question: '', answers }} onPlayOn={play} series={series} />
        {question}
      </>
    );
  }
  const detail = /** @type {any} */ (problem)?.detail;
  return (
    <Page app={app} title={words.t('home-practice')} back="practice">
      {detail ? (
        <>
          <p role="alert">{words.show(detail)}</p>
          <div class="row">
            <Button onClick={series.next.run}>{series.next.text}</Button>
          </div>
        </>
      ) : problem && app.engine.state === 'ready' ? (
        <Failed onRetry={retry} />
      ) : (
        <Starting engine={app.engine} onRetry={app.retry} isMore />
      )}
    </Page>
  );
}

/** @param {{app: App, found: number, count: number, isToday: boolean}} props */
function RunEnd({ app, found, count, isToday }) {
  const words = useWords();
  return (
    <Page app={app} title={words.t('home-practice')} back="practice" arrives>
      <section class="panel card-box" role="status">
        <h2>{words.t('practice-done', { found, count })}</h2>
        {isToday && found < count && <p>{words.t('practice-missed')}</p>}
        <div class="row">
          {!isToday && (
            <Button kind="primary" onClick={() => app.back()}>
              {words.t('practice-back')}
            </Button>
          )}
          <LinkButton kind={isToday ? 'primary' : 'plain'} href="#/practice">
            {words.t('home-practice')}
          </LinkButton>
        </div>
      </section>
    </Page>
  );
}
