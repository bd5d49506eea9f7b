// The puzzle screen: the table at a position, with the question, the verdict and the answer in the hint's place.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as playing from '../../match/match-keeper.js';
import { Session } from '../../match/session.js';
import { isPuzzle, Puzzle } from '../../practice/puzzle.js';
import { adopt } from '../../styles/adopt-sheet.js';
import { problemOf, useWords } from '../../words/words.js';
import { Button, Failed, Icon, Starting, useHeading } from '../common/controls.jsx';
import { table, Waiting } from '../table/table-route.jsx';
import style from './puzzle.css' with { type: 'text' };

adopt(style);

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../wire.js').Found} Found
 * @typedef {import('../../practice/puzzle.js').Task} Task
 * @typedef {typeof import('../table/table.jsx')} TableCode
 * @typedef {{code: TableCode, session: Session, puzzle: Puzzle}} Laid
 *
 * @typedef {object} Series what a puzzle of a series has besides
 * @property {string} about which one it is
 * @property {string} more said with the answer
 * @property {{text: string, run: () => void}} next goes on
 * @property {(reason: string) => string} [themeOf] what a kind of reason is about, in words; '' if it has no theme
 * @property {(isFound: boolean) => void} onVerdict told once whether it was found at the first try
 */

/**
 * @param {object} props
 * @param {App} props.app
 * @param {Found} props.found the position
 * @param {Task} props.task
 * @param {(save: string) => unknown} props.onPlayOn plays on from a position as a match
 * @param {import('../../practice/puzzle.js').PuzzleProgress} [props.kept] state to restore
 * @param {import('../table/table.jsx').Exits} [props.exits] ways to leave the table
 * @param {Series} [props.series]
 */
export function PuzzleRoute({ app, found, task, onPlayOn, kept, exits, series }) {
  const words = useWords();
  const title = words.t('puzzle-title', { game: words.or(`game-${found.game}`, found.game) });
  const { laid, problem, retry } = usePuzzle(app, found, task, kept);
  useHeading(title, false);
  const onLeave = () => app.back();
  if (laid) {
    const { code, session, puzzle } = laid;
    const note = <Note {...{ app, found, puzzle, session, task, onPlayOn, series }} />;
    return (
      <code.Table
        session={session}
        settings={app.settings}
        note={note}
        asksAll
        {...(exits ?? { onLeave, onSettings: () => app.go('settings') })}
      />
    );
  }
  const detail = /** @type {any} */ (problem)?.detail;
  return (
    <Waiting title={words.or(`game-${found.game}`, found.game)} onLeave={exits ? exits.onLeave : onLeave}>
      {detail ? (
        <>
          <p role="alert">{words.show(detail)}</p>
          {series && <Button onClick={series.next.run}>{series.next.text}</Button>}
        </>
      ) : (
        <Starting engine={app.engine} onRetry={app.retry} isMore={!problem} />
      )}
      {Boolean(problem) && !detail && app.engine.state === 'ready' && <Failed text="table-failed" onRetry={retry} />}
    </Waiting>
  );
}

/** Loads the table's code and opens a session at the position, once more after a restart of the engine.
 * @param {App} app @param {Found} found @param {Task} task
 * @param {import('../../practice/puzzle.js').PuzzleProgress} [kept] */
function usePuzzle(app, found, task, kept) {
  const { save, at } = kept ?? found;
  const [laid, setLaid] = useState(/** @type {Laid | null} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (laid || app.engine.state === 'failed') return undefined;
    let isWanted = true;
    setProblem(null);
    Promise.all([table.load(), playing.visit({ save, at })])
      .then(async ([code, { turn, ask, isBehind }]) => {
        const puzzle = new Puzzle({ task, ask, state: kept?.state });
        if (!kept && isPuzzle(turn)) await puzzle.check(turn.view.viewer);
        if (!isWanted) return;
        setLaid({ code, puzzle, session: new Session({ turn: puzzle.bare(turn), ask: puzzle.ask, isBehind }) });
      })
      .catch((error) => isWanted && setProblem(error)); // including the puzzle's own errors
    return () => void (isWanted = false);
  }, [app.engine.state === 'failed', tries]);
  return { laid, problem, retry: () => setTries(tries + 1) };
}

/**
 * The question, the verdict and the answer, in the hint's place.
 * @param {{app: App, found: Found, puzzle: Puzzle, session: Session, task: Task,
 *   onPlayOn: (save: string) => unknown, series?: Series}} props
 */
function Note({ app, found, puzzle, session, task, onPlayOn, series }) {
  const words = useWords();
  const [state, setState] = useState(puzzle.state);
  const [isOpen, setOpen] = useState(false);
  const { stage, solution, isShown } = state;
  const isFound = stage === 'right';
  useEffect(() => puzzle.watch(setState), [puzzle]);
  useEffect(() => {
    if (stage === 'wrong') setOpen(false);
  }, [stage]);
  useVerdict(state, app.onSolved, series?.onVerdict);
  const isOne = useMemo(() => isFound || isPuzzle(session.state.latest), [session]);
  useEffect(() => {
    app.onPlace?.(() => {
      // later: the session is updated after this
      const { save = '', view } = session.state.latest;
      const at = found.at + (isFound ? 1 : 0);
      return { view, at, puzzle: { state, save: isFound ? save : found.save, at } };
    });
  }, [state]);
  const complain = (/** @type {unknown} */ error) => app.notify(words.show(problemOf(error)));
  const isTold = isOne && (isFound || isOpen);
  async function toggle() {
    if (isOpen || isShown) return setOpen(!isOpen);
    await puzzle.reveal(session.state.viewer).then(() => setOpen(true), complain);
  }
  async function again() {
    setOpen(false);
    puzzle.again();
    await session.undo();
  }
  const playOn = async () => Promise.resolve(onPlayOn(session.state.latest.save ?? '')).catch(complain);
  return (
    <section class={`hint puzzle ${stage}`} aria-label={words.t('puzzle-label')}>
      <div role="status">
        {isOne && stage !== 'asked' ? (
          <p class="verdict">{verdictText(words, state, series)}</p>
        ) : (
          <p class="question">{isOne ? questionText(words, task) : words.t('puzzle-none')}</p>
        )}
        {isTold && solution && (
          <div class="told">
            <p>{answerText(words, solution, isFound)}</p>
            {series?.more && <p class="about">{series.more}</p>}
          </div>
        )}
        {series && !isTold && stage === 'asked' && <p class="about">{series.about}</p>}
      </div>
      <div class="row">
        {isOne && !isFound && (
          <button
            type="button"
            class="button fold"
            aria-expanded={isOpen}
            disabled={stage === 'judging'}
            onClick={toggle}
          >
            {words.t('puzzle-show')} <Icon name="down" />
          </button>
        )}
        {isTold && series && (
          <Button kind="primary" onClick={series.next.run}>
            {series.next.text}
          </Button>
        )}
        {(isTold || !isOne) && (
          <Button kind={series ? 'plain' : 'primary'} onClick={playOn}>
            {words.t('replay-play-on')}
          </Button>
        )}
        {isFound && (
          <Button kind="quiet" onClick={again}>
            {words.t('puzzle-again')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Calls `onSolved` whenever the puzzle is solved, and `onVerdict` once: as described at `Series`. Restoring calls neither.
 * @param {import('../../practice/puzzle.js').State} state
 * @param {(state: import('../../practice/puzzle.js').State) => void} [onSolved] @param {Series['onVerdict']} [onVerdict] */
function useVerdict(state, onSolved, onVerdict) {
  const { stage, isShown } = state;
  const isFound = stage === 'right';
  const isOver = isFound || stage === 'wrong' || isShown;
  const before = useRef(stage);
  const isJudged = useRef(isOver);
  useEffect(() => {
    if (isFound && before.current === 'judging') onSolved?.(state);
    before.current = stage;
  }, [stage]);
  useEffect(() => {
    if (isJudged.current || !isOver) return;
    isJudged.current = true;
    onVerdict?.(isFound && !isShown);
  }, [isOver]);
}

/** @param {import('../../types.js').Words} words @param {Task} task */
const questionText = (words, { question, answers }) =>
  question || words.t(answers.length ? 'puzzle-question-author' : 'puzzle-question');

/** Returns the verdict on the last attempt; on a wrong one with what matters here, if that is known.
 * @param {import('../../types.js').Words} words @param {import('../../practice/puzzle.js').State} state
 * @param {Series} [series] */
function verdictText(words, { stage, tries, isShown, solution }, series) {
  if (stage === 'right') return words.t('puzzle-right', { tries, seen: isShown ? 'yes' : 'no' });
  if (stage === 'judging') return words.t('puzzle-thinking');
  const theme = series?.themeOf?.(solution?.reason?.id ?? '');
  return theme ? words.t('puzzle-wrong-theme', { theme }) : words.t('puzzle-wrong');
}

/** Returns the answer and its reason; if the user has found it (`isFound`), the reason alone.
 * @param {import('../../types.js').Words} words @param {import('../../wire.js').Solution} solution
 * @param {boolean} isFound */
function answerText(words, { whose, message, reason }, isFound) {
  const answer = words.show({ id: whose === 'author' ? 'puzzle-author' : 'puzzle-expert', args: { answer: message } });
  const because = reason ? words.show(reason) : '';
  return isFound && because ? because : `${answer} ${because}`.trim();
}
