// What lies around the cards of the table: the bar, the plates of those who sit there, what has been said, the coins, and
// the bubble in which the table answers.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { houseSentenceOf } from '../../match/house-rule-words.js';
import { dealTitle, isSingle } from '../../words/deal-titles.js';
import { useWords } from '../../words/words.js';
import { LEVELS, nameKeyOf } from '../../words/seat-names.js';
import { Face, Fan, moodOf } from '../../motion/people/portrait.jsx';
import { placeMessage } from '../../table/place-words.js';
import { CardBack, Icon } from '../common/table-icons.jsx';

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../table/layout/boxes.js').Box} Box
 * @typedef {import('../../table/layout/boxes.js').Layout} Layout
 * @typedef {import('../../types.js').Message} Message
 * @typedef {{cards: string[], zones: string[], aim: string | null}} Pending the cards that wait for their place, the zones that
 *   would take them, and the one over which a card is dragged
 */

/** Puts an element into a box of the felt.
 * @param {Box} box */
export const at = ({ x, y, w, h }) => ({ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });

/**
 * @param {object} props
 * @param {View} props.view
 * @param {import('./sheets/sheets.jsx').Tools} props.tools
 * @param {() => void} [props.onLeave]
 * @param {() => void} [props.onFull]
 * @param {{isOn: boolean, onSwitch: (isOn: boolean) => void}} [props.sound] where there are no settings to turn it on in
 * @param {() => void} props.onMore
 * @param {number} props.width of the table
 * @param {boolean} props.isCovered whether the curtain hides what only one person may see
 * @param {boolean} props.hasHint whether a hint is shown, or comes with the next turn
 * @param {(message: Message, button: HTMLElement) => void} props.onWhy a button was pressed that does nothing now, for that reason
 * @param {() => void} [props.onUnfold] shows what lies beside the felt, where that is folded
 */
export function Bar({ view, tools, onLeave, onFull, sound, onMore, width, isCovered, hasHint, onWhy, onUnfold }) {
  const words = useWords();
  const isWide = width >= 700;
  const has = roomIn(width, Boolean(onFull));
  const { progress } = view;
  const title = dealTitle(view);
  const stage = words.show(title, view);
  const deal = words.brief({ id: 'table-deal', args: { deal: view.deal } });
  const least = progress ? words.brief(progress, view) : deal; // what changes most
  const brief = [words.brief(title, view), progress && words.brief(progress, view)].filter(Boolean).join(' · ');
  const game = words.show({ id: 'table-game', args: { game: view.game } });
  const shorter = words.or(`game-${view.game}.short`, '');
  const tool = (/** @type {keyof typeof tools} */ name, problem = /** @type {Message | null} */ (null), isPressed = /** @type {boolean | undefined} */ (undefined)) => (
    <button
      type="button" class="tool" aria-pressed={isPressed} aria-label={words.t(`table-${name}`)} title={words.t(`table-${name}`)}
      aria-disabled={problem ? true : undefined} onClick={({ currentTarget }) => (problem ? onWhy(problem, currentTarget) : tools[name]())}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <header class="table-bar">
      {onLeave && <button type="button" class="tool" aria-label={words.t('table-leave')} title={words.t('table-leave')} onClick={onLeave}><Icon name="back" /></button>}
      <h1>
        <b>
          <span class="whole">{game}</span>
          {shorter && <span class="brief" aria-hidden="true" data-text={shorter} />}
        </b>
        <small>
          <span class="whole">{[stage, progress && words.show(progress, view)].filter(Boolean).join(' · ')}</span>
          <span class="brief" aria-hidden="true" data-text={brief} data-least={least} />
          {view.practice && <span class="practice">{words.t('table-practice')}</span>}
        </small>
      </h1>
      {!isCovered && (
        <>
          {has.undo && <>{tool('undo', view.cannot.undo)}{tool('redo', view.cannot.redo)}</>}
          {has.hint && tool('hint', view.cannot.hint, hasHint)}
          {isWide && <>{tool('log')}{tool('score')}{!view.lesson && tool('share')}</>}
          {sound && (
            <button type="button" class="tool" aria-pressed={sound.isOn} aria-label={words.t('setting-sound')} title={words.t('setting-sound')} onClick={() => sound.onSwitch(!sound.isOn)}>
              <Icon name={sound.isOn ? 'sound' : 'quiet'} />
            </button>
          )}
          {(isWide || onFull) && tool('rules')}
          {onFull && <button type="button" class="tool" aria-label={words.t('embed-full')} title={words.t('embed-full')} onClick={onFull}><Icon name="full" /></button>}
          {onUnfold && <button type="button" class="tool" aria-expanded="false" aria-label={words.t('table-side')} title={words.t('table-side')} onClick={onUnfold}><Icon name="side" /></button>}
          <button type="button" class="tool" aria-label={words.t('table-more')} title={words.t('table-more')} onClick={onMore}><Icon name="more" /></button>
        </>
      )}
    </header>
  );
}

/** What the bar has room for, beside what is always there; the rest is in the menu. @param {number} width @param {boolean} isFramed */
export const roomIn = (width, isFramed) => ({ hint: !isFramed || width >= 324, undo: !isFramed || width >= 444 });

/** Whether a zone is the hand of a seat, or lies before it.
 * @param {View} view @param {number} seat @param {string | null} zone */
const liesAt = ({ seats, places }, seat, zone) => seats[seat].hand === zone || places.some((place) => place.seat === seat && place.zone === zone);

/**
 * Those who sit at the table.
 * @param {object} props
 * @param {View} props.view
 * @param {number[]} props.others
 * @param {Layout} props.layout
 * @param {Pending} props.choice
 * @param {boolean} props.isThinking who is to play, for long already
 * @param {import('../../types.js').Remark | null} props.remark
 * @param {(text: string, box: Box) => void} props.onTap
 */
export function Plates({ view, others, layout, choice, isThinking, remark, onTap }) {
  const words = useWords();
  return (
    <ul class="plates" aria-label={words.t('table-players')}>
      {others.map((seat) => (
        <Plate
          key={seat} seat={seat} view={view} box={layout.plates[seat]} layout={layout} isThinking={isThinking && view.turn === seat}
          remark={remark?.seat === seat && !view.over ? remark.message : null}
          side={layout.plates[seat].x < layout.width / 2 ? 'left' : 'right'} isLit={choice.zones.some((zone) => liesAt(view, seat, zone))} isAimed={liesAt(view, seat, choice.aim)}
          onTap={(text) => onTap(text, layout.plates[seat])} />
      ))}
      {view.seats[view.front] && <Plate seat={view.front} view={view} box={layout.me} layout={layout} isMe onTap={(text) => onTap(text, layout.me)} />}
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
 * @param {boolean} [props.isAimed] a dragged card lands there
 * @param {boolean} [props.isThinking] for long already
 * @param {Message | null} [props.remark] what it says beside the cards
 * @param {(text: string) => void} props.onTap told all that is known of who sits there, in words
 */
function Plate({ seat, view, box, layout, side, isMe = false, isLit = false, isAimed = false, isThinking = false, remark = null, onTap }) {
  const words = useWords();
  const { name, level, cards, total, dealer, says, last, facts = [] } = view.seats[seat];
  const isOurs = view.sides.some((seats) => seats.length > 1 && seats.includes(seat) && seats.includes(view.front));
  const isPartner = isOurs && !isMe;
  const isTurn = view.owner === seat && !view.over;
  const isAsked = view.turn === seat && !isTurn && !view.over; // in the turn of another one
  const isMarked = view.marks.some((mark) => mark.seat === seat && !mark.suit);
  const isScored = !isSingle(view) && (view.target !== null || view.history.length > 0 || view.totals.some(Boolean));
  const sum = isScored && view.unit ? { id: view.unit.id, args: { ...view.unit.args, count: total } } : null;
  const piles = view.places.filter((place) => place.seat === seat && place.cards.length);
  const badges = facts.filter(({ id }) => words.has(`${id}.badge`));
  const width = box.w / layout.text; // what it has for text
  const isSlim = width < 100;
  const face = faceOf(box, layout, isSlim, isMe);
  const aloud = words.t('table-seat', {
    name, cards, total: sum ? words.show(sum) : '', dealer: dealer ? 'yes' : 'no', turn: isTurn ? 'yes' : isAsked ? 'asked' : 'no', scored: sum ? 'yes' : 'no', partner: isPartner ? 'yes' : 'no',
  });
  const known = (/** @type {(message: Message, view: View) => string} */ put) => words.row([
    aloud,
    ...(level ? [words.t('level-aloud', { level: words.t(`level-${level}.short`) })] : []),
    ...facts.map((fact) => put(fact, view)),
    ...piles.map((pile) => put(placeMessage(pile), view)),
    ...(last ? [put({ id: last.taken ? 'table-last-taken' : 'table-last-played', args: { card: last.card } }, view)] : []),
  ]);
  return (
    // who does not see reads all this anyway
    <li onClick={() => onTap(known(words.show))} class={`plate${isTurn ? ' turn' : ''}${isAsked ? ' asked' : ''}${isMarked ? ' marked' : ''}${isMe ? ' me' : ''}${isOurs ? ' ours' : ''}${isLit ? ' lit' : ''}${isAimed ? ' aimed' : ''}${isSlim ? ' slim' : ''}${layout.shape === 'low' && width < 150 ? ' tight' : ''}`} data-seat={seat} data-side={side} style={{ ...at(box), '--face': `${face}px` }}>
      <span class="unseen">{known(words.say)}</span>
      {face > 0 && <Face seat={seat} name={name} isNeighbour={level !== null} own={level === null ? nameKeyOf(view.seats, seat, words) : ''} mood={moodOf(view, seat)} isTalking={Boolean(says || remark)} />}
      <span class="name" aria-hidden="true">
        {isTurn && <span class="now"><Icon name="next" /></span>}
        {isAsked && <span class="now">?</span>}
        <span class="who">{name}</span>
        {isPartner && !(width < 150 && last && badges.length) && <span class="partner">{words.t('table-partner')}</span>}
        {dealer && <span class="dealer" title={words.t('table-dealer')}><Icon name="dealer" /></span>}
        {last && <span class={`last small-card ${last.card.slice(-1)}${last.taken ? ' taken' : ''}`}>{words.card(last.card)}</span>}
      </span>
      <span class="facts" aria-hidden="true">
        <span class="count"><Fan cards={cards} /> {cards}</span>
        {level && <Level level={level} />}
        {piles.map((pile) => (
          <span class="heap" key={pile.zone} title={words.show(pile.name, view)}>
            {(pile.closed ? ['??'] : pile.form === 'pile' ? pile.cards.slice(-1) : pile.cards).map((card, k) => (
              card === '??' ? <CardBack key={k} /> : <span class={`small-card ${card.slice(-1)}`} key={k}>{words.card(card)}</span>
            ))}
            {(pile.closed || pile.form === 'pile') && ` ${pile.cards.length}`}
          </span>
        ))}
        {facts.filter((fact) => !badges.includes(fact)).map((fact) => <span class="fact" key={fact.id} title={words.show(fact, view)}>{words.brief(fact, view)}</span>)}
        {badges.map(({ id, args }) => <span class="fact-badge" key={id}>{words.show({ id: `${id}.badge`, args }, view)}</span>)}
        {sum && <span class="total">{words.brief(sum)}</span>}
      </span>
      {(says || remark || isThinking) && !isMe && (
        <span class={`says${says ? '' : ' aside'}`}>
          {says && <b>{words.show(says, view)}</b>}
          {remark && <span class="remark" aria-hidden="true">{words.show(remark, view)}</span>}
          {isThinking && !remark && <span class="remark" aria-hidden="true">{words.t('table-thinks')} …</span>}
        </span>
      )}
    </li>
  );
}

/** Gets how large a face is on a plate; 0 where there is no room for one's own.
 * @param {Box} box @param {Layout} layout @param {boolean} isSlim @param {boolean} isMe */
function faceOf({ w, h }, { shape, text, fans }, isSlim, isMe) {
  if ((shape === 'low' && (isMe || isSlim)) || (isMe && w < 150 * text)) return 0;
  if (shape === 'low' || isMe) return Math.min(h - 8, 44, Math.round(w * 0.19));
  return shape === 'wide' ? Math.round(52 * Math.min(text, 1.5)) : !isSlim ? 40 : fans ? 21 : 26;
}

/** How well an opponent plays: so many bars of as many as there are levels. A tap on the plate says it in a word.
 * @param {{level: string}} props */
function Level({ level }) {
  const words = useWords();
  const at = LEVELS.indexOf(level);
  return (
    <span class="level" title={words.t(`level-${level}.short`)}>
      <svg viewBox="0 0 19 10" aria-hidden="true" focusable="false">
        {LEVELS.map((name, k) => <rect key={name} x={5 * k} y={7.5 - 2.5 * k} width="4" height={2.5 + 2.5 * k} rx="1" fill="currentColor" fill-opacity={k > at ? 0.3 : 1} />)}
      </svg>
    </span>
  );
}

/**
 * The line of words: what has happened and what is asked.
 * @param {object} props
 * @param {View} props.view
 * @param {Layout} props.layout
 * @param {boolean} props.isMine whether the one who looks is asked
 * @param {string} props.prompt
 * @param {import('preact').ComponentChildren} [props.advice] a hint, or what a lesson tells, in the place of both
 * @param {boolean} [props.isAdviceEnough] whether it tells what is asked, too
 * @param {import('preact').ComponentChildren} [props.offer] below what has happened
 * @param {() => void} props.onLog
 * @param {() => void} [props.onHouse] shows the house rules, where they are too long for the line
 */
export function Line({ view, layout, isMine, prompt, advice, isAdviceEnough, offer, onLog, onHouse }) {
  const words = useWords();
  const isBeside = view.marks.some(({ seat }) => seat === null);
  return (
    <div class={`line${isMine ? ' mine' : ''}${view.news.some(({ big }) => big) ? ' big' : ''}${isBeside ? ' beside' : ''}`} style={at(layout.line)}>
      {advice || <Said news={view.news} house={houseLine(view, words)} view={view} onMore={onLog} onHouse={onHouse} />}
      {!advice && offer}
      <p class={`prompt${advice && isAdviceEnough ? ' unseen' : ''}`} tabIndex={-1}>{prompt}</p>
    </div>
  );
}

/** Gets what is not as usual at this table, in a sentence, until one has done something; later it is in the menu.
 * @param {View} view @param {import('../../types.js').Words} words */
const houseLine = (view, words) => (isUntouched(view) ? houseSentenceOf(view, words) : '');

/** Whether one has done nothing yet in this match. @param {View} view */
export const isUntouched = (view) => view.deal === 1 && Boolean(view.cannot.undo) && !view.over;

/**
 * What has happened since one's own last action. Of what is too long for the line the oldest is left out, big news last
 * of all, and the house rules, which were never told before, only for those; all of it is in the log, a tap away.
 * @param {{news: View['news'], house: string, view: View, onMore: () => void, onHouse?: () => void}} props
 */
function Said({ news, house, view, onMore, onHouse }) {
  const words = useWords();
  const [cut, setCut] = useState({ news, count: 0 });
  const node = useRef(/** @type {HTMLParagraphElement | null} */ (null));
  const count = cut.news === news ? cut.count : 0;
  const small = news.filter(({ big }) => !big);
  const big = news.filter(({ big }) => big);
  const droppable = house ? [...small, ...(big.length ? [house] : []), ...big.slice(0, -1)]
    : [...small.slice(0, -1), ...big.slice(0, -1), ...small.slice(-1)].slice(0, news.length - 1);
  const dropped = new Set(droppable.slice(0, count));
  const told = news.filter((one) => !dropped.has(one)).map(({ message }) => words.show(message, view));
  const text = words.flow([...(dropped.has(house) ? [] : [house]), ...told]);
  useLayoutEffect(() => {
    const said = node.current;
    if (!said) return;
    said.style.webkitLineClamp = '';
    said.style.visibility = '';
    if (said.scrollHeight <= said.clientHeight + 2) return;
    if (count < droppable.length || (house && onHouse && count === droppable.length)) setCut({ news, count: count + 1 });
    else {
      const lines = Math.floor((said.clientHeight + 2) / parseFloat(getComputedStyle(said).lineHeight));
      said.style.webkitLineClamp = String(Math.max(1, lines));
      if (!lines) said.style.visibility = 'hidden'; // half a line tells nothing
    }
  });
  if (!text) return null;
  if (!count) return <p class="said" ref={node}>{text}</p>;
  if (count > droppable.length) return <p class="said" ref={node}><button type="button" class="more" aria-label={words.t('house-rules-title')} onClick={onHouse}>…</button> {text}</p>;
  return <p class="said" ref={node}><button type="button" class="more" aria-label={words.t('table-log')} onClick={onMore}>…</button> {text}</p>;
}

/** Where a coin lies: at the edge of a plate, where it hides no words; several lie side by side or on each other.
 * @param {View} view @param {Layout} layout @param {number | null} seat @param {number} before how many lie there already */
function coinSpot({ places, marks, front }, layout, seat, before) {
  if (seat === null) return { x: layout.rest.x - 30 * before, y: layout.rest.y };
  const isMe = seat === front;
  const { x, y, w, h } = isMe ? layout.me : layout.plates[seat];
  if (!isMe && layout.shape !== 'low') {
    // what tells of cards that lie there stands at the edge
    const isFull = marks.filter((mark) => mark.seat === seat).length > 1 || places.some((place) => place.seat === seat && place.cards.length);
    return { x: x + w - 10 - 30 * before, y: y + h + (isFull ? 10 : 3) };
  }
  // towards the middle of the felt
  const side = x + w / 2 < layout.width / 2 ? 1 : -1;
  const edge = side > 0 ? x + w : x;
  return { x: edge + side * (3 + (isMe ? -12 : 18) * before), y: y + h / 2 };
}

const SUIT_SIGNS = /** @type {Record<string, string>} */ ({ C: '♣\ufe0e', D: '♦\ufe0e', H: '♥\ufe0e', S: '♠\ufe0e' });

/** The things that lie at a seat or on the table: coins with the first letter of their name, which spin as they travel.
 * @param {{view: View, layout: Layout, flight: number, onTap?: (text: string, box: Box) => void}} props */
export function Marks({ view, layout, flight, onTap }) {
  const words = useWords();
  return (
    <>
      {view.marks.map(({ id, seat, name, suit }, k) => {
        const { x, y } = coinSpot(view, layout, seat, view.marks.slice(0, k).filter((mark) => mark.seat === seat).length);
        const where = seat === null ? 'table-mark-free' : suit ? 'table-mark-before' : 'table-mark-at';
        const label = words.say({ id: where, args: { mark: name, ...(seat === null ? {} : { seat }) } }, view);
        return (
          <span class={`coin${suit ? ` suit ${suit}` : ''}${seat === null ? ' free' : ''}`} key={id} role="img" aria-label={label} title={label} onClick={() => onTap?.(label, { x: x - 14, y: y - 14, w: 28, h: 28 })}
            style={{ translate: `${x}px ${y}px`, '--travel': `${flight * 1.8}ms` }}>
            <span class="metal" key={seat} aria-hidden="true">{suit ? SUIT_SIGNS[suit] : words.show(name, view).slice(0, 1)}</span>
          </span>
        );
      })}
    </>
  );
}

/** What the expert would play, and why. 
 * @param {{message: Message, view: View, onClose: () => void}} props */
export function Hint({ message, view, onClose }) {
  const words = useWords();
  return (
    <section class="hint" aria-label={words.t('table-hint')}>
      <button type="button" class="tool" aria-label={words.t('table-hint-close')} title={words.t('table-hint-close')} onClick={onClose}><Icon name="close" /></button>
      <p aria-hidden="true">{words.show(message, view)}</p>
      <p class="unseen">{words.say(message, view)}</p>
    </section>
  );
}

/** What the table answers, at the card that was tapped or in the middle.
 * @param {{text: string, box: Box | null, layout: Layout}} props */
export function Bubble({ text, box, layout }) {
  const node = useRef(/** @type {HTMLDivElement | null} */ (null));
  const spot = box ?? { x: layout.width / 2, y: layout.shape === 'low' ? layout.hand.y : layout.line.y, w: 0, h: 0 };
  useLayoutEffect(() => {
    const { style, classList, offsetWidth, offsetHeight } = /** @type {HTMLDivElement} */ (node.current);
    const middle = spot.x + Math.min(spot.w, layout.handCard.w) / 2;
    const left = Math.max(8, Math.min(layout.width - offsetWidth - 8, middle - offsetWidth / 2));
    const above = spot.y - offsetHeight - 12;
    const isBelow = box !== null && above < 0; // there is no room above
    classList.toggle('below', isBelow);
    style.left = `${left}px`;
    style.top = `${isBelow ? spot.y + spot.h + 12 : Math.max(4, above)}px`;
    style.setProperty('--tip', `${Math.max(14, Math.min(offsetWidth - 14, middle - left))}px`);
  }, [text, box, layout]);
  return <div class={`bubble${box ? ' pointing' : ''}`} ref={node} aria-hidden="true">{text}</div>;
}
