// The curtain between two people who share a phone.

import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../ui.jsx';
import { useWords } from '../words.js';

/** Hides the table until the next person has taken the phone.
 * @param {{name: string, onReady: () => void}} props */
export function Curtain({ name, onReady }) {
  const words = useWords();
  const button = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => /** @type {HTMLElement | null | undefined} */ (button.current?.querySelector('button'))?.focus(), []);
  return (
    <div class="curtain" role="dialog" aria-label={words.t('table-hand-over', { name })} ref={button}>
      <p>{words.t('table-hand-over', { name })}</p>
      <Button kind="primary" large onClick={onReady}>{words.t('table-ready', { name })}</Button>
    </div>
  );
}
