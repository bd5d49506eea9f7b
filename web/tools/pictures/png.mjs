// node png.mjs TO FROM: renders every SVG file of the folder FROM as a PNG file in TO. Texts must be outlines.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const [target, source] = process.argv.slice(2);
for (const name of readdirSync(source).filter((each) => each.endsWith('.svg'))) {
  const svg = readFileSync(path.join(source, name), 'utf-8');
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  writeFileSync(path.join(target, name.replace(/svg$/, 'png')), picture.asPng());
}
