// node make.mjs OUT LIBRARY PYTHON WHEEL COMMAND...: makes the snapshot of a Pyodide that has imported the wheel.
// LIBRARY is the browser's standard library, PYTHON the folder with its lock file and micropip; COMMAND compresses its
// input by zstd. Node 20 can't, and Pyodide takes ten times as long as a native library.
// One Pyodide installs the wheel by micropip. A second, minimal one imports the installed files, and Pyodide's own
// functions take the snapshot.

import './frozen.mjs';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';
import {
  ENVIRONMENT,
  onData,
  packSnapshot,
  RESUME,
  readSqueezed,
  restoring,
  squeeze,
} from '../../src/engine/snapshot-format.js';
import { advised } from '../advice.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const [out, library, python, wheel] = process.argv.slice(2, 6).map((name) => path.resolve(name));
const [command, ...options] = process.argv.slice(6);
const zstd = (/** @type {Uint8Array} */ input) => execFileSync(command, options, { input, maxBuffer: input.length });
const read = (/** @type {string} */ name) => readFileSync(path.join(here, name), 'utf-8');

const folder = mkdtempSync(path.join(tmpdir(), 'snapshot-'));
/** @type {(settings: any) => Promise<any>} */
let createModule;
await advised(async () => {
  ({ default: createModule } = await import('../../node_modules/pyodide/pyodide.asm.mjs'));
  const { files, lean } = await install();
  const file = squeeze(await snapshot(files, lean), zstd);
  await tryOut(file);
  writeFileSync(out, file);
});
rmSync(folder, { recursive: true });

/** Installs the wheel as the fallback start does.
 * @returns {Promise<{files: [string, Uint8Array][], lean: Uint8Array}>} the files of the wheel, and the library with
 *   stand-ins for some modules */
async function install() {
  const pyodide = await loadPyodide({
    lockFileURL: `${python}/pyodide-lock.json`,
    stdLibURL: library,
    packages: ['micropip'],
    env: { ...ENVIRONMENT },
  });
  const given = path.join('/', path.basename(wheel));
  pyodide.FS.writeFile(given, readFileSync(wheel));
  pyodide.FS.writeFile('/library.zip', readFileSync(library));
  pyodide.runPython(read('install.py'));
  const standIns = Object.fromEntries(
    readdirSync(path.join(here, 'library'), { recursive: true, encoding: 'utf-8' })
      .filter((name) => name.endsWith('.py'))
      .sort()
      .map((name) => [name.replaceAll(path.sep, '/'), read(path.join('library', name))]),
  );
  const plain = { create_pyproxies: false };
  const files = (await pyodide.globals.get('install')(given)).toJs(plain);
  return {
    files,
    lean: pyodide.globals.get('lean')('/library.zip', pyodide.toPy(standIns)).toJs(plain),
  };
}

/** Imports the engine and takes the snapshot.
 * @param {[string, Uint8Array][]} files @param {Uint8Array} lean @returns {Promise<Uint8Array>} */
async function snapshot(files, lean) {
  /** @type {Uint8Array} */
  let data = new Uint8Array();
  const pyodide = await loadPyodide(
    /** @type {any} */ ({
      ...optionsWith(lean),
      _makeSnapshot: true,
      createPyodideModule(/** @type {any} */ settings) {
        onData(settings, (memory) => (data = memory.slice()));
        return createModule(settings);
      },
    }),
  );
  for (const [name, bytes] of files) {
    pyodide.FS.mkdirTree(path.posix.dirname(name));
    pyodide.FS.writeFile(name, bytes);
  }
  pyodide.runPython(read('prepare.py'));
  clearFree(pyodide._module);
  const whole = pyodide.makeMemorySnapshot();
  const headLength = new Uint32Array(whole.buffer, whole.byteOffset, 2)[1];
  return packSnapshot(whole.subarray(0, headLength), data, whole.subarray(headLength));
}

/** Tests the snapshot: starts as the worker does, and sends a request.
 * @param {Uint8Array} file */
async function tryOut(file) {
  const read = readSqueezed(/** @type {ArrayBuffer} */ (file.buffer));
  const pyodide = await loadPyodide(
    /** @type {any} */ ({ ...optionsWith(new Uint8Array()), ...restoring(read, createModule) }),
  );
  pyodide.runPython(RESUME);
  const { games } = JSON.parse(pyodide.runPython(`from kortti.page import Page; Page().handle('{"do": "catalogue"}')`));
  if (!games.length) throw new Error('There is no game in the snapshot.');
}

/** Returns the options of a Pyodide that installs nothing.
 * @param {Uint8Array} standardLibrary */
function optionsWith(standardLibrary) {
  const stdLibURL = path.join(folder, 'library.zip');
  writeFileSync(stdLibURL, standardLibrary);
  const { info } = JSON.parse(readFileSync(`${python}/pyodide-lock.json`, 'utf-8'));
  // By default the last two would be paths of this machine.
  return {
    env: { ...ENVIRONMENT },
    stdLibURL,
    lockFileContents: { info, packages: {} },
    _sysExecutable: 'python',
    packageBaseUrl: '/',
  };
}

/** Zeros the free memory of malloc, as zeros take no room in the file.
 * @param {any} module */
function clearFree({ _malloc, _free, _sbrk, HEAPU8 }) {
  const top = _sbrk(0);
  const blocks = [];
  for (let size = 1 << 18; size >= 8; size -= Math.max(8, (size >> 2) & ~7)) {
    for (;;) {
      const at = _malloc(size);
      blocks.push([at, size]);
      if (at + size > top) break; // from new memory: no free block of this size is left
    }
    const [last] = /** @type {number[]} */ (blocks.pop());
    _free(last);
  }
  for (const [at, size] of blocks) HEAPU8.fill(0, at, at + size);
  for (const [at] of blocks) _free(at);
}
