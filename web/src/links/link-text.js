// Links: the part after the # of an address. A link text ("1d.…", "1p.…", "1m.…") encodes a deal, a position or a
// match; the engine interprets it. Parameters may follow as `&name=value`; written by hand, parameters alone will do
// ("game=pantti&deal=…").

const LINK = /^(?:\d{1,3}[a-z]\.[\w.~-]*|(?:game|puzzle)=[^&]*)/;

/** Returns the link after the # of an address, with its parameters; null if there is none.
 * @param {string} hash */
export function linkIn(hash) {
  const text = hash.replace(/^#/, '');
  return LINK.test(text) ? text : null;
}

/** Returns a link to a step of a match. @param {string} link with or without parameters @param {number} at */
export const linkAt = (link, at) => `${link.replace(/&at=[^&]*/, '')}&at=${at}`;

/** Returns the full address of a link. @param {string} link */
export const linkAddress = (link) => new URL(`#${link}`, siteAddress()).href;

/** Returns the address of the site; pages in other folders say it in data-root. */
export const siteAddress = () => new URL(document.documentElement.dataset.root ?? '.', document.baseURI).href;

/** Finds the link in a pasted text: alone, in an address, or among words; null if there is none. The address of a screen
 * that others may have, too, is returned as its path: a daily deal, an invitation, a puzzle. @param {string} pasted */
export function findLink(pasted) {
  const [, path = ''] = /#(\/(?:today|join|practice)\b[^\s<>"'«»“”]*)/.exec(pasted) ?? [];
  const [, found = pasted.trim()] = /#((?:\d{1,3}[a-z]\.|(?:game|puzzle)=)[^\s<>"'«»“”]*)/.exec(pasted) ?? [];
  const [link, screen] = [found, path].map((text) => text.replace(/[.,;:!?)\]]+$/, ''));
  return (/\s/.test(link) ? null : linkIn(link)) ?? (screen || null);
}
