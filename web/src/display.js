// The face of names and titles. It comes after all that the first card needs, and nothing waits for it: until then, and
// where it does not come, the system's bold letters stand there, whose room it takes.

import { siteUrl } from './site.js';

/** What makes its letters as wide, and its lines as high, as those of common bold faces. */
const LIKE_THE_SYSTEM = { weight: '600 800', sizeAdjust: '105%', ascentOverride: '90%', descentOverride: '22%', lineGapOverride: '0%' };

/** Loads the face: at once where this site's files are kept on the device, else when the engine is there.
 * @param {Promise<void>} ready */
export async function loadDisplayFace(ready) {
  if (!isKept()) await ready;
  const face = new FontFace('Familjen Grotesk', `url("${siteUrl('fonts/familjen-grotesk-bold.woff2')}")`, LIKE_THE_SYSTEM);
  await face.load().then((loaded) => document.fonts.add(loaded), () => {});
}

/** Whether this site's files are kept on the device; a frame without an origin of its own may not even ask. */
function isKept() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}
