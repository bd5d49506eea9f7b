// The page's end of the service worker: registers it once the engine has loaded, so that nothing is fetched twice, and
// tells when a new build waits. The page offers it on its menu, never in a game.

import { Workbox } from 'workbox-window';
import { siteUrl } from './site.js';

const HOUR = 3_600_000;

/** Watches for new builds; does nothing in a frame or where there are no service workers.
 * @param {{onWaiting?: () => void, after?: Promise<unknown>}} [options] `after`: register only once this has resolved,
 *   say `engine.ready`
 * @returns {{apply: () => void}} `apply` turns to the waiting build, which loads the page anew */
export function watchUpdates({ onWaiting, after = Promise.resolve() } = {}) {
  if (window.top !== window || !('serviceWorker' in navigator)) return { apply() {} };
  const workbox = new Workbox(siteUrl('sw.js'));
  let checked = Date.now();

  workbox.addEventListener('waiting', () => onWaiting?.());
  // Also where another tab has applied it: the files of the old build are gone then.
  workbox.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (isUpdate || isExternal) location.reload();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checked < HOUR) return;
    checked = Date.now();
    workbox.update().catch(() => {});
  });
  Promise.all([after, loaded()])
    .then(() => workbox.register({ immediate: true }))
    .catch(() => {}); // no engine, no storage, no https: then without
  return { apply: () => workbox.messageSkipWaiting() };
}

const loaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));
