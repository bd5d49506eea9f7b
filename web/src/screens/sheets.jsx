// What lies over the table: the end of a deal and of a match, the log, the score sheet, the menu, the list of keys and
// the curtain between two people who share a phone.

import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, Rich, Sheet, Switch } from '../ui.jsx';
import { useWords } from '../words.js';
import { Icon } from './icons.jsx';
import { ScoreGraph, ScoreTable, signed, useNames } from './scores.jsx';

/**
 * @typedef {import('../table.js').View} View
 * @typedef {import('../words.js').Message} Message
 */

/** Text in which every card symbol looks like a little card.
 * @param {{text: string}} props */
function CardText({ text }) {
  const parts = text.split(/((?:10|[\p{Lu}\d]\p{Ll}?)[♣♦♥♠]\ufe0e?)/u);
  const suit = (/** @type {string} */ part) => 'CDHS'['♣♦♥♠'.indexOf(part.replace('\ufe0e', '').slice(-1))];
  return <span>{parts.map((part, k) => (k % 2 ? <span class={`small-card ${suit(part)}`} key={k}>{part}</span> : part))}</span>;
}

/** Whether a match that is over was one deal: then there is nothing to add up.
 * @param {View} view */
export const isSingle = ({ over, target, history }) => over === 'match' && target === null && history.length === 1;

/** How well those opponents play. @param {{view: View, seats: number[]}} props */
function Levels({ view, seats }) {
  const words = useWords();
  const levels = seats.flatMap((seat) => view.seats[seat].level ?? []);
  return levels.length ? <small class="levels">{[...new Set(levels)].map((level) => words.t(`level-${level}.short`)).join(', ')}</small> : null;
}

/** Who scored what in the deal that has just ended, and why.
 * @param {{view: View}} props */
function DealRows({ view }) {
  const words = useWords();
  const names = useNames(view);
  const { rows = [], winners = [] } = view.result ?? {};
  const isScored = view.target !== null || rows.some(({ points, total }) => points || total);
  return (
    <ul class="deal-rows">
      {rows.map(({ seats, cards, lines, points, total }) => (
        <li key={seats[0]} class={winners.includes(seats[0]) ? 'won' : ''}>
          <div class="who">
            <b>{names(seats)}</b> <Levels view={view} seats={seats} />
            {winners.includes(seats[0]) && <span class="badge">{words.t('table-won', { count: seats.length })}</span>}
            {isScored && (
              <span class="sums">
                <b>{signed(points)}</b>
                {!isSingle(view) && <span>{words.t('table-sum', { total })}</span>}
              </span>
            )}
          </div>
          {cards.length > 0 && !lines.some(({ message }) => message.args?.cards) && (
            <p class="why"><CardText text={words.show({ id: 'table-cards', args: { cards } })} /></p>
          )}
          {lines.map(({ message, points: each }, k) => (
            <p class="why" key={k}>
              <CardText text={words.show(message, view)} />
              {isScored && lines.length > 1 && each !== 0 && <span class="num">{signed(each)}</span>}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/**
 * A panel over the lower part of the table that can be drawn down, to look at the table behind it.
 * @param {object} props
 * @param {string} props.title
 * @param {boolean} props.isPeeking
 * @param {() => void} props.onPeek
 * @param {import('preact').ComponentChildren} props.children
 * @param {import('preact').ComponentChildren} props.foot
 */
function EndPanel({ title, isPeeking, onPeek, children, foot }) {
  const words = useWords();
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    /** @type {HTMLElement | null | undefined} */ (panel.current?.querySelector('.foot .primary'))?.focus({ preventScroll: true });
  }, []);
  return (
    <section class={`end-panel${isPeeking ? ' peeking' : ''}`} role="dialog" aria-label={title} ref={panel}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="button quiet peek" aria-expanded={!isPeeking} onClick={onPeek}>
          <Icon name={isPeeking ? 'up' : 'down'} /> {words.t(isPeeking ? 'table-show-scores' : 'table-show-table')}
        </button>
      </header>
      {!isPeeking && <div class="scroll" tabIndex={0} role="group" aria-label={title}>{children}</div>}
      <div class="foot">{foot}</div>
    </section>
  );
}

/** @param {{view: View}} props */
function useWinners({ view }) {
  const words = useWords();
  const names = useNames(view);
  return (/** @type {string} */ what, /** @type {number[]} */ winners) => words.t(what, {
    name: names(winners), count: winners.length, you: winners.includes(view.eyes) ? 'yes' : 'no',
  });
}

/** How it ended, in the words of the game: the last thing that was said, if the title does not say as much. Where
 * several play together that is only what one of them did.
 * @param {{view: View, said?: Message}} props */
function Verdict({ view, said }) {
  const words = useWords();
  const isKnown = view.result?.winners.includes(said?.args?.seat) || view.sides.some(({ length }) => length > 1);
  return said && !isKnown ? <p class="verdict">{words.show(said, view)}</p> : null;
}

/** What an opponent says to it. @param {{view: View, remark?: import('../table.js').Remark | null}} props */
function Remark({ view, remark }) {
  const words = useWords();
  return remark ? <p class="remark-line"><b>{view.seats[remark.seat].name}</b> <q>{words.show(remark.message, view)}</q></p> : null;
}

/** What the deal that has just ended did to the totals.
 * @param {{view: View}} props */
function Notes({ view }) {
  const words = useWords();
  return <>{view.notes?.at(-1)?.map((note) => <p class="verdict" key={note.id}>{words.show(note, view)}</p>)}</>;
}

/** @param {{view: View, said?: Message, remark?: import('../table.js').Remark | null, isPeeking: boolean, onPeek: () => void, onNext: () => void}} props */
export function DealEnd({ view, said, remark, isPeeking, onPeek, onNext }) {
  const words = useWords();
  const winners = useWinners({ view });
  const next = view.titles?.[view.deal];
  return (
    <EndPanel
      title={winners('table-deal-won', view.result?.winners ?? [])}
      isPeeking={isPeeking}
      onPeek={onPeek}
      foot={<Button kind="primary" large onClick={onNext}>{words.t('table-next-deal')}</Button>}
    >
      <Verdict view={view} said={said} />
      <Notes view={view} />
      <Remark view={view} remark={remark} />
      <DealRows view={view} />
      {view.target !== null && <p class="note">{words.t('table-target', { target: view.target, sides: view.sides.length < view.seats.length ? 'yes' : 'no' })}</p>}
      {next && <p><span class="tag">{words.t('table-next')}</span> {words.show(next, view)}</p>}
    </EndPanel>
  );
}

/**
 * @param {{view: View, said?: Message, remark?: import('../table.js').Remark | null, isPeeking: boolean, onPeek: () => void, onPlay?: (how: 'again' | 'same') => void, onLeave: () => void}} props
 */
export function MatchEnd({ view, said, remark, isPeeking, onPeek, onPlay, onLeave }) {
  const words = useWords();
  const winners = useWinners({ view });
  const names = useNames(view);
  const standings = view.standings ?? [];
  const first = standings.filter(({ place }) => place === 1).flatMap(({ seats }) => seats);
  const single = isSingle(view);
  const isScored = !single && (view.target !== null || standings.some(({ total }) => total));
  return (
    <EndPanel
      title={winners(single ? 'table-deal-won' : 'table-match-won', first)}
      isPeeking={isPeeking}
      onPeek={onPeek}
      foot={
        <>
          {onPlay && <Button kind="primary" onClick={() => onPlay('again')}>{words.t('table-again')}</Button>}
          {onPlay && <Button onClick={() => onPlay('same')}>{words.t('table-same')}</Button>}
          <Button kind={onPlay ? 'quiet' : 'primary'} onClick={onLeave}>{words.t('table-home')}</Button>
        </>
      }
    >
      {single && <Verdict view={view} said={said} />}
      <Remark view={view} remark={remark} />
      <ol class="standings">
        {standings.map(({ seats, place, total }) => (
          <li key={seats[0]} class={place === 1 ? 'won' : ''} value={place}>
            <span class="place">{words.t('table-place', { place })}</span>
            <b>{names(seats)}</b> <Levels view={view} seats={seats} />
            {isScored && <span class="num">{words.t('table-points', { points: total })}</span>}
          </li>
        ))}
      </ol>
      {isScored && view.history.length > 1 && <ScoreGraph view={view} />}
      {isScored && view.history.length > 1 && (
        <details>
          <summary>{words.t('table-score')}</summary>
          <ScoreTable view={view} />
        </details>
      )}
      {view.result && (
        <>
          {!single && <h3>{words.t('table-last-deal')}</h3>}
          {!single && <Verdict view={view} said={said} />}
          <Notes view={view} />
          <DealRows view={view} />
        </>
      )}
    </EndPanel>
  );
}

/** The scores so far, and how they come about: the rules end with that.
 * @param {{view: View, ask: (request: Record<string, any>) => Promise<any>, onClose: () => void}} props */
export function ScoreSheet({ view, ask, onClose }) {
  const words = useWords();
  const [rules, setRules] = useState(/** @type {{title: Message, lines: Message[]} | null} */ (null));
  useEffect(() => {
    ask({ do: 'rules', game: view.game, options: view.options }).then((answer) => setRules(answer?.sections.at(-1) ?? null));
  }, []);
  return (
    <Sheet title={words.t('table-score')} onClose={onClose}>
      {view.history.length || view.titles?.length ? <ScoreTable view={view} /> : <p>{words.t('table-no-scores')}</p>}
      {view.history.length > 1 && <ScoreGraph view={view} />}
      {view.result && (
        <section>
          <h3>{words.t('table-last-deal')}</h3>
          <DealRows view={view} />
        </section>
      )}
      {rules && (
        <section>
          <h3>{words.show(rules.title)}</h3>
          {rules.lines.map((line) => <p key={line.id}>{words.show(line)}</p>)}
        </section>
      )}
    </Sheet>
  );
}

/** @param {{view: View, ask: (request: Record<string, any>) => Promise<any>, onClose: () => void}} props */
export function LogSheet({ view, ask, onClose }) {
  const words = useWords();
  const [deals, setDeals] = useState(/** @type {{deal: number, lines: Message[]}[] | null} */ (null));
  const end = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    ask({ do: 'log' }).then((answer) => setDeals(answer?.deals ?? []));
  }, []);
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [deals]);
  return (
    <Sheet title={words.t('table-log')} onClose={onClose}>
      <div class="log">
        {deals?.map(({ deal, lines }) => (
          <section key={deal}>
            <h3>{words.t('table-deal', { deal })}</h3>
            {lines.map((line, k) => <p key={k}><Rich text={words.show(line, view)} /></p>)}
          </section>
        ))}
        {deals && !deals.some(({ lines }) => lines.length) && <p>{words.t('table-no-log')}</p>}
        <div ref={end} />
      </div>
    </Sheet>
  );
}

/**
 * @param {object} props
 * @param {View} props.view
 * @param {Record<'undo' | 'redo' | 'hint' | 'log' | 'score' | 'rules', () => void>} props.tools
 * @param {() => void} props.onKeys
 * @param {() => void} [props.onSettings]
 * @param {() => void} props.onLeave
 * @param {boolean} props.hasRules
 * @param {() => void} props.onClose
 */
export function MenuSheet({ view, tools, onKeys, onSettings, onLeave, hasRules, onClose }) {
  const words = useWords();
  /** @param {Parameters<typeof Icon>[0]['name']} icon @param {string} id @param {() => void} run @param {boolean} [isOn] */
  const item = (icon, id, run, isOn = true) => (
    <li><button type="button" disabled={!isOn} onClick={run}><Icon name={icon} /> {words.t(id)}</button></li>
  );
  const leaving = (/** @type {() => void} */ run) => () => {
    onClose();
    run();
  };
  return (
    <Sheet title={words.show({ id: 'table-game', args: { game: view.game } })} onClose={onClose}>
      <ul class="menu">
        {item('log', 'table-log', tools.log)}
        {item('score', 'table-score', tools.score)}
        {hasRules && item('rules', 'table-rules', leaving(tools.rules))}
        {item('keys', 'table-keys', onKeys)}
        {onSettings && item('settings', 'table-settings', leaving(onSettings))}
        {item('back', 'table-leave', leaving(onLeave))}
      </ul>
      <p class="note">{words.t('table-leave-note')}</p>
    </Sheet>
  );
}

/** The keys of the table, as its words name them. */
const KEYS = [
  ['← →', 'arrows'], ['Enter', 'enter'], ['1 – 9', 'numbers'], ['U', 'undo'], ['R', 'redo'], ['H', 'hint'], ['L', 'log'], ['S', 'score'],
  ['?', 'keys'], ['Esc', 'escape'],
];

/** @param {{isOn: boolean, onSwitch: () => void, onClose: () => void}} props */
export function KeysSheet({ isOn, onSwitch, onClose }) {
  const words = useWords();
  return (
    <Sheet title={words.t('table-keys')} onClose={onClose}>
      <dl class="keys">
        {KEYS.map(([key, id]) => (
          <div key={id}>
            <dt><kbd>{key}</kbd></dt>
            <dd>{words.t(`table-key-${id}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch label={words.t('table-keys-on')} checked={isOn} onChange={onSwitch} />
    </Sheet>
  );
}

/** Hides the table until the next person has taken the phone.
 * @param {{name: string, onReady: () => void}} props */
export function Curtain({ name, onReady }) {
  const words = useWords();
  const button = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => /** @type {HTMLElement | null | undefined} */ (button.current?.querySelector('button'))?.focus(), []);
  return (
    <div class="curtain" role="dialog" aria-label={words.t('table-hand-over', { name })} ref={button}>
      <p>{words.t('table-hand-over', { name })}</p>
      <Button kind="primary" large onClick={onReady}>{words.t('table-ready', { name })}</Button>
    </div>
  );
}
