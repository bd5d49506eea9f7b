// Opening a link or a record that the user pastes, chooses as a file or drops on the page.

import { useEffect, useId, useState } from 'preact/hooks';
import { findLink } from '../../links/link-text.js';
import { useWords } from '../../words/words.js';
import { Button, FileButton } from '../common/controls.jsx';
import { useLatest } from '../common/use-latest.js';

/** Longest text, in characters (as in `py/kortti/records/links.py`), and largest file, in bytes. */
const LONGEST = 1_000_000;

/** Opens a text: a link by its address, anything else as a record. Returns '' or the message id of the problem.
 * @param {import('../../app.js').App} app @param {string} text */
function openText(app, text) {
  if (text.length > LONGEST) return 'open-too-long';
  const link = findLink(text);
  if (link) location.hash = link;
  else if (text.trim()) app.openRecord(text);
  else return 'open-empty';
  return '';
}

/** @param {import('../../app.js').App} app @param {File} file */
async function openFile(app, file) {
  if (file.size > LONGEST) return 'open-too-long';
  const text = await file.text().catch(() => null);
  return text === null ? 'open-unreadable' : openText(app, text);
}

/** @param {{app: import('../../app.js').App, isAlone?: boolean}} props `isAlone`: the screen's title says it already */
export function OpenBox({ app, isAlone }) {
  const words = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  return (
    <section class="panel card-box open-box" aria-labelledby={`${id}-title`}>
      <h2 class={isAlone ? 'unseen' : undefined} id={`${id}-title`}>
        {words.t('open-title')}
      </h2>
      <label class="note block" for={id}>
        {words.t('open-what')}
      </label>
      <textarea
        class="field"
        id={id}
        rows={4}
        value={text}
        spellcheck={false}
        autoComplete="off"
        onInput={({ currentTarget }) => (setText(currentTarget.value), setProblem(''))}
      />
      {problem && <p role="alert">{words.t(problem)}</p>}
      <div class="row">
        <Button kind="primary" onClick={() => setProblem(openText(app, text))}>
          {words.t('open-do')}
        </Button>
        <FileButton accept=".txt,text/plain" onFile={async (file) => setProblem(await openFile(app, file))}>
          {words.t('open-file')}
        </FileButton>
      </div>
    </section>
  );
}

/** Opens a file dropped anywhere on the page; text can still be dropped into fields.
 * @param {import('../../app.js').App} app */
export function useDrop(app) {
  const latest = useLatest(app);
  useEffect(() => {
    const hasFile = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes('Files');
    const over = (/** @type {DragEvent} */ event) => void (hasFile(event) && event.preventDefault());
    const drop = async (/** @type {DragEvent} */ event) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      const { current } = latest;
      const problem = await openFile(current, file);
      if (problem) current.notify(problem);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
}
