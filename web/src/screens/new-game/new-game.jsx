// The new-game screen: seats and levels, house rules, and a button to deal. The last choice is kept per game; the tiles
// of the home screen deal with it.

import { useEffect, useState } from 'preact/hooks';
import { differing } from '../../match/house-rule-words.js';
import { rulesRoute, withOption } from '../../match/house-rules.js';
import { choiceKey, choiceOf, isPlayable, seated, startFrom } from '../../match/match-setup.js';
import { games, unknownGame } from '../../site/site.js';
import { adopt } from '../../styles/adopt-sheet.js';
import { cleanName } from '../../words/seat-names.js';
import { useWords } from '../../words/words.js';
import { Button, LinkButton, TopBar, useHeading } from '../common/controls.jsx';
import { HouseRules } from './house-rules.jsx';
import style from './new-game.css' with { type: 'text' };
import { SeatsForm } from './seats.jsx';

adopt(style);

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../types.js').Game} Game
 * @typedef {import('../../match/match-setup.js').Chosen} Chosen
 */

/** Number of names kept. */
const MANY_NAMES = 8;

/** @param {{app: App, game: string}} props */
export function NewGameScreen({ app, game: name }) {
  const words = useWords();
  const title = words.or(`game-${name}`, name);
  useHeading(words.t('new-title', { name: title }), app.arrives);
  const game = games.find((known) => known.name === name);
  const [chosen, setChosen] = useState(/** @type {Chosen | null} */ (null));
  const [known, setKnown] = useState(/** @type {string[]} */ ([])); // names used before on this device

  useEffect(() => {
    let wanted = true;
    if (game) {
      Promise.all([app.recall(choiceKey(name)), app.recall('people')]).then(([last, people]) => {
        if (!wanted) return;
        setChosen(startFrom(last, game));
        if (Array.isArray(people)) setKnown(people.filter((person) => typeof person === 'string'));
      });
    }
    return () => {
      wanted = false;
    };
  }, [game]);

  const change = (/** @type {Chosen} */ next) => {
    setChosen(next);
    app.remember(choiceKey(name), next);
  };

  return (
    <div class="screen new-game">
      <TopBar title={title} game={name} onBack={() => app.back()} />
      <main class="page">
        {game && chosen ? (
          <Form app={app} game={game} chosen={chosen} known={known} change={change} />
        ) : (
          !game && <p role="alert">{words.show(unknownGame(name))}</p>
        )}
      </main>
    </div>
  );
}

/** @param {{app: App, game: Game, chosen: Chosen, known: string[], change: (chosen: Chosen) => void}} props */
function Form({ app, game, chosen, known, change }) {
  const words = useWords();
  const { options } = chosen;
  /** The number of players can change the defaults of options. @param {Chosen} next */
  const changeCompany = (next) => change({ ...next, options: withOption(game, options, 'players', next.players) });
  const changed = differing(game, options);

  /** @param {boolean} [invites] friends with a device of their own */
  function deal(invites = false) {
    const people = seated(chosen).filter(({ kind }) => kind === 'person');
    const named = people.flatMap(({ name }) => cleanName(name) || []);
    if (people.length > 1) app.remember('people', [...new Set([...named, ...known])].slice(0, MANY_NAMES));
    app.deal(choiceOf(game, chosen, words), { replace: true, invites });
  }

  return (
    <>
      <SeatsForm game={game} chosen={chosen} known={known} change={changeCompany} onInvite={() => deal(true)} />
      <HouseRules game={game} options={options} change={(options) => change({ ...chosen, options })} />
      <div class="row">
        <LinkButton
          kind="quiet"
          icon="book"
          href={`#/${rulesRoute(game.name, Object.fromEntries(changed.map(({ name }) => [name, options[name]])))}`}
        >
          {words.t(changed.length > 0 ? 'rules-with-house' : 'rules')}
        </LinkButton>
        <LinkButton kind="quiet" href={`#/opponents/${encodeURIComponent(game.name)}`}>
          {words.t('levels-about')}
        </LinkButton>
      </div>
      <div class="dealbar">
        <Button kind="primary" large disabled={!isPlayable(chosen)} onClick={() => deal()} id="deal">
          {words.t('deal')}
        </Button>
      </div>
    </>
  );
}
