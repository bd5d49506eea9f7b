// A button that opens the slips and blunders of a review as tasks, one after another.

import { useState } from 'preact/hooks';
import { keepRecord } from '../../links/opened-records.js';
import { markPlace } from '../../links/routes.js';
import { madeOf } from '../../practice/practice-store.js';
import { problemOf, useWords } from '../../words/words.js';

/** @param {{app: import('../../app.js').App, reviewed: import('../../practice/practice-store.js').Reviewed,
 *   at: number}} props `at`: step of the move to begin with; the others follow */
export function TryAgain({ app, reviewed, at }) {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  async function open() {
    const isHere = markPlace();
    setBusy(true);
    try {
      const tasks = await madeOf(reviewed, app.ask);
      const first = tasks.findIndex(({ id }) => id === `${reviewed.of}:${at}`);
      if (isHere())
        app.go(`practice/try/${keepRecord(JSON.stringify([...tasks.slice(first), ...tasks.slice(0, first)]))}`);
    } catch (error) {
      if (isHere()) app.notify(words.show(problemOf(error)));
    }
    setBusy(false);
  }
  return (
    <button type="button" class="try-again" disabled={isBusy} onClick={open}>
      {words.t('puzzle-again')}
    </button>
  );
}
