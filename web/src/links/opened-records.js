// Records opened in this tab. They are too long for an address, so the address has an id, under which they are found
// after a reload too.

/** @type {Map<string, string>} */
const opened = new Map();
const KEY = 'kortti.record.';

/** Keeps a record for this tab; returns its id. @param {string} text */
export function keepRecord(text) {
  const id = `${Date.now().toString(36)}-${opened.size}`;
  opened.set(id, text);
  try {
    sessionStorage.setItem(KEY + id, text);
  } catch {
    // no storage, or full: lost at the next reload
  }
  return id;
}

/** Returns a record, or null. @param {string} id */
export function recordOf(id) {
  try {
    return opened.get(id) ?? sessionStorage.getItem(KEY + id);
  } catch {
    return null;
  }
}
