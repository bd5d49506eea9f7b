// The page's side of the service worker: registers it after the engine has loaded, so nothing downloads twice, asks it
// to complete its cache, and reports a waiting build. The page offers the update in its menu, never during a game.

import { siteUrl } from '../site/site.js';

const HOUR = 3_600_000;
/** Milliseconds after which the page reloads though a build that was told to has not taken over: Chromium may leave it
 * waiting until then if a file was asked for at that moment. */
const TAKEOVER = 3000;
/** The script of this page that was reloaded because it is of another build, for the visit. */
const RELOADED = 'kortti.reloaded';

/** Watches for new builds; does nothing in a frame or without service worker support.
 * @param {{onWaiting?: () => void, after?: Promise<unknown>}} [options] registers after `after`, e.g. `engine.ready`
 * @returns {{apply: () => void}} `apply` activates the waiting build, which reloads the page */
export function watchUpdates({ onWaiting, after = Promise.resolve() } = {}) {
  if (window.top !== window || !('serviceWorker' in navigator)) return { apply() {} };
  /** @type {import('workbox-window').Workbox | null} */
  let workbox = null;
  let checked = Date.now();
  // Reloads when a new worker takes control, even if another tab applied it while this page was starting: the old
  // build's files are gone. The very first worker needs no reload.
  let isControlled = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) location.reload();
    isControlled = true;
  });

  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'OTHER_BUILD') reloadOnce();
  });

  async function register() {
    navigator.serviceWorker.controller?.postMessage({ type: 'FILL', script: import.meta.url });
    const { Workbox } = await import('workbox-window');
    workbox = new Workbox(siteUrl('sw.js'));
    workbox.addEventListener('waiting', () => onWaiting?.());
    await workbox.register({ immediate: true });
  }
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checked < HOUR) return;
    checked = Date.now();
    workbox?.update().catch(() => {});
  });
  Promise.all([after, loaded()])
    .then(register)
    .catch(() => {}); // no engine, storage or https: works without
  return {
    apply() {
      workbox?.messageSkipWaiting();
      setTimeout(() => location.reload(), TAKEOVER);
    },
  };
}

/** Reloads a page that came from another build than the worker that controls it; not again if that does not help. */
function reloadOnce() {
  try {
    if (sessionStorage.getItem(RELOADED) === import.meta.url) return;
    sessionStorage.setItem(RELOADED, import.meta.url);
    location.reload();
  } catch {
    // storage is blocked: it might reload for ever
  }
}

const loaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));
