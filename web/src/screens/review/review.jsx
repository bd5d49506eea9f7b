// The review of a deal, below a replay: the value of each of one's moves, the curve of the deal, and the share of luck
// in the result. The replay stays usable while the review is computed.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { linkAddress } from '../../links/link-text.js';
import { Review, upTo } from '../../match/review.js';
import { shelfOf } from '../../match/saved-reviews.js';
import * as practice from '../../practice/practice-store.js';
import { adopt } from '../../styles/adopt-sheet.js';
import { ENGINE_FAILED, problemOf, useWords } from '../../words/words.js';
import { Button, Pick, Sheet } from '../common/controls.jsx';
import { useLostFocus } from '../common/keep-focus.js';
import { canShare, copy, share } from '../common/share-copy-save.js';
import { Steps } from '../common/step-controls.jsx';
import { Icon, ToolButton } from '../common/table-icons.jsx';
import { useLatest } from '../common/use-latest.js';
import { TryAgain } from '../practice/try-again.jsx';
import { noteReview } from '../statistics/statistics-part.js';
import { Curve, Mark } from './curve.jsx';
import style from './review.css' with { type: 'text' };
import { toldOf } from './review-told.js';

adopt(style);

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../match/replay.js').Replay} Replay
 * @typedef {import('../../wire.js').Review} Reviewed
 * @typedef {import('./curve.jsx').Move} Move
 * @typedef {import('./review-told.js').Told} Told
 * @typedef {import('../../types.js').View} View
 */

/** Returns the seats of people. @param {import('../../wire.js').Found} found */
const peopleOf = ({ seats }) => seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** Creates the review of a deal and follows its state; stops it on unmounting.
 * @param {App} app @param {string | undefined} id of a match saved on this device
 * @param {import('../../wire.js').ReviewRequest} request
 * @param {number} place index of the deal in the save @param {boolean} isWanted true to compute it at once
 * @param {(review: Reviewed) => void} onMade called with a new review */
function useReview(app, id, request, place, isWanted, onMade) {
  const latest = useLatest(app.ask);
  const review = useMemo(
    () =>
      new Review({
        request,
        ask: (request) => latest.current(request),
        shelf: id ? shelfOf(id, request, place) : undefined,
        onMade,
      }),
    [request.save, request.deal, request.seat],
  );
  const [seen, setSeen] = useState({ of: review, state: review.state });
  useEffect(() => {
    const end = review.watch((state) => setSeen({ of: review, state }));
    review.look(isWanted);
    return () => (end(), review.stop());
  }, [review]);
  return { review, state: seen.of === review ? seen.state : review.state };
}

/** Adds a review to the statistics. @param {string} id of the match @param {Reviewed} review */
const count = (id, { deal, moves, average_loss: average }) =>
  noteReview({ match: id, deal, moves: moves.length, loss: moves.length * average }).catch(() => {});

/**
 * @param {object} props
 * @param {App} props.app
 * @param {import('../../wire.js').Found} props.found
 * @param {string} [props.id] of a match saved on this device
 * @param {Replay} props.replay
 * @param {import('../../match/replay.js').State} props.state
 * @param {View} props.view as the replay shows it
 * @param {string} props.place current position in words
 * @param {(marks: Record<string, string>) => void} props.onMarked passes the classes of the cards and places to mark
 * @param {(aloud: {of: (at: number) => string} | null) => void} props.onTold passes the spoken text for each step, once
 *   the review is made
 * @param {() => void} props.onClose
 */
export function ReviewFoot({ app, found, id, replay, state, view, place, onTold, onMarked, onClose }) {
  const words = useWords();
  const people = peopleOf(found);
  const { latest, eyes, wanted } = state;
  const deals = latest?.deals ?? [0];
  const number = deals.findLastIndex((first) => first <= (latest?.at ?? 0));
  const [seat, setSeat] = useState(eyes.seat ?? people[0] ?? 0);
  const first = useRef(view.deal); // the deal it was opened for
  const save = upTo(found.save, number);
  const reviewedOf = (/** @type {Reviewed} */ review) => ({
    game: found.game,
    of: `${id}:${review.deal}:${review.seat}`,
    save,
    review,
  });
  const { review, state: counted } = useReview(
    app,
    id,
    { do: 'review', save, deal: view.deal, seat },
    number,
    people.length === 1 && seat === people[0] && view.deal === first.current,
    (made) => {
      if (!id || !people.includes(made.seat)) return;
      count(id, made);
      practice.noteReview(reviewedOf(made), app.ask).catch(() => {});
    },
  );
  const [isListed, setListed] = useState(false);
  const made = counted.review;
  useEffect(() => {
    if (eyes.seat !== seat && !eyes.isOpen) replay.look({ seat, isOpen: false });
  }, [seat]);
  const moves = made?.moves ?? counted.first;
  const choices = made ? made.moves.map(({ at }) => at) : counted.choices;
  const isYou = people.length === 1 && seat === people[0];
  const name = isYou ? words.t('you-name') : view.seats[seat].name;
  const told = toldOf({ review: made, moves, choices, view, seat, name, words });
  const move = moves.find(({ at }) => at === wanted);
  const title = words.t('review-title', { deal: view.deal });
  useLayoutEffect(() => {
    const first = latest?.at; // the step at which the summary is read
    onTold(made && { of: (at) => told.aloud(at) || (at === first ? words.flow(told.sums()) : '') });
    return () => onTold(null);
  }, [made, words]);
  const isThere = latest?.at === wanted && latest?.eyes.seat === seat;
  useEffect(() => {
    onMarked(move && isThere ? marksOf(move) : NO_MARKS);
    return () => onMarked(NO_MARKS);
  }, [move, isThere]);
  const pick = <Whose seat={seat} view={view} onSeat={setSeat} />;
  const whole = (/** @type {(at: number) => void} */ onGo) => (
    <Whole {...{ app, told, title, save, moves, choices, pick }} review={made} at={wanted} onGo={onGo} />
  );
  useLostFocus(['.review .told']);
  return (
    <section class="review" aria-label={title}>
      {made && (
        <div class="first">
          <Sums told={told} />
        </div>
      )}
      <div class="head">
        <div class="told" tabIndex={0} role="group" aria-label={words.t('review')}>
          {!made && !move && (
            <>
              <p>
                <b>{title}</b>
              </p>
              <p class="reason">{words.t('review-what')}</p>
            </>
          )}
          {made && move && move.mark !== 'fine' && <TryAgain app={app} reviewed={reviewedOf(made)} at={move.at} />}
          {move && <MoveText move={move} told={told} />}
          {made && !move && (
            <>
              <div class="sums">
                <Sums told={told} />
              </div>
              <p class="place">{place}</p>
            </>
          )}
        </div>
        <ToolButton icon="close" label={words.t('review-close')} onClick={onClose} />
      </div>
      {made ? (
        <Curve review={made} at={wanted} told={move ? told.of(move) : place} usual={told.usual()} onGo={replay.go} />
      ) : (
        <Making review={review} state={counted} pick={pick} />
      )}
      <Steps
        replay={replay}
        state={state}
        jumps={{
          names: ['review-back', 'review-next'],
          back: moves.findLast(({ at }) => at < wanted)?.at,
          next: moves.find(({ at }) => at > wanted)?.at,
        }}
      >
        {moves.length > 0 && (
          <button
            type="button"
            class="tool list"
            aria-label={words.t('review-moves')}
            title={words.t('review-moves')}
            onClick={() => setListed(true)}
          >
            <Icon name="log" />
          </button>
        )}
      </Steps>
      {(made || moves.length > 0) && <div class="beside">{whole(replay.go)}</div>}
      {isListed && (
        <Sheet title={title} onClose={() => setListed(false)}>
          <Sums told={told} />
          {whole((at) => (setListed(false), replay.go(at)))}
        </Sheet>
      )}
    </section>
  );
}

const NO_MARKS = {};

/** Returns the marks of the cards or places of a move, as classes.
 * @param {Move} move @returns {Record<string, string>} */
const marksOf = ({
  mark,
  played,
  best,
  played_cards: own,
  best_cards: better,
  played_zone: here,
  best_zone: there,
}) => ({
  ...(played === best ? {} : marked(better, there, 'better')),
  ...marked(own, here, `played ${mark}`),
});

/** @param {string[]} cards @param {string | null | undefined} zone marked where there are no cards
 * @param {string} mark @returns {Record<string, string>} */
const marked = (cards, zone, mark) => Object.fromEntries([...cards, ...(zone ? [zone] : [])].map((it) => [it, mark]));

/** Chooses whose moves are reviewed. @param {{seat: number, view: View, onSeat: (seat: number) => void}} props */
function Whose({ seat, view, onSeat }) {
  const words = useWords();
  const label = words.t('review-whose');
  return (
    <span class="whose">
      <span aria-hidden="true">{label}</span>
      <Pick
        label={label}
        value={String(seat)}
        options={view.seats.map(({ name }, seat) => ({ value: String(seat), label: name }))}
        onChange={(value) => onSeat(Number(value))}
      />
    </span>
  );
}

/** Before the review is made: the choice of the seat, then the progress.
 * @param {{review: Review, state: import('../../match/review.js').State, pick: import('preact').VNode}} props */
function Making({ review, state: { stage, done, problem }, pick }) {
  const words = useWords();
  if (stage === 'looking') return null;
  if (stage === 'counting') {
    return (
      <div class="making">
        <progress aria-label={words.t('review-counting')} value={done} />
        <Button kind="quiet" onClick={review.stop}>
          {words.t('review-stop')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {Boolean(problem) && <p role="alert">{words.show(problemOf(problem))}</p>}
      <div class="making">
        {pick}
        <Button kind="primary" onClick={review.make}>
          {words.t(problem ? 'try-again' : 'review-make')}
        </Button>
      </div>
    </>
  );
}

/** @param {{told: Told}} props */
const Sums = ({ told }) => (
  <>
    {told.sums().map((sum) => (
      <p key={sum} class={sum === told.turning() ? 'turning-point' : undefined}>
        {sum}
      </p>
    ))}
  </>
);

/** The text on one move. @param {{move: Move, told: Told}} props */
function MoveText({ move, told }) {
  return (
    <>
      <p>
        <Mark mark={move.mark} /> <span class="unseen">{told.of(move)}</span>
        <b aria-hidden="true">{told.mark(move)}</b>
        {told.loss(move) && ` · ${told.loss(move)}`}
      </p>
      <p>
        <span aria-hidden="true">{told.choices(move)}</span>
        <span class="unseen">{told.choices(move, true)}</span>
      </p>
      {told.reason(move) && <p class="reason">{told.reason(move)}</p>}
    </>
  );
}

/** Every move with its mark, what the marks mean, and the review to pass on. A tap goes to the move.
 * @param {object} props
 * @param {App} props.app
 * @param {string} props.save up to the end of the deal
 * @param {Reviewed | null} props.review
 * @param {Told} props.told
 * @param {string} props.title
 * @param {readonly Move[]} props.moves
 * @param {readonly number[]} props.choices
 * @param {number} props.at
 * @param {import('preact').VNode} props.pick
 * @param {(at: number) => void} props.onGo */
function Whole({ app, save, review, told, title, moves, choices, at, pick, onGo }) {
  const words = useWords();
  const [isExplained, setExplained] = useState(false);
  const [done, setDone] = useState('');
  /** Announces an outcome, also if it is the same as before. @param {string} id */
  const tell = (id) => setDone((old) => (old === words.t(id) ? `${words.t(id)}\u00a0` : words.t(id)));
  async function send() {
    const made = await app.ask({ do: 'link', kind: 'played', save }).catch(() => null);
    if (!made) return tell(ENGINE_FAILED);
    const url = linkAddress(made.link);
    return (canShare({ url }) && (await share({ title: 'Kortti', text: title, url }))) || tell(await copy(url));
  }
  return (
    <>
      {review && (
        <>
          <p class="result">{told.result(review)}</p>
          <p class="counts">
            <span>{told.counts()}</span>
            <button
              type="button"
              class="info"
              aria-label={words.t('review-borders-about')}
              aria-expanded={isExplained}
              onClick={() => setExplained(!isExplained)}
            >
              i
            </button>
          </p>
          {isExplained &&
            told.about(review).map((line) => (
              <p key={line} class="note">
                {line}
              </p>
            ))}
          {pick}
        </>
      )}
      <ol class="review-moves">
        {choices.map((step, k) => {
          const move = moves.find(({ at }) => at === step);
          return (
            <li key={step}>
              {move ? (
                <button type="button" aria-current={step === at ? 'step' : undefined} onClick={() => onGo(step)}>
                  <Mark mark={move.mark} />
                  <span>{told.played(move)}</span>
                  <small>
                    {told.mark(move)}
                    {told.loss(move) && ` · ${told.loss(move)}`}
                  </small>
                </button>
              ) : (
                <span class="waiting" aria-label={words.t('review-waiting', { number: k + 1 })} role="img">
                  …
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {review && (
        <div class="pass">
          <Button onClick={async () => tell(await copy(told.text(title)))}>{words.t('review-copy')}</Button>
          <Button onClick={send}>{words.t('review-share')}</Button>
          <p class="note">{words.t('review-share-how')}</p>
          <p role="status">{done}</p>
        </div>
      )}
    </>
  );
}
