// House rules in words: the deviations from the standard rules as one sentence, with a clause for each.

import { games } from '../site/site.js';
import { counts, filled, houseRules, readable, same, textOf, usual } from './house-rules.js';

/**
 * @typedef {import('../types.js').Game} Game
 * @typedef {import('../types.js').Option} Option
 * @typedef {import('../types.js').OptionValue} OptionValue
 * @typedef {import('../types.js').Words} Words
 * @typedef {Record<string, OptionValue>} Options
 */

/** Returns the part of a message id for an option or a value. @param {string} text */
const part = (text) => text.toLowerCase().replaceAll('_', '-');

/** Returns the message id of an option. @param {Option} option */
export const optionId = ({ name }) => `option-${part(name)}`;

/** Returns the name of an option. @param {Option} option @param {Words} words */
export const labelOf = (option, words) => words.or(optionId(option), option.name);

/** Returns the text about an option (`explain` or `source`): the game's own, else the general one; "" if there is none.
 * @param {Option} option @param {'explain' | 'source'} what @param {string} game @param {Words} words */
export function toldOf(option, what, game, words) {
  const id = `${optionId(option)}.${what}`;
  return words.or(`${id}-${game}`, words.or(id, ''));
}

/** Returns the default as shown on a rules page, where the number of players may be open.
 * @param {Option} option @param {OptionValue} value @param {Words} words */
export function standardText(option, value, words) {
  const [name, defaults] = option.by ?? ['', {}];
  const isPlayers = name === 'players' && Object.entries(defaults).every(([players, own]) => Number(players) === own);
  return isPlayers ? words.t('rules-option-players') : valueText(option, value, words);
}

/** Returns the condition under which an option has an effect, in words; "" if it always has.
 * @param {Game} game @param {Option} option @param {Words} words */
export function conditionText(game, option, words) {
  const told = (/** @type {string} */ id, /** @type {Readonly<Record<string, readonly OptionValue[]>>} */ known) =>
    Object.entries(known).map(([name, values]) => {
      const other = /** @type {Option} */ (game.options.find((each) => each.name === name));
      const texts = values.map((value) => valueText(other, value, words));
      return words.t(id, { rule: labelOf(other, words), values: words.either(texts) });
    });
  return words.flow([...told('rules-option-when', option.when), ...told('rules-option-unless', option.unless)]);
}

/** Returns a value as shown beside the label. @param {Option} option @param {OptionValue} value @param {Words} words */
export function valueText(option, value, words) {
  if (option.kind === 'bool') return words.t(value ? 'option-yes' : 'option-no');
  if (value === null) return words.t('option-none');
  if (Array.isArray(value)) {
    return value.length === option.values.length
      ? words.t('list-all', { count: value.length })
      : words.t('list-some', { count: value.length, all: option.values.length, numbers: readable(value) });
  }
  return words.or(`${optionId(option)}-${part(textOf(value))}`, textOf(value));
}

/** Returns the clause for a value. @param {Option} option @param {OptionValue} value @param {Words} words */
function clauseOf(option, value, words) {
  const id = `here-${part(option.name)}`;
  const otherwise = `${labelOf(option, words)}: ${valueText(option, value, words)}`;
  if (Array.isArray(value)) return words.or(id, otherwise, { n: value.length, numbers: readable(value) });
  if (typeof value === 'number' && words.has(id)) return words.t(id, { n: value });
  return words.or(`${id}-${part(textOf(value))}`, otherwise);
}

/** Returns the house rules that differ from the standard and have an effect.
 * @param {Game} game @param {Options} options */
export const differing = (game, options) =>
  houseRules(game).filter(
    (option) =>
      options[option.name] !== undefined &&
      counts(option, options) &&
      !same(options[option.name], usual(option, options)),
  );

/** Returns the deviations from the standard rules as one sentence; "" if there are none.
 * @param {Game | undefined} game @param {Options} options @param {Words} words */
export function houseSentence(game, options, words) {
  const clauses = game ? differing(game, options).map((option) => clauseOf(option, options[option.name], words)) : [];
  return clauses.length ? words.t('house-rules-here', { rules: words.list(clauses) }) : '';
}

/** Returns the same sentence for a match.
 * @param {{game: string, options: Readonly<Record<string, any>>}} match @param {Words} words */
export const houseSentenceOf = ({ game, options }, words) =>
  houseSentence(
    games.find((known) => known.name === game),
    options,
    words,
  );

/** Returns a preset's deviations in one line; "" for the standard rules.
 * @param {Game} game @param {Options} preset @param {Words} words */
export function presetLine(game, preset, words) {
  const options = filled(game, preset);
  const line = words.list(differing(game, options).map((option) => clauseOf(option, options[option.name], words)));
  return line && words.t('house-rules-line', { rules: `${line[0].toLocaleUpperCase(words.lang)}${line.slice(1)}` });
}
