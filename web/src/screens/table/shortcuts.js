// Keyboard shortcuts of the table: numbers press buttons, letters run commands, Escape closes or unchooses.

import { useEffect, useRef } from 'preact/hooks';
import { usePreference } from '../common/use-state.js';

/**
 * @param {object} props
 * @param {boolean} props.isOn false while a sheet lies over the table
 * @param {boolean} props.isHidden behind the curtain, where only Escape works
 * @param {import('./action-buttons.jsx').Press[]} props.buttons
 * @param {Record<string, () => void>} props.commands letter -> command
 * @param {() => void} props.onEscape
 */
export function useShortcuts(props) {
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
      if (
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.repeat ||
        event.defaultPrevented ||
        document.querySelector('dialog[open]')
      )
        return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      if (press.current(event.key.toLowerCase())) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return { areOn, toggle: () => keep(areOn ? 'off' : 'on') };
}
