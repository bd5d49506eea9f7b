// Whether the deal is reviewed that is looked through. The code of that comes when it is asked for.

import { useEffect, useState } from 'preact/hooks';

/** @typedef {typeof import('./review.jsx').ReviewFoot} ReviewFoot */

/** @param {boolean} isAsked whether it is from the beginning @param {() => void} onMissing tells that the code has not come
 * @returns {{ReviewFoot: ReviewFoot | null, open: () => void, close: () => void}} `ReviewFoot`: what is shown, none while it is closed */
export function useReviewing(isAsked, onMissing) {
  const [shown, setShown] = useState({ ReviewFoot: /** @type {ReviewFoot | null} */ (null) });
  const open = () => void import('./review.jsx').then(({ ReviewFoot }) => setShown({ ReviewFoot }), onMissing);
  useEffect(() => {
    if (isAsked) open();
  }, []);
  return { ...shown, open, close: () => setShown({ ReviewFoot: null }) };
}
