// What a text is: a link or a record, as the engine reads it.

import { useEffect, useState } from 'preact/hooks';
import { Refused } from '../../engine/refused.js';
import { LINKED, openingIn, takeOpening } from '../../match/openings.js';
import { games } from '../../site/site.js';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../wire.js').Found & {opening?: import('../../types.js').Opening}} Found `opening`: it
 *   needs no engine
 */

/** Has the engine read a text, unless it names an opening. A link typed by hand is first checked by code that loads only
 * for it.
 * @param {App} app @param {string} text @returns {Promise<Found>} */
async function read(app, text) {
  const [, link] = /^(?:\S*#)?((?:\d{1,3}[a-z]\.|[a-z][\w.]*=)\S*)$/.exec(text.trim()) ?? [];
  // if that does not load, the engine reads what it can
  const code = link ? await import('../../links/link-parameters.js').catch(() => null) : null;
  const problem = code?.readParameters(
    link ?? '',
    Object.fromEntries(games.map(({ name, players }) => [name, players])),
  ).problem;
  if (problem) throw new Refused(problem);
  const named = openingIn(link ?? '');
  const opening = named && named.name !== LINKED ? await takeOpening(named.game, named.name) : null;
  if (opening) return foundIn(opening);
  return app.ask({ do: 'read', text });
}

/** Returns what the engine would find in a link to an opening. @param {import('../../types.js').Opening} opening
 * @returns {Found} */
function foundIn(opening) {
  const { save, turns } = opening;
  const { game, options, seats, deal, totals, over, practice } = turns[0].view;
  const choices = seats.map(({ kind, level, name }) => ({ kind: level ?? kind, name }));
  const known = { game, options, seats: choices, deal, totals, over, practice };
  return { ...known, kind: 'deal', save, steps: 0, at: 0, seat: null, do: 'play', opening };
}

/** Reads a text, once more after a restart of the engine.
 * @param {App} app @param {string | null} text */
export function useFound(app, text) {
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const [tries, setTries] = useState(0);
  const isFailed = app.engine.state === 'failed';
  useEffect(() => {
    if (found || isFailed || text === null) return undefined;
    let isWanted = true;
    setProblem(null);
    read(app, text).then(
      (answer) => isWanted && setFound(answer),
      (error) => isWanted && setProblem(error),
    );
    return () => void (isWanted = false);
  }, [text, isFailed, tries]);
  return { found, problem, retry: () => setTries(tries + 1) };
}
