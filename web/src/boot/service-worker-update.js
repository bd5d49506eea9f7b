// The page's end of the service worker: registers it once the engine has loaded, so that nothing is fetched twice, lets it
// fill what is missing in its cache, and tells when a new build waits. The page offers it on its menu, never in a game.

import { siteUrl } from '../site/site.js';

const HOUR = 3_600_000;

/** Watches for new builds; does nothing in a frame or where there are no service workers.
 * @param {{onWaiting?: () => void, after?: Promise<unknown>}} [options] `after`: register only once this has resolved,
 *   say `engine.ready`
 * @returns {{apply: () => void}} `apply` turns to the waiting build, which loads the page anew */
export function watchUpdates({ onWaiting, after = Promise.resolve() } = {}) {
  if (window.top !== window || !('serviceWorker' in navigator)) return { apply() {} };
  /** @type {import('workbox-window').Workbox | null} */
  let workbox = null;
  let checked = Date.now();
  // Another worker has taken over, also where another tab has applied it: the files of the old build are gone. The first
  // one of all only adds to what is there.
  let isControlled = Boolean(navigator.serviceWorker.controller);

  async function register() {
    navigator.serviceWorker.controller?.postMessage({ type: 'FILL' });
    const { Workbox } = await import('workbox-window');
    workbox = new Workbox(siteUrl('sw.js'));
    workbox.addEventListener('waiting', () => onWaiting?.());
    workbox.addEventListener('controlling', () => {
      if (isControlled) location.reload();
      isControlled = true;
    });
    await workbox.register({ immediate: true });
  }
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checked < HOUR) return;
    checked = Date.now();
    workbox?.update().catch(() => {});
  });
  Promise.all([after, loaded()]).then(register).catch(() => {}); // no engine, no storage, no https: then without
  return { apply: () => workbox?.messageSkipWaiting() };
}

const loaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));
