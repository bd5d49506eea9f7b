// The book of played deals: its entries, its limits, and merging two books. Pure: a book is replaced, never mutated.
//
// Every device has its own shelf, on which deals are numbered. To limit its size, the oldest deals are summed up;
// `upto` is the number of the last of them. So two books can be merged in any order without counting a deal twice.

import { isDayEntry, MOST_DAYS, mergedDays } from './daily-deals.js';

/**
 * @typedef {import('../types.js').Unit} Unit
 * @typedef {import('./daily-deals.js').Day} Day
 *
 * @typedef {object} Kind the key by which deals are grouped
 * @property {string} game
 * @property {string} rules the deviations from the standard rules, and the number of players, as JSON
 * @property {string} rivals levels of the person's opponents, weakest first, separated by blanks
 * @property {string} partners levels of the person's partners, "" if there are none
 * @property {Unit} unit of the results
 * @property {boolean} practice
 *
 * @typedef {{id: string, at: number, result: number, won: boolean}} Outcome `id`: the match and the deal's number in it
 * @typedef {Kind & Outcome} Noted
 * @typedef {Noted & {n: number, moves?: number, loss?: number}} Deal `n`: its number on the shelf; `moves`, `loss`:
 *   number of reviewed moves, and their total cost
 * @typedef {Kind & {deals: number, wins: number, total: number, squares: number, best: number, worst: number,
 *   run: number, longest: number, moves: number, loss: number}} Sum of several deals; `run`: current winning streak
 * @typedef {{at: number, id: string}} First time and id of the deal
 * @typedef {{upto: number, sums: Sum[], deals: Deal[]}} Shelf
 * @typedef {object} Book
 * @property {string} device its owner
 * @property {Record<string, Shelf>} shelves by device
 * @property {Record<string, Day>} days daily deals, by day and game
 * @property {Record<string, First>} firsts what was done for the first time, by game and name (see `firstKey`)
 * @property {string[]} gone ids of deals that were summed up or erased, and are not added again
 *
 * @typedef {{match: string, deal: number, moves: number, loss: number}} ReviewedDeal number of reviewed moves of a deal
 *   and their total cost in the game's unit, which noise may make slightly negative
 */

/** Deals on a shelf before the oldest are summed up, and after. */
const MOST = 600;
const LEFT = 500;
const MOST_SHELVES = 20;
const MOST_SUMS = 400;
const MOST_GONE = 400;
const MOST_FIRSTS = 400;
const LONGEST_TEXT = 1500;
/** Largest result and loss of a deal, and largest number in a sum: sums and their squares stay finite. */
const MOST_OF_DEAL = 1e9;
const MOST_OF_SUM = 1e100;

/** @param {string} device @returns {Book} */
export const emptyBook = (device) => ({ device, shelves: {}, days: {}, firsts: {}, gone: [] });

// ---- adding ----

/** Adds a deal, unless it was added before. @param {Book} book @param {Noted} noted @returns {Book} */
export function withDeal(book, noted) {
  if (
    book.gone.includes(noted.id) ||
    Object.values(book.shelves).some(({ deals }) => deals.some(({ id }) => id === noted.id))
  )
    return book;
  const { upto, sums, deals } = book.shelves[book.device] ?? { upto: 0, sums: [], deals: [] };
  const n = Math.max(upto, ...deals.map((deal) => deal.n)) + 1;
  return shortened({
    ...book,
    shelves: { ...book.shelves, [book.device]: { upto, sums, deals: [...deals, { ...noted, n }] } },
  });
}

/** Adds what was done in a deal for the first time, practice or not, unless the deal has been erased.
 * @param {Book} book @param {Noted} deal @param {string[]} names of what was done @returns {Book} */
export function withFirsts(book, { game, id, at }, names) {
  const fresh = names.map((name) => firstKey(game, name)).filter((key) => !book.firsts[key]);
  if (!fresh.length || book.gone.includes(id)) return book;
  return { ...book, firsts: { ...book.firsts, ...Object.fromEntries(fresh.map((key) => [key, { at, id }])) } };
}

/** @param {string} game @param {string} name */
const firstKey = (game, name) => `${game}/${name}`;

/** Adds the cost of a deal's moves; ignored if the deal is not on a shelf.
 * @param {Book} book @param {ReviewedDeal} reviewed @returns {Book} */
export function withReview(book, { match, deal, moves, loss }) {
  const id = idOf(match, deal);
  if (!isCount(moves) || moves === 0 || !Number.isFinite(loss)) return book;
  const shelves = mapped(book.shelves, (shelf) => ({
    ...shelf,
    deals: shelf.deals.map((one) => (one.id === id ? { ...one, moves, loss } : one)),
  }));
  return { ...book, shelves };
}

/** @param {string} match @param {number} deal */
export const idOf = (match, deal) => `${match}/${deal}`;

/** Returns an empty book that will not take the erased deals again.
 * @param {Book} book @param {string} device a new one */
export function erased(book, device) {
  if (book.device === device) return book;
  const ids = Object.values(book.shelves)
    .flatMap(({ deals }) => deals)
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
  return { ...emptyBook(device), gone: [...book.gone, ...ids].slice(-MOST_GONE) };
}

// ---- limits and merging ----

/** Sums up the oldest deals of full shelves. @param {Book} book @returns {Book} */
function shortened(book) {
  const { deals = [] } = book.shelves[book.device] ?? {};
  const old = deals.length > MOST ? deals.slice(0, -LEFT) : [];
  const shelves = mapped(book.shelves, (shelf) => (shelf.deals.length > MOST ? summedUp(shelf) : shelf));
  return { ...book, shelves, gone: [...book.gone, ...old.map(({ id }) => id)].slice(-MOST_GONE) };
}

/** @param {Shelf} shelf @returns {Shelf} */
function summedUp({ sums, deals }) {
  const sorted = [...deals].sort((a, b) => a.n - b.n);
  const upto = sorted[sorted.length - LEFT - 1].n;
  const all = new Map(sums.map((sum) => [keyOf(sum), sum]));
  for (const deal of sorted.filter(({ n }) => n <= upto))
    all.set(keyOf(deal), withOne(all.get(keyOf(deal)) ?? noneOf(deal), deal));
  return { upto, sums: [...all.values()].slice(-MOST_SUMS), deals: sorted.filter(({ n }) => n > upto) };
}

/** Returns the key of a kind. @param {Kind} kind */
export const keyOf = ({ game, rules, rivals, partners, practice, unit }) =>
  JSON.stringify([game, rules, rivals, partners, practice, unit.id, unit.is_low]);

/** Returns the sum of no deals. @param {Kind} kind @returns {Sum} */
export const noneOf = ({ game, rules, rivals, partners, unit, practice }) => ({
  game,
  rules,
  rivals,
  partners,
  unit,
  practice,
  deals: 0,
  wins: 0,
  total: 0,
  squares: 0,
  best: 0,
  worst: 0,
  run: 0,
  longest: 0,
  moves: 0,
  loss: 0,
});

/** Adds a deal. @param {Sum} sum @param {Deal} deal @returns {Sum} */
export function withOne(sum, { unit, result, won, moves = 0, loss = 0 }) {
  const [better, poorer] = unit.is_low ? [Math.min, Math.max] : [Math.max, Math.min];
  const run = won ? sum.run + 1 : 0;
  return {
    ...sum,
    deals: sum.deals + 1,
    wins: sum.wins + Number(won),
    total: sum.total + result,
    squares: sum.squares + result * result,
    best: sum.deals ? better(sum.best, result) : result,
    worst: sum.deals ? poorer(sum.worst, result) : result,
    run,
    longest: Math.max(sum.longest, run),
    moves: sum.moves + moves,
    loss: sum.loss + loss,
  };
}

/** Merges another book into a book. @param {Book} book @param {Book} other @returns {Book} */
export function merged(book, other) {
  const names = [...new Set([...Object.keys(book.shelves), ...Object.keys(other.shelves)])].slice(0, MOST_SHELVES);
  const shelves = Object.fromEntries(names.map((name) => [name, mergedShelf(book.shelves[name], other.shelves[name])]));
  const firsts = { ...book.firsts };
  for (const [key, first] of Object.entries(other.firsts)) if (!(firsts[key]?.at <= first.at)) firsts[key] = first;
  return shortened({ ...book, shelves, firsts, days: mergedDays(book.days, other.days) });
}

/** @param {Shelf} [one] @param {Shelf} [two] @returns {Shelf} */
function mergedShelf(one = { upto: 0, sums: [], deals: [] }, two = { upto: 0, sums: [], deals: [] }) {
  const { upto, sums } = one.upto >= two.upto ? one : two;
  /** @type {Map<string, Deal>} */
  const deals = new Map();
  for (const deal of [...one.deals, ...two.deals])
    if (deal.n > upto && (deal.moves || !deals.has(deal.id))) deals.set(deal.id, deal);
  return { upto, sums, deals: [...deals.values()].sort((a, b) => a.n - b.n) };
}

// ---- validation ----

/** The latest time that a Date can hold. */
const LAST = 8_640_000_000_000_000;
const isCount = (/** @type {any} */ value) => Number.isSafeInteger(value) && value >= 0;
const isText = (/** @type {any} */ value) => typeof value === 'string' && value.length <= LONGEST_TEXT;
const isOptionalCount = (/** @type {any} */ value) => value === undefined || isCount(value);
const isWithin = (/** @type {any} */ value, /** @type {number} */ most) =>
  Number.isFinite(value) && Math.abs(value) <= most;
/** @param {any} value @returns {value is Record<string, any>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {any} unit */
const isUnit = (unit) =>
  isObject(unit) &&
  /^[a-z-]{1,40}$/.test(unit.id) &&
  typeof unit.is_low === 'boolean' &&
  typeof unit.is_share === 'boolean';

/** True if a unit counts losses: its game has losers and no winner, and a deal that is not lost is won.
 * @param {Unit} unit */
export const isLoss = ({ is_low, is_share }) => is_low && is_share;

/** @param {any} kind */
const isKind = (kind) =>
  isObject(kind) &&
  /^[\w-]{1,60}$/.test(kind.game) &&
  isRules(kind.rules) &&
  [kind.rivals, kind.partners].every(isText) &&
  isUnit(kind.unit) &&
  typeof kind.practice === 'boolean';

/** @param {any} text */
function isRules(text) {
  try {
    return isText(text) && isObject(JSON.parse(text));
  } catch {
    return false;
  }
}

/** @param {any} deal @returns {deal is Deal} */
const isDeal = (deal) =>
  isKind(deal) &&
  isText(deal.id) &&
  isCount(deal.n) &&
  isCount(deal.at) &&
  deal.at <= LAST &&
  isWithin(deal.result, MOST_OF_DEAL) &&
  typeof deal.won === 'boolean' &&
  isOptionalCount(deal.moves) &&
  (deal.loss === undefined || isWithin(deal.loss, MOST_OF_DEAL));

/** @param {any} sum @returns {sum is Sum} */
const isSum = (sum) =>
  isKind(sum) &&
  ['deals', 'wins', 'run', 'longest', 'moves'].every((name) => isCount(sum[name])) &&
  sum.deals > 0 &&
  sum.wins <= sum.deals &&
  ['total', 'squares', 'best', 'worst', 'loss'].every((name) => isWithin(sum[name], MOST_OF_SUM)) &&
  sum.squares >= 0;

/** @param {[string, any]} entry */
const isFirst = ([key, first]) =>
  /^[\w-]{1,60}\/[\w-]{1,60}$/.test(key) && isText(first?.id) && isCount(first.at) && first.at <= LAST;

/** @param {any} name */
const isDevice = (name) => typeof name === 'string' && /^[a-z\d]{4,40}$/.test(name);

/** Validates a stored book; damaged parts are dropped.
 * @param {any} stored @param {string} device of a new book, if there is none @returns {Book} */
export function readBook(stored, device) {
  if (!isObject(stored)) return emptyBook(device);
  const shelves = isObject(stored.shelves)
    ? Object.entries(stored.shelves).filter(([name, shelf]) => isDevice(name) && isObject(shelf))
    : [];
  const days = isObject(stored.days) ? Object.entries(stored.days).filter(isDayEntry) : [];
  const firsts = isObject(stored.firsts) ? Object.entries(stored.firsts).filter(isFirst) : [];
  return {
    device: isDevice(stored.device) ? stored.device : device,
    shelves: Object.fromEntries(
      shelves.map(([name, { upto, sums, deals }]) => [
        name,
        {
          upto: isCount(upto) ? upto : 0,
          sums: listOf(sums).filter(isSum),
          deals: listOf(deals).filter(isDeal),
        },
      ]),
    ),
    days: Object.fromEntries(days.slice(-MOST_DAYS)),
    firsts: Object.fromEntries(firsts.slice(-MOST_FIRSTS)),
    gone: listOf(stored.gone).filter(isText).slice(-MOST_GONE),
  };
}

/** @param {any} value @returns {any[]} */
const listOf = (value) => (Array.isArray(value) ? value : []);

// ---- files ----

const WHAT = 'kortti statistics';
/** Version 1 had no `firsts`. */
const VERSION = 2;
/** Most characters of a file. */
export const LONGEST_FILE = 8_000_000;

/** Writes a book as the text of a file. @param {Book} book @param {number} at current time */
export function fileOf({ device, shelves, days, firsts }, at) {
  const book = { device, shelves, days, firsts };
  return `${JSON.stringify({ what: WHAT, version: VERSION, made: new Date(at).toISOString(), check: printOf(JSON.stringify(book)), book }, null, 1)}\n`;
}

/** Parses a file.
 * @param {string} text
 * @returns {{book: Book, problem?: undefined} | {book?: undefined, problem: 'foreign' | 'damaged' | 'later'}} */
export function readFile(text) {
  let file;
  try {
    file = JSON.parse(text.slice(0, LONGEST_FILE));
  } catch {
    return { problem: text.slice(0, 200).includes(WHAT) ? 'damaged' : 'foreign' };
  }
  if (file?.what !== WHAT) return { problem: 'foreign' };
  if (Number(file.version) > VERSION) return { problem: 'later' };
  if (file.check !== printOf(JSON.stringify(file.book))) return { problem: 'damaged' };
  const book = readBook(file.book, '');
  const { device, shelves, days, firsts } = book;
  const read = { device, shelves, days, ...(file.version === 1 ? {} : { firsts }) };
  return printOf(JSON.stringify(read)) === file.check ? { book } : { problem: 'damaged' };
}

/** Returns a checksum. @param {string} text */
function printOf(text = '') {
  let [one, two] = [0x811c9dc5, 0x1000193];
  for (let k = 0; k < text.length; k += 1) {
    one = Math.imul(one ^ text.charCodeAt(k), 0x01000193);
    two = Math.imul(two ^ one, 0x85ebca6b);
  }
  return [one, two].map((number) => (number >>> 0).toString(36)).join('');
}

/** @template T, U @param {Record<string, T>} object @param {(value: T) => U} how @returns {Record<string, U>} */
const mapped = (object, how) => Object.fromEntries(Object.entries(object).map(([name, value]) => [name, how(value)]));
