// The table screen: the felt with its cards (table.js), the plates of those who sit there, one line of words, the
// buttons, and the sheets over it. It knows no game: it shows a turn and asks the engine for the next one.

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { gridOf, tableLayout } from '../layout.js';
import { FLIGHT, PACE, REST, feel } from '../settings.js';
import { createTable } from '../table.js';
import { useWords } from '../words.js';
import { CardBack, Icon } from './icons.jsx';
import { Curtain, DealEnd, KeysSheet, LogSheet, MatchEnd, MenuSheet, ScoreSheet, isSingle } from './sheets.jsx';

/**
 * @typedef {import('../table.js').Turn} Turn
 * @typedef {import('../table.js').View} View
 * @typedef {import('../table.js').Action} Action
 * @typedef {import('../layout.js').Box} Box
 * @typedef {import('../layout.js').Layout} Layout
 * @typedef {import('../words.js').Message} Message
 * @typedef {(request: Record<string, any>) => Promise<any>} Ask
 * @typedef {{message: Message, isBig: boolean}} News what has happened; big news are those of a turn that changed the whole table
 * @typedef {'menu' | 'log' | 'score' | 'keys' | null} SheetName
 */

/**
 * @param {object} props
 * @param {Turn} props.turn the turn to begin with; what comes after it this screen asks for itself
 * @param {Ask} props.ask asks the engine; rejects with an Error whose `detail` is a message
 * @param {import('../settings.js').Settings} props.settings
 * @param {(turn: Turn) => void} [props.onTurn] told every turn that the engine gave, to keep its save
 * @param {() => void} props.onLeave
 * @param {(view: View) => void} [props.onRules] shows the rules of the running match
 * @param {() => void} [props.onSettings]
 * @param {(how: 'again' | 'same') => void} [props.onPlay] begins a new match like this one, or the same deals again
 */
export function Table({ turn: first, ask, settings, onTurn, onLeave, onRules, onSettings, onPlay }) {
  const words = useWords();
  const [turn, setTurn] = useState(first);
  const [news, setNews] = useState(newsOf(first)); // since the last action of the person who looks
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [sheet, setSheet] = useState(/** @type {SheetName} */ (null));
  const [choice, setChoice] = useState({ card: /** @type {string | null} */ (null), zones: /** @type {string[]} */ ([]) });
  const [bubble, setBubble] = useState(/** @type {{text: string, box: Box | null} | null} */ (null));
  const [spoken, setSpoken] = useState('');
  const [sortBy, setSortBy] = usePreference('kortti.sort', /** @type {'suit' | 'rank'} */ ('suit'));
  const [keysOn, setKeysOn] = usePreference('kortti.keys', /** @type {'on' | 'off'} */ ('on'));
  const [isPeeking, setPeeking] = useState(false);
  const [isOver, setOver] = useState(false); // and the last cards have come to rest
  const [isCovered, setCovered] = useState(false);
  const [failures, setFailures] = useState(0); // of the engine in a row, while an opponent was to play
  const felt = useRef(/** @type {HTMLDivElement | null} */ (null));
  const cards = useRef(/** @type {HTMLDivElement | null} */ (null));
  const table = useRef(/** @type {import('../table.js').Table | null} */ (null));
  const shown = useRef(/** @type {Turn | null} */ (null));
  const isStill = useRef(0); // time at which the animation will have ended
  const heard = useRef(/** @type {string[]} */ ([]));
  const capacity = useRef({ key: '', count: 0 });
  const board = useRef({ key: '', cols: 1, rows: 1 });

  const { view } = turn;
  const me = view.seats[view.eyes];
  words.seat(view);

  // ---- engine ----

  const outside = useRef({ ask, onTurn, words });
  outside.current = { ask, onTurn, words };

  const latest = useRef(turn);
  const queue = useRef(Promise.resolve());
  const isActing = useRef(false);

  /** Answers in a bubble, at a card where it is about one; it is heard as well. */
  const tell = useCallback((/** @type {Message} */ message, /** @type {Box | null} */ box = null) => {
    const { words } = outside.current;
    setBubble({ text: words.show(message), box });
    setSpoken(words.say(message));
  }, []);

  const complain = useCallback((/** @type {unknown} */ error) => {
    tell(/** @type {{detail?: Message}} */ (error).detail ?? { id: 'table-engine-lost' });
  }, []);

  // another match than the one before
  useEffect(() => {
    if (first === latest.current) return;
    latest.current = first;
    setTurn(first);
    setNews(newsOf(first));
  }, [first]);

  /** Asks for the next turn, after all that was asked before. */
  const go = useCallback((/** @type {Record<string, any>} */ request) => {
    if (request.do === 'act') {
      if (isActing.current) return; // the second tap of two
      isActing.current = true;
    }
    queue.current = queue.current.then(async () => {
      // an undo may have come before it
      if (request.do === 'advance' && !awaitsOpponent(latest.current.view)) return;
      try {
        const next = await outside.current.ask(request);
        const told = newsOf(next, latest.current);
        latest.current = next;
        setTurn(next);
        setNews((old) => (request.do === 'advance' ? [...old, ...told] : told));
        outside.current.onTurn?.(next);
        setFailures(0);
        if (request.do !== 'advance') setBubble(null);
      } catch (error) {
        table.current?.release();
        complain(error);
        if (request.do === 'advance') setFailures((count) => count + 1);
      } finally {
        if (request.do === 'act') isActing.current = false;
      }
    });
  }, []);

  const act = useCallback((/** @type {string} */ action) => go({ do: 'act', action }), [go]);

  const inquire = useCallback(async (/** @type {Record<string, any>} */ request) => {
    try {
      return await outside.current.ask(request);
    } catch (error) {
      complain(error);
      return null;
    }
  }, []);

  const why = useCallback(async (/** @type {string} */ card, /** @type {Box} */ box) => {
    const answer = await inquire({ do: 'why', card });
    if (answer) tell(answer.why ?? { id: 'table-not-now' }, box);
  }, []);

  const hint = useCallback(async () => {
    setSheet(null);
    const answer = await inquire({ do: 'hint' });
    if (!answer) return;
    const card = latest.current.view.actions.find(({ action }) => action === answer.action)?.card;
    tell(answer.message, (card && table.current?.boxOf(card)) || null);
  }, []);

  // ---- the felt ----

  useLayoutEffect(() => {
    const node = /** @type {HTMLDivElement} */ (felt.current);
    const measure = () => setSize((old) => {
      const { clientWidth: width, clientHeight: height } = node;
      return old.width === width && old.height === height ? old : { width, height };
    });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);

  const count = view.seats.length;
  const others = useMemo(() => Array.from({ length: count - 1 }, (_, k) => (view.eyes + 1 + k) % count), [count, view.eyes]);
  // the sizes stay as they are while a deal is played: as for the largest hand and the largest board that were seen in it
  const key = `${view.game} ${view.deal} ${view.eyes}`;
  if (capacity.current.key !== key) capacity.current = { key, count: 0 };
  const room = capacity.current;
  room.count = Math.max(room.count, view.hand.length, 5);
  // but for a very large hand that has become much smaller
  if (room.count > LARGE_HAND && view.hand.length < room.count * 0.6) room.count = Math.max(view.hand.length + 2, 14);
  const hand = room.count;
  const held = view.hand.length;
  const phase = `${key} ${view.phase}`;
  const grid = gridOf(view.places);
  if (board.current.key !== phase) board.current = { key: phase, cols: 1, rows: 1 };
  const cols = (board.current.cols = Math.max(board.current.cols, grid.cols));
  const rows = (board.current.rows = Math.max(board.current.rows, grid.rows));
  const tagged = view.places.some(({ form }) => form === 'cross');
  const named = tagged || view.places.some(({ form, width = 1, labels }) => form === 'row' && (width > 1 || labels?.length));
  const layout = useMemo(() => (size.width ? tableLayout({
    ...size, others, cols, rows, hand, now: held, named, tagged, left: settings.leftHand, large: settings.largeCards,
  }) : null), [size, others, cols, rows, hand, held, named, tagged, settings.leftHand, settings.largeCards]);

  const looks = useMemo(
    () => ({ words, fourColours: settings.fourColours, animation: settings.animation, rest: REST[settings.pace], sortBy }),
    [words, settings.fourColours, settings.animation, settings.pace, sortBy],
  );
  const listeners = useRef({ act, why });
  listeners.current = { act, why };

  useLayoutEffect(() => {
    const made = createTable(/** @type {HTMLDivElement} */ (cards.current), looks, {
      onAction: (action) => listeners.current.act(action),
      onWhy: (card, box) => listeners.current.why(card, box),
      onPlace: (message, box) => tell(message, box),
      onChoose: (card, zones) => setChoice((old) => (old.card === card && old.zones.join() === zones.join() ? old : { card, zones })),
    });
    table.current = made;
    return () => made.destroy();
  }, []);
  useLayoutEffect(() => table.current?.configure(looks), [looks]);

  // on a shared phone nobody's hand is shown until the one whose turn it is has taken the phone
  const isPassed = view.over === null && view.turn !== null && view.turn !== view.eyes && view.seats[view.turn].kind === 'person';
  useLayoutEffect(() => {
    if (!layout || !table.current) return;
    const isNew = shown.current !== turn;
    const seen = isCovered ? { ...turn, view: { ...view, hand: [], actions: [] } } : turn;
    const isBig = news.at(-1)?.isBig && settings.pace !== 'instant';
    const time = table.current.set(isNew ? seen : { ...seen, moves: [] }, layout, { instant: !isNew });
    shown.current = turn;
    if (isNew) isStill.current = performance.now() + time + (isBig ? READING_TIME : 0);
  }, [turn, layout, isCovered]);

  // ---- time ----

  const restless = awaitsOpponent(view) && !sheet;
  useEffect(() => {
    if (!restless || !layout) return undefined;
    const timer = setTimeout(() => go({ do: 'advance' }), Math.max(0, isStill.current - performance.now()) + PACE[settings.pace] + 3000 * failures);
    return () => clearTimeout(timer);
  }, [turn, restless, layout !== null, settings.pace, failures, go]);

  useEffect(() => {
    if (!isPassed) {
      setCovered(false);
      return undefined;
    }
    const timer = setTimeout(() => setCovered(true), Math.max(0, isStill.current - performance.now()) + PACE.normal);
    return () => clearTimeout(timer);
  }, [turn, isPassed]);

  // what opponents do is gathered and said when somebody is asked something again
  useEffect(() => {
    heard.current.push(...turn.said.map((message) => words.say(message, view)));
    if (turn.moves.length) feel(settings, 'card');
    if (awaitsOpponent(view)) return;
    setSpoken([...heard.current, words.say(view.prompt, view)].join(' '));
    heard.current = [];
    if (view.over) feel(settings, 'end');
    else if (turn.moves.length && view.turn === view.eyes) feel(settings, 'turn');
  }, [turn]);

  useEffect(() => {
    setPeeking(false);
    setOver(false);
    if (!view.over) return undefined;
    const timer = setTimeout(() => setOver(true), isStill.current - performance.now());
    return () => clearTimeout(timer);
  }, [view.over, view.deal, layout !== null]);

  useEffect(() => {
    if (!bubble) return undefined;
    const close = () => setBubble(null);
    const timer = setTimeout(close, 3500 + 60 * bubble.text.length);
    addEventListener('pointerdown', close, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', close);
    };
  }, [bubble]);

  // ---- keys ----

  const buttons = useMemo(
    // those of a chosen card have their place on the board, if they have one
    () => view.actions.filter(({ card, zone }) => card === null || (card === choice.card && !view.places.some((place) => place.zone === zone))),
    [view, choice.card],
  );

  /** @type {Record<string, () => void>} */
  const commands = {
    u: () => view.can.undo && go({ do: 'undo' }),
    r: () => view.can.redo && go({ do: 'redo' }),
    h: () => hint(),
    l: () => setSheet('log'),
    s: () => setSheet('score'),
    '?': () => setSheet('keys'),
  };
  const onKey = useRef((/** @type {KeyboardEvent} */ _) => {});
  onKey.current = (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || sheet) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    const letter = event.key.toLowerCase();
    if (letter === 'escape') {
      if (bubble) setBubble(null);
      else table.current?.unchoose();
    } else if (keysOn === 'off' || isCovered) return;
    else if (buttons[Number(letter) - 1]) act(buttons[Number(letter) - 1].action);
    else if (commands[letter]) commands[letter]();
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => onKey.current(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  // ---- what is seen ----

  const isMine = view.turn === view.eyes && !view.over;
  const flight = Math.max(FLIGHT[settings.animation], 1);
  const tools = { undo: () => commands.u(), redo: () => commands.r(), hint, log: () => setSheet('log'), score: () => setSheet('score'), rules: () => onRules?.(view) };

  return (
    <div class={`table-screen ${layout?.shape ?? ''}`}>
      <Bar view={view} tools={tools} onLeave={onLeave} onMore={() => setSheet('menu')} isWide={size.width >= 700} isCovered={isCovered && isPassed} hasRules={Boolean(onRules)} />
      <main class="felt" ref={felt}>
        {layout && (
          <>
            <ul class="plates" aria-label={words.t('table-players')}>
              {others.map((seat) => (
                <Plate key={seat} seat={seat} view={view} box={layout.plates[seat]} side={layout.plates[seat].x < size.width / 2 ? 'left' : 'right'} isLit={choice.zones.includes(`hand:${seat}`)} />
              ))}
              {me && <Plate seat={view.eyes} view={view} box={layout.me} isMe />}
            </ul>
            <div class={`line${isMine ? ' mine' : ''}${news.some(({ isBig }) => isBig) ? ' big' : ''}${view.marks.some(({ seat }) => seat === null) ? ' beside' : ''}`} style={at(layout.line)}>
              <Said news={news} view={view} onMore={() => setSheet('log')} />
              <p class="prompt">{words.show(choice.card ? { id: 'table-choose', args: { card: choice.card } } : view.prompt, view)}</p>
            </div>
            <Marks view={view} layout={layout} flight={flight} />
            <div class="actions" role="group" aria-label={words.t('table-actions')} style={at(layout.actions)}>
              {buttons.map((action, k) => (
                <button type="button" class="action" key={action.action} onClick={() => act(action.action)}>
                  {keysOn === 'on' && <kbd aria-hidden="true">{k + 1}</kbd>}
                  <span>{words.show(action.label, view)}</span>
                </button>
              ))}
            </div>
          </>
        )}
        <div class="cards" ref={cards} />
        {layout && view.hand.length > 1 && (
          <button
            type="button" class="sort tool" style={at(layout.sort)} aria-label={words.t('table-sort', { by: sortBy })} title={words.t('table-sort', { by: sortBy })}
            onClick={() => setSortBy(sortBy === 'suit' ? 'rank' : 'suit')}
          >
            {sortBy === 'suit' ? <span class="suits" aria-hidden="true"><i>♣</i><i class="red">♦</i><i>♠</i><i class="red">♥</i></span> : <span class="ranks" aria-hidden="true">1 2 3</span>}
          </button>
        )}
        {bubble && layout && <Bubble {...bubble} layout={layout} />}
        {isOver && view.over === 'deal' && view.result && (
          <DealEnd view={view} said={turn.said.at(-1)} isPeeking={isPeeking} onPeek={() => setPeeking(!isPeeking)} onNext={() => go({ do: 'next' })} />
        )}
        {isOver && view.over === 'match' && (
          <MatchEnd view={view} said={turn.said.at(-1)} isPeeking={isPeeking} onPeek={() => setPeeking(!isPeeking)} onPlay={onPlay} onLeave={onLeave} />
        )}
        {isCovered && isPassed && view.turn !== null && (
          <Curtain name={view.seats[view.turn].name} onReady={() => go({ do: 'look', seat: latest.current.view.turn })} />
        )}
      </main>
      <p class="unseen" role="status" aria-live="polite">{spoken}</p>
      {sheet === 'menu' && <MenuSheet view={view} tools={tools} onKeys={() => setSheet('keys')} onSettings={onSettings} onLeave={onLeave} hasRules={Boolean(onRules)} onClose={() => setSheet(null)} />}
      {sheet === 'log' && <LogSheet view={view} ask={inquire} onClose={() => setSheet(null)} />}
      {sheet === 'score' && <ScoreSheet view={view} ask={inquire} onClose={() => setSheet(null)} />}
      {sheet === 'keys' && <KeysSheet isOn={keysOn === 'on'} onSwitch={() => setKeysOn(keysOn === 'on' ? 'off' : 'on')} onClose={() => setSheet(null)} />}
    </div>
  );
}

/** More cards than a hand has in most games. */
const LARGE_HAND = 20;
/** More cards than a turn moves in most games. */
const MANY_MOVES = 12;
/** Milliseconds that opponents wait after such a turn. */
const READING_TIME = 1800;

/** Gets what a turn tells. Big is what comes with a new phase and moves cards all over the table.
 * @param {Turn} turn @param {Turn} [before] @returns {News[]} */
function newsOf({ view, moves, said }, before) {
  const isBig = before !== undefined && before.view.phase !== view.phase && before.view.deal === view.deal && moves.length > MANY_MOVES;
  return said.map((message) => ({ message, isBig }));
}

/** @param {View} view */
const awaitsOpponent = (view) => view.over === null && view.turn !== null && view.seats[view.turn].kind === 'opponent';

/** Puts an element into a box of the felt.
 * @param {Box} box */
const at = ({ x, y, w, h }) => ({ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });

/**
 * @param {object} props
 * @param {View} props.view
 * @param {Record<'undo' | 'redo' | 'hint' | 'log' | 'score' | 'rules', () => void>} props.tools
 * @param {() => void} props.onLeave
 * @param {() => void} props.onMore
 * @param {boolean} props.isWide
 * @param {boolean} props.isCovered whether the curtain hides what only one person may see
 * @param {boolean} props.hasRules
 */
function Bar({ view, tools, onLeave, onMore, isWide, isCovered, hasRules }) {
  const words = useWords();
  const tool = (/** @type {keyof typeof tools} */ name, isOn = true) => (
    <button type="button" class="tool" aria-label={words.t(`table-${name}`)} title={words.t(`table-${name}`)} disabled={!isOn} onClick={tools[name]}>
      <Icon name={name} />
    </button>
  );
  return (
    <header class="table-bar">
      <button type="button" class="tool" aria-label={words.t('table-leave')} title={words.t('table-leave')} onClick={onLeave}><Icon name="back" /></button>
      <h1>
        <b>{words.show({ id: 'table-game', args: { game: view.game } })}</b>
        <small>
          <span>{words.t('table-deal', { deal: view.deal })}</span>
          {view.practice && <span class="practice">{words.t('table-practice')}</span>}
        </small>
      </h1>
      {!isCovered && (
        <>
          {tool('undo', view.can.undo)}
          {tool('redo', view.can.redo)}
          {isWide && <>{tool('hint')}{tool('log')}{tool('score')}{hasRules && tool('rules')}</>}
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
 */
function Plate({ seat, view, box, side, isMe = false, isLit = false }) {
  const words = useWords();
  const { name, cards, total, dealer, says } = view.seats[seat];
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
        {[aloud, ...piles.map((pile) => words.say({ id: 'table-place-hidden', args: { place: pile.name, count: pile.cards.length } }, view))].join('. ')}
      </span>
      <span class="name" aria-hidden="true">
        {isTurn && <span class="now"><Icon name="next" /></span>}
        <span>{name}</span>
        {isPartner && <span class="partner">{words.t('table-partner')}</span>}
        {dealer && <span class="dealer" title={words.t('table-dealer')}>{words.t('table-dealer-short')}</span>}
      </span>
      <span class="facts" aria-hidden="true">
        <span class="count"><CardBack /> {cards}</span>
        {piles.map((pile) => (
          <span class="heap" key={pile.zone} title={words.show(pile.name, view)}><CardBack /> {pile.cards.length}</span>
        ))}
        {isScored && <span class="total">{words.t('table-points', { points: total })}</span>}
      </span>
      {says && !isMe && <span class="says">{words.show(says, view)}</span>}
    </li>
  );
}

/**
 * What has happened since one's own last action. Of what is too long for the line the oldest is left out, big news last
 * of all; all of it is in the log, a tap away.
 * @param {{news: News[], view: View, onMore: () => void}} props
 */
function Said({ news, view, onMore }) {
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
function Marks({ view, layout, flight }) {
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

/** What the table answers, at the card that was tapped or in the middle.
 * @param {{text: string, box: Box | null, layout: Layout}} props */
function Bubble({ text, box, layout }) {
  const node = useRef(/** @type {HTMLDivElement | null} */ (null));
  const spot = box ?? { x: layout.width / 2, y: layout.line.y, w: 0, h: 0 };
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

/**
 * A choice that this device keeps, where it lets us.
 * @template {string} T
 * @param {string} key @param {T} initial
 * @returns {[T, (value: T) => void]}
 */
function usePreference(key, initial) {
  const [value, setValue] = useState(() => {
    try {
      return /** @type {T} */ (localStorage.getItem(key) ?? initial);
    } catch {
      return initial; // storage is denied
    }
  });
  const keep = (/** @type {T} */ next) => {
    setValue(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // then for this visit only
    }
  };
  return [value, keep];
}
