// A one-time offer at the end of the first deal to turn on sound, and vibration if the device has it. Once it has been
// seen it does not return; both are in the settings.

import { useEffect, useRef, useState } from 'preact/hooks';
import { canBuzz } from '../../../motion/feedback.js';
import { useWords } from '../../../words/words.js';

/** @typedef {import('../../../store/settings.js').Settings} Settings */

const KEY = 'kortti.asked';
let isAsked = false; // in case storage is denied

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
    // storage is denied
  }
}

/** @param {{settings: Settings, onSettle: (changed: Partial<Settings>) => void}} props */
export function SoundOffer({ settings, onSettle }) {
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
    onSettle({ sound: true, vibration: canBuzz() }); // plays a sample
    setState('thanks');
  };
  return (
    <p class="invite" role="status" ref={line}>
      {state === 'thanks' ? (
        words.t('table-invite-done')
      ) : (
        <>
          <span class="question">{words.t('table-invite', { touch: canBuzz() ? 'yes' : 'no' })}</span>
          <span class="answers">
            <button type="button" class="button quiet" onClick={accept}>
              {words.t('table-invite-yes')}
            </button>
            <button type="button" class="button quiet" onClick={() => setState('none')}>
              {words.t('table-invite-no')}
            </button>
          </span>
        </>
      )}
    </p>
  );
}
