// The buttons over the canvas: one for each card of the hand and each place, in reading order, with accessible names.
// They take taps, keys and focus. A button covers the visible part of its sprite, so that its middle, which assistive
// technology taps, is its own.

/**
 * @typedef {import('./layout/boxes.js').Box} Box
 * @typedef {object} Spot a button's properties
 * @property {string} key identifies the button from one update to the next
 * @property {Box} box of the sprite
 * @property {import('./layout/boxes.js').Size} [bare] its uncovered part; all of it if not given
 * @property {string} label
 * @property {string} [card]
 * @property {string} [zone]
 * @property {boolean} [playable]
 * @property {boolean} [chosen] aria-pressed: selected, waiting for its place; undefined if it is no toggle
 * @property {boolean} [lit] a place that takes the chosen card
 * @property {boolean} [offers] a place that is an action itself
 * @property {number} [count] number shown on it
 * @property {string} [note] text shown on it
 * @property {string} [state] more classes
 */

/**
 * Makes a group of buttons with roving tabindex: one is in the tab order; arrows, Home and End reach the others.
 * @param {HTMLElement} parent
 * @param {string} kind class of the group
 */
export function createGroup(parent, kind) {
  const root = document.createElement('div');
  root.className = `spots ${kind}`;
  root.setAttribute('role', 'group');
  parent.append(root);
  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();
  /** @type {HTMLButtonElement[]} */
  let order = [];
  let current = '';

  root.addEventListener('keydown', (event) => {
    const at = order.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = neighbour(at, event.key);
    if (to === undefined) return;
    event.preventDefault();
    focus(order[to]);
  });
  root.addEventListener('focusin', (event) => {
    const button = /** @type {HTMLButtonElement} */ (event.target);
    current = button.dataset.key ?? '';
    for (const other of order) other.tabIndex = other === button ? 0 : -1;
  });

  /** @param {number} at @param {string} key @returns {number | undefined} */
  function neighbour(at, key) {
    if (key === 'ArrowRight') return (at + 1) % order.length;
    if (key === 'ArrowLeft') return (at + order.length - 1) % order.length;
    if (key === 'Home') return 0;
    if (key === 'End') return order.length - 1;
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
    const from = order[at].getBoundingClientRect();
    const sign = key === 'ArrowDown' ? 1 : -1;
    let best = at;
    let least = Infinity;
    order.forEach((button, k) => {
      const box = button.getBoundingClientRect();
      const down = (box.top - from.top) * sign;
      if (down < 16) return;
      const far = down + 2 * Math.abs(box.left - from.left);
      if (far < least) [best, least] = [k, far];
    });
    return best;
  }

  /** @param {HTMLButtonElement | undefined} button */
  function focus(button) {
    button?.focus({ preventScroll: true });
  }

  return {
    root,
    /** @param {string} label */
    name(label) {
      root.setAttribute('aria-label', label);
    },
    /** @param {Spot[]} spots in reading order */
    set(spots) {
      const focused = /** @type {HTMLElement | null} */ (
        root.contains(document.activeElement) ? document.activeElement : null
      );
      const index = order.findIndex((button) => button === focused);
      const keys = new Set(spots.map((spot) => spot.key));
      for (const [key, button] of buttons) {
        if (keys.has(key)) continue;
        button.remove();
        buttons.delete(key);
      }
      order = spots.map((spot, k) => {
        let button = buttons.get(spot.key);
        if (!button) {
          button = document.createElement('button');
          button.type = 'button';
          buttons.set(spot.key, button);
        }
        put(button, spot);
        if (root.children[k] !== button) root.insertBefore(button, root.children[k] ?? null);
        return button;
      });
      // focus from outside goes first to a place for the chosen card, else to an offered action
      const first = focused ? undefined : (spots.find(({ lit }) => lit) ?? spots.find(({ offers }) => offers));
      if (first) current = first.key;
      else if (!keys.has(current)) current = spots[Math.min(Math.max(index, 0), spots.length - 1)]?.key ?? '';
      for (const button of order) button.tabIndex = button.dataset.key === current ? 0 : -1;
      // focus inside stays on its button, or moves to the one in its place
      if (focused && document.activeElement !== focused) focus(buttons.get(current));
    },
    /** @param {string} key */
    focus: (key) => focus(buttons.get(key)),
    /** @param {string} key */
    button: (key) => buttons.get(key),
    /** Focuses the group's button in the tab order. */
    enter: () => focus(buttons.get(current)),
  };
}

/** @param {HTMLButtonElement} button @param {Spot} spot */
function put(button, { key, box, bare, label, card, zone, playable, chosen, lit, offers, count, note, state }) {
  button.className = `spot${playable ? ' playable' : ''}${chosen ? ' chosen' : ''}${lit ? ' lit' : ''}${offers ? ' offers' : ''}${state ? ` ${state}` : ''}`;
  const sign = /** @type {HTMLElement} */ (
    button.firstElementChild ?? Object.assign(document.createElement('span'), { className: 'note' })
  );
  if (note === undefined) sign.remove();
  else {
    sign.dataset.note = note; // drawn by CSS, since the button's label says it in full
    if (!sign.isConnected) button.append(sign);
  }
  const text = count === undefined ? '' : String(count);
  if (button.dataset.count !== text) button.dataset.count = text;
  button.dataset.key = key;
  if (card) button.dataset.card = card;
  if (zone) button.dataset.zone = zone;
  if (button.getAttribute('aria-label') !== label) button.setAttribute('aria-label', label);
  if (chosen === undefined) button.removeAttribute('aria-pressed');
  else button.setAttribute('aria-pressed', String(chosen));
  button.style.left = `${box.x}px`;
  button.style.top = `${box.y}px`;
  button.style.width = `${bare?.w ?? box.w}px`;
  button.style.height = `${bare?.h ?? box.h}px`;
  button.style.setProperty('--w', `${box.w}px`);
  button.style.setProperty('--h', `${box.h}px`);
}
