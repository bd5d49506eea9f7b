// Forms of hosts and guests: a name, and a code from another device.

import { useState } from 'preact/hooks';
import { cleanName, cutName } from '../../words/seat-names.js';
import { useWords } from '../../words/words.js';
import { Button } from '../common/controls.jsx';
import { Scan } from './scan.jsx';

/** @param {{first: string, label: string, button: string, onName: (name: string) => void}} props */
export function NameForm({ first, label, button, onName }) {
  const [name, setName] = useState(first);
  const clean = cleanName(name);
  return (
    <form
      class="friend-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (clean) onName(clean);
      }}
    >
      <label>
        <span class="legend">{label}</span>
        <input
          class="field"
          type="text"
          value={name}
          autoComplete="nickname"
          spellcheck={false}
          required
          onInput={({ currentTarget }) => setName(cutName(currentTarget.value))}
        />
      </label>
      <Button kind="primary" disabled={!clean} onClick={() => onName(clean)}>
        {button}
      </Button>
    </form>
  );
}

/** Takes a code from another device: by camera, or pasted.
 * @param {{label: string, isBusy?: boolean, onText: (text: string) => void}} props */
export function CodeForm({ label, isBusy = false, onText }) {
  const words = useWords();
  const [isScanning, setScanning] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      {isScanning ? (
        <Scan onText={onText} onClose={() => setScanning(false)} />
      ) : (
        <Button kind="primary" large disabled={isBusy} onClick={() => setScanning(true)}>
          {label}
        </Button>
      )}
      <div class="paste">
        <textarea
          class="field"
          rows={3}
          placeholder={words.t('friends-paste')}
          aria-label={words.t('friends-paste')}
          value={text}
          spellcheck={false}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button disabled={isBusy || !text.trim()} onClick={() => onText(text)}>
          {words.t('friends-connect')}
        </Button>
      </div>
    </>
  );
}
