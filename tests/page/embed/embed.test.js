// Embedded tables without a browser: parameters in the address, and messages of the host page.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  doneIn,
  endOf,
  heightFor,
  moveOf,
  readNews,
  readOrder,
  scaleFor,
  solvedOf,
  stepOf,
} from '../../../web/src/embed/messages.js';
import { hashOf, snippetOf } from '../../../web/src/embed/snippet.js';
import { joinParameters, readParameters, splitParameters } from '../../../web/src/links/link-parameters.js';
import { tableLayout } from '../../../web/src/table/layout/layout.js';
import { inputs, random } from '../inputs.js';

const GAMES = { pantti: [3, 4, 5], myllymatti: [3] };
const read = (hash) => readParameters(hash, GAMES);

test('parameters written by hand', () => {
  const { told, problem } = read(
    '#game=pantti&deal=a1b2&players=3&seat=2&level=expert&option.ace=low&lang=fi&theme=dark&start=1',
  );
  assert.equal(problem, null);
  const text = 'deal=a1b2&game=pantti&level=expert&option.ace=low&players=3&seat=2';
  assert.deepEqual(told, { text, game: 'pantti', isAny: false, puzzle: '', lang: 'fi', theme: 'dark', start: true });
  assert.ok(read('#game=pantti').told.isAny && !read('#1d.x').told.isAny);
});

test('a link text, with parameters behind it and what WordPress adds', () => {
  const { told, problem } = read('#1m.Ab-_~.9&lang=en&at=14&do=replay#?secret=x1Y2z3');
  assert.equal(problem, null);
  assert.deepEqual([told.text, told.game, told.isAny], ['1m.Ab-_~.9&at=14&do=replay', '', false]);
  assert.equal(joinParameters(splitParameters('#1d.xyz&lang=fi')), '1d.xyz&lang=fi');
  assert.equal(read('#1d.xyz&amp;do=replay&amp;at=3').told.text, '1d.xyz&at=3&do=replay'); // as copied from HTML
});

test('a puzzle of a collection', () => {
  const { told, problem } = read('#game=pantti&puzzle=next');
  assert.deepEqual([problem, told.puzzle, doneIn(told.text)], [null, 'next', 'solve']);
  assert.deepEqual([read('#puzzle=pantti-12').told.game, read('#puzzle=pantti-12').told.puzzle], ['pantti', '12']);
  assert.equal(read('#game=pantti&deal=1').told.puzzle, '');
  assert.equal(doneIn('game=pantti&do=games'), 'play');
  assert.equal(read('#game=pantti&puzzle=last').problem.id, 'link-bad-value');
  assert.equal(read('#puzzle=next').problem.id, 'embed-no-game');
});

test('one match goes on under one name, whatever the order, the language and the looks', () => {
  const key = (hash) => read(hash).told.text;
  assert.equal(
    key('#game=pantti&deal=1&option.b=1&option.a=2'),
    key('#option.a=2&game=pantti&option.b=1&deal=1&lang=fi&theme=dark&start=1'),
  );
  for (const other of ['#game=pantti&deal=2', '#game=pantti&deal=1&seat=2', '#game=pantti&deal=1&do=solve', '#1d.x'])
    assert.notEqual(key('#game=pantti&deal=1'), key(other));
});

test('what is wrong is told', () => {
  const wrong = (hash) => read(hash).problem?.id;
  assert.equal(wrong(''), 'embed-no-game');
  assert.equal(wrong('#game=poker'), 'link-bad-value');
  assert.equal(wrong('#game=pantti&players=9'), 'link-bad-value');
  assert.equal(wrong('#game=pantti&players=3&seat=3'), 'link-bad-value');
  assert.equal(wrong('#game=pantti&level=god'), 'link-bad-value');
  assert.equal(wrong('#game=pantti&at=-1'), 'link-bad-value');
  assert.equal(wrong('#game=pantti&plyers=3'), 'link-bad-name');
  assert.equal(wrong('#link=<b>'), 'embed-bad-link');
  assert.deepEqual(read('#game=po%E2%80%AEker%0A!').problem?.args, {
    name: 'game',
    text: 'po ker !',
    values: 'pantti, myllymatti',
  });
  assert.ok(read(`#game=${'x'.repeat(30_000)}`).problem?.args?.text.length <= 41);
});

test('thousands of hostile addresses and messages', () => {
  const below = random();
  const pieces = [
    'game=',
    'pantti',
    '&',
    '#',
    '=',
    '%',
    '%E0%A4%A',
    '1m.',
    'option.',
    '__proto__',
    'constructor',
    'start=1',
    '\u0000',
    '\u202e',
    '🂡',
    '?secret=',
    'seat=1e9',
    'at=9',
    '..',
    '<script>',
  ];
  const some = (list) => list[below(list.length)];
  for (let count = 0; count < inputs(4000); count += 1) {
    const hash = Array.from({ length: below(9) }, () => some(pieces)).join('');
    const { told, problem } = read(hash);
    assert.ok(problem || /^\d+[a-z]\./.test(told.text) || told.game in GAMES, hash);
    assert.ok(
      typeof told.text === 'string' &&
        typeof told.start === 'boolean' &&
        ['auto', 'light', 'dark'].includes(told.theme),
    );
    assert.deepEqual(read(`#${told.text}`).told.text, told.text);
  }
  const values = [
    null,
    undefined,
    0,
    1,
    '1',
    NaN,
    [],
    {},
    '',
    'load',
    'language',
    'theme',
    'resize',
    'dark',
    'fi',
    'x'.repeat(30_000),
    () => {},
    new Map(),
    Symbol('x'),
    'javascript:alert(1)',
    '../..',
  ];
  const fields = ['kortti', 'type', 'parameters', 'lang', 'theme', '__proto__', 'height'];
  for (let count = 0; count < inputs(4000); count += 1) {
    const data = some([{}, Object.create(null), [], some(values)]);
    if (typeof data === 'object' && data)
      for (let k = 0; k < 4; k += 1)
        Object.defineProperty(data, some(fields), { value: some(values), configurable: true });
    const order = readOrder(data);
    assert.ok(order === null || (data.kortti === 1 && ['load', 'language', 'theme'].includes(order.type)));
    if (order?.type === 'load') assert.ok(order.parameters.length <= 20_000);
    if (order?.type === 'language') assert.match(order.lang, /^[a-z]{2,3}$/);
    readNews(data);
  }
});

test('snippets: nothing in them breaks out, and their addresses are read as they were meant', () => {
  const svg = '<svg viewBox="0 0 4 3" width="480" height="360"><path d="M0 0"/></svg>';
  const table = {
    site: 'https://a.example/k/',
    game: 'pantti',
    name: '"Play" <Pantti>',
    link: '1d.Ab_-',
    does: 'solve',
    lang: 'fi',
    theme: 'dark',
    size: [480, 360],
    svg,
  };
  const element = snippetOf('element', table);
  assert.ok(
    element.includes('<svg viewBox="0 0 4 3" width="100%" height="100%">') &&
      element.includes('theme="dark" width="480" height="360"'),
  );
  assert.ok(element.includes('href="https://a.example/k/#1d.Ab_-&#38;do=solve"'));
  const frame = snippetOf('frame', table);
  assert.ok(
    frame.includes('title="&#34;Play&#34; &#60;Pantti&#62;" width="480" height="360"') && !frame.includes('<Pantti>'),
  );
  assert.ok(frame.includes(' frameborder="0" ') && !frame.includes('style='));
  assert.deepEqual(read(hashOf(table)), {
    told: {
      text: '1d.Ab_-&do=solve&game=pantti',
      game: 'pantti',
      isAny: false,
      puzzle: '',
      lang: 'fi',
      theme: 'dark',
      start: false,
    },
    problem: null,
  });
  assert.equal(
    snippetOf('markdown', { ...table, name: 'Pelaa' }),
    '[![Pelaa](https://a.example/k/pictures/pantti-fi.png)](https://a.example/k/#1d.Ab_-&do=solve)',
  );
  const puzzle = { ...table, task: { question: 'Which & why?', answers: ['play 7C', 'pass'] } };
  assert.ok(
    snippetOf('element', puzzle).includes(' do="solve" answer="play 7C,pass" question="Which &#38; why?" lang="fi"'),
  );
  assert.ok(
    snippetOf('markdown', puzzle).endsWith('#1d.Ab_-&do=solve&answer=play+7C%2Cpass&question=Which+%26+why%3F)'),
  );
  assert.equal(
    read(hashOf(puzzle)).told.text,
    '1d.Ab_-&answer=play+7C%2Cpass&do=solve&game=pantti&question=Which+%26+why%3F',
  );
  assert.equal(snippetOf('markdown', { ...puzzle, does: 'play' }).includes('answer'), false);
  const short = snippetOf('element', { ...table, svg: '', size: null });
  assert.ok(
    short.endsWith(
      '<img src="https://a.example/k/tiles/pantti.svg" alt="" width="280" height="158"> &#34;Play&#34; &#60;Pantti&#62;</a></kortti-table>',
    ),
  );
  assert.ok(short.length < 500 && short.split('\n').length === 2);
  assert.ok(element.endsWith('</svg> &#34;Play&#34; &#60;Pantti&#62;</a></kortti-table>')); // without drawings
});

test('no hidden card is told', () => {
  const places = [
    { zone: 'open', closed: false, cards: ['7C', '8C'] },
    { zone: 'stock', closed: true, cards: ['??', '2D'] },
  ];
  const seats = [{}, {}, {}];
  const view = {
    game: 'pantti',
    deal: 1,
    turn: 2,
    places,
    seats,
    hand: ['KH'],
    over: null,
    result: null,
    totals: [1, 2, 3],
  };
  const move = (card, from, to) => ({ card, from, to, step: 0, seat: 0 });
  const told = moveOf({
    view,
    moves: [
      move('8C', 'hand:1', 'open'),
      move('KH', 'hand:1', 'hand:0'),
      move('2D', 'open', 'stock'),
      move('9C', 'x', 'open'),
    ],
  });
  assert.deepEqual(
    told.moves.map(({ card }) => card),
    ['8C', '??', '??', '??'],
  );
  assert.equal(moveOf({ view, moves: [] }), null);
  assert.equal(endOf({ view }), null);
  assert.deepEqual(stepOf({ view, moves: [], at: 0, steps: 40 }), {
    type: 'move',
    game: 'pantti',
    deal: 1,
    moves: [],
    turn: 2,
    at: 0,
    steps: 40,
  });
  const state = { stage: 'right', tries: 3, isShown: true, solution: { action: 'play KH' } };
  assert.deepEqual(solvedOf({ game: 'pantti', deal: 1 }, state), {
    type: 'end',
    game: 'pantti',
    deal: 1,
    over: 'puzzle',
    tries: 3,
    seen: true,
  });
  const result = {
    winners: [1],
    left: [2],
    verdict: null,
    rows: [
      { seats: [0, 2], points: 5, cards: ['KH'], lines: [], total: 5 },
      { seats: [1], points: -5, cards: [], lines: [], total: 0 },
    ],
  };
  assert.deepEqual(endOf({ view: { ...view, over: 'deal', result } }), {
    type: 'end',
    game: 'pantti',
    deal: 1,
    over: 'deal',
    winners: [1],
    left: [2],
    points: [5, -5, 5],
    totals: [1, 2, 3],
  });
});

test('a table in a box has room for its cards, or is shown smaller', () => {
  const BARS = { play: 50, solve: 50 + 76, replay: 50 + 100 };
  for (const does of ['play', 'solve', 'replay']) {
    assert.equal(doneIn(`deal=1&do=${does}`), does);
    for (const width of [280, 320, 360, 480, 720]) assert.equal(scaleFor(width, heightFor(width, does), does), 1);
    for (const [width, height] of [
      [280, 400],
      [280, 420],
      [280, 476],
      [320, 480],
    ]) {
      const scale = scaleFor(width, height, does);
      const { board, card } = tableLayout({
        width: width / scale,
        height: height / scale - BARS[does],
        others: [1, 2, 3],
        cols: 4,
        rows: 3,
        hand: 13,
      });
      assert.ok(3 * card.h <= board.h, `${does} ${width}x${height}`);
    }
  }
});

test('a narrow table has room for a trick of four, whose cards can be read', () => {
  const { card } = tableLayout({
    width: 288,
    height: heightFor(288) - 50,
    others: [1, 2, 3],
    cols: 5,
    rows: 3,
    hand: 6,
  });
  assert.ok(card.w > 36, `${card.w}`);
  const style = readFileSync(new URL('../../../web/src/embed/element.js', import.meta.url), 'utf8');
  assert.ok(style.includes(`clamp(${heightFor(280)}px,145cqw,560px)`)); // the same formula
});

test('a felt that its own low bar makes higher stays low', () => {
  const spec = { width: 720, others: [1, 2, 3], cols: 4, rows: 3, hand: 13 };
  const { shape, card } = tableLayout({ ...spec, height: 470 });
  assert.ok(shape === 'low' && card.w > 50);
  assert.equal(tableLayout({ ...spec, height: 525 }).shape, 'wide');
  assert.equal(tableLayout({ ...spec, height: 525, wasLow: true }).shape, 'low');
});
