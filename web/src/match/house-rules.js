// House rules of a game as values: the options, their defaults and how values are written. Pure.

/**
 * @typedef {import('../types.js').Game} Game
 * @typedef {import('../types.js').Option} Option
 * @typedef {import('../types.js').OptionValue} OptionValue
 */

/** Returns all options: valid given values, and defaults for the rest. The number of players is an option too.
 * @param {Game} game @param {Record<string, OptionValue | undefined>} given */
export function filled(game, given) {
  /** @type {Record<string, OptionValue>} */
  const options = {};
  for (const option of game.options) {
    const value = given[option.name];
    options[option.name] = value !== undefined && fits(option, value) ? value : usual(option, options);
  }
  return options;
}

/** Sets an option. Options at their default stay at it, even if it changes with this option.
 * @param {Game} game
 * @param {Record<string, OptionValue>} options all of them @param {string} name @param {OptionValue} value */
export function withOption(game, options, name, value) {
  const follows = (/** @type {Option} */ option) =>
    option.by?.[0] === name && same(options[option.name], usual(option, options));
  const left = game.options.filter(follows).map((option) => option.name);
  const kept = Object.entries(options).filter(([other]) => !left.includes(other));
  return filled(game, { ...Object.fromEntries(kept), [name]: value });
}

/** Returns the default of an option, which may depend on another option.
 * @param {Option} option @param {Record<string, OptionValue>} options */
export const usual = (option, options) => option.by?.[1][String(options[option.by[0]])] ?? option.default;

/** Returns the options without the number of players, which follows from the seats.
 * @param {Game} game */
export const houseRules = (game) => game.options.filter((option) => option.name !== 'players');

/** @param {Option} option @param {OptionValue} value */
function fits({ kind, values = [], min = 0, max = Infinity, none }, value) {
  if (value === null) return none === true;
  if (kind === 'bool') return typeof value === 'boolean';
  if (kind === 'int') return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
  if (kind === 'list')
    return (
      Array.isArray(value) &&
      value.length > 0 &&
      same(
        value,
        values.filter((known) => value.includes(Number(known))),
      )
    );
  return values.includes(value);
}

/** @param {OptionValue} one @param {OptionValue | OptionValue[]} two */
export const same = (one, two) => JSON.stringify(one) === JSON.stringify(two);

/** True if the option has an effect, given the others.
 * @param {Option} option @param {Record<string, OptionValue>} options */
export const counts = ({ when, unless }, options) => {
  const isOneOf = (/** @type {[string, OptionValue[]]} */ [name, values]) =>
    values.some((value) => same(value, options[name]));
  return Object.entries(when).every(isOneOf) && !Object.entries(unless).some(isOneOf);
};

/** Writes a list of rising numbers in the engine's format: "1-3,7".
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

/** The same for people: "1–3, 7". @param {number[]} numbers */
export const readable = (numbers) => listText(numbers).replaceAll('-', '–').replaceAll(',', ', ');

/** Writes an option's value in the engine's format. @param {OptionValue} value */
export const textOf = (value) => (Array.isArray(value) ? listText(value) : value === null ? 'none' : String(value));

/** True if house rules are the standard ones for their number of players.
 * @param {Game} game @param {Record<string, string>} texts option -> value as text; others have their defaults */
export const areUsual = (game, texts) =>
  Object.entries(texts).every(([name, text]) => {
    const option = game.options.find((known) => known.name === name);
    return option && (name === 'players' || text === textOf(usual(option, texts)));
  });

/** Returns the route to the rules of a game with these options, e.g. a running match's.
 * @param {string} game @param {Record<string, OptionValue>} [options] */
export function rulesRoute(game, options = {}) {
  const texts = Object.entries(options).map(([name, value]) => [name, textOf(value)]);
  const query = new URLSearchParams(texts).toString();
  return `rules/${encodeURIComponent(game)}${query && '?'}${query}`;
}
