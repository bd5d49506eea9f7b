// Asks before help makes a daily deal practice.

import { useWords } from '../../../words/words.js';
import { Button, Sheet } from '../../common/controls.jsx';

/** @param {{onHelp: () => void, onClose: () => void}} props */
export function PracticeSheet({ onHelp, onClose }) {
  const words = useWords();
  return (
    <Sheet title={words.t('today-help-title')} onClose={onClose}>
      <p>{words.t('today-help')}</p>
      <br />
      <div class="row end">
        <Button onClick={() => (onClose(), onHelp())}>{words.t('today-help-take')}</Button>
        <Button kind="primary" onClick={onClose}>
          {words.t('today-help-no')}
        </Button>
      </div>
    </Sheet>
  );
}
