// The face of names and titles. It comes after all that the first card needs, and no screen waits for it longer than nobody
// sees: until then, and where it does not come, the system's bold letters stand there. They may be wider or narrower; so it
// is put on only as a screen comes, and nothing moves.

import { siteUrl } from './site.js';

/** What makes its letters as wide, and its lines as high, as those of common bold faces. */
const LIKE_THE_SYSTEM = { weight: '600 800', sizeAdjust: '105%', ascentOverride: '90%', descentOverride: '22%', lineGapOverride: '0%' };

/** Milliseconds for which the first screen waits for a face that is kept on the device. */
const PATIENCE = 80;

/** The face, once it has come. @type {FontFace | null} */
let come = null;

/** Loads the face: at once where this site's files are kept on the device, else when the engine is there.
 * @param {Promise<void>} ready @returns {Promise<unknown>} that the first screen is to wait for */
export async function loadDisplayFace(ready) {
  const face = new FontFace('Familjen Grotesk', `url("${siteUrl('fonts/familjen-grotesk-bold.woff2')}")`, LIKE_THE_SYSTEM);
  const load = () => face.load().then((loaded) => void (come = loaded), () => {});
  if (isKept()) return Promise.race([load(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  ready.then(load);
}

/** Puts the face on, if it has come: to be called as a screen comes. */
export function putFaceOn() {
  if (come) document.fonts.add(come);
}

/** Whether this site's files are kept on the device; a frame without an origin of its own may not even ask. */
function isKept() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}
