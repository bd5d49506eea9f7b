// Notices at the bottom of the page: a passing one, standing ones, and the warning that nothing can be saved now.

import { useCallback, useEffect, useState } from 'preact/hooks';
import { begun } from '../../match/saved-matches.js';
import * as store from '../../store/store.js';
import { useWords } from '../../words/words.js';
import { Button } from './controls.jsx';

/** @typedef {import('../../app.js').Standing} Standing */

/** Milliseconds until a passing notice disappears. */
const NOTICE_TIME = 9000;
/** The notice that a match is kept, and the milliseconds for which it stands. */
const KEPT = 'kept';
const KEPT_TIME = 7000;
let keptTimer = 0;

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

/** When a game is dealt: tells that its latest match in which somebody has played, if there is one, is kept.
 * @param {Pick<import('../../app.js').App, 'stand' | 'go'>} app @param {string} game */
export function tellKept({ stand, go }, game) {
  const match = begun().find((other) => other.game === game);
  if (!match) return;
  const clear = () => stand(KEPT, null);
  const back = () => (clear(), go(`table/${match.id}`, { replace: true }));
  stand(KEPT, { id: 'match-kept', act: { id: 'match-kept-back', run: back } });
  clearTimeout(keptTimer);
  keptTimer = setTimeout(clear, KEPT_TIME);
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
