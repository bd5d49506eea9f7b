// What a start had to unpack, put away for the next one: the first half of the WebAssembly and the snapshot, 11 MB. To unpack
// them takes a third of the processor's time of a start. Where the browser has no room for that, they are unpacked each time.
// Each has its hash with it: what was damaged meanwhile is let go of, and comes from the network again.

import { built, siteUrl } from '../site/site.js';

const NAME = 'kortti-unpacked';
const PATHS = /** @type {string[]} */ ([built.snapshot, built.first].filter(Boolean));

const HASH = 'kortti-hash'; // a header

/** Gets the hash of a file as text; hashes there are on https only: ''. @param {ArrayBuffer} bytes */
async function hashOf(bytes) {
  return crypto.subtle ? String(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))) : '';
}

/** Gets a file as an earlier start has put it away, where it still is what it was.
 * @param {string} path as it is sent @returns {Promise<Response | undefined>} */
export async function getUnpacked(path) {
  try {
    if (!PATHS.includes(path)) return;
    const cache = await caches.open(NAME);
    const kept = await cache.match(siteUrl(path));
    const bytes = await kept?.clone().arrayBuffer();
    if (bytes && kept?.headers.get(HASH) === (await hashOf(bytes))) return kept; // for which the browser has compiled code
    await cache.delete(siteUrl(path));
  } catch {} // some frames have no caches
}

/** Puts files away that are not yet there; those of other builds go.
 * @param {Record<string, () => Promise<Response>>} files by their paths. A response that fails while it is read is not kept */
export async function putAway(files) {
  try {
    const cache = await caches.open(NAME);
    const there = (await cache.keys()).map(({ url }) => url);
    for (const url of there) if (!PATHS.map(siteUrl).includes(url)) await cache.delete(url);
    for (const [path, get] of Object.entries(files)) {
      if (there.includes(siteUrl(path))) continue;
      const response = await get();
      const bytes = await response.arrayBuffer();
      const type = response.headers.get('content-type') ?? 'application/octet-stream';
      await cache.put(siteUrl(path), new Response(bytes, { headers: { 'content-type': type, [HASH]: await hashOf(bytes) } }));
    }
  } catch {} // no room
}

/** Lets go of all, as a start with them went wrong. */
export async function forgetUnpacked() {
  try {
    await caches.delete(NAME);
  } catch {}
}
