// The book of the deals that were played: what is noted of a deal, how much of it is kept, and how two books become one.
// Pure: a book is replaced, never changed.
//
// Every device has a shelf of its own, on which deals are numbered. The oldest are summed up, so that a shelf does not
// grow for ever: `upto` is the number of the last of those. So two books can be put together without counting anything
// twice, whichever of them is older.

import { MOST_DAYS, isDayEntry, mergedDays } from './daily-deals.js';

/**
 * @typedef {import('../types.js').Unit} Unit
 * @typedef {import('./daily-deals.js').Day} Day
 *
 * @typedef {object} Kind what deals have in common that are counted together
 * @property {string} game
 * @property {string} rules the house rules that are not as usual, and the number of players, as JSON
 * @property {string} rivals the levels of those who play against the person, from the weakest, with blanks between them
 * @property {string} partners of those on the person's side, "" where there are none
 * @property {Unit} unit what results are counted in
 * @property {boolean} practice
 *
 * @typedef {{id: string, at: number, result: number, won: boolean}} Outcome `id`: the match and the number of the deal in it
 * @typedef {Kind & Outcome} Noted
 * @typedef {Noted & {n: number, moves?: number, loss?: number}} Deal `n`: its number on the shelf; `moves`, `loss`: those that were reviewed,
 *   and what they cost in all
 * @typedef {Kind & {deals: number, wins: number, total: number, squares: number, best: number, worst: number, run: number, longest: number,
 *   moves: number, loss: number}} Sum of several deals; `run`: deals won in a row, up to the last of them
 * @typedef {{upto: number, sums: Sum[], deals: Deal[]}} Shelf
 * @typedef {object} Book
 * @property {string} device the one whose book it is
 * @property {Record<string, Shelf>} shelves by device
 * @property {Record<string, Day>} days today's deals, by day and game
 * @property {string[]} gone ids of deals that are not to be noted again: they have been summed up, or erased
 *
 * @typedef {{match: string, deal: number, moves: number, loss: number}} ReviewedDeal a deal (of the match that is kept under that id) that was
 *   reviewed: how many moves of the person were, and what they cost in all, in the unit of the game; by chance a bit below 0 now and then
 */

/** Deals on a shelf before the oldest are summed up, and how many are left then. */
const MOST = 600;
const LEFT = 500;
const MOST_SHELVES = 20;
const MOST_SUMS = 400;
const MOST_GONE = 400;
const LONGEST_TEXT = 1500;

/** @param {string} device @returns {Book} */
export const emptyBook = (device) => ({ device, shelves: {}, days: {}, gone: [] });

// ---- what is noted ----

/** Notes a deal, unless that has been done. @param {Book} book @param {Noted} noted @returns {Book} */
export function withDeal(book, noted) {
  if (book.gone.includes(noted.id) || Object.values(book.shelves).some(({ deals }) => deals.some(({ id }) => id === noted.id))) return book;
  const { upto, sums, deals } = book.shelves[book.device] ?? { upto: 0, sums: [], deals: [] };
  const n = Math.max(upto, ...deals.map((deal) => deal.n)) + 1;
  return shortened({ ...book, shelves: { ...book.shelves, [book.device]: { upto, sums, deals: [...deals, { ...noted, n }] } } });
}

/** Notes what the moves of a deal cost. Of one that was not noted, or has been summed up, that is not known any more.
 * @param {Book} book @param {ReviewedDeal} reviewed @returns {Book} */
export function withReview(book, { match, deal, moves, loss }) {
  const id = idOf(match, deal);
  if (!isCount(moves) || moves === 0 || !Number.isFinite(loss)) return book;
  const shelves = mapped(book.shelves, (shelf) => (
    { ...shelf, deals: shelf.deals.map((one) => (one.id === id ? { ...one, moves, loss } : one)) }));
  return { ...book, shelves };
}

/** @param {string} match @param {number} deal */
export const idOf = (match, deal) => `${match}/${deal}`;

/** Begins an empty book in the place of one; what lies on a table is not noted again. @param {Book} book @param {string} device a new one */
export function erased(book, device) {
  if (book.device === device) return book;
  const ids = Object.values(book.shelves).flatMap(({ deals }) => deals).sort((a, b) => a.at - b.at).map(({ id }) => id);
  return { ...emptyBook(device), gone: [...book.gone, ...ids].slice(-MOST_GONE) };
}

// ---- what is kept ----

/** Sums the oldest deals up where there are many. @param {Book} book @returns {Book} */
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
  for (const deal of sorted.filter(({ n }) => n <= upto)) all.set(keyOf(deal), withOne(all.get(keyOf(deal)) ?? noneOf(deal), deal));
  return { upto, sums: [...all.values()].slice(-MOST_SUMS), deals: sorted.filter(({ n }) => n > upto) };
}

/** A text that deals have in common that are counted together. @param {Kind} kind */
export const keyOf = ({ game, rules, rivals, partners, practice, unit }) => JSON.stringify([game, rules, rivals, partners, practice, unit.id, unit.is_low]);

/** The sum of no deals. @param {Kind} kind @returns {Sum} */
export const noneOf = ({ game, rules, rivals, partners, unit, practice }) => ({
  game, rules, rivals, partners, unit, practice, deals: 0, wins: 0, total: 0, squares: 0, best: 0, worst: 0, run: 0, longest: 0, moves: 0, loss: 0,
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

/** Puts what another book holds into a book. @param {Book} book @param {Book} other @returns {Book} */
export function merged(book, other) {
  const names = [...new Set([...Object.keys(book.shelves), ...Object.keys(other.shelves)])].slice(0, MOST_SHELVES);
  const shelves = Object.fromEntries(names.map((name) => [name, mergedShelf(book.shelves[name], other.shelves[name])]));
  return shortened({ ...book, shelves, days: mergedDays(book.days, other.days) });
}

/** @param {Shelf} [one] @param {Shelf} [two] @returns {Shelf} */
function mergedShelf(one = { upto: 0, sums: [], deals: [] }, two = { upto: 0, sums: [], deals: [] }) {
  const { upto, sums } = one.upto >= two.upto ? one : two;
  /** @type {Map<string, Deal>} */
  const deals = new Map();
  for (const deal of [...one.deals, ...two.deals]) if (deal.n > upto && (deal.moves || !deals.has(deal.id))) deals.set(deal.id, deal);
  return { upto, sums, deals: [...deals.values()].sort((a, b) => a.n - b.n) };
}

// ---- what comes in ----

/** The last moment that a date can be. */
const LAST = 8_640_000_000_000_000;
const isCount = (/** @type {any} */ value) => Number.isSafeInteger(value) && value >= 0;
const isText = (/** @type {any} */ value) => typeof value === 'string' && value.length <= LONGEST_TEXT;
const isOptionalCount = (/** @type {any} */ value) => value === undefined || isCount(value);
const isOptionalNumber = (/** @type {any} */ value) => value === undefined || Number.isFinite(value);
/** @param {any} value @returns {value is Record<string, any>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {any} unit */
export const isUnit = (unit) => isObject(unit) && /^[a-z-]{1,40}$/.test(unit.id) && typeof unit.is_low === 'boolean' && typeof unit.is_share === 'boolean';

/** @param {any} kind */
const isKind = (kind) => isObject(kind) && /^[\w-]{1,60}$/.test(kind.game) && isRules(kind.rules) && [kind.rivals, kind.partners].every(isText)
  && isUnit(kind.unit) && typeof kind.practice === 'boolean';

/** @param {any} text */
function isRules(text) {
  try {
    return isText(text) && isObject(JSON.parse(text));
  } catch {
    return false;
  }
}

/** @param {any} deal @returns {deal is Deal} */
const isDeal = (deal) => isKind(deal) && isText(deal.id) && isCount(deal.n) && isCount(deal.at) && deal.at <= LAST && Number.isFinite(deal.result)
  && typeof deal.won === 'boolean' && isOptionalCount(deal.moves) && isOptionalNumber(deal.loss);

/** @param {any} sum @returns {sum is Sum} */
const isSum = (sum) => isKind(sum) && ['deals', 'wins', 'run', 'longest', 'moves'].every((name) => isCount(sum[name])) && sum.deals > 0 && sum.wins <= sum.deals
  && ['total', 'squares', 'best', 'worst', 'loss'].every((name) => Number.isFinite(sum[name])) && sum.squares >= 0;

/** @param {any} name */
const isDevice = (name) => typeof name === 'string' && /^[a-z\d]{4,40}$/.test(name);

/** Makes a whole book of what was stored: what is damaged is left out.
 * @param {any} stored @param {string} device of a new book, where there is none @returns {Book} */
export function readBook(stored, device) {
  if (!isObject(stored)) return emptyBook(device);
  const shelves = isObject(stored.shelves) ? Object.entries(stored.shelves).filter(([name, shelf]) => isDevice(name) && isObject(shelf)) : [];
  const days = isObject(stored.days) ? Object.entries(stored.days).filter(isDayEntry) : [];
  return {
    device: isDevice(stored.device) ? stored.device : device,
    shelves: Object.fromEntries(shelves.map(([name, { upto, sums, deals }]) => [name, {
      upto: isCount(upto) ? upto : 0, sums: listOf(sums).filter(isSum), deals: listOf(deals).filter(isDeal),
    }])),
    days: Object.fromEntries(days.slice(-MOST_DAYS)),
    gone: listOf(stored.gone).filter(isText).slice(-MOST_GONE),
  };
}

/** @param {any} value @returns {any[]} */
const listOf = (value) => (Array.isArray(value) ? value : []);

// ---- as a file ----

const WHAT = 'kortti statistics';
const VERSION = 1;
/** Characters of a file. */
export const LONGEST_FILE = 8_000_000;

/** Gets the text of a file with all that is in a book. @param {Book} book @param {number} at when that is */
export function fileOf({ device, shelves, days }, at) {
  const book = { device, shelves, days };
  return `${JSON.stringify({ what: WHAT, version: VERSION, made: new Date(at).toISOString(), check: printOf(JSON.stringify(book)), book }, null, 1)}\n`;
}

/** Reads a file. @param {string} text @returns {{book: Book, problem?: undefined} | {book?: undefined, problem: 'foreign' | 'damaged' | 'later'}} */
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
  const { device, shelves, days } = book;
  return printOf(JSON.stringify({ device, shelves, days })) === file.check ? { book } : { problem: 'damaged' };
}

/** A short text that another text has of which something is missing or has been changed. @param {string} text */
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
