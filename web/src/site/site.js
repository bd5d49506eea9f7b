// Addresses of this build's files, and the games of its catalogue. Bundles lie in assets/, so the site may be hosted
// below any path.

const root = new URL('../', import.meta.url);

export const built = __KORTTI__;

/** The games in the order of the catalogue, with their options, from this build's engine.
 * @type {import('../types.js').Game[]} */
export const games = built.games;

/** Returns the error message for an unknown game, which lists the known ones.
 * @param {string} name @returns {import('../types.js').Message} */
export const unknownGame = (name) => ({
  id: 'error-unknown-game',
  args: { name, games: games.map((game) => game.name).join(', ') },
});

/** Number of woven bands (materials.css). */
const BANDS = 8;

/** Returns the band of a game, by its index in the catalogue. @param {string} game */
export const bandOf = (game) =>
  Math.max(
    0,
    games.findIndex(({ name }) => name === game),
  ) % BANDS;

/** Returns the full address of a path relative to the site's root.
 * @param {string} path */
export const siteUrl = (path) => new URL(path, root).href;

/** Fetches a file of the build; the browser verifies its hash. If anything else arrives (an error, a login page, a
 * truncated or damaged file), it is refetched past the HTTP cache, which stores the answer.
 * @param {string} path one of `built.hashes`
 * @param {typeof fetch} [network] the worker's original fetch, which it replaces
 * @returns {Promise<Response>} rejects with an Error that names the file */
export function fetchFile(path, network = fetch) {
  const ask = (/** @type {RequestCache} */ cache) => network(siteUrl(path), { integrity: built.hashes[path], cache });
  return ask('default')
    .catch(() => ask('reload'))
    .catch((error) => {
      throw new Error(`${path}: ${error.message}`);
    });
}
