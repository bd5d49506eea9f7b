// Route to the table: loads its code and opens or deals its match; follows another tab that plays on. A saved match is
// drawn from its kept view until the engine has opened it.

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { shareOf } from '../../engine/start-progress.js';
import { markPlace, mendRoute } from '../../links/routes.js';
import { rulesRoute } from '../../match/house-rules.js';
import * as playing from '../../match/match-keeper.js';
import * as matches from '../../match/saved-matches.js';
import { part, usePart } from '../../site/code-parts.js';
import { isReplaced } from '../../site/page-files.js';
import { games } from '../../site/site.js';
import { ENGINE_FAILED, problemOf, useWords } from '../../words/words.js';
import { Failed, Icon, Starting, useHeading } from '../common/controls.jsx';
import { RetryBoundary } from '../common/error-boundary.jsx';
import { tellKept } from '../common/notices.jsx';
import { useDealEndExtras } from './deal-end/deal-end-extras.jsx';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../types.js').OptionValue} OptionValue
 * @typedef {import('../../match/session.js').Session} Session
 * @typedef {typeof import('./table.jsx')} TableCode
 * @typedef {{onReplay: () => void, onPlay: (how: 'again' | 'same', session: Session) => Promise<unknown>,
 *   onRefused: () => void, onLeave?: () => void}} Frame exits of an embedded table; `onRefused`: it cannot be opened
 * @typedef {{code: TableCode, session: Session, number: number, isInert: boolean}} Seated `number`: counts sessions
 *   shown; `isInert`: drawn from the kept view
 */

/** The table with its canvas. */
export const table = part('table', () => import('./table.jsx'));

/** Friends at other devices. */
const hosting = part('hosting', () => import('../friends/hosting.jsx'));

/** The table, once its code and its match are ready.
 * @param {{app: App, id?: string, frame?: Frame, invites?: boolean}} props `frame`: embedded, without other screens;
 *   `invites`: friends are invited at once */
export function TableRoute({ app, id, frame, invites = false }) {
  const words = useWords();
  const matchId = id ?? playing.currentId() ?? app.matches()[0]?.id ?? '';
  const match = matches.get(matchId);
  const isGone = !match;
  const name = match?.game ?? '';
  const title = words.or(`game-${name}`, name);
  const { seated, problem, isLost, retry } = useSeat(app, matchId, isGone, Boolean(frame));
  const isSentBack = useRef(false);
  const isRefused = Boolean(problem?.detail) && (Boolean(frame) || playing.isToBeDealt(match));
  useHeading(title, false);
  useEngineWord(app, seated);

  useEffect(() => {
    if (!isGone || isSentBack.current) return;
    if (id) app.notify(matches.isThrownAway(id) ? 'match-thrown-away' : 'match-gone');
    app.go('', { replace: true });
  }, [isGone]);
  useEffect(() => {
    if (!isRefused) return;
    if (frame) return frame.onRefused();
    isSentBack.current = true; // back to the options, to change them
    app.notify(words.show(problem?.detail));
    app.go(`new/${encodeURIComponent(name)}`, { replace: true });
    app.forget(matchId);
  }, [isRefused]);

  const ending = useDealEndExtras(app, frame ? undefined : match);
  const [isInviting, setInviting] = useState(invites);
  const [company, setCompany] = useState({ isOn: false, hasTable: false });
  const {
    code: host,
    isLost: isHostLost,
    retry: retryHost,
  } = usePart(hosting, isInviting || Boolean(match?.friends?.length));
  function invite() {
    setInviting(true);
    if (isHostLost) retryHost();
  }
  useEffect(() => {
    if (!isHostLost) return;
    setInviting(false);
    app.notify('part-failed');
  }, [isHostLost]);

  const session = seated?.session;
  const onPlay = useCallback(
    async (/** @type {'again' | 'same'} */ how) => {
      if (!session) return;
      const isAgain = how === 'again' && !frame;
      if (session.state.isInert && !isAgain) return app.notify('table-engine-starting');
      const isHere = markPlace();
      const opening = isAgain ? await app.openingFor(playing.choiceLike(session)) : null;
      if (!isHere()) return;
      (frame ? frame.onPlay(how, session) : playing.playAgain(session, how, opening)).catch((error) =>
        app.notify(words.show(problemOf(error))),
      );
    },
    [app, session, words],
  );

  const fate = session && match && fateOf(app, match, session);

  if (isGone) return null;
  const isFailed = problem && !problem.detail && app.engine.state === 'ready';
  const waiting = (
    <Waiting title={title} onLeave={frame ? undefined : () => app.back()}>
      {problem?.detail ? (
        <p role="alert">{words.show(problem.detail)}</p>
      ) : (
        <Starting engine={app.engine} onRetry={app.retry} isMore={!problem} />
      )}
      {isFailed && <Failed text="table-failed" isReplaced={isLost} onRetry={retry} />}
    </Waiting>
  );
  if (!seated || (seated.isInert && (problem?.detail || isFailed))) return waiting;
  return (
    <>
      <RetryBoundary key={seated.number} doubtful={seated.isInert} otherwise={waiting}>
        <seated.code.Table
          session={seated.session}
          settings={app.settings}
          onPlay={onPlay}
          onSettle={app.set}
          verify={app.ask}
          isKnown={Boolean(match?.origin || match?.choice?.known || match?.choice?.opening)}
          day={match?.choice?.day}
          isHandLarge={company.hasTable}
          {...(frame
            ? { onFull: () => app.full?.(), onReplay: frame.onReplay, onLeave: frame.onLeave }
            : {
                onLeave: () => app.back(),
                onRules: (view) =>
                  app.go(rulesRoute(view.game, /** @type {Record<string, OptionValue>} */ (view.options))),
                onSettings: () => app.go('settings'),
                hasScreens: true,
                friends: seated.isInert || match?.choice?.day ? undefined : { isOn: company.isOn, open: invite },
                onReplay: () => app.go(`replay/${matchId}`),
                onReview: () => app.go(`replay/${matchId}?review`),
                ending,
                fate,
              })}
        />
      </RetryBoundary>
      {host && match && !seated.isInert && (isInviting || match.friends?.length) && (
        <host.Hosting
          app={app}
          match={match}
          session={seated.session}
          isOpen={isInviting}
          onOpen={() => setInviting(true)}
          onClose={() => {
            setInviting(false);
            if (invites) mendRoute(`/table/${matchId}`); // a reload does not invite again
          }}
          onCompany={(isOn, hasTable) => setCompany({ isOn, hasTable })}
        />
      )}
      {seated.isInert && app.engine.state !== 'failed' && (
        <progress class="start-line" aria-label={words.t('engine-starting')} value={shareOf(app.engine)} />
      )}
    </>
  );
}

/** Returns what the menu does with a match. @param {App} app @param {matches.Match} match @param {Session} session
 * @returns {import('./sheets/sheets.jsx').Fate} */
function fateOf(app, { id, game: name, choice }, session) {
  const game = games.find((known) => known.name === name);
  return {
    onNew: choice?.day ? undefined : () => (tellKept(app, name), playing.dealAnew(session, id)),
    onGuide:
      game?.lesson.length && !choice?.lesson && !choice?.day
        ? () => app.learn(game, { replace: session.state.latest.view.over === 'match' }) // which is not kept
        : undefined,
    onGiveUp() {
      playing.forgetWhenLeft(id);
      app.back();
    },
  };
}

/** The table screen before there is a match.
 * @param {{title: string, onLeave?: () => void, children: import('preact').ComponentChildren}} props */
export function Waiting({ title, onLeave, children }) {
  const words = useWords();
  return (
    <div class="table-screen">
      <header class="table-bar">
        {onLeave && (
          <button type="button" class="tool" aria-label={words.t('back')} title={words.t('back')} onClick={onLeave}>
            <Icon name="back" />
          </button>
        )}
        <h1>
          <b>{title}</b>
        </h1>
      </header>
      <main class="felt waiting">
        <div class="card-box panel">{children}</div>
      </main>
    </div>
  );
}

/** Loads the table's code and opens the session of a match. Tries again after a restart of the engine, after another
 * tab has played on, and on request.
 * @param {App} app @param {string} id @param {boolean} isGone @param {boolean} isFramed */
function useSeat(app, id, isGone, isFramed) {
  const [seated, setSeated] = useState(/** @type {Seated | null} */ (null));
  const [problem, setProblem] = useState(/** @type {{detail?: import('../../types.js').Message} | null} */ (null));
  const [isLost, setLost] = useState(false); // the server has a newer build
  const [tries, setTries] = useState(0);
  const turnover = matches.turnover(id);
  const asked = useRef(-1); // the turnover of the latest attempt
  const isLeft = useRef(false); // unmounted: later answers are dropped

  useLayoutEffect(() => {
    // before painting: no old error shows during a retry
    if (isGone || asked.current === turnover) return;
    asked.current = turnover;
    setProblem(null);
    const told = matches.get(id)?.choice?.lesson ? app.words.whole() : null; // a lesson needs all words
    const code = Promise.all([table.load(), told]).then(([code]) => code);
    const isWanted = () => !isLeft.current && asked.current === turnover;
    const seat = (/** @type {TableCode} */ code, /** @type {Session} */ session) => {
      setSeated((old) => ({
        code,
        session,
        number: old?.session === session ? old.number : (old?.number ?? 0) + 1,
        isInert: session.state.isInert,
      }));
    };
    const drawn = playing.draw(id);
    if (drawn)
      code.then(
        (code) => isWanted() && drawn.state.isInert && seat(code, drawn),
        () => {},
      );
    Promise.all([code, playing.open(id)]).then(
      ([code, session]) => {
        if (!isWanted()) return;
        seat(code, session);
        setProblem(null);
        if (seated && !seated.isInert) app.notify('match-elsewhere');
        else if (drawn?.isActing && drawn !== session) app.notify('table-choice-lost');
        if (!isFramed) matches.clearFinished(id); // embedded tables keep theirs
      },
      async (error) => {
        if (!isWanted()) return;
        asked.current = -1;
        const isOld = await isReplaced();
        if (isLeft.current || asked.current !== -1) return; // tried anew meanwhile
        setLost(isOld);
        setProblem(error);
      },
    );
  }, [app.engine.state, turnover, tries]);
  useEffect(() => () => void (isLeft.current = true), []);
  return { seated, problem, isLost, retry: () => setTries(tries + 1) };
}

/** Shows a standing notice at the table while the engine restarts or after it has failed.
 * @param {App} app @param {Seated | null} seated */
function useEngineWord(app, seated) {
  const isSeated = Boolean(seated);
  const isInert = seated?.isInert; // then taps are answered with it
  const { state, isReplaced: isOld } = app.engine;
  useEffect(() => {
    if (!isSeated || state === 'ready') return app.stand('engine', null);
    const act = { id: isOld ? 'reload' : 'try-again', run: app.retry };
    if (state === 'failed') return app.stand('engine', { id: isOld ? 'build-replaced' : ENGINE_FAILED, act });
    if (isInert) return undefined;
    const timer = setTimeout(() => app.stand('engine', { id: 'engine-starting' }), 1500);
    return () => clearTimeout(timer);
  }, [isSeated, isInert, state, isOld]);
  useEffect(() => () => app.stand('engine', null), []);
}
