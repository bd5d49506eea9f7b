// The table screen: the felt with its cards (table.js), the plates of those who sit there, one line of words, the
// buttons, and the sheets over it. It knows no game: it shows a turn and asks the engine for the next one.

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { gridOf, tableLayout } from '../layout.js';
import { FLIGHT, PACE, REST, feel } from '../settings.js';
import { createTable } from '../table.js';
import { useWords } from '../words.js';
import { Ways, useDraft, useOrder } from './builder.jsx';
import { Icon } from './icons.jsx';
import { Lift, liftsOf } from './lift.jsx';
import { Curtain, DealEnd, KeysSheet, LogSheet, MatchEnd, MenuSheet, ScoreSheet } from './sheets.jsx';
import { Bar, Bubble, Hint, Marks, Plate, Said, at } from './tableparts.jsx';

/**
 * @typedef {import('../table.js').Turn} Turn
 * @typedef {import('../table.js').View} View
 * @typedef {import('../table.js').Action} Action
 * @typedef {import('../layout.js').Box} Box
 * @typedef {import('../layout.js').Layout} Layout
 * @typedef {import('../words.js').Message} Message
 * @typedef {(request: Record<string, any>) => Promise<any>} Ask
 * @typedef {import('./tableparts.jsx').News} News
 * @typedef {'menu' | 'log' | 'score' | 'keys' | null} SheetName
 * @typedef {{message: Message, action?: Action, isLate?: boolean}} Help what a hint says, and plays; one that is late
 *   comes with the next turn
 */

/** Whether the last thing pressed was a key. */
let byKeys = false;
addEventListener('keydown', () => (byKeys = true), true);
addEventListener('pointerdown', () => (byKeys = false), true);

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
  const [choice, setChoice] = useState({ cards: /** @type {string[]} */ ([]), zones: /** @type {string[]} */ ([]) });
  const [asked, setAsked] = useState(/** @type {Action[] | null} */ (null)); // ways in which the chosen card can go there
  const [ways, setWays] = useState(/** @type {Action[] | null} */ (null)); // of laying, among which one looks
  const [bubble, setBubble] = useState(/** @type {{text: string, box: Box | null} | null} */ (null));
  const [help, setHelp] = useState(/** @type {Help | null} */ (null));
  const [remark, setRemark] = useState(first.remark ?? null);
  const [isThinking, setThinking] = useState(false); // an opponent, and for long
  const [stops, setStops] = useState(0); // of opponents' thoughts
  const [spoken, setSpoken] = useState('');
  const [sortBy, setSortBy] = usePreference(`kortti.sort.${first.view.game}`, first.view.sort ?? 'suit');
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
  const lifts = useMemo(() => liftsOf(view), [view]);
  words.seat(view);

  // ---- engine ----

  const outside = useRef({ ask, onTurn, words });
  outside.current = { ask, onTurn, words };

  const latest = useRef(turn);
  const queue = useRef(Promise.resolve());
  const isActing = useRef(false);
  const isAdvancing = useRef(false);
  const goesOn = useRef(false); // who is to play has just played
  const hints = useRef(0); // asked for or given up: an answer to any but the last is not shown

  /** Answers in a bubble, at a card where it is about one; it is heard as well. */
  const tell = useCallback((/** @type {Message} */ message, /** @type {Box | null} */ box = null) => {
    const { words } = outside.current;
    setBubble({ text: words.show(message), box });
    setSpoken(words.say(message));
  }, []);

  const complain = useCallback((/** @type {unknown} */ error) => {
    tell(/** @type {{detail?: Message}} */ (error).detail ?? { id: 'table-engine-lost' });
  }, []);

  /** Takes the hint away, also one that is still thought about. */
  const dismiss = useCallback(() => {
    hints.current += 1;
    setHelp(null);
  }, []);

  // another match than the one before
  useEffect(() => {
    if (first === latest.current) return;
    latest.current = first;
    setTurn(first);
    setNews(newsOf(first));
    setRemark(first.remark ?? null);
  }, [first]);

  /** Shows the turn that comes of a request; one that another request has made pointless comes to nothing. */
  const follow = useCallback(async (/** @type {Record<string, any>} */ request) => {
    try {
      const next = await outside.current.ask(request);
      if (next.stopped) return setStops((count) => count + 1);
      const told = newsOf(next, latest.current);
      goesOn.current = latest.current.view.turn === next.view.turn;
      latest.current = next;
      setTurn(next);
      setNews((old) => (request.do === 'advance' ? [...old, ...told] : told));
      if (next.remark || request.do !== 'advance') setRemark(next.remark);
      outside.current.onTurn?.(next);
      setFailures(0);
      if (request.do !== 'advance') {
        setBubble(null);
        dismiss();
      }
    } catch (error) {
      table.current?.release();
      complain(error);
      if (request.do === 'advance') setFailures((count) => count + 1);
    }
  }, []);

  /** Asks for the next turn, after all that was asked before; only for an opponent that thinks nobody has to wait. */
  const go = useCallback((/** @type {Record<string, any>} */ request) => {
    if (request.do === 'act') {
      if (isActing.current) return; // the second tap of two
      isActing.current = true;
    }
    queue.current = queue.current.then(async () => {
      if (request.do !== 'advance') {
        await follow(request);
        if (request.do === 'act') isActing.current = false;
      } else if (!isAdvancing.current && awaitsOpponent(latest.current.view)) { // an undo may have come before it
        isAdvancing.current = true;
        follow(request).finally(() => (isAdvancing.current = false));
      }
    });
  }, []);

  // who leaves the table lets nobody think on
  useEffect(() => () => void outside.current.ask({ do: 'stop' }).catch(() => {}), []);

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

  const draft = useDraft(view, inquire);
  const [order, setOrder] = useOrder(view);

  /** Gives a hint; out of turn it says that the hint comes later. What is heard may follow what was said before. */
  const advise = useCallback(async (wasLate = false) => {
    const { view } = latest.current;
    const number = (hints.current += 1);
    const isWanted = () => hints.current === number;
    const offer = (/** @type {Message} */ message, /** @type {Partial<Help>} */ rest = {}) => {
      const text = outside.current.words.say(message);
      setHelp({ message, ...rest });
      setSpoken((old) => (wasLate ? `${old} ${text}` : text));
    };
    if (!takesHint(view)) return;
    if (view.turn !== view.eyes) {
      offer({ id: 'table-hint-later' }, { isLate: true });
      return;
    }
    const think = () => (wasLate ? setHelp({ message: { id: 'table-thinking' } }) : offer({ id: 'table-thinking' }));
    const waiting = setTimeout(() => isWanted() && think(), THOUGHTFUL);
    const answer = await inquire({ do: 'hint' });
    clearTimeout(waiting);
    if (!isWanted()) return; // given up, or something was played meanwhile
    const action = view.actions.find((offer) => offer.action === answer?.action);
    if (!action) return setHelp(null); // refused
    const { message, reason } = answer;
    offer(reason ? { id: 'table-hint-because', args: { hint: message, reason } } : message, { action });
  }, []);
  const hint = () => {
    setSheet(null);
    setBubble(null);
    if (help) dismiss();
    else queue.current = queue.current.then(() => void advise()); // a move that is under way is played first
  };
  useEffect(() => {
    if (!help?.isLate) return;
    const isNow = view.turn === view.eyes && !view.over;
    if (isNow || view.over) setHelp(null);
    if (isNow) advise(true);
  }, [turn, help]);
  useEffect(() => {
    const action = help?.action;
    table.current?.point([...action?.groups?.flat() ?? [], ...(action?.card ? [action.card] : [])], action?.zone ?? null);
  }, [help, turn]);

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
  const cols = (board.current.cols = Math.max(board.current.cols, view.melds ? MELD_GRID.cols : grid.cols));
  const rows = (board.current.rows = Math.max(board.current.rows, view.melds ? MELD_GRID.rows : grid.rows));
  const tagged = view.places.some(({ form }) => form === 'cross');
  const named = tagged || view.places.some(({ form, width = 1, labels }) => form === 'row' && (width > 1 || labels?.length));
  const layout = useMemo(() => (size.width ? tableLayout({
    ...size, others, cols, rows, hand, now: held, named, tagged, melds: view.melds, left: settings.leftHand, large: settings.largeCards,
  }) : null), [size, others, cols, rows, hand, held, named, tagged, view.melds, settings.leftHand, settings.largeCards]);

  const looks = useMemo(
    () => ({ words, fourColours: settings.fourColours, animation: settings.animation, rest: REST[settings.pace], sortBy, order }),
    [words, settings.fourColours, settings.animation, settings.pace, sortBy, order?.join()],
  );
  const listeners = useRef({ act, why, put: draft.put, setOrder });
  listeners.current = { act, why, put: draft.put, setOrder };

  useLayoutEffect(() => {
    const made = createTable(/** @type {HTMLDivElement} */ (cards.current), looks, {
      onAction: (action) => listeners.current.act(action),
      onWhy: (card, box) => listeners.current.why(card, box),
      onPlace: (message, box) => tell(message, box),
      onChoose: (cards, zones) => setChoice((old) => (`${old.cards} ${old.zones}` === `${cards} ${zones}` ? old : { cards, zones })),
      onAsk: setAsked,
      onSlot: (slot, cards) => listeners.current.put(slot, cards),
      onOrder: (cards) => listeners.current.setOrder(cards),
    });
    table.current = made;
    return () => made.destroy();
  }, []);
  useLayoutEffect(() => table.current?.configure(looks), [looks]);

  // on a shared phone nobody's hand is shown until the one whose turn it is has taken the phone
  const isPassed = view.over === null && view.turn !== null && view.turn !== view.eyes && view.seats[view.turn].kind === 'person';
  const laid = useRef({ view: draft.view, taken: draft.taken });
  useLayoutEffect(() => {
    if (!layout || !table.current) return;
    const isNew = shown.current !== turn;
    const seen = { ...turn, view: isCovered ? { ...view, hand: [], actions: [], slots: [] } : lifts.length ? { ...view, actions: [] } : draft.view };
    const isBig = news.at(-1)?.isBig && settings.pace !== 'instant';
    const time = table.current.set(isNew ? seen : { ...seen, moves: [] }, layout, {
      instant: !isNew && laid.current.view === draft.view,
      choose: laid.current.taken !== draft.taken ? draft.taken : isNew && shown.current?.view.turn === view.eyes ? [] : undefined,
    });
    shown.current = turn;
    laid.current = { view: draft.view, taken: draft.taken };
    if (isNew) isStill.current = performance.now() + time + (isBig ? READING_TIME : 0);
  }, [turn, layout, isCovered, draft.view]);
  useEffect(() => setAsked(null), [turn, choice]);
  useEffect(() => setWays(null), [turn]);

  // ---- time ----

  const restless = awaitsOpponent(view) && !sheet;
  useEffect(() => {
    if (!restless || !layout) return undefined;
    const { pace = 1 } = view.seats[/** @type {number} */ (view.turn)];
    const pause = PACE[settings.pace] * pace * (goesOn.current ? GOING_ON : 1);
    const timer = setTimeout(() => go({ do: 'advance' }), Math.max(0, isStill.current - performance.now()) + pause + 3000 * failures);
    return () => clearTimeout(timer);
  }, [turn, restless, layout !== null, settings.pace, failures, stops, go]);

  // it thinks while it pauses, so that how long a move takes tells nothing of its cards
  useEffect(() => {
    if (!restless || !layout) return undefined;
    const late = setTimeout(() => setThinking(true), THOUGHTFUL);
    const rest = () => {
      clearTimeout(late);
      setThinking(false);
    };
    let isOn = true;
    const end = () => isOn && rest();
    outside.current.ask({ do: 'think' }).then(end, end);
    return () => {
      isOn = false;
      rest();
    };
  }, [turn, restless, layout !== null, stops]);

  useEffect(() => {
    if (!remark) return undefined;
    const timer = setTimeout(() => setRemark(null), REMARK_TIME);
    return () => clearTimeout(timer);
  }, [remark]);

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

  const told = draft.problem ?? (draft.actions.length ? { id: 'table-lay-ready' } : null);
  useEffect(() => {
    if (told) setSpoken(words.say(told, view));
  }, [draft.problem, draft.actions]);

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

  const [chosen = null] = choice.cards.length === 1 ? choice.cards : [];
  /** @type {{key: string, label: Message, press: () => void}[]} */
  const buttons = useMemo(() => {
    const toPlay = (/** @type {Action} */ { action, label }) => ({ key: action, label, press: () => act(action) });
    if (lifts.length) return [];
    if (asked) return asked.map(toPlay);
    const found = view.actions.filter(({ groups }) => groups?.length);
    const toLay = draft.actions.length === 1 ? { id: 'table-lay', press: () => act(draft.actions[0].action) }
      : draft.actions.length ? { id: 'table-lay', press: () => setWays(draft.actions) }
        : found.length && !choice.cards.length ? { id: 'table-lay-found', press: () => setWays(found) } : null;
    // a chosen card has its places on the board, but for those of which there are many there is a button to it as well
    const form = (/** @type {string | null} */ zone) => view.places.find((place) => place.zone === zone)?.form;
    const plain = view.actions.filter(({ card, zone, groups }) => (
      card === null ? !groups?.length : card === chosen && (!form(zone) || (view.slots?.length && form(zone) === 'pile'))));
    return [...plain.map(toPlay), ...(toLay ? [{ key: toLay.id, label: { id: toLay.id }, press: toLay.press }] : [])];
  }, [view, chosen, choice, asked, draft.actions]);

  /** @type {Record<string, () => void>} */
  const commands = {
    u: () => view.can.undo && go({ do: 'undo' }),
    r: () => view.can.redo && go({ do: 'redo' }),
    h: () => takesHint(view) && hint(),
    l: () => setSheet('log'),
    s: () => setSheet('score'),
    '?': () => setSheet('keys'),
  };
  const onKey = useRef((/** @type {KeyboardEvent} */ _) => {});
  onKey.current = (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || event.defaultPrevented || sheet) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    const letter = event.key.toLowerCase();
    if (letter === 'escape') {
      if (bubble) setBubble(null);
      else if (ways) setWays(null);
      else if (asked) setAsked(null);
      else {
        if (!help) table.current?.unchoose();
        dismiss();
      }
    } else if (keysOn === 'off' || isCovered) return;
    else if (buttons[Number(letter) - 1]) buttons[Number(letter) - 1].press();
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
  // who plays by keys is not left nowhere when the button that had the focus has gone
  useEffect(() => {
    if (!byKeys || !isMine || !layout || sheet || ways || document.activeElement !== document.body) return;
    const button = view.actions.some(({ card }) => card) ? null : felt.current?.querySelector('.action');
    if (button) /** @type {HTMLElement} */ (button).focus();
    else table.current?.focusHand();
  }, [turn, isMine, sheet, ways, asked, help, layout !== null]);
  const flight = Math.max(FLIGHT[settings.animation], 1);
  const prompt = asked ? { id: 'table-ask', args: { card: asked[0].card } }
    : choice.cards.length > 1 ? { id: 'table-choose-many', args: { count: choice.cards.length } }
      : chosen ? { id: 'table-choose', args: { card: chosen } }
        : told ?? view.prompt;
  const isHinted = (/** @type {string} */ key) => key === help?.action?.action || (key === 'table-lay-found' && Boolean(help?.action?.groups?.length));
  const note = help && !help.isLate && <Hint message={help.message} view={view} onClose={dismiss} />;
  const tools = { undo: () => commands.u(), redo: () => commands.r(), hint, log: () => setSheet('log'), score: () => setSheet('score'), rules: () => onRules?.(view) };

  return (
    <div class={`table-screen ${layout?.shape ?? ''}${view.melds ? ' melds' : ''}`}>
      <Bar view={view} tools={tools} onLeave={onLeave} onMore={() => setSheet('menu')} isWide={size.width >= 700} isCovered={isCovered && isPassed} canHint={takesHint(view)} hasHint={Boolean(help)} hasRules={Boolean(onRules)} />
      <main class="felt" ref={felt}>
        {layout && (
          <>
            <ul class="plates" aria-label={words.t('table-players')}>
              {others.map((seat) => (
                <Plate
                  key={seat} seat={seat} view={view} box={layout.plates[seat]} isThinking={isThinking && view.turn === seat}
                  remark={settings.talk && remark?.seat === seat && !view.over ? remark.message : null}
                  side={layout.plates[seat].x < size.width / 2 ? 'left' : 'right'} isLit={choice.zones.includes(`hand:${seat}`)} />
              ))}
              {me && <Plate seat={view.eyes} view={view} box={layout.me} isMe />}
            </ul>
            <div class={`line${isMine ? ' mine' : ''}${news.some(({ isBig }) => isBig) ? ' big' : ''}${view.marks.some(({ seat }) => seat === null) ? ' beside' : ''}`} style={at(layout.line)}>
              {note && layout.shape === 'wide' ? note : <Said news={news} view={view} onMore={() => setSheet('log')} />}
              <p class="prompt">{words.show(prompt, view)}{help?.isLate && ` ${words.show(help.message)}`}</p>
            </div>
            {layout.shape !== 'wide' && note}
            <Marks view={view} layout={layout} flight={flight} />
            <div class="actions" role="group" aria-label={words.t('table-actions')} style={at(layout.actions)}>
              {buttons.map(({ key, label, press }, k) => (
                <button type="button" class={`action${isHinted(key) ? ' hinted' : ''}`} key={key} aria-label={words.brief(label, view) === words.show(label, view) ? undefined : words.say(label, view)} onClick={press}>
                  {keysOn === 'on' && <kbd aria-hidden="true">{k + 1}</kbd>}
                  <span>{words.brief(label, view)}</span>
                </button>
              ))}
            </div>
            {lifts.length > 0 && <Lift lifts={lifts} layout={layout} onAct={act} />}
          </>
        )}
        <div class="cards" ref={cards} />
        {layout && view.hand.length > 1 && (
          <button
            type="button" class="sort tool" style={at(layout.sort)} aria-label={words.t('table-sort', { by: order ? 'own' : sortBy })} title={words.t('table-sort', { by: order ? 'own' : sortBy })}
            onClick={() => (order ? setOrder(null) : setSortBy(sortBy === 'suit' ? 'rank' : 'suit'))}
          >
            {order ? <Icon name="sort" /> : sortBy === 'suit' ? <span class="suits" aria-hidden="true"><i>♣</i><i class="red">♦</i><i>♠</i><i class="red">♥</i></span> : <span class="ranks" aria-hidden="true">1 2 3</span>}
          </button>
        )}
        {ways && layout && <Ways view={view} ways={ways} box={waysBox(layout)} isChoice={ways === draft.actions} hinted={help?.action?.action} onPlay={act} onClose={() => setWays(null)} />}
        {bubble && layout && <Bubble {...bubble} layout={layout} />}
        {isOver && view.over === 'deal' && view.result && (
          <DealEnd view={view} said={turn.said.at(-1)} remark={settings.talk ? turn.remark : null} isPeeking={isPeeking} onPeek={() => setPeeking(!isPeeking)} onNext={() => go({ do: 'next' })} />
        )}
        {isOver && view.over === 'match' && (
          <MatchEnd view={view} said={turn.said.at(-1)} remark={settings.talk ? turn.remark : null} isPeeking={isPeeking} onPeek={() => setPeeking(!isPeeking)} onPlay={onPlay} onLeave={onLeave} />
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

/** The grid of which a table with melds has the room: its cards are small, but many. */
const MELD_GRID = { cols: 6, rows: 3 };
/** More cards than a hand has in most games. */
const LARGE_HAND = 20;
/** More cards than a turn moves in most games. */
const MANY_MOVES = 12;
/** Milliseconds after which a thought is long. */
const THOUGHTFUL = 400;
/** How much of its pause an opponent makes who goes on with its turn. */
const GOING_ON = 0.6;
/** Milliseconds for which a remark is seen. */
const REMARK_TIME = 4000;
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

/** Whether a hint may be asked for. Where people share the phone, not out of turn: the next turn may be another one's.
 * @param {View} view */
const takesHint = (view) => !view.over && (view.turn === view.eyes || view.seats.filter(({ kind }) => kind === 'person').length === 1);

/** Gets where a list may lie over the table: the hand and the buttons stay free.
 * @param {Layout} layout @returns {Box} */
function waysBox({ shape, board, line, width }) {
  const y = Math.max(0, board.y - 8);
  if (shape === 'low') return { ...board, y, h: board.y + board.h - y };
  const w = Math.min(width - 8, 720);
  return { x: (width - w) / 2, y, w, h: line.y + line.h - y };
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
