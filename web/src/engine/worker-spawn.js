// Workers for the engine. The first one of a visit is begun by start.js: it has the longest way, and need not wait until
// main.js has come.

/** @typedef {{worker: Worker, name: string, heard: Event[]}} Begun `heard`: what it told before anybody listened */

/** @typedef {typeof globalThis & {korttiEngine?: Begun | null}} Shared by the page's two scripts */

/** Begins a worker; throws in a frame that may have none.
 * @param {string} address of its module @returns {Begun} */
export function begin(address) {
  const name = `kortti-engine-${Math.random().toString(36).slice(2)}`;
  const begun = { worker: makeWorker(address, name), name, heard: /** @type {Event[]} */ ([]) };
  begun.worker.onmessage = begun.worker.onerror = (/** @type {any} */ event) => void begun.heard.push(event);
  return begun;
}

/** Begins one for whoever asks for the first one.
 * @param {string} address */
export function beginFirst(address) {
  try {
    /** @type {Shared} */ (globalThis).korttiEngine = begin(address);
  } catch {} // whoever asks is told
}

/** Gets the one that has been begun first, once. @returns {Begun | null} */
export function takeFirst() {
  const shared = /** @type {Shared} */ (globalThis);
  const begun = shared.korttiEngine ?? null;
  shared.korttiEngine = null;
  return begun;
}

/** Hands a worker over: what it has told comes once more.
 * @param {Begun} begun */
export function handOver({ worker, heard }) {
  worker.onmessage = worker.onerror = null;
  for (const event of heard.splice(0)) worker.dispatchEvent(event);
}

/** Makes a worker of a module. A frame without an origin of its own (sandbox="allow-scripts") may start none but from a
 * blob, and Chromium takes no module there: so a classic one imports it.
 * @param {string} address @param {string} name */
function makeWorker(address, name) {
  if (self.origin !== 'null') return new Worker(address, { type: 'module', name });
  const code = `import(${JSON.stringify(address)}).catch((error) => postMessage({ failed: String(error) }));`;
  return new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })), { name });
}
