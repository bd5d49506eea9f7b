// node png.mjs TO FROM: renders every SVG file of the folder FROM as a PNG file in TO. Texts must be outlines.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const [target, source] = process.argv.slice(2);
await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
for (const name of readdirSync(source)
  .filter((each) => each.endsWith('.svg'))
  .sort()) {
  const picture = new Resvg(readFileSync(path.join(source, name), 'utf-8')).render();
  writeFileSync(path.join(target, name.replace(/svg$/, 'png')), picture.asPng());
  picture.free();
}
