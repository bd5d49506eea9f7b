// The worker in which the engine runs: Pyodide and the wheel kortti, all of them files of this site. It starts from a
// snapshot (snapshot-start.js), or the usual way (fallback-start.js) where the page wants that, or where no good snapshot comes.
// In:  {id, request}, a JSON text.  Out: {progress: {loaded, total}}, {stage},
// {isLocked}, {ready, way}, {failed}, {isWhole}: the rest of the WebAssembly has come too, some time after it was ready,
// {id, answer} (with the `save` of a match that it shows), {id, crash}, or {spoilt}: the snapshot lacks something, and another
// worker is to answer. Until it is ready, each message tells the page that the start goes on.
// Only texts pass between Python and JavaScript, so no proxies are left behind.

import { fail, failed, forget, putRight } from './downloads.js';
import { fetchRest } from './pyodide.js';
import { built } from '../site/site.js';
import { putStartAway, startFromSnapshot } from './snapshot-start.js';
import { tidy } from './garbage-hint.js';
import { startUsually } from './fallback-start.js';

/** @type {(text: string) => string} */
let handle;
/** How it has started. @type {'snapshot' | 'usual'} */
let way;

self.onunhandledrejection = (event) => {
  event.preventDefault();
  fail(event.reason);
};
const started = Promise.race([start(), failed]);

// Held for as long as this worker lives. The page waits for the lock, and so learns at once when the worker is gone.
// Some frames allow no locks: there the page's time limits are left.
Promise.resolve(
  navigator.locks?.request(self.name, () => {
    self.postMessage({ isLocked: true });
    return new Promise(() => {});
  }),
).catch(() => {}).then(() => self.postMessage({ isLocked: false }));

self.onmessage = async ({ data: { id, request } }) => {
  try {
    await started;
    const asked = JSON.parse(request);
    const answer = await answerTo(asked);
    // Asked for at once: another request might change the match before the page could ask.
    const saved = answer.view && asked.do !== 'replay' ? ask({ do: 'save' }) : {};
    self.postMessage({ id, answer, ...saved });
  } catch (error) {
    crashed(error, id);
  }
};

/** Tells of a request that brought Python down, which none may do. After a snapshot that is most likely an import of a
 * module that is not in it.
 * @param {unknown} error @param {number} [id] */
function crashed(error, id) {
  self.postMessage(way === 'snapshot' ? { spoilt: String(error) } : { id, crash: String(error) });
}

/** @param {Record<string, any>} request @returns {Record<string, any>} */
const ask = (request) => JSON.parse(handle(JSON.stringify(request)));

/** Gets the answer to a request. Where that takes thought, other requests are answered between its slices. One that tells how
 * much is done goes back to the page, which shows that, and asks for the next slice itself.
 * @param {Record<string, any>} request */
async function answerTo(request) {
  for (let answer = ask(request); ; answer = ask(request)) {
    const { unfinished, ...soFar } = answer;
    if (!unfinished || 'done' in soFar) return answer;
    request = { ...request, ...soFar };
    await new Promise((resolve) => setTimeout(resolve));
  }
}

started.then(
  () => {
    self.onunhandledrejection = null;
    forget();
    self.postMessage({ ready: true, way });
    // How fast the device is comes first: to compile takes time of its processor, too.
    answerTo({ do: 'calibrate' }).catch((error) => crashed(error)).then(() => (way === 'usual' ? putRight() : persist(fetchRest)))
      .then(() => self.postMessage({ isWhole: true }))
      .then(() => (way === 'snapshot' ? putStartAway() : undefined))
      .then(tidy);
  },
  (error) => self.postMessage({ failed: String(error) }),
);

/** Does something until it goes well: after growing pauses, and as soon as there is a network again.
 * @param {() => Promise<unknown>} work @param {number} [pause] milliseconds @returns {Promise<unknown>} */
async function persist(work, pause = 5_000) {
  try {
    return await work();
  } catch (error) {
    console.warn('is tried again:', error);
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
      self.addEventListener('online', resolve, { once: true });
    });
    return persist(work, pause * 2);
  }
}

/** Starts the engine. All that decides how long a player waits is here. */
async function start() {
  const isUsual = new URL(import.meta.url).searchParams.get('way') === 'usual' || !built.snapshot;
  way = isUsual ? 'usual' : 'snapshot';
  const pyodide = await (isUsual ? startUsually() : startFromSnapshot());
  handle = pyodide.runPython('from kortti.page import Page; Page().handle');
}
