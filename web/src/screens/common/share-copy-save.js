// Ways in which a text or a file leaves the page: the system's share sheet, the clipboard, a download.

/** Whether the browser has a share sheet, and it takes this. @param {ShareData} data */
export function canShare(data) {
  try {
    return typeof navigator.share === 'function' && (!navigator.canShare || navigator.canShare(data));
  } catch {
    return false;
  }
}

/** Opens the share sheet; tells whether it could be opened. Who closes it again has been served.
 * @param {ShareData} data */
export async function share(data) {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return /** @type {Error} */ (error).name === 'AbortError';
  }
}

/** Copies a text; gets the id of what tells whether that was allowed. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return 'share-copied';
  } catch {
    return copyByHand(text) ? 'share-copied' : 'share-not-copied'; // an old browser, or a frame that may not
  }
}

/** @param {string} text */
function copyByHand(text) {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'unseen';
  (document.querySelector('dialog[open]') ?? document.body).append(area); // outside of an open dialog nothing can be selected
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    before?.focus({ preventScroll: true });
  }
}

/** Saves a file. @param {Blob} blob @param {string} name */
export function saveFile(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Gets a name for a file: the game, and the day. @param {string} game @param {string} end */
export const fileName = (game, end) => `${game.replace(/[^\w-]/g, '')}-${new Date().toISOString().slice(0, 10)}.kortti.${end}`;
