// Fits texts into the fixed boxes of the felt: too long ones shrink, down to a legible size, and speech bubbles are
// placed clear of other texts. Runs after every rendering, on the parts that have changed: measuring takes long.

/** Least font sizes in CSS pixels: of most texts, of tags at a plate, of a round's title, of the game's name. */
const LEAST_WORD = 10;
const LEAST_TAG = 8.5;
const LEAST_TITLE = 10.5;
const LEAST_NAME = 9.5;
/** Distance between a bubble and other text. */
const GAP = 3;
/** Least font size of bubbles if all opponents speak at once. */
const LEAST_BUBBLE = 7.5;

/** Shrinks the text of elements in steps of 5 % while it is cut; returns false if the least size is still cut.
 * @param {HTMLElement[]} nodes with one font size @param {() => boolean} isCut @param {number} least
 * @param {number} [known] the usual size, if it will hardly do: then the least one comes first */
function shrinkAll(nodes, isCut, least, known = 0) {
  let usual = known;
  const isWhole = (/** @type {number} */ step) => {
    for (const node of nodes) node.style.fontSize = step ? `${Math.max(least, usual * 0.95 ** step)}px` : '';
    return !isCut();
  };
  if (!known) {
    if (isWhole(0)) return true;
    usual = parseFloat(getComputedStyle(nodes[0]).fontSize);
  }
  let [cut, whole] = [known ? -1 : 0, Math.max(0, Math.ceil(Math.log(least / usual) / Math.log(0.95)))];
  if (cut === whole || !isWhole(whole)) return false;
  while (whole - cut > 1) {
    const middle = (cut + whole) >> 1;
    if (isWhole(middle)) whole = middle;
    else cut = middle;
  }
  isWhole(whole);
  return true;
}

/** @param {HTMLElement} node @param {(node: HTMLElement) => boolean} isCut @param {number} least */
const shrink = (node, isCut, least) => shrinkAll([node], () => isCut(node), least);

/** @param {HTMLElement} node */
const isWide = (node) => node.scrollWidth > node.clientWidth;
/** True if a name is truncated, even by part of a pixel. @param {HTMLElement} node */
function isDotted(node) {
  const text = document.createRange();
  text.selectNodeContents(node);
  return text.getBoundingClientRect().width > node.getBoundingClientRect().width + 0.01 || isWide(node);
}
/** Forms of a title, longest first: full, short, and minimal; a deal's title may take two lines before that. */
const USUAL = [null, '', 'least'];
const TITLED = [null, '', 'lines', 'least'];

/** Shrinks a text; if it is still cut, tries its shorter forms.
 * @param {HTMLElement} node @param {(node: HTMLElement) => boolean} isCut @param {number} least
 * @param {(string | null)[]} ways forms, the full one first */
function tell(node, isCut, least, ways) {
  for (const way of node.querySelector('.brief') ? ways : [null]) {
    if (way === null) delete node.dataset.brief;
    else node.dataset.brief = way;
    if (shrink(node, isCut, least)) return;
  }
}

/** What plates drop, step by step, until their facts fit: the fan of cards (the number stays), the level's sign, the
 * portrait; before each step the facts may take two lines. */
const SAVINGS = [
  '',
  'plain',
  'plain lines',
  'plain quiet',
  'plain quiet lines',
  'plain quiet bare',
  'plain quiet bare lines',
];

/** True if the facts of a plate exceed it, or the edge reserved for the portrait. @param {HTMLElement} plate */
function isCrowded(plate) {
  const [facts] = each(plate, ':scope > .facts');
  const { top, bottom } = rectOf(plate);
  const [name] = each(plate, ':scope > .name').map(rectOf);
  const { paddingLeft, paddingRight } = getComputedStyle(facts);
  const [start, end] = [rectOf(facts).left + parseFloat(paddingLeft), rectOf(facts).right - parseFloat(paddingRight)];
  const inFlow = each(facts, ':scope > *')
    .filter((part) => part.offsetWidth && getComputedStyle(part).position === 'static')
    .map(rectOf);
  return (
    name.top < top - 0.75 ||
    inFlow.some((part) => part.right > end + 0.5 || part.left < start - 0.5 || part.bottom > bottom + 0.75)
  );
}

/** Fits the facts of plates, all in the same size and form; text smaller than `--small` comes after the first saving.
 * @param {HTMLElement[]} plates */
function fitFacts(plates) {
  if (!plates.length) return;
  const all = plates.flatMap((plate) => each(plate, ':scope > .facts'));
  const fits = (/** @type {string} */ saving, /** @type {number} */ least, known = 0) => {
    for (const plate of plates) plate.dataset.saves = saving;
    return shrinkAll(all, () => plates.some(isCrowded), least, known);
  };
  for (const plate of plates) plate.dataset.saves = '';
  for (const facts of all) facts.style.fontSize = '';
  const usual = parseFloat(getComputedStyle(all[0]).fontSize);
  const small = 16 * parseFloat(getComputedStyle(plates[0]).getPropertyValue('--small'));
  fits('', small) || fits('plain', small, usual) || SAVINGS.some((saving) => fits(saving, LEAST_WORD, usual));
}
/** @param {HTMLElement} node */
const isHigh = (node) => node.scrollHeight > node.clientHeight + 1;

/** True if a button's text comes too close to its edges. The text is centred, so excess height is cut at both.
 * @param {HTMLElement} button */
const isFull = (button) => each(button, ':scope > span').some((words) => words.offsetHeight > button.clientHeight - 6);

/** @param {Element} root @param {string} selector */
const each = (root, selector) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]);

/** Scale at which the screen is shown: see `fitWords`. */
let scale = 1;

/** Returns the box of an element in unscaled pixels. @param {Element} node */
function rectOf(node) {
  const { left, right, top, bottom, width } = node.getBoundingClientRect();
  return { left: left / scale, right: right / scale, top: top / scale, bottom: bottom / scale, width: width / scale };
}

/** True if two boxes are closer than `GAP`.
 * @param {{left: number, right: number, top: number, bottom: number}} a @param {typeof a} b */
const meet = (a, b) => a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom && b.top < a.bottom;

/** Parts of a table screen whose texts are fitted together.
 * @type {{of: string, fit: (screen: HTMLElement, isLow: boolean) => void}[]} */
const PARTS = [
  { of: '.table-bar', fit: fitTitle },
  { of: '.plates', fit: fitPlates },
  { of: '.line', fit: fitLines },
  { of: '.actions', fit: fitActions },
];
/** What screens were fitted in, and the HTML of their parts as that left it.
 * @type {WeakMap<HTMLElement, {room: string, parts: Record<string, string>}>} */
const fitted = new WeakMap();

/** @param {HTMLElement} screen @param {string} part */
const htmlOf = (screen, part) =>
  each(screen, part)
    .map((node) => node.outerHTML)
    .join('');

/** Returns all that a text's size depends on besides the part around it. @param {HTMLElement} screen */
function roomOf(screen) {
  const root = document.documentElement;
  const fonts = [...document.fonts].filter(({ status }) => status === 'loaded').length;
  const { offsetWidth, offsetHeight, className, style } = screen;
  const looks = [root.lang, getComputedStyle(root).fontSize, JSON.stringify(root.dataset), fonts];
  return [offsetWidth, offsetHeight, scale, className, style.cssText, ...looks].join(' ');
}

/**
 * Fits all texts of a table screen into their boxes.
 * @param {HTMLElement} screen
 */
export function fitWords(screen) {
  const isLow = screen.classList.contains('low');
  scale = screen.getBoundingClientRect().width / screen.offsetWidth || 1;
  const room = roomOf(screen);
  const before = fitted.get(screen);
  const bubbles = each(screen, '.plate:not(.me) .says');
  const isAsLeft = (/** @type {string} */ part) => before?.room === room && before.parts[part] === htmlOf(screen, part);
  // a bubble in a plate has made it drop details
  const changed = PARTS.filter(({ of, fit }) => !isAsLeft(of) || (isLow && bubbles.length && fit === fitPlates));
  for (const { fit } of changed) fit(screen, isLow);
  for (const note of each(screen, '.slot .note, .owned .note')) shrink(note, isWide, LEAST_TAG);
  if (isLow) for (const says of bubbles) putInto(says, screen);
  else hangBelow(screen, bubbles);
  const parts = Object.fromEntries(changed.map(({ of }) => [of, htmlOf(screen, of)]));
  fitted.set(screen, { room, parts: { ...before?.parts, ...parts } });
}

/** @param {HTMLElement} screen @param {boolean} isLow */
function fitTitle(screen, isLow) {
  for (const title of each(screen, 'h1 small')) {
    // the full form is hidden if brief
    const isLong = () => ('brief' in title.dataset ? isWide(title) : isDotted(title));
    // title and name share a line
    const isCut = () => isHigh(title) || isLong() || (isLow && each(screen, 'h1 b').some(isDotted));
    tell(title, isCut, LEAST_TITLE, screen.classList.contains('titled') ? TITLED : USUAL);
  }
  for (const name of each(screen, 'h1 b'))
    tell(name, (node) => ('brief' in name.dataset ? isWide(node) : isDotted(node)), LEAST_NAME, [null, '']);
}

/** @param {HTMLElement} screen */
function fitPlates(screen) {
  fitFacts(each(screen, '.plate:not(.me)'));
  fitFacts(each(screen, '.plate.me'));
  for (const name of each(screen, '.plate .name')) {
    const [who] = each(name, '.who');
    who.style.fontSize = '';
    for (const tag of each(name, '.partner')) {
      tag.style.display = '';
      if (!shrink(tag, () => isDotted(who), LEAST_TAG)) tag.style.display = 'none'; // the plate's edge shows the same
    }
    shrink(who, isDotted, LEAST_WORD);
  }
  for (const badge of each(screen, '.fact-badge')) shrink(badge, isWide, LEAST_TAG);
}

/** @param {HTMLElement} screen */
function fitLines(screen) {
  for (const line of each(screen, '.line')) {
    const said = line.querySelector('.said');
    const room =
      line.clientHeight -
      parseFloat(getComputedStyle(line).paddingTop) -
      (said ? parseFloat(getComputedStyle(said).lineHeight) : 0);
    const [prompt] = each(line, '.prompt');
    if (!prompt) continue; // the line belongs to a review
    prompt.style.fontSize = '';
    for (const offer of each(line, '.offer')) {
      // hidden if the prompt needs the room
      offer.style.display = '';
      if (prompt.scrollHeight + offer.offsetHeight > room + 1) offer.style.display = 'none';
    }
    const taken = each(line, '.offer').reduce((sum, offer) => sum + offer.offsetHeight, 0);
    shrink(prompt, () => prompt.scrollHeight + taken > room + 1, LEAST_WORD);
  }
}

/** @param {HTMLElement} screen */
function fitActions(screen) {
  for (const actions of each(screen, '.actions')) {
    const isCut = () =>
      isWide(actions) || isHigh(actions) || each(actions, '.action').some((action) => isWide(action) || isFull(action));
    shrink(actions, isCut, LEAST_WORD);
  }
}

/** Puts a bubble into its plate; the plate drops details if that makes room.
 * @param {HTMLElement} says @param {HTMLElement} screen */
function putInto(says, screen) {
  const plate = /** @type {HTMLElement} */ (says.closest('.plate'));
  const usual = plate.dataset.saves ?? '';
  const hasRoom = (/** @type {string} */ saving) => {
    plate.dataset.saves = saving;
    return putBeside(says, plate, screen);
  };
  const isPut = [usual, ...SAVINGS.filter((some) => !some.includes('lines'))].some(hasRoom);
  if (!isPut) hasRoom(usual);
}

/** Puts a bubble beside the name or the facts, whichever has more room. Returns true if it fits.
 * @param {HTMLElement} says @param {HTMLElement} plate @param {HTMLElement} screen */
function putBeside(says, plate, screen) {
  const { left: start, right: end, top } = rectOf(plate);
  // a dropped portrait has no width
  const [face] = each(plate, ':scope > .portrait')
    .map(rectOf)
    .filter(({ width }) => width);
  const isFirst = face && face.left - start < end - face.right;
  const [left, right] = !face ? [start, end] : isFirst ? [face.right - GAP, end] : [start, face.left + GAP];
  const free = each(plate, ':scope > .name, :scope > .facts').map((row) => {
    const box = rectOf(row);
    let from = left + 6;
    let to = right - 6;
    const inRow = [...each(row, '*:not(.level, .level *)'), ...each(screen, '.coin')]
      .map(rectOf)
      .filter(
        (part) =>
          part.width && part.top < box.bottom - 3 && part.bottom > box.top + 3 && part.right > from && part.left < to,
      );
    for (const part of inRow) {
      if (part.left - left < right - part.right) from = Math.max(from, part.right + GAP);
      else to = Math.min(to, part.left - GAP);
    }
    return { from, w: to - from, middle: (box.top + box.bottom) / 2 - top };
  });
  const best = free.reduce((one, other) => (other.w > one.w ? other : one));
  says.style.left = `${best.from - start - plate.clientLeft}px`;
  says.style.maxWidth = `${best.w}px`;
  shrink(says, (node) => isWide(node) || node.offsetHeight > 20, LEAST_TAG);
  says.style.top = `${best.middle - says.offsetHeight / 2 - plate.clientTop}px`;
  return best.w > 0 && !isWide(says) && says.offsetHeight <= 20;
}

/** Hangs bubbles below their plates, clear of each other, of coins and of other texts.
 * @param {HTMLElement} screen @param {HTMLElement[]} bubbles */
function hangBelow(screen, bubbles) {
  if (!bubbles.length) return;
  const felt = rectOf(/** @type {Element} */ (screen.querySelector('.felt')));
  const others = each(screen, '.coin, .plates :is(.partner, .fact-badge, .last)').map(rectOf);
  const usual = bubbles.map((says) => {
    Object.assign(says.style, { top: '', maxWidth: '', fontSize: '' });
    return parseFloat(getComputedStyle(says).fontSize);
  });
  for (let part = 1; part * Math.min(...usual) > LEAST_BUBBLE; part *= 0.93) {
    /** @type {{left: number, right: number, top: number, bottom: number}[]} */
    const taken = [...others];
    const areClear = bubbles.map((says, k) => {
      const plate = rectOf(/** @type {Element} */ (says.closest('.plate')));
      says.style.fontSize = `${usual[k] * part}px`;
      const width = says.offsetWidth; // layout width, unaffected by the opening animation
      const top = plate.top + says.offsetTop + 2;
      const bottom = top + says.offsetHeight;
      const wish = plate.left + (plate.width - width) / 2;
      const isFree = (/** @type {number} */ x) =>
        !taken.some((other) => meet({ left: x, right: x + width, top, bottom }, other));
      const within = (/** @type {number} */ x) => Math.max(felt.left + GAP, Math.min(felt.right - width - GAP, x));
      const places = [wish, ...taken.flatMap((other) => [other.left - width - GAP, other.right + GAP])].map(within);
      const free = places.filter(isFree).sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish));
      const [x = within(wish)] = free;
      says.style.left = `${x - plate.left - 2}px`;
      says.style.setProperty('--tip', `${Math.max(12, Math.min(width - 12, plate.left + plate.width / 2 - x))}px`);
      taken.push({ left: x, right: x + width, top, bottom });
      return free.length > 0;
    });
    if (areClear.every(Boolean)) return;
  }
}
