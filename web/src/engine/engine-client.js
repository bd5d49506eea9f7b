// The page's end of the worker: requests in, answers out, and a new worker whenever the old one is lost.
// The worker keeps the match in memory only. So the save that comes beside each answer that shows a match is remembered
// here; a new worker opens it before it is asked again what the old one left unanswered, and nobody at the table notices
// more than a pause. It is handed on with the answer, to whoever keeps matches.
//
// Every stage of the start has its watch: a worker has to show a sign of life, then to say that it holds its lock, then
// to get on. A start that fails is tried once more by itself; then the person is told, and may try again.

import { begin, handOver, takeFirst } from './worker-spawn.js';
import { shareOf } from './start-progress.js';
import { built, siteUrl } from '../site/site.js';

/** @typedef {import('../wire.js').Request} Request
 * @typedef {import('../wire.js').Answers} Answers
 * @typedef {import('../wire.js').Message} Message
 * @typedef {{state: 'starting' | 'ready' | 'failed', loaded: number, total: number, stages: number, behind: number,
 *   isQuiet?: boolean, reason?: string}} EngineState
 *   `loaded` of `total` bytes; `stages` of the start that lie behind; `behind` how much of the whole had been done when another
 *   way was taken, by which loaded, total and stages count; `isQuiet`: nothing has come for a while; `reason` why it was started again or has failed
 * @typedef {{request: Request, timeout: number, sent: number, resolve: (answer: any) => void,
 *   reject: (error: Error) => void, retried: boolean, unwatch: () => void}} Waiting
 */
/** The answer to a request; with one that shows the match comes the save that goes with it.
 * @template {Request} R
 * @typedef {WithSave<Answers[R['do']]>} AnswerTo
 */
/** @template A
 * @typedef {A extends import('../wire.js').Turn ? A & {save: string} : A} WithSave
 */

/** Milliseconds: for an answer; for a new worker to hold its lock; for a start in which nothing moves, until that is told and until
 * it is given up. */
const PATIENCE = { answer: 10_000, life: 15_000, quiet: 10_000, start: 40_000 };
/** A worker that is lost so often in a row, without one answer, is not started again by itself; nor one that fails so often. */
const LOSSES = 3;
const FAILURES = 2;

/** An answer `{error: message}`: the request was refused, the match is as it was. */
export class Refused extends Error {
  /** @param {Message} message */
  constructor(message) {
    super(message.id);
    this.name = 'Refused';
    this.detail = message;
  }
}

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
  /** Whether workers start the usual way: for good, once one has failed to start from the snapshot or to go on from it. */
  let isUsual = !built.snapshot;
  /** Whether the present worker has said that it holds its lock, or may not. */
  let isAlive = false;
  /** @type {EngineState} */
  let now = { state: 'starting', loaded: 0, total: 0, stages: 0, behind: 0 };
  /** @type {Worker | null} */
  let worker = null;
  /** Ends all listening to the present worker. */
  let listening = new AbortController();
  /** Ends the watch over the present stage of the start. */
  let unwatch = () => {};
  /** Ends the wait for another sign of a start. */
  let unhush = () => {};
  /** @type {PromiseWithResolvers} */
  let ready = withResolvers();

  start();

  return {
    /** Asks the engine; rejects with an Error whose `detail` is a message where the request was refused.
     * @template {Request} R
     * @param {R} request
     * @param {{timeout?: number}} [options] milliseconds, once the engine is ready
     * @returns {Promise<AnswerTo<R>>} */
    ask(request, { timeout = limits.answer } = {}) {
      if (!worker) restart();
      return new Promise((resolve, reject) => {
        waiting.set(++lastId, { request, timeout, resolve, reject, sent: 0, retried: false, unwatch() {} });
        if (now.state === 'ready') send(lastId);
      });
    },
    /** Resolves when the engine can answer; rejects when it could not be started. */
    get ready() {
      return ready.promise;
    },
    restart,
    /** Lets the worker go, with its memory, until something is asked again. What has been asked comes to nothing. */
    rest() {
      stop();
      for (const { unwatch, reject } of waiting.values()) (unwatch(), reject(new Error('resting')));
      waiting.clear();
      tell({ state: 'starting', loaded: 0, stages: 0, behind: 0, reason: undefined });
    },
  };

  /** Begins anew with a new worker, at the last save. */
  function restart() {
    stop();
    losses = 0;
    failures = 0;
    tell({ isQuiet: false });
    start('asked');
    return ready.promise;
  }

  /** @param {string} [reason] why again */
  function start(reason) {
    if (ready.settled) ready = withResolvers();
    const { signal } = (listening = new AbortController());
    const address = new URL(siteUrl(built.worker));
    // Another one the second time: a cache may have kept an error, or a damaged file, under the first one.
    if (reason) address.searchParams.set('again', String(Date.now()));
    if (isUsual) address.searchParams.set('way', 'usual');
    /** @type {import('./worker-spawn.js').Begun} */
    let begun;
    try {
      begun = takeFirst() ?? begin(address.href);
    } catch (error) {
      return giveUp(String(error)); // a frame that may have none
    }
    worker = begun.worker;
    worker.addEventListener('message', ({ data }) => hear(data, begun.name, signal), { signal });
    worker.addEventListener('error', ({ message }) => (now.state === 'ready' ? lost : fail)(`error: ${message ?? 'not loaded'}`), { signal });
    worker.addEventListener('messageerror', () => lost('messageerror'), { signal });
    isAlive = false;
    unwatch = watch(limits.life, () => fail('no sign of life'));
    // Where another start has come to, this one goes on: it counts what is still to come.
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

  /** Waits for a sign of the start; that none comes is told. */
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
    else if (data.isWhole) performance.mark('engine-whole'); // for measurements
    else if ('id' in data) settle(data);
  }

  /** @param {'snapshot' | 'usual'} way how the worker has started */
  function resume(way) {
    unwatch();
    unhush();
    failures = 0;
    performance.mark('engine-ready', { detail: { way } }); // for measurements
    // First of all the match. What it answers, nobody waits for.
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

  /** @param {{id: number, answer?: Answers[Request['do']] | import('../wire.js').Refusal, save?: string, crash?: string}} data */
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

  /** A worker that was, or could have become, a good one is gone.
   * @param {string} reason @param {{isSpoilt?: boolean}} [options] whether it is the snapshot that is to blame */
  function lost(reason, { isSpoilt = false } = {}) {
    stop();
    losses += 1;
    isUsual ||= isSpoilt || losses > 1;
    for (const [id, entry] of waiting) {
      entry.unwatch();
      if (entry.sent && entry.retried) {
        waiting.delete(id);
        entry.reject(new Error(`The engine does not answer (${reason})`));
      } else if (entry.sent) {
        entry.retried = true;
        entry.sent = 0;
      }
    }
    if (losses >= LOSSES) giveUp(reason);
    else start(reason);
  }

  /** A worker could not start.
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
    if (reason === 'no progress') limits.start *= 2; // perhaps it was only slow
    const error = new Error(`The engine could not be started (${reason})`);
    for (const entry of waiting.values()) entry.reject(error);
    waiting.clear();
    ready.reject(error);
    tell({ state: 'failed', isQuiet: false, reason });
  }
}

/** Strikes after some milliseconds. A timer that is itself late begins anew: the device slept, and so did the worker.
 * @param {number} limit @param {() => void} strike @returns {() => void} ends the watch */
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

/** @typedef {{promise: Promise<void>, resolve: () => void, reject: (error: Error) => void, settled: boolean}} PromiseWithResolvers */

/** @returns {PromiseWithResolvers} */
function withResolvers() {
  /** @type {any} */
  const result = { settled: false };
  result.promise = new Promise((resolve, reject) => {
    result.resolve = () => ((result.settled = true), resolve(undefined));
    result.reject = (/** @type {Error} */ error) => ((result.settled = true), reject(error));
  });
  result.promise.catch(() => {}); // also when nobody waits for it
  return result;
}
