// Whether the side panel fits and is open. Its code loads on demand.

import { useEffect, useState } from 'preact/hooks';
import { part, usePart } from '../../../site/code-parts.js';
import { usePreference } from '../../common/use-state.js';

/** @typedef {typeof import('./side-panel.jsx').SidePanel} SidePanel */

const sidePanel = part('side-panel', () => import('./side-panel.jsx'));

/** Windows with room for the panel. */
const ROOM = '(min-width: 1180px) and (min-height: 560px)';

/**
 * @returns {{hasRoom: boolean, isOpen: boolean, SidePanel: SidePanel | null, fold: () => void}} `SidePanel`: null until
 *   loaded, with its room reserved, so that the table does not move; `fold`: toggles the panel
 */
export function useSidePanel() {
  const hasRoom = useMedia(ROOM);
  const [kept, keep] = usePreference('kortti.side', /** @type {'open' | 'folded'} */ ('open'));
  const isWanted = hasRoom && kept !== 'folded';
  const { code, isLost } = usePart(sidePanel, isWanted);
  return {
    hasRoom,
    isOpen: isWanted && !isLost,
    SidePanel: code?.SidePanel ?? null,
    fold: () => keep(kept === 'folded' ? 'open' : 'folded'),
  };
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
