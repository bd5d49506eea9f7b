// Export, import and deletion of the statistics.

import { useState } from 'preact/hooks';
import { LONGEST_FILE } from '../../statistics/book.js';
import { erase, imported } from '../../statistics/book-store.js';
import { useWords } from '../../words/words.js';
import { Button, FileButton, Icon, Sheet } from '../common/controls.jsx';
import { fileName, saveFile } from '../common/share-copy-save.js';

/** Message for each outcome of `imported`. */
const TOLD = {
  '': 'stats-file-read',
  foreign: 'stats-file-foreign',
  damaged: 'stats-file-damaged',
  later: 'stats-file-later',
};

/** @param {{get: () => Promise<string>, isEmpty: boolean}} props `get` returns the text of the file */
export function StatisticsFile({ get, isEmpty }) {
  const words = useWords();
  const [told, setTold] = useState('');
  const [asking, setAsking] = useState(false);

  async function read(/** @type {File} */ file) {
    setTold('');
    const text = file.size > LONGEST_FILE ? '' : await file.text().catch(() => '');
    setTold(TOLD[await imported(text)]);
  }
  return (
    <details class="fold book-file">
      <summary>
        <h2 class="text">{words.t('stats-file')}</h2> <Icon name="down" />
      </summary>
      <p class="note">{words.t('stats-file-what')}</p>
      <div class="row">
        <Button
          disabled={isEmpty}
          onClick={async () =>
            saveFile(new Blob([await get()], { type: 'application/json' }), fileName('statistics', 'json'))
          }
        >
          {words.t('stats-export')}
        </Button>
        <FileButton accept=".json,application/json" onFile={read}>
          {words.t('stats-import')}
        </FileButton>
        <Button kind="quiet" icon="bin" disabled={isEmpty} onClick={() => setAsking(true)}>
          {words.t('stats-erase')}
        </Button>
      </div>
      <p role="status">{told && words.t(told)}</p>
      {asking && (
        <Sheet title={words.t('stats-erase-title')} onClose={() => setAsking(false)}>
          <p>{words.t('stats-erase-what')}</p>
          <br />
          <div class="row end">
            <Button onClick={() => setAsking(false)}>{words.t('keep')}</Button>
            <Button
              kind="danger"
              icon="bin"
              onClick={() => erase().then(() => (setAsking(false), setTold('stats-erased')))}
            >
              {words.t('stats-erase')}
            </Button>
          </div>
        </Sheet>
      )}
    </details>
  );
}
