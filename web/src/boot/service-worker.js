// The service worker: keeps every file of this build, so that the site opens without a network.
// A new build waits until the page says so (service-worker-update.js); then the old files go.
//
// Only files whose hash is right are kept. One that is missing or wrong is asked for past the browser's cache, which may
// hold an error or half a file, and kept then.

import { cacheNames, clientsClaim } from 'workbox-core';
import {
  addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, getCacheKeyForURL, precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { tidy } from '../engine/garbage-hint.js';

const home = new URL('./', self.location.href);
const hashes = new Map(__PRECACHE__.map(({ url, integrity }) => [new URL(url, home).href, integrity]));

/** Gets a file from the network, past the browser's cache, and keeps it.
 * @param {string} url without a query @returns {Promise<Response>} rejects where the file is not the one of this build */
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

// The page asks for a file anew when the one that it got was no good.
registerRoute(
  ({ request }) => request.cache === 'reload' && hashes.has(withoutQuery(request.url)),
  ({ request }) => renew(withoutQuery(request.url)),
);

cleanupOutdatedCaches();
clientsClaim();
addPlugins([{
  handlerDidError: async ({ request }) => (hashes.has(withoutQuery(request.url)) ? renew(withoutQuery(request.url)) : undefined),
}]);
self.addEventListener('activate', tidy);
precacheAndRoute(__PRECACHE__, { ignoreURLParametersMatching: [/.*/], cleanURLs: false });

// Any other page below the site's folder: the start page, which knows its screens by the part after #. Only the folder
// itself is answered so, as the start page's links are relative to it.
const startPage = createHandlerBoundToURL('index.html');
registerRoute(
  new NavigationRoute(async (options) => {
    const { request, url } = options;
    if (url.pathname === home.pathname) return startPage(options);
    return fetch(request).catch(() => Response.redirect(home.href + url.hash));
  }),
);

/** Fills what is missing: a browser, or a person, may empty the cache under a service worker that lives on. */
async function fill() {
  const cache = await caches.open(cacheNames.precache);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  for (const url of hashes.keys()) if (!kept.has(/** @type {string} */ (getCacheKeyForURL(url)))) await renew(url);
}

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') /** @type {any} */ (self).skipWaiting();
  if (event.data?.type === 'FILL') /** @type {any} */ (event).waitUntil(fill().catch(() => {})); // at the next visit, then
});
