// node make.mjs PYTHON WASM FOLDER: splits Pyodide's WebAssembly by the profile into first.wasm and rest.wasm, and
// makes first.mjs, the script for the first half, from the one in the folder PYTHON.

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { advised } from '../advice.mjs';
import { readProfile } from './profile.mjs';
import { leanScript } from './script.mjs';
import { split } from './split.mjs';

const [python, source, folder] = process.argv.slice(2);
await advised(async () => {
  const [asm, ...others] = [
    `${python}/pyodide.asm.mjs`,
    `${python}/pyodide.mjs`,
    new URL('../../src/engine/snapshot-format.js', import.meta.url),
  ].map((place) => readFileSync(place, 'utf-8'));
  const wasm = readFileSync(source);
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(wasm));
  const { script, isUsed } = await leanScript(asm, others, imports);
  writeFileSync(path.join(folder, 'first.mjs'), script);
  const functions = readProfile(wasm);
  for (const [name, bytes] of Object.entries(split(wasm, (index) => functions.has(index), isUsed)))
    writeFileSync(path.join(folder, `${name}.wasm`), bytes);
});
