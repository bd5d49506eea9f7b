// Whether the table is played by text. The code of that comes when it is opened.

import { useState } from 'preact/hooks';

/** @typedef {typeof import('./text-mode.jsx').TextMode} TextMode */

/** @param {() => void} onMissing tells that the code has not come
 * @returns {{TextMode: TextMode | null, open: () => void, close: () => void}} `TextMode`: what is shown, none while it is closed */
export function useTyping(onMissing) {
  const [shown, setShown] = useState({ TextMode: /** @type {TextMode | null} */ (null) });
  return {
    ...shown,
    open: () => void import('./text-mode.jsx').then(({ TextMode }) => setShown({ TextMode }), onMissing),
    close: () => setShown({ TextMode: null }),
  };
}
