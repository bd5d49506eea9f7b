// Client of the engine's worker: sends requests, returns answers, and replaces a worker that is lost.
// The worker keeps the match in memory only, so each answer that shows a match comes with its save. The client keeps
// the latest save; a new worker opens it and then gets the unanswered requests again, so a crash looks like a pause.
// The save is passed on with the answer.
//
// Each stage of the start has a timeout: a sign of life, then the worker's lock, then progress. A failed start is
// retried once automatically; then the user is told and may retry.

import { built, siteUrl } from '../site/site.js';
import { Refused } from './refused.js';
import { shareOf } from './start-progress.js';
import { begin, handOver, takeFirst } from './worker-spawn.js';

/** @typedef {import('../wire.js').Request} Request
 * @typedef {import('../wire.js').Answers} Answers
 * @typedef {import('../wire.js').Message} Message
 * @typedef {{state: 'starting' | 'ready' | 'failed', loaded: number, total: number, stages: number, behind: number,
 *   isQuiet?: boolean, reason?: string}} EngineState
 *   `loaded` of `total` bytes; `stages` passed; `behind`: share of the progress bar reached before a restart, from
 *   which loaded, total and stages count on; `isQuiet`: no progress for a while; `reason` of a restart or failure
 * @typedef {{request: Request, timeout: number, sent: number, resolve: (answer: any) => void,
 *   reject: (error: Error) => void, retried: boolean, unwatch: () => void}} Waiting
 */
/** The answer to a request, with the save if it shows a match.
 * @template {Request} R
 * @typedef {WithSave<Answers[R['do']]>} AnswerTo
 */
/** @template A
 * @typedef {A extends import('../wire.js').Turn ? A & {save: string} : A} WithSave
 */

/** Timeouts in milliseconds: an answer; a new worker's lock; a start without progress until it is reported, and until
 * it is given up. */
const PATIENCE = { answer: 10_000, life: 15_000, quiet: 10_000, start: 40_000 };
/** After this many crashes in a row without an answer, or this many failed starts, the worker is not restarted. */
const LOSSES = 3;
const FAILURES = 2;

/** Starts the engine.
 * @param {{onChange?: (state: EngineState) => void, patience?: Partial<typeof PATIENCE>}} [options] */
export function startEngine({ onChange, patience = {} } = {}) {
  const limits = { ...PATIENCE, ...patience };
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  let lastId = 0;
  /** @type {string | null} */
  let save = null;
  let losses = 0;
  let failures = 0;
  /** True if workers use the fallback start: for good, once a start from the snapshot or a run on it has failed. */
  let isUsual = !built.snapshot;
  /** True once the present worker has reported its lock, or that it cannot have one. */
  let isAlive = false;
  /** @type {EngineState} */
  let now = { state: 'starting', loaded: 0, total: 0, stages: 0, behind: 0 };
  /** @type {Worker | null} */
  let worker = null;
  /** Aborts all listeners of the present worker. */
  let listening = new AbortController();
  /** Cancels the timeout of the present stage. */
  let unwatch = () => {};
  /** Cancels the timeout for `isQuiet`. */
  let unhush = () => {};
  /** @type {PromiseWithResolvers} */
  let ready = withResolvers();

  start();

  return {
    /** Sends a request; rejects with a `Refused`, whose `detail` is a message, if the engine refuses it.
     * @template {Request} R
     * @param {R} request
     * @param {{timeout?: number}} [options] milliseconds, counted once the engine is ready
     * @returns {Promise<AnswerTo<R>>} */
    ask(request, { timeout = limits.answer } = {}) {
      if (!worker) restart();
      return new Promise((resolve, reject) => {
        waiting.set(++lastId, { request, timeout, resolve, reject, sent: 0, retried: false, unwatch() {} });
        if (now.state === 'ready') send(lastId);
      });
    },
    /** Resolves when the engine can answer; rejects if the start fails. */
    get ready() {
      return ready.promise;
    },
    restart,
    /** Stops the worker and frees its memory until the next request. Rejects pending requests. */
    rest() {
      stop();
      for (const { unwatch, reject } of waiting.values()) unwatch(), reject(new Error('resting'));
      waiting.clear();
      tell({ state: 'starting', loaded: 0, stages: 0, behind: 0, reason: undefined });
    },
  };

  /** Starts a new worker at the last save. */
  function restart() {
    stop();
    losses = 0;
    failures = 0;
    tell({ isQuiet: false });
    start('asked');
    return ready.promise;
  }

  /** @param {string} [reason] of a restart */
  function start(reason) {
    if (ready.settled) ready = withResolvers();
    const { signal } = (listening = new AbortController());
    const address = new URL(siteUrl(built.worker));
    // A new address for a retry: a cache may hold an error or a damaged file under the old one.
    if (reason) address.searchParams.set('again', String(Date.now()));
    if (isUsual) address.searchParams.set('way', 'usual');
    /** @type {import('./worker-spawn.js').Begun} */
    let begun;
    try {
      begun = takeFirst() ?? begin(address.href);
    } catch (error) {
      return giveUp(String(error)); // no retry would help
    }
    worker = begun.worker;
    worker.addEventListener('message', ({ data }) => hear(data, begun.name, signal), { signal });
    worker.addEventListener(
      'error',
      ({ message }) => (now.state === 'ready' ? lost : fail)(`error: ${message ?? 'not loaded'}`),
      { signal },
    );
    worker.addEventListener('messageerror', () => lost('messageerror'), { signal });
    isAlive = false;
    unwatch = watch(limits.life, () => fail('no sign of life'));
    // Progress continues from where the last start came to.
    const behind = now.state === 'starting' ? shareOf(now) : 0;
    tell({ state: 'starting', loaded: 0, total: 0, stages: 0, behind, reason });
    if (!now.isQuiet) hush();
    handOver(begun);
  }

  function stop() {
    listening.abort();
    unwatch();
    unhush();
    worker?.terminate();
    worker = null;
  }

  /** Restarts the timeout for `isQuiet`. */
  function hush() {
    unhush();
    unhush = watch(limits.quiet, () => tell({ isQuiet: true }));
  }

  /** @param {Partial<EngineState>} change */
  function tell(change) {
    now = { ...now, ...change };
    onChange?.(now);
  }

  /** @param {any} data  @param {string} name  @param {AbortSignal} signal */
  function hear(data, name, signal) {
    isAlive ||= 'isLocked' in data;
    if (now.state === 'starting' && isAlive) {
      unwatch();
      unwatch = watch(limits.start, stalled);
      hush();
      if (now.isQuiet) tell({ isQuiet: false });
    }
    if (data.isLocked) navigator.locks.request(name, { signal }, () => lost('gone')).catch(() => {});
    else if (data.progress) tell(data.progress);
    else if (data.stage) tell({ stages: now.stages + 1 });
    else if (data.failed) fail(data.failed);
    else if (data.spoilt) lost(data.spoilt, { isSpoilt: true });
    else if (data.ready) resume(data.way);
    else if (data.isWhole)
      performance.mark('engine-whole'); // for benchmarks
    else if ('id' in data) settle(data);
  }

  /** @param {'snapshot' | 'usual'} way how the worker was started */
  function resume(way) {
    unwatch();
    unhush();
    failures = 0;
    performance.mark('engine-ready', { detail: { way } }); // for benchmarks
    // Reopens the match before anything else; id 0 has no waiting entry.
    if (save) worker?.postMessage({ id: 0, request: JSON.stringify({ do: 'open', save }) });
    for (const id of waiting.keys()) send(id);
    tell({ state: 'ready' });
    ready.resolve();
  }

  /** @param {number} id */
  function send(id) {
    const entry = waiting.get(id);
    if (!entry || entry.sent) return;
    entry.sent = Date.now();
    entry.unwatch = watch(entry.timeout, () => lost('no answer'));
    worker?.postMessage({ id, request: JSON.stringify(entry.request) });
  }

  /** @param {{id: number, answer?: Answers[Request['do']] | import('../wire.js').Refusal, save?: string,
   *   crash?: string}} data */
  function settle({ id, answer, save: saved, crash }) {
    const entry = waiting.get(id);
    if (!entry) return;
    waiting.delete(id);
    entry.unwatch();
    if (!answer) return entry.reject(new Error(crash));
    losses = 0;
    if ('error' in answer) return entry.reject(new Refused(answer.error));
    save = saved ?? save;
    entry.resolve(saved ? { ...answer, save: saved } : answer);
  }

  /** Replaces a worker that crashed or hung.
   * @param {string} reason @param {{isSpoilt?: boolean}} [options] `isSpoilt`: the snapshot is to blame */
  function lost(reason, { isSpoilt = false } = {}) {
    stop();
    losses += 1;
    isUsual ||= isSpoilt || losses > 1;
    for (const [id, entry] of waiting) {
      entry.unwatch();
      if (entry.sent && entry.retried && !isSpoilt) {
        waiting.delete(id);
        entry.reject(new Error(`The engine does not answer (${reason})`));
      } else if (entry.sent) {
        entry.retried ||= !isSpoilt;
        entry.sent = 0;
      }
    }
    if (losses >= LOSSES) giveUp(reason);
    else start(reason);
  }

  /** Handles a worker that could not start.
   * @param {string} reason */
  function fail(reason) {
    stop();
    if (isUsual) failures += 1;
    isUsual = true;
    if (failures >= FAILURES) giveUp(reason);
    else start(reason);
  }

  function stalled() {
    if (isUsual) giveUp('no progress');
    else fail('no progress');
  }

  /** @param {string} reason */
  function giveUp(reason) {
    stop();
    if (reason === 'no progress') limits.start *= 2; // perhaps just slow
    const error = new Error(`The engine could not be started (${reason})`);
    for (const entry of waiting.values()) entry.reject(error);
    waiting.clear();
    ready.reject(error);
    tell({ state: 'failed', isQuiet: false, reason });
  }
}

/** Calls `strike` after `limit` milliseconds. A timer that fires late starts over: the device was asleep.
 * @param {number} limit @param {() => void} strike @returns {() => void} cancels the timeout */
function watch(limit, strike) {
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const begin = () => {
    const due = Date.now() + limit;
    timer = setTimeout(() => (Date.now() > due + 2000 ? begin() : strike()), limit);
  };
  begin();
  return () => clearTimeout(timer);
}

/** @typedef {{promise: Promise<void>, resolve: () => void, reject: (error: Error) => void, settled: boolean}}
 *   PromiseWithResolvers */

/** @returns {PromiseWithResolvers} */
function withResolvers() {
  /** @type {any} */
  const result = { settled: false };
  result.promise = new Promise((resolve, reject) => {
    result.resolve = () => ((result.settled = true), resolve(undefined));
    result.reject = (/** @type {Error} */ error) => ((result.settled = true), reject(error));
  });
  result.promise.catch(() => {}); // avoids an unhandled rejection
  return result;
}
