// The rules screen: rules of a game with given house rules, from the engine. The standard rules come with the page and
// are shown until the engine is ready.

import { useEffect, useRef, useState } from 'preact/hooks';
import { areUsual, rulesRoute, textOf } from '../../match/house-rules.js';
import { games, unknownGame } from '../../site/site.js';
import { useWords } from '../../words/words.js';
import { Button, Starting, TopBar, useHeading } from '../common/controls.jsx';
import { RulesArticle } from './rules-article.jsx';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../types.js').Game} Game
 * @typedef {import('../../types.js').Message} Message
 * @typedef {import('../../wire.js').Rules} Rules
 * @typedef {import('../../site/standard-rules.js').StandardRules} StandardRules
 */

/** @param {{app: App, game?: string, options: Record<string, string>}} props */
export function RulesScreen({ app, game, options }) {
  const words = useWords();
  const shown = game ?? games[0].name;
  const name = words.or(`game-${shown}`, shown);
  const title = words.t('rules-title', { name });
  useHeading(title, app.arrives);
  const { rules, isUsual, problem } = useRules(app, shown, options);
  const known = games.find((game) => game.name === shown);
  const others = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(
    () => others.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    [shown],
  );
  return (
    <div class="screen">
      <TopBar title={title} game={shown} onBack={() => app.back()} />
      <main class="page">
        {games.length > 1 && (
          <nav class="row games" aria-label={words.t('games-title')} ref={others}>
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
        {known && known.lesson.length > 0 && (
          <div class="row">
            <Button kind="quiet" icon="play" onClick={() => app.learn(known)}>
              {words.t('lesson-play')}
            </Button>
          </div>
        )}
        {problem && <p role="alert">{words.show(problem)}</p>}
        {isUsual && !problem && (
          <div class="card-box panel">
            <p>{words.t('rules-usual-note')}</p>
            <Starting engine={app.engine} onRetry={app.retry} />
          </div>
        )}
        {rules && !problem && (
          <p class="own-page">
            <a href={`${words.lang}/${shown}/`}>{words.t('rules-own-page')}</a>
          </p>
        )}
        {rules && !problem && (
          <RulesArticle
            rules={rules}
            game={games.find(({ name: known }) => known === shown)}
            options={isUsual ? {} : options}
          />
        )}
      </main>
    </div>
  );
}

/** Returns the rules of a game: the standard ones at once, others as soon as the engine answers.
 * @param {App} app @param {string} name @param {Record<string, string>} options values as texts
 * @returns {{rules: Rules | null, isUsual: boolean, problem: Message | null}} `isUsual`: these are the standard rules,
 *   although others were asked for */
function useRules(app, name, options) {
  const game = games.find((known) => known.name === name);
  const [baked, setBaked] = useState(/** @type {StandardRules | null} */ (null));
  const [told, setTold] = useState(/** @type {{of: string, rules?: Rules, problem?: Message} | null} */ (null));
  const isBaked = Boolean(game && areUsual(game, options));
  const of = JSON.stringify([name, options]);
  useEffect(() => {
    let wanted = true;
    // without them the engine is asked
    import('../../site/standard-rules.js').then(
      ({ usualRules }) => wanted && setBaked(usualRules),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, []);
  useEffect(() => {
    if ((isBaked && baked) || !game) return undefined;
    let wanted = true;
    app.ask({ do: 'rules', game: name, options }).then(
      (rules) => wanted && setTold({ of, rules }),
      (error) => wanted && error.detail && setTold({ of, problem: error.detail }),
    );
    return () => {
      wanted = false;
    };
  }, [of, isBaked && baked, app.engine.state]);
  if (!game) return { rules: null, isUsual: false, problem: unknownGame(name) };
  const usual = baked && usualRulesOf(baked, game, options);
  const { rules, problem = null } = told?.of === of ? told : {};
  if (isBaked) return { rules: usual ?? rules ?? null, isUsual: false, problem };
  return { rules: rules ?? usual, isUsual: !rules, problem };
}

/** Returns the standard rules for the number of players in `options`.
 * @param {StandardRules} baked @param {Game} game @param {Record<string, string>} options */
function usualRulesOf(baked, { name, options: known }, { players }) {
  const number = players ?? textOf(known.find((option) => option.name === 'players')?.default ?? null);
  return baked[name].find((rules) => rules.players.map(String).includes(number))?.rules ?? null;
}
