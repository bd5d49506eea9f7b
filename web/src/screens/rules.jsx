// The rules of a game under given house rules, as the engine tells them; what differs from the usual is marked. The
// usual ones are part of the page, and stand there until the engine can tell of others.

import { useEffect, useState } from 'preact/hooks';
import { areUsual, textOf } from '../options.js';
import { games, usualRules } from '../site.js';
import { Rich, Starting, TopBar, useHeading } from '../ui.jsx';
import { useWords } from '../words.js';

/**
 * @typedef {import('../app.js').App} App
 * @typedef {import('../app.js').Game} Game
 * @typedef {import('../app.js').OptionValue} OptionValue
 * @typedef {import('../words.js').Message} Message
 * @typedef {import('../wire.js').RulesSection[]} Sections
 */

/** Gets the route to the rules of a game under options (a running match's, say).
 * @param {string} game @param {Record<string, OptionValue>} [options] */
export function rulesRoute(game, options = {}) {
  const texts = Object.entries(options).map(([name, value]) => [name, textOf(value)]);
  const query = new URLSearchParams(texts).toString();
  return `rules/${encodeURIComponent(game)}${query && '?'}${query}`;
}

/** @param {{app: App, game?: string, options: Record<string, string>}} props */
export function RulesScreen({ app, game, options }) {
  const words = useWords();
  const shown = game ?? games[0].name;
  const name = words.or(`game-${shown}`, shown);
  const title = words.t('rules-title', { name });
  useHeading(title, app.arrives);
  const { sections, isUsual, problem } = useRules(app, shown, options);
  return (
    <div class="screen">
      <TopBar title={title} game={shown} onBack={() => app.back()} />
      <main class="page">
        {games.length > 1 && (
          <nav class="row" aria-label={words.t('games-title')}>
            {games.map(({ name: other }) => (
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
        {isUsual && !problem && (
          <div class="card-box panel">
            <p>{words.t('rules-usual-note')}</p>
            <Starting engine={app.engine} onRetry={app.retry} />
          </div>
        )}
        {sections && !problem && <RulesSections sections={sections} />}
      </main>
    </div>
  );
}

/** Gets the rules of a game: the usual ones at once, and under other house rules those of the engine as soon as they come.
 * @param {App} app @param {string} name @param {Record<string, string>} options texts of their values
 * @returns {{sections: Sections | null, isUsual: boolean, problem: Message | null}} `isUsual`: they are not those that were
 *   asked for, but the usual ones */
function useRules(app, name, options) {
  const game = games.find((known) => known.name === name);
  const usual = game ? usualRulesOf(game, options) : null;
  const isBaked = Boolean(game && usual && areUsual(game, options));
  const [told, setTold] = useState(/** @type {{of: string, sections?: Sections, problem?: Message} | null} */ (null));
  const of = JSON.stringify([name, options]);
  useEffect(() => {
    if (isBaked || !game) return undefined;
    let wanted = true;
    app.ask({ do: 'rules', game: name, options }).then(
      ({ sections }) => wanted && setTold({ of, sections }),
      (error) => wanted && error.detail && setTold({ of, problem: error.detail }),
    );
    return () => {
      wanted = false;
    };
  }, [of, isBaked, app.engine.state]);
  if (!game) return { sections: null, isUsual: false, problem: { id: 'error-unknown-game', args: { name } } };
  const { sections, problem = null } = told?.of === of ? told : {};
  return { sections: sections ?? usual, isUsual: !isBaked && !sections, problem };
}

/** Gets the usual rules for as many players as options say.
 * @param {Game} game @param {Record<string, string>} options */
function usualRulesOf({ name, options: known }, { players }) {
  const number = players ?? textOf(known.find((option) => option.name === 'players')?.default ?? null);
  return usualRules[name].find((rules) => rules.players.map(String).includes(number))?.sections ?? null;
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
          {lines.map((line, k) => (
            <p key={`${line.id} ${k}`} class={line.house ? 'house' : undefined}>
              {line.house && <span class="tag">{words.t('house-rule')}</span>}
              <Rich text={words.show(line)} />
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
