// What a start had to unpack, put away for the next one: the first half of the WebAssembly and the snapshot, 11 MB. To unpack
// them takes a third of the processor's time of a start. Where the browser has no room for that, they are unpacked each time.

import { built, siteUrl } from './site.js';

const NAME = 'kortti-unpacked';
const PATHS = /** @type {string[]} */ ([built.snapshot, built.first].filter(Boolean));

/** Gets a file as an earlier start has put it away.
 * @param {string} path as it is sent @returns {Promise<Response | undefined>} */
export async function getUnpacked(path) {
  try {
    if (PATHS.includes(path)) return await caches.match(siteUrl(path), { cacheName: NAME });
  } catch {} // some frames have no caches
}

/** Puts files away that are not yet there; those of other builds go.
 * @param {Record<string, () => Promise<Response>>} files by their paths. A response that fails while it is read is not kept */
export async function putAway(files) {
  try {
    const cache = await caches.open(NAME);
    const there = (await cache.keys()).map(({ url }) => url);
    for (const url of there) if (!PATHS.map(siteUrl).includes(url)) await cache.delete(url);
    for (const [path, get] of Object.entries(files)) if (!there.includes(siteUrl(path))) await cache.put(siteUrl(path), await get());
  } catch {} // no room
}

/** Lets go of all, as a start with them went wrong. */
export async function forgetUnpacked() {
  try {
    await caches.delete(NAME);
  } catch {}
}
