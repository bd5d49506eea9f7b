// The page's own files (scripts and style sheets): preloads them, and refetches them if the HTTP cache holds an error
// or a truncated file, or the server has a newer build.

/** The script tag of start.js, in the site's root; it lists the page's files. */
const script = () => /** @type {HTMLScriptElement | null} */ (document.querySelector('script[data-files]'));

/** Returns the page's files, as the build lists them: paths from the site's root. */
const paths = () => (script()?.dataset.files ?? '').split(' ').filter(Boolean);

/** Returns the full address of a path from the site's root. @param {string} path */
export const siteFile = (path) => new URL(path, script()?.src ?? document.baseURI).href;

/** Returns the full addresses of the page's files. */
export const pageFiles = () => paths().map(siteFile);

/** Returns the full addresses of a part: its own file, then its imports that the first screen lacks.
 * @param {string} name */
export const filesOf = (name) =>
  (script()?.getAttribute(`data-${name}`) ?? '').split(' ').filter(Boolean).map(siteFile);

/** Preloads the code of a part. @param {string} name */
export function preloadPart(name) {
  for (const file of filesOf(name)) preload(file, { rel: 'modulepreload' });
}

/** Preloads a file.
 * @param {string} address @param {Partial<HTMLLinkElement>} how */
export function preload(address, how) {
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', href: address, ...how }));
}

/** True if the style sheet has loaded. */
export const isStyled = () => getComputedStyle(document.documentElement).getPropertyValue('--felt') !== '';

/** Fetches files past the HTTP cache, which stores the answers for the next request.
 * @param {string[]} addresses @returns {Promise<void>} rejects if one fails */
export async function refresh(addresses) {
  const answers = await Promise.all(addresses.map((address) => fetch(address, { cache: 'reload' })));
  for (const { ok, status, url } of answers) if (!ok) throw new Error(`${url}: ${status}`);
  await Promise.all(answers.map((answer) => answer.arrayBuffer())); // reads to the end, or nothing is cached
}

/** Checks if the server has a newer build: files of this one that have not been loaded yet are gone then.
 * @returns {Promise<boolean>} */
export async function isReplaced() {
  const page = await fetch(location.pathname, { cache: 'no-store' })
    .then((answer) => answer.text())
    .catch(() => '');
  return page.includes('data-files=') && !page.includes(paths()[0]);
}
