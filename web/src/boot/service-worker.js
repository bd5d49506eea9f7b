// The service worker: caches every file of this build, so that the site works offline. A new build waits until the page
// activates it (service-worker-update.js); then the old files are deleted.
//
// Only files with the right hash are cached. A missing or damaged file is fetched past the HTTP cache, which may hold
// an error or a truncated file.

import { cacheNames, clientsClaim } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { tidy } from '../engine/garbage-hint.js';

const home = new URL('./', self.location.href);
const hashes = new Map(__PRECACHE__.map(({ url, integrity }) => [new URL(url, home).href, integrity]));

/** Fetches a file past the HTTP cache and stores it.
 * @param {string} url without a query @returns {Promise<Response>} rejects if the hash differs from this build's */
async function renew(url) {
  const response = await fetch(url, { cache: 'reload', integrity: hashes.get(url) });
  const cache = await caches.open(cacheNames.precache);
  await cache.put(/** @type {string} */ (getCacheKeyForURL(url)), response.clone());
  return response;
}

/** @param {string} address */
function withoutQuery(address) {
  const url = new URL(address);
  return url.origin + url.pathname;
}

// The page refetches a file with cache: 'reload' if its copy was damaged.
registerRoute(
  ({ request }) => request.cache === 'reload' && hashes.has(withoutQuery(request.url)),
  ({ request }) => renew(withoutQuery(request.url)),
);

cleanupOutdatedCaches();
clientsClaim();
addPlugins([
  {
    handlerDidError: async ({ request }) =>
      hashes.has(withoutQuery(request.url)) ? renew(withoutQuery(request.url)) : undefined,
  },
]);
self.addEventListener('activate', tidy);
precacheAndRoute(__PRECACHE__, { ignoreURLParametersMatching: [/.*/], cleanURLs: false });

// Navigations: the start page answers only for the site's folder itself, since its links are relative; offline, any
// other page below redirects there.
const startPage = createHandlerBoundToURL('index.html');
registerRoute(
  new NavigationRoute(async (options) => {
    const { request, url } = options;
    if (url.pathname === home.pathname) return startPage(options);
    return fetch(request).catch(() => Response.redirect(home.href + url.hash));
  }),
);

/** Fetches missing files: the browser or the user may clear the cache while the worker lives on. */
async function fill() {
  const cache = await caches.open(cacheNames.precache);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  for (const url of hashes.keys()) if (!kept.has(/** @type {string} */ (getCacheKeyForURL(url)))) await renew(url);
}

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') /** @type {any} */ (self).skipWaiting();
  if (event.data?.type !== 'FILL') return;
  // a worker may take over while the page of the build before it loads
  if (!hashes.has(event.data.script)) event.source?.postMessage({ type: 'OTHER_BUILD' });
  /** @type {any} */ (event).waitUntil(fill().catch(() => {})); // retried at the next visit
});
