// Where the files of this build are, and how one of them is got whole. Bundles lie in assets/, so the site may be hosted
// below any path.

const root = new URL('../', import.meta.url);

export const built = __KORTTI__;

/** The games in the order of the catalogue, with their options, as the engine of this build tells them.
 * @type {import('../types.js').Game[]} */
export const games = built.games;

/** Returns the message that there is no such game, and which there are. @param {string} name @returns {import('../types.js').Message} */
export const unknownGame = (name) => ({ id: 'error-unknown-game', args: { name, games: games.map((game) => game.name).join(', ') } });

/** The woven bands that there are (materials.css). */
const BANDS = 5;

/** Gets the band of a game, by its place in the catalogue. @param {string} game */
export const bandOf = (game) => Math.max(0, games.findIndex(({ name }) => name === game)) % BANDS;

/** Gives the full address of a path that is relative to the site's root.
 * @param {string} path */
export const siteUrl = (path) => new URL(path, root).href;

/** Gets a file of the build, as it was built: the browser compares its hash. Where something else comes (an error, a page
 * to log in, a cut or damaged file) it is asked for once more, past the caches, which then keep what has come.
 * @param {string} path one of `built.hashes`
 * @param {typeof fetch} [network] the worker's own; its `fetch` is another one by then
 * @returns {Promise<Response>} rejects with an Error that names the file */
export function fetchFile(path, network = fetch) {
  const ask = (/** @type {RequestCache} */ cache) => network(siteUrl(path), { integrity: built.hashes[path], cache });
  return ask('default').catch(() => ask('reload')).catch((error) => {
    throw new Error(`${path}: ${error.message}`);
  });
}
