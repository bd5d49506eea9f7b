// Links of the site: what stands after the `#` of an address. A link text ("1d.…", "1p.…", "1m.…") says all that there is
// to say of a deal, a position or a match; what it means, the engine knows. After it may follow what is wanted of it, as
// `&name=value`; who writes by hand may say everything so ("game=pantti&deal=…").

const LINK = /^(?:\d{1,3}[a-z]\.[\w.~-]*|game=[^&]*)/;

/** Gets the link in what stands after the `#` of an address, with what is wanted of it; none: null.
 * @param {string} hash */
export function linkIn(hash) {
  const text = hash.replace(/^#/, '');
  return LINK.test(text) ? text : null;
}

/** Gets a link that asks for a step of a match. @param {string} link with or without what is wanted of it @param {number} at */
export const linkAt = (link, at) => `${link.replace(/&at=[^&]*/, '')}&at=${at}`;

/** Gets the whole address of a link. @param {string} link */
export const linkAddress = (link) => new URL(`#${link}`, siteAddress()).href;

/** Gets the address of the site; a page of it that lies elsewhere says where. */
export const siteAddress = () => new URL(document.documentElement.dataset.root ?? '.', document.baseURI).href;

/** Finds the link in what somebody has pasted: alone, in an address, or with words around it. The line that tells a result of
 * today’s deal leads to its day. None: null. @param {string} pasted */
export function findLink(pasted) {
  const [, day = null] = /#(\/today\/\d{4}-\d\d-\d\d)/.exec(pasted) ?? [];
  const [, found = pasted.trim()] = /#(\d{1,3}[a-z]\.[^\s<>"'«»“”]*)/.exec(pasted) ?? [];
  const link = found.replace(/[.,;:!?)\]]+$/, '');
  return (/\s/.test(link) ? null : linkIn(link)) ?? day;
}
