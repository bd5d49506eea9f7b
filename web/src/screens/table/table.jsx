// The table screen: felt, cards (table.js), plates, line of words, buttons and sheets. Knows no game: it shows the
// turns of a session and passes on input.

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { FLIGHT } from '../../motion/durations.js';
import { actionOf, isPuzzle } from '../../practice/puzzle.js';
import { part, useOpening } from '../../site/code-parts.js';
import { bandOf } from '../../site/site.js';
import { Marks } from '../../table/things/things.jsx';
import { fitWords } from '../../words/text-fit.js';
import { useWords } from '../../words/words.js';
import { focusAfterReplacement } from '../common/controls.jsx';
import { useFocus } from '../common/keep-focus.js';
import { Regions } from '../common/live-region.jsx';
import { warningOf } from '../share/share-line.js';
import { Actions, SortButton } from './action-buttons.jsx';
import { End } from './deal-end/deal-end.jsx';
import { HandOverCurtain } from './overlays/hand-over-curtain.jsx';
import { LastTrick } from './overlays/last-trick.jsx';
import { isTold, LessonStep, useHesitation } from './overlays/lesson-steps.jsx';
import { Ways } from './overlays/meld-builder.jsx';
import { SoundOffer } from './overlays/sound-offer.jsx';
import { useOver } from './sheets/sheets-part.js';
import { useShortcuts } from './shortcuts.js';
import { useSidePanel } from './side-panel/use-side-panel.js';
import { Bar, Bubble, Hint, Line, Plates, roomIn } from './table-parts.jsx';
import { boxOn, waysBox } from './use-layout.js';
import { useTable } from './use-table.js';

const textMode = part('text-mode', () => import('./text-mode/text-mode.jsx'));

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../table/layout/boxes.js').Layout} Layout
 * @typedef {import('../../match/session.js').Session} Session
 * @typedef {import('../../store/settings.js').Settings} Settings
 * @typedef {ReturnType<typeof useTable>} Sitting
 * @typedef {import('./sheets/sheets.jsx').Tools} Tools
 *
 * @typedef {object} Exits ways to leave the table
 * @property {() => void} [onLeave]
 * @property {() => void} [onFull] opens an embedded match on the site
 * @property {(view: View) => void} [onRules] shows the rules of the match; without it a sheet does
 * @property {() => void} [onSettings]
 * @property {(changed: Partial<Settings>) => void} [onSettle] changes settings offered at the table
 * @property {() => void} [onReplay] replays a finished match
 * @property {() => void} [onReview] reviews a finished deal
 * @property {import('./deal-end/deal-end.jsx').Ending} [ending] additions to the end of a deal
 * @property {import('./sheets/sheets.jsx').Fate} [fate] what the menu does with the match
 * @property {import('../../types.js').DayMark} [day] whose first deal is a daily deal
 * @property {boolean} [asksAll] true to play nothing automatically, as in a puzzle
 * @property {boolean} [isKnown] true if the match began with cards that somebody may know
 * @property {{isOn: boolean, open: () => void}} [friends] those at other devices; `isOn`: some are there
 * @property {boolean} [isGuest] true at a friend's table: the match is not this device's to share
 * @property {boolean} [isHandLarge] true if another device shows the table
 * @property {import('../../app.js').App['ask']} [verify] checks a text; without it no fingerprints are shown
 * @property {boolean} [hasScreens] true if the page has other screens
 * @property {(how: 'again' | 'same') => void} [onPlay] starts a match with the same options or the same deals
 */

/** @param {{session: Session, settings: Settings, note?: import('preact').ComponentChildren} & Exits} props
 *   `note`: in the hint's place */
export function Table({
  session,
  settings: chosen,
  note,
  onLeave,
  onFull,
  onRules,
  onSettings,
  onSettle,
  onReplay,
  onReview,
  onPlay,
  ending,
  fate,
  verify,
  day,
  asksAll = false,
  isKnown = false,
  hasScreens = false,
  friends,
  isGuest = false,
  isHandLarge = false,
}) {
  const settings = useMemo(() => (isHandLarge ? { ...chosen, largeCards: true } : chosen), [chosen, isHandLarge]);
  const sitting = useTable(session, settings, asksAll);
  const { screen, set, state, view, felt, ruler, size, needs, layout, hand, cards, isHidden } = sitting;
  const daily = dailyOf(day, state, view);
  const tools = toolsOf(session, sitting, onRules, daily);
  const keys = useTableKeys(session, sitting, tools);
  const isMine = view.turn !== null && view.turn === view.viewer && !view.over;
  const { hasRoom, isOpen, SidePanel, fold } = useSidePanel();
  const text = useOpening(textMode, () => sitting.tell({ id: 'part-failed' }));
  const isTyping = Boolean(text.code) && !isHidden; // not behind the curtain
  const sheets = useOver(Boolean(screen.sheet), () => (set({ sheet: null }), sitting.tell({ id: 'part-failed' })));
  const opener = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const whole = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    if (layout) fitWords(/** @type {HTMLDivElement} */ (whole.current));
  });
  const isFolding = useRef(false); // a button of the side panel was pressed; the one that does the opposite takes its focus
  const switchSide = () => {
    isFolding.current = true;
    fold();
  };
  useLayoutEffect(() => {
    if (!isFolding.current || (isOpen && !SidePanel)) return; // or the panel is still loading
    isFolding.current = false;
    focusAfterReplacement(/** @type {HTMLDivElement} */ (whole.current).querySelector(OF_SIDE));
  });
  const isFree = Boolean(layout) && !isTyping && !screen.sheet && !screen.ways && !screen.isOver && !isHidden;
  useFocus({
    felt,
    isMine,
    isFree: isFree && !isFolding.current,
    hasCards: view.actions.some(({ card }) => card),
    toHand: () => cards.table.current?.focusHand(),
  });
  const shape = `${layout?.shape ?? ''}${needs.fans ? ' fans' : ''}${needs.told ? ' told' : ''}${view.titles?.length ? ' titled' : ''}`;
  return (
    <div
      class={`table-screen ${shape}`}
      data-band={bandOf(view.game)}
      data-drawn={state.isInert || undefined}
      ref={whole}
      style={{ '--rem': `calc(1rem * ${(layout?.text ?? 1) / size.text})` }}
    >
      <span class="ruler" ref={ruler} aria-hidden="true">
        &nbsp;
      </span>
      <button
        type="button"
        class="by-text"
        ref={opener}
        aria-expanded={isTyping}
        onClick={isTyping ? text.close : text.open}
      >
        {sitting.words.t('text-title')}
      </button>
      <Bar
        view={view}
        daily={daily}
        tools={tools}
        friends={friends?.isOn ? friends.open : undefined}
        isGuest={isGuest}
        onLeave={onLeave}
        onFull={onFull}
        sound={onFull && onSettle && { isOn: settings.sound, onSwitch: (sound) => onSettle({ sound }) }}
        onMore={() => set({ sheet: 'menu' })}
        width={size.width}
        isCovered={isHidden}
        hasHint={Boolean(state.help)}
        onWhy={(message, node) => sitting.tell(message, boxOn(felt.current, node))}
        onUnfold={hasRoom && !isOpen ? switchSide : undefined}
      />
      <div class="room">
        {text.code && isTyping && (
          <text.code.TextMode
            session={session}
            sitting={sitting}
            tools={tools}
            isKnown={isKnown}
            isOnlyDeal={Boolean(daily)}
            onClose={() => (opener.current?.focus(), text.close())}
          />
        )}
        <main
          class="felt"
          ref={felt}
          inert={isTyping}
          data-staged={stagedIn(sitting)}
          onClick={({ target }) => isBare(target) && sitting.hurry()}
        >
          {layout && <AllPlates sitting={sitting} layout={layout} hasTalk={settings.talk} />}
          <div class="beneath" inert={screen.isOver && !screen.isPeeking}>
            {layout && (
              <Around
                sitting={sitting}
                layout={layout}
                settings={settings}
                note={note}
                isMine={isMine}
                hasKeys={keys.areOn}
                onDismiss={session.dismiss}
              />
            )}
            <div class="cards" ref={cards.node} />
            {layout && !isHidden && <Staged sitting={sitting} layout={layout} />}
            {layout && !isHidden && view.hand.length > 1 && (
              <SortButton
                box={layout.sort}
                by={hand.order ? 'own' : hand.sorting.by}
                next={hand.next}
                onSort={hand.sort}
              />
            )}
          </div>
          <Over
            sitting={sitting}
            settings={settings}
            onSettle={onSettle}
            onPlay={onPlay}
            onReplay={onReplay}
            onReview={onReview}
            onShare={daily || isGuest ? undefined : tools.share}
            onLeave={onLeave}
            ending={ending}
          />
        </main>
        {isOpen &&
          (SidePanel ? (
            <SidePanel
              view={view}
              isHidden={isHidden && view.viewer !== null}
              isCovered={isTyping}
              ask={session.look}
              onFold={switchSide}
            />
          ) : (
            <div class="side" />
          ))}
      </div>
      <Regions voice={sitting.voice} />
      {sheets && (
        <sheets.Sheets
          name={screen.sheet}
          view={view}
          tools={tools}
          inBar={roomIn(size.width, Boolean(onFull))}
          hasKeys={keys.areOn}
          hasFair={Boolean(verify) && !view.lesson}
          ask={session.inquire}
          fate={fate}
          onFriends={friends?.open}
          isGuest={isGuest}
          sound={onFull || !onSettle ? undefined : { isOn: settings.sound, onSwitch: (sound) => onSettle({ sound }) }}
          onReplay={onReplay}
          onKeys={keys.toggle}
          onOpen={(sheet) => set({ sheet })}
          onSettings={onSettings}
          onFull={onFull}
          onLeave={onLeave}
        />
      )}
      {sheets && screen.sheet === 'inquiry' && view.inquiry && (
        <sheets.InquirySheet
          view={view}
          spared={state.spared}
          settings={settings}
          onSpare={session.spare}
          onSettle={onSettle}
          onClose={() => set({ sheet: null })}
        />
      )}
      {sheets && (screen.sheet === 'before-hint' || screen.sheet === 'before-undo') && (
        <sheets.PracticeSheet
          onHelp={screen.sheet === 'before-hint' ? session.hint : session.undo}
          onClose={() => set({ sheet: null })}
        />
      )}
      {sheets && screen.sheet === 'share' && (
        <sheets.ShareSheet subject={subjectOf(session, sitting, settings)} onClose={() => set({ sheet: null })} />
      )}
      {sheets && screen.sheet === 'embed' && (
        <sheets.EmbedSheet
          subject={subjectOf(session, sitting, settings)}
          draw={drawing(session, view, sitting.words.or(`game-${view.game}`, view.game))}
          onClose={() => set({ sheet: null })}
        />
      )}
      {sheets && screen.sheet === 'fair' && verify && (
        <sheets.FairSheet
          ask={session.inquire}
          verify={verify}
          isKnown={isKnown}
          hasPage={hasScreens}
          onClose={() => set({ sheet: null })}
        />
      )}
    </div>
  );
}

/** The button that folds the side panel, or opens it. */
const OF_SIDE = '.side .fold, .table-bar [aria-expanded]';

/** True for the bare felt. @param {EventTarget | null} node */
const isBare = (node) => node instanceof Element && node.matches('.felt, .cards, .line, .line :not(button)');

/** Returns the daily deal at the table and how it counts; null if there is none.
 * @param {import('../../types.js').DayMark | undefined} day @param {import('../../match/session.js').State} state
 * @param {View} view @returns {import('./table-parts.jsx').Daily | null} */
function dailyOf(day, { aided }, { deal, practice }) {
  if (!day || deal !== 1) return null;
  return { day: day.day, counts: day.again || practice || aided.includes(1) ? 'practice' : day.late ? 'late' : 'yes' };
}

/** Returns the commands of the bar, the menu and some keys. Help asks first if it makes a daily deal practice; once its
 * result counts, nothing is taken back.
 * @param {Session} session @param {Sitting} sitting @param {Exits['onRules']} onRules
 * @param {import('./table-parts.jsx').Daily | null} daily @returns {Tools} */
function toolsOf(session, { view, state, set, tell, presses }, onRules, daily) {
  const isCounted = daily !== null && daily.counts !== 'practice';
  const isAsked = isCounted && !view.over;
  const known = state.latest.view.cannot; // undo means the last choice, whichever turn is shown
  const cannot = isCounted && view.over ? { ...known, undo: { id: 'today-undo', args: {} } } : known;
  const { undo, redo, hint } = cannot;
  return {
    cannot,
    undo: () => (undo ? tell(undo) : isAsked ? set({ sheet: 'before-undo', bubble: null }) : presses.undo()),
    redo: () => (redo ? tell(redo) : presses.redo()),
    hint() {
      if (hint) return tell(hint);
      if (isAsked && !state.help) return set({ sheet: 'before-hint', bubble: null });
      set({ sheet: null, bubble: null });
      session.hint();
    },
    log: () => set({ sheet: 'log' }),
    score: () => set({ sheet: 'score' }),
    rules: () => (onRules ? onRules(view) : set({ sheet: 'rules' })),
    share: () => set({ sheet: 'share' }),
    embed: () => set({ sheet: 'embed' }),
    fair: () => set({ sheet: 'fair' }),
    inquiry: () => set({ sheet: 'inquiry' }),
  };
}

/** Returns what to share of the match.
 * @param {Session} session @param {Sitting} sitting @param {Settings} settings
 * @returns {import('../share/share.jsx').Subject} */
function subjectOf(session, { view, words, hand }, { fourColours }) {
  return {
    view,
    kinds: view.over
      ? ['match', 'deal']
      : isPuzzle({ view })
        ? ['deal', 'position', 'puzzle', 'match']
        : ['deal', 'position', 'match'],
    first: view.over ? 'match' : 'deal',
    warning: warningOf(Boolean(view.over), view.over === 'match'),
    link: async (kind) => {
      const answer = await session.inquire({ do: 'link', kind });
      if (!answer) throw new Error('no link');
      return answer.link;
    },
    expert: async () => actionOf(await session.inquire({ do: 'solve', action: '' })),
    record: async () => session.state.latest.save,
    look: { words, fourColours, sorting: hand.sorting, order: hand.order },
  };
}

/** @param {Session} session @param {Sitting} sitting @param {Tools} tools */
function useTableKeys(session, { screen, set, say, state, cards, buttons, isHidden, hurry }, tools) {
  return useShortcuts({
    isOn: !screen.sheet,
    isHidden,
    buttons,
    commands: {
      u: tools.undo,
      r: tools.redo,
      h: tools.hint,
      l: tools.log,
      s: tools.score,
      n: hurry,
      '?': () => set({ sheet: 'keys' }),
    },
    onEscape() {
      if (screen.bubble) set({ bubble: null });
      else if (screen.ways) set({ ways: null });
      else if (screen.isRecalling) set({ isRecalling: false });
      else if (screen.asked) set({ asked: null });
      else if (state.help) session.hint();
      else if (cards.table.current?.unchoose()) say({ id: 'table-none-chosen' });
    },
  });
}

/** Returns the function that draws a poster: the table as seen, or the start of its deal or match.
 * @param {Session} session @param {View} view with names @param {string} title
 * @returns {import('../share/embed-sheet.jsx').Draw} */
const drawing =
  (session, { seats, viewer }, title) =>
  async (width, height, way) => {
    const { save } = session.state.latest;
    const begun =
      way === 'deal' || way === 'match' ? await session.inquire({ do: 'replay', save, at: 0, seat: viewer }) : null;
    const from = begun ? { save, at: way === 'deal' ? begun.deals.at(-1) : 0, seat: viewer } : {};
    return (
      (
        await session.inquire({
          do: 'picture',
          ...from,
          width,
          height,
          words: { title, names: seats.map(({ name }) => name) },
        })
      )?.svg ?? ''
    );
  };

/** The players around the cards; the panel at the end of a deal leaves them in reach.
 * @param {{sitting: Sitting, layout: Layout, hasTalk: boolean}} props */
function AllPlates({ sitting, layout, hasTalk }) {
  const { screen, state, view, others } = sitting;
  return (
    <Plates
      view={view}
      others={others}
      layout={layout}
      choice={screen.choice}
      isThinking={state.isThinking && !state.scenes.length}
      remark={hasTalk ? state.remark : null}
      onTap={sitting.tellText}
    />
  );
}

/** Elements on the felt around the cards.
 * @param {{sitting: Sitting, layout: Layout, settings: Settings, note?: import('preact').ComponentChildren,
 *   isMine: boolean, hasKeys: boolean, onDismiss: () => void}} props */
function Around({ sitting, layout, settings, note, isMine, hasKeys, onDismiss }) {
  const words = useWords();
  const { screen, set, state, view, lifts, buttons, awaited, presses, hinted, isHidden } = sitting;
  const { help } = state;
  const prompt = isHidden ? view.prompt : sitting.prompt; // nothing private at the curtain
  const { choice, asked: ways } = screen;
  const isBegun = choice.cards.length === 1 && choice.cards[0] === hinted?.card && !ways; // as the lesson asks
  const isAsked = prompt === view.prompt || isBegun; // else the prompt is about a move begun
  const hint = help && !help.isLate && !isHidden && <Hint message={help.message} view={view} onClose={onDismiss} />;
  const isLate = useHesitation(view, sitting.say);
  const guide = (isTold(view) || isLate) && <LessonStep view={view} onEnd={presses.endLesson} />;
  const asked = prompt ? words.show(prompt, view) : '';
  return (
    <>
      <Line
        view={view}
        layout={layout}
        isMine={isMine}
        prompt={help?.isLate ? `${asked} ${words.show(help.message)}` : asked}
        onLog={() => set({ sheet: 'log' })}
        onHouse={() => set({ sheet: 'menu' })}
        advice={note || hint || (isAsked && guide)}
        isAdviceEnough={isAsked}
      />
      <Marks view={view} layout={layout} flight={Math.max(FLIGHT[settings.animation], 1)} onTap={sitting.tellText} />
      <Actions
        buttons={buttons}
        view={view}
        layout={layout}
        lifts={lifts}
        hinted={hinted}
        awaited={awaited}
        hasKeys={hasKeys}
        onAct={presses.act}
      />
    </>
  );
}

/** True while moments are staged; at the end of a deal, until the score covers them. @param {Sitting} sitting */
const isStaged = ({ staging: { isOn, script }, screen }) => isOn || Boolean(script?.end && !screen.isOver);

/** Returns the kinds of staged moments, for the style sheet. @param {Sitting} sitting */
const stagedIn = (sitting, { script } = sitting.staging) =>
  isStaged(sitting) && script
    ? [...script.peaks.map(({ kind }) => kind), ...(script.end ? ['end'] : [])].join(' ')
    : undefined;

/** The staged moments of the turn. @param {{sitting: Sitting, layout: Layout}} props */
function Staged({ sitting, layout }) {
  const {
    staging: { script, number, Show },
    view,
    cards,
  } = sitting;
  return (
    script &&
    Show && (
      <Show
        key={number}
        script={script}
        isOn={isStaged(sitting)}
        view={view}
        layout={layout}
        table={cards.table}
        clock={cards.clock.current}
      />
    )
  );
}

/** Overlays on the cards: ways to lay, last trick, bubble, end of a deal, curtain.
 * @param {{sitting: Sitting, settings: Settings, onShare?: () => void} &
 *   Pick<Exits, 'onPlay' | 'onReplay' | 'onReview' | 'onLeave' | 'onSettle' | 'ending'>} props */
function Over({ sitting, settings, onSettle, onPlay, onReplay, onReview, onShare, onLeave, ending }) {
  const { screen, set, turn, view, layout, draft, cards, presses, isHidden } = sitting;
  const { ways, bubble, isOver, isPeeking } = screen;
  return (
    <>
      {ways && layout && (
        <Ways
          view={view}
          ways={ways}
          box={waysBox(layout)}
          isChoice={ways === draft.actions}
          hinted={sitting.hinted?.action}
          onPlay={presses.act}
          onLook={(looked) => cards.table.current?.raise(looked)}
          onClose={() => set({ ways: null })}
        />
      )}
      {screen.isRecalling && view.recall && layout && !isHidden && (
        <LastTrick recall={view.recall} view={view} layout={layout} onClose={() => set({ isRecalling: false })} />
      )}
      {bubble && layout && <Bubble {...bubble} layout={layout} />}
      {isOver && (
        <End
          turn={turn}
          view={view}
          hasTalk={settings.talk}
          invite={onSettle && <SoundOffer settings={settings} onSettle={onSettle} />}
          isPeeking={isPeeking}
          onPeek={() => set({ isPeeking: !isPeeking })}
          onNext={presses.next}
          onPlay={onPlay && ((how) => cards.isMeant() && onPlay(how))}
          onReplay={onReplay}
          onReview={onReview}
          onShare={onShare}
          onLeave={onLeave}
          ending={ending}
        />
      )}
      {isHidden && layout && view.turn !== null && (
        <HandOverCurtain
          view={view}
          seat={view.turn}
          isPhonePassed={
            ![null, view.turn].includes(sitting.holder) &&
            !matchMedia('(any-pointer: fine), (min-width: 64rem)').matches
          }
          layout={layout}
          onReady={presses.takePhone}
        />
      )}
    </>
  );
}
