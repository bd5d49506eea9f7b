// What lies around the cards of the table: the bar, the plates of those who sit there, what has been said, the coins, and
// the bubble in which the table answers.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../words.js';
import { CardBack, Icon } from './icons.jsx';
import { isSingle } from './sheets.jsx';

/**
 * @typedef {import('../table.js').View} View
 * @typedef {import('../layout.js').Box} Box
 * @typedef {import('../layout.js').Layout} Layout
 * @typedef {import('../words.js').Message} Message
 * @typedef {{message: Message, isBig: boolean}} News what has happened; big news are those of a turn that changed the whole table
 */

/** Puts an element into a box of the felt.
 * @param {Box} box */
export const at = ({ x, y, w, h }) => ({ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });

/**
 * @param {object} props
 * @param {View} props.view
 * @param {Record<'undo' | 'redo' | 'hint' | 'log' | 'score' | 'rules', () => void>} props.tools
 * @param {() => void} props.onLeave
 * @param {() => void} props.onMore
 * @param {boolean} props.isWide
 * @param {boolean} props.isCovered whether the curtain hides what only one person may see
 * @param {boolean} props.canHint
 * @param {boolean} props.hasHint whether a hint is shown, or comes with the next turn
 * @param {boolean} props.hasRules
 */
export function Bar({ view, tools, onLeave, onMore, isWide, isCovered, canHint, hasHint, hasRules }) {
  const words = useWords();
  const tool = (/** @type {keyof typeof tools} */ name, isOn = true, isPressed = /** @type {boolean | undefined} */ (undefined)) => (
    <button type="button" class="tool" aria-pressed={isPressed} aria-label={words.t(`table-${name}`)} title={words.t(`table-${name}`)} disabled={!isOn} onClick={tools[name]}>
      <Icon name={name} />
    </button>
  );
  return (
    <header class="table-bar">
      <button type="button" class="tool" aria-label={words.t('table-leave')} title={words.t('table-leave')} onClick={onLeave}><Icon name="back" /></button>
      <h1>
        <b>{words.show({ id: 'table-game', args: { game: view.game } })}</b>
        <small>
          <span>{view.titles?.length ? words.show(view.titles[view.deal - 1], view) : words.t('table-deal', { deal: view.deal })}</span>
          {view.practice && <span class="practice">{words.t('table-practice')}</span>}
        </small>
      </h1>
      {!isCovered && (
        <>
          {tool('undo', view.can.undo)}
          {tool('redo', view.can.redo)}
          {tool('hint', canHint, hasHint)}
          {isWide && <>{tool('log')}{tool('score')}{hasRules && tool('rules')}</>}
          <button type="button" class="tool" aria-label={words.t('table-more')} title={words.t('table-more')} onClick={onMore}><Icon name="more" /></button>
        </>
      )}
    </header>
  );
}

/**
 * @param {object} props
 * @param {number} props.seat
 * @param {View} props.view
 * @param {Box} props.box
 * @param {'left' | 'right'} [props.side] of the felt
 * @param {boolean} [props.isMe]
 * @param {boolean} [props.isLit]
 * @param {boolean} [props.isThinking] for long already
 * @param {Message | null} [props.remark] what it says beside the cards
 */
export function Plate({ seat, view, box, side, isMe = false, isLit = false, isThinking = false, remark = null }) {
  const words = useWords();
  const { name, level, cards, total, dealer, says, facts = [] } = view.seats[seat];
  const isOurs = view.sides.some((seats) => seats.length > 1 && seats.includes(seat) && seats.includes(view.eyes));
  const isPartner = isOurs && !isMe;
  const isTurn = view.turn === seat && !view.over;
  const isScored = !isSingle(view) && (view.target !== null || view.history.length > 0 || view.totals.some(Boolean));
  const piles = view.places.filter((place) => place.seat === seat && place.cards.length);
  const aloud = words.t('table-seat', {
    name, cards, total, dealer: dealer ? 'yes' : 'no', turn: isTurn ? 'yes' : 'no', scored: isScored ? 'yes' : 'no', partner: isPartner ? 'yes' : 'no',
  });
  return (
    <li class={`plate${isTurn ? ' turn' : ''}${isMe ? ' me' : ''}${isOurs ? ' ours' : ''}${isLit ? ' lit' : ''}${box.w < 100 ? ' slim' : ''}`} data-seat={seat} data-side={side} style={at(box)}>
      <span class="unseen">
        {[aloud, ...(level ? [words.t('level-aloud', { level: words.t(`level-${level}.short`) })] : []), ...facts.map((fact) => words.say(fact, view)), ...piles.map((pile) => words.say({ id: 'table-place-hidden', args: { place: pile.name, count: pile.cards.length } }, view))].join('. ')}
      </span>
      <span class="name" aria-hidden="true">
        {isTurn && <span class="now"><Icon name="next" /></span>}
        <span>{name}</span>
        {isPartner && <span class="partner">{words.t('table-partner')}</span>}
        {dealer && <span class="dealer" title={words.t('table-dealer')}>{words.t('table-dealer-short')}</span>}
      </span>
      <span class="facts" aria-hidden="true">
        <span class="count"><CardBack /> {cards}</span>
        {level && <span class="level">{words.t(`level-${level}.short`)}</span>}
        {piles.map((pile) => (
          <span class="heap" key={pile.zone} title={words.show(pile.name, view)}><CardBack /> {pile.cards.length}</span>
        ))}
        {facts.filter(({ id }) => !words.has(`${id}.badge`)).map((fact) => <span class="fact" key={fact.id} title={words.show(fact, view)}>{words.brief(fact, view)}</span>)}
        {isScored && <span class="total">{words.t('table-points', { points: total })}</span>}
      </span>
      {facts.filter(({ id }) => words.has(`${id}.badge`)).map(({ id, args }) => <span class="fact-badge" key={id} aria-hidden="true">{words.show({ id: `${id}.badge`, args }, view)}</span>)}
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

/**
 * What has happened since one's own last action. Of what is too long for the line the oldest is left out, big news last
 * of all; all of it is in the log, a tap away.
 * @param {{news: News[], view: View, onMore: () => void}} props
 */
export function Said({ news, view, onMore }) {
  const words = useWords();
  const [cut, setCut] = useState({ news, count: 0 });
  const node = useRef(/** @type {HTMLParagraphElement | null} */ (null));
  const count = cut.news === news ? cut.count : 0;
  const small = news.filter(({ isBig }) => !isBig);
  const big = news.filter(({ isBig }) => isBig);
  const dropped = new Set([...small.slice(0, -1), ...big.slice(0, -1), ...small.slice(-1)].slice(0, count));
  const text = news.filter((one) => !dropped.has(one)).map(({ message }) => words.show(message, view)).join(' ');
  useLayoutEffect(() => {
    const said = node.current;
    if (!said) return;
    said.style.webkitLineClamp = '';
    if (said.scrollHeight <= said.clientHeight + 2) return;
    if (count < news.length - 1) setCut({ news, count: count + 1 });
    else said.style.webkitLineClamp = String(Math.max(1, Math.floor(said.clientHeight / parseFloat(getComputedStyle(said).lineHeight))));
  });
  if (!text) return null;
  if (!count) return <p class="said" ref={node}>{text}</p>;
  return <p class="said" ref={node}><button type="button" class="more" aria-label={words.t('table-log')} onClick={onMore}>…</button> {text}</p>;
}

/** Where a coin lies: at the edge of a plate, where it hides no words.
 * @param {Layout} layout @param {number | null} seat @param {boolean} isMe */
function coinSpot(layout, seat, isMe) {
  if (seat === null) return layout.rest;
  const { x, y, w, h } = isMe ? layout.me : layout.plates[seat];
  if (!isMe && layout.shape !== 'low') return { x: x + w - 10, y: y + h + 3 };
  // towards the middle of the felt
  return { x: x + w / 2 < layout.width / 2 ? x + w + 3 : x - 3, y: y + h / 2 };
}

const SUIT_SIGNS = /** @type {Record<string, string>} */ ({ C: '♣\ufe0e', D: '♦\ufe0e', H: '♥\ufe0e', S: '♠\ufe0e' });

/** The things that lie at a seat or on the table: coins that travel.
 * @param {{view: View, layout: Layout, flight: number}} props */
export function Marks({ view, layout, flight }) {
  const words = useWords();
  return (
    <>
      {view.marks.map(({ id, seat, name, suit }, k) => {
        const { x, y } = coinSpot(layout, seat, seat === view.eyes);
        const where = seat === null ? 'table-mark-free' : suit ? 'table-mark-before' : 'table-mark-at';
        const label = words.say({ id: where, args: { mark: name, ...(seat === null ? {} : { seat }) } }, view);
        const near = view.marks.slice(0, k).filter((mark) => mark.seat === seat).length;
        return (
          <span class={`coin${suit ? ` suit ${suit}` : ''}`} key={id} role="img" aria-label={label} title={label}
            style={{ transform: `translate(${x - 30 * near}px, ${y}px)`, transitionDuration: `${flight * 1.8}ms` }}>
            {suit && <span aria-hidden="true">{SUIT_SIGNS[suit]}</span>}
          </span>
        );
      })}
    </>
  );
}

/** What the expert would play, and why. It stands before the prompt, or above the board where there is no room for both.
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
    const { style, offsetWidth, offsetHeight } = /** @type {HTMLDivElement} */ (node.current);
    const middle = spot.x + Math.min(spot.w, layout.handCard.w) / 2;
    const left = Math.max(8, Math.min(layout.width - offsetWidth - 8, middle - offsetWidth / 2));
    const above = spot.y - offsetHeight - 12;
    style.left = `${left}px`;
    style.top = `${Math.max(4, above)}px`;
    style.setProperty('--tip', `${Math.max(14, Math.min(offsetWidth - 14, middle - left))}px`);
  }, [text, box, layout]);
  return <div class={`bubble${box ? ' pointing' : ''}`} ref={node} aria-hidden="true">{text}</div>;
}
