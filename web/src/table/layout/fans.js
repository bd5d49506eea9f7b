// Layout of small fans of cards: beside the grid's places and below them, line after line, as large as all of them can
// be legible and tappable.

/**
 * @typedef {import('./boxes.js').Box} Box
 * @typedef {import('./boxes.js').Size} Size
 * @typedef {import('./boxes.js').Layout} Layout
 * @typedef {{zone: string, cards: unknown[], size?: number, labels?: (number | null)[] | null}} Fan `size`: least
 *   number of cards to make room for; the first of `labels` is its owner
 * @typedef {Box & {step: number, size?: Size}} PlaceBox box of a place; `size` of its cards, if not the board's
 */

/** Least width of a card with a legible index, and least height of a tappable line. If not everything fits, lines
 * become lower still, rather than cover the status line. */
const LEAST_WIDTH = 30;
const LEAST_LINE = 25;
const EASY_LINE = 44;
const LAST_WIDTH = 26;
const LAST_LINE = 14;
const MOST_WIDTH = 72;
/** Cards may exceed the board's proportion up to this width, which a finger needs. */
const EASY_WIDTH = 44;
/** A board of this size allows larger cards, and keeps the fans of each owner apart. */
const ROOMY = { w: 600, h: 340, most: 112 };
/** Card width below which groups to be filled may take several lines. */
const SPLIT_WIDTH = 32;
/** Share of a card's width and height that its index takes. */
const INDEX_WIDTH = 0.42;
const INDEX_HEIGHT = 0.62;
/** Distances between fans, between lines, and between a fan and the places beside it. */
const GAP = 11;
const LINE_GAP = 5;
const SIDE_GAP = 16;
/** Distance between the fans of different owners, if there is room. */
const OWNER_GAP = 44;
const HEAD_GAP = 9;
/** Height of a name below its fan. */
const NAME = 6;

/**
 * Lays out fans beside the grid's places, which take the upper left corner, and below them.
 * @param {Fan[][]} groups of fans; each starts a new line
 * @param {Size} head size of the grid's places
 * @param {Layout} layout
 * @returns {{at: {x: number, y: number}, boxes: Map<string, PlaceBox>}} position of the head, and boxes of the fans
 */
export function layFans(groups, head, { board, card }) {
  const isRoomy = board.w >= ROOMY.w && board.h >= ROOMY.h;
  const sorted = isRoomy ? groups.map(byOwner) : groups;
  const widest = Math.max(
    LEAST_WIDTH,
    Math.min(isRoomy ? ROOMY.most : MOST_WIDTH, Math.max(EASY_WIDTH, Math.round(card.w * 0.9))),
  );
  /** @type {ReturnType<typeof flow> | null} */
  let best = null;
  let most = 0;
  for (let w = widest; w >= LAST_WIDTH; w -= 2) {
    if (best && w < LEAST_WIDTH) break;
    const h = Math.round((w * card.h) / card.w);
    const whole = h + LINE_GAP + NAME;
    // lines may overlap, but not where cards could be larger without overlap
    const least = w > 44 ? whole : w >= LEAST_WIDTH ? Math.max(LEAST_LINE, Math.round(INDEX_HEIGHT * h)) : LAST_LINE;
    const lay = (/** @type {number} */ line) => flow(sorted, head, board.w, { w, h }, line, isRoomy);
    const fits = (/** @type {ReturnType<typeof flow>} */ { height, isSplit }) =>
      height <= board.h && (!isSplit || w < SPLIT_WIDTH);
    let found = lay(least);
    if (!fits(found)) {
      if (w - 2 < LAST_WIDTH) best ??= found;
      continue;
    }
    let line = least;
    for (let over = whole + 1; over - line > 1; ) {
      const middle = Math.floor((line + over) / 2);
      const tried = lay(middle);
      if (fits(tried)) [found, line] = [tried, middle];
      else over = middle;
    }
    // prefers larger cards, and more visible lines up to the size that a finger needs
    const worth = w + Math.min(line, EASY_LINE);
    if (worth > most) [best, most] = [found, worth];
  }
  return centred(/** @type {ReturnType<typeof flow>} */ (best), board, isRoomy ? 0.12 * board.h : 24);
}

/** @param {Fan} fan */
const ownerOf = ({ labels }) => labels?.[0] ?? null;

/** Sorts fans by owner, in the order of their first fans. @param {Fan[]} fans */
const byOwner = (fans) =>
  [...new Set(fans.map(ownerOf))].flatMap((owner) => fans.filter((fan) => ownerOf(fan) === owner));

/**
 * Lays out fans of one card size in lines, from the corner of the board.
 * @param {Fan[][]} groups @param {Size} head @param {number} width @param {Size} size of a card @param {number} line
 * @param {boolean} isApart true to keep the fans of each owner apart
 */
function flow(groups, head, width, size, line, isApart) {
  const step = Math.max(13, Math.round(INDEX_WIDTH * size.w));
  /** @type {Map<string, PlaceBox>} */
  const boxes = new Map();
  let y = 0;
  let used = head.w;
  let isSplit = false;
  const countOf = (/** @type {Fan} */ { cards, size: least = 1 }) => Math.max(1, least, cards.length);
  const widthOf = (/** @type {Fan} */ fan) => size.w + step * (countOf(fan) - 1);
  const edge = () => (y < head.h && head.w ? head.w + SIDE_GAP : 0);
  for (const fans of groups) {
    const isToFill = fans.some(({ size: least }) => least);
    const whole = fans.reduce((sum, fan) => sum + widthOf(fan) + GAP, -GAP);
    // a group to be filled takes one line, beside the head if it fits; others go below the head, so that they do not
    // move when there is nothing to fill
    if (y < head.h && (!isToFill || (whole > width - edge() && whole <= width))) y = head.h + HEAD_GAP;
    let x = edge();
    /** @type {PlaceBox[]} */
    let last = [];
    const newLine = (/** @type {number} */ pitch) => {
      isSplit ||= isToFill;
      for (const box of last) box.h = Math.min(size.h, pitch - 2);
      last = [];
      y += pitch;
      x = edge();
    };
    const pitch = isToFill ? size.h + LINE_GAP : line;
    fans.forEach((fan, k) => {
      const { zone } = fan;
      const count = countOf(fan);
      if (isApart && k && ownerOf(fan) !== ownerOf(fans[k - 1])) {
        const all = fans
          .filter((other) => ownerOf(other) === ownerOf(fan))
          .reduce((sum, other) => sum + widthOf(other) + GAP, -GAP);
        x += OWNER_GAP - GAP;
        if (x + all > width && x > edge() && all <= width) newLine(pitch);
      }
      const w = Math.min(widthOf(fan), width - edge());
      if (x + w > width && x > edge()) newLine(pitch);
      const box = { x, y, w, h: size.h, step: count > 1 ? Math.min(step, (w - size.w) / (count - 1)) : 0, size };
      boxes.set(zone, box);
      last.push(box);
      x += w + GAP;
      used = Math.max(used, x - GAP);
    });
    if (fans.length) {
      last = []; // the next group lies below
      y += size.h + LINE_GAP + NAME;
    }
  }
  return { boxes, width: used, height: Math.max(head.h, y - LINE_GAP), isSplit };
}

/**
 * Moves a layout from the corner to the middle of the board.
 * @param {ReturnType<typeof flow>} laid @param {Box} board @param {number} most largest distance from the upper edge
 */
function centred({ boxes, width, height }, board, most) {
  const x = Math.round(board.x + Math.max(0, (board.w - width) / 2));
  const y = Math.round(board.y + Math.max(0, Math.min(most, (board.h - height) / 2)));
  for (const box of boxes.values()) {
    box.x += x;
    box.y += y;
  }
  return { at: { x, y }, boxes };
}
