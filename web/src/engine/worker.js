// The worker in which the engine runs: Pyodide and the wheel kortti, all of them files of this site. It starts from a
// snapshot (snapshot-start.js), or by the fallback (fallback-start.js) if the page asks for it or there is no snapshot.
// In:  {id, request}: a JSON text.
// Out: {progress: {loaded, total}}, {stage}, {isLocked}, {ready, way}, {failed}; each counts as progress of the start;
//      {isWhole}: the rest of the WebAssembly has loaded too, some time after ready;
//      {id, answer}, with the `save` if it shows a match; {id, crash};
//      {spoilt}: the snapshot lacks something, another worker must answer.
// Only texts pass between Python and JavaScript, so no proxies leak.

import { built } from '../site/site.js';
import { fail, failed, forget, putRight } from './downloads.js';
import { startFallback } from './fallback-start.js';
import { tidy } from './garbage-hint.js';
import { fetchRest } from './pyodide.js';
import { putStartAway, startFromSnapshot } from './snapshot-start.js';

/** @type {(text: string) => string} */
let handle;
/** How it was started. @type {'snapshot' | 'usual'} */
let way;

self.onunhandledrejection = (event) => {
  event.preventDefault();
  fail(event.reason);
};
const started = Promise.race([start(), failed]);

// A lock held for the worker's lifetime: the page requests it too, and gets it as soon as the worker is gone. Frames
// without locks rely on the page's timeouts.
Promise.resolve(
  navigator.locks?.request(self.name, () => {
    self.postMessage({ isLocked: true });
    return new Promise(() => {});
  }),
)
  .catch(() => {})
  .then(() => self.postMessage({ isLocked: false }));

self.onmessage = async ({ data: { id, request } }) => {
  try {
    await started;
    const asked = JSON.parse(request);
    const answer = await answerTo(asked);
    // Saved in the same task: another request might change the match before the page could ask.
    const saved = answer.view && asked.do !== 'replay' ? ask({ do: 'save' }) : {};
    self.postMessage({ id, answer, ...saved });
  } catch (error) {
    crashed(error, id);
  }
};

/** Reports a request that crashed Python, which none should. After a start from the snapshot the likely cause is an
 * import of a module that is not in it.
 * @param {unknown} error @param {number} [id] */
function crashed(error, id) {
  self.postMessage(way === 'snapshot' ? { spoilt: String(error) } : { id, crash: String(error) });
}

/** @param {Record<string, any>} request @returns {Record<string, any>} */
const ask = (request) => JSON.parse(handle(JSON.stringify(request)));

/** Returns the answer to a request. A long computation runs in slices, and other requests are answered in between. An
 * answer with `done` goes back to the page, which shows the progress and asks for the next slice itself.
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
    // Measures the device's speed before compiling competes for the processor.
    answerTo({ do: 'calibrate' })
      .catch((error) => crashed(error))
      .then(() => (way === 'usual' ? putRight() : persist(fetchRest)))
      .then(() => self.postMessage({ isWhole: true }))
      .then(() => (way === 'snapshot' ? putStartAway() : undefined))
      .then(tidy);
  },
  (error) => self.postMessage({ failed: String(error) }),
);

/** Repeats work until it succeeds: after growing pauses, and as soon as the network is back.
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

/** Starts the engine. The player waits for all of this. */
async function start() {
  const isUsual = new URL(import.meta.url).searchParams.get('way') === 'usual' || !built.snapshot;
  way = isUsual ? 'usual' : 'snapshot';
  const pyodide = await (isUsual ? startFallback() : startFromSnapshot());
  handle = pyodide.runPython('from kortti.page import Page; Page().handle');
}
