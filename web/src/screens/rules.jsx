// The rules of a game under given house rules, as the engine tells them; what differs from the usual is marked.

import { useEffect, useState } from 'preact/hooks';
import { Rich, Starting, TopBar, useHeading } from '../ui.jsx';
import { useWords } from '../words.js';
import { listText } from './listoption.jsx';

/**
 * @typedef {import('../main.jsx').App} App
 * @typedef {import('../main.jsx').OptionValue} OptionValue
 * @typedef {import('../words.js').Message} Message
 * @typedef {{title: Message, lines: (Message & {house?: boolean})[]}[]} Sections
 */

/** Gets the route to the rules of a game under options (a running match's, say).
 * @param {string} game @param {Record<string, OptionValue>} [options] */
export function rulesRoute(game, options = {}) {
  const texts = Object.entries(options).map(([name, value]) => [name, Array.isArray(value) ? listText(value) : value === null ? 'none' : String(value)]);
  const query = new URLSearchParams(texts).toString();
  return `rules/${encodeURIComponent(game)}${query && '?'}${query}`;
}

/** @param {{app: App, game?: string, options: Record<string, string>}} props */
export function RulesScreen({ app, game, options }) {
  const words = useWords();
  const games = app.catalogue?.map(({ name }) => name) ?? words.ids('game-');
  const shown = game ?? games[0];
  const name = words.or(`game-${shown}`, shown);
  const title = words.t('rules-title', { name });
  useHeading(title, app.arrives);
  const { sections, problem } = useRules(app, shown, options);
  return (
    <div class="screen">
      <TopBar title={title} onBack={() => app.back()} />
      <main class="page">
        {games.length > 1 && (
          <nav class="row" aria-label={words.t('games-title')}>
            {games.map((other) => (
              <a
                key={other}
                class="button"
                aria-current={other === shown ? 'page' : undefined}
                href={`#/${rulesRoute(other)}`}
                onClick={(event) => {
                  event.preventDefault();
                  app.go(rulesRoute(other), { replace: true });
                }}
              >
                {words.or(`game-${other}`, other)}
              </a>
            ))}
          </nav>
        )}
        {problem && <p role="alert">{words.show(problem)}</p>}
        {sections ? <RulesSections sections={sections} /> : !problem && <Starting engine={app.engine} onRetry={app.retry} />}
      </main>
    </div>
  );
}

/** Asks for the rules of a game; the table's sheet uses it too.
 * @param {App} app @param {string} game @param {Record<string, OptionValue>} options
 * @returns {{sections: Sections | null, problem: Message | null}} */
export function useRules(app, game, options) {
  const [sections, setSections] = useState(/** @type {Sections | null} */ (null));
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  const key = JSON.stringify(options);
  useEffect(() => {
    let wanted = true;
    setProblem(null);
    app.ask({ do: 'rules', game, options }).then(
      (answer) => wanted && setSections(answer.sections),
      (error) => wanted && error.detail && setProblem(error.detail),
    );
    return () => {
      wanted = false;
    };
  }, [game, key, app.engine.state]);
  return { sections, problem };
}

/** @param {{sections: Sections}} props */
export function RulesSections({ sections }) {
  const words = useWords();
  const house = sections.some(({ lines }) => lines.some((line) => line.house));
  return (
    <article class="prose">
      {house && <p class="note">{words.t('rules-house-note')}</p>}
      {sections.map(({ title, lines }) => (
        <section key={title.id}>
          <h2>{words.show(title)}</h2>
          {lines.map((line) => (
            <p key={line.id} class={line.house ? 'house' : undefined}>
              {line.house && <span class="tag">{words.t('house-rule')}</span>}
              <Rich text={words.show(line)} />
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
