// The review of a deal, below a replay: the value of each of one's moves, the curve of the deal, and the share of luck
// in the result. The replay stays usable while the review is computed.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Review, upTo } from '../../match/review.js';
import { shelfOf } from '../../match/saved-reviews.js';
import * as practice from '../../practice/practice-store.js';
import { adopt } from '../../styles/adopt-sheet.js';
import { isShared } from '../../words/seat-names.js';
import { useWords } from '../../words/words.js';
import { Button, Pick, Sheet } from '../common/controls.jsx';
import { useLostFocus } from '../common/keep-focus.js';
import { Steps } from '../common/step-controls.jsx';
import { Icon } from '../common/table-icons.jsx';
import { useLatest } from '../common/use-latest.js';
import { TryAgain } from '../practice/try-again.jsx';
import { noteReview } from '../statistics/statistics-part.js';
import { Curve, Mark } from './curve.jsx';
import style from './review.css' with { type: 'text' };

adopt(style);

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../match/replay.js').Replay} Replay
 * @typedef {import('../../wire.js').Review} Reviewed
 * @typedef {import('./curve.jsx').Move} Move
 * @typedef {import('../../types.js').View} View
 */

/** Returns the seats that can be reviewed: those of people; all if there are none.
 * @param {import('../../wire.js').Found} found */
function seatsOf({ seats }) {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length ? people : seats.map((_, seat) => seat);
}

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
 * @param {(aloud: {of: (at: number) => string} | null) => void} props.onTold passes the spoken text for each step, once
 *   the review is made
 * @param {() => void} props.onClose
 */
export function ReviewFoot({ app, found, id, replay, state, view, place, onTold, onClose }) {
  const words = useWords();
  const seats = seatsOf(found);
  const { latest, eyes, wanted } = state;
  const deals = latest?.deals ?? [0];
  const number = deals.findLastIndex((first) => first <= (latest?.at ?? 0));
  const [seat, setSeat] = useState(eyes.seat !== null && seats.includes(eyes.seat) ? eyes.seat : seats[0]);
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
    seats.length === 1 && view.deal === first.current,
    (made) => {
      if (!id) return;
      count(id, made);
      if (found.seats[made.seat].kind === 'person') practice.noteReview(reviewedOf(made), app.ask).catch(() => {});
    },
  );
  const [isListed, setListed] = useState(false);
  const made = counted.review;
  useEffect(() => {
    if (eyes.seat !== seat && !eyes.isOpen) replay.look({ seat, isOpen: false });
  }, [seat]);
  const told = useTold(made, view, seat);
  const move = made?.moves.find(({ at }) => at === wanted);
  const title = words.t('review-title', { deal: view.deal });
  useLayoutEffect(() => {
    const first = latest?.at; // the step at which the summary is read
    onTold(made && { of: (at) => told.aloud(at) || (at === first ? words.flow(told.sums()) : '') });
    return () => onTold(null);
  }, [made, words]);
  useLostFocus(['.review .told']);
  return (
    <section class="review" aria-label={title}>
      <div class="head">
        <div class="told" tabIndex={-1}>
          {!made && (
            <p>
              <b>{title}</b>
            </p>
          )}
          {!made && <p class="reason">{words.t('review-what')}</p>}
          {made && (move ? <MoveText move={move} told={told} /> : <Sums told={told} />)}
          {made && move && move.mark !== 'fine' && <TryAgain app={app} reviewed={reviewedOf(made)} at={move.at} />}
        </div>
        <button
          type="button"
          class="tool"
          aria-label={words.t('review-close')}
          title={words.t('review-close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {made ? (
        <Curve review={made} at={wanted} told={move ? told.of(move) : place} onGo={replay.go} />
      ) : (
        <Making review={review} state={counted} seats={seats} seat={seat} onSeat={setSeat} view={view} />
      )}
      <Steps
        replay={replay}
        state={state}
        jumps={{
          names: ['review-back', 'review-next'],
          back: made?.moves.findLast(({ at }) => at < wanted)?.at,
          next: made?.moves.find(({ at }) => at > wanted)?.at,
        }}
      >
        {made && (
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
      {made && (
        <div class="beside">
          <Whole review={made} told={told} at={wanted} hasSums={Boolean(move)} onGo={replay.go} />
        </div>
      )}
      {made && isListed && (
        <Sheet title={title} onClose={() => setListed(false)}>
          <Whole review={made} told={told} at={wanted} hasSums onGo={(at) => (setListed(false), replay.go(at))} />
        </Sheet>
      )}
    </section>
  );
}

/** Before the review is made: the choice of the seat, then the progress.
 * @param {{review: Review, state: import('../../match/review.js').State, seats: number[], seat: number,
 *   onSeat: (seat: number) => void, view: View}} props */
function Making({ review, state: { stage, done, problem }, seats, seat, onSeat, view }) {
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
  const detail = /** @type {any} */ (problem)?.detail;
  return (
    <>
      {Boolean(problem) && <p role="alert">{detail ? words.show(detail) : words.t('engine-failed')}</p>}
      <div class="making">
        {seats.length > 1 && (
          <Pick
            label={words.t('review-whose')}
            value={String(seat)}
            options={seats.map((seat) => ({ value: String(seat), label: view.seats[seat].name }))}
            onChange={(value) => onSeat(Number(value))}
          />
        )}
        <Button kind="primary" onClick={review.make}>
          {words.t(problem ? 'try-again' : 'review-make')}
        </Button>
      </div>
    </>
  );
}

/** Returns functions for the texts of a review and its moves.
 * @param {Reviewed | null} review @param {View} view @param {number} seat */
function useTold(review, view, seat) {
  const words = useWords();
  const rounded = (/** @type {number} */ number) => Math.round(10 * number) / 10;
  const { id = '', args = {} } = review?.unit ?? {};
  const amount = (/** @type {number} */ number) => {
    const n = rounded(number);
    return words.t('review-amount', { unit: id, n, amount: words.show({ id, args: { ...args, count: n } }) });
  };
  // without the unit
  const bare = (/** @type {number} */ number) => words.t('review-bare', { unit: id, n: rounded(number) });
  const signed = (/** @type {number} */ number) =>
    new Intl.NumberFormat(words.lang, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
      .format(number)
      .replace('-', '−');
  const name = isShared(view) ? view.seats[seat].name : words.t('you-name');
  const mark = (/** @type {Move} */ { mark }) => words.t('review-mark', { mark });
  const number = (/** @type {Move} */ move) => (review?.moves.indexOf(move) ?? 0) + 1;
  const choices = (/** @type {Move} */ move, aloud = false) => {
    const [played, best] = [move.played_label, move.best_label].map((message) =>
      (aloud ? words.say : words.show)(message, view),
    );
    return words.t(move.played === move.best ? 'review-same' : 'review-choices', { name, played, best });
  };
  const loss = (/** @type {Move} */ move) =>
    rounded(move.loss) ? words.t('review-loss', { unit: id, loss: amount(move.loss) }) : '';
  const reason = (/** @type {Move} */ { reason }, aloud = false) =>
    reason ? (aloud ? words.say : words.show)(reason, view) : '';
  const of = (/** @type {Move} */ move) =>
    words.t('review-move', { number: number(move), count: review?.moves.length ?? 0, mark: mark(move) });
  const moveLine = (/** @type {Move} */ move) => words.row([of(move), loss(move)].filter(Boolean));
  /** The result of the deal, and the shares of luck and play in it. */
  const sums = () => {
    if (!review) return [];
    const { result, usual, luck, play, is_low: isLow } = review;
    return [
      words.t('review-sum', {
        unit: id,
        n: rounded(result),
        result: amount(result),
        usual: bare(usual),
      }),
      words.t('review-parts', { luck: signed(luck), play: signed(play), less: isLow ? id : '' }),
    ];
  };
  return {
    amount,
    mark,
    choices,
    loss,
    reason,
    of,
    played: (/** @type {Move} */ move) => words.show(move.played_label, view),
    sums,
    /** Returns the spoken text for the move at a step, '' if there is none. @param {number} at */
    aloud(at) {
      const move = review?.moves.find((move) => move.at === at);
      return move
        ? words.t('replay-told', { place: moveLine(move), told: words.flow([choices(move, true), reason(move, true)]) })
        : '';
    },
  };
}
/** @typedef {ReturnType<typeof useTold>} Told */

/** @param {{told: Told}} props */
const Sums = ({ told }) => (
  <>
    {told.sums().map((sum) => (
      <p key={sum}>{sum}</p>
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

/** The whole review: the result (`hasSums`), and every move with its mark. A tap goes to the move.
 * @param {{review: Reviewed, told: Told, at: number, hasSums: boolean, onGo: (at: number) => void}} props */
function Whole({ review, told, at, hasSums, onGo }) {
  const words = useWords();
  const [isExplained, setExplained] = useState(false);
  const { moves, borders, spread } = review;
  const counts = (/** @type {Move['mark']} */ mark) => moves.filter((move) => move.mark === mark).length;
  return (
    <>
      {hasSums && <Sums told={told} />}
      <p class="note">{words.t('review-spread', { spread: told.amount(spread) })}</p>
      <p class="counts">
        <span>
          {words.t('review-counts', { fine: counts('fine'), slips: counts('slip'), blunders: counts('blunder') })}
        </span>
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
      {isExplained && (
        <p class="note">
          {words.t('review-borders', { slip: told.amount(borders.slip), blunder: told.amount(borders.blunder) })}
        </p>
      )}
      <ol class="review-moves">
        {moves.map((move) => (
          <li key={move.at}>
            <button type="button" aria-current={move.at === at ? 'step' : undefined} onClick={() => onGo(move.at)}>
              <Mark mark={move.mark} />
              <span>{told.played(move)}</span>
              <small>
                {told.mark(move)}
                {told.loss(move) && ` · ${told.loss(move)}`}
              </small>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
