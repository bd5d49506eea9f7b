// The worker in which the engine runs: Pyodide, micropip and the wheel kortti, all of them files of this site.
// In:  {id, request}, a JSON text.  Out: {progress: {loaded, total}}, {ready}, {failed}, {id, answer} or {id, crash}.
// Only texts pass between Python and JavaScript, so no proxies are left behind.

import { built, siteUrl } from './site.js';

const python = siteUrl(built.python);

/** @type {(text: string) => string} */
let handle;

// Pyodide leaves some of its promises alone: where a download fails, it would wait for ever.
const failed = new Promise((_, reject) => {
  self.onunhandledrejection = (event) => {
    event.preventDefault();
    reject(event.reason);
  };
});
const started = Promise.race([start(), failed]);

// Held for as long as this worker lives. The page waits for the lock, and so learns at once when the worker is gone.
navigator.locks
  ?.request(self.name, () => {
    self.postMessage({ locked: true });
    return new Promise(() => {});
  })
  .catch(() => {}); // not allowed in some frames: the page's time limit is left

self.onmessage = async ({ data: { id, request } }) => {
  try {
    await started;
    self.postMessage({ id, answer: await answerTo(request) });
  } catch (error) {
    self.postMessage({ id, crash: String(error) });
  }
};

/** Gets the answer to a request. Where that takes thought, other requests are answered between its slices.
 * @param {string} request */
async function answerTo(request) {
  let answer = handle(request);
  while (answer.startsWith('{"thinking"')) {
    await new Promise((resolve) => setTimeout(resolve));
    answer = handle(JSON.stringify({ ...JSON.parse(request), position: JSON.parse(answer).thinking }));
  }
  return answer;
}

started.then(
  () => {
    self.onunhandledrejection = null;
    self.postMessage({ ready: true });
    answerTo(JSON.stringify({ do: 'calibrate' })).catch((error) => console.warn('not measured:', error));
  },
  (error) => self.postMessage({ failed: String(error) }),
);

/** Starts the engine. All that decides how long a player waits is here. */
async function start() {
  fetchAhead();
  const [{ loadPyodide }] = await Promise.all([
    import(python + 'pyodide.mjs'),
    import(python + 'pyodide.asm.mjs'), // Pyodide imports it later; it need not wait
  ]);
  const pyodide = await loadPyodide({
    indexURL: python,
    lockFileURL: python + 'pyodide-lock.json',
    packages: ['micropip'],
    env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0' },
  });
  const install = pyodide.runPython(INSTALL);
  handle = await install(siteUrl(built.wheel));
  install.destroy();
}

const INSTALL = `
import micropip

async def install(wheel):
    await micropip.install(wheel, deps=False)
    from kortti.page import Page
    return Page().handle

install
`;

/** Begins to load everything at once. Pyodide's and micropip's own fetch calls then find their answers under way,
 * with the big files counted as they arrive and unpacked. */
function fetchAhead() {
  const network = self.fetch.bind(self);
  /** @type {Map<string, Promise<Response>>} */
  const ahead = new Map();
  const total = Object.values(built.gzipped).reduce((sum, bytes) => sum + bytes, 0);
  let loaded = 0;
  /** @param {number} bytes */
  const count = (bytes) => self.postMessage({ progress: { loaded: (loaded += bytes), total } });
  count(0);
  for (const file of Object.keys(built.gzipped))
    ahead.set(python + file, network(python + file + '.gzipped').then((response) => unpack(response, file, count)));
  ahead.set(python + 'pyodide-lock.json', network(python + 'pyodide-lock.json'));
  ahead.set(siteUrl(built.wheel), network(siteUrl(built.wheel)));
  for (const response of ahead.values()) response.catch(() => {}); // reported where it is awaited

  self.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const response = ahead.get(address) ?? network(input, init);
    ahead.delete(address);
    return response;
  };
}

/** @param {Response} response  @param {string} file  @param {(bytes: number) => void} count */
function unpack(response, file, count) {
  if (!response.ok || !response.body) throw new Error(`${file}: ${response.status}`);
  const counter = new TransformStream({
    transform(chunk, controller) {
      count(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  const type = file.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
  const body = response.body.pipeThrough(counter).pipeThrough(new DecompressionStream('gzip'));
  return new Response(body, { headers: { 'content-type': type } });
}
