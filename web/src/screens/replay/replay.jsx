// The replay screen: the table at a step of a match, the controls, and buttons to play on from there. Also shows single
// positions, without controls.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { linkAt, linkIn } from '../../links/link-text.js';
import { mendRoute } from '../../links/routes.js';
import * as playing from '../../match/match-keeper.js';
import { Replay } from '../../match/replay.js';
import { PACE } from '../../motion/durations.js';
import { actionOf } from '../../practice/puzzle.js';
import { part, useOpening } from '../../site/code-parts.js';
import { adopt } from '../../styles/adopt-sheet.js';
import { dealTitle } from '../../words/deal-titles.js';
import { isShared } from '../../words/seat-names.js';
import { problemOf, useWords } from '../../words/words.js';
import { useBeginMatch } from '../common/begin-match.jsx';
import { Button, Failed, Pick, Starting, TopBar } from '../common/controls.jsx';
import { useLostFocus } from '../common/keep-focus.js';
import { Controls, useReplayKeys } from '../common/step-controls.jsx';
import { ToolButton } from '../common/table-icons.jsx';
import { useLatest } from '../common/use-latest.js';
import { warningOf } from '../share/share-line.js';
import { useOver } from '../table/sheets/sheets-part.js';
import { lookedAt, WatchedTable } from '../table/watched-table.jsx';
import style from './replay.css' with { type: 'text' };

adopt(style);

const reviewPart = part('review', () => import('../review/review.jsx'));

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../match/replay.js').State} State
 * @typedef {import('../../match/replay.js').Shown} Shown
 * @typedef {import('../../wire.js').Found} Found
 * @typedef {{sceneTime: () => number, still: number}} Table milliseconds for a scene, and the time when its cards will
 *   be at rest
 */

/** Shortest time between steps in automatic play, in milliseconds. */
const LEAST_PAUSE = 250;

/** Creates a replay and follows its state.
 * @param {{save: string, at: number, seat: number | null, ask: App['ask']}} props */
function useReplay({ save, at, seat, ask }) {
  const latest = useLatest(ask);
  const replay = useMemo(() => new Replay({ save, at, seat, ask: (request) => latest.current(request) }), [save]);
  const [state, setState] = useState(replay.state);
  useEffect(() => {
    const end = replay.watch(setState);
    setState(replay.state);
    replay.start();
    return end;
  }, [replay]);
  return { replay, state };
}

/** Times the scenes of a step, and the steps of automatic play.
 * @param {Replay} replay @param {State} state @param {{current: Table}} table @param {keyof typeof PACE} pace */
function usePlaying(replay, { shown, scenes, isPlaying, wanted, latest }, table, pace) {
  useEffect(() => {
    if (!scenes.length) return undefined;
    const timer = setTimeout(replay.nextScene, table.current.sceneTime());
    return () => clearTimeout(timer);
  }, [shown]);
  const isThere = latest?.at === wanted && !scenes.length;
  useEffect(() => {
    if (!isPlaying || !isThere) return undefined;
    const timer = setTimeout(
      replay.playOn,
      Math.max(0, table.current.still - performance.now()) + Math.max(PACE[pace], LEAST_PAUSE),
    );
    return () => clearTimeout(timer);
  }, [isPlaying, isThere, shown]);
}

/** Returns the seat whose hand is shown at first: the only person's; null if several share the device.
 * @param {Found} found */
function firstSeat({ seats, seat }) {
  if (seat !== null) return seat;
  return isShared({ seats }) ? null : seats.findIndex(({ kind }) => kind === 'person');
}

/**
 * @param {object} props
 * @param {App} props.app
 * @param {string} props.title
 * @param {Found} props.found
 * @param {string} props.origin
 * @param {string} [props.id]
 * @param {boolean} [props.isReviewed] true to open the review at once
 */
export function ReplayScreen({ app, title, found, origin, id, isReviewed = false }) {
  const words = useWords();
  const { save } = found;
  const { replay, state } = useReplay({ save, at: found.at, seat: firstSeat(found), ask: app.ask });
  const { shown, latest, problem } = state;
  const table = useRef(/** @type {Table} */ ({ sceneTime: () => 0, still: 0 }));
  const [isSharing, setSharing] = useState(false);
  const { offer, question } = useBeginMatch(app);
  const review = useOpening(reviewPart, () => app.notify('part-failed'));
  useEffect(() => {
    if (isReviewed) review.open();
  }, []);
  const [aloud, setAloud] = useState(/** @type {{of: (at: number) => string} | null} */ (null));
  const [marked, setMarked] = useState(/** @type {Record<string, string>} */ ({}));
  usePlaying(replay, state, table, app.settings.pace);
  useReplayKeys(replay);
  const turn = useMemo(() => shown && { ...shown, save: '' }, [shown]);
  const hasArrived = useRef(false);
  useLostFocus(hasArrived.current ? ['.review .told', '.prompt', 'h1'] : ['h1'], app.arrives);
  hasArrived.current = shown !== null;
  const isMatch = found.kind === 'match';
  const isLink = linkIn(origin) !== null; // false for a record
  useAddress(isMatch && !app.full && (isLink || Boolean(id)), latest?.at, (at) =>
    id ? `/replay/${id}?at=${at}${review.code ? '&review' : ''}` : isLink ? linkAt(origin, at) : '',
  );
  useEffect(() => {
    if (!latest) return;
    app.onStep?.(latest);
    app.onPlace?.(() => {
      const at = replay.state.wanted; // the engine may not have answered yet
      return { view: lookedAt(latest.view, words), at, drawn: { save, at, seat: latest.eyes.seat } };
    });
  }, [latest]);
  const detail = /** @type {any} */ (problem)?.detail;
  useEffect(() => {
    if (problem && app.engine.state === 'ready') replay.start();
  }, [app.engine.state]);
  useEffect(() => {
    if (problem && shown) app.notify(words.show(problemOf(problem)));
  }, [problem]);
  if (!shown || !turn || !latest) {
    return (
      <div class="screen">
        <TopBar title={title} onBack={app.full ? undefined : () => app.back()} />
        <main class="page">
          {detail ? (
            <p role="alert">{words.show(detail)}</p>
          ) : (
            <Starting engine={app.engine} onRetry={app.retry} isMore={!problem} />
          )}
          {Boolean(problem) && !detail && app.engine.state === 'ready' && <Failed onRetry={replay.start} />}
        </main>
      </div>
    );
  }
  const view = lookedAt(shown.view, words);
  const place = isMatch
    ? words.t('replay-place', { at: latest.at, count: latest.steps, deal: view.deal, deals: latest.deals.length })
    : '';
  const begin = (/** @type {number} */ at) => offer({ save, at, origin: `${origin}&at=${at}` });
  const start = latest.deals.findLast((first) => first <= latest.at) ?? 0;
  const bar = (
    <header class="table-bar">
      {!app.full && <ToolButton icon="back" label={words.t('back')} onClick={() => app.back()} />}
      <h1 tabIndex={-1}>
        <b>{words.show({ id: 'table-game', args: { game: view.game } })}</b>
        <small>
          {words.show(dealTitle(view), view)}
          <span class="unseen"> {title}</span>
        </small>
      </h1>
      <Eyes view={view} state={state} found={found} onLook={replay.look} />
      <ToolButton icon="share" label={words.t('table-share')} onClick={() => setSharing(true)} />
      {app.full && (
        <ToolButton icon="full" label={words.t('embed-full')} onClick={() => app.full?.({ save, at: latest.at })} />
      )}
    </header>
  );
  const isReviewing = Boolean(review.code) && latest.may_open;
  const foot =
    review.code && isReviewing ? (
      <review.code.ReviewFoot
        app={app}
        found={found}
        id={id}
        replay={replay}
        state={state}
        view={view}
        place={place}
        onTold={setAloud}
        onMarked={setMarked}
        onClose={review.close}
      />
    ) : (
      <Controls replay={replay} state={state} place={place}>
        {latest.may_open && !app.full && (
          <button type="button" class="worded" onClick={review.open}>
            {words.t('review')}
          </button>
        )}
      </Controls>
    );
  const { why, seat } = latest;
  const buttons = (
    <>
      {why && seat !== null && (
        <button type="button" class="action" onClick={() => app.notify(reasonOf(why, seat, latest.view, words))}>
          {words.t('replay-why')}
        </button>
      )}
      {!view.over && latest.at !== start && (
        <button type="button" class="action" onClick={() => begin(latest.at)}>
          {words.t('replay-play-on')}
        </button>
      )}
      <button type="button" class="action" onClick={() => begin(start)}>
        {words.t('replay-play-yourself')}
      </button>
    </>
  );
  return (
    <>
      <WatchedTable
        turn={turn}
        hands={shown.hands}
        settings={app.settings}
        kind={`replay${isMatch && isReviewing ? ' reviewed' : ''}`}
        isTerse={isMatch && isReviewing}
        bar={bar}
        buttons={buttons}
        place={place}
        told={aloud?.of(latest.at)}
        marked={marked}
        foot={isMatch && foot}
        onReady={({ sceneTime }) => (table.current.sceneTime = sceneTime)}
        onShown={(still) => (table.current.still = still)}
      />
      {isSharing && (
        <ReplayShare
          app={app}
          save={save}
          latest={latest}
          isMatch={isMatch}
          isOver={found.over === 'match'}
          onClose={() => setSharing(false)}
        />
      )}
      {question}
    </>
  );
}

/** Returns a reason as its seat is told it, and says whose place that is unless it is the reader's.
 * @param {import('../../types.js').Message} why @param {number} seat @param {Shown['view']} view
 * @param {import('../../types.js').Words} words */
function reasonOf(why, seat, view, words) {
  const there = lookedAt({ ...view, front: seat }, words);
  const isOwn = seat === view.front && view.seats[seat].kind === 'person' && !isShared(view);
  const told = { id: 'replay-why-told', args: { name: there.seats[seat].name, reason: why } };
  return words.show(isOwn ? why : told, there);
}

/** Chooses whose cards are visible. Until the deal is over, other players' hands cannot be chosen.
 * @param {{view: Shown['view'], state: State, found: Found, onLook: Replay['look']}} props */
function Eyes({ view, state: { eyes, latest }, found, onLook }) {
  const words = useWords();
  const seats = found.seats.flatMap(({ kind }, seat) =>
    latest?.may_open || (kind === 'person' && !isShared(found)) ? [seat] : [],
  );
  if (!latest?.may_open && seats.length < 2) return null;
  return (
    <Pick
      label={words.t('replay-eyes')}
      value={eyes.isOpen ? 'all' : String(eyes.seat ?? '')}
      options={[
        ...(eyes.seat === null && !eyes.isOpen ? [{ value: '', label: words.t('replay-no-hand') }] : []),
        ...seats.map((seat) => ({ value: String(seat), label: view.seats[seat].name })),
        ...(latest?.may_open ? [{ value: 'all', label: words.t('replay-all-hands') }] : []),
      ]}
      onChange={(value) =>
        onLook(
          value === 'all' ? { seat: eyes.seat, isOpen: true } : { seat: value ? Number(value) : null, isOpen: false },
        )
      }
    />
  );
}

/** @param {{app: App, save: string, latest: Shown, isMatch: boolean, isOver: boolean, onClose: () => void}} props */
function ReplayShare({ app, save, latest, isMatch, isOver, onClose }) {
  const words = useWords();
  const { at, view } = latest;
  const { settings } = app;
  const [isEmbedding, setEmbedding] = useState(false);
  const isAsked = !view.over && view.turn !== null && view.seats[view.turn].kind === 'person';
  /** @type {import('../share/share.jsx').Subject} */
  const subject = {
    view: lookedAt(view, words),
    kinds: [
      ...(isMatch ? /** @type {const} */ (['match']) : []),
      'position',
      ...(isAsked ? /** @type {const} */ (['puzzle']) : []),
      'deal',
    ],
    first: isMatch ? 'match' : 'position',
    warning: warningOf(latest.may_open, isOver),
    link: async (kind) => {
      const { link } = await app.ask({ do: 'link', kind, save, ...(kind === 'match' ? {} : { at }) });
      return kind === 'match' ? linkAt(link, at) : link;
    },
    expert: async () => {
      const { ask } = await playing.visit({ save, at });
      return actionOf(await ask({ do: 'solve', action: '', seat: view.turn }));
    },
    record: async () => save,
    look: {
      words,
      fourColours: settings.fourColours,
      sorting: { by: view.sorts[0], ranks: view.ranks, apart: view.apart },
    },
  };
  /** @type {import('../share/embed-sheet.jsx').Draw} */
  const draw = async (width, height, way) => {
    const start = latest.deals.findLast((first) => first <= at) ?? 0;
    const title = words.or(`game-${view.game}`, view.game);
    const names = subject.view.seats.map(({ name }) => name);
    return (
      await app.ask({
        do: 'picture',
        save,
        at: way === 'deal' ? start : at,
        seat: latest.eyes.seat,
        width,
        height,
        words: { title, names },
      })
    ).svg;
  };
  const sheets = useOver(true, () => (onClose(), app.notify('part-failed')));
  if (!sheets) return null;
  if (isEmbedding) return <sheets.EmbedSheet subject={subject} draw={draw} onClose={onClose} />;
  return (
    <sheets.ShareSheet subject={subject} onClose={onClose}>
      {!app.full && <Button onClick={() => setEmbedding(true)}>{words.t('embed')}</Button>}
    </sheets.ShareSheet>
  );
}

/** Keeps the address at the current step, to be copied or reloaded.
 * @param {boolean} isOn @param {number | undefined} at @param {(at: number) => string} address */
function useAddress(isOn, at, address) {
  const wanted = isOn && at !== undefined ? address(at) : null;
  // cleared with the screen, not after the next paint: it would change the next one's address
  useLayoutEffect(() => {
    if (wanted === null) return undefined;
    const timer = setTimeout(() => mendRoute(wanted), 300);
    return () => clearTimeout(timer);
  }, [wanted]);
}
