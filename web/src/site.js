// Where the files of this build are. Bundles lie in assets/, so the site may be hosted below any path.

const root = new URL('../', import.meta.url);

export const built = __KORTTI__;

/** Gives the full address of a path that is relative to the site's root.
 * @param {string} path */
export const siteUrl = (path) => new URL(path, root).href;
