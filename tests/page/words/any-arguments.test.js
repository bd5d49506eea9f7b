// Thousands of messages with any arguments, told in all languages (web/src/words/words.js). Run by test_modules.py.

import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, mock, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from '../../../web/node_modules/esbuild/lib/main.js';
import { inputs, random } from '../inputs.js';

const COUNT = inputs(3000);
const WORDS = fileURLToPath(new URL('../../../web/words/', import.meta.url));
const LANGUAGES = readdirSync(WORDS).filter((name) => !name.includes('.'));
const textOf = (lang) =>
  readdirSync(join(WORDS, lang))
    .map((file) => readFileSync(join(WORDS, lang, file), 'utf8'))
    .join('\n');
const others = Object.fromEntries(LANGUAGES.filter((lang) => lang !== 'en').map((lang) => [lang, lang]));

const folder = mkdtempSync(join(tmpdir(), 'words-'));
after(() => rmSync(folder, { recursive: true }));
globalThis.__KORTTI__ = { version: '1', games: [], words: others, laterWords: { ...others, en: 'none' }, hashes: {} };
globalThis.fetch = async (url) => {
  const lang = new URL(url).pathname.split('/').at(-1);
  return { text: () => (lang === 'none' ? '' : textOf(lang)) };
};
const english = {
  name: 'english',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^words\/en\.ftl$/ }, ({ path }) => ({ path, namespace: 'words' }));
    onLoad({ filter: /./, namespace: 'words' }, () => ({ contents: textOf('en'), loader: 'text' }));
  },
};
const outfile = join(folder, 'words.mjs');
const entryPoints = [fileURLToPath(new URL('../../../web/src/words/words.js', import.meta.url))];
await build({ entryPoints, outfile, bundle: true, format: 'esm', plugins: [english] });
const { concerns, createWords } = await import(outfile);

/** Names of the arguments of each message that has some. */
const ASKED = new Map(
  textOf('en')
    .split(/^(?=[a-z])/m)
    .map((entry) => [
      /^[a-z][\w-]*/.exec(entry)?.[0] ?? '',
      [...new Set([...entry.matchAll(/\$(\w+?)(?:Gen|Part)?\b/g)].map(([, name]) => name))],
    ]),
);
const IDS = [...ASKED.keys()];
const NAMES = ['card', 'cards', 'groups', 'seat', 'to', 'suit', 'neighbour', 'game', '__proto__', 'toString', 'you'];
const ODD = [
  ...[null, true, false, 0, -1, 3, 0.5, 1e308, -1e308, 2 ** 53, '', '7C', '??', '2C=7H', '2C=', '=', 'T', 'x', '10C'],
  ...['constructor', '__proto__', 'hand:0', 'a'.repeat(2000), '\ud800', '\u202e', '{ $card }', '-1', 'C', [], [[]], {}],
  ...[
    ['7C', 'KH'],
    [['7C'], ['??']],
    [null],
    [7],
    { id: 'card' },
    { id: 7 },
    { id: null, args: 3 },
    { id: 'x', args: [] },
  ],
  ...[{ seats: [{ kind: 'casual', name: '' }], seat: 0 }, { seats: [null], seat: 9 }, { seat: 1 }, { args: {} }],
];
const COMPANIES = [
  { seats: [], front: null },
  {
    seats: [
      { name: 'Ada', kind: 'person' },
      { name: '', kind: 'casual' },
    ],
    front: 0,
  },
  {
    seats: [
      { name: 'Ada', kind: 'person' },
      { name: '7C', kind: 'person' },
    ],
    front: 1,
  },
];

test('a message is told whatever its arguments are', async () => {
  mock.method(console, 'warn', () => {});
  const below = random();
  const some = (list) => list[below(list.length)];
  const argument = (depth) => (below(6) || !depth ? some(ODD) : messageOf(depth - 1));
  function messageOf(depth) {
    const id = below(20) ? some(IDS) : some([...IDS.map((id) => `${id}.short`), 'x', '', 'a.b.c', 'constructor']);
    const names = [...(ASKED.get(id) ?? []), ...(below(3) ? [] : [some(NAMES)])].filter(() => below(10));
    return { id, args: below(30) ? Object.fromEntries(names.map((name) => [name, argument(depth)])) : some(ODD) };
  }
  for (const lang of LANGUAGES) {
    const words = await createWords({ lang, indices: { A: '1', J: 'J', Q: 'Q', K: 'K' } });
    await words.whole();
    for (let number = 0; number < COUNT / LANGUAGES.length; number += 1) {
      const message = JSON.parse(JSON.stringify(below(50) ? messageOf(2) : { ...messageOf(0), id: some(ODD) }));
      const company = some(COMPANIES);
      words.seat(some(COMPANIES));
      for (const tell of [words.show, words.say, words.brief]) {
        const told = tell(message, company);
        assert.equal(typeof told, 'string', JSON.stringify(message));
      }
      assert.equal(typeof concerns(message, 0), 'boolean');
    }
  }
});
