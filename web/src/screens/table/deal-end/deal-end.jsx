// The panel at the end of a deal or a match: scores, and buttons to go on.

import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Level, SeatFace } from '../../../motion/people/portrait.jsx';
import { part, usePart } from '../../../site/code-parts.js';
import { adopt } from '../../../styles/adopt-sheet.js';
import { endingWords, endTitle, isSingle, namedAt } from '../../../words/deal-titles.js';
import { numberText, pointsText } from '../../../words/numbers.js';
import { nameKeyOf } from '../../../words/seat-names.js';
import { addressed, useWords } from '../../../words/words.js';
import { Button } from '../../common/controls.jsx';
import { Icon } from '../../common/table-icons.jsx';
import style from './end-panel.css' with { type: 'text' };
import { ScoreGraph, ScoreTable, useNames, Worth } from './score-table.jsx';

adopt(style);

const faceChoice = part('face-choice', () => import('../../common/face-choice.jsx'));

/**
 * @typedef {import('../../../types.js').View} View
 * @typedef {import('../../../types.js').Turn} Turn
 * @typedef {import('../../../types.js').Message} Message
 * @typedef {import('../../../types.js').Remark} Remark
 * @typedef {import('preact').ComponentChildren} Children
 * @typedef {{part: (view: View) => Children, way: Children, aside: (view: View) => Children,
 *   next: (view: View) => {label: string, go: () => void} | null}} Ending `part`: below the score; `way`: a link to go on;
 *   `aside`: below the score after a loss; `next`: what comes instead of another deal
 */

/** A message with card symbols as small cards, or these alone; screen readers get their names.
 * @param {{message: Message, view: View, isBare?: boolean}} props */
function CardText({ message, view, isBare }) {
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
            !isBare && part
          ),
        )}
      </span>
    </span>
  );
}

/** The face of a seat; a tap changes a person's.
 * @param {{view: View, seat: number, hasChoice: boolean}} props */
function EndFace({ view, seat, hasChoice }) {
  const words = useWords();
  const { name, mood, level } = view.seats[seat];
  const { code } = usePart(faceChoice, hasChoice && level === null);
  if (!code || level !== null) return <SeatFace view={view} seat={seat} />;
  return <code.FaceButton seat={seat} name={name} own={nameKeyOf(view.seats, seat, words)} mood={mood} />;
}

/** A side's faces and names, opponents' levels, what one of them says, and `children`.
 * @param {{view: View, seats: number[], place?: number, remark?: Remark | null, ending?: Ending, badge?: Children,
 *   children?: Children}} props */
function Who({ view, seats, place, remark, ending, badge, children }) {
  const words = useWords();
  const names = useNames(view);
  const levels = [...new Set(seats.flatMap((seat) => view.seats[seat].level ?? []))];
  return (
    <>
      <span class="heads">
        {place && <span class="place">{words.t('table-place', { place })}</span>}
        {seats.map((seat) => (
          <EndFace key={seat} view={view} seat={seat} hasChoice={Boolean(ending)} />
        ))}
      </span>
      <div class="who">
        <span class="named">
          <b>{names(seats)}</b>
          {levels.map((level) => (
            <Fragment key={level}>
              <Level level={level} /> <span class="unseen">{words.t(`level-${level}.short`)}</span>
            </Fragment>
          ))}
          {badge}
        </span>
        {remark && seats.includes(remark.seat) && <q class="remark">{words.show(remark.message, view)}</q>}
        {children}
      </div>
    </>
  );
}

/** What makes up a score: cards left, and lines with their points.
 * @param {{view: View} & Pick<import('../../../wire.js').Score, 'cards' | 'lines'>} props */
function Reasons({ cards, lines, view }) {
  const words = useWords();
  const hasParts = lines.filter((line) => line.points).length > 1;
  return (
    <div class="whys">
      {cards.length > 0 && !lines.some(({ terms }) => terms.length) && (
        <p class="why">
          <CardText message={{ id: 'table-cards', args: { cards } }} view={view} />
        </p>
      )}
      {lines.map(({ message, points, terms }, k) => (
        <p class={`why${terms.length ? ' counted' : ''}`} key={k}>
          <CardText message={message} view={view} isBare={'cards' in (message.args ?? {})} />
          {terms.length > 0 && <Worth terms={terms} />}
          {!terms.length && view.unit && hasParts && points !== 0 && (
            <span class="num">{pointsText(points, view, words.lang)}</span>
          )}
        </p>
      ))}
    </div>
  );
}

/** The scores of the finished deal with their reasons, the best first, ties in seat order.
 * @param {{view: View, remark?: Remark | null, ending?: Ending}} props */
export function DealRows({ view, remark, ending }) {
  const words = useWords();
  const { rows = [], winners = [], left = [] } = view.result ?? {};
  const me = addressed(view);
  const hasTotals = rows.some(({ points, total }) => points !== total);
  return (
    <ul class="deal-rows">
      {[...rows]
        .sort((one, other) => one.place - other.place)
        .map(({ seats, cards, lines, points, total, place }) => {
          const kind = winners.includes(seats[0]) ? 'won' : left.includes(seats[0]) ? 'left' : '';
          const badge = kind && (
            <span class={`badge ${kind}`}>
              {kind === 'won' ? words.t('table-won', { count: seats.length }) : words.t('table-lost')}
            </span>
          );
          return (
            <li
              key={seats[0]}
              data-seat={seats[0]}
              class={`${kind} ${me !== null && seats.includes(me) ? 'mine' : ''}`.trim()}
            >
              <Who
                view={view}
                seats={seats}
                place={isSingle(view) ? place : undefined}
                remark={remark}
                ending={ending}
                badge={badge}
              >
                <Reasons cards={cards} lines={lines} view={view} />
              </Who>
              {view.unit && (
                <span class="sums">
                  <b>{pointsText(points, view, words.lang)}</b>
                  {!isSingle(view) && (
                    <span class={hasTotals ? '' : 'unseen'}>
                      {words.t('table-sum', { total: numberText(total, words.lang) })}
                    </span>
                  )}
                </span>
              )}
            </li>
          );
        })}
    </ul>
  );
}

/** Most faces at the head. */
const MOST_FACES = 3;

/** A star of mittens behind who has won, and stitches that fly from it. */
function Star() {
  return (
    <svg class="star" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      {Array.from({ length: 8 }, (_, k) => (
        <path key={k} class="petal" d="M0-16L11-34 0-47-11-34z" transform={`rotate(${45 * k})`} />
      ))}
      {Array.from({ length: 16 }, (_, k) => (
        <g key={k} transform={`rotate(${22.5 * k + 11})`}>
          <path
            class={`stitch s${k % 3}`}
            d="M0-46l4 5-4 5-4-5z"
            style={{ animationDelay: `${260 + 35 * (k % 5)}ms` }}
          />
        </g>
      ))}
    </svg>
  );
}

/**
 * A panel over the table that can be folded to see it. Its head names who has won, or is left with the cards, and why.
 * @param {object} props
 * @param {View} props.view
 * @param {Ending} [props.ending]
 * @param {boolean} props.isPeeking
 * @param {() => void} props.onPeek
 * @param {Children} props.why
 * @param {Children} props.children
 * @param {Children} props.foot
 */
function EndPanel({ view, ending, isPeeking, onPeek, why, children, foot }) {
  const words = useWords();
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    /** @type {HTMLElement | null | undefined} */ (panel.current?.querySelector('.foot .primary'))?.focus({
      preventScroll: true,
    });
  }, []);
  const title = endTitle(view, words);
  const { named, isLeft } = namedAt(view);
  const me = addressed(view);
  const isMine = me !== null && !isLeft && named.includes(me);
  const place = myPlace(view, words);
  return (
    <section class={`end-panel${isPeeking ? ' peeking' : ''}`} role="dialog" aria-label={title} ref={panel}>
      <header class={isMine ? 'mine' : ''}>
        <span class={isLeft ? 'faces' : 'faces won'}>
          {isMine && !isPeeking && <Star />}
          {named.slice(0, MOST_FACES).map((seat) => (
            <EndFace key={seat} view={view} seat={seat} hasChoice={Boolean(ending)} />
          ))}
        </span>
        <div class="told">
          <h2>{title}</h2>
          {place && !isPeeking && <p class="my-place">{place}</p>}
          {!isPeeking && why}
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

/** True if the viewer has not won, or is left with the cards. @param {View} view */
function hasLost(view) {
  const me = addressed(view);
  const { named, isLeft } = namedAt(view);
  return me !== null && named.includes(me) === isLeft;
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
  const all = (view.over === 'match' ? view.standings : view.result?.rows) ?? [];
  const place = all.find(isMine)?.place;
  if (!place) return '';
  const isShared = all.filter((side) => side.place === place).length > 1;
  return words.t('table-my-place', { place, count: view.sides.length, shared: isShared ? 'yes' : 'no' });
}

/** How the deal ended in the game's words, its effects on the totals, and why it went so. @param {{view: View}} props */
function Why({ view }) {
  const words = useWords();
  const { verdict, because } = view.result ?? {};
  return (
    <>
      {[...(verdict ? [verdict] : []), ...(view.notes?.at(-1) ?? [])].map((message, k) => (
        <p class="verdict" key={k}>
          {words.show(message, view)}
        </p>
      ))}
      {because && (
        <p class="because">
          <CardText message={because} view={view} />
        </p>
      )}
    </>
  );
}

/** Ways to go on besides the buttons; what is seldom wanted is folded. @param {Shared} props */
function Links({ ending, onNext, onPlay, onReplay, onReview, onShare }) {
  const words = useWords();
  /** @typedef {[string, keyof typeof import('../../common/table-icons.jsx').PATHS, (() => void) | undefined]} Way */
  const buttons = (/** @type {Way[]} */ ways) =>
    ways.map(
      ([id, icon, go]) =>
        go && (
          <Button key={id} kind="quiet" onClick={go}>
            <Icon name={icon} />
            {words.t(id)}
          </Button>
        ),
    );
  const seldom = buttons([
    ['table-next-deal', 'next', onNext],
    ['table-same', 'undo', onPlay && (() => onPlay('same'))],
    ['replay-look', 'replay', onReplay],
  ]);
  return (
    <div class="links">
      {buttons([
        ['review', 'hint', onReview],
        ['table-share', 'share', onShare],
      ])}
      {ending?.way}
      {seldom.some(Boolean) && (
        <details>
          <summary class="button quiet">
            <Icon name="more" />
            {words.t('more-title')}
          </summary>
          {seldom}
        </details>
      )}
    </div>
  );
}

/** The main button: what comes instead of another deal, or `children`.
 * @param {{next: ReturnType<Ending['next']> | undefined, children: Children}} props */
function Onward({ next, children }) {
  if (!next) return children;
  return (
    <Button kind="primary" large onClick={next.go}>
      {next.label}
    </Button>
  );
}

/** @typedef {{view: View, remark?: Remark | null, invite?: Children, ending?: Ending, isPeeking: boolean,
 *   onPeek: () => void, onNext?: () => void, onPlay?: (how: 'again' | 'same') => void, onReplay?: () => void,
 *   onReview?: () => void, onShare?: () => void, onLeave?: () => void}} Shared */

/** @param {Shared} props */
function DealEnd(props) {
  const { view, remark, invite, ending, isPeeking, onPeek, onNext } = props;
  const words = useWords();
  const next = ending?.next(view);
  const goals = next ? [] : [view.titles[view.deal], view.goal];
  return (
    <EndPanel
      view={view}
      ending={ending}
      isPeeking={isPeeking}
      onPeek={onPeek}
      why={<Why view={view} />}
      foot={
        <Onward next={next}>
          <Button kind="primary" large onClick={onNext}>
            {words.t(endingWords(view).next)}
          </Button>
        </Onward>
      }
    >
      <DealRows view={view} remark={remark} ending={ending} />
      {goals.map(
        (goal, k) =>
          goal && (
            <p class="note goal" key={k}>
              {words.show(goal, view)}
            </p>
          ),
      )}
      {hasLost(view) && ending?.aside(view)}
      {ending?.part(view)}
      {!view.lesson && invite}
      <Links {...props} onNext={view.lesson ? onNext : undefined} onPlay={undefined} onReplay={undefined} />
    </EndPanel>
  );
}

/** @param {Shared} props */
function MatchEnd(props) {
  const { view, remark, invite, ending, isPeeking, onPeek, onPlay, onLeave } = props;
  const words = useWords();
  const single = isSingle(view);
  const me = addressed(view);
  const next = ending?.next(view);
  return (
    <EndPanel
      view={view}
      ending={ending}
      isPeeking={isPeeking}
      onPeek={onPeek}
      why={single && <Why view={view} />}
      foot={
        <>
          {onLeave && (
            <Button kind={onPlay || next ? 'quiet' : 'primary'} onClick={onLeave}>
              {words.t('table-home')}
            </Button>
          )}
          <Onward next={next}>
            {onPlay && (
              <Button kind="primary" large onClick={() => onPlay('again')}>
                {words.t('table-again')}
              </Button>
            )}
          </Onward>
        </>
      }
    >
      {single ? (
        <DealRows view={view} remark={remark} ending={ending} />
      ) : (
        <ol class="standings">
          {(view.standings ?? []).map(({ seats, place, total }) => (
            <li
              key={seats[0]}
              class={`${place === 1 ? 'won' : ''}${me !== null && seats.includes(me) ? ' mine' : ''}`}
              value={place}
            >
              <Who view={view} seats={seats} place={place} remark={remark} ending={ending} />
              {view.unit && <span class="num">{words.t(view.unit.id, { count: total })}</span>}
            </li>
          ))}
        </ol>
      )}
      {hasLost(view) && ending?.aside(view)}
      {ending?.part(view)}
      {view.unit && view.history.length > 1 && (
        <>
          <ScoreGraph view={view} />
          <details>
            <summary>{words.t('table-score')}</summary>
            <ScoreTable view={view} />
          </details>
        </>
      )}
      {view.result && !single && (
        <>
          <h3>{words.t(endingWords(view).last)}</h3>
          <Why view={view} />
          <DealRows view={view} ending={ending} />
        </>
      )}
      {invite}
      <Links {...props} onNext={undefined} onPlay={next ? undefined : onPlay} />
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
 * @param {() => void} [props.onShare]
 * @param {() => void} [props.onLeave]
 */
export function End({ turn, hasTalk, ...rest }) {
  const { view } = rest;
  const shared = { ...rest, remark: hasTalk ? turn.remark : null };
  if (view.over === 'match') return <MatchEnd {...shared} />;
  return view.over && view.result ? <DealEnd {...shared} /> : null;
}
