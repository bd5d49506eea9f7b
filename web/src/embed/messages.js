// What an embedded table and the page around it say to each other (web/public/embed/README.md tells it to whoever writes
// such a page). Everything that comes in is taken for hostile: it is read here, or dropped.

/**
 * @typedef {import('../wire.js').Turn} Turn
 * @typedef {{type: 'load', parameters: string} | {type: 'language', lang: string} | {type: 'theme', theme: 'auto' | 'light' | 'dark'}} Order
 *   what the page around may say
 * @typedef {{type: 'ready', playing: boolean} | {type: 'resize', height: number} | {type: 'error', id: string, text: string} |
 *   {type: 'move', game: string, deal: number, moves: {from: string, to: string, card: string}[], turn: number | null, at?: number, steps?: number} |
 *   {type: 'end', game: string, deal: number, over: 'puzzle', tries: number, seen: boolean} |
 *   {type: 'end', game: string, deal: number, over: 'deal' | 'match', winners: number[], points: number[], totals: number[]}} News
 *   what the table says
 */

export const VERSION = 1;
/** What a frame may do beside. The system's share sheet is not among it: a browser without one would warn of it. */
export const ALLOWED = 'autoplay; clipboard-write; fullscreen';
const LONGEST = 20_000;
const THEMES = ['auto', 'light', 'dark'];

/** Least width and height of a table whose words are beside the cards, and of one whose words are between them. */
const BESIDE = [440, 268];
const BELOW = [280, 468];
/** Height that a narrow table wants: a trick of four lies well in it. */
const TALL = 540;

/** Gets what is wanted beside the table's own height: for the controls of a replay, which are two rows where it is narrow, and
 * for the question of a puzzle. @param {string} does what is done there @param {boolean} isNarrow */
const moreFor = (does, isNarrow) => (does === 'replay' ? (isNarrow ? 100 : 52) : does === 'solve' ? (isNarrow ? 76 : 52) : 0);

/** Gets what is done at a table. @param {string} text its parameters */
export const doneIn = (text) => /(?:^|&)do=(\w+)/.exec(text)?.[1] ?? 'play';

/** Gets the height that suits a table, of its width; element.js says the same in its style, for one that is played.
 * @param {number} width @param {string} [does] what is done there */
export const heightFor = (width, does = 'play') => moreFor(does, width < 520) + Math.round(width < 520 ? Math.max(TALL, Math.min(560, width * 1.45)) : Math.max(400, Math.min(520, width * 0.7)));

/** Gets how much smaller a table is shown than it is laid out, 1 in a box that has room for it: cards, plates and words need
 * some height, and more of it where they lie below each other.
 * @param {number} width @param {number} height @param {string} [does] what is done there */
export function scaleFor(width, height, does = 'play') {
  const beside = Math.min(width / BESIDE[0], height / (BESIDE[1] + (width < 600 ? moreFor(does, false) : 0)));
  const below = Math.min(width / BELOW[0], height / (BELOW[1] + moreFor(does, true)));
  return Math.min(1, Math.max(beside, below));
}

/** Reads what has come; nothing that is not said here has an effect.
 * @param {unknown} data @returns {Order | null} */
export function readOrder(data) {
  if (typeof data !== 'object' || data === null) return null;
  const { kortti, type, parameters, lang, theme } = /** @type {Record<string, unknown>} */ (data);
  if (kortti !== VERSION) return null;
  if (type === 'load' && typeof parameters === 'string' && parameters.length <= LONGEST) return { type, parameters };
  if (type === 'language' && typeof lang === 'string' && /^[a-z]{2,3}(-[\w-]{1,30})?$/i.test(lang)) return { type, lang };
  if (type === 'theme' && THEMES.includes(/** @type {string} */ (theme))) return { type, theme: /** @type {'auto'} */ (theme) };
  return null;
}

/** Reads what a frame has said, as the page around it needs it.
 * @param {unknown} data @returns {{type: string, [name: string]: unknown} | null} */
export function readNews(data) {
  if (typeof data !== 'object' || data === null) return null;
  const news = /** @type {{kortti: unknown, type: unknown}} */ (data);
  return news.kortti === VERSION && typeof news.type === 'string' ? /** @type {{type: string}} */ (news) : null;
}

/** Gets what everybody at the table has seen of a turn: cards that came to lie face up on it. What goes into a hand or
 * under a closed pile is told without its face, whoever looks at this table.
 * @param {Pick<Turn, 'view' | 'moves'>} turn @returns {News | null} null where nothing has moved */
export const moveOf = (turn) => (turn.moves.length ? toldOf(turn) : null);

/** Gets the same of a step of a replay, with its number: also where nothing has moved, as it is gone through in any order.
 * @param {Pick<import('../match/replay.js').Shown, 'view' | 'moves' | 'at' | 'steps'>} shown @returns {News} */
export const stepOf = (shown) => ({ ...toldOf(shown), at: shown.at, steps: shown.steps });

/** @param {Pick<Turn, 'view' | 'moves'>} turn @returns {News & {type: 'move'}} */
function toldOf({ view, moves }) {
  const open = new Set(view.places.filter(({ closed }) => !closed).map(({ zone }) => zone));
  const isSeen = (/** @type {Turn['moves'][number]} */ { to, card }) => open.has(to) && view.places.some(({ zone, cards }) => zone === to && cards.includes(card));
  const told = moves.map((move) => ({ from: move.from, to: move.to, card: isSeen(move) ? move.card : '??' }));
  return { type: 'move', game: view.game, deal: view.deal, moves: told, turn: view.turn };
}

/** Gets the end of a deal. @param {Turn} turn @returns {News | null} */
export function endOf({ view }) {
  if (!view.over || !view.result) return null;
  const points = view.seats.map((_, seat) => view.result?.rows.find(({ seats }) => seats.includes(seat))?.points ?? 0);
  return { type: 'end', game: view.game, deal: view.deal, over: view.over, winners: [...view.result.winners], points, totals: [...view.totals] };
}

/** Gets that a puzzle is solved. @param {{game: string, deal: number}} found @param {import('../match/puzzle.js').State} state @returns {News} */
export const solvedOf = ({ game, deal }, { tries, isShown }) => ({ type: 'end', game, deal, over: 'puzzle', tries, seen: isShown });

/** Opens the way to the other tables of this site that are plain frames of the same page, as nobody else lets them rest.
 * @param {() => void} onPlayed one of them is played now @returns {() => void} says that this one is */
export function talkToOthers(onPlayed) {
  const { parent } = window;
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== window && origin === self.origin && readNews(data)?.type === 'played') onPlayed();
  });
  return () => {
    for (let k = 0; k < parent.length; k += 1) if (parent[k] !== window) parent[k].postMessage({ kortti: VERSION, type: 'played' }, '/');
  };
}

/** Opens the way to the page around this one.
 * @param {(order: Order) => void} onOrder @returns {(news: News) => void} says something; nothing, where there is no such page */
export function talkToHost(onOrder) {
  const host = window.parent;
  if (host === window) return () => {};
  const origin = hostOrigin();
  addEventListener('message', (event) => {
    if (event.source !== host || (origin !== '*' && event.origin !== origin)) return;
    const order = readOrder(event.data);
    if (order) onOrder(order);
  });
  return (news) => host.postMessage({ kortti: VERSION, ...news }, origin);
}

/** Gets the origin of the page around this one; '*' where the browser doesn't tell, or it has none. */
function hostOrigin() {
  const [told = document.referrer] = location.ancestorOrigins ?? [];
  return /^https?:/.test(told) ? new URL(told).origin : '*';
}
