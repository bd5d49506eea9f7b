// The canvas of the table: sprites that keep their identity from one view to the next, and fly to where they belong.
//
// It knows zones with cards, boxes and faces, nothing else. Two layers, one for what lies still and one for what flies;
// nothing is drawn while nothing moves, and a new flight begins wherever the last one has come to. All use of Konva is
// in here.

import Konva from 'konva/lib/Core.js';
import { Image as KonvaImage } from 'konva/lib/shapes/Image.js';
import { makeSprites } from './sprites.js';

/**
 * @typedef {import('./layout.js').Box} Box
 * @typedef {import('./layout.js').Size} Size
 * @typedef {import('./sprites.js').Look} Look
 * @typedef {{x: number, y: number, w: number, h: number, turned: number}} Pose
 *
 * @typedef {object} Sprite
 * @property {string} id
 * @property {string} card
 * @property {string} zone
 * @property {InstanceType<typeof KonvaImage>} node
 * @property {Pose} pose where it is drawn now; `turned` from 0 (the old side) to 1 (the new one)
 * @property {Box} box where it lies, or flies to in the end
 * @property {Size} [bare] what is not covered of it, in the hand
 * @property {string} side the text of the side that is up there
 * @property {Look} look that it has there
 * @property {Stop[]} stops where it comes by on its way there
 * @property {{before: string, side: string, look: Look}} shown what is drawn: the side that was up, and the one that it turns to
 * @property {number} since the step at which it came on the canvas
 * @property {number} until the step at which it flies to its box
 * @property {Flight[]} flights the one that it is on, and those that follow
 *
 * @typedef {{box: Box, side: string, look: Look, step: number}} Stop
 * @typedef {Stop & {from: Pose | null, start: number, length: number}} Flight
 *
 * @typedef {object} Scene what the stage has to know of the view
 * @property {Size[]} sizes in which pictures are drawn; in between they are scaled
 * @property {string} hand the zone whose cards overlap, and so fly together
 * @property {Set<string>} piles zones of whose cards only the last is seen
 * @property {{zone: string, at: number, box: Box, ghost: string | null, label: string, owners: string[]}[]} outlines of what is empty: a zone without a card in this place
 * @property {(zone: string) => Box} away where cards come from and go to that are not shown
 */

/** @param {number} t */
const ease = (t) => 1 - (1 - t) ** 3;

/** Whether nothing changes from one stop to the next.
 * @param {Omit<Stop, 'step'>} a @param {Omit<Stop, 'step'>} b */
const isSame = (a, b) => a.side === b.side && JSON.stringify(a.look) === JSON.stringify(b.look)
  && Math.abs(a.box.x - b.box.x) + Math.abs(a.box.y - b.box.y) + Math.abs(a.box.w - b.box.w) <= 0.5;

/**
 * @param {HTMLElement} container
 * @param {{indices: import('./faces.js').Indices, fourColours: boolean}} style
 */
export function createStage(container, style) {
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
  const animation = new Konva.Animation(() => step(performance.now()), moving);

  let pictures = makeSprites({ ratio, ...style });
  /** @type {Scene} */
  let scene = { sizes: [], hand: '', piles: new Set(), outlines: [], away: () => ({ x: 0, y: 0, w: 0, h: 0 }) };
  /** @type {Map<string, Sprite[]>} */
  let zones = new Map();
  /** Sprites on their way off the canvas. @type {Sprite[]} */
  let leaving = [];
  /** @type {Sprite | null} */
  let held = null;
  let made = 0;
  /** The step of the turn that is being laid out. */
  let now = 0;

  const all = () => [...zones.values()].flat();

  /** @param {string} card @param {string} side @param {string} zone @param {Box} box @returns {Sprite} */
  function spawn(card, side, zone, box) {
    const node = new KonvaImage({ image: undefined, listening: false, perfectDrawEnabled: false });
    made += 1;
    const look = {};
    return {
      id: `c${made}`, card, zone, node, box, side, look, stops: [], shown: { before: side, side, look }, since: now, until: now, flights: [], pose: { ...box, turned: 1 },
    };
  }

  /** @param {Sprite} sprite */
  function draw({ node, pose, shown: { before, side, look } }) {
    const up = pose.turned < 0.5 ? before : side;
    const [first, ...others] = scene.sizes;
    const near = others.reduce((best, size) => (Math.abs(size.w - pose.w) < Math.abs(best.w - pose.w) ? size : best), first);
    const { canvas: image, margin } = pictures.card(up, near, look);
    const across = Math.max(0.02, Math.abs(1 - 2 * pose.turned));
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

  /** Takes a card out of a zone: of those that it may be the top one, unless `find` says otherwise.
   * @param {Map<string, Sprite[]>} from @param {string} zone @param {string} card
   * @param {'findIndex' | 'findLastIndex'} [find] @returns {Sprite | undefined} */
  function take(from, zone, card, find = 'findLastIndex') {
    const list = from.get(zone);
    if (!list?.length) return undefined;
    let at = list[find]((sprite) => sprite.card === card);
    if (at < 0 && (card === '??' || list.some((sprite) => sprite.card === '??'))) {
      at = list[find]((sprite) => card === '??' || sprite.card === '??');
    }
    return at < 0 ? undefined : list.splice(at, 1)[0];
  }

  /** Follows the moves, so that every sprite knows where it comes from.
   * @param {{card: string, from: string, to: string}[]} moves @param {(zone: string) => boolean} isShown */
  function follow(moves, isShown) {
    for (const { card, from, to } of moves) {
      const sprite = take(zones, from, card) ?? spawn(card, '??', from, scene.away(from));
      if (card !== '??') sprite.card = card;
      if (!isShown(to)) {
        place(sprite, scene.away(to), sprite.card, {});
        sprite.until = now;
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
        const sprite = take(old, zone, card, 'findIndex');
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
        const box = source ? scene.away(source) : null;
        list[k] = spawn(card, source ? '??' : card, zone, box ?? { x: 0, y: 0, w: 0, h: 0 });
        if (!box) list[k].pose.w = 0; // has no place to come from: is just there
      }
      list[k].card = card;
    }
    for (const sprite of spare) sprite.node.destroy();
    for (const [zone, list] of zones) for (const sprite of list) sprite.zone = zone;
  }

  /** Gives a sprite its box, side and look; `fly` takes it there.
   * @param {Sprite} sprite @param {Box} box @param {string} side @param {Look} look */
  function place(sprite, box, side, look) {
    sprite.box = box;
    sprite.side = side;
    sprite.look = look;
  }

  /** Ends a step: where everything lies now, it comes by on its way to where it is placed after this. */
  function halt() {
    for (const { stops, box, side, look } of all()) stops.push({ box, side, look, step: now });
    now += 1;
  }

  /** Sends every sprite from where it is drawn to where it belongs, step by step.
   * @param {number} length @param {number} [gap] between one card and the next
   * @param {number} [rest] between one step and the next @returns {number} milliseconds that it takes */
  function fly(length, gap = 0, rest = 0) {
    const start = performance.now();
    const pause = length + rest;
    const isInstant = length === 0 && (rest === 0 || now === 0);
    let k = 0;
    let longest = -1;
    moving.removeChildren();
    still.removeChildren();
    const sprites = [...all(), ...leaving].filter((sprite) => sprite !== held);
    for (const sprite of sprites) {
      const { box, side, look, since, pose, shown } = sprite;
      const isLeaving = leaving.includes(sprite);
      const until = isLeaving ? sprite.until : now;
      const end = { box, side, look, step: until };
      sprite.flights = [];
      if (!pose.w || isInstant) {
        sprite.pose = { ...box, turned: 1 };
        sprite.shown = { before: side, side, look };
      } else {
        let last = /** @type {Omit<Stop, 'step'> | null} */ (pose.turned < 1 ? null : { box: pose, side: shown.side, look: shown.look });
        for (const stop of [...sprite.stops.filter(({ step }) => step >= since && step < until), end]) {
          if (!last || !isSame(last, stop)) sprite.flights.push({ ...stop, from: null, start: start + pause * stop.step, length });
          last = stop;
        }
      }
      const [first] = sprite.flights;
      sprite.node.visible(first ? since === 0 : !isLeaving);
      if (first) {
        if (first.step === 0) begin(sprite);
        if (gap) first.start += k * gap;
        k += 1;
        longest = Math.max(longest, sprite.flights[sprite.flights.length - 1].start - start + length);
      }
      draw(sprite);
    }
    ground();
    const handMoves = sprites.some(({ zone, flights }) => zone === scene.hand && flights.length);
    for (const { zone, node, flights } of sprites) (flights.length || (handMoves && zone === scene.hand) ? moving : still).add(node);
    for (const sprite of sprites) Object.assign(sprite, { stops: [], since: 0, until: 0 });
    now = 0;
    if (held) moving.add(held.node);
    if (longest >= 0) animation.start();
    else settle();
    still.batchDraw();
    moving.batchDraw();
    return Math.max(0, longest);
  }

  /** Begins the flight that is next: from where the sprite is, with the side that is up.
   * @param {Sprite} sprite */
  function begin(sprite) {
    const { shown, pose, flights: [flight] } = sprite;
    const before = pose.turned < 0.5 ? shown.before : shown.side;
    pose.turned = before === flight.side ? 1 : 0;
    sprite.shown = { before, side: flight.side, look: flight.look };
    flight.from = { ...pose };
    sprite.node.visible(true);
  }

  /** One frame.
   * @param {number} time */
  function step(time) {
    let busy = false;
    for (const sprite of [...all(), ...leaving]) {
      const { flights } = sprite;
      if (!flights.length) continue;
      busy = true;
      const [{ box, start, length }] = flights;
      if (time < start) continue;
      if (!flights[0].from) begin(sprite);
      const from = /** @type {Pose} */ (flights[0].from);
      const t = length ? Math.min(1, (time - start) / length) : 1;
      const e = ease(t);
      sprite.pose = {
        x: from.x + (box.x - from.x) * e,
        y: from.y + (box.y - from.y) * e,
        w: from.w + (box.w - from.w) * e,
        h: from.h + (box.h - from.h) * e,
        turned: from.turned + (1 - from.turned) * e,
      };
      if (t >= 1) flights.shift();
      draw(sprite);
      if (!flights.length && leaving.includes(sprite)) sprite.node.visible(false);
    }
    if (!busy) settle();
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
      const isPile = scene.piles.has(zone);
      list.forEach((sprite, k) => {
        if (sprite === held) return;
        if (!isPile || k >= list.length - 1) still.add(sprite.node); // what a pile covers is not drawn
      });
    }
    if (held) moving.add(held.node);
    still.batchDraw();
    moving.batchDraw();
  }

  /** The outlines of the empty places, below everything. */
  function ground() {
    for (const { zone, at, box, ghost, label, owners } of scene.outlines) {
      const list = zones.get(zone) ?? [];
      if (list.length > at && !list.some(({ flights }) => flights.length)) continue;
      const { w, h } = box;
      const { canvas: image, margin } = pictures.ghost(ghost, { w, h }, label, owners);
      still.add(new KonvaImage({ image, x: box.x - margin, y: box.y - margin, width: w + 2 * margin, height: h + 2 * margin, listening: false }));
    }
  }

  return {
    place,
    halt,
    fly,
    follow,
    reconcile,
    /** Takes what it has to know of a new view. @param {Scene} next */
    show(next) {
      scene = next;
    },
    /** Puts all cards of a zone to those of another. @param {string} from @param {string} to */
    join(from, to) {
      zones.set(to, [...(zones.get(to) ?? []), ...(zones.get(from) ?? [])]);
      zones.delete(from);
    },
    /** Gets the sprites of a zone, in order. @param {string} zone */
    of: (zone) => zones.get(zone) ?? [],
    all,
    /** @param {Size} size */
    resize({ w, h }) {
      if (stage.width() !== w || stage.height() !== h) stage.size({ width: w, height: h });
    },
    /** Draws all anew in other colours or letters. @param {typeof style} next */
    restyle(next) {
      pictures = makeSprites({ ratio, ...next });
    },
    /** Takes everything off. */
    clear() {
      for (const sprite of [...all(), ...leaving]) sprite.node.destroy();
      zones = new Map();
      leaving = [];
      held = null;
    },
    /** Takes a sprite up, to be moved by hand. @param {Sprite} sprite */
    lift(sprite) {
      held = sprite;
      sprite.flights = [];
      sprite.shown = { ...sprite.shown, look: { high: true } };
      sprite.node.visible(true);
      settle();
    },
    /** Moves a sprite that was taken up. @param {Sprite} sprite @param {number} x @param {number} y */
    carry(sprite, x, y) {
      sprite.pose = { ...sprite.pose, x, y, turned: 1 };
      draw(sprite);
      moving.batchDraw();
    },
    /** Lets go of it: the next flight begins where it is. */
    letGo() {
      held = null;
    },
    isMoving: () => animation.isRunning(),
    destroy() {
      animation.stop();
      stage.destroy();
    },
  };
}
