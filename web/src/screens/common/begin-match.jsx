// Beginning a match from a link, a record or a replay. Each start becomes a new match; if there is one from the same
// origin, the user may continue that instead.

import { useState } from 'preact/hooks';
import * as matches from '../../match/saved-matches.js';
import { problemOf, useWords } from '../../words/words.js';
import { Button, LinkButton, Sheet } from './controls.jsx';

/** @typedef {import('../../match/match-keeper.js').Start} Start */

/** @param {import('../../app.js').App} app */
export function useBeginMatch(app) {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState(/** @type {(Start & {id: string}) | null} */ (null));
  async function begin(/** @type {Start} */ start) {
    if (isBusy) return;
    setBusy(true);
    setAsked(null);
    try {
      await app.begin(start);
    } catch (error) {
      app.notify(words.show(problemOf(error)));
    } finally {
      setBusy(false);
    }
  }
  /** Begins the match, or asks first if there is one from the same origin. @param {Start} start */
  function offer(start) {
    const begun = matches.begunFrom(start.origin);
    if (begun) setAsked({ ...start, id: begun.id });
    else begin(start);
  }
  const question = asked && (
    <Sheet title={words.t('link-begun')} onClose={() => setAsked(null)}>
      <p>{words.t('link-begun.what')}</p>
      <br />
      <div class="row end">
        <Button onClick={() => begin(asked)}>{words.t('link-begin-again')}</Button>
        <LinkButton kind="primary" href={`#/table/${asked.id}`}>
          {words.t('link-go-on')}
        </LinkButton>
      </div>
    </Sheet>
  );
  return { begin, offer, isBusy, question };
}
