// Where a link or a record is opened that somebody has sent: pasted, chosen as a file, or dropped on the page.

import { useEffect, useId, useState } from 'preact/hooks';
import { findLink } from '../../links/link-text.js';
import { Button, FileButton } from '../common/controls.jsx';
import { useWords } from '../../words/words.js';
import { useLatest } from '../common/use-latest.js';

/** Characters beyond which a text is no record and no link, as in `py/kortti/records/links.py`; bytes beyond which a file is none. */
const LONGEST = 1_000_000;

/** Opens what has been pasted or read: a link leads to its address, all else is read as a record. Gets why not: the id of
 * a message, or ''. @param {import('../../app.js').App} app @param {string} text */
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

/** @param {{app: import('../../app.js').App, isAlone?: boolean}} props `isAlone`: the screen has its title already */
export function OpenBox({ app, isAlone }) {
  const words = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  return (
    <section class="panel card-box open-box" aria-labelledby={`${id}-title`}>
      <h2 class={isAlone ? 'unseen' : undefined} id={`${id}-title`}>{words.t('open-title')}</h2>
      <label class="note block" for={id}>{words.t('open-what')}</label>
      <textarea
        class="field" id={id} rows={4} value={text} spellcheck={false} autoComplete="off"
        onInput={({ currentTarget }) => (setText(currentTarget.value), setProblem(''))}
      />
      {problem && <p role="alert">{words.t(problem)}</p>}
      <div class="row">
        <Button kind="primary" onClick={() => setProblem(openText(app, text))}>{words.t('open-do')}</Button>
        <FileButton accept=".txt,text/plain" onFile={async (file) => setProblem(await openFile(app, file))}>{words.t('open-file')}</FileButton>
      </div>
    </section>
  );
}

/** Opens a file that is dropped anywhere on the page; a text that is dropped into a field stays there.
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
