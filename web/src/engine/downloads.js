// Downloads of the engine's files, in the worker: fetched ahead, counted for the progress bar, and used only if their
// hashes match. Pyodide's and micropip's own fetch calls are answered from these downloads.

import { built, fetchFile, siteUrl } from '../site/site.js';
import { moves, watchFile } from './stalled-download.js';
import { forgetUnpacked, getUnpacked } from './unpacked-cache.js';

const network = self.fetch.bind(self);

/** Requested files by path. @type {Map<string, Promise<Response>>} */
const asked = new Map();
/** Responses for coming fetch calls of Pyodide and micropip, by address. @type {Map<string, Promise<Response>>} */
const answers = new Map();
/** Expected and received bytes of each big file. @type {Record<string, number>} */
const expected = {};
/** @type {Record<string, number>} */
const loaded = {};
/** Settle when each file has been verified, or else repaired in the HTTP cache.
 * @type {Promise<unknown>[]} */
const checks = [];
/** Files that only the snapshot start needs; the fallback works without. They may stall, and are repaired later. */
const SPARE = /** @type {string[]} */ ([built.snapshot, built.first].filter(Boolean));

/** Fails the start. @type {(error: unknown) => void} */
export let fail = () => {};
/** Rejects when the start has failed. Pyodide ignores some of its own rejections and would hang. */
export const failed = new Promise(
  (_, reject) => (fail = (error) => Promise.allSettled(checks).then(() => reject(error))),
);

self.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const response = answers.get(address) ?? network(input, init);
  answers.delete(address);
  return response;
};

/** Starts downloads that have not started yet. One that fails its check fails the start.
 * @param {string[]} paths */
export function fetchAhead(paths) {
  for (const path of paths) {
    if (asked.has(path)) continue;
    const response = path in built.gzipped ? fetchPacked(path, { onBad: fail }) : fetchFile(path, network);
    response.then(() => moves(path), fail);
    if (!SPARE.includes(path)) checks.push(response);
    asked.set(path, response);
    answerWith(path.replace(/\.gzipped$/, ''), response);
  }
}

/** Returns the response of a file that is fetched ahead. @param {string} path @returns {Promise<Response>} */
export const fileAhead = (path) => /** @type {Promise<Response>} */ (asked.get(path));

/** Sets the response for the next fetch of a path of the site.
 * @param {string} path @param {Promise<Response>} response */
export const answerWith = (path, response) => void answers.set(siteUrl(path), response);

/** Fetches a big file and unzips it. It can be compiled while it streams, but the stream ends only once the hash has
 * been verified, so a damaged file is never used.
 * @param {string} path
 * @param {{onBad?: (error: unknown) => void, isLater?: boolean}} [options] `onBad` is called if the file is damaged;
 *   `isLater` files are not counted
 * @returns {Promise<Response>} */
export async function fetchPacked(path, { onBad = () => {}, isLater = false } = {}) {
  const before = isLater ? undefined : await getUnpacked(path);
  if (before) return before;
  if (!isLater) expected[path] = built.gzipped[path];
  count(path, 0);
  const giving = new AbortController();
  const strike = () => giving.abort(new Error(`${path}: no progress`));
  const unwatch = SPARE.includes(path) ? watchFile(path, { probe, strike }) : () => {};
  const response = await ask(path, giving.signal).catch((error) => {
    unwatch();
    throw error;
  });
  const [body, copy] = response.tee();
  const whole = check(copy, path).finally(unwatch);
  whole.catch(onBad);
  if (!SPARE.includes(path)) checks.push(whole.catch(() => renew(path)).catch(() => {}));
  const gate = new TransformStream({ flush: () => whole });
  const type = path.includes('.wasm') ? 'application/wasm' : 'application/octet-stream';
  return new Response(unzip(body.pipeThrough(gate)), { headers: { 'content-type': type } });
}

/** Tests the connection with the smallest request.
 * @returns {Promise<unknown>} */
const probe = () => network(siteUrl(`${built.python}pyodide-lock.json`), { method: 'HEAD', cache: 'no-store' });

/** Fetches a file; if that fails, past the HTTP cache.
 * @param {string} path @param {AbortSignal} signal */
async function ask(path, signal) {
  const url = siteUrl(path);
  let response = await network(url, { signal }).catch(() => null);
  if (!response?.ok) response = await network(url, { signal, cache: 'reload' });
  return bodyOf(response, path);
}

/** Repairs damaged snapshot files in the HTTP cache, so that the next start can use the snapshot. */
export async function putRight() {
  await forgetUnpacked();
  const { signal } = new AbortController();
  // retried next time
  for (const path of SPARE)
    await ask(path, signal)
      .then((body) => check(body, path))
      .catch(() => renew(path))
      .catch(() => {});
}

/** Refetches a damaged file, which the HTTP cache might keep for a year, for the next worker.
 * @param {string} path */
async function renew(path) {
  const response = await network(siteUrl(path), { cache: 'reload' });
  await check(bodyOf(response, path), path);
}

/** @param {Response} response @param {string} path */
function bodyOf(response, path) {
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
  return response.body;
}

/** @param {ReadableStream<BufferSource>} packed */
const unzip = (packed) => packed.pipeThrough(new DecompressionStream('gzip'));

/** Reads a file to its end, counting; throws if its hash differs from the build's. Without https there is no
 * crypto.subtle: gzip's checksum must do.
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} body @param {string} path */
async function check(body, path) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const chunks = [];
  const reader = body.getReader();
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    count(path, (bytes += value.byteLength));
  }
  if (!crypto.subtle) return void (await new Response(unzip(new Blob(chunks).stream())).arrayBuffer());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', joined(chunks)));
  if (built.hashes[path] !== `sha256-${btoa(String.fromCharCode(...digest))}`) throw new Error(`${path}: damaged`);
}

/** Concatenates bytes. A Blob would copy them to another process and back.
 * @param {Uint8Array[]} chunks */
function joined(chunks) {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Milliseconds between reports of progress: each costs the page time when it has the least. */
const REPORT = 300;
let reported = -Infinity;

/** @param {string} path @param {number} bytes */
function count(path, bytes) {
  moves(path);
  if (!(path in expected)) return;
  loaded[path] = bytes;
  const [come, total] = [loaded, expected].map((files) => Object.values(files).reduce((sum, size) => sum + size, 0));
  if (come < total && performance.now() < reported + REPORT) return;
  reported = performance.now();
  self.postMessage({ progress: { loaded: come, total } });
}

/** Releases all files after use. */
export function forget() {
  for (const files of [asked, answers]) files.clear();
  checks.length = 0;
}
