// The engine's files in the worker: fetched ahead, counted while they come, and never used unless their hashes are right.
// Pyodide's and micropip's own fetch calls find their answers under way here.

import { moves, watchFile } from './stalled-download.js';
import { built, fetchFile, siteUrl } from '../site/site.js';
import { forgetUnpacked, getUnpacked } from './unpacked-cache.js';

const network = self.fetch.bind(self);

/** The files that were asked for. @type {Map<string, Promise<Response>>} */
const asked = new Map();
/** What Pyodide and micropip are going to ask for, by its address. @type {Map<string, Promise<Response>>} */
const answers = new Map();
/** Bytes of each big file that are expected, and those that have come. @type {Record<string, number>} */
const expected = {};
/** @type {Record<string, number>} */
const loaded = {};
/** Settle when each of the files has been found whole, or else been put right in the browser's cache.
 * @type {Promise<unknown>[]} */
const checks = [];
/** Files without which the engine can start, the usual way: they are not waited for too long, nor put right before it. */
const SPARE = /** @type {string[]} */ ([built.snapshot, built.first].filter(Boolean));

/** Ends the start. @type {(error: unknown) => void} */
export let fail = () => {};
/** Rejects when the start has failed. Pyodide leaves some of its promises alone: where one of them fails, it would wait for ever. */
export const failed = new Promise((_, reject) => (fail = (error) => Promise.allSettled(checks).then(() => reject(error))));

self.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const response = answers.get(address) ?? network(input, init);
  answers.delete(address);
  return response;
};

/** Begins to load files, but for those that were asked for before. One that can't be had whole ends the start.
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

/** @param {string} path @returns {Promise<Response>} of a file that is loaded ahead */
export const fileAhead = (path) => /** @type {Promise<Response>} */ (asked.get(path));

/** Answers the next one who fetches a path of the site.
 * @param {string} path @param {Promise<Response>} response */
export const answerWith = (path, response) => void answers.set(siteUrl(path), response);

/** Gets a big file, unpacked. It can be compiled while it comes; but it ends only when its hash has been found right,
 * so nothing of a damaged one is ever used.
 * @param {string} path
 * @param {{onBad?: (error: unknown) => void, isLater?: boolean}} [options] `onBad` hears of a file that was not whole; one
 *   that comes later is not counted
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

/** Asks for as little as there is.
 * @returns {Promise<unknown>} */
const probe = () => network(siteUrl(`${built.python}pyodide-lock.json`), { method: 'HEAD', cache: 'no-store' });

/** Asks for a file, where it does not come past the browser's cache.
 * @param {string} path @param {AbortSignal} signal */
async function ask(path, signal) {
  const url = siteUrl(path);
  let response = await network(url, { signal }).catch(() => null);
  if (!response?.ok) response = await network(url, { signal, cache: 'reload' });
  return bodyOf(response, path);
}

/** Puts right in the browser's cache what was of no use there, so that the next start can be from the snapshot. */
export async function putRight() {
  await forgetUnpacked();
  const { signal } = new AbortController();
  for (const path of SPARE)
    await ask(path, signal).then((body) => check(body, path)).catch(() => renew(path)).catch(() => {}); // the next time, then
}

/** The browser's cache may hold a damaged file for a year: the next worker is to find a better one there.
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

/** Reads a file to its end, counting; rejects where it is another one than was built. Hashes there are on https only;
 * without, the check sum of gzip has to do.
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

/** Puts bytes together. A Blob would send them to another process and back.
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

/** @param {string} path @param {number} bytes */
function count(path, bytes) {
  moves(path);
  if (!(path in expected)) return;
  loaded[path] = bytes;
  const sum = (/** @type {Record<string, number>} */ files) => Object.values(files).reduce((total, size) => total + size, 0);
  self.postMessage({ progress: { loaded: sum(loaded), total: sum(expected) } });
}

/** Lets go of all files, once they have been used. */
export function forget() {
  for (const files of [asked, answers]) files.clear();
  checks.length = 0;
}
