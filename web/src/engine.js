// The page's end of the worker: requests in, answers out, and a new worker whenever the old one is lost.
// The worker keeps the match in memory only. So the last save is remembered here; a new worker opens it before it is
// asked again what the old one left unanswered, and nobody at the table notices more than a pause.

import { built, siteUrl } from './site.js';

/** @typedef {Record<string, any>} Json
 * @typedef {{request: Json, timeout: number, sent: number, resolve: (answer: Json) => void,
 *   reject: (error: Error) => void, retried: boolean, timer?: ReturnType<typeof setTimeout>}} Waiting */

const TIMEOUT = 10_000;
/** A worker that is lost so often in a row, without one answer, is not started again by itself. */
const LOSSES = 3;

/** An answer `{error: message}`: the request was refused, the match is as it was. */
export class Refused extends Error {
  /** @param {Json} message */
  constructor(message) {
    super(message?.id ?? String(message));
    this.name = 'Refused';
    this.detail = message;
  }
}

/** Starts the engine.
 * @param {{onProgress?: (progress: {loaded: number, total: number}) => void,
 *   onRestart?: (reason: string) => void}} [listeners] */
export function startEngine({ onProgress, onRestart } = {}) {
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  let lastId = 0;
  /** @type {string | null} */
  let save = null;
  /** @type {number | null} */
  let eyes = null;
  let losses = 0;
  let isReady = false;
  /** @type {Worker | null} */
  let worker = null;
  /** Ends all listening to the present worker. */
  let listening = new AbortController();
  /** @type {PromiseWithResolvers} */
  let ready = withResolvers();

  start();

  return {
    /** Asks the engine; rejects with an Error whose `detail` is a message where the request was refused.
     * @param {Json} request
     * @param {{timeout?: number}} [options] milliseconds, once the engine is ready
     * @returns {Promise<Json>} */
    ask(request, { timeout = TIMEOUT } = {}) {
      if (!worker) restart();
      return new Promise((resolve, reject) => post({ request, timeout, resolve, reject, sent: 0, retried: false }));
    },
    /** Resolves when the engine can answer; rejects when it could not be loaded. */
    get ready() {
      return ready.promise;
    },
    restart,
  };

  /** Begins anew with a new worker, at the last save. */
  function restart() {
    stop();
    losses = 0;
    start();
    return ready.promise;
  }

  function start() {
    if (ready.settled) ready = withResolvers();
    const name = `kortti-engine-${Math.random().toString(36).slice(2)}`;
    const { signal } = (listening = new AbortController());
    worker = new Worker(siteUrl(built.worker), { type: 'module', name });
    worker.addEventListener('message', ({ data }) => hear(data, name, signal), { signal });
    worker.addEventListener('error', (event) => lost(`error: ${event.message ?? 'not loaded'}`), { signal });
    worker.addEventListener('messageerror', () => lost('messageerror'), { signal });
  }

  function stop() {
    listening.abort();
    worker?.terminate();
    worker = null;
    isReady = false;
  }

  /** @param {any} data  @param {string} name  @param {AbortSignal} signal */
  function hear(data, name, signal) {
    if (data.progress) onProgress?.(data.progress);
    else if (data.locked) navigator.locks.request(name, { signal }, () => lost('gone')).catch(() => {});
    else if (data.failed) giveUp(data.failed);
    else if (data.ready) resume();
    else settle(data);
  }

  function resume() {
    isReady = true;
    performance.mark('engine-ready'); // for measurements
    // First of all the match, as those see it who looked at it last. What it answers, nobody waits for.
    if (save) worker?.postMessage({ id: 0, request: JSON.stringify({ do: 'open', save }) });
    if (save && eyes !== null) worker?.postMessage({ id: 0, request: JSON.stringify({ do: 'look', seat: eyes }) });
    for (const id of waiting.keys()) send(id);
    ready.resolve();
  }

  /** @param {Waiting} entry */
  function post(entry) {
    waiting.set(++lastId, entry);
    if (isReady) send(lastId);
  }

  /** @param {number} id */
  function send(id) {
    const entry = waiting.get(id);
    if (!entry) return;
    entry.sent = Date.now();
    entry.timer = setTimeout(() => late(id), entry.timeout);
    worker?.postMessage({ id, request: JSON.stringify(entry.request) });
  }

  /** @param {number} id */
  function late(id) {
    const entry = waiting.get(id);
    if (!entry) return;
    // A timer that is itself late: the device slept, and so did the worker.
    if (Date.now() - entry.sent > entry.timeout + 2000) {
      entry.sent = Date.now();
      entry.timer = setTimeout(() => late(id), entry.timeout);
    } else lost('no answer');
  }

  /** @param {{id: number, answer?: string, crash?: string}} data */
  function settle({ id, answer, crash }) {
    const entry = waiting.get(id);
    if (!entry) return;
    waiting.delete(id);
    clearTimeout(entry.timer);
    if (answer === undefined) return entry.reject(new Error(crash));
    losses = 0;
    const json = JSON.parse(answer);
    if (json.error) return entry.reject(new Refused(json.error));
    if (json.save) save = json.save;
    if (json.view) eyes = json.view.eyes;
    entry.resolve(json);
  }

  /** @param {string} reason */
  function lost(reason) {
    stop();
    losses += 1;
    for (const [id, entry] of waiting) {
      clearTimeout(entry.timer);
      if (entry.sent && entry.retried) {
        waiting.delete(id);
        entry.reject(new Error(`The engine does not answer (${reason})`));
      } else if (entry.sent) {
        entry.retried = true;
        entry.sent = 0;
      }
    }
    if (losses >= LOSSES) return giveUp(reason);
    onRestart?.(reason);
    start();
  }

  /** @param {string} reason */
  function giveUp(reason) {
    stop();
    const error = new Error(`The engine could not be started (${reason})`);
    for (const entry of waiting.values()) entry.reject(error);
    waiting.clear();
    ready.reject(error);
  }
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
