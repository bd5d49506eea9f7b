// Whether there is room beside the felt for more than the table, and what is shown there: its code comes when it is needed.

import { useEffect, useState } from 'preact/hooks';
import { usePreference } from '../../common/use-state.js';

/** @typedef {typeof import('./side-panel.jsx').Side} Side */

/** Windows of at least that size have room beside the felt. */
const ROOM = '(min-width: 1180px) and (min-height: 560px)';

/**
 * @returns {{hasRoom: boolean, isOpen: boolean, Side: Side | null, fold: () => void}} `Side`: none until its code has come,
 *   while its room is kept free, so that the table does not move; `fold`: folds it, or unfolds it
 */
export function useAside() {
  const hasRoom = useMedia(ROOM);
  const [kept, keep] = usePreference('kortti.side', /** @type {'open' | 'folded'} */ ('open'));
  const [{ Side, isMissing }, setCode] = useState({ Side: /** @type {Side | null} */ (null), isMissing: false });
  const isWanted = hasRoom && kept !== 'folded';
  useEffect(() => {
    if (isWanted && !Side) {
      import('./side-panel.jsx').then(
        ({ Side }) => setCode({ Side, isMissing: false }),
        () => setCode({ Side: null, isMissing: true }), // without it the table has all the room
      );
    }
  }, [isWanted]);
  return { hasRoom, isOpen: isWanted && !isMissing, Side, fold: () => keep(kept === 'folded' ? 'open' : 'folded') };
}

/** @param {string} query */
function useMedia(query) {
  const [isSo, setSo] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const hear = () => setSo(media.matches);
    hear();
    media.addEventListener('change', hear);
    return () => media.removeEventListener('change', hear);
  }, [query]);
  return isSo;
}
