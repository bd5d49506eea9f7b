// Sorting of a hand: the game's default for this deal, or the person's choice for deals like it.

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
 * @param {import('../../match/session.js').Inquire} [ask] without it there are no groups
 * @returns {{sorting: Sorting, next: Sort, sortNext: () => void}} `next`: the sorting after a press
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

/** Asks the engine for groups in the hand; the hand keeps its order until they come.
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
