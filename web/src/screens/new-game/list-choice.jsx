// Control for a house rule whose value is a list of numbers: toggles, and quick picks above them.

import { listText, readable } from '../../match/house-rules.js';
import { useWords } from '../../words/words.js';
import { Button } from '../common/controls.jsx';

const PARTS = 3; // quick picks besides all and the first

/**
 * @param {object} props
 * @param {string} props.id message id of the option; the message "<id>-value" explains a value $n
 * @param {string} props.label
 * @param {number[]} props.values
 * @param {number[]} props.value
 * @param {(value: number[]) => void} props.onChange
 */
export function ListChoice({ id, label, values, value, onChange }) {
  const words = useWords();
  const size = Math.ceil(values.length / PARTS);
  const parts = Array.from({ length: PARTS }, (_, k) => values.slice(k * size, (k + 1) * size));
  const picks = [values, ...parts, [values[0]]];
  /** @param {number} one @param {boolean} isIn */
  const toggle = (one, isIn) => onChange(values.filter((known) => (known === one ? isIn : value.includes(known))));
  return (
    <fieldset class="option-set">
      <legend class="unseen">{label}</legend>
      <div class="segments" role="group" aria-label={words.t('list-picks', { label })}>
        {picks.map((pick, k) => (
          <Button key={k} pressed={listText(pick) === listText(value)} onClick={() => onChange(pick)}>
            {k ? readable(pick) : words.t('list-all-short')}
          </Button>
        ))}
      </div>
      <ul class="toggles">
        {values.map((one) => {
          const isIn = value.includes(one);
          return (
            <li key={one}>
              <label>
                <input
                  type="checkbox"
                  checked={isIn}
                  disabled={isIn && value.length === 1}
                  onChange={(event) => toggle(one, event.currentTarget.checked)}
                />
                <span class="box" aria-hidden="true" />
                <b>{one}</b>
                <span>{words.or(`${id}-value`, '', { n: one })}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
