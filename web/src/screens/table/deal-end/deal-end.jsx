// The panel at the end of a deal or a match: scores, and buttons to go on.

import { useEffect, useRef } from 'preact/hooks';
import { SeatFace } from '../../../motion/people/portrait.jsx';
import { endingWords, endTitle, isSingle, namedAt } from '../../../words/deal-titles.js';
import { addressed, useWords } from '../../../words/words.js';
import { Button, LinkButton } from '../../common/controls.jsx';
import { Icon } from '../../common/table-icons.jsx';
import { ScoreGraph, ScoreTable, useNames, useNumbers, Worth } from './score-table.jsx';

/**
 * @typedef {import('../../../types.js').View} View
 * @typedef {import('../../../types.js').Turn} Turn
 * @typedef {import('../../../types.js').Message} Message
 * @typedef {import('preact').ComponentChildren} Children
 * @typedef {{part: (view: View) => Children, figures: (view: View) => Children, way: Children,
 *   onward: (view: View) => {href: string, label: string} | null}} Ending `part`: beside the score; `figures`: streak and
 *   best; `way`: a link to go on; `onward`: what comes instead of another deal, if one was all
 */

/** A message with card symbols as small cards; screen readers get their names.
 * @param {{message: Message, view: View}} props */
function CardText({ message, view }) {
  const words = useWords();
  const [text, said] = [words.show(message, view), words.say(message, view)];
  if (text === said) return <span>{text}</span>;
  const parts = text.split(/((?:10|[\p{Lu}\d]\p{Ll}?)[♣♦♥♠]\ufe0e?)/u);
  const suit = (/** @type {string} */ part) => 'CDHS'['♣♦♥♠'.indexOf(part.replace('\ufe0e', '').slice(-1))];
  return (
    <span>
      <span class="unseen">{said}</span>
      <span aria-hidden="true">
        {parts.map((part, k) =>
          k % 2 ? (
            <span class={`small-card ${suit(part)}`} key={k}>
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </span>
    </span>
  );
}

/** The levels of opponents. @param {{view: View, seats: number[]}} props */
function Levels({ view, seats }) {
  const words = useWords();
  const levels = seats.flatMap((seat) => view.seats[seat].level ?? []);
  return levels.length ? (
    <small class="levels">{words.row([...new Set(levels)].map((level) => words.t(`level-${level}.short`)))}</small>
  ) : null;
}

/** The scores of the finished deal with their reasons, the best first, ties in seat order.
 * @param {{view: View}} props */
export function DealRows({ view }) {
  const words = useWords();
  const names = useNames(view);
  const { plain, signed } = useNumbers();
  const { rows = [], winners = [], left = [] } = view.result ?? {};
  return (
    <ul class="deal-rows">
      {[...rows]
        .sort((one, other) => one.place - other.place)
        .map(({ seats, cards, lines, points, total, place }) => (
          <li key={seats[0]} data-seat={seats[0]} class={winners.includes(seats[0]) ? 'won' : ''}>
            <div class="who">
              {isSingle(view) && <span class="place">{words.t('table-place', { place })}</span>}
              {seats.map((seat) => (
                <SeatFace key={seat} view={view} seat={seat} />
              ))}
              <span>
                <b>{names(seats)}</b> <Levels view={view} seats={seats} />
                {winners.includes(seats[0]) && (
                  <>
                    {' '}
                    <span class="badge">{words.t('table-won', { count: seats.length })}</span>
                  </>
                )}
                {left.includes(seats[0]) && (
                  <>
                    {' '}
                    <span class="badge left">{words.t('table-lost')}</span>
                  </>
                )}
              </span>
              {view.unit && (
                <span class="sums">
                  <b>{signed(points)}</b>
                  {!isSingle(view) && <span>{words.t('table-sum', { total: plain(total) })}</span>}
                </span>
              )}
            </div>
            {cards.length > 0 && !lines.some(({ terms }) => terms.length) && (
              <p class="why">
                <CardText message={{ id: 'table-cards', args: { cards } }} view={view} />
              </p>
            )}
            {lines.map(({ message, points: each, terms }, k) => (
              <p class={`why${terms.length ? ' counted' : ''}`} key={k}>
                <CardText message={message} view={view} />
                {terms.length > 0 && <Worth terms={terms} />}
                {!terms.length && view.unit && lines.length > 1 && each !== 0 && (
                  <span class="num">{signed(each)}</span>
                )}
              </p>
            ))}
          </li>
        ))}
    </ul>
  );
}

/** Most faces at the head. */
const MOST_FACES = 3;

/**
 * A panel over the lower part of the table that can be folded to see the table. Its head names who has won, or is left
 * with the cards.
 * @param {object} props
 * @param {View} props.view
 * @param {boolean} props.isPeeking
 * @param {() => void} props.onPeek
 * @param {import('preact').ComponentChildren} props.children
 * @param {import('preact').ComponentChildren} props.foot
 */
function EndPanel({ view, isPeeking, onPeek, children, foot }) {
  const words = useWords();
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    /** @type {HTMLElement | null | undefined} */ (panel.current?.querySelector('.foot .primary'))?.focus({
      preventScroll: true,
    });
  }, []);
  const title = endTitle(view, words);
  const { named, isLeft } = namedAt(view);
  const place = myPlace(view, words);
  return (
    <section class={`end-panel${isPeeking ? ' peeking' : ''}`} role="dialog" aria-label={title} ref={panel}>
      <header>
        <span class={isLeft ? 'faces' : 'faces won'}>
          {named.slice(0, MOST_FACES).map((seat) => (
            <SeatFace key={seat} view={view} seat={seat} />
          ))}
        </span>
        <div>
          <h2>{title}</h2>
          {place && !isPeeking && <p class="my-place">{place}</p>}
        </div>
        <button type="button" class="button quiet peek" aria-expanded={!isPeeking} onClick={onPeek}>
          <Icon name={isPeeking ? 'up' : 'down'} />
          <span class={isPeeking ? '' : 'unseen'}>{words.t(isPeeking ? 'table-show-scores' : 'table-show-table')}</span>
        </button>
      </header>
      {!isPeeking && (
        <div class="scroll" tabIndex={0} role="group" aria-label={title}>
          {children}
        </div>
      )}
      <div class="foot">{foot}</div>
    </section>
  );
}

/** Returns the viewer's place in words; '' if the title says it, there are only two sides, or several people play.
 * @param {View} view @param {import('../../../types.js').Words} words */
function myPlace(view, words) {
  const me = addressed(view);
  const { named, isLeft } = namedAt(view);
  const isMine = (/** @type {{seats: readonly number[]}} */ { seats }) => me !== null && seats.includes(me);
  if (me === null || view.seats[me]?.kind !== 'person' || named.includes(me) || view.sides.length < 3) return '';
  const row = view.result?.rows.find(isMine);
  if (isLeft) return words.show(row?.lines[0]?.message, view);
  const place = (view.over === 'match' ? view.standings?.find(isMine) : row)?.place;
  return place ? words.t('table-my-place', { place, count: view.sides.length }) : '';
}

/** The outcome in the game's words. @param {{view: View}} props */
function Verdict({ view }) {
  const words = useWords();
  return view.result?.verdict ? <p class="verdict">{words.show(view.result.verdict, view)}</p> : null;
}

/** An opponent's comment. @param {{view: View, remark?: import('../../../types.js').Remark | null}} props */
function Remark({ view, remark }) {
  const words = useWords();
  return remark ? (
    <p class="remark-line">
      <b>{view.seats[remark.seat].name}</b> <q>{words.show(remark.message, view)}</q>
    </p>
  ) : null;
}

/** Effects of the finished deal on the totals.
 * @param {{view: View}} props */
function Notes({ view }) {
  const words = useWords();
  return (
    <>
      {view.notes?.at(-1)?.map((note) => (
        <p class="verdict" key={note.id}>
          {words.show(note, view)}
        </p>
      ))}
    </>
  );
}

/** Why the deal went as it did, in a sentence, and the viewer's streak and best.
 * @param {{view: View, ending?: Ending}} props */
function Told({ view, ending }) {
  return (
    <>
      {view.result?.because && (
        <p class="because">
          <CardText message={view.result.because} view={view} />
        </p>
      )}
      {ending?.figures(view)}
    </>
  );
}

/** Ways to go on besides the buttons. @param {Shared} props */
function Links({ ending, onPlay, onReplay, onReview, onShare, onFair }) {
  const words = useWords();
  /** @type {[string, (() => void) | undefined][]} */
  const ways = [
    ['table-same', onPlay && (() => onPlay('same'))],
    ['replay-look', onReplay],
    ['review', onReview],
    ['table-share', onShare],
    ['fair-page', onFair],
  ];
  return (
    <div class="links">
      {ways.map(
        ([id, go]) =>
          go && (
            <Button key={id} kind="quiet" onClick={go}>
              {words.t(id)}
            </Button>
          ),
      )}
      {ending?.way}
    </div>
  );
}

/** @typedef {{view: View, remark?: import('../../../types.js').Remark | null, invite?: Children, ending?: Ending,
 *   isPeeking: boolean, onPeek: () => void, onPlay?: (how: 'again' | 'same') => void, onReplay?: () => void,
 *   onReview?: () => void, onShare: () => void, onFair?: () => void}} Shared */

/** @param {Shared & {onNext: () => void}} props */
function DealEnd(props) {
  const { view, remark, invite, ending, isPeeking, onPeek, onNext } = props;
  const words = useWords();
  const onward = ending?.onward(view);
  const next = onward ? null : (view.titles[view.deal] ?? view.goal);
  return (
    <EndPanel
      view={view}
      isPeeking={isPeeking}
      onPeek={onPeek}
      foot={
        onward ? (
          <LinkButton kind="primary" large href={onward.href}>
            {onward.label}
          </LinkButton>
        ) : (
          <Button kind="primary" large onClick={onNext}>
            {words.t(endingWords(view).next)}
          </Button>
        )
      }
    >
      <Verdict view={view} />
      <Notes view={view} />
      <Told view={view} ending={ending} />
      {next && (
        <p class="next">
          <b>{words.t('table-next')}</b> {words.show(next, view)}
        </p>
      )}
      <Remark view={view} remark={remark} />
      {ending?.part(view)}
      <DealRows view={view} />
      {!onward && next !== view.goal && view.goal && <p class="note">{words.show(view.goal, view)}</p>}
      {invite}
      <Links {...props} onPlay={undefined} onReplay={undefined} />
    </EndPanel>
  );
}

/** @param {Shared & {onLeave?: () => void}} props */
function MatchEnd(props) {
  const { view, remark, invite, ending, isPeeking, onPeek, onPlay, onLeave } = props;
  const words = useWords();
  const names = useNames(view);
  const standings = view.standings ?? [];
  const single = isSingle(view);
  const onward = ending?.onward(view);
  return (
    <EndPanel
      view={view}
      isPeeking={isPeeking}
      onPeek={onPeek}
      foot={
        <>
          {onLeave && (
            <Button kind={onPlay ? 'quiet' : 'primary'} onClick={onLeave}>
              {words.t('table-home')}
            </Button>
          )}
          {onward ? (
            <LinkButton kind="primary" href={onward.href}>
              {onward.label}
            </LinkButton>
          ) : (
            onPlay && (
              <Button kind="primary" onClick={() => onPlay('again')}>
                {words.t('table-again')}
              </Button>
            )
          )}
        </>
      }
    >
      {single && <Verdict view={view} />}
      <Told view={view} ending={ending} />
      <Remark view={view} remark={remark} />
      {ending?.part(view)}
      {single ? (
        <>
          <Notes view={view} />
          <DealRows view={view} />
        </>
      ) : (
        <ol class="standings">
          {standings.map(({ seats, place, total }) => (
            <li key={seats[0]} class={place === 1 ? 'won' : ''} value={place}>
              <span class="place">{words.t('table-place', { place })}</span>
              {seats.map((seat) => (
                <SeatFace key={seat} view={view} seat={seat} />
              ))}
              <span>
                <b>{names(seats)}</b> <Levels view={view} seats={seats} />
              </span>
              {view.unit && <span class="num">{words.t(view.unit.id, { count: total })}</span>}
            </li>
          ))}
        </ol>
      )}
      {invite}
      {view.unit && view.history.length > 1 && <ScoreGraph view={view} />}
      {view.unit && view.history.length > 1 && (
        <details>
          <summary>{words.t('table-score')}</summary>
          <ScoreTable view={view} />
        </details>
      )}
      {view.result && !single && (
        <>
          <h3>{words.t(endingWords(view).last)}</h3>
          <Verdict view={view} />
          <Notes view={view} />
          <DealRows view={view} />
        </>
      )}
      <Links {...props} onPlay={onward ? undefined : onPlay} />
    </EndPanel>
  );
}

/**
 * The end of a deal or of the match; nothing before that.
 * @param {object} props
 * @param {Turn} props.turn
 * @param {View} props.view
 * @param {boolean} props.hasTalk true to show opponents' comments
 * @param {Children} [props.invite] an offer beside the score
 * @param {Ending} [props.ending]
 * @param {boolean} props.isPeeking
 * @param {() => void} props.onPeek
 * @param {() => void} props.onNext
 * @param {(how: 'again' | 'same') => void} [props.onPlay]
 * @param {() => void} [props.onReplay]
 * @param {() => void} [props.onReview]
 * @param {() => void} props.onShare
 * @param {() => void} [props.onFair] opens the fingerprints
 * @param {() => void} [props.onLeave]
 */
export function End({
  turn,
  view,
  hasTalk,
  invite,
  ending,
  isPeeking,
  onPeek,
  onNext,
  onPlay,
  onReplay,
  onReview,
  onShare,
  onFair,
  onLeave,
}) {
  const shared = {
    view,
    remark: hasTalk ? turn.remark : null,
    invite,
    ending,
    isPeeking,
    onPeek,
    onPlay,
    onReplay,
    onReview,
    onShare,
    onFair,
  };
  if (view.over === 'match') return <MatchEnd {...shared} onLeave={onLeave} />;
  return view.over && view.result ? <DealEnd {...shared} onNext={onNext} /> : null;
}
