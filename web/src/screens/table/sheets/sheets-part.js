// Loads the sheets over the table, after the first cards or on demand.

import { useLayoutEffect } from 'preact/hooks';
import { part, usePart } from '../../../site/code-parts.js';

export const over = part('over', () => import('./over.jsx'));

/** Returns the sheets' code, to show a sheet.
 * @param {boolean} isWanted @param {() => void} onLost the code could not be loaded */
export function useOver(isWanted, onLost) {
  const { code, isLost } = usePart(over, isWanted);
  useLayoutEffect(() => {
    if (isLost && isWanted) onLost();
  }, [isLost]);
  return code;
}
