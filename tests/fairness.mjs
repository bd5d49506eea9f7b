// The recipe of docs/fairness.md, followed by a program that shares no code with Kortti: it reads
// [{game, suits, ranks, packs, seed, deal, dealer}] and writes [{opening, fingerprint}].

import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';

/** The first `length` bytes of SHAKE-256 of a text. */
const shake = (from, length) => createHash('shake256', { outputLength: length }).update(from, 'utf8').digest();

function deckOf({ suits, ranks, packs, seed, deal }) {
  const fresh = [];
  for (let pack = 0; pack < packs; pack += 1)
    for (const suit of suits) for (const rank of ranks) fresh.push(rank + suit);
  const bytes = shake(`${seed}/${deal}`, 8 * fresh.length);
  const keyed = fresh.map((card, at) => ({
    card,
    key: bytes.subarray(8 * at + 2, 8 * at + 8).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n),
  }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)).map(({ card }) => card);
}

const told = JSON.parse(await text(process.stdin)).map((asked) => {
  const { game, seed, deal, dealer } = asked;
  const salt = shake(`${seed}/${deal}/salt`, 16).toString('hex');
  const opening = [
    'kortti-deck 1',
    `game ${game}`,
    `deal ${deal}`,
    `dealer ${dealer}`,
    `salt ${salt}`,
    `deck ${deckOf(asked).join(' ')}`,
  ]
    .map((line) => `${line}\n`)
    .join('');
  return { opening, fingerprint: createHash('sha256').update(opening, 'utf8').digest('hex') };
});
process.stdout.write(JSON.stringify(told));
