// A worker with the engine's Python, started as the page's own, that runs any Python: more than the first half of the
// WebAssembly is made for, so it waits for the rest.
// In: a text with `run(given)` and what is given to it, as JSON.  Out: {way, told}, what it gave as JSON, or {failed}.
import { failed } from '../../../web/src/engine/downloads.js';
import { fetchRest } from '../../../web/src/engine/pyodide.js';
import { built } from '../../../web/src/site/site.js';
import { startFromSnapshot } from '../../../web/src/engine/snapshot-start.js';
import { startFallback } from '../../../web/src/engine/fallback-start.js';

async function start() {
  const pyodide = await (built.snapshot ? startFromSnapshot() : startFallback());
  if (built.snapshot) await fetchRest();
  return [built.snapshot ? 'snapshot' : 'usual', pyodide];
}
const started = Promise.race([start(), failed]);

self.onmessage = async ({ data: [code, given] }) => {
  try {
    const [way, pyodide] = await started;
    pyodide.runPython(`import json\n${code}`);
    self.postMessage({ way, told: pyodide.globals.get('run')(given) });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
};
