// The content of an embedded table: the match or replay of its parameters, or a later state of it.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Refused } from '../../engine/refused.js';
import * as playing from '../../match/match-keeper.js';
import { openingIn, takeOpening } from '../../match/openings.js';
import * as matches from '../../match/saved-matches.js';
import { notePuzzle, readAll } from '../../practice/practice-store.js';
import { puzzleWords, taskIn } from '../../practice/puzzle.js';
import { nextPuzzle, numberOf } from '../../practice/puzzle-choice.js';
import { loadPuzzles } from '../../practice/puzzle-file.js';
import { Failed, Starting } from '../../screens/common/controls.jsx';
import { seriesOf } from '../../screens/practice/puzzle-series.js';
import { PuzzleRoute } from '../../screens/puzzle/puzzle.jsx';
import { ReplayRoute } from '../../screens/replay/replay-route.jsx';
import { TableRoute, Waiting } from '../../screens/table/table-route.jsx';
import { problemOf, useWords } from '../../words/words.js';
import { endOf, moveOf, solvedOf, stepOf } from '../messages.js';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../wire.js').Found} Found
 * @typedef {import('../../match/match-keeper.js').Start} Start
 * @typedef {import('../../links/link-parameters.js').Parameters} Parameters
 * @typedef {{id: string, from?: Found}} Played a match, with the replay that it continues
 * @typedef {import('../../practice/puzzle-choice.js').Position} Position
 * @typedef {{one: Position, puzzles: Position[]}} Chosen a puzzle of a collection
 * @typedef {{played: Played} | {found: Found, chosen?: Chosen,
 *   puzzle?: import('../../practice/puzzle.js').PuzzleProgress}} Shown
 * @typedef {{text: string, shown: Shown, now?: () => import('../../app.js').Place}} Place a table's content
 */

/** Asks the engine to read the parameters, and starts the match if they say play.
 * @param {Parameters} told @param {App['ask']} ask @returns {Promise<Shown>} */
async function begin({ text, isAny, game, puzzle }, ask) {
  if (puzzle) return choose(game, puzzle, ask);
  const named = openingIn(text);
  const opening = named && (await takeOpening(named.game, named.name));
  if (opening) {
    playing.openAs(text, opening, { origin: isAny ? '' : text });
    return { played: { id: text } };
  }
  const found = await ask({ do: 'read', text: isAny ? `${text}&deal=${matches.randomSeed()}` : text });
  if (found.do !== 'play') return { found };
  await playing.beginAs(text, {
    save: found.save,
    at: found.kind === 'deal' ? undefined : found.at,
    origin: isAny ? '' : text,
  });
  return { played: { id: text } };
}

/** Chooses a puzzle of a collection.
 * @param {string} game @param {string} wish "next" or a number @param {App['ask']} ask
 * @param {string} [after] id of the one before @returns {Promise<Shown>} */
async function choose(game, wish, ask, after) {
  const puzzles = await loadPuzzles(game).catch(() => Promise.reject(new Refused('practice-lost')));
  const results = (await readAll()).puzzles[game] ?? [];
  const one =
    wish === 'next' ? nextPuzzle(puzzles, results, after) : puzzles.find((one) => numberOf(one) === Number(wish));
  if (!one) throw new Refused(wish === 'next' ? 'practice-all-found' : 'practice-no-puzzle');
  const found = await ask({ do: 'read', text: `${one.link}&seat=${one.seat}&do=solve` });
  return { found, chosen: { one, puzzles } };
}

/** Returns the content at the step where a replay or puzzle was left. @param {Place} place @returns {Shown} */
function leftAt({ shown, now }) {
  if (!now || !('found' in shown)) return shown;
  const { at, puzzle } = now();
  return puzzle ? { ...shown, puzzle } : { found: { ...shown.found, at } };
}

/**
 * @param {object} props
 * @param {Parameters} props.told
 * @param {App} props.app
 * @param {(news: import('../messages.js').News) => void} props.say
 * @param {(message: import('../../types.js').Message) => void} props.onProblem
 * @param {{current: Place | null}} props.place the current place, kept between mounts
 */
export function Match({ told, app, say, onProblem, place }) {
  const words = useWords();
  const [shown, setShown] = useState(
    () =>
      /** @type {Shown | null} */ (
        place.current?.text === told.text
          ? leftAt(place.current)
          : matches.get(told.text)
            ? { played: { id: told.text } }
            : null
      ),
  );
  const [round, setRound] = useState(0); // counts matches started in this table
  const [isLost, setLost] = useState(false);
  const isFailed = app.engine.state === 'failed';
  const heard = useRef(/** @type {unknown} */ (null));
  /** Shows a problem, once there are words for it. @param {unknown} error */
  const stop = async (error) => {
    await words.whole().catch(() => {});
    onProblem(problemOf(error));
  };

  useLayoutEffect(() => {
    place.current = shown && { text: told.text, shown };
  }, [shown]);
  useEffect(() => {
    if (shown || isFailed) return undefined;
    let isWanted = true;
    setLost(false);
    begin(told, app.ask).then(
      (next) => isWanted && setShown(next),
      (error) => {
        if (!isWanted) return;
        if (error.detail) stop(error);
        else setLost(true);
      },
    );
    return () => void (isWanted = false);
  }, [shown, isFailed]);
  useEffect(
    () =>
      playing.watchTurns((turn) => {
        if (heard.current === turn) return; // only a draft move changed
        heard.current = turn;
        for (const news of [moveOf(turn), endOf(turn)]) if (news) say(news);
      }),
    [],
  );

  if (!shown) {
    return (
      <Waiting title={words.or(`game-${told.game}`, 'Kortti')}>
        <Starting engine={app.engine} onRetry={app.retry} isMore={!isLost} />
        {isLost && !isFailed && <Failed text="table-failed" onRetry={() => location.reload()} />}
      </Waiting>
    );
  }
  const onPlace = (/** @type {() => import('../../app.js').Place} */ now) =>
    void (place.current = { text: told.text, shown, now });
  /** Plays on from a step of a replay; resumes the match if it was started before. @param {Start} start */
  const playFrom = async ({ save, at }) => {
    const id = `${told.text} ${at ?? ''}`;
    if (!matches.get(id)) await playing.beginAs(id, { save, at, origin: told.text });
    setShown({ played: { id, from: 'found' in shown ? shown.found : undefined } });
  };
  if ('found' in shown && shown.found.do === 'solve') {
    const { found, puzzle, chosen } = shown;
    /** Plays on from the puzzle; resumes the match if it was started before. @param {string} save */
    const playOn = async (save) => {
      const id = `${told.text} +${chosen?.one.id ?? ''}`;
      if (!matches.get(id)) await playing.beginAs(id, { save, origin: told.text });
      setShown({ played: { id, from: found } });
    };
    const task = chosen ? { question: '', answers: chosen.one.answers } : taskIn(`&${told.text}`);
    const series =
      chosen &&
      seriesOf(words, chosen.one, chosen.puzzles, {
        onNext: () => choose(told.game, 'next', app.ask, chosen.one.id).then(setShown, stop),
        onVerdict: (isFound) => notePuzzle(told.game, chosen.one.id, isFound),
      });
    const { save, at } = found;
    return (
      <PuzzleRoute
        key={chosen?.one.id}
        series={series}
        app={{ ...app, onPlace, onSolved: (state) => say(solvedOf(found, state)) }}
        found={found}
        task={task}
        kept={puzzle}
        onPlayOn={playOn}
        exits={{ onSettle: app.set, onFull: () => app.full?.({ save, at, more: puzzleWords(task) }) }}
      />
    );
  }
  if ('found' in shown)
    return (
      <ReplayRoute
        app={{
          ...app,
          begin: playFrom,
          onPlace,
          onStep: (step) => void (shown.found.kind === 'match' && say(stepOf(step))),
        }}
        found={shown.found}
        origin={told.text}
      />
    );
  const { id, from } = shown.played;
  const frame = {
    async onPlay(/** @type {'again' | 'same'} */ how, /** @type {import('../../match/session.js').Session} */ session) {
      if (how === 'same') await playing.beginAs(id, { save: session.state.latest.save, at: 0, origin: told.text });
      else playing.dealAs(id, playing.choiceLike(session));
      setRound(round + 1);
    },
    async onReplay() {
      try {
        setShown({ found: { ...(await app.ask({ do: 'read', text: matches.get(id)?.save ?? '' })), at: 0 } });
      } catch (error) {
        app.notify(words.show(problemOf(error)));
      }
    },
    onRefused() {
      // saved by an earlier build in a format that this one cannot read
      playing.forget(id);
      setShown(null);
    },
    onLeave: from && (() => setShown({ found: from })),
  };
  return <TableRoute key={`${id} ${round}`} app={app} id={id} frame={frame} />;
}
