// Opening and closing text mode. Its code loads on demand.

import { useState } from 'preact/hooks';
import { part } from '../../../site/code-parts.js';

/** @typedef {typeof import('./text-mode.jsx').TextMode} TextMode */

const textMode = part('text-mode', () => import('./text-mode.jsx'));

/** @param {() => void} onMissing the code could not be loaded
 * @returns {{TextMode: TextMode | null, open: () => void, close: () => void}} `TextMode`: the component, null while
 *   closed */
export function useTextMode(onMissing) {
  const [shown, setShown] = useState({ TextMode: /** @type {TextMode | null} */ (null) });
  return {
    ...shown,
    open: () => void textMode.load().then(({ TextMode }) => setShown({ TextMode }), onMissing),
    close: () => setShown({ TextMode: null }),
  };
}
