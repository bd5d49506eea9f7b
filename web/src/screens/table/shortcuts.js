// The keys of the table: a number presses a button, a letter does something, Escape takes back what was opened or chosen.

import { useEffect, useRef } from 'preact/hooks';
import { usePreference } from '../common/use-state.js';

/**
 * @param {object} props
 * @param {boolean} props.isOn whether the table has the keys; not while a sheet lies over it
 * @param {boolean} props.isHidden behind the curtain: then only Escape does something
 * @param {import('./action-buttons.jsx').Press[]} props.buttons
 * @param {Record<string, () => void>} props.commands by their letter
 * @param {() => void} props.onEscape
 */
export function useKeys(props) {
  const [kept, keep] = usePreference('kortti.keys', /** @type {'on' | 'off'} */ ('on'));
  const areOn = kept === 'on';
  const press = useRef((/** @type {string} */ _) => /** @type {boolean} */ (false));
  press.current = (letter) => {
    const { isOn, isHidden, buttons, commands, onEscape } = props;
    if (!isOn) return false;
    const button = buttons[Number(letter) - 1];
    if (letter === 'escape') onEscape();
    else if (!areOn || isHidden) return false;
    else if (button) button.press();
    else if (commands[letter]) commands[letter]();
    else return false;
    return true;
  };
  useEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      if (press.current(event.key.toLowerCase())) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return { areOn, toggle: () => keep(areOn ? 'off' : 'on') };
}
