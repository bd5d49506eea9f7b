// The text of a rules page: summary, quick start, rules with tables and examples, and the sources of house rules.
// Differences from the standard rules are marked in words.

import { useRef } from 'preact/hooks';
import { conditionText, labelOf, standardText, toldOf, valueText } from '../../match/house-rule-words.js';
import { counts, filled, houseRules, same, textOf, usual } from '../../match/house-rules.js';
import { adopt } from '../../styles/adopt-sheet.js';
import { useWords } from '../../words/words.js';
import { Failed, Icon, Rich } from '../common/controls.jsx';
import { useWholeWords } from '../common/use-settings.js';
import { CardRow } from './card-row.jsx';
import style from './rules.css' with { type: 'text' };

adopt(style);

/**
 * @typedef {import('../../types.js').Game} Game
 * @typedef {import('../../types.js').OptionValue} OptionValue
 * @typedef {import('../../wire.js').Rules} Rules
 * @typedef {import('../../wire.js').Rule} Rule
 */

/** @param {{rules: Rules, game?: Game, options?: Readonly<Record<string, unknown>>}} props `options`: the ones in
 *   force, as values or texts */
export function RulesArticle({ rules, game, options = {} }) {
  const words = useWords();
  const { isWhole, isLost, retry } = useWholeWords(words);
  const article = useRef(/** @type {HTMLElement | null} */ (null));
  const { head, steps, sections } = rules;
  const lines = [
    ...head.map(({ line }) => line),
    ...steps,
    ...sections.flatMap(({ lines, examples }) => [...lines, ...examples.map((each) => each.words)]),
  ];
  const hasHouse =
    lines.some((line) => line.house) ||
    sections.some(({ tables }) => tables.some(({ rows }) => rows.some(({ house }) => house)));
  const titles = [
    ...(steps.length ? [words.t('rules-steps-title')] : []),
    ...sections.map(({ title }) => words.show(title)),
    ...(game ? [words.t('house-rules-title')] : []),
  ];
  const goTo = (/** @type {number} */ number) => {
    const heading = article.current?.querySelectorAll('h2')[number];
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  if (!isWhole) return isLost && <Failed text="page-late" onRetry={retry} />;
  return (
    <article class="prose rules-page" ref={article}>
      {hasHouse && <p class="note">{words.t('rules-house-note')}</p>}
      <dl class="facts">
        {head.map(({ term, line }) => (
          <div key={term.id}>
            <dt>{words.show(term)}</dt>
            <dd>
              <Line line={line} />
            </dd>
          </div>
        ))}
      </dl>
      <details class="fold contents">
        <summary>
          <span class="text">{words.t('rules-contents')}</span>
          <Icon name="down" />
        </summary>
        <ul>
          {titles.map((title, k) => (
            <li key={title}>
              <button type="button" class="button quiet" onClick={() => goTo(k)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </details>
      {steps.length > 0 && (
        <section>
          <h2 tabIndex={-1}>{words.t('rules-steps-title')}</h2>
          <ol>
            {steps.map((step, k) => (
              <li key={k} class={step.house ? 'house' : undefined}>
                <Line line={step} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {sections.map(({ title, lines, tables, examples }) => (
        <section key={title.id}>
          <h2 tabIndex={-1}>{words.show(title)}</h2>
          {lines.map((line, k) => (
            <p key={`${line.id} ${k}`} class={line.house ? 'house' : undefined}>
              <Line line={line} />
            </p>
          ))}
          {tables.map((table) => (
            <RulesTable key={table.name.id} table={table} />
          ))}
          {examples.map((example, k) => (
            <Example key={k} example={example} />
          ))}
        </section>
      ))}
      {game && <Sources game={game} options={options} />}
    </article>
  );
}

/** @param {{line: Rule}} props */
function Line({ line }) {
  const words = useWords();
  return (
    <>
      {line.house && (
        <>
          <span class="tag">{words.t('house-rule')}</span>{' '}
        </>
      )}
      <Rich text={words.show(line)} />
    </>
  );
}

/** @param {{table: import('../../wire.js').RulesTable}} props */
function RulesTable({ table: { name, heads, rows } }) {
  const words = useWords();
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={words.show(name)}>
      <table>
        <caption>{words.show(name)}</caption>
        <thead>
          <tr>
            {heads.map((head, k) => (
              <th key={k} scope="col">
                {words.show(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [first, ...cells], house }, k) => (
            <tr key={k} class={house ? 'house' : undefined}>
              <th scope="row">
                <Line line={{ .../** @type {Rule} */ (first), house }} />
              </th>
              {cells.map((cell, at) => (
                <td key={at}>
                  <Rich text={words.show(cell)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** @param {{example: import('../../wire.js').RulesExample}} props */
function Example({ example }) {
  const words = useWords();
  return (
    <figure class={`example${example.words.house ? ' house' : ''}`}>
      <figcaption>
        <b class="strong">{words.t('rules-example')}</b> <Line line={example.words} />
      </figcaption>
      {example.rows.map((row, k) => (
        <CardRow key={k} row={row} />
      ))}
    </figure>
  );
}

/** The house rules: choices, standard, value in force, and who plays by them.
 * @param {{game: Game, options: Readonly<Record<string, unknown>>}} props */
function Sources({ game, options }) {
  const words = useWords();
  const inForce = valuesOf(game, options);
  return (
    <section>
      <h2 tabIndex={-1}>{words.t('house-rules-title')}</h2>
      <dl class="sources">
        {houseRules(game).map((option) => {
          const standard = usual(option, inForce);
          const hasEffect = counts(option, inForce);
          const isHouse = hasEffect && !same(inForce[option.name], standard);
          const choices = (option.kind === 'choice' ? option.values : [])
            .filter((value) => !same(value, standard))
            .map((value) => valueText(option, value, words));
          return (
            <div key={option.name} class={isHouse ? 'house' : undefined}>
              <dt>
                {isHouse && (
                  <>
                    <span class="tag">{words.t('house-rule')}</span>{' '}
                  </>
                )}
                {labelOf(option, words)}
              </dt>
              <dd>
                {words.flow([
                  toldOf(option, 'explain', game.name, words),
                  hasEffect ? '' : conditionText(game, option, words),
                  words.t(choices.length ? 'rules-option-choices' : 'rules-option', {
                    value: standardText(option, standard, words),
                    others: words.either(choices),
                  }),
                ])}
              </dd>
              {isHouse && (
                <dd>
                  <b class="strong">
                    {words.t('rules-option-here', { value: valueText(option, inForce[option.name], words) })}
                  </b>
                </dd>
              )}
              <dd class="note">{toldOf(option, 'source', game.name, words)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** Returns the house rules in force, from values or from the texts in an address.
 * @param {Game} game @param {Readonly<Record<string, unknown>>} given */
function valuesOf(game, given) {
  /** @param {import('../../types.js').Option} option @param {unknown} value @returns {OptionValue | undefined} */
  const read = (option, value) => {
    if (typeof value !== 'string' || option.values.includes(value))
      return /** @type {OptionValue | undefined} */ (value);
    if (option.kind === 'list')
      return /** @type {OptionValue} */ (
        option.values.filter((known) =>
          spans(value).some(([low, high]) => Number(known) >= low && Number(known) <= high),
        )
      );
    if (option.kind === 'bool') return ['true', 'on'].includes(value);
    const found = option.values.find((known) => textOf(known) === value);
    return found ?? (value === 'none' ? null : Number(value));
  };
  return filled(
    game,
    Object.fromEntries(game.options.map((option) => [option.name, read(option, given[option.name])])),
  );
}

/** Parses the ranges of a list text such as "1-3,7". @param {string} text */
const spans = (text) =>
  text.split(',').map((span) => {
    const [low, high = low] = span.split('-').map(Number);
    return [low, high];
  });
