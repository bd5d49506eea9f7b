// Sheets over the table: log, score sheet, rules, menu and keys.

import { useEffect, useRef, useState } from 'preact/hooks';
import { houseSentenceOf } from '../../../match/house-rule-words.js';
import { whenAsked } from '../../../match/unasked.js';
import { games } from '../../../site/site.js';
import { dealTitle, endingWords } from '../../../words/deal-titles.js';
import { isShared } from '../../../words/seat-names.js';
import { useWords } from '../../../words/words.js';
import { Button, Choice, LogLine, Sheet, Switch } from '../../common/controls.jsx';
import { Icon } from '../../common/table-icons.jsx';
import { RulesArticle } from '../../rules/rules-article.jsx';
import { DealRows } from '../deal-end/deal-end.jsx';
import { ScoreGraph, ScoreTable } from '../deal-end/score-table.jsx';

/**
 * @typedef {import('../../../types.js').View} View
 * @typedef {import('../../../types.js').Message} Message
 * @typedef {'menu' | 'log' | 'score' | 'rules' | 'keys' | 'share' | 'embed' | 'fair' | 'inquiry' | 'before-hint' |
 *   'before-undo' | null} SheetName
 * @typedef {Record<'undo' | 'redo' | 'hint' | 'log' | 'score' | 'rules' | 'share' | 'embed' | 'fair' | 'inquiry',
 *   () => void> & {cannot: View['cannot']}} Tools `cannot`: why not, if so
 */

/** The scores so far, and the scoring rules: the last section of the rules page.
 * @param {{view: View, ask: import('../../../match/session.js').Inquire, onClose: () => void}} props */
function ScoreSheet({ view, ask, onClose }) {
  const words = useWords();
  const [rules, setRules] = useState(/** @type {{title: Message, lines: Message[]} | null} */ (null));
  useEffect(() => {
    ask({ do: 'rules', game: view.game, options: view.options }).then((answer) =>
      setRules(answer?.sections.at(-1) ?? null),
    );
  }, []);
  return (
    <Sheet title={words.t('table-score')} onClose={onClose}>
      {view.history.length || view.titles.length ? <ScoreTable view={view} /> : <p>{words.t('table-no-scores')}</p>}
      {view.history.length > 1 && <ScoreGraph view={view} />}
      {view.result && (
        <section>
          <h3>{words.t(endingWords(view).last)}</h3>
          <DealRows view={view} />
        </section>
      )}
      {rules && (
        <section>
          <h3>{words.show(rules.title)}</h3>
          {rules.lines.map((line) => (
            <p key={line.id}>{words.show(line)}</p>
          ))}
        </section>
      )}
    </Sheet>
  );
}

/** @param {{view: View, ask: import('../../../match/session.js').Inquire, onClose: () => void}} props */
function LogSheet({ view, ask, onClose }) {
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
            <h3>{words.show(dealTitle(view, deal), view)}</h3>
            {lines.map((line, k) => (
              <LogLine key={k} message={line} view={view} />
            ))}
          </section>
        ))}
        {deals && !deals.some(({ lines }) => lines.length) && <p>{words.t('table-no-log')}</p>}
        <div ref={end} />
      </div>
    </Sheet>
  );
}

/** The rules of the current match.
 * @param {{view: View, ask: import('../../../match/session.js').Inquire, onClose: () => void}} props */
function RulesSheet({ view, ask, onClose }) {
  const words = useWords();
  const [rules, setRules] = useState(/** @type {import('../../../wire.js').Rules | null} */ (null));
  useEffect(() => {
    ask({ do: 'rules', game: view.game, options: view.options }).then(setRules);
  }, []);
  return (
    <Sheet title={words.t('table-rules')} onClose={onClose}>
      {rules && (
        <RulesArticle rules={rules} game={games.find(({ name }) => name === view.game)} options={view.options} />
      )}
    </Sheet>
  );
}

/**
 * @typedef {{onNew?: () => void, onGuide?: () => void, onGiveUp: () => void}} Fate what the menu does with the match
 *
 * @param {object} props
 * @param {View} props.view
 * @param {Tools} props.tools
 * @param {{hint: boolean, undo: boolean}} props.inBar
 * @param {boolean} props.hasFair
 * @param {Fate} [props.fate]
 * @param {() => void} [props.onFriends]
 * @param {boolean} props.isGuest
 * @param {{isOn: boolean, onSwitch: (isOn: boolean) => void}} [props.sound]
 * @param {() => void} [props.onReplay]
 * @param {() => void} props.onKeys
 * @param {() => void} [props.onSettings]
 * @param {() => void} [props.onFull]
 * @param {() => void} [props.onLeave]
 * @param {() => void} props.onClose
 */
function MenuSheet({
  view,
  tools,
  inBar,
  hasFair,
  fate,
  onFriends,
  isGuest,
  sound,
  onReplay,
  onKeys,
  onSettings,
  onFull,
  onLeave,
  onClose,
}) {
  const words = useWords();
  const [isAsking, setAsking] = useState(false);
  const house = houseSentenceOf(view, words);
  /** @param {Parameters<typeof Icon>[0]['name']} icon @param {string} id @param {() => void} run
   * @param {boolean} [isOn] */
  const item = (icon, id, run, isOn = true) => (
    <li>
      <button type="button" disabled={!isOn} onClick={run}>
        <Icon name={icon} /> {words.t(id)}
      </button>
    </li>
  );
  const leaving = (/** @type {() => void} */ run) => () => {
    onClose();
    run();
  };
  const name = words.show({ id: 'table-game', args: { game: view.game } });
  if (fate && isAsking)
    return (
      <Sheet title={words.t('table-give-up')} onClose={onClose}>
        <p>{words.t('table-give-up-text')}</p>
        <br />
        <div class="row end">
          <Button onClick={onClose}>{words.t('keep')}</Button>
          <Button kind="danger" onClick={leaving(fate.onGiveUp)}>
            {words.t('table-give-up')}
          </Button>
        </div>
      </Sheet>
    );
  return (
    <Sheet title={name} onClose={onClose}>
      {house && <p class="note house-line">{house}</p>}
      <ul class="menu">
        {!inBar.hint && item('hint', 'table-hint', leaving(tools.hint), !tools.cannot.hint)}
        {!inBar.undo && item('undo', 'table-undo', leaving(tools.undo), !tools.cannot.undo)}
        {!inBar.undo && item('redo', 'table-redo', leaving(tools.redo), !tools.cannot.redo)}
        {item('log', 'table-log', tools.log)}
        {item('score', 'table-score', tools.score)}
        {item('rules', 'table-rules', leaving(tools.rules))}
        {onFriends && !view.lesson && item('people', 'friends-title', leaving(onFriends))}
        {!view.lesson && !isGuest && item('share', 'table-share', tools.share)}
        {onReplay && item('replay', 'replay-look', leaving(onReplay))}
        {view.inquiry && view.viewer !== null && (
          <li>
            <button type="button" onClick={tools.inquiry}>
              <Icon name="inquiry" /> {words.show(view.inquiry.name, view)}
            </button>
          </li>
        )}
        {fate?.onNew && !view.lesson && item('dealer', 'deal-new', leaving(fate.onNew))}
        {fate?.onGuide && item('guide', 'lesson-title', leaving(fate.onGuide))}
        {sound && (
          <li class="toggle">
            <Icon name={sound.isOn ? 'sound' : 'quiet'} />
            <Switch label={words.t('setting-sound')} checked={sound.isOn} onChange={sound.onSwitch} />
          </li>
        )}
        {onSettings && item('settings', 'table-settings', leaving(onSettings))}
        {fate && view.over !== 'match' && item('flag', 'table-give-up', () => setAsking(true))}
        {onFull && item('full', 'embed-full', leaving(onFull))}
        {onLeave && item('back', 'table-leave', leaving(onLeave))}
      </ul>
      <ul class="menu minor">
        {!view.lesson && !onFull && !isGuest && item('embed', 'embed', tools.embed)}
        {hasFair && item('fair', 'fair-title', tools.fair)}
        {item('keys', 'table-keys', onKeys)}
      </ul>
      <p class="note">{words.t(onLeave ? 'table-leave-note' : 'embed-kept-note')}</p>
    </Sheet>
  );
}

/** Chooses how often to be asked a game's recurring question. People who share a device each choose for the match.
 * @param {{view: View, spared: readonly import('../../../types.js').Spared[],
 *   settings: import('../../../store/settings.js').Settings,
 *   onSpare: (when: import('../../../match/unasked.js').When) => void,
 *   onSettle?: (changed: Partial<import('../../../store/settings.js').Settings>) => void,
 *   onClose: () => void}} props */
export function InquirySheet({ view, spared, settings, onSpare, onSettle, onClose }) {
  const words = useWords();
  const when = whenAsked(view, spared, settings);
  const own = !onSettle || isShared(view);
  /** @param {import('../../../match/unasked.js').When} chosen */
  const choose = (chosen) => {
    if (own || chosen === 'never') return onSpare(chosen);
    onSpare('always'); // in this deal as well
    return onSettle({ inquiries: chosen });
  };
  return (
    <Sheet title={words.show(view.inquiry?.name, view)} onClose={onClose}>
      <Choice
        label={words.t('table-inquiry-when')}
        value={when}
        layout="choices"
        note={words.t('table-inquiry-note')}
        options={WHEN.map((value) => ({
          value: /** @type {string} */ (value),
          label: words.t(`table-inquiry-${value}`),
        }))}
        onChange={(value) => choose(/** @type {import('../../../match/unasked.js').When} */ (value))}
      />
    </Sheet>
  );
}
const WHEN = /** @type {const} */ (['always', 'nearer', 'never']);

/** Keys and their meaning; '' for names that are translated. */
const KEYS = [
  ['← →', 'arrows'],
  ['⇧ ← →', 'order'],
  ['', 'enter'],
  ['1 – 9', 'numbers'],
  ['U', 'undo'],
  ['R', 'redo'],
  ['H', 'hint'],
  ['L', 'log'],
  ['S', 'score'],
  ['N', 'hurry'],
  ['?', 'keys'],
  ['', 'escape'],
];

/** @param {{isOn: boolean, onSwitch: () => void, onClose: () => void}} props */
function KeysSheet({ isOn, onSwitch, onClose }) {
  const words = useWords();
  return (
    <Sheet title={words.t('table-keys')} onClose={onClose}>
      <dl class="keys">
        {KEYS.map(([key, id]) => (
          <div key={id}>
            <dt>
              <kbd>{key || words.t(`table-key-${id}.key`)}</kbd>
            </dt>
            <dd>{words.t(`table-key-${id}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch label={words.t('table-keys-on')} checked={isOn} onChange={onSwitch} />
    </Sheet>
  );
}

/**
 * The open sheet, if any.
 * @param {object} props
 * @param {SheetName} props.name
 * @param {View} props.view
 * @param {Tools} props.tools
 * @param {{hint: boolean, undo: boolean}} props.inBar tools in the bar, hence not in the menu
 * @param {boolean} props.hasKeys true if keyboard shortcuts are on
 * @param {boolean} props.hasFair true to offer the fingerprints
 * @param {import('../../../match/session.js').Inquire} props.ask
 * @param {Fate} [props.fate]
 * @param {() => void} [props.onFriends]
 * @param {boolean} props.isGuest
 * @param {{isOn: boolean, onSwitch: (isOn: boolean) => void}} [props.sound]
 * @param {() => void} [props.onReplay]
 * @param {() => void} props.onKeys toggles the shortcuts
 * @param {(name: SheetName) => void} props.onOpen
 * @param {() => void} [props.onSettings]
 * @param {() => void} [props.onFull]
 * @param {() => void} [props.onLeave]
 */
export function Sheets({
  name,
  view,
  tools,
  inBar,
  hasKeys,
  hasFair,
  ask,
  fate,
  onFriends,
  isGuest,
  sound,
  onReplay,
  onKeys,
  onOpen,
  onSettings,
  onFull,
  onLeave,
}) {
  const close = () => onOpen(null);
  if (name === 'log') return <LogSheet view={view} ask={ask} onClose={close} />;
  if (name === 'score') return <ScoreSheet view={view} ask={ask} onClose={close} />;
  if (name === 'rules') return <RulesSheet view={view} ask={ask} onClose={close} />;
  if (name === 'keys') return <KeysSheet isOn={hasKeys} onSwitch={onKeys} onClose={close} />;
  if (name !== 'menu') return null;
  return (
    <MenuSheet
      view={view}
      tools={tools}
      inBar={inBar}
      hasFair={hasFair}
      fate={fate}
      onFriends={onFriends}
      isGuest={isGuest}
      sound={sound}
      onReplay={onReplay}
      onKeys={() => onOpen('keys')}
      onSettings={onSettings}
      onFull={onFull}
      onLeave={onLeave}
      onClose={close}
    />
  );
}
