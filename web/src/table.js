// The table that one plays on: a canvas with the cards and, over it, the real buttons that take taps and keys.
//
// No game logic inside: it is told the places with their cards, the hand and the legal actions, and gives an action
// text back. One state, one `set`; the animation gets out of the way of the next tap. All use of Konva is in here.

import Konva from 'konva/lib/Core.js';
import { Image as KonvaImage } from 'konva/lib/shapes/Image.js';
import { RAISE, barePart, handSlots, placeBoxes, sortHand } from './layout.js';
import { createGroup } from './overlay.js';
import { FLIGHT } from './settings.js';
import { makeSprites } from './sprites.js';

/**
 * @typedef {import('./layout.js').Box} Box
 * @typedef {import('./layout.js').Layout} Layout
 * @typedef {import('./words.js').Message} Message
 * @typedef {{action: string, card: string | null, zone: string | null, label: Message, seat?: number | null}} Action
 * @typedef {{zone: string, col: number, row: number, form: string, cards: string[], closed: boolean, ghost: string | null, name: Message}} Place
 * @typedef {{name: string, kind: string, level?: string, cards: number, total: number, dealer: boolean, says: Message | null}} Seat
 * @typedef {{message: Message, points: number}} ScoreLine
 * @typedef {{winners: number[], rows: {seat: number, cards: string[], lines: ScoreLine[], points: number, total: number}[]}} Result
 * @typedef {object} View
 * @property {string} game
 * @property {number} deal
 * @property {number} eyes
 * @property {number | null} turn
 * @property {'deal' | 'match' | null} over
 * @property {Message} prompt
 * @property {Seat[]} seats
 * @property {Place[]} places
 * @property {string[]} hand
 * @property {Action[]} actions
 * @property {{id: string, seat: number | null, name: Message}[]} marks
 * @property {number[]} totals
 * @property {number | null} target
 * @property {number[][]} history points of every finished deal
 * @property {number[][]} [course] totals after every finished deal
 * @property {{undo: boolean, redo: boolean}} can
 * @property {boolean} practice
 * @property {Result | null} result
 * @property {{seat: number, place: number, total: number}[] | null} standings
 * @property {Record<string, unknown>} [options]
 * @typedef {{view: View, moves: {card: string, from: string, to: string}[], said: Message[], save: string}} Turn
 *
 * @typedef {object} Looks what the table looks like and speaks
 * @property {import('./words.js').Words} words
 * @property {boolean} fourColours
 * @property {keyof typeof FLIGHT} animation
 * @property {'suit' | 'rank'} sortBy
 *
 * @typedef {object} Listeners
 * @property {(action: string) => void} onAction an action was chosen
 * @property {(card: string, box: Box) => void} onWhy a card was tapped that no action uses
 * @property {(message: Message, box: Box) => void} onPlace a place was tapped that waits for nothing
 * @property {(card: string | null, zones: string[]) => void} onChoose a card waits for its place (null: none does any more)
 *
 * @typedef {{x: number, y: number, w: number, h: number, turned: number}} Pose
 * @typedef {object} Sprite
 * @property {string} id
 * @property {string} card
 * @property {string} zone
 * @property {InstanceType<typeof KonvaImage>} node
 * @property {Pose} pose where it is drawn now; `turned` from 0 (the old side) to 1 (the new one)
 * @property {Box} box where it lies, or flies to
 * @property {import('./layout.js').Size} [bare] what is not covered of it, in the hand
 * @property {string} side the text of the side that is up
 * @property {string} before the side that was up when the flight began
 * @property {import('./sprites.js').Look} look
 * @property {boolean} leaving is taken off the canvas where its flight ends
 * @property {{from: Pose, start: number, length: number} | null} flight
 */

const DRAG_START = 8;

/** @param {number} t */
const ease = (t) => 1 - (1 - t) ** 3;

/**
 * @param {HTMLElement} container
 * @param {Looks} looks
 * @param {Listeners} listeners
 */
export function createTable(container, looks, { onAction, onWhy, onPlace, onChoose }) {
  const ratio = Math.min(globalThis.devicePixelRatio || 1, 2);
  Konva.pixelRatio = ratio;
  const canvas = document.createElement('div');
  canvas.className = 'stage';
  canvas.setAttribute('aria-hidden', 'true');
  container.append(canvas);
  const stage = new Konva.Stage({ container: canvas, width: 1, height: 1, listening: false });
  const still = new Konva.Layer({ listening: false });
  const moving = new Konva.Layer({ listening: false });
  stage.add(still, moving);
  const handGroup = createGroup(container, 'hand');
  const boardGroup = createGroup(container, 'board');
  const motion = matchMedia('(prefers-reduced-motion: reduce)');

  let sprites = makeSprites({ ratio, indices: looks.words.indices, fourColours: looks.fourColours });
  /** @type {Map<string, Sprite[]>} */
  let zones = new Map();
  /** @type {Sprite[]} */
  let leaving = [];
  /** @type {View | null} */
  let view = null;
  /** @type {Layout | null} */
  let layout = null;
  /** @type {Map<string, Box & {step: number}>} */
  let boxes = new Map();
  /** @type {string | null} */
  let chosen = null; // id of the sprite that waits for its place
  let made = 0;
  /** @type {{sprite: Sprite, dx: number, dy: number, moved: boolean} | null} */
  let drag = null;
  let wasDragged = false;

  const animation = new Konva.Animation(() => step(performance.now()), moving);

  // ---- sprites -------------------------------------------------------------------------------------------------

  const all = () => [...zones.values()].flat();
  const ownHand = () => `hand:${view?.eyes}`;
  /** @param {string} zone */
  const isHand = (zone) => zone.startsWith('hand:');
  const flightTime = () => (motion.matches ? 0 : FLIGHT[looks.animation]);

  /** Where cards come from and go to that are not shown: the plate of a seat, or the middle of the board.
   * @param {string} zone @returns {Box} */
  function away(zone) {
    const at = /** @type {Layout} */ (layout);
    const plate = isHand(zone) ? at.plates[Number(zone.slice(5))] ?? at.me : null;
    const from = plate ?? boxes.get(zone) ?? at.board;
    const w = at.card.w * (plate ? 0.55 : 1);
    const h = at.card.h * (plate ? 0.55 : 1);
    return { x: from.x + (from.w - w) / 2, y: from.y + (from.h - h) / 2, w, h };
  }

  /** @param {string} card @param {string} side @param {string} zone @param {Box} box @returns {Sprite} */
  function spawn(card, side, zone, box) {
    const node = new KonvaImage({ image: undefined, listening: false, perfectDrawEnabled: false });
    made += 1;
    return {
      id: `c${made}`, card, zone, node, box, side, before: side, look: {}, leaving: false, flight: null,
      pose: { ...box, turned: 1 },
    };
  }

  /** @param {Sprite} sprite */
  function draw({ node, pose, side, before, look }) {
    const up = pose.turned < 0.5 ? before : side;
    const size = { w: Math.round(pose.w), h: Math.round(pose.h) };
    // between two sizes the picture of the size on the board or in the hand is scaled
    const near = layout && Math.abs(size.w - layout.handCard.w) < Math.abs(size.w - layout.card.w) ? layout.handCard : layout?.card ?? size;
    const { canvas: image, margin } = sprites.card(up, near, look);
    const across = Math.max(0.02, Math.abs(1 - 2 * (pose.turned < 1 ? pose.turned : 1)));
    const scaleX = (pose.w / near.w) * across;
    const scaleY = pose.h / near.h;
    node.setAttrs({
      image,
      x: pose.x + (pose.w * (1 - across)) / 2 - margin * scaleX,
      y: pose.y - margin * scaleY,
      width: (near.w + 2 * margin) * scaleX,
      height: (near.h + 2 * margin) * scaleY,
    });
  }

  // ---- from one view to the next -------------------------------------------------------------------------------

  /** @param {Map<string, Sprite[]>} from @param {string} zone @param {string} card @returns {Sprite | undefined} */
  function take(from, zone, card) {
    const list = from.get(zone);
    if (!list?.length) return undefined;
    let at = list.findLastIndex((sprite) => sprite.card === card);
    if (at < 0 && (card === '??' || list.some((sprite) => sprite.card === '??'))) {
      at = list.findLastIndex((sprite) => card === '??' || sprite.card === '??');
    }
    return at < 0 ? undefined : list.splice(at, 1)[0];
  }

  /** Follows the moves, so that every sprite knows where it comes from.
   * @param {Turn['moves']} moves */
  function follow(moves) {
    for (const { card, from, to } of moves) {
      const start = away(from);
      const sprite = take(zones, from, card) ?? spawn(card, '??', from, start);
      if (card !== '??') sprite.card = card;
      if (isHand(to) && to !== ownHand()) {
        sprite.zone = to;
        sprite.leaving = true;
        leaving.push(sprite);
      } else {
        const list = zones.get(to) ?? [];
        list.push(sprite);
        zones.set(to, list);
      }
    }
  }

  /** Makes the sprites agree with the view, which is the truth whatever the moves said.
   * @param {[string, string[]][]} truth zones with their cards @param {string | null} source where new cards come from */
  function reconcile(truth, source) {
    const old = zones;
    zones = new Map(truth.map(([zone]) => [zone, []]));
    /** @type {[string, number, string][]} */
    const wanted = [];
    for (const [zone, cards] of truth) {
      /** @type {Sprite[]} */
      const list = new Array(cards.length);
      cards.forEach((card, k) => {
        const sprite = take(old, zone, card);
        if (sprite) list[k] = sprite;
        else wanted.push([zone, k, card]);
      });
      zones.set(zone, list);
    }
    const spare = [...old.values()].flat();
    for (const [zone, k, card] of wanted) {
      const at = spare.findIndex((sprite) => sprite.card === card);
      const list = /** @type {Sprite[]} */ (zones.get(zone));
      if (at >= 0) list[k] = spare.splice(at, 1)[0];
      else {
        const box = source ? away(source) : null;
        list[k] = spawn(card, source ? '??' : card, zone, box ?? { x: 0, y: 0, w: 0, h: 0 });
        if (!box) list[k].pose.w = 0; // has no place to come from: is just there
      }
      list[k].card = card;
    }
    for (const sprite of spare) sprite.node.destroy();
    for (const [zone, list] of zones) for (const sprite of list) sprite.zone = zone;
  }

  /** @param {string} card */
  const actionsOf = (card) => view?.actions.filter((action) => action.card === card) ?? [];

  /** Gives every sprite its box, side and look. */
  function arrange() {
    if (!view || !layout) return;
    const hand = zones.get(ownHand()) ?? [];
    const slots = handSlots(hand.map(({ card }) => (looks.sortBy === 'suit' ? card.slice(-1) : card.slice(0, -1))), layout);
    const bare = barePart(slots, layout.handCard);
    const choice = hand.some(({ card }) => actionsOf(card).length > 0);
    hand.forEach((sprite, k) => {
      sprite.bare = bare[k];
      const playable = actionsOf(sprite.card).length > 0;
      const up = sprite.id === chosen ? RAISE + 6 : playable ? RAISE : 0;
      place(sprite, { x: slots[k].x, y: slots[k].y - up, ...layoutSize('hand') }, sprite.card, { dim: choice && !playable });
      sprite.node.visible(true);
    });
    for (const { zone, cards, closed, form } of view.places) {
      const box = boxes.get(zone);
      const list = zones.get(zone) ?? [];
      if (!box) continue;
      list.forEach((sprite, k) => {
        const isTop = k === list.length - 1;
        const edge = form === 'pile' && isTop ? Math.min(3, Math.ceil((cards.length - 1) / 2)) : 0;
        place(sprite, { x: Math.round(box.x + k * box.step), y: box.y, ...layoutSize('board') }, closed ? '??' : sprite.card, { edge });
      });
    }
    for (const sprite of leaving) place(sprite, away(sprite.zone), sprite.card, {});
  }

  /** @param {'hand' | 'board'} where */
  const layoutSize = (where) => {
    const { handCard, card } = /** @type {Layout} */ (layout);
    return where === 'hand' ? handCard : card;
  };

  /** @param {Sprite} sprite @param {Box} box @param {string} side @param {import('./sprites.js').Look} look */
  function place(sprite, box, side, look) {
    sprite.before = sprite.pose.turned < 0.5 ? sprite.before : sprite.side;
    sprite.pose.turned = sprite.before === side ? 1 : 0;
    sprite.side = side;
    sprite.box = box;
    sprite.look = look;
  }

  // ---- animation -----------------------------------------------------------------------------------------------

  /** Sends every sprite from where it is drawn to where it belongs.
   * @param {number} length @param {number} [gap] between one card and the next @returns {number} milliseconds that it takes */
  function fly(length, gap = 0) {
    const now = performance.now();
    const handMoves = (zones.get(ownHand()) ?? []).some(isAway);
    let k = 0;
    let longest = 0;
    moving.removeChildren();
    still.removeChildren();
    ground();
    for (const sprite of [...all(), ...leaving]) {
      if (sprite === drag?.sprite && drag.moved) continue;
      if (!sprite.pose.w || length === 0) sprite.pose = { ...sprite.box, turned: 1 };
      const moves = isAway(sprite);
      if (moves) {
        sprite.flight = { from: { ...sprite.pose }, start: now + k * gap, length };
        longest = k * gap + length;
        k += 1;
      } else sprite.flight = null;
      draw(sprite);
      (moves || (handMoves && sprite.zone === ownHand()) ? moving : still).add(sprite.node);
    }
    if (drag?.moved) moving.add(drag.sprite.node);
    if (longest) animation.start();
    else settle();
    still.batchDraw();
    moving.batchDraw();
    return longest;
  }

  /** @param {Sprite} sprite */
  function isAway({ pose, box }) {
    return pose.turned < 1 || Math.abs(pose.x - box.x) + Math.abs(pose.y - box.y) + Math.abs(pose.w - box.w) > 0.5;
  }

  /** One frame; false: nothing has changed.
   * @param {number} now */
  function step(now) {
    let busy = false;
    for (const sprite of [...all(), ...leaving]) {
      const { flight, box } = sprite;
      if (!flight) continue;
      const t = Math.min(1, Math.max(0, (now - flight.start) / flight.length));
      const e = ease(t);
      const { from } = flight;
      sprite.pose = {
        x: from.x + (box.x - from.x) * e,
        y: from.y + (box.y - from.y) * e,
        w: from.w + (box.w - from.w) * e,
        h: from.h + (box.h - from.h) * e,
        turned: from.turned + (1 - from.turned) * e,
      };
      if (t >= 1) sprite.flight = null;
      else busy = true;
      draw(sprite);
    }
    if (!busy) settle();
    return undefined;
  }

  /** Lays everything down on the still layer, in order, so that the next frame need not be drawn at all. */
  function settle() {
    animation.stop();
    for (const sprite of leaving) sprite.node.destroy();
    leaving = [];
    moving.removeChildren();
    still.removeChildren();
    ground();
    for (const [zone, list] of zones) {
      const isPile = view?.places.some((place) => place.zone === zone && place.form === 'pile');
      list.forEach((sprite, k) => {
        if (drag?.moved && sprite === drag.sprite) return;
        if (!isPile || k >= list.length - 1) still.add(sprite.node); // what a pile covers is not drawn
      });
    }
    if (drag?.moved) moving.add(drag.sprite.node);
    still.batchDraw();
    moving.batchDraw();
  }

  /** The outlines of the empty places, below everything. */
  function ground() {
    if (!view || !layout) return;
    for (const { zone, ghost, cards } of view.places) {
      const box = boxes.get(zone);
      const empty = !cards.length || (drag?.moved && cards.length === 1 && drag.sprite.zone === zone);
      const coming = (zones.get(zone) ?? []).some((sprite) => sprite.flight);
      if (!box || (!empty && !coming)) continue;
      const { canvas: image, margin } = sprites.ghost(ghost, layout.card);
      const { w, h } = layout.card;
      still.add(new KonvaImage({ image, x: box.x - margin, y: box.y - margin, width: w + 2 * margin, height: h + 2 * margin, listening: false }));
    }
  }

  // ---- buttons -------------------------------------------------------------------------------------------------

  /** The zones to which the chosen or dragged card can go. @param {string | null | undefined} card */
  const targets = (card) => (card ? actionsOf(card).flatMap(({ zone }) => (zone ? [zone] : [])) : []);

  const chosenSprite = () => (zones.get(ownHand()) ?? []).find(({ id }) => id === chosen);

  function label() {
    if (!view || !layout) return;
    const { words } = looks;
    const hand = zones.get(ownHand()) ?? [];
    const choice = hand.some(({ card }) => actionsOf(card).length > 0);
    handGroup.name(words.t('table-hand', { count: hand.length }));
    boardGroup.name(words.t('table-board'));
    handGroup.set(hand.map((sprite) => {
      const { id, box, bare, card } = sprite;
      const playable = actionsOf(card).length > 0;
      const state = id === chosen ? 'table-card-chosen' : playable ? 'table-card-playable' : 'table-card';
      return { key: id, box, bare, card, playable: choice && playable, chosen: id === chosen, label: words.say({ id: state, args: { card } }) };
    }));
    const lit = targets(drag?.moved ? drag.sprite.card : chosenSprite()?.card);
    const places = [...view.places].sort((a, b) => a.row - b.row || a.col - b.col);
    boardGroup.set(places.map((place) => {
      const { step: _, ...box } = /** @type {Box & {step: number}} */ (boxes.get(place.zone));
      const waits = view?.actions.some(({ zone, card }) => zone === place.zone && card === null);
      return { key: place.zone, zone: place.zone, box, lit: lit.includes(place.zone) || waits, label: takes(words.say(placeMessage(place)), lit.includes(place.zone)) };
    }));
    onChoose(chosenSprite()?.card ?? null, lit);
  }

  /** @param {string} text @param {boolean} isLit */
  const takes = (text, isLit) => (isLit ? looks.words.t('table-place-takes', { text }) : text);

  /** Tells what lies in a place. @param {Place} place @returns {Message} */
  function placeMessage({ name, cards, closed, ghost, form }) {
    const top = cards.at(-1);
    const id = closed ? 'table-place-closed'
      : form === 'row' && cards.length > 1 ? 'table-place-row'
        : top ? 'table-place-top'
          : ghost ? 'table-place-waits' : 'table-place-empty';
    return { id, args: { place: name, count: cards.length, card: top ?? ghost ?? '??', cards } };
  }

  /** @param {EventTarget | null} target */
  const spotOf = (target) => /** @type {HTMLElement | null} */ (target instanceof Element ? target.closest('.spot') : null);

  /** @param {string | undefined} key */
  const spriteOf = (key) => (zones.get(ownHand()) ?? []).find(({ id }) => id === key);

  /** @param {string | null} id */
  function choose(id) {
    if (chosen === id) return;
    chosen = id;
    arrange();
    label();
    fly(Math.min(120, flightTime()));
  }

  container.addEventListener('click', (event) => {
    const spot = spotOf(event.target);
    if (wasDragged) {
      wasDragged = false;
      return;
    }
    if (!spot) return choose(null);
    const sprite = spriteOf(spot.dataset.key);
    if (sprite) tapCard(sprite);
    else if (spot.dataset.zone) tapPlace(spot.dataset.zone);
  });

  /** @param {Sprite} sprite */
  function tapCard(sprite) {
    const actions = actionsOf(sprite.card);
    if (actions.length === 1) {
      chosen = null;
      onAction(actions[0].action);
    } else if (actions.length) choose(chosen === sprite.id ? null : sprite.id);
    else {
      choose(null);
      onWhy(sprite.card, sprite.box);
    }
  }

  /** @param {string} zone */
  function tapPlace(zone) {
    const card = chosenSprite()?.card ?? null;
    const action = view?.actions.find((action) => action.zone === zone && action.card === card);
    const place = view?.places.find((place) => place.zone === zone);
    if (action) {
      chosen = null;
      onAction(action.action);
    } else if (place) onPlace(placeMessage(place), /** @type {Box} */ (boxes.get(zone)));
  }

  // ---- dragging ------------------------------------------------------------------------------------------------

  container.addEventListener('pointerdown', (event) => {
    wasDragged = false;
    const sprite = spriteOf(spotOf(event.target)?.dataset.key);
    if (!sprite || !event.isPrimary || event.button !== 0 || drag) return;
    const button = /** @type {HTMLElement} */ (spotOf(event.target));
    const { clientX, clientY, pointerId } = event;
    const scale = container.getBoundingClientRect();
    const at = (/** @type {PointerEvent} */ e) => ({ x: e.clientX - scale.left, y: e.clientY - scale.top });
    const grabbed = at(event);
    const listening = new AbortController();
    const { signal } = listening;
    const current = { sprite, dx: grabbed.x - sprite.pose.x, dy: grabbed.y - sprite.pose.y, moved: false };
    drag = current;

    const follow = (/** @type {PointerEvent} */ e) => {
      if (e.pointerId !== pointerId) return;
      if (!current.moved) {
        if (Math.hypot(e.clientX - clientX, e.clientY - clientY) < DRAG_START) return;
        current.moved = true;
        button.setPointerCapture(pointerId);
        sprite.flight = null;
        sprite.look = { high: true };
        chosen = null;
        label();
        settle();
        container.classList.add('dragging');
      }
      const { x, y } = at(e);
      sprite.pose = { ...sprite.pose, x: x - current.dx, y: y - current.dy, turned: 1 };
      draw(sprite);
      moving.batchDraw();
    };
    const end = (/** @type {PointerEvent} */ e) => {
      if (e.pointerId !== pointerId) return;
      listening.abort();
      drag = null;
      if (!current.moved) return;
      container.classList.remove('dragging');
      wasDragged = true;
      setTimeout(() => (wasDragged = false), 50); // the click after a drag, where there is one, comes before that
      const action = e.type === 'pointerup' ? dropped(sprite, at(e)) : undefined;
      label();
      if (action) onAction(action); // stays where it was dropped until the next set
      else {
        arrange();
        fly(flightTime());
        const far = layout && e.type === 'pointerup' && at(e).y < layout.hand.y;
        if (far && !actionsOf(sprite.card).length) onWhy(sprite.card, sprite.box);
        else if (far && actionsOf(sprite.card).length > 1) choose(sprite.id);
      }
    };
    button.addEventListener('pointermove', follow, { signal });
    button.addEventListener('pointerup', end, { signal });
    button.addEventListener('pointercancel', end, { signal });
    button.addEventListener('lostpointercapture', end, { signal });
    // without capture (a drag that has not begun) the pointer may leave the button
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  });

  /** The action that a drop at this point means, if it means one.
   * @param {Sprite} sprite @param {{x: number, y: number}} point */
  function dropped({ card }, { x, y }) {
    if (!layout) return undefined;
    const actions = actionsOf(card);
    const hit = actions.filter(({ zone }) => {
      const box = zone ? boxes.get(zone) ?? (isHand(zone) ? layout?.plates[Number(zone.slice(5))] : undefined) : undefined;
      return box && x > box.x - 8 && x < box.x + box.w + 8 && y > box.y - 8 && y < box.y + box.h + 8;
    });
    if (hit.length === 1) return hit[0].action;
    return actions.length === 1 && y < layout.hand.y ? actions[0].action : undefined;
  }

  // ---- the outside ---------------------------------------------------------------------------------------------

  const api = {
    /**
     * Shows a turn. Gives the milliseconds that its animation takes.
     * @param {Turn} turn @param {Layout} newLayout @param {{instant?: boolean}} [options]
     */
    set(turn, newLayout, { instant = false } = {}) {
      const { view: next, moves } = turn;
      const sameDeal = view && view.deal === next.deal && view.game === next.game;
      const sameSize = layout && stage.width() === newLayout.width && stage.height() === newLayout.height;
      const hadCards = all().length > 0;
      const sameEyes = view?.eyes === next.eyes;
      view = next;
      layout = newLayout;
      boxes = placeBoxes(view.places, layout);
      if (!sameSize) stage.size({ width: layout.width, height: layout.height });
      if (!sameDeal || !sameEyes) {
        for (const sprite of [...all(), ...leaving]) sprite.node.destroy();
        zones = new Map();
        leaving = [];
      }
      chosen = null;
      const dealer = view.seats.findIndex((seat) => seat.dealer);
      const isDealt = !sameDeal && !view.over && view.places.every((place) => !place.cards.length);
      if (sameDeal && sameEyes) follow(moves);
      reconcile(
        [...view.places.map((place) => /** @type {[string, string[]]} */ ([place.zone, place.cards])), [ownHand(), sortHand(view.hand, looks.sortBy)]],
        isDealt && !instant ? `hand:${dealer}` : null,
      );
      arrange();
      label();
      return fly(instant || (!hadCards && !isDealt) ? 0 : flightTime(), isDealt ? Math.min(24, flightTime() / 10) : 0);
    },
    /** Takes new looks: language, colours, sorting. @param {Looks} newLooks */
    configure(newLooks) {
      const redrawn = looks.words !== newLooks.words || looks.fourColours !== newLooks.fourColours;
      const sorted = looks.sortBy !== newLooks.sortBy;
      looks = newLooks;
      if (redrawn) sprites = makeSprites({ ratio, indices: looks.words.indices, fourColours: looks.fourColours });
      if (!view) return;
      if (sorted) reconcile([...zones].map(([zone, list]) => [zone, zone === ownHand() ? sortHand(list.map(({ card }) => card), looks.sortBy) : list.map(({ card }) => card)]), null);
      arrange();
      label();
      fly(flightTime());
    },
    /** Lets a card go back that was dropped for an action which was refused. */
    release() {
      if (!view) return;
      arrange();
      label();
      fly(flightTime());
    },
    /** Lets go of the chosen card; true if there was one. */
    unchoose() {
      const was = chosen !== null;
      choose(null);
      return was;
    },
    /** Focuses the hand. */
    focusHand: () => handGroup.enter(),
    /** Gets the box of a card of the hand. @param {string} card */
    boxOf: (card) => (zones.get(ownHand()) ?? []).find((sprite) => sprite.card === card)?.box,
    /** Gets what is drawn, for tests: the cards and their boxes as the canvas has them. */
    sprites: () => all().map(({ id, card, zone, pose: { x, y, w, h } }) => ({ id, card, zone, x, y, w, h })),
    /** Tells whether anything flies. */
    isMoving: () => animation.isRunning(),
    destroy() {
      animation.stop();
      stage.destroy();
      container.replaceChildren();
    },
  };
  Object.assign(container, { table: api });
  return api;
}

/** @typedef {ReturnType<typeof createTable>} Table */
