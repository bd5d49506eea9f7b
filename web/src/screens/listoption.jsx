// A house rule whose value is a list: some of many, each a toggle, with quick picks above.

import { Button, Icon } from '../ui.jsx';
import { useWords } from '../words.js';

const PARTS = 3; // quick picks between all and one

/** Gets the text of a list of rising numbers, as the engine reads it: "1-3,7".
 * @param {number[]} numbers */
export function listText(numbers) {
  /** @type {number[][]} */
  const spans = [];
  for (const number of numbers) {
    const span = spans.at(-1);
    if (span?.at(-1) === number - 1) span[1] = number;
    else spans.push([number]);
  }
  return spans.map((span) => span.join('-')).join(',');
}

/** The same for people. @param {number[]} numbers */
const readable = (numbers) => listText(numbers).replaceAll('-', '–').replaceAll(',', ', ');

/**
 * @param {object} props
 * @param {string} props.id words of the option; those with "-value" tell what a value $n is
 * @param {string} props.label
 * @param {string} props.note
 * @param {string} [props.tag]
 * @param {number[]} props.values
 * @param {number[]} props.value
 * @param {(value: number[]) => void} props.onChange
 */
export function ListOption({ id, label, note, tag, values, value, onChange }) {
  const words = useWords();
  const size = Math.ceil(values.length / PARTS);
  const parts = Array.from({ length: PARTS }, (_, k) => values.slice(k * size, (k + 1) * size));
  const picks = [values, ...parts, [values[0]]];
  const chosen = value.length === values.length ? words.t('list-all', { count: values.length })
    : words.t('list-some', { count: value.length, all: values.length, numbers: readable(value) });
  /** @param {number} one @param {boolean} isIn */
  const toggle = (one, isIn) => onChange(values.filter((known) => (known === one ? isIn : value.includes(known))));
  return (
    <fieldset class="option-set">
      <legend class="legend">{label} {tag && <span class="tag">{tag}</span>}</legend>
      <p class="note">{note}</p>
      <details class="fold">
        <summary>
          <span class="text strong">{chosen}</span>
          <Icon name="down" />
        </summary>
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
      </details>
    </fieldset>
  );
}
