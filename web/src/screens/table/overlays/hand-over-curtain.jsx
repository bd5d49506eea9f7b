// The curtain between two people who share a device. It covers the hand; the table stays visible.

import { useEffect, useId, useRef } from 'preact/hooks';
import { Face } from '../../../motion/people/portrait.jsx';
import { nameKeyOf } from '../../../words/seat-names.js';
import { useWords } from '../../../words/words.js';
import { Button } from '../../common/controls.jsx';
import { useOver } from '../sheets/sheets-part.js';

/**
 * @typedef {import('../../../types.js').View} View
 * @typedef {import('../../../table/layout/boxes.js').Layout} Layout
 */

/** Returns the public view while the device is handed on, seen from the next person's seat. Omits what only the last
 * viewer may see, until the engine has removed it.
 * @param {View} view @returns {View} */
export function passedOn(view) {
  if (view.viewer === null) return { ...view, front: view.turn ?? view.front };
  return {
    ...view,
    news: [],
    recall: null,
    seats: view.seats.map((seat, k) => (k === view.viewer ? { ...seat, facts: [] } : seat)),
  };
}

/** Hides the hand until the next person has taken the device, who can choose a face there.
 * @param {{view: View, seat: number, isPhonePassed: boolean, layout: Layout, onReady: () => void}} props
 *   `isPhonePassed`: somebody else holds the phone */
export function HandOverCurtain({ view, seat, isPhonePassed, layout, onReady }) {
  const words = useWords();
  const id = useId();
  const node = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(
    () =>
      /** @type {HTMLElement | null | undefined} */ (node.current?.querySelector('.primary'))?.focus({
        preventScroll: true,
      }),
    [],
  );
  const over = useOver(true, () => {});
  const { name } = view.seats[seat];
  const own = nameKeyOf(view.seats, seat, words);
  const { hand, me, height } = layout;
  const top = layout.shape === 'low' ? hand.y : Math.min(hand.y, me.y) - 6;
  return (
    <div class="curtain" role="dialog" aria-labelledby={id} ref={node} style={{ minHeight: `${height - top}px` }}>
      {over ? (
        <over.FaceButton seat={seat} name={name} own={own} />
      ) : (
        <Face seat={seat} name={name} isNeighbour={false} own={own} />
      )}
      <div id={id}>
        <p>{words.t(isPhonePassed ? 'table-hand-over' : 'match-turn')}</p>
        <p class="who">{name}</p>
      </div>
      <Button kind="primary" large onClick={onReady}>
        {words.t('table-ready', { name })}
      </Button>
    </div>
  );
}
