// Names of the seats (web/src/words/seat-names.js, web/src/match/match-setup.js).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namedSeats } from '../../../web/src/match/match-setup.js';
import { defaultName, nameKeyOf, namesOf } from '../../../web/src/words/seat-names.js';

const NEIGHBOURS = 'Onni Aino Veikko Saga Helmi Lumi Eero Tyyne';
const words = /** @type {any} */ ({
  t: (/** @type {string} */ id, /** @type {any} */ args) =>
    ({ 'opponent-names': NEIGHBOURS, 'you-name': 'You' })[id] ?? `Player ${args.number}`,
});
const seatsOf = (/** @type {string[]} */ ...names) =>
  names.map((name) => ({ kind: name.startsWith('-') ? 'casual' : 'person', name: name.replace('-', '') }));
const named = (/** @type {string[]} */ ...names) => namedSeats(seatsOf(...names), words).map(({ name }) => name);

test('opponents are the neighbours who usually sit there', () => {
  assert.deepEqual(named('', '-', '-', '-'), ['', 'Aino', 'Veikko', 'Saga']);
  assert.deepEqual(namesOf(seatsOf('', '-', ''), words), ['Player 1', 'Aino', 'Player 2']);
});

test('an opponent with the name of a person is another neighbour, whom nobody here is', () => {
  for (const name of ['Aino', 'aino', ' AINO ', 'Áinö', 'A\u0301ino']) {
    assert.deepEqual(named(name, '-', '-', '-').slice(1), ['Helmi', 'Veikko', 'Saga'], name);
  }
  assert.deepEqual(named('Saga', '-', 'Aino', '-'), ['Saga', 'Veikko', 'Aino', 'Helmi']);
  assert.deepEqual(named('', '-', '-Aino', '-'), ['', 'Veikko', 'Aino', 'Saga']); // given names are kept
  assert.deepEqual(named('Aino', '-', '-Aino', '-'), ['Aino', 'Helmi', 'Veikko', 'Saga']);
  assert.deepEqual(namesOf(seatsOf('Veikko', '-', '-'), words), ['Veikko', 'Aino', 'Saga']); // a record without names
  assert.equal(defaultName(seatsOf('Aino', '-Ville', '-'), 1, words), 'Saga');
});

test('a person is known by the name, or by the number among those at the table, also where all are looked at', () => {
  const seats = [
    { kind: 'person', name: '' },
    { kind: 'person', name: 'Aino', level: 'casual' },
    { kind: 'person', name: 'Player 2' },
    { kind: 'person', name: 'Ádá' },
  ];
  assert.deepEqual(
    [0, 2, 3].map((k) => nameKeyOf(seats, k, words)),
    ['#1', '#2', 'ada'],
  );
  assert.equal(nameKeyOf([{ kind: 'person', name: 'You' }], 0, words), '#1');
});

test('of two people with one name the second has a number', () => {
  assert.deepEqual(named('Aino', '-', 'aino', 'AINO'), ['Aino', 'Veikko', 'aino 2', 'AINO 3']);
  assert.deepEqual(named('', 'Player 1', '-'), ['', 'Player 1 2', 'Veikko']);
});

test('with all neighbours at the table the last one is left', () => {
  const people = NEIGHBOURS.split(' ').filter((name) => name !== 'Eero');
  assert.deepEqual(named('-', ...people), ['Eero', ...people]);
});
