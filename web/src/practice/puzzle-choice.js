// A collection of puzzles: its file, and which puzzle comes next. Pure.

/**
 * @typedef {import('./tasks.js').Result} Result
 * @typedef {'beginner' | 'casual' | 'skilled'} Level
 * @typedef {object} Position a puzzle of a collection
 * @property {string} id `<game>-<number>`
 * @property {string} link to the position
 * @property {number} seat to move
 * @property {string[]} answers action texts
 * @property {number} level from 1, easy, to 4, hard
 * @property {Partial<Record<Level, number>>} missed how often each level misses it
 */

const LEVELS = 4;
/** How much a result changes one's level. */
const STEP = 0.5;

/** Returns the valid puzzles of a file; throws if there are none. @param {any} file @param {string} game */
export function readPuzzles(file, game) {
  /** @type {Position[]} */
  const found = Array.isArray(file?.puzzles)
    ? file.puzzles.filter((/** @type {any} */ one) => isPosition(one, game))
    : [];
  if (file?.game !== game || !found.length) throw new Error(`no puzzles of ${game}`);
  return found;
}

/** @param {any} one @param {string} game */
const isPosition = (one, game) =>
  typeof one?.id === 'string' &&
  one.id.startsWith(`${game}-`) &&
  numberOf(one) > 0 &&
  typeof one.link === 'string' &&
  Number.isInteger(one.seat) &&
  Array.isArray(one.answers) &&
  one.answers.length > 0 &&
  one.answers.every((/** @type {unknown} */ text) => typeof text === 'string') &&
  one.level >= 1 &&
  one.level <= LEVELS &&
  Object.values(one.missed ?? {}).every(Number.isFinite);

/** Returns a puzzle's number. @param {{id: string}} puzzle */
export const numberOf = ({ id }) => Number(/-(\d{1,4})$/.exec(id)?.[1] ?? 0);

/** Parses a wish: `next`, `12`, or either after the name of a game (`sedma-12`).
 * @param {string} wish @param {string} [game] @returns {{game: string, number: number}} `number`: 0 for the next one */
export function wishIn(wish, game = '') {
  const [, named, which] = /^(?:(.*)-)?(next|\d{1,4})$/.exec(wish) ?? [];
  return { game: named ?? game, number: Number(which) || 0 };
}

/** Returns one's level: it rises with each puzzle found at the first try, and falls with each one missed.
 * @param {Position[]} puzzles @param {Result[]} results */
export function levelOf(puzzles, results) {
  const levels = new Map(puzzles.map(({ id, level }) => [id, level]));
  let mine = 1;
  for (const [id, isFound] of results) {
    const level = levels.get(id);
    if (level === undefined) continue;
    // an easy puzzle says little about somebody good, and a hard one about a beginner
    if (isFound && level >= Math.floor(mine)) mine += STEP;
    if (!isFound && level <= Math.ceil(mine)) mine -= STEP;
    mine = Math.max(1, Math.min(LEVELS, mine));
  }
  return Math.round(mine);
}

/** Returns the puzzle to solve next: one not tried yet, near one's level, then those missed; null if all were found.
 * @param {Position[]} puzzles @param {Result[]} results @param {string} [after] id of the last one, which comes last */
export function nextPuzzle(puzzles, results, after) {
  const level = levelOf(puzzles, results);
  const tried = new Map(results);
  const away = (/** @type {Position} */ one) =>
    (one.id === after ? 100 : 0) +
    (tried.has(one.id) ? 10 : 0) +
    Math.abs(one.level - level) +
    (one.level > level ? 0.5 : 0);
  const [next = null] = puzzles
    .filter(({ id }) => !tried.get(id))
    .sort((a, b) => away(a) - away(b) || numberOf(a) - numberOf(b));
  return next;
}
