// Makes the engine's workers. start.js makes the first one of a visit, before main.js has loaded.

/** @typedef {{worker: Worker, name: string, heard: Event[]}} Begun `heard`: events before the client listened */

/** @typedef {typeof globalThis & {korttiEngine?: Begun | null}} Shared by start.js and main.js */

/** Starts a worker; throws in a frame that forbids workers, and in a browser without WebAssembly.
 * @param {string} address of its module @returns {Begun} */
export function begin(address) {
  if (!('WebAssembly' in globalThis)) throw new Error('no WebAssembly');
  const name = `kortti-engine-${Math.random().toString(36).slice(2)}`;
  const begun = { worker: makeWorker(address, name), name, heard: /** @type {Event[]} */ ([]) };
  begun.worker.onmessage = begun.worker.onerror = (/** @type {any} */ event) => void begun.heard.push(event);
  return begun;
}

/** Starts the first worker, for `takeFirst`.
 * @param {string} address */
export function beginFirst(address) {
  try {
    /** @type {Shared} */ (globalThis).korttiEngine = begin(address);
  } catch {} // the client tries again and reports it
}

/** Returns the worker of `beginFirst`, only once. @returns {Begun | null} */
export function takeFirst() {
  const shared = /** @type {Shared} */ (globalThis);
  const begun = shared.korttiEngine ?? null;
  shared.korttiEngine = null;
  return begun;
}

/** Replays a worker's early events to its new listeners.
 * @param {Begun} begun */
export function handOver({ worker, heard }) {
  worker.onmessage = worker.onerror = null;
  for (const event of heard.splice(0)) worker.dispatchEvent(event);
}

/** Makes a worker from a module. A frame with an opaque origin (sandbox="allow-scripts") can only start one from a
 * blob, and Chromium accepts no module there: so a classic script imports it.
 * @param {string} address @param {string} name */
function makeWorker(address, name) {
  if (self.origin !== 'null') return new Worker(address, { type: 'module', name });
  const code = `import(${JSON.stringify(address)}).catch((error) => postMessage({ failed: String(error) }));`;
  return new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })), { name });
}
