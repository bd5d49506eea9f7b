// Composing a meld from several cards: the slots with the engine's judgement, and the list of melds found in the hand.

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { drafted, fitting, without } from '../../../match/draft-move.js';
import { placed } from '../../../table/layout/boxes.js';
import { sortHand } from '../../../table/layout/hand.js';
import { useWords } from '../../../words/words.js';
import { ToolButton } from '../../common/table-icons.jsx';

/**
 * @typedef {import('../../../types.js').View} View
 * @typedef {import('../../../types.js').Action} Action
 * @typedef {import('../../../types.js').Message} Message
 * @typedef {import('../../../types.js').Draft} Draft
 * @typedef {import('../../../wire.js').Laid & {groups: string[][]}} Answer the engine's judgement of some groups
 */

const ORDER = 'kortti.order';
/** Ways shown at first. */
const FEW = 3;
const NOTHING = /** @type {Answer} */ ({ groups: [], actions: [], problems: [], lacks: [], stands: [], message: null });

/** Returns the groups of a saved draft, if it is valid and of this hand.
 * @param {Draft | null | undefined} draft @param {View} view @returns {string[][]} */
function groupsOf(draft, { deal, front }) {
  const { groups } = draft?.deal === deal && (draft.front ?? draft.eyes) === front ? draft : { groups: null };
  return Array.isArray(groups) && groups.every(Array.isArray) ? groups : [];
}

/**
 * Returns the groups in the slots, reduced to existing slots and cards, with the engine's judgement.
 * @param {object} props
 * @param {View} props.view
 * @param {object} props.position identity of the position: the same object until something is played
 * @param {Draft | null} props.draft as saved
 * @param {import('../../../match/session.js').Inquire} props.ask
 * @param {(groups: string[][]) => void} props.onPut saves new groups
 */
export function useDraft({ view, position, draft, ask, onPut }) {
  const [answer, setAnswer] = useState(NOTHING);
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  const [taken, setTaken] = useState(/** @type {string[]} */ ([])); // cards just taken back
  const [told, setTold] = useState(/** @type {Message | null} */ (null)); // the reply to the last change
  const touched = useRef({ slot: -1, position });
  const groups = fitting(view, groupsOf(draft, view));
  const text = JSON.stringify(groups);
  const isEmpty = !groups.some((group) => group.length);

  useEffect(() => {
    let isLate = false;
    setProblem(null);
    if (isEmpty) setAnswer(NOTHING);
    else {
      ask({ do: 'lay', groups }).then((/** @type {Omit<Answer, 'groups'> | null} */ found) => {
        if (isLate || !found) return;
        const problems = found.problems.map((one, k) => (groups[k].length ? one : null));
        setAnswer({ ...found, problems, groups });
        const { slot } = touched.current;
        const problem = problems[slot] ?? problems.find(Boolean) ?? found.message;
        setProblem(problem);
        if (problem || found.actions.length) setTold(problem ?? { id: 'table-lay-ready' });
        else if (groups[slot]?.length)
          setTold({ id: 'table-slot-right', args: { place: view.slots[slot].name, cards: groups[slot] } });
      });
    }
    return () => (isLate = true);
  }, [text, position]);

  /** Adds cards to a slot; without cards, empties it. */
  const put = useCallback(
    (/** @type {number} */ slot, /** @type {string[]} */ cards) => {
      touched.current = { slot, position };
      setTaken(cards.length ? [] : groups[slot]);
      onPut(groups.map((group, k) => (k !== slot ? group : cards.length ? [...group, ...cards] : [])));
    },
    [text, view],
  );

  const isNow = JSON.stringify(answer.groups) === text;
  const done = answer.problems.filter((problem, k) => !problem && answer.groups[k].length).length;
  const drawn = useMemo(() => drafted(view, groups, isNow ? answer : null), [view, text, isNow && answer]);
  return {
    view: drawn,
    put,
    taken,
    told,
    actions: isNow ? answer.actions : [],
    // until the position changes
    problem: isNow && touched.current.position === position ? problem : null,
    /** Number of slots filled correctly; 0 if there is only one slot, or all are. */
    done: isNow && groups.length > 1 && done < groups.length ? done : 0,
  };
}

/**
 * Keeps the person's own order of a hand on this device for the deal; null while the hand is sorted.
 * @param {View} view
 * @returns {[string[] | null, (order: string[] | null) => void]}
 */
export function useOrder(view) {
  const key = `${view.game} ${view.deal} ${view.front}`;
  const [kept, setKept] = useState(() => {
    try {
      return /** @type {{key: string, order: string[] | null}} */ (JSON.parse(localStorage.getItem(ORDER) ?? 'null'));
    } catch {
      return null; // storage is denied or damaged
    }
  });
  const order = kept?.key === key && Array.isArray(kept.order) ? kept.order : null;
  const isOld = order && without(order, view.hand).length > order.length / 2; // from another match
  return [
    isOld ? null : order,
    (next) => {
      setKept({ key, order: next });
      try {
        localStorage.setItem(ORDER, JSON.stringify({ key, order: next }));
      } catch {
        // storage is denied
      }
    },
  ];
}

/**
 * A list of ways to lay, each a button with its cards.
 * @param {object} props
 * @param {View} props.view
 * @param {Action[]} props.ways
 * @param {boolean} props.isChoice true if all are readings of the same cards
 * @param {string} [props.hinted] the hint's action: listed first if it was known on opening
 * @param {import('../../../table/layout/boxes.js').Box} props.box area to lie in
 * @param {(action: string) => void} props.onPlay
 * @param {(cards: string[]) => void} props.onLook receives the cards of the way looked at
 * @param {() => void} props.onClose
 */
export function Ways({ view, ways, isChoice, hinted, box, onPlay, onLook, onClose }) {
  const words = useWords();
  const title = words.t(isChoice ? 'table-ways-which' : 'table-ways');
  const [isWhole, setWhole] = useState(ways.length <= FEW + 1);
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const opener = /** @type {HTMLElement | null} */ (document.activeElement);
    /** @type {HTMLElement | null | undefined} */ (panel.current?.querySelector('.way'))?.focus({
      preventScroll: true,
    });
    return () => {
      onLook([]);
      if (opener?.isConnected && opener !== document.body) opener.focus({ preventScroll: true });
    };
  }, []);
  // a later hint does not reorder the list under the finger
  const first = useRef(hinted).current;
  const sorted = [...ways].sort((a, b) => Number(b.action === first) - Number(a.action === first));
  const shown = isWhole ? sorted : sorted.filter(({ action }, k) => k < FEW || action === hinted);
  return (
    <section class="ways" role="dialog" aria-label={title} ref={panel} style={placed(box)}>
      <div class="ways-panel">
        <header>
          <h2>{title}</h2>
          <ToolButton icon="close" label={words.t('table-ways-close')} onClick={onClose} />
        </header>
        <div class="list">
          {shown.map(({ action, label, groups = [], stands = [], rest }) => {
            const left = sortHand(groups.reduce(without, view.hand), {
              by: 'rank',
              ranks: view.ranks,
              apart: view.apart,
            });
            return (
              <button
                type="button"
                class={`way${action === hinted ? ' hinted' : ''}`}
                aria-current={action === hinted || undefined}
                key={action}
                onFocus={() => onLook(groups.flat())}
                onPointerEnter={() => onLook(groups.flat())}
                onClick={() => onPlay(action)}
              >
                <span class="unseen">{words.say(label, view)}</span>
                {groups.map((group, k) => (
                  <MiniCards
                    key={k}
                    cards={group.map((card, at) => (stands[k]?.[at] ? `${card}=${stands[k][at]}` : card))}
                  />
                ))}
                <small>
                  {words.t('table-ways-left', { count: left.length })}
                  {left.length > 0 && <MiniCards cards={left} />}
                  <span class="unseen">{words.row(left.map((card) => words.card(card, 'name')))}</span>
                  {rest && <b>{words.show(rest, view)}</b>}
                </small>
              </button>
            );
          })}
          {!isWhole && (
            <button type="button" class="action plain" onClick={() => setWhole(true)}>
              {words.t('table-ways-more', { count: ways.length - shown.length })}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

/** Cards of a group, as text.
 * @param {{cards: string[]}} props */
function MiniCards({ cards }) {
  const words = useWords();
  return (
    <span class="mini-cards" aria-hidden="true">
      {cards.map((card, k) => (
        <span class={`small-card ${card[1]}${card.includes('=') ? ' stands' : ''}`} key={k}>
          {words.card(card)}
        </span>
      ))}
    </span>
  );
}
