// layout.js and its parts: on every felt, nothing overlaps, and everything is readable and large enough to be hit.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardSpot, gridOf, needsOf, placeBoxes } from '../../../web/src/table/layout/grid.js';
import { barePart, groupsOf, handRows, handSlots, sortHand } from '../../../web/src/table/layout/hand.js';
import { tableLayout } from '../../../web/src/table/layout/layout.js';

/** Felts: windows without the bar, some also without the side panel. */
const FELTS = [
  [280, 580],
  [320, 510],
  [360, 582],
  [375, 609],
  [390, 606],
  [412, 800],
  [568, 276],
  [640, 356],
  [667, 331],
  [844, 346],
  [768, 966],
  [820, 1122],
  [1024, 704],
  [900, 736],
  [980, 736],
  [1280, 736],
  [1366, 704],
  [1520, 1016],
  [1920, 1016],
  [2160, 1376],
].map(([width, height]) => ({ width, height }));

/** Boards of invented games, with every kind of place. */
const place = (zone, col, row, form = 'pile', more = {}) => ({
  zone,
  col,
  row,
  form,
  cards: [],
  width: 1,
  seat: null,
  labels: null,
  tag: null,
  size: undefined,
  ...more,
});
const fan = (number, count, owner) =>
  place(`fan:${number}`, 0, 0, 'fan', { cards: Array(count).fill('7C'), labels: [owner] });
const BOARDS = {
  pile: [place('one', 0, 0), place('two', 1, 0)],
  suits: ['C', 'D', 'H', 'S'].flatMap((suit, col) => [0, 1, 2].map((row) => place(`${suit}${row}`, col, row))),
  cross: [
    place('stock', 0, 0),
    place('trick', 1, 0, 'cross', { width: 3, labels: [0, 1, 2, 3], cards: ['7C', '7D'], tag: { id: 'first' } }),
    place('a', 4, 0),
    place('b', 4, 1),
  ],
  rows: [
    place('stock', 0, 0),
    place('up', 1, 0, 'row', { cards: Array(9).fill('7C') }),
    place('down', 1, 1, 'row', { cards: Array(14).fill('7C') }),
    place('played', 0, 2, 'row', { width: 5, labels: [0, 1, null, null, null] }),
  ],
  fans: [
    place('stock', 0, 0),
    place('thrown', 1, 0),
    ...Array.from({ length: 9 }, (_, k) => fan(k, 3 + (k % 4), k % 4)),
  ],
  slots: [
    place('stock', 0, 0),
    place('thrown', 1, 0),
    ...[3, 4, 5].map((size, k) => place(`slot:${k}`, 0, 0, 'fan', { size })),
    fan(1, 4, 2),
    fan(2, 3, 1),
  ],
};
const HANDS = [1, 5, 11, 13, 17, 26];
const SEATS = [1, 2, 3, 5, 7];

/** Calls back with every felt, board, hand and number of opponents; with usual and larger text. */
function everywhere(look, { felts = FELTS, texts = [1] } = {}) {
  for (const felt of felts)
    for (const [name, places] of Object.entries(BOARDS))
      for (const hand of HANDS)
        for (const opponents of SEATS)
          for (const text of texts) {
            const seats = Array.from({ length: opponents + 1 }, () => ({ facts: [] }));
            const needs = needsOf({ places, slots: [], fans: name === 'fans', seats, marks: [] });
            const spec = { ...felt, others: seats.slice(1).map((_, k) => k + 1), ...needs, hand, text };
            look({
              layout: tableLayout(spec),
              places,
              seats,
              hand,
              spec,
              what: `${felt.width}x${felt.height} ${name}, hand of ${hand}, ${opponents} opponents, text ${text}`,
            });
          }
}

const overlap = (a, b, slack = 0.5) =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > slack &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > slack;
const within = (box, { width, height }) =>
  box.x >= -10.5 && box.y >= -0.5 && box.x + box.w <= width + 10.5 && box.y + box.h <= height + 0.5;

/** Returns the boxes of a layout that must not overlap. */
const partsOf = ({ plates, me, line, actions, sort, hand }) => ({
  ...Object.fromEntries(Object.entries(plates).map(([seat, box]) => [`plate ${seat}`, box])),
  me,
  line,
  actions,
  sort,
  hand,
});

test('a heap lies within the felt and over nothing but the end of the line, for either hand', () => {
  everywhere(
    ({ layout, spec, what }) => {
      for (const tried of [layout, tableLayout({ ...spec, left: true })]) {
        assert.ok(within(tried.pot, layout), `${what}: the pot beyond the edge: ${JSON.stringify(tried.pot)}`);
        for (const [name, box] of Object.entries(partsOf(tried)))
          assert.ok(name === 'line' || !overlap(box, tried.pot), `${what}: the pot over ${name}`);
      }
    },
    { texts: [1, 1.5] },
  );
});

test('boxes lie within the felt and never over each other', () => {
  everywhere(
    ({ layout, what }) => {
      const parts = Object.entries(partsOf(layout));
      parts.forEach(([name, box], k) => {
        assert.ok(within(box, layout), `${what}: ${name} beyond the edge: ${JSON.stringify(box)}`);
        assert.ok(box.w > 0 && box.h > 0, `${what}: ${name} is empty`);
        for (const [other, its] of parts.slice(k + 1))
          assert.ok(!overlap(box, its), `${what}: ${name} over ${other}: ${JSON.stringify([box, its])}`);
      });
    },
    { texts: [1, 1.5] },
  );
});

test('buttons can be hit', () => {
  everywhere(({ layout: { sort, actions, me }, what }) => {
    assert.ok(sort.w >= 44 && sort.h >= 44, `${what}: the sort button`);
    assert.ok(actions.w >= 100 && actions.h >= 44, `${what}: the big buttons: ${JSON.stringify(actions)}`);
    assert.ok(me.h >= 34, `${what}: the own plate`);
  });
});

test('the cards of a hand lie in it, and an index is never covered', () => {
  everywhere(({ layout, hand, spec, what }) => {
    if (hand > 13 && (spec.width < 360 || spec.height < 500)) return; // too tight for full size
    const slots = handSlots(Array(hand).fill(''), layout);
    const bare = barePart(slots, layout.handCard);
    slots.forEach(({ x, y }, k) => {
      const box = { x, y, ...layout.handCard };
      assert.ok(
        x >= layout.hand.x - 1 &&
          x + box.w <= layout.hand.x + layout.hand.w + 1 &&
          y + box.h <= layout.hand.y + layout.hand.h + 1,
        `${what}: card ${k} beyond the hand`,
      );
      assert.ok(
        bare[k].w >= 20 && bare[k].h >= 0.6 * Math.min(box.h, 60),
        `${what}: of card ${k} too little is seen: ${JSON.stringify(bare[k])}`,
      );
    });
  });
});

test('the rows of a hand stay until one is empty or fewer are enough', () => {
  const layout = tableLayout({ width: 360, height: 590, others: [1, 2, 3], cols: 4, rows: 3, hand: 13, now: 13 });
  const rowsOf = (/** @type {string} */ hand, /** @type {string[][]} */ before) =>
    handRows([...hand], [...hand], layout, before);
  const first = rowsOf('abcdefghijklm', []);
  assert.deepEqual(
    first.map((row) => row.join('')),
    ['abcdefg', 'hijklm'],
  );
  assert.deepEqual(
    rowsOf('abcdefgmn', first).map((row) => row.join('')),
    ['abcdefg', 'mn'],
  );
  assert.equal(rowsOf('hijklmnop', first).length, 2);
  assert.ok(rowsOf('hijklmnop', first)[0].length > 3, 'an empty row is filled');
  assert.equal(rowsOf('abcde', first).length, 1);
});

test('places lie on the board, apart', () => {
  everywhere(({ layout, places, what }) => {
    const boxes = placeBoxes(places, layout);
    assert.equal(boxes.size, places.length);
    const grid = gridOf(places).cells.map(({ zone }) => zone);
    for (const { zone } of places) {
      const box = boxes.get(zone);
      assert.ok(
        box.x >= layout.board.x - 2 && box.x + box.w <= layout.board.x + layout.board.w + 2,
        `${what}: ${zone} beside the board: ${JSON.stringify([box, layout.board])}`,
      );
      for (const [part, its] of Object.entries(partsOf(layout)))
        assert.ok(!overlap(box, its, 3), `${what}: ${zone} over ${part}: ${JSON.stringify([box, its])}`);
      for (const other of grid)
        if (zone !== other) assert.ok(!overlap(box, boxes.get(other), 2), `${what}: ${zone} over ${other}`);
    }
  });
});

test('a large felt has larger cards than a small one', () => {
  const cardsOn = (width, height) =>
    tableLayout({
      width,
      height,
      others: [1, 2, 3],
      ...needsOf({ places: BOARDS.suits, slots: [], fans: false, seats: [], marks: [] }),
      hand: 11,
    });
  const sizes = [
    [360, 582],
    [768, 966],
    [980, 736],
    [1520, 1016],
    [2160, 1376],
  ].map(([w, h]) => cardsOn(w, h));
  for (const [k, { handCard, card }] of sizes.entries()) {
    if (!k || k === 2) continue; // a landscape felt is lower
    assert.ok(handCard.w > sizes[k - 1].handCard.w, `hand on felt ${k}: ${handCard.w}`);
    assert.ok(card.w > sizes[k - 1].card.w, `board on felt ${k}: ${card.w}`);
  }
});

test('a trick on a tall felt lies below what would be beside it, and its cards are larger', () => {
  const laid = (width, height) => {
    const seats = Array.from({ length: 4 }, () => ({ facts: [] }));
    return tableLayout({
      width,
      height,
      others: [1, 2, 3],
      ...needsOf({ places: BOARDS.cross, slots: [], fans: false, seats, marks: [] }),
      hand: 6,
    });
  };
  const [short, tall, wide] = [laid(360, 582), laid(390, 796), laid(980, 736)];
  assert.ok(!short.isUpright && !wide.isUpright && tall.isUpright);
  assert.ok(tall.card.w >= 80, `${tall.card.w} wide`);
  const boxes = placeBoxes(BOARDS.cross, tall);
  const trick = boxes.get('trick');
  for (const zone of ['stock', 'a', 'b']) assert.ok(boxes.get(zone).y + tall.card.h < trick.y, zone);
  assert.ok(boxes.get('stock').x < boxes.get('a').x && boxes.get('a').x < boxes.get('b').x);
});

test('plates of a large felt are larger, and so is what they tell', () => {
  const seats = Array.from({ length: 4 }, () => ({ facts: [] }));
  const [usual, large] = [
    [980, 736],
    [1594, 1016],
  ].map(([width, height]) =>
    tableLayout({
      width,
      height,
      others: [1, 2, 3],
      ...needsOf({ places: BOARDS.suits, slots: [], fans: false, seats, marks: [] }),
      hand: 11,
    }),
  );
  assert.ok(large.text >= 1.4 && large.plates[1].w >= 1.3 * usual.plates[1].w, JSON.stringify(large.plates));
  assert.ok(large.plates[2].y >= 0.7 * 26 * large.text, 'who looks over the upper edge is seen');
});

test('where there is room, what belongs to one owner lies together and apart from others', () => {
  const seats = Array.from({ length: 4 }, () => ({ facts: [] }));
  const places = BOARDS.fans;
  const layout = tableLayout({
    width: 1520,
    height: 1016,
    others: [1, 2, 3],
    ...needsOf({ places, slots: [], fans: true, seats, marks: [] }),
    hand: 11,
  });
  const boxes = placeBoxes(places, layout);
  const fans = places
    .filter(({ form }) => form === 'fan')
    .map(({ zone, labels }) => ({ owner: labels[0], ...boxes.get(zone) }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
  const owners = fans.map(({ owner }) => owner).filter((owner, k, all) => owner !== all[k - 1]);
  assert.equal(owners.length, new Set(owners).size, 'each owner has one stretch of them');
  fans.slice(1).forEach((box, k) => {
    if (fans[k].y === box.y)
      assert.ok(
        box.x - fans[k].x - fans[k].w >= (fans[k].owner === box.owner ? 8 : 30),
        'the gap tells where an owner ends',
      );
  });
});

test('a hand is sorted by what belongs together, then by the rest, and what stands apart comes last', () => {
  const hand = ['2C', '7C', '8H', '7D', 'KS', '9H', '7C'];
  const sorting = {
    by: 'groups',
    ranks: '23456789TJQKA',
    apart: '2',
    groups: [
      ['7C', '7D'],
      ['8H', '9H'],
      ['QS', '2C'],
    ],
  };
  const sorted = sortHand(hand, sorting);
  assert.deepEqual(sorted, ['7C', '7D', '8H', '9H', '2C', '7C', 'KS']);
  assert.deepEqual(groupsOf(sorted, sorting), ['group 0', 'group 0', 'group 1', 'group 1', 'group 2', 'rest', 'rest']);
  assert.deepEqual(sortHand(hand, { ...sorting, by: 'rank' }).at(-1), '2C');
  assert.deepEqual(groupsOf(sortHand(hand, { ...sorting, by: 'suit' }), { ...sorting, by: 'suit' }), [
    'C',
    'C',
    'D',
    'S',
    'H',
    'H',
    'apart',
  ]);
});

test('a trick seen again lies as it lay', () => {
  const room = { x: 0, y: 0, w: 210, h: 158, step: 0 };
  const spots = [0, 1, 2, 3].map((seat) =>
    cardSpot({ form: 'cross', labels: [seat] }, room, 0, { w: 46, h: 62 }, { front: 0, seats: [0, 1, 2, 3] }),
  );
  assert.ok(spots[0].y > spots[1].y && spots[2].y < spots[1].y && spots[1].x < spots[3].x);
});

test('a seat that plays several cards to a cross hides none of them', () => {
  for (const { width, height } of FELTS)
    for (const seats of [2, 4])
      for (const rounds of [2, 3, 4]) {
        const labels = Array.from({ length: seats * rounds }, (_, k) => (k + 1) % seats);
        const places = [
          place('stock', 0, 0),
          place('trick', 1, 0, 'cross', { width: 3, labels, cards: labels, tag: { id: 'led' } }),
          place('a', 4, 0),
          place('b', 4, 1),
        ];
        const company = { front: 0, seats: Array.from({ length: seats }, () => ({ facts: [] })) };
        const layout = tableLayout({
          width,
          height,
          others: company.seats.slice(1).map((_, k) => k + 1),
          ...needsOf({ places, slots: [], fans: false, seats: company.seats, marks: [] }),
          hand: 4,
        });
        const box = placeBoxes(places, layout).get('trick');
        const size = box.size ?? layout.card;
        const cards = labels.map((_, k) => ({ ...cardSpot(places[1], box, k, size, company), ...size }));
        const what = `${width}x${height}, ${seats} seats, ${rounds} rounds`;
        cards.forEach((card, k) => {
          assert.ok(
            card.x >= box.x - 1 &&
              card.y >= box.y - 1 &&
              card.x + card.w <= box.x + box.w + 1 &&
              card.y + card.h <= box.y + box.h + 1,
            `${what}: card ${k} beyond the trick`,
          );
          for (const [later, other] of cards.entries()) {
            if (later <= k || !overlap(card, other)) continue;
            assert.equal(labels[later], labels[k], `${what}: card ${k} below another seat's`);
            assert.ok(
              other.x - card.x >= 0.24 * size.w || other.y - card.y >= 0.3 * size.h,
              `${what}: card ${k} is covered`,
            );
          }
        });
      }
});
