// The share dialogue: a deal, a position or a match as a link, a picture of the table, or a record.

import { useEffect, useState } from 'preact/hooks';
import { linkAddress } from '../../links/link-text.js';
import { LONGEST_QUESTION, puzzleWords } from '../../practice/puzzle.js';
import { built } from '../../site/site.js';
import { addressed, ENGINE_FAILED, problemOf, useWords } from '../../words/words.js';
import { Button, Choice, focusAfterReplacement, Pick, Sheet } from '../common/controls.jsx';
import { canShare, copy, fileName, saveFile, share, usePicture } from '../common/share-copy-save.js';
import { QrCode } from './qr-code.jsx';
import { shareLine } from './share-line.js';
import { pictureOf } from './table-picture.js';

/**
 * @typedef {import('../../types.js').View} View
 * @typedef {import('./share-line.js').LinkKind} LinkKind
 * @typedef {import('./share-line.js').Kind} Kind
 *
 * @typedef {object} Subject what is shared
 * @property {View} view as the sharing person sees it, with names; the picture shows no more
 * @property {Kind[]} kinds links on offer
 * @property {Kind} first kind chosen at first
 * @property {string} warning message id of the warning about an unfinished match, see `warningOf`
 * @property {(kind: LinkKind) => Promise<string>} link makes a link
 * @property {() => Promise<string>} expert returns the expert's action, for a puzzle
 * @property {() => Promise<string>} record
 * @property {import('./table-picture.js').Look} look
 */

/** @param {{subject: Subject, onClose: () => void, children?: import('preact').ComponentChildren}} props
 *   `children`: more buttons */
export function ShareSheet({ subject, onClose, children }) {
  const words = useWords();
  const [kind, setKind] = useState(subject.first);
  const [isWarned, setWarned] = useState(!subject.warning);
  const [told, setTold] = useState('');
  const [task, setTask] = useState(
    /** @type {import('../../practice/puzzle.js').Task} */ ({ question: '', answers: [] }),
  );
  /** Announces an outcome, also if it is the same as before. @param {string} id */
  const tell = (id) => setTold((old) => (old === words.t(id) ? `${words.t(id)}\u00a0` : words.t(id)));
  return (
    <Sheet title={words.t('share-title')} onClose={onClose} id="share">
      <div class="share">
        <Choice
          label={words.t('share-what')}
          layout="choices"
          value={kind}
          onChange={setKind}
          options={subject.kinds.map((value) => ({ value, label: words.t(`share-${value}`) }))}
        />
        <p class="note">{words.t(`share-${kind}.what`)}</p>
        {isWarned && kind === 'puzzle' && <PuzzlePart view={subject.view} task={task} onChange={setTask} />}
        {isWarned ? (
          <LinkPart key={kind} subject={subject} kind={kind} task={task} tell={tell} />
        ) : (
          <div class="warning">
            <p>{words.t(subject.warning)}</p>
            <Button kind="primary" onClick={() => setWarned(true)}>
              {words.t('share-anyway')}
            </Button>
          </div>
        )}
        <PicturePart subject={subject} tell={tell} />
        {isWarned && <RecordPart subject={subject} tell={tell} />}
        {children}
        <p class="share-told" role="status">
          {told}
        </p>
      </div>
    </Sheet>
  );
}

/** Returns the seat of the person who shares; null if several share the device. @param {View} view */
function sharerOf(view) {
  const me = addressed(view);
  return me !== null && view.seats[me].kind === 'person' ? me : null;
}

/** A puzzle's question and answer.
 * @param {{view: View, task: import('../../practice/puzzle.js').Task,
 *   onChange: (task: import('../../practice/puzzle.js').Task) => void}} props */
export function PuzzlePart({ view, task, onChange }) {
  const words = useWords();
  const { question, answers } = task;
  const options = view.actions.map(({ action, label }) => ({ value: action, label: words.show(label, view) }));
  return (
    <div class="puzzle-part">
      <input
        class="field"
        value={question}
        maxLength={LONGEST_QUESTION}
        placeholder={words.t('puzzle-question-author')}
        aria-label={words.t('share-question')}
        onInput={({ currentTarget }) => onChange({ ...task, question: currentTarget.value })}
      />
      {options.length > 0 && (
        <Pick
          label={words.t('share-answer')}
          value={answers[0] ?? ''}
          options={[{ value: '', label: words.t('share-answer-expert') }, ...options]}
          onChange={(action) => onChange({ ...task, answers: action ? [action] : [] })}
        />
      )}
    </div>
  );
}

/** Makes a puzzle's link, with the expert's answer, so that every device has the same one.
 * @param {Subject} subject @returns {Promise<{link: string, expert: string}>} */
export async function puzzleOf(subject) {
  const link = await subject.link('position');
  return { link, expert: await subject.expert().catch(() => '') };
}

/** @param {{subject: Subject, kind: Kind, task: import('../../practice/puzzle.js').Task,
 *   tell: (id: string) => void}} props `task`: of a puzzle */
function LinkPart({ subject, kind, task, tell }) {
  const words = useWords();
  const [{ link, expert }, setMade] = useState({ link: '', expert: '' });
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    let isWanted = true;
    const making = kind === 'puzzle' ? puzzleOf(subject) : subject.link(kind).then((link) => ({ link, expert: '' }));
    making.then(
      (made) => isWanted && setMade(made),
      (error) => isWanted && setProblem(error),
    );
    return () => void (isWanted = false);
  }, []);
  if (problem) return <p role="alert">{words.show(problemOf(problem))}</p>;
  if (!link)
    return (
      <p class="note" aria-live="polite">
        {words.t('share-making')}
      </p>
    );
  const answers = task.answers.length || !expert ? task.answers : [expert];
  const address = linkAddress(`${link}${kind === 'puzzle' ? puzzleWords({ ...task, answers }) : ''}`);
  const line = shareLine(subject.view, sharerOf(subject.view), kind, words);
  const copied = async (/** @type {string} */ text) => tell(await copy(text));
  const shared = async () =>
    (await share({ title: 'Kortti', text: line, url: address })) || copied(`${line} ${address}`);
  return (
    <section aria-label={words.t('share-link')}>
      <input
        class="field"
        readOnly
        value={address}
        aria-label={words.t('share-link')}
        ref={subject.warning ? focusAfterReplacement : undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class="row">
        {canShare({ text: line, url: address }) && (
          <Button kind="primary" onClick={shared}>
            {words.t('share-send')}
          </Button>
        )}
        <Button kind={canShare({ text: line, url: address }) ? 'plain' : 'primary'} onClick={() => copied(address)}>
          {words.t('share-copy-link')}
        </Button>
        <Button onClick={() => copied(`${line} ${address}`)}>{words.t('share-copy-line')}</Button>
      </div>
      <p class="note line-of-share">{line}</p>
      <details class="fold">
        <summary>
          <span class="text">{words.t('share-code')}</span>
        </summary>
        <QrCode address={address} />
      </details>
    </section>
  );
}

/** @param {{subject: Subject, tell: (id: string) => void}} props */
function PicturePart({ subject, tell }) {
  const words = useWords();
  const { view, look } = subject;
  const draw = () => pictureOf(view, look);
  const picture = usePicture(fileName(view.game, 'png'), draw, [], () => tell('share-no-picture'));
  if (!picture) return null;
  const { file, address } = picture;
  return (
    <section class="picture-part" aria-label={words.t('share-picture')}>
      <img
        src={address}
        alt={words.t('share-picture-alt', { game: words.or(`game-${view.game}`, view.game) })}
        width="132"
        height="132"
      />
      <div>
        <h3>{words.t('share-picture')}</h3>
        <p class="note">{words.t('share-picture.what')}</p>
        <div class="row">
          {canShare({ files: [file] }) && (
            <Button onClick={() => share({ files: [file] }).then((done) => done || tell('share-not-sent'))}>
              {words.t('share-send-picture')}
            </Button>
          )}
          <Button onClick={() => saveFile(file, file.name)}>{words.t('share-save-picture')}</Button>
        </div>
      </div>
    </section>
  );
}

/** The record of the whole match.
 * @param {{subject: Subject, tell: (id: string) => void}} props */
function RecordPart({ subject, tell }) {
  const words = useWords();
  const get = async (/** @type {(text: string) => unknown} */ use) => {
    const text = await subject.record().catch(() => null);
    if (text === null) tell(ENGINE_FAILED);
    else use(text.replace('\n', `\n# Kortti ${built.version}\n`)); // as a comment in the record
  };
  return (
    <section aria-label={words.t('share-record')}>
      <h3>{words.t('share-record')}</h3>
      <p class="note">{words.t('share-record.what')}</p>
      <div class="row">
        <Button onClick={() => get(async (text) => tell(await copy(text)))}>{words.t('share-copy-record')}</Button>
        <Button
          onClick={() =>
            get((text) => saveFile(new Blob([text], { type: 'text/plain' }), fileName(subject.view.game, 'txt')))
          }
        >
          {words.t('share-save-record')}
        </Button>
      </div>
    </section>
  );
}
