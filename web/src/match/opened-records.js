// Records that were opened in this tab: too long for an address, they stand there by a number, and are found again after a
// reload.

import { randomText } from './saved-matches.js';

/** @type {Map<string, string>} */
const opened = new Map();
const KEY = 'kortti.record.';

/** Keeps a record for this tab; gets its number. @param {string} text */
export function keepRecord(text) {
  const id = randomText();
  opened.set(id, text);
  try {
    sessionStorage.setItem(KEY + id, text);
  } catch {
    // no storage, or no room: then until the page is loaded again
  }
  return id;
}

/** Gets a record; none: null. @param {string} id */
export function recordOf(id) {
  try {
    return opened.get(id) ?? sessionStorage.getItem(KEY + id);
  } catch {
    return null;
  }
}
