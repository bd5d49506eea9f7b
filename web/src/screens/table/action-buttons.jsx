// The buttons under the board: actions without a card or with the chosen one, and melds found in the hand.

import { placed } from '../../table/layout/boxes.js';
import { useWords } from '../../words/words.js';
import { Icon } from '../common/table-icons.jsx';
import { CutPack } from './overlays/cut-pack.jsx';

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../types.js').Action} Action
 * @typedef {import('../../table/layout/boxes.js').Box} Box
 * @typedef {import('../../types.js').Message} Message
 * @typedef {{key: string, label: Message, press: () => void, isAsked: boolean,
 *   icon?: Parameters<typeof Icon>[0]['name']}} Press a button; `isAsked`: the rules demand it, or it plays what the
 *   person has composed; `icon`: for a button that plays nothing
 * @typedef {import('./table-parts.jsx').Pending} Choice
 */

/**
 * Returns the buttons for a view.
 * @param {View} view
 * @param {object} state
 * @param {string[]} state.chosen chosen cards
 * @param {Action[] | null} state.asked ways to play the chosen card to its place
 * @param {Action[]} state.laid ways to lay the cards in the slots
 * @param {(action: string) => void} act
 * @param {(ways: Action[]) => void} look opens a list of ways to lay
 * @returns {Press[]}
 */
export function buttonsOf(view, { chosen, asked, laid }, act, look) {
  const toPlay = (/** @type {Action} */ { action, label, asked: isAsked }) => ({
    key: action,
    label,
    isAsked,
    press: () => act(action),
  });
  if (asked) return asked.map(toPlay);
  const found = view.actions.filter(({ groups }) => groups.length);
  const toLay =
    laid.length === 1
      ? { id: 'table-lay', isAsked: true, press: () => act(laid[0].action) }
      : laid.length
        ? { id: 'table-lay', isAsked: true, press: () => look(laid) }
        : found.length && !chosen.length
          ? { id: 'table-lay-found', isAsked: found.some(({ asked }) => asked), press: () => look(found) }
          : null;
  const isOnBoard = (/** @type {string | null} */ zone) =>
    view.places.some((place) => place.zone === zone && place.seat === null);
  const plain = view.actions.filter(({ card, zone, groups, lifts, button }) =>
    card === null
      ? !groups.length && lifts === null
      : chosen.length === 1 && card === chosen[0] && (button || !isOnBoard(zone)),
  );
  return [
    ...plain.map(toPlay),
    ...(toLay ? [{ key: toLay.id, label: { id: toLay.id }, press: toLay.press, isAsked: toLay.isAsked }] : []),
  ];
}

/** Checks if a hint is about a button. @param {string} key @param {Action | undefined} hinted */
const isHinted = (key, hinted) =>
  key === hinted?.action || (key === 'table-lay-found' && Boolean(hinted?.groups.length));

/**
 * The buttons, beside the pack if it is to be cut.
 * @param {object} props
 * @param {Press[]} props.buttons
 * @param {View} props.view
 * @param {import('../../table/layout/boxes.js').Layout} props.layout
 * @param {import('./overlays/cut-pack.jsx').Cut[]} props.lifts
 * @param {Action} [props.hinted]
 * @param {{key: string, moment: number} | null} [props.awaited] the button that presses itself after `moment`
 *   milliseconds
 * @param {boolean} props.hasKeys true if number keys press them
 * @param {(action: string) => void} props.onAct
 */
export function Actions({ buttons, view, layout, lifts, hinted, awaited, hasKeys, onAct }) {
  const words = useWords();
  const list = buttons.map(({ key, label, press, isAsked, icon }, k) => (
    <button
      type="button"
      title={icon && words.show(label, view)}
      class={`action${icon ? ' aside' : ''}${isAsked && (!view.lesson?.action || isHinted(key, hinted)) ? ' asked' : ''}${isHinted(key, hinted) ? ' hinted' : ''}${key === awaited?.key ? ' awaited' : ''}`}
      key={key}
      style={key === awaited?.key ? { '--moment': `${awaited.moment}ms` } : undefined}
      onClick={press}
    >
      {hasKeys && <kbd aria-hidden="true">{k + 1}</kbd>}
      {icon && <Icon name={icon} />}
      <span aria-hidden="true">{words.brief(label, view)}</span>
      <span class="unseen">{words.say(label, view)}</span>
    </button>
  ));
  if (lifts.length)
    return (
      <CutPack lifts={lifts} places={view.places} layout={layout} onAct={onAct}>
        {list}
      </CutPack>
    );
  return (
    <div class="actions" role="group" aria-label={words.t('table-actions')} style={placed(layout.actions)}>
      {list}
    </div>
  );
}

/** Sorts the hand in the next way, or drops the person's own order.
 * @param {{box: Box, by: import('../../table/layout/hand.js').Sort | 'own',
 *   next: import('../../table/layout/hand.js').Sort, onSort: () => void}} props */
export function SortButton({ box, by, next, onSort }) {
  const words = useWords();
  const label = words.t('table-sort', { by, next });
  return (
    <button type="button" class="sort tool" style={placed(box)} aria-label={label} title={label} onClick={onSort}>
      {by === 'own' && <Icon name="sort" />}
      {by === 'suit' && (
        <span class="suits" aria-hidden="true">
          <i>♣</i>
          <i class="red">♦</i>
          <i>♠</i>
          <i class="red">♥</i>
        </span>
      )}
      {by === 'rank' && <span class="ranks" aria-hidden="true" data-text="1 2 3" />}
      {by === 'groups' && <Icon name="groups" />}
    </button>
  );
}
