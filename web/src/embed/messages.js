// The postMessage protocol between an embedded table and its host page (documented in web/public/embed/README.md).
// Incoming messages are untrusted: they are validated here or dropped.

/**
 * @typedef {import('../types.js').Turn} Turn
 * @typedef {{type: 'load', parameters: string} | {type: 'language', lang: string} | {type: 'theme',
 *   theme: 'auto' | 'light' | 'dark'}} Order messages from the host page
 * @typedef {{type: 'ready', playing: boolean} | {type: 'resize', height: number} | {type: 'error', id: string,
 *   text: string} | {type: 'move', game: string, deal: number, moves: {from: string, to: string, card: string}[],
 *   turn: number | null, at?: number, steps?: number} | {type: 'end', game: string, deal: number, over: 'puzzle',
 *   tries: number, seen: boolean} | {type: 'end', game: string, deal: number, over: 'deal' | 'match',
 *   winners: number[], left: number[], points: number[], totals: number[]}} News messages from the table
 */

export const VERSION = 1;
/** Permissions of the frame. Without web-share: browsers that lack it would log a warning. */
export const ALLOWED = 'autoplay; clipboard-write; fullscreen';
const LONGEST = 20_000;
const THEMES = ['auto', 'light', 'dark'];

/** Least width and height of a layout with words beside the cards, and of one with words between them. */
const BESIDE = [440, 268];
const BELOW = [280, 468];
/** Preferred height of a narrow table: a trick of four fits well. */
const TALL = 540;

/** Returns the extra height for replay controls (two rows if narrow) or for a puzzle's question.
 * @param {string} does as in `doneIn` @param {boolean} isNarrow */
const moreFor = (does, isNarrow) =>
  does === 'replay' ? (isNarrow ? 100 : 52) : does === 'solve' ? (isNarrow ? 76 : 52) : 0;

/** Returns the mode of a table. @param {string} text its parameters */
export const doneIn = (text) =>
  /(^|&)(puzzle=|do=solve)/.test(text) ? 'solve' : /(^|&)do=replay/.test(text) ? 'replay' : 'play';

/** Returns the preferred height for a width. element.js repeats it in CSS for play.
 * @param {number} width @param {string} [does] as in `doneIn` */
export const heightFor = (width, does = 'play') =>
  moreFor(does, width < 520) +
  Math.round(width < 520 ? Math.max(TALL, Math.min(560, width * 1.45)) : Math.max(400, Math.min(520, width * 0.7)));

/** Returns the scale at which the table fits a box, at most 1. Words below the cards need more height.
 * @param {number} width @param {number} height @param {string} [does] as in `doneIn` */
export function scaleFor(width, height, does = 'play') {
  const beside = Math.min(width / BESIDE[0], height / (BESIDE[1] + (width < 600 ? moreFor(does, false) : 0)));
  const below = Math.min(width / BELOW[0], height / (BELOW[1] + moreFor(does, true)));
  return Math.min(1, Math.max(beside, below));
}

/** Validates an order from the host page; returns null if it is not one.
 * @param {unknown} data @returns {Order | null} */
export function readOrder(data) {
  if (typeof data !== 'object' || data === null) return null;
  const { kortti, type, parameters, lang, theme } = /** @type {Record<string, unknown>} */ (data);
  if (kortti !== VERSION) return null;
  if (type === 'load' && typeof parameters === 'string' && parameters.length <= LONGEST) return { type, parameters };
  if (type === 'language' && typeof lang === 'string' && /^[a-z]{2,3}(-[\w-]{1,30})?$/i.test(lang))
    return { type, lang };
  if (type === 'theme' && THEMES.includes(/** @type {string} */ (theme)))
    return { type, theme: /** @type {'auto'} */ (theme) };
  return null;
}

/** Validates a message from a frame, in the host page.
 * @param {unknown} data @returns {{type: string, [name: string]: unknown} | null} */
export function readNews(data) {
  const news = /** @type {{kortti: unknown, type: unknown} | null | undefined} */ (data);
  return news?.kortti === VERSION && typeof news.type === 'string' ? /** @type {{type: string}} */ (news) : null;
}

/** Returns the public part of a turn: cards that now lie face up on the table. Cards that move to a hand or under a
 * closed pile are reported without their face, from any seat's view.
 * @param {Pick<Turn, 'view' | 'moves'>} turn @returns {News | null} null if nothing moved */
export const moveOf = (turn) => (turn.moves.length ? toldOf(turn) : null);

/** Returns the public part of a replay step, with its number; also if nothing moved, as steps come in any order.
 * @param {Pick<import('../match/replay.js').Shown, 'view' | 'moves' | 'at' | 'steps'>} shown @returns {News} */
export const stepOf = (shown) => ({ ...toldOf(shown), at: shown.at, steps: shown.steps });

/** @param {Pick<Turn, 'view' | 'moves'>} turn @returns {News & {type: 'move'}} */
function toldOf({ view, moves }) {
  const open = new Set(view.places.filter(({ closed }) => !closed).map(({ zone }) => zone));
  const isSeen = (/** @type {Turn['moves'][number]} */ { to, card }) =>
    open.has(to) && view.places.some(({ zone, cards }) => zone === to && cards.includes(card));
  const told = moves.map((move) => ({ from: move.from, to: move.to, card: isSeen(move) ? move.card : '??' }));
  return { type: 'move', game: view.game, deal: view.deal, moves: told, turn: view.turn };
}

/** Returns the message for the end of a deal or match. @param {Turn} turn @returns {News | null} null before the end */
export function endOf({ view }) {
  if (!view.over || !view.result) return null;
  const points = view.seats.map((_, seat) => view.result?.rows.find(({ seats }) => seats.includes(seat))?.points ?? 0);
  return {
    type: 'end',
    game: view.game,
    deal: view.deal,
    over: view.over,
    winners: [...view.result.winners],
    left: [...(view.result.left ?? [])], // an earlier build told none
    points,
    totals: [...view.totals],
  };
}

/** Returns the message for a solved puzzle.
 * @param {{game: string, deal: number}} found @param {import('../practice/puzzle.js').State} state @returns {News} */
export const solvedOf = ({ game, deal }, { tries, isShown }) => ({
  type: 'end',
  game,
  deal,
  over: 'puzzle',
  tries,
  seen: isShown,
});

/** Connects to tables in sibling iframes of the same host page, which nobody else would make rest.
 * @param {() => void} onPlayed another table plays now @returns {() => void} announces that this one plays */
export function talkToOthers(onPlayed) {
  const { parent } = window;
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== window && origin === self.origin && readNews(data)?.type === 'played') onPlayed();
  });
  return () => {
    for (let k = 0; k < parent.length; k += 1)
      if (parent[k] !== window) parent[k].postMessage({ kortti: VERSION, type: 'played' }, '/');
  };
}

/** Connects to the host page.
 * @param {(order: Order) => void} onOrder
 * @returns {(news: News) => void} sends a message; does nothing without a host page */
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

/** Returns the origin of the host page; '*' if it is unknown or opaque. */
function hostOrigin() {
  const [told = document.referrer] = location.ancestorOrigins ?? [];
  return /^https?:/.test(told) ? new URL(told).origin : '*';
}
