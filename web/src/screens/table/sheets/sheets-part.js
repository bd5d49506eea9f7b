// What is opened over the table comes when the first cards lie there, or when it is asked for.

import { useLayoutEffect } from 'preact/hooks';
import { part, usePart } from '../../../site/code-parts.js';

/** The sheets over the table. */
export const over = part('over', () => import('./over.jsx'));

/** Gets their code for a sheet that is to be shown.
 * @param {boolean} isWanted @param {() => void} onLost tells that it has not come */
export function useOver(isWanted, onLost) {
  const { code, isLost } = usePart(over, isWanted);
  useLayoutEffect(() => {
    if (isLost && isWanted) onLost();
  }, [isLost]);
  return code;
}
