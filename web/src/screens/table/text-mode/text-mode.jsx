// Text mode: the table as lists, with a field for commands, for blind players and those who prefer to type. The engine
// interprets commands, as in the terminal; the page shows the reply or carries out the request.

import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../../../words/words.js';
import { IconButton } from '../../common/controls.jsx';

/**
 * @typedef {import('../../../wire.js').Part} Part
 * @typedef {import('../../../match/session.js').Session} Session
 */

/** @param {string} id @returns {Part[]} */
const saying = (id) => [{ title: null, lines: [{ id, args: {} }] }];

/** @param {{session: Session, sitting: ReturnType<typeof import('../use-table.js').useTable>,
 *   tools: import('../sheets/sheets.jsx').Tools, isKnown: boolean, isOnlyDeal: boolean, onClose: () => void}} props
 *   `isKnown`: the page has reason to think that somebody knows the cards; `isOnlyDeal`: no other deal follows */
export function TextMode({ session, sitting: { view, state, voice, buttons }, tools, isKnown, isOnlyDeal, onClose }) {
  const words = useWords();
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const how = useId();
  const table = useParts(session, state.latest);
  const skip = buttons.find(({ key }) => key === 'skip');
  const [answer, setAnswer] = useState(/** @type {readonly Part[]} */ ([]));
  useEffect(() => field.current?.focus(), []);
  // of earlier replies only a hint still holds
  useLayoutEffect(() => voice.answer(words.say(state.help?.message, view)), []);

  /** @param {string} text */
  async function obey(text) {
    setAnswer([]);
    voice.answer('');
    const command = await session.look({ do: 'command', text, known: isKnown });
    if (!command) return setAnswer(saying('table-engine-lost'));
    if (command.do === 'act') session.act(command.action ?? '');
    else if (command.do === 'next') isOnlyDeal && view.over ? setAnswer(saying('today-only')) : session.next();
    else if (command.do === 'undo' || command.do === 'redo' || command.do === 'hint') ask(command.do);
    else if (command.do === 'quit') onClose();
    else if (command.do === 'always' || command.do === 'nearer' || command.do === 'never') {
      session.spare(command.do);
      setAnswer(command.parts);
    } else setAnswer(command.do === 'save' ? saying('table-leave-note') : command.parts);
    return undefined;
  }

  /** Runs a command, or tells why it is not possible now. @param {'undo' | 'redo' | 'hint'} what */
  function ask(what) {
    const why = tools.cannot[what];
    if (why) setAnswer([{ title: null, lines: [why] }]);
    else if (what === 'hint') {
      session.dismiss(); // a hint already shown is announced again
      tools.hint();
    } else if (what === 'undo' && isOnlyDeal) tools.undo();
    else session[what]();
  }

  return (
    <section
      class="text-mode"
      aria-label={words.t('text-title')}
      onKeyDown={({ key, isComposing }) => key === 'Escape' && !isComposing && onClose()}
    >
      <header>
        <h2>{words.t('text-title')}</h2>
        <IconButton icon="close" label={words.t('close')} onClick={onClose} />
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const { current } = field;
          if (!current) return;
          obey(current.value);
          current.value = '';
        }}
      >
        <label>
          {words.t('text-field')}
          <input
            ref={field}
            aria-describedby={how}
            name="command"
            type="text"
            maxLength={500}
            autoComplete="off"
            autoCapitalize="off"
            spellcheck={false}
            enterKeyHint="send"
          />
        </label>
        <button type="submit" class="button primary">
          {words.t('text-send')}
        </button>
      </form>
      <p class="note" id={how}>
        {words.t('text-how')}
      </p>
      {skip && (
        <button type="button" class="button" onClick={skip.press}>
          {words.show(skip.label)}
        </button>
      )}
      <div class="answer">
        <div role="status">
          <Lists parts={answer} view={view} />
        </div>
        <p aria-hidden="true">{voice.answered}</p>
      </div>
      <div class="table-lists" data-turn={table.number}>
        <Lists parts={table.parts} view={view} />
      </div>
    </section>
  );
}

/** @param {{parts: readonly Part[], view: import('../../../types.js').View}} props */
function Lists({ parts, view }) {
  const words = useWords();
  return (
    <>
      {parts.map(({ title, lines }, k) => (
        <div key={k}>
          {title && <h3>{words.say(title, view)}</h3>}
          <ul>
            {lines.map((line, at) => (
              <li key={at}>{words.say(line, view)}</li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** Returns the table as lists, updated every turn, and the number of updates.
 * @param {Session} session @param {unknown} turn */
function useParts(session, turn) {
  const [table, setTable] = useState({ parts: /** @type {readonly Part[]} */ ([]), number: 0 });
  useEffect(() => {
    let isLate = false;
    session.look({ do: 'command', text: '' }).then((found) => {
      if (!isLate && found) setTable(({ number }) => ({ parts: found.parts, number: number + 1 }));
    });
    return () => void (isLate = true);
  }, [turn]);
  return table;
}
