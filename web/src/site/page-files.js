// The page's own files (scripts and style sheets), asked for before they are needed, and again: a browser's cache may have
// kept an error for one of them, or half of it, and the server may have another build by now.

/** The script tag of start.js, which lies in the site's root, with the names of the page's files. */
const script = () => /** @type {HTMLScriptElement | null} */ (document.querySelector('script[data-files]'));

/** Lists the page's files as build.py has written them into the page: paths from the site's root. */
const paths = () => (script()?.dataset.files ?? '').split(' ').filter(Boolean);

/** Gives the full address of a path from the site's root. @param {string} path */
export const siteFile = (path) => new URL(path, script()?.src ?? document.baseURI).href;

/** Lists the full addresses of the page's files. */
export const pageFiles = () => paths().map(siteFile);

/** Gets the full addresses of a part's code: its own file, and then what that imports and the first screen does not.
 * @param {string} name */
export const filesOf = (name) => (script()?.dataset[name] ?? '').split(' ').filter(Boolean).map(siteFile);

/** Asks for the code of a part before it is run. @param {string} name */
export function preloadPart(name) {
  for (const file of filesOf(name)) preload(file, { rel: 'modulepreload' });
}

/** Asks the browser for a file before a script does.
 * @param {string} address @param {Partial<HTMLLinkElement>} how */
export function preload(address, how) {
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', href: address, ...how }));
}

/** Whether the style sheet has come. */
export const isStyled = () => getComputedStyle(document.documentElement).getPropertyValue('--felt') !== '';

/** Loads files past the browser's cache, which keeps what has come: so whoever asks for them next finds it.
 * @param {string[]} addresses @returns {Promise<void>} rejects where one does not come */
export async function refresh(addresses) {
  const answers = await Promise.all(addresses.map((address) => fetch(address, { cache: 'reload' })));
  for (const { ok, status, url } of answers) if (!ok) throw new Error(`${url}: ${status}`);
  await Promise.all(answers.map((answer) => answer.arrayBuffer())); // to its end
}

/** Whether the server has another build by now: then files of this one that have not been loaded yet are gone.
 * @returns {Promise<boolean>} */
export async function isReplaced() {
  const page = await fetch(location.pathname, { cache: 'no-store' }).then((answer) => answer.text()).catch(() => '');
  return page.includes('data-files=') && !page.includes(paths()[0]);
}
