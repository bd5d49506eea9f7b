// The service worker: keeps every file of this build, so that the site opens without a network.
// A new build waits until the page says so (update.js); then the old files go.

import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

cleanupOutdatedCaches();
clientsClaim();
precacheAndRoute(__PRECACHE__, { ignoreURLParametersMatching: [/.*/], cleanURLs: false });

// Any other page below the site's folder: the start page, which knows its screens by the part after #. Only the folder
// itself is answered so, as the start page's links are relative to it.
const home = new URL('./', self.location.href);
const startPage = createHandlerBoundToURL('index.html');
registerRoute(
  new NavigationRoute(async (options) => {
    const { request, url } = options;
    if (url.pathname === home.pathname) return startPage(options);
    return fetch(request).catch(() => Response.redirect(home.href + url.hash));
  }),
);

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') /** @type {any} */ (self).skipWaiting();
});
