// A quiet line at the end of the first deal that asks whether the table may be heard, and felt where the device can. It is
// there until it was seen once: who passes it over is not asked again, and finds both in the settings.

import { useEffect, useRef, useState } from 'preact/hooks';
import { canBuzz } from '../../../motion/feedback.js';
import { useWords } from '../../../words/words.js';

/** @typedef {import('../../../store/settings.js').Settings} Settings */

const KEY = 'kortti.asked';
let isAsked = false; // also where nothing can be kept

function wasAsked() {
  try {
    return isAsked || localStorage.getItem(KEY) !== null;
  } catch {
    return isAsked; // storage is denied
  }
}

function noteIt() {
  isAsked = true;
  try {
    localStorage.setItem(KEY, 'sound');
  } catch {
    // then for this visit only
  }
}

/** @param {{settings: Settings, onSettle: (changed: Partial<Settings>) => void}} props */
export function Invite({ settings, onSettle }) {
  const words = useWords();
  const [state, setState] = useState(() => (wasAsked() || settings.sound || settings.vibration ? 'none' : 'asks'));
  const line = useRef(/** @type {HTMLParagraphElement | null} */ (null));
  useEffect(() => {
    if (!line.current) return undefined;
    const watch = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && noteIt());
    watch.observe(line.current);
    return () => watch.disconnect();
  }, []);
  if (state === 'none') return null;
  const accept = () => {
    onSettle({ sound: true, vibration: canBuzz() }); // which gives a first taste
    setState('thanks');
  };
  return (
    <p class="invite" role="status" ref={line}>
      {state === 'thanks' ? words.t('table-invite-done') : (
        <>
          <span class="question">{words.t('table-invite', { touch: canBuzz() ? 'yes' : 'no' })}</span>
          <span class="answers">
            <button type="button" class="button quiet" onClick={accept}>{words.t('table-invite-yes')}</button>
            <button type="button" class="button quiet" onClick={() => setState('none')}>{words.t('table-invite-no')}</button>
          </span>
        </>
      )}
    </p>
  );
}
