// A worker that starts the engine's Python like the page and runs any code. It waits for both halves of the
// WebAssembly, since such code may call functions that the first half lacks.
// Input: code that defines `run(given)`, and `given` as JSON.  Output: {way, told}, the result as JSON, or {failed}.
import { failed } from '../../../web/src/engine/downloads.js';
import { startFallback } from '../../../web/src/engine/fallback-start.js';
import { fetchRest } from '../../../web/src/engine/pyodide.js';
import { startFromSnapshot } from '../../../web/src/engine/snapshot-start.js';
import { built } from '../../../web/src/site/site.js';

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
