// The fallback start ("usual" in code): Python with its standard library, micropip and the wheel. For builds without a
// snapshot, and whenever the start from the snapshot fails.

import { built, siteUrl } from '../site/site.js';
import { fetchAhead } from './downloads.js';
import { loadAhead, startPython } from './pyodide.js';

const FILES = Object.keys(built.hashes).filter((path) => path.startsWith(built.python) || path === built.wheel);

/** Starts Python with the engine imported.
 * @returns {Promise<any>} Pyodide */
export async function startFallback() {
  loadAhead();
  fetchAhead(FILES);
  const pyodide = await startPython(() => ({ packages: ['micropip'] }));
  self.postMessage({ stage: 'python' });
  const install = pyodide.runPython(INSTALL);
  await install(siteUrl(built.wheel));
  install.destroy();
  return pyodide;
}

const INSTALL = `
import gc
import micropip

async def install(wheel):
    await micropip.install(wheel, deps=False)
    import kortti.page
    gc.freeze()  # excludes permanent objects from garbage collection, which would interrupt a search

install
`;
