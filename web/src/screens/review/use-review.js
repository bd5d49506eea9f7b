// Opening and closing the review of a replay. Its code loads on demand.

import { useEffect, useState } from 'preact/hooks';
import { part } from '../../site/code-parts.js';

/** @typedef {typeof import('./review.jsx').ReviewFoot} ReviewFoot */

const review = part('review', () => import('./review.jsx'));

/** @param {boolean} isAsked true to open it at once @param {() => void} onMissing the code could not be loaded
 * @returns {{ReviewFoot: ReviewFoot | null, open: () => void, close: () => void}} `ReviewFoot`: the component, null
 *   while closed */
export function useReviewFoot(isAsked, onMissing) {
  const [shown, setShown] = useState({ ReviewFoot: /** @type {ReviewFoot | null} */ (null) });
  const open = () => void review.load().then(({ ReviewFoot }) => setShown({ ReviewFoot }), onMissing);
  useEffect(() => {
    if (isAsked) open();
  }, []);
  return { ...shown, open, close: () => setShown({ ReviewFoot: null }) };
}
