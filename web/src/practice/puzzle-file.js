// The file of a game's puzzles on the site.

import { siteUrl } from '../site/site.js';
import { readPuzzles } from './puzzle-choice.js';

/** Loads the puzzles of a game; rejects if there are none, or none that can be read.
 * @param {string} game @param {RequestCache} [cache] @returns {Promise<import('./puzzle-choice.js').Position[]>} */
export async function loadPuzzles(game, cache = 'default') {
  const answer = await fetch(siteUrl(`puzzles/${encodeURIComponent(game)}.json`), { cache });
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return readPuzzles(await answer.json(), game);
}
