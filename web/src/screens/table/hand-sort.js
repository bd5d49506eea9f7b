// By what a hand is sorted: as the game says of this deal, or as the person has chosen for deals like it.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { usePreference } from '../common/use-state.js';

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../table/layout/hand.js').Sort} Sort
 * @typedef {import('../../table/layout/hand.js').Sorting} Sorting
 */

const NONE = /** @type {Sorting['groups']} */ ([]);

/**
 * @param {View} view
 * @param {import('../../match/session.js').Inquire} [ask] without it nobody is asked what belongs together
 * @returns {{sorting: Sorting, next: Sort, sortNext: () => void}} `next`: by what it is sorted after a press
 */
export function useSorting(view, ask) {
  const { sorts, ranks, apart } = view;
  const [kept, keep] = usePreference(`kortti.sort.${view.game}.${sorts[0]}`, sorts[0]);
  const by = sorts.includes(kept) ? kept : sorts[0];
  const groups = useGroups(view, by === 'groups' ? ask : undefined);
  const sorting = useMemo(() => ({ by, ranks, apart, groups }), [by, ranks, apart, groups]);
  const next = sorts[(sorts.indexOf(by) + 1) % sorts.length];
  return { sorting, next, sortNext: () => keep(next) };
}

/** Asks what belongs together in the hand; until that is told the hand lies as it did.
 * @param {View} view @param {import('../../match/session.js').Inquire} [ask] */
function useGroups({ deal, front, viewer, hand }, ask) {
  const [groups, setGroups] = useState(NONE);
  useEffect(() => {
    if (!ask || viewer === null || !hand.length) return undefined;
    let isLate = false;
    ask({ do: 'group' }).then((found) => {
      if (!isLate && found) setGroups(found.groups);
    });
    return () => {
      isLate = true;
    };
  }, [Boolean(ask), viewer, front, deal, hand.join()]);
  return ask ? groups : NONE;
}
