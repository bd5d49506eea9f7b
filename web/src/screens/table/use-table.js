// State and input of the table screen: session, choices, canvas and timing, as one hook.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { awaitsOpponent } from '../../match/session.js';
import { unaskedOf } from '../../match/unasked.js';
import { othersOf } from '../../table/layout/boxes.js';
import { pressBegun, SECOND_TAP } from '../../table/press-time.js';
import { withNames } from '../../words/seat-names.js';
import { useWords } from '../../words/words.js';
import { useLatest } from '../common/use-latest.js';
import { useFields } from '../common/use-state.js';
import { buttonsOf } from './action-buttons.jsx';
import { useAnnouncements, useAnswers, useFading, whyNot } from './announcements.js';
import { useSorting } from './hand-sort.js';
import { liftsOf } from './overlays/cut-pack.jsx';
import { passedOn } from './overlays/hand-over-curtain.jsx';
import { askedBy, useFarewell } from './overlays/lesson-steps.jsx';
import { useDraft, useOrder } from './overlays/meld-builder.jsx';
import { isHandedOn, useEnd, useHandOver, useOpponents, useScenes, useUnasked, useWait } from './pace.js';
import { useCanvas, usePointing, useSeen, useShown } from './use-canvas.js';
import { useLayout } from './use-layout.js';
import { usePeaks, useSounds } from './use-peaks.js';

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../types.js').Action} Action
 * @typedef {import('../../types.js').Message} Message
 * @typedef {import('../../match/session.js').Session} Session
 * @typedef {import('../../match/session.js').State} State
 * @typedef {import('./action-buttons.jsx').Choice} Choice
 *
 * @typedef {object} Screen what the person has chosen and opened
 * @property {import('./sheets/sheets.jsx').SheetName} sheet
 * @property {Choice} choice
 * @property {Action[] | null} asked ways to play the chosen card to its place
 * @property {Action[] | null} ways ways to lay, in an open list
 * @property {import('./announcements.js').Answer | null} bubble
 * @property {boolean} isOver the deal is over and its last cards are at rest
 * @property {boolean} isPeeking the end panel is folded
 * @property {boolean} isCovered
 * @property {boolean} isRecalling the last trick is shown again
 */

const AT_FIRST = /** @type {Screen} */ ({
  sheet: null,
  choice: { cards: [], zones: [], aim: null },
  asked: null,
  ways: null,
  bubble: null,
  isOver: false,
  isPeeking: false,
  isCovered: false,
  isRecalling: false,
});

/** @param {Session} session @param {import('../../store/settings.js').Settings} settings
 * @param {boolean} asksAll true to play nothing automatically */
export function useTable(session, settings, asksAll) {
  const words = useWords();
  const [screen, set] = useFields(AT_FIRST);
  const { sheet, choice, asked, ways, bubble, isOver, isPeeking } = screen;
  const { voice, say, tell, tellText, pass } = useAnswers((bubble) => set({ bubble }));
  const state = useSession(session, {
    tell,
    say,
    refused: () => cards.table.current?.release(),
    done: () => set({ bubble: null }),
    sceneTime: () => cards.table.current?.sceneTime() ?? 0,
    wholeWords: () => words.whole().catch(() => {}),
  });
  const { turn } = state;
  const isPassed = isHandedOn(turn.view);
  const isHidden = screen.isCovered && isPassed;
  const holder = useRef(turn.view.viewer); // who had the device last
  holder.current = turn.view.viewer ?? holder.current;
  const view = useMemo(() => {
    const named = withNames(turn.view, words);
    return isHidden ? passedOn(named) : named;
  }, [turn.view, words, isHidden]);
  words.seat(view);

  // the felt and its cards
  const others = useMemo(() => othersOf(view), [view.seats.length, view.front]);
  const { felt, ruler, size, needs, layout } = useLayout(
    view,
    others,
    settings,
    isHidden ? view.seats[view.front].cards : view.hand.length,
  );
  const isLaid = layout !== null;
  const hand = useHand(session, view, turn.view, state.draft);
  const { draft } = hand;
  const lifts = useMemo(() => liftsOf(view), [view]);
  const drawn = useMemo(
    () =>
      isHidden
        ? { ...view, hand: [], actions: [], slots: [], places: view.places.map(faceDown) }
        : isPassed
          ? { ...view, hand: view.hand.map(() => '??') }
          : lifts.length
            ? { ...draft.view, actions: view.actions.filter(({ lifts }) => lifts === null) }
            : draft.view,
    [draft.view, isHidden, isPassed, lifts],
  );
  const cards = useCanvas(
    {
      onAction: (action) => presses.act(action),
      onWhy: whyNot(session.inquire, tell),
      onPlace: tell,
      onBack: (card) => say({ id: 'table-card-back', args: { card } }),
      onChoose: (...chosen) =>
        set((old) => {
          const choice = choiceOf(old.choice, ...chosen);
          return choice === old.choice ? {} : { choice, asked: null };
        }),
      onAsk: (asked) => set({ asked }),
      onSlot: draft.put,
      onOrder: (order, at) => {
        hand.setOrder(order);
        if (at !== undefined) say({ id: 'table-card-moved', args: { card: order[at], n: at + 1, of: order.length } });
      },
      onRecall: () => set({ isRecalling: true, bubble: null }),
    },
    settings,
    hand.sorting,
    hand.order,
  );
  const presses = usePresses(session, cards, () => waiting.hurry());
  const unasked = useMemo(() => {
    if (asksAll || isHidden) return null;
    return unaskedOf({ view: turn.view, spared: state.spared, isBack: state.isBack }, settings);
  }, [turn.view, state.spared, state.isBack, settings, isHidden, asksAll]);
  const isSpared = unasked?.why === 'refusal';
  const waiting = useWait(state, isSpared);
  useShown(cards, { turn, view: drawn, laid: draft.view, layout, taken: draft.taken, settings, wait: waiting.wait });
  useSeen(cards, isLaid, [turn, isHidden, isOver, isPeeking, ways, asked]);
  const hinted = askedBy(turn.view) ?? state.help?.action;
  usePointing(cards.table, hinted, turn);

  // timing
  useEffect(() => set({ asked: null, ways: null, isRecalling: false }), [turn]);
  // a reply about the other players' turn closes; messages of the page stay
  useEffect(() => {
    set(({ bubble }) => (bubble?.isPassing ? { bubble: null } : {}));
    pass();
  }, [view.turn === view.viewer]);
  const isBusy = state.isInert || state.isSkipping;
  const staging = usePeaks(state, settings, cards, isLaid && !state.isInert, waiting.wait);
  useSounds(state, settings, staging.script);
  useScenes(session, state, (share) => cards.table.current?.sceneTime(share), settings, waiting, staging);
  useOpponents(session, state, settings, cards.clock, isLaid && !sheet && !isBusy && !staging.isOn, waiting);
  useHandOver(turn, isPassed, cards.clock, (isCovered) => {
    set(isCovered ? { isCovered, sheet: null, bubble: null } : { isCovered });
    if (!isCovered) return;
    voice.answer('');
    if (view.viewer !== null) session.handOn(); // removes private data from the page
  });
  const isQuiet = isLaid && !sheet && !state.isInert && !staging.isOn && !bubble && !state.help && !ways && !asked;
  const moment = useUnasked(session, state, unasked, settings, cards.clock, isQuiet, waiting);
  useAnnouncements(state, view, voice.tell, settings.speech, unasked !== null);
  useEnd(view, isLaid, staging.isOn, cards.clock, (isOver) => set(isOver ? { isOver } : { isOver, isPeeking: false }));
  useFading(bubble, (bubble) => set({ bubble }));
  useFarewell(view, tell);

  const goesOn =
    view.lesson?.kind === 'leap'
      ? [{ key: 'lesson-on', label: { id: 'lesson-on' }, press: presses.goOn, isAsked: true }]
      : [];
  const offered = buttonsOf(view, { chosen: choice.cards, asked, laid: draft.actions }, presses.act, (ways) =>
    set({ ways }),
  );
  const less =
    view.inquiry?.refusal && !asksAll
      ? [
          {
            key: 'inquiry',
            label: { id: 'table-inquiry' },
            press: () => set({ sheet: 'inquiry' }),
            isAsked: false,
            icon: /** @type {const} */ ('inquiry'),
          },
        ]
      : [];
  const skip = isWatching(view)
    ? [{ key: 'skip', label: { id: 'table-skip' }, press: presses.skip, isAsked: false }]
    : [];
  const buttons = isSpared ? [] : [...goesOn, ...offered, ...less, ...skip];
  const asking = usePrompt(view, screen, draft, say);
  const prompt = isSpared ? { id: 'table-spared' } : asking;
  const awaited = unasked?.why === 'only' && isQuiet ? { key: unasked.action, moment } : null;
  return {
    words,
    screen,
    set,
    voice,
    say,
    tell,
    tellText,
    state,
    turn,
    view,
    others,
    felt,
    ruler,
    size,
    needs,
    layout,
    hand,
    draft,
    lifts,
    isHidden,
    holder: holder.current,
    cards,
    presses,
    hinted,
    buttons,
    awaited,
    prompt,
    hurry: waiting.hurry,
    staging,
  };
}

/** Attaches to a session and follows its state.
 * @param {Session} session @param {Omit<import('../../match/session.js').Sitter, 'changed'>} sitter @returns {State} */
function useSession(session, sitter) {
  const [state, setState] = useState(session.state);
  const latest = useLatest(sitter);
  useLayoutEffect(() => {
    const getUp = session.sit({
      changed: setState,
      tell: (message) => latest.current.tell(message),
      say: (message) => latest.current.say(message),
      refused: () => latest.current.refused(),
      done: () => latest.current.done(),
      sceneTime: () => latest.current.sceneTime(),
      wholeWords: () => latest.current.wholeWords(),
    });
    setState(session.state);
    return getUp;
  }, []);
  return state;
}

/** Returns the order of the hand and the draft in the slots.
 * @param {Session} session @param {View} view @param {object} position the view without names
 * @param {import('../../types.js').Draft | null} kept */
function useHand(session, view, position, kept) {
  const { sorting, next, sortNext } = useSorting(view, session.look);
  const [order, setOrder] = useOrder(view);
  const draft = useDraft({ view, position, draft: kept, ask: session.inquire, onPut: session.sketch });
  /** Drops the person's own order, or sorts in the next way. */
  const sort = () => (order ? setOrder(null) : sortNext());
  return { sorting, next: order ? sorting.by : next, order, setOrder, sort, draft };
}

/** True if opponents play on, and nobody at this device has anything left to do in the deal. @param {View} view */
const isWatching = (view) =>
  awaitsOpponent(view) &&
  view.seats.some(({ kind }) => kind === 'person') &&
  view.seats.every(({ kind, out }) => kind === 'opponent' || out);

/** Returns the handlers of presses, which count only if meant for what is shown. Undo and redo mean the last choice,
 * whatever has happened since; they ignore only the second tap of a double tap.
 * @param {Session} session @param {Pick<ReturnType<typeof useCanvas>, 'table' | 'isMeant'>} cards
 * @param {() => boolean} hurry */
function usePresses(session, { table, isMeant }, hurry) {
  const stepped = useRef(-Infinity);
  const meant = (/** @type {() => void} */ work) => () => (isMeant() ? work() : table.current?.release());
  const step = (/** @type {() => void} */ work) => () => {
    if (!isMeant() && pressBegun() < stepped.current + SECOND_TAP) return;
    stepped.current = pressBegun();
    work();
  };
  return {
    act: (/** @type {string} */ action) => meant(() => session.act(action))(),
    undo: step(session.undo),
    redo: step(session.redo),
    next: meant(session.next),
    goOn: meant(() => session.lesson('on')),
    endLesson: meant(() => session.lesson('off')),
    skip: () => (hurry(), session.skip()),
    takePhone: meant(session.takePhone),
  };
}

/** Returns a place with the cards of a closed pile hidden.
 * @param {import('../../types.js').Place} place */
const faceDown = (place) => (place.closed ? { ...place, cards: place.cards.map(() => '??') } : place);

/** Returns the choice: the old object if nothing has changed.
 * @param {Choice} old @param {string[]} cards @param {string[]} zones @param {string | null} aim @returns {Choice} */
const choiceOf = (old, cards, zones, aim) =>
  `${old.cards} ${old.zones} ${old.aim}` === `${cards} ${zones} ${aim}` ? old : { cards, zones, aim };

/** Returns the prompt; announces it if a card is chosen.
 * @param {View} view @param {Screen} screen @param {ReturnType<typeof useDraft>} draft
 * @param {(message: Message) => void} say
 * @returns {Message | null} */
function usePrompt(view, { asked, choice }, draft, say) {
  const { cards } = choice;
  const prompt = asked?.[0].card
    ? { id: 'table-ask', args: { card: asked[0].card } }
    : cards.length > 1
      ? { id: 'table-choose-many', args: { count: cards.length } }
      : cards.length
        ? { id: 'table-choose', args: { card: cards[0] } }
        : draft.done
          ? { id: 'table-built', args: { done: draft.done, count: view.slots.length, told: draft.problem ?? 'none' } }
          : (draft.problem ?? (draft.actions.length ? { id: 'table-lay-ready' } : null) ?? view.prompt);
  useEffect(() => {
    if (draft.told) say(draft.told);
  }, [draft.told]);
  useEffect(() => {
    if (prompt && (asked || cards.length)) say(prompt);
  }, [asked, choice]);
  return prompt;
}
