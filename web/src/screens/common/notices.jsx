// Notices at the bottom of the page: a passing one, standing ones, and the warning that nothing can be saved now.

import { useCallback, useEffect, useState } from 'preact/hooks';
import * as store from '../../store/store.js';
import { useWords } from '../../words/words.js';
import { Button } from './controls.jsx';

/** @typedef {import('../../app.js').Standing} Standing */

/** Milliseconds until a passing notice disappears. */
const NOTICE_TIME = 9000;

/** @param {string} first first notice, '' for none */
export function useNotices(first) {
  const [notice, notify] = useState(first);
  const [standing, setStanding] = useState(/** @type {Record<string, Standing | null>} */ ({}));
  const stand = useCallback((/** @type {string} */ place, /** @type {Standing | null} */ what) => {
    setStanding((all) => (all[place] || what ? { ...all, [place]: what } : all));
  }, []);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => notify(''), NOTICE_TIME);
    return () => clearTimeout(timer);
  }, [notice]);
  return { notice, notify, standing, stand };
}

/** @param {Pick<ReturnType<typeof useNotices>, 'notice' | 'notify' | 'standing'> & {isAtTable: boolean}} props */
export function Notices({ notice, notify, standing, isAtTable }) {
  const words = useWords();
  const [isLate, setLate] = useState(false);
  useEffect(() => store.watch({ state: (state) => setLate(state === 'late') }), []);
  return (
    <>
      <div class="notices" aria-live="polite" role="status">
        {Object.entries(standing).map(
          ([place, what]) =>
            what &&
            !(what.isQuiet && isAtTable) && (
              <div class="notice" key={place}>
                <span>{words.t(what.id, what.args)}</span>
                {what.act && (
                  <Button kind="quiet" onClick={what.act.run}>
                    {words.t(what.act.id)}
                  </Button>
                )}
              </div>
            ),
        )}
        {notice && (
          <div class="notice">
            <span>{words.has(notice) ? words.t(notice) : notice}</span>
            <Button kind="quiet" icon="close" label={words.t('close')} onClick={() => notify('')} />
          </div>
        )}
      </div>
      <div aria-live="polite" role="status">
        {isLate && <p class="unsaved">{words.t('storage-late')}</p>}
      </div>
    </>
  );
}
