// Getting a text or a file out of the page: share sheet, clipboard, download.

import { useEffect, useState } from 'preact/hooks';
import { dayAt } from '../../words/numbers.js';

/** Checks if the browser has a share sheet that accepts the data. @param {ShareData} data */
export function canShare(data) {
  try {
    return typeof navigator.share === 'function' && (!navigator.canShare || navigator.canShare(data));
  } catch {
    return false;
  }
}

/** Opens the share sheet. Returns true if it opened, even if the user cancelled.
 * @param {ShareData} data */
export async function share(data) {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return /** @type {Error} */ (error).name === 'AbortError';
  }
}

/** Copies a text. Returns the message id of success or failure. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return 'share-copied';
  } catch {
    return copyByHand(text) ? 'share-copied' : 'share-not-copied'; // an old browser, or a frame without permission
  }
}

/** @param {string} text */
function copyByHand(text) {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'unseen';
  // with a dialog open, nothing outside it can be selected
  (document.querySelector('dialog[open]') ?? document.body).append(area);
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

/** Downloads a file. @param {Blob} blob @param {string} name */
export function saveFile(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Returns a file name from the game and a day, by default today.
 * @param {string} game @param {string} end extension @param {string} [day] */
export const fileName = (game, end, day = dayAt()) => `${game.replace(/[^\w-]/g, '')}-${day}.kortti.${end}`;

/** Draws a PNG and returns it with its address: null until it is there, and if it cannot be drawn.
 * @param {string} name of the file @param {() => Promise<Blob>} draw @param {unknown[]} inputs draws anew if they change
 * @param {() => void} [onMissing] it cannot be drawn @returns {{file: File, address: string} | null} */
export function usePicture(name, draw, inputs, onMissing = () => {}) {
  const [drawn, setDrawn] = useState(/** @type {{file: File, address: string} | null} */ (null));
  useEffect(() => {
    let address = '';
    let isHere = true;
    draw().then(
      (blob) => {
        if (!isHere) return;
        address = URL.createObjectURL(blob);
        setDrawn({ file: new File([blob], name, { type: 'image/png' }), address });
      },
      () => isHere && onMissing(),
    );
    return () => {
      isHere = false;
      URL.revokeObjectURL(address);
    };
  }, inputs);
  return drawn;
}
