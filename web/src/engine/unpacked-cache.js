// Cache of files that a start had to decompress: the first half of the WebAssembly and the snapshot, 11 MB.
// Decompressing takes a third of a start's processor time. Each is stored with its hash; a damaged one is deleted and
// downloaded again. Without room in the cache they are decompressed at each start.

import { built, siteUrl } from '../site/site.js';

const NAME = 'kortti-unpacked';
const PATHS = /** @type {string[]} */ ([built.snapshot, built.first].filter(Boolean));

const HASH = 'kortti-hash'; // a header

/** Returns the hash of a file as text; '' without https, which has no crypto.subtle. @param {ArrayBuffer} bytes */
async function hashOf(bytes) {
  return crypto.subtle ? String(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))) : '';
}

/** Returns a file from the cache, if its hash still matches.
 * @param {string} path of the compressed file @returns {Promise<Response | undefined>} */
export async function getUnpacked(path) {
  try {
    if (!PATHS.includes(path)) return;
    const cache = await caches.open(NAME);
    const kept = await cache.match(siteUrl(path));
    const bytes = await kept?.clone().arrayBuffer();
    // the browser has compiled code for this response
    if (bytes && kept?.headers.get(HASH) === (await hashOf(bytes))) return kept;
    await cache.delete(siteUrl(path));
  } catch {} // some frames have no cache storage
}

/** Adds missing files to the cache and deletes those of other builds.
 * @param {Record<string, () => Promise<Response>>} files by path; a response that fails is not stored */
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
      await cache.put(
        siteUrl(path),
        new Response(bytes, { headers: { 'content-type': type, [HASH]: await hashOf(bytes) } }),
      );
    }
  } catch {} // no room
}

/** Empties the cache after a failed start. */
export async function forgetUnpacked() {
  try {
    await caches.delete(NAME);
  } catch {}
}
