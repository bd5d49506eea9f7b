// The puzzles of a game, one after another.

import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { markPlace, mendRoute } from '../../links/routes.js';
import { notePuzzle, readAll } from '../../practice/practice-store.js';
import { nextPuzzle, numberOf } from '../../practice/puzzle-choice.js';
import { loadPuzzles } from '../../practice/puzzle-file.js';
import { themesIn } from '../../practice/themes.js';
import { games, unknownGame } from '../../site/site.js';
import { useWords } from '../../words/words.js';
import { Failed, LinkButton, Starting } from '../common/controls.jsx';
import { Page } from '../common/page.jsx';
import { seriesOf } from './puzzle-series.js';
import { OpenTask } from './task-run.jsx';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../practice/puzzle-choice.js').Position} Position
 */

/** @param {{app: App, game: string, wish: string, kept: import('../../practice/tasks.js').Kept}} props
 *   `wish`: a puzzle's number, or "next" */
export function PuzzleRun({ app, game, wish, kept }) {
  const words = useWords();
  const { puzzles, isLost, retry } = usePuzzles(game);
  const [shown, setShown] = useState(/** @type {Position | null | undefined} */ (undefined)); // null: none is left
  const go = (/** @type {Position | null | undefined} */ next) => {
    setShown(next);
    if (next) mendRoute(`/practice/puzzles/${encodeURIComponent(game)}/${numberOf(next)}`);
  };
  // before the puzzles are drawn, which would say that there is no such puzzle
  useLayoutEffect(() => {
    if (!puzzles) return;
    const number = Number(wish);
    go(number ? puzzles.find((one) => numberOf(one) === number) : nextPuzzle(puzzles, kept.puzzles[game] ?? []));
  }, [puzzles]);
  const title = words.or(`game-${game}`, game);
  if (puzzles && shown) {
    const series = {
      ...seriesOf(words, shown, puzzles, {
        onNext: async () => {
          const isHere = markPlace();
          const { puzzles: solved } = await readAll();
          if (isHere()) go(nextPuzzle(puzzles, solved[game] ?? [], shown.id));
        },
        onVerdict: (isFound) => notePuzzle(game, shown.id, isFound),
      }),
      themeOf: themesIn(words),
    };
    return <OpenTask key={shown.id} app={app} {...shown} series={series} />;
  }
  return (
    <Page app={app} title={title} back="practice">
      {isLost && !games.some(({ name }) => name === game) ? (
        <p role="alert">{words.show(unknownGame(game))}</p>
      ) : isLost ? (
        <Failed text="practice-lost" onRetry={retry} />
      ) : puzzles ? (
        <section class="panel card-box" role="status">
          <h2>{words.t(shown === null ? 'practice-all-found' : 'practice-no-puzzle')}</h2>
          <div class="row">
            <LinkButton kind="primary" href="#/practice">
              {words.t('home-practice')}
            </LinkButton>
          </div>
        </section>
      ) : (
        <Starting engine={app.engine} onRetry={app.retry} isMore />
      )}
    </Page>
  );
}

/** Loads the puzzles of a game. @param {string} game */
function usePuzzles(game) {
  const [puzzles, setPuzzles] = useState(/** @type {Position[] | null} */ (null));
  const [isLost, setLost] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setLost(false);
    loadPuzzles(game, tries ? 'reload' : 'default').then(
      (found) => isWanted && setPuzzles(found),
      () => isWanted && setLost(true),
    );
    return () => void (isWanted = false);
  }, [game, tries]);
  return { puzzles, isLost, retry: () => setTries(tries + 1) };
}
