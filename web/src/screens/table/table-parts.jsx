// Parts of the table screen around the cards: bar, plates of players, line of news and prompt, hint, bubble.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { houseSentenceOf } from '../../match/house-rule-words.js';
import { Fan, Level, SeatFace } from '../../motion/people/portrait.jsx';
import { placed } from '../../table/layout/boxes.js';
import { placeMessage } from '../../table/place-words.js';
import { OneChip } from '../../table/things/chips.jsx';
import { besideLine } from '../../table/things/things.jsx';
import { dealTitle, isSingle } from '../../words/deal-titles.js';
import { dayText, signedText } from '../../words/numbers.js';
import { useWords } from '../../words/words.js';
import { CardBack, Icon, ToolButton } from '../common/table-icons.jsx';

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../table/layout/boxes.js').Box} Box
 * @typedef {import('../../table/layout/boxes.js').Layout} Layout
 * @typedef {import('../../types.js').Message} Message
 * @typedef {{day: string, counts: 'yes' | 'late' | 'practice'}} Daily
 * @typedef {{cards: string[], zones: string[], aim: string | null}} Pending the chosen cards, the zones that accept
 *   them, and the zone under a dragged card
 */

/**
 * @param {object} props
 * @param {View} props.view
 * @param {Daily | null} props.daily the daily deal, if it is one
 * @param {import('./sheets/sheets.jsx').Tools} props.tools
 * @param {() => void} [props.friends] opens the sheet of friends
 * @param {boolean} props.isGuest
 * @param {() => void} [props.onLeave]
 * @param {() => void} [props.onFull]
 * @param {{isOn: boolean, onSwitch: (isOn: boolean) => void}} [props.sound] a sound button, if there are no settings
 * @param {() => void} props.onMore
 * @param {number} props.width of the table
 * @param {boolean} props.isCovered true behind the curtain, which hides the tools
 * @param {boolean} props.hasHint true if a hint is shown or requested
 * @param {(message: Message, button: HTMLElement) => void} props.onWhy explains a disabled button
 * @param {() => void} [props.onUnfold] opens the side panel, if it is folded
 */
export function Bar({
  view,
  daily,
  tools,
  friends,
  isGuest,
  onLeave,
  onFull,
  sound,
  onMore,
  width,
  isCovered,
  hasHint,
  onWhy,
  onUnfold,
}) {
  const words = useWords();
  const isWide = width >= 700;
  const has = roomIn(width, Boolean(onFull));
  const { progress, titles } = view;
  const gone = (/** @type {(message: Message, view: View) => string} */ put) =>
    progress ? put(progress, view) : titles.length > 1 ? `${view.deal}/${titles.length}` : '';
  const date = (/** @type {Intl.DateTimeFormatOptions} */ how) => dayText(daily?.day ?? '', words.lang, how);
  const title = dealTitle(view);
  const stage = daily
    ? words.t('today-header', { date: date({ month: 'long', day: 'numeric' }) })
    : words.show(title, view);
  const mark = daily ? `today-counts-${daily.counts}` : view.practice ? 'table-practice' : '';
  const short = daily ? date({ month: 'short', day: 'numeric' }) : words.brief(title, view);
  const deal = daily ? short : words.brief({ id: 'table-deal', args: { deal: view.deal } });
  const least = gone(words.brief) || deal; // the part that changes most
  const brief = [short, gone(words.brief)].filter(Boolean).join(' · ');
  const game = words.show({ id: 'table-game', args: { game: view.game } });
  const shorter = words.or(`game-${view.game}.short`, '');
  const tool = (
    /** @type {Exclude<keyof typeof tools, 'cannot'>} */ name,
    problem = /** @type {Message | null} */ (null),
    isPressed = /** @type {boolean | undefined} */ (undefined),
  ) => (
    <ToolButton
      icon={name}
      label={words.t(`table-${name}`)}
      aria-pressed={isPressed}
      aria-disabled={problem ? true : undefined}
      onClick={({ currentTarget }) => (problem ? onWhy(problem, currentTarget) : tools[name]())}
    />
  );
  return (
    <header class="table-bar">
      {onLeave && <ToolButton icon="back" label={words.t('table-leave')} onClick={onLeave} />}
      <h1>
        <b>
          <span class="whole">{game}</span>
          {shorter && <span class="brief" aria-hidden="true" data-text={shorter} />}
        </b>
        <small>
          <span class="whole">{[stage, gone(words.show)].filter(Boolean).join(' · ')}</span>
          <span class="brief" aria-hidden="true" data-text={brief} data-least={least} />
          {mark && <span class={daily?.counts === 'yes' ? 'practice counts' : 'practice'}>{words.t(mark)}</span>}
        </small>
      </h1>
      {!isCovered && (
        <>
          {has.undo && (
            <>
              {tool('undo', tools.cannot.undo)}
              {tool('redo', tools.cannot.redo)}
            </>
          )}
          {has.hint && tool('hint', tools.cannot.hint, hasHint)}
          {isWide && (
            <>
              {view.lesson || isGuest ? <span class="tool" /> : tool('share')}
              {tool('log')}
              {tool('score')}
            </>
          )}
          {sound && (
            <ToolButton
              icon={sound.isOn ? 'sound' : 'quiet'}
              label={words.t('setting-sound')}
              aria-pressed={sound.isOn}
              onClick={() => sound.onSwitch(!sound.isOn)}
            />
          )}
          {friends && <ToolButton icon="people" label={words.t('friends-title')} onClick={friends} />}
          {(isWide || onFull) && tool('rules')}
          {onFull && <ToolButton icon="full" label={words.t('embed-full')} onClick={onFull} />}
          {onUnfold && (
            <ToolButton icon="side" label={words.t('table-side')} aria-expanded="false" onClick={onUnfold} />
          )}
          <ToolButton icon="more" label={words.t('table-more')} onClick={onMore} />
        </>
      )}
    </header>
  );
}

/** Returns the tools that fit in the bar; the others are in the menu.
 * @param {number} width @param {boolean} isFramed */
export const roomIn = (width, isFramed) => ({ hint: !isFramed || width >= 324, undo: !isFramed || width >= 444 });

/** True if a zone is a seat's hand or one of its places.
 * @param {View} view @param {number} seat @param {string | null} zone */
const liesAt = ({ seats, places }, seat, zone) =>
  seats[seat].hand === zone || places.some((place) => place.seat === seat && place.zone === zone);

/**
 * The plates of all seats.
 * @param {object} props
 * @param {View} props.view
 * @param {number[]} props.others
 * @param {Layout} props.layout
 * @param {Pending} props.choice
 * @param {boolean} props.isThinking the player to move has been thinking for long
 * @param {import('../../types.js').Remark | null} props.remark
 * @param {(text: string, box: Box) => void} props.onTap
 */
export function Plates({ view, others, layout, choice, isThinking, remark, onTap }) {
  const words = useWords();
  return (
    <ul class="plates" aria-label={words.t('table-players')}>
      {others.map((seat) => (
        <Plate
          key={seat}
          seat={seat}
          view={view}
          box={layout.plates[seat]}
          layout={layout}
          isThinking={isThinking && view.turn === seat}
          remark={remark?.seat === seat && !view.over ? remark.message : null}
          side={layout.plates[seat].x < layout.width / 2 ? 'left' : 'right'}
          isLit={choice.zones.some((zone) => liesAt(view, seat, zone))}
          isAimed={liesAt(view, seat, choice.aim)}
          onTap={(text) => onTap(text, layout.plates[seat])}
        />
      ))}
      {view.seats[view.front] && (
        <Plate
          seat={view.front}
          view={view}
          box={layout.me}
          layout={layout}
          isMe
          onTap={(text) => onTap(text, layout.me)}
        />
      )}
    </ul>
  );
}

/**
 * @param {object} props
 * @param {number} props.seat
 * @param {View} props.view
 * @param {Box} props.box
 * @param {Layout} props.layout
 * @param {'left' | 'right'} [props.side] of the felt
 * @param {boolean} [props.isMe]
 * @param {boolean} [props.isLit]
 * @param {boolean} [props.isAimed] true under a dragged card
 * @param {boolean} [props.isThinking] for long
 * @param {Message | null} [props.remark] what the player says beside the cards
 * @param {(text: string) => void} props.onTap receives everything known about the player, in words
 */
function Plate({
  seat,
  view,
  box,
  layout,
  side,
  isMe = false,
  isLit = false,
  isAimed = false,
  isThinking = false,
  remark = null,
  onTap,
}) {
  const words = useWords();
  const { name, level, cards, total, dealer, says, out, facts = [] } = view.seats[seat];
  const last = isMe ? null : view.seats[seat].last;
  const isOut = out && !view.over;
  const isOurs = view.sides.some((seats) => seats.length > 1 && seats.includes(seat) && seats.includes(view.front));
  const isPartner = isOurs && !isMe;
  const isTurn = view.owner === seat && !view.over;
  const isAsked = view.turn === seat && !isTurn && !view.over; // during another seat's turn
  const isMarked = view.marks.some((mark) => mark.seat === seat && mark.material === 'coin' && !mark.suit);
  const chips = view.marks.filter((mark) => mark.seat === seat && mark.material === 'chips');
  const isScored = !isSingle(view) && (view.target !== null || view.history.length > 0 || view.totals.some(Boolean));
  const sum = isScored && view.unit ? { id: view.unit.id, args: { ...view.unit.args, count: total } } : null;
  const piles = view.places.filter((place) => place.seat === seat && place.cards.length);
  const badges = facts.filter(({ id }) => words.has(`${id}.badge`));
  const width = box.w / layout.text; // in units of the text size
  const isSlim = width < 100;
  const face = faceOf(box, layout, isSlim, isMe);
  const aloud = words.t('table-seat', {
    name,
    cards,
    total: sum ? words.show(sum) : '',
    dealer: dealer ? 'yes' : 'no',
    turn: isOut ? 'out' : isTurn ? 'yes' : isAsked ? 'asked' : 'no',
    scored: sum ? 'yes' : 'no',
    partner: isPartner ? 'yes' : 'no',
  });
  const known = (/** @type {(message: Message, view: View) => string} */ put) =>
    words.row([
      aloud,
      ...(level ? [words.t('level-aloud', { level: words.t(`level-${level}.short`) })] : []),
      ...[...facts, ...chips.map((mark) => mark.name)].map((fact) => put(fact, view)),
      ...piles.map((pile) => put(placeMessage(pile), view)),
      ...(last
        ? [put({ id: last.taken ? 'table-last-taken' : 'table-last-played', args: { card: last.card } }, view)]
        : []),
    ]);
  return (
    // screen readers read the same text without a tap
    <li
      onClick={() => onTap(known(words.show))}
      class={`plate${isTurn ? ' turn' : ''}${isAsked ? ' asked' : ''}${isMarked ? ' marked' : ''}${isMe ? ' me' : ''}${isOurs ? ' ours' : ''}${isLit ? ' lit' : ''}${isAimed ? ' aimed' : ''}${isOut ? ' gone' : ''}${isSlim ? ' slim' : ''}${layout.shape === 'low' && width < 150 ? ' tight' : ''}`}
      data-seat={seat}
      data-side={side}
      style={{ ...placed(box), '--face': `${face}px` }}
    >
      <span class="unseen">{known(words.say)}</span>
      {face > 0 && <SeatFace view={view} seat={seat} isTalking={Boolean(says || remark)} />}
      <span class="name" aria-hidden="true">
        {isTurn && (
          <span class="now">
            <Icon name="next" />
          </span>
        )}
        {isAsked && <span class="now">?</span>}
        <span class="who">{name}</span>
        {isPartner && !(width < 150 && last && badges.length) && (
          <span class="partner">{words.t('table-partner')}</span>
        )}
        {dealer && (
          <span class="dealer" title={words.t('table-dealer')}>
            <Icon name="dealer" />
          </span>
        )}
        {last && (
          <span class={`last small-card ${last.card.slice(-1)}${last.taken ? ' taken' : ''}`}>
            {words.card(last.card)}
          </span>
        )}
      </span>
      <span class="facts" aria-hidden="true">
        {isOut ? (
          <span class="fact-badge">{words.t('table-out')}</span>
        ) : (
          <span class="count">
            <Fan cards={cards} /> {cards}
          </span>
        )}
        {level && <Level level={level} />}
        {piles.map((pile) => (
          <span class="heap" key={pile.zone} title={words.show(pile.name, view)}>
            {(pile.closed ? ['??'] : pile.form === 'pile' ? pile.cards.slice(-1) : pile.cards).map((card, k) =>
              card === '??' ? (
                <CardBack key={k} />
              ) : (
                <span class={`small-card ${card.slice(-1)}`} key={k}>
                  {words.card(card)}
                </span>
              ),
            )}
            {(pile.closed || pile.form === 'pile') && ` ${pile.cards.length}`}
          </span>
        ))}
        {facts
          .filter((fact) => !badges.includes(fact))
          .map((fact) => (
            <span class="fact" key={fact.id} title={words.show(fact, view)}>
              {words.brief(fact, view)}
            </span>
          ))}
        {(view.over ? [] : chips).map(({ id, name, number }) => (
          <span class="fact purse" key={id} title={words.show(name, view)}>
            <OneChip /> {signedText(number, words.lang)}
          </span>
        ))}
        {badges.map(({ id, args }) => (
          <span class="fact-badge" key={id}>
            {words.show({ id: `${id}.badge`, args }, view)}
          </span>
        ))}
        {sum && <span class="total">{words.brief(sum)}</span>}
      </span>
      {(says || remark || isThinking) && !(isMe && isTurn) && (
        <span class={`says${says ? '' : ' aside'}`}>
          {says && <b>{words.show(says, view)}</b>}
          {remark && (
            <span class="remark" aria-hidden="true">
              {words.show(remark, view)}
            </span>
          )}
          {isThinking && !remark && (
            <span class="remark" aria-hidden="true">
              {words.t('table-thinks')} …
            </span>
          )}
        </span>
      )}
    </li>
  );
}

/** Returns the size of the portrait on a plate; 0 if one's own has no room.
 * @param {Box} box @param {Layout} layout @param {boolean} isSlim @param {boolean} isMe */
function faceOf({ w, h }, { shape, text, fans }, isSlim, isMe) {
  if ((shape === 'low' && (isMe || isSlim)) || (isMe && w < 150 * text)) return 0;
  if (shape === 'low' || isMe) return Math.min(h - 8, 44, Math.round(w * 0.19));
  return shape === 'wide' ? Math.round(52 * Math.min(text, 1.5)) : !isSlim ? 40 : fans ? 21 : 26;
}

/**
 * The line of news and prompt.
 * @param {object} props
 * @param {View} props.view
 * @param {Layout} props.layout
 * @param {boolean} props.isMine true if it is the viewer's turn
 * @param {string} props.prompt
 * @param {import('preact').ComponentChildren} [props.advice] a hint or a lesson's text, in place of the news
 * @param {boolean} [props.isAdviceEnough] true if it includes the prompt
 * @param {boolean} [props.isTerse] true if the prompt is not shown
 * @param {() => void} props.onLog
 * @param {() => void} [props.onHouse] shows the house rules if they are too long for the line
 */
export function Line({ view, layout, isMine, prompt, advice, isAdviceEnough, isTerse = false, onLog, onHouse }) {
  const words = useWords();
  const look = `line${isMine ? ' mine' : ''}${view.news.some(({ big }) => big) ? ' big' : ''}${besideLine(view, layout)}`;
  const { shape, text, line } = layout;
  const room = [look, shape, text, line.w, line.h, isTerse, prompt].join(' ');
  const house = houseLine(view, words);
  return (
    <div class={look} style={{ ...placed(line), '--hand': `${layout.height - layout.hand.y}px` }}>
      {advice || <Said news={view.news} house={house} view={view} room={room} onMore={onLog} onHouse={onHouse} />}
      <p class={`prompt${isTerse || (advice && isAdviceEnough) ? ' unseen' : ''}`} tabIndex={-1}>
        {prompt}
      </p>
    </div>
  );
}

/** Returns the house rules that differ from the standard, as a sentence; '' after the first action.
 * @param {View} view @param {import('../../types.js').Words} words */
const houseLine = (view, words) => (isUntouched(view) ? houseSentenceOf(view, words) : '');

/** True before one's first action in the match. @param {View} view */
const isUntouched = (view) => view.deal === 1 && Boolean(view.cannot.undo) && !view.over;

/**
 * The news since one's own last action. If it is too long for the line, small news is dropped first, but not what was
 * played for oneself; then the house rules if there is big news, then older big news. All of it is in the log, a tap
 * away. How much is found by halves, as each look lays the page out again.
 * @param {object} props
 * @param {View['news']} props.news
 * @param {string} props.house
 * @param {View} props.view
 * @param {string} props.room all that the room for the text depends on
 * @param {() => void} props.onMore
 * @param {() => void} [props.onHouse]
 */
function Said({ news, house, view, room, onMore, onHouse }) {
  const words = useWords();
  const node = useRef(/** @type {HTMLParagraphElement | null} */ (null));
  const isBig = (/** @type {View['news'][number]} */ { big, unasked }) => big || unasked;
  const small = news.filter((one) => !isBig(one));
  const big = news.filter(isBig);
  const droppable = house
    ? [...small, ...(big.length ? [house] : []), ...big.slice(0, -1)]
    : [...small.slice(0, -1), ...big.slice(0, -1), ...small.slice(-1)].slice(0, news.length - 1);
  const most = droppable.length + (house && onHouse ? 1 : 0);
  const textWithout = (/** @type {number} */ count) => {
    const dropped = new Set(droppable.slice(0, count));
    const told = news.filter((one) => !dropped.has(one)).map(({ message }) => words.show(message, view));
    return words.flow([...(dropped.has(house) ? [] : [house]), ...told]);
  };
  const whole = textWithout(0);
  const key = `${room} ${whole}`;
  const [tried, setTried] = useState({ key: '', few: -1, enough: 0 });
  const { few, enough } = tried.key === key ? tried : { few: -1, enough: most };
  const count = few < 0 ? 0 : enough - few > 1 ? (few + enough) >> 1 : enough;
  useLayoutEffect(() => {
    const said = node.current;
    if (!said) return;
    said.style.webkitLineClamp = '';
    said.style.visibility = '';
    const prompt = /** @type {HTMLElement | null} */ (said.parentElement?.querySelector('.prompt'));
    if (prompt && few < 0) prompt.style.fontSize = ''; // it may have fitted an earlier text
    const fits = isWhole(said);
    if (count < enough) {
      if (!fits) setTried({ key, few: count, enough });
      else if (few >= 0) setTried({ key, few, enough: count });
    } else if (!fits) {
      const lines = Math.floor((said.clientHeight + 2) / parseFloat(getComputedStyle(said).lineHeight));
      said.style.webkitLineClamp = String(Math.max(1, lines));
      if (!lines) said.style.visibility = 'hidden'; // rather than half a line
    }
  }, [key, count]);
  const text = count ? textWithout(count) : whole;
  if (!text) return null;
  const isHouse = count > droppable.length;
  return (
    <p class="said" ref={node}>
      {count > 0 && (
        <>
          <button
            type="button"
            class="more"
            aria-label={words.t(isHouse ? 'house-rules-title' : 'table-log')}
            onClick={isHouse ? onHouse : onMore}
          >
            …
          </button>{' '}
        </>
      )}
      {text}
    </p>
  );
}

/** True if the text after the button of the news, whose area for fingers is higher than a line, is not cut.
 * @param {HTMLElement} said */
function isWhole(said) {
  const text = document.createRange();
  text.selectNodeContents(/** @type {Node} */ (said.lastChild));
  return text.getBoundingClientRect().bottom <= said.getBoundingClientRect().bottom + 2;
}

/** A hint: the expert's move and the reason.
 * @param {{message: Message, view: View, onClose: () => void}} props */
export function Hint({ message, view, onClose }) {
  const words = useWords();
  return (
    <section class="hint" aria-label={words.t('table-hint')}>
      <ToolButton icon="close" label={words.t('table-hint-close')} onClick={onClose} />
      <p aria-hidden="true">{words.show(message, view)}</p>
      <p class="unseen">{words.say(message, view)}</p>
    </section>
  );
}

/** A reply of the table, at the card that was tapped or in the middle.
 * @param {{text: string, box: Box | null, layout: Layout}} props */
export function Bubble({ text, box, layout }) {
  const node = useRef(/** @type {HTMLDivElement | null} */ (null));
  const spot = box ?? { x: layout.width / 2, y: layout.shape === 'low' ? layout.hand.y : layout.line.y, w: 0, h: 0 };
  useLayoutEffect(() => {
    const { style, classList, offsetWidth, offsetHeight } = /** @type {HTMLDivElement} */ (node.current);
    const middle = spot.x + Math.min(spot.w, layout.handCard.w) / 2;
    const left = Math.max(8, Math.min(layout.width - offsetWidth - 8, middle - offsetWidth / 2));
    const above = spot.y - offsetHeight - 12;
    const isBelow = box !== null && above < 0; // no room above
    classList.toggle('below', isBelow);
    style.left = `${left}px`;
    style.top = `${isBelow ? spot.y + spot.h + 12 : Math.max(4, above)}px`;
    style.setProperty('--tip', `${Math.max(14, Math.min(offsetWidth - 14, middle - left))}px`);
  }, [text, box, layout]);
  return (
    <div class={`bubble${box ? ' pointing' : ''}`} ref={node} aria-hidden="true">
      {text}
    </div>
  );
}
