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
 * @property {Box} box where it lies, or flies to
 * @property {Size} [bare] what is not covered of it, in the hand
 * @property {string} side the text of the side that is up
 * @property {string} before the side that was up when the flight began
 * @property {Look} look
 * @property {{from: Pose, start: number, length: number} | null} flight
 *
 * @typedef {object} Scene what the stage has to know of the view
 * @property {Size[]} sizes in which pictures are drawn; in between they are scaled
 * @property {string} hand the zone whose cards overlap, and so fly together
 * @property {Set<string>} piles zones of whose cards only the last is seen
 * @property {{zone: string, box: Box, ghost: string | null, count: number}[]} places where outlines show when they are empty
 * @property {(zone: string) => Box} away where cards come from and go to that are not shown
 */

/** @param {number} t */
const ease = (t) => 1 - (1 - t) ** 3;

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
  let scene = { sizes: [], hand: '', piles: new Set(), places: [], away: () => ({ x: 0, y: 0, w: 0, h: 0 }) };
  /** @type {Map<string, Sprite[]>} */
  let zones = new Map();
  /** Sprites on their way off the canvas. @type {Sprite[]} */
  let leaving = [];
  /** @type {Sprite | null} */
  let held = null;
  let made = 0;

  const all = () => [...zones.values()].flat();

  /** @param {string} card @param {string} side @param {string} zone @param {Box} box @returns {Sprite} */
  function spawn(card, side, zone, box) {
    const node = new KonvaImage({ image: undefined, listening: false, perfectDrawEnabled: false });
    made += 1;
    return { id: `c${made}`, card, zone, node, box, side, before: side, look: {}, flight: null, pose: { ...box, turned: 1 } };
  }

  /** @param {Sprite} sprite */
  function draw({ node, pose, side, before, look }) {
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
   * @param {{card: string, from: string, to: string}[]} moves @param {(zone: string) => boolean} isShown */
  function follow(moves, isShown) {
    for (const { card, from, to } of moves) {
      const sprite = take(zones, from, card) ?? spawn(card, '??', from, scene.away(from));
      if (card !== '??') sprite.card = card;
      if (!isShown(to)) {
        place(sprite, scene.away(to), sprite.card, {});
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
    sprite.before = sprite.pose.turned < 0.5 ? sprite.before : sprite.side;
    sprite.pose.turned = sprite.before === side ? 1 : 0;
    sprite.side = side;
    sprite.box = box;
    sprite.look = look;
  }

  /** Sends every sprite from where it is drawn to where it belongs.
   * @param {number} length @param {number} [gap] between one card and the next @returns {number} milliseconds that it takes */
  function fly(length, gap = 0) {
    const now = performance.now();
    const handMoves = (zones.get(scene.hand) ?? []).some(isAway);
    let k = 0;
    let longest = 0;
    moving.removeChildren();
    still.removeChildren();
    ground();
    for (const sprite of [...all(), ...leaving]) {
      if (sprite === held) continue;
      if (!sprite.pose.w || length === 0) sprite.pose = { ...sprite.box, turned: 1 };
      const moves = isAway(sprite);
      if (moves) {
        sprite.flight = { from: { ...sprite.pose }, start: now + k * gap, length };
        longest = k * gap + length;
        k += 1;
      } else sprite.flight = null;
      draw(sprite);
      (moves || (handMoves && sprite.zone === scene.hand) ? moving : still).add(sprite.node);
    }
    if (held) moving.add(held.node);
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

  /** One frame.
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
    for (const { zone, box, ghost, count } of scene.places) {
      const isComing = (zones.get(zone) ?? []).some((sprite) => sprite.flight);
      if (count && !isComing) continue;
      const { w, h } = scene.sizes[0];
      const { canvas: image, margin } = pictures.ghost(ghost, scene.sizes[0]);
      still.add(new KonvaImage({ image, x: box.x - margin, y: box.y - margin, width: w + 2 * margin, height: h + 2 * margin, listening: false }));
    }
  }

  return {
    place,
    fly,
    follow,
    reconcile,
    /** Takes what it has to know of a new view. @param {Scene} next */
    show(next) {
      scene = next;
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
      sprite.flight = null;
      sprite.look = { high: true };
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
