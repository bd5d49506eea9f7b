// The table to look at, without input: cards, players and news, for replays and reviews. Cards move between turns as in
// play.

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { FLIGHT } from '../../motion/durations.js';
import { bandOf } from '../../site/site.js';
import { othersOf, placed } from '../../table/layout/boxes.js';
import { sortHand } from '../../table/layout/hand.js';
import { UNHEARD } from '../../table/table.js';
import { Marks } from '../../table/things/things.jsx';
import { defaultName, isShared, namesOf } from '../../words/seat-names.js';
import { fitWords } from '../../words/text-fit.js';
import { useWords } from '../../words/words.js';
import { Regions } from '../common/live-region.jsx';
import { useFields } from '../common/use-state.js';
import { useAnswers, useFading } from './announcements.js';
import { useSorting } from './hand-sort.js';
import { Bubble, Line, Plates } from './table-parts.jsx';
import { useCanvas, useSeen, useShown } from './use-canvas.js';
import { useLayout } from './use-layout.js';

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../types.js').Turn} Turn
 * @typedef {import('../../table/layout/boxes.js').Layout} Layout
 * @typedef {import('../../types.js').Words} Words
 */

/** @type {Record<string, string>} */
const NO_MARKS = {};
const NO_CHOICE = { cards: [], zones: [], aim: null };

/** Returns a view to look at: with names and without actions. A seat is called "you" only if it is the only person's.
 * @param {View} view @param {Words} words @returns {View} */
export function lookedAt(view, words) {
  const isOwn = view.seats[view.front]?.kind === 'person' && !isShared(view);
  const names = isOwn
    ? namesOf(view.seats, words)
    : namesOf(
        view.seats.map((seat, k) => ({ ...seat, name: seat.name || nameBeside(view, k, words) })),
        words,
      );
  const seats = view.seats.map((seat, k) => ({
    ...seat,
    name: names[k],
    kind: isOwn ? seat.kind : /** @type {const} */ ('person'),
  }));
  return { ...view, seats, actions: [], slots: [], fresh: [] };
}

/** @param {View} view @param {number} k @param {Words} words */
function nameBeside({ seats }, k, words) {
  if (seats[k].kind !== 'person') return defaultName(seats, k, words);
  return words.t('person-name', { number: seats.slice(0, k + 1).filter(({ kind }) => kind === 'person').length });
}

/** Returns the news and the prompt of a turn.
 * @param {Turn} turn @param {View} view from `lookedAt` */
function toldOf({ said }, view) {
  const news = said.map((message) => ({ message, big: false, step: 0, unasked: false }));
  const prompt =
    view.over === null && view.turn !== null ? { id: 'replay-turn', args: { seat: view.turn } } : view.prompt;
  return {
    news:
      news.length || !view.dealt
        ? news
        : [{ message: { id: 'replay-dealt', args: { deal: view.deal } }, big: false, step: 0, unasked: false }],
    prompt,
  };
}

/**
 * @param {object} props
 * @param {Turn} props.turn
 * @param {Turn['view']['hand'][] | readonly (readonly string[])[] | null} [props.hands] all hands by seat, if open
 * @param {import('../../store/settings.js').Settings} props.settings
 * @param {import('preact').ComponentChildren} [props.bar] above the felt
 * @param {import('preact').ComponentChildren} [props.buttons] in place of the action buttons
 * @param {import('preact').ComponentChildren} [props.foot] below the felt
 * @param {string} [props.place] position in the match, announced with the news
 * @param {string} [props.told] also announced, not shown
 * @param {Record<string, string>} [props.marked] cards of the hand, and zones, with the class of their mark
 * @param {string} [props.kind] CSS class
 * @param {boolean} [props.isTerse] true if a tall felt shows no prompt, for larger cards
 * @param {(still: number) => void} [props.onShown] receives the time when the cards will be at rest
 * @param {(api: {sceneTime: () => number}) => void} [props.onReady]
 */
export function WatchedTable({
  turn,
  hands = null,
  settings,
  bar,
  buttons,
  foot,
  place = '',
  told = '',
  marked = NO_MARKS,
  kind = '',
  isTerse = false,
  onShown,
  onReady,
}) {
  const words = useWords();
  const [{ bubble }, set] = useFields({ bubble: /** @type {import('./announcements.js').Answer | null} */ (null) });
  const { voice, tell, tellText } = useAnswers((bubble) => set({ bubble }));
  const view = useMemo(() => {
    const seen = lookedAt(turn.view, words);
    return hands ? { ...seen, hand: [...hands[seen.front]] } : seen;
  }, [turn.view, hands, words]);
  words.seat(view);
  const others = useMemo(() => othersOf(view), [view.seats.length, view.front]);
  const { sorting } = useSorting(view);
  const { felt, ruler, size, needs, layout } = useLayout(view, others, settings, undefined, isTerse);
  const cards = useCanvas(
    {
      ...UNHEARD,
      onPlace: tell,
      onWhy: (question, box) => question.place && tell(question.place, box),
    },
    settings,
    sorting,
    null,
  );
  const isListed = hands !== null && layout !== null && layout.shape !== 'wide'; // all hands in the place of one
  const drawn = useMemo(() => (isListed ? { ...view, hand: [] } : view), [view, isListed]);
  useShown(cards, { turn, view: drawn, laid: drawn, layout, taken: NONE, settings });
  useLayoutEffect(() => cards.table.current?.mark(marked), [marked]);
  useSeen(cards, layout !== null, [turn]);
  useFading(bubble, (bubble) => set({ bubble }));
  useLayoutEffect(() => void onReady?.({ sceneTime: () => cards.table.current?.sceneTime() ?? 0 }), []);
  useLayoutEffect(() => {
    if (layout) onShown?.(cards.clock.current.still);
  }, [turn, layout]);
  const { news, prompt } = toldOf(turn, view);
  const heard = useRef(/** @type {unknown} */ (null)); // the last turn announced
  useLayoutEffect(() => {
    const happened =
      heard.current === turn ? [] : [...news.map(({ message }) => words.say(message, view)), words.say(prompt, view)];
    const text = words.flow([told, ...happened]);
    heard.current = turn;
    if (text) voice.tell(place && happened.length ? words.t('replay-told', { place, told: text }) : text);
  }, [turn, place, told]);
  const whole = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    if (layout) fitWords(/** @type {HTMLDivElement} */ (whole.current));
  });
  const shape = `${layout?.shape ?? ''}${needs.fans ? ' fans' : ''}${needs.told ? ' told' : ''}${view.titles?.length ? ' titled' : ''}`;
  return (
    <div
      class={`table-screen looking ${kind} ${shape}`}
      data-band={bandOf(view.game)}
      ref={whole}
      style={{ '--rem': `calc(1rem * ${(layout?.text ?? 1) / size.text})` }}
    >
      <span class="ruler" ref={ruler} aria-hidden="true">
        &nbsp;
      </span>
      {bar}
      <main class="felt" ref={felt}>
        {layout && (
          <>
            <Plates
              view={view}
              others={others}
              layout={layout}
              choice={NO_CHOICE}
              isThinking={false}
              remark={null}
              onTap={tellText}
            />
            <Line
              view={{ ...view, news }}
              layout={layout}
              isMine={false}
              isTerse={isTerse && layout.shape === 'tall'}
              prompt={words.show(prompt, view)}
              onLog={() => tellText(words.flow(news.map(({ message }) => words.show(message, view))), layout.line)}
            />
            <Marks view={view} layout={layout} flight={Math.max(FLIGHT[settings.animation], 1)} />
            {isListed && <Hands view={view} hands={hands} seats={[view.front, ...others]} box={layout.hand} />}
            {buttons && (
              <div class="actions" role="group" aria-label={words.t('table-actions')} style={boxOfButtons(layout)}>
                {buttons}
              </div>
            )}
          </>
        )}
        <div class="cards" ref={cards.node} />
        {bubble && layout && <Bubble {...bubble} layout={layout} />}
      </main>
      {hands && !isListed && <Hands view={view} hands={hands} seats={others} />}
      <Regions voice={voice} />
      {foot}
    </div>
  );
}

/** Open hands of several seats, in a box of the felt or below it.
 * @param {{view: View, hands: readonly (readonly string[])[], seats: number[],
 *   box?: import('../../table/layout/boxes.js').Box}} props */
function Hands({ view, hands, seats, box }) {
  const words = useWords();
  const sorted = (/** @type {number} */ seat) => sortHand([...hands[seat]], { by: 'suit', ranks: view.ranks });
  return (
    <section
      class={`open-hands${box ? ' listed' : ''}`}
      style={box && placed(box)}
      aria-label={words.t('replay-hands')}
      tabIndex={0}
    >
      {seats.map((seat) => (
        <p key={seat}>
          <b>{view.seats[seat].name}</b>
          <span aria-hidden="true">
            {bySuit(sorted(seat)).map((cards) => (
              <span key={cards[0]} class={'DH'.includes(cards[0].slice(-1)) ? 'red' : ''}>
                {inBrief(cards, words)}
              </span>
            ))}
          </span>
          <span class="unseen">{words.row(sorted(seat).map((card) => words.card(card, 'name')))}</span>
        </p>
      ))}
    </section>
  );
}

/** Splits a sorted hand by suit. @param {string[]} cards */
function bySuit(cards) {
  /** @type {string[][]} */
  const suits = [];
  for (const card of cards) {
    if (suits.at(-1)?.[0].slice(-1) === card.slice(-1)) suits.at(-1)?.push(card);
    else suits.push([card]);
  }
  return suits;
}

/** Returns cards of one suit in brief: the suit sign and the ranks. @param {string[]} cards @param {Words} words */
function inBrief(cards, words) {
  const texts = cards.map((card) => words.card(card).replace('\ufe0e', ''));
  return `${texts[0].slice(-1)}\ufe0e\u00a0${texts.map((text) => text.slice(0, -1)).join('\u00a0')}`;
}

const NONE = /** @type {string[]} */ ([]);

/** Returns the position of the buttons, which includes the place of the sort button. @param {Layout} layout */
function boxOfButtons({ actions, sort, shape }) {
  const [x, end] =
    shape === 'low'
      ? [actions.x, actions.x + actions.w]
      : [Math.min(actions.x, sort.x), Math.max(actions.x + actions.w, sort.x + sort.w)];
  return placed({ ...actions, x, w: end - x });
}
