// The screen that opens a link or a record: a deal to play, a position to look at, a puzzle, or a match to replay.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { linkIn } from '../../links/link-text.js';
import { houseSentenceOf } from '../../match/house-rule-words.js';
import { rulesRoute } from '../../match/house-rules.js';
import * as matches from '../../match/saved-matches.js';
import { taskIn } from '../../practice/puzzle.js';
import { wishIn } from '../../practice/puzzle-choice.js';
import { namesOf } from '../../words/seat-names.js';
import { useWords } from '../../words/words.js';
import { useBeginMatch } from '../common/begin-match.jsx';
import { Button, Failed, LinkButton, Starting } from '../common/controls.jsx';
import { Page } from '../common/page.jsx';
import { useFound } from '../common/use-found.js';
import { OpenBox } from '../home/open-box.jsx';
import { PuzzleRoute } from '../puzzle/puzzle.jsx';
import { ReplayRoute } from '../replay/replay-route.jsx';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../common/use-found.js').Found} Found
 */

/** Returns the origin of a match begun from this text: the link without its parameters, or the record.
 * @param {string} text @param {Found} found */
const originOf = (text, { save }) => (linkIn(text) ? text.replace(/^(\d[^&]*).*/, '$1') : save);

/** @param {{app: App, text: string}} props `text`: a link, or a record */
export function LinkScreen({ app, text }) {
  const words = useWords();
  const wish = linkIn(text) ? new URLSearchParams(text).get('puzzle') : null; // a puzzle of a collection
  const { found, problem, retry } = useFound(app, wish === null ? text : null);
  useEffect(() => {
    if (wish === null) return;
    const { game, number } = wishIn(wish, new URLSearchParams(text).get('game') ?? '');
    app.go(`practice/puzzles/${encodeURIComponent(game)}/${number || 'next'}`, { replace: true });
  }, [wish]);
  if (wish !== null) return null;
  if (found && found.kind !== 'deal' && /&do=play(&|$)/.test(text))
    return <PlayOn app={app} found={found} origin={originOf(text, found)} />;
  if (found?.kind === 'deal' && found.do !== 'replay' && found.do !== 'solve')
    return <DealScreen app={app} text={text} found={found} />;
  if (found?.do === 'solve') return <PuzzleScreen app={app} text={text} found={found} />;
  if (found) return <ReplayRoute app={app} found={found} origin={originOf(text, found)} />;
  const detail = /** @type {any} */ (problem)?.detail;
  return (
    <Page title={words.t('link-title')} app={app}>
      {detail ? <Bad app={app} detail={detail} /> : <Waiting app={app} problem={problem} onRetry={retry} />}
    </Page>
  );
}

/** Handles links that play at once: begins a match, or continues the one from the same origin.
 * @param {{app: App, found: Found, origin: string}} props */
function PlayOn({ app, found: { save, at, steps }, origin }) {
  const words = useWords();
  const { begin } = useBeginMatch(app);
  useEffect(() => {
    const begun = matches.begunFrom(origin);
    if (begun) app.go(`table/${begun.id}`, { replace: true });
    else begin({ save, origin, replace: true, ...(at < steps ? { at } : {}) });
  }, []);
  return (
    <Page title={words.t('link-title')} app={app}>
      <p class="note" role="status">
        {words.t('link-reading')}
      </p>
    </Page>
  );
}

/** A puzzle; playing on begins a match. @param {{app: App, text: string, found: Found}} props */
function PuzzleScreen({ app, text, found }) {
  const { offer, question } = useBeginMatch(app);
  const task = useMemo(() => taskIn(text), [text]);
  return (
    <>
      <PuzzleRoute
        app={app}
        found={found}
        task={task}
        onPlayOn={(save) => offer({ save, origin: `${originOf(text, found)}&at=${found.at}` })}
      />
      {question}
    </>
  );
}

/** While the text is read: the engine's start, or the problem.
 * @param {{app: App, problem: unknown, onRetry: () => void}} props */
function Waiting({ app, problem, onRetry }) {
  const words = useWords();
  const detail = /** @type {any} */ (problem)?.detail;
  if (detail) return <p role="alert">{words.show(detail)}</p>;
  if (app.engine.state !== 'ready') return <Starting engine={app.engine} onRetry={app.retry} />;
  return problem ? (
    <Failed onRetry={onRetry} />
  ) : (
    <p class="note" role="status">
      {words.t('link-reading')}
    </p>
  );
}

/** Replay of a saved match from a given step, or its review.
 * @param {{app: App, id: string, query: Record<string, string>}} props */
export function KeptReplay({ app, id, query }) {
  const [save] = useState(matches.get(id)?.save); // a snapshot: later moves are not replayed
  const { found, problem, retry } = useFound(app, save ?? null);
  const words = useWords();
  useEffect(() => {
    if (save) return;
    app.notify('match-gone');
    app.go('', { replace: true });
  }, []);
  const isReviewed = 'review' in query;
  if (found) {
    const asked = Math.trunc(Number(query.at ?? (isReviewed ? found.steps : 0))) || 0;
    const at = Math.max(0, Math.min(asked, found.steps));
    return <ReplayRoute app={app} found={{ ...found, at }} id={id} origin={`match:${id}`} isReviewed={isReviewed} />;
  }
  return save ? (
    <Page title={words.t('replay-look')} app={app}>
      <Waiting app={app} problem={problem} onRetry={retry} />
    </Page>
  ) : null;
}

/** Unreadable: the problem, and another attempt.
 * @param {{app: App, detail: import('../../types.js').Message}} props */
function Bad({ app, detail }) {
  const words = useWords();
  return (
    <>
      <section class="panel card-box" role="alert">
        <h2>{words.t('link-bad')}</h2>
        <p>{words.show(detail)}</p>
        <p class="note">{words.t('link-bad.what')}</p>
        <div class="row">
          <LinkButton kind="primary" icon="home" href="#/">
            {words.t('home')}
          </LinkButton>
        </div>
      </section>
      <OpenBox app={app} />
    </>
  );
}

/** The screen to open a link or a record. @param {{app: App}} props */
export function OpenScreen({ app }) {
  const words = useWords();
  return (
    <Page title={words.t('open-title')} app={app}>
      <OpenBox app={app} isAlone />
    </Page>
  );
}

/** A shared deal: its seats and house rules, and a button to play it.
 * @param {{app: App, text: string, found: Found}} props */
function DealScreen({ app, text, found }) {
  const words = useWords();
  const { game, options, seats, save, opening } = found;
  const name = words.or(`game-${game}`, game);
  const names = namesOf(seats, words);
  const origin = originOf(text, found);
  const begun = matches.begunFrom(origin);
  const { begin, isBusy } = useBeginMatch(app);
  return (
    <Page title={name} app={app}>
      <section class="panel card-box">
        <h2>{words.t('link-deal', { name })}</h2>
        <p>{words.t('link-deal.what')}</p>
        {isBusy && <Starting engine={app.engine} onRetry={app.retry} isMore />}
        <div class="row">
          {begun && (
            <LinkButton kind="primary" large href={`#/table/${begun.id}`}>
              {words.t('link-go-on')}
            </LinkButton>
          )}
          <Button
            kind={begun ? 'plain' : 'primary'}
            large
            icon={begun ? undefined : 'play'}
            disabled={isBusy}
            onClick={() => begin({ save, origin, opening })}
          >
            {words.t(begun ? 'link-begin-again' : 'play')}
          </Button>
          <LinkButton kind="quiet" icon="book" href={`#/${rulesRoute(game, options)}`}>
            {words.t('rules')}
          </LinkButton>
        </div>
        {found.practice && (
          <p class="note">
            <span class="practice">{words.t('table-practice')}</span> {words.t('link-practice')}
          </p>
        )}
      </section>
      <section class="panel card-box">
        <h3>{words.t('seats-title')}</h3>
        <ul class="who-sits">
          {seats.map(({ kind }, k) => (
            <li key={k}>
              <b>{names[k]}</b> {kind !== 'person' && <span class="note">{words.t(`level-${kind}`)}</span>}
            </li>
          ))}
        </ul>
      </section>
      <section class="panel card-box">
        <h3>{words.t('house-rules-title')}</h3>
        <p>{houseSentenceOf(found, words) || words.t('house-rules-usual')}</p>
      </section>
    </Page>
  );
}
