// House rules of a new match: presets as cards with what they change, and one line per rule that opens to its choices.
// Rules without effect, given the others, are hidden.

import { useState } from 'preact/hooks';
import {
  differing,
  houseSentence,
  labelOf,
  optionId,
  presetLine,
  toldOf,
  valueText,
} from '../../match/house-rule-words.js';
import { counts, filled, houseRules, same, usual, withOption } from '../../match/house-rules.js';
import { useWords } from '../../words/words.js';
import { Button, Choice, Icon, Stepper, Switch } from '../common/controls.jsx';
import { ListChoice } from './list-choice.jsx';

/**
 * @typedef {import('../../types.js').Game} Game
 * @typedef {import('../../types.js').Option} Option
 * @typedef {import('../../types.js').OptionValue} OptionValue
 * @typedef {Record<string, OptionValue>} Options
 */

/** @param {{game: Game, options: Options, change: (options: Options) => void}} props */
export function HouseRules({ game, options, change }) {
  const words = useWords();
  const rules = houseRules(game);
  const effective = rules.filter((option) => counts(option, options));
  const preset = game.presets.find((known) => {
    const wanted = filled(game, { players: options.players, ...known.options });
    return effective.every((option) => same(options[option.name], wanted[option.name]));
  });
  const hasPresets = game.presets.length > 1;
  const isOwn = differing(game, options).length > 0 && !(hasPresets && preset);

  return (
    <section class="panel card-box">
      <h2>{words.t('house-rules-title')}</h2>
      {hasPresets ? (
        <Presets
          game={game}
          chosen={preset?.name ?? ''}
          own={isOwn ? houseSentence(game, options, words) : ''}
          onChoose={(some) => change(filled(game, { players: options.players, ...some }))}
        />
      ) : (
        <p class="house-line" aria-live="polite">
          {houseSentence(game, options, words) || words.t('house-rules-usual')}
        </p>
      )}
      <details class="fold each">
        <summary>
          <span class="text">{words.t('house-rules-each')}</span>
          <Icon name="down" />
        </summary>
        <ul class="options">
          {effective.map((option) => (
            <OptionRow
              key={option.name}
              game={game.name}
              option={option}
              value={options[option.name]}
              usual={usual(option, options)}
              onChange={(value) => change(withOption(game, options, option.name, value))}
            />
          ))}
        </ul>
        {isOwn && (
          <Button kind="quiet" icon="reset" onClick={() => change(filled(game, { players: options.players }))}>
            {words.t('house-rules-reset')}
          </Button>
        )}
      </details>
    </section>
  );
}

/** Presets to choose from; if the options match none of them, they are a card of their own.
 * @param {{game: Game, chosen: string, own: string, onChoose: (options: Options) => void}} props */
function Presets({ game, chosen, own, onChoose }) {
  const words = useWords();
  const card = (
    /** @type {string} */ name,
    /** @type {string} */ label,
    /** @type {string} */ line,
    /** @type {() => void} */ choose,
  ) => (
    <label key={name} class="preset">
      <input type="radio" name={`preset-${game.name}`} checked={name === chosen} onChange={choose} />
      <span class="dot" aria-hidden="true" />
      <span>
        <b class="strong">{label}</b>
        {line && (
          <>
            {' '}
            <span class="note block">{line}</span>
          </>
        )}
      </span>
    </label>
  );
  return (
    <fieldset class="presets">
      <legend class="unseen">{words.t('presets-title')}</legend>
      {game.presets.map(({ name, options }) =>
        card(name, words.or(`preset-${name}`, name), presetLine(game, options, words), () => onChoose(options)),
      )}
      {own && card('', words.t('preset-own'), own, () => {})}
    </fieldset>
  );
}

/** @param {{game: string, option: Option, value: OptionValue, usual: OptionValue,
 *   onChange: (value: OptionValue) => void}} props */
function OptionRow({ game, option, value, usual: standard, onChange }) {
  const words = useWords();
  const [isTold, setTold] = useState(false); // shows the rule's source
  const id = optionId(option);
  const label = labelOf(option, words);
  const source = toldOf(option, 'source', game, words);
  const explain = toldOf(option, 'explain', game, words);
  return (
    <li>
      <details class="option">
        <summary>
          <span class="strong">{label}</span>{' '}
          <span class={`value${same(value, standard) ? '' : ' own'}`}>{valueText(option, value, words)}</span>
          <Icon name="down" />
        </summary>
        <div class="choosing">
          <OptionControl id={id} option={option} label={label} value={value} usual={standard} onChange={onChange} />
          {source && (
            <button
              type="button"
              class="info"
              aria-label={words.t('option-about', { label })}
              aria-expanded={isTold}
              onClick={() => setTold(!isTold)}
            >
              i
            </button>
          )}
        </div>
        {explain && <p class="note">{explain}</p>}
        {isTold && <p class="note source">{source}</p>}
      </details>
    </li>
  );
}

/** @param {{id: string, option: Option, label: string, value: OptionValue, usual: OptionValue,
 *   onChange: (value: OptionValue) => void}} props */
function OptionControl({ id, option, label, value, usual: standard, onChange }) {
  const words = useWords();
  const { kind, values, min, max, none } = option;
  if (kind === 'list') {
    return (
      <ListChoice
        id={id}
        label={label}
        values={/** @type {number[]} */ (values)}
        value={/** @type {number[]} */ (value)}
        onChange={onChange}
      />
    );
  }
  if (kind === 'int') {
    return (
      <fieldset>
        <legend class="unseen">{label}</legend>
        <Stepper
          label={label}
          value={typeof value === 'number' ? value : Number(standard ?? min)}
          min={min}
          max={max}
          step={max < 50 || Number(standard) < 20 ? 1 : Number(standard) < 200 ? 5 : 10}
          disabled={value === null}
          onChange={onChange}
        />
        {none && (
          <Switch
            label={words.t('option-none')}
            checked={value === null}
            onChange={(off) =>
              onChange(off ? null : typeof standard === 'number' ? standard : Math.max(min, Math.min(max, 100)))
            }
          />
        )}
      </fieldset>
    );
  }
  const choices = values.map((known) => ({ value: String(known), label: valueText(option, known, words) }));
  return (
    <Choice
      label={label}
      hideLabel
      layout={choices.some((choice) => choice.label.length > 12) ? 'choices' : 'segments'}
      value={String(value)}
      options={choices}
      onChange={(text) => onChange(/** @type {OptionValue} */ (values.find((known) => String(known) === text)))}
    />
  );
}
