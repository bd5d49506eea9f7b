// The animated canvas of the table: sprites that keep their identity from view to view and fly to their places.
//
// It knows only zones with cards, boxes and faces. Three layers: sprites at rest; sprites that make room; and, above
// the page's elements on the felt, sprites in flight between zones or dragged. Nothing is drawn while nothing moves,
// and a new flight starts from wherever the last one has got to.

import { createLayer, createLoop } from './layers.js';
import { makeSprites } from './sprites.js';

/**
 * @typedef {import('../layout/boxes.js').Box} Box
 * @typedef {import('../layout/boxes.js').Size} Size
 * @typedef {import('./sprites.js').Look} Look
 * @typedef {Box & {turned: number, height: number, tilt: number}} Pose `turned` from 0 (old side up) to 1 (new side
 *   up), `height` above the table from 0 to 1, `tilt` in radians
 *
 * @typedef {object} Sprite
 * @property {string} id
 * @property {string} card
 * @property {string} zone
 * @property {Pose} pose drawn now
 * @property {Box} box its place, or the target of its flight
 * @property {Size} [bare] its uncovered part, in the hand
 * @property {number} pack index of its pack, for the back
 * @property {number} tilt at its place
 * @property {string} side card text of the side up at its place
 * @property {Look} look at its place
 * @property {{before: string, side: string, look: Look, last?: Last}} shown the old side, and the one it turns to
 * @property {{from: Pose, start: number, length: number, sway?: Sway, via?: Stop} | null} flight
 * @property {boolean} isAloft in the air, above everything else
 * @property {number} landed time of its landing
 *
 * @typedef {{up: string, near: Size, look: Look, by: import('./sprites.js').Sprites, picture: import('./sprites.js').Picture}} Last
 *   the cached picture, with the side, size, look and maker it belongs to
 *
 * @typedef {{x: number, y: number, size: number}} Swing offsets in card widths, and growth
 * @typedef {(t: number, swing: Swing) => void} Sway sets the deviation from a straight flight, by the elapsed share;
 *   zero at both ends
 * @typedef {Box & {tilt: number}} Stop where a flight rests on its way
 *
 * @typedef {object} Scene the stage's input from the view
 * @property {Size[]} sizes in which pictures are drawn; others are scaled from the nearest
 * @property {number} packs in play
 * @property {string} hand zone whose cards overlap, and are drawn together
 * @property {Set<string>} piles zones of which only the last card is visible
 * @property {{zone: string, at: number, box: Box, ghost: string | null, label: string, owners: string[]}[]} outlines of
 *   empty places: zones without a card at this index
 * @property {(zone: string) => Box} away the box of a zone that is not shown, for flights from and to it
 */

/** @param {number} t */
const ease = (t) => 1 - (1 - t) ** 3;

/** Overshoot of a flight in pixels, the share of the flight at which it starts, and the least distance for it. */
const TOO_FAR = 2;
const LAST_PART = 0.7;
const LEAST_WAY = 24;
/** Shares of a flight with a stop at which it gets there, and goes on. */
const [ARRIVES, GOES_ON] = [0.26, 0.74];
/** Distance of the shadow below a raised card, in pixels. */
const SHADOW_FALL = 9;
/** Look of a card in the air: names and crowns come when it has landed. @type {Look} */
const BARE = {};
/** Factor of the duration of flights off the canvas. */
const TAKEN = 1.3;

/** True if a sprite is drawn at its place and as it should look there. @param {Sprite} sprite */
const isThere = ({ box, side, look, tilt, pose, shown }) =>
  pose.turned === 1 &&
  !pose.height &&
  Math.abs(tilt - pose.tilt) < 0.001 &&
  side === shown.side &&
  JSON.stringify(look) === JSON.stringify(shown.look) &&
  Math.abs(box.x - pose.x) + Math.abs(box.y - pose.y) + Math.abs(box.w - pose.w) <= 0.5;

/**
 * @param {HTMLElement} container
 * @param {{indices: import('../../types.js').Indices, fourColours: boolean}} style
 * @param {number} [ratio] canvas pixels per CSS pixel
 */
export function createStage(container, style, ratio = Math.min(globalThis.devicePixelRatio || 1, 2)) {
  const [felt, air] = ['stage', 'stage air'].map((name) => {
    const node = document.createElement('div');
    node.className = name;
    node.setAttribute('aria-hidden', 'true');
    container.append(node);
    return node;
  });
  /** What each layer paints, bottom layer first. @type {{still: Sprite[], shifting: Sprite[], aloft: Sprite[]}} */
  let drawn = { still: [], shifting: [], aloft: [] };
  let pictures = makeSprites({ ratio, ...style });
  /** @type {Scene} */
  let scene = {
    sizes: [],
    packs: 1,
    hand: '',
    piles: new Set(),
    outlines: [],
    away: () => ({ x: 0, y: 0, w: 0, h: 0 }),
  };
  /** @type {Map<string, Sprite[]>} */
  let zones = new Map();
  /** Sprites on their way off the canvas. @type {Sprite[]} */
  let leaving = [];
  /** Sprites with a flight, for the frames to come. @type {Sprite[]} */
  let flying = [];
  /** The deviation of the sprite being moved. @type {Swing} */
  const swing = { x: 0, y: 0, size: 0 };
  /** @type {Sprite | null} */
  let held = null;
  let made = 0;

  const still = createLayer(
    felt,
    ratio,
    (pen) => {
      for (const outline of scene.outlines) paintOutline(pen, outline);
      for (const sprite of drawn.still) paint(pen, sprite);
    },
    () => scene.outlines.length + drawn.still.length > 0,
  );
  const shifting = layerOf(felt, 'shifting');
  const aloft = layerOf(air, 'aloft');
  const layers = [still, shifting, aloft];
  const animation = createLoop((now) => {
    for (const layer of step(now) ? [shifting, aloft] : layers) layer.draw();
  });

  const all = () => [...zones.values()].flat();

  /** Adds a layer of sprites. @param {HTMLElement} node @param {keyof typeof drawn} name */
  function layerOf(node, name) {
    const paintAll = (/** @type {CanvasRenderingContext2D} */ pen) =>
      drawn[name].forEach((sprite) => paint(pen, sprite));
    return createLayer(node, ratio, paintAll, () => drawn[name].length > 0);
  }

  /** @param {string} card @param {string} side @param {string} zone @param {Box} box @returns {Sprite} */
  function spawn(card, side, zone, box) {
    made += 1;
    const look = {};
    const pack = ((made * 5) % 7) % scene.packs; // a card's pack is unknown: mixes them
    return {
      id: `c${made}`,
      card,
      zone,
      pose: { ...box, turned: 1, height: 0, tilt: 0 },
      box,
      pack,
      tilt: 0,
      side,
      look,
      shown: { before: side, side, look },
      flight: null,
      isAloft: false,
      landed: 0,
    };
  }

  /** Returns the picture of a sprite; cached, since it rarely changes during a flight.
   * @param {Sprite} sprite @param {string} up @param {Size} near */
  function pictureOf({ pack, shown, flight, isAloft }, up, near) {
    const { last } = shown;
    const look = flight && isAloft ? BARE : shown.look;
    const isSame = last?.up === up && last.near === near && last.look === look && last.by === pictures;
    if (isSame && last.picture.canvas.width) return last.picture; // dropped from the cache it has width 0
    const picture = pictures.card(up, near, look, up === '??' ? pack : 0);
    shown.last = { up, near, look, by: pictures, picture };
    return picture;
  }

  /** @param {CanvasRenderingContext2D} pen @param {Sprite} sprite */
  function paint(pen, sprite) {
    const {
      pose,
      shown: { before, side },
    } = sprite;
    const up = pose.turned < 0.5 ? before : side;
    let [near] = scene.sizes;
    for (const size of scene.sizes) if (Math.abs(size.w - pose.w) < Math.abs(near.w - pose.w)) near = size;
    const { canvas, margin } = pictureOf(sprite, up, near);
    const across = Math.max(0.02, Math.abs(1 - 2 * pose.turned));
    const scaleX = (pose.w / near.w) * across;
    const scaleY = pose.h / near.h;
    const x = pose.x + (pose.w * (1 - across)) / 2 - margin * scaleX;
    const y = pose.y - margin * scaleY;
    const w = (near.w + 2 * margin) * scaleX;
    const h = (near.h + 2 * margin) * scaleY;
    if (pose.tilt) {
      const [c, s] = [Math.cos(pose.tilt), Math.sin(pose.tilt)];
      const [middleX, middleY] = [pose.x + pose.w / 2, pose.y + pose.h / 2];
      pen.save();
      pen.transform(c, s, -s, c, middleX - c * middleX + s * middleY, middleY - s * middleX - c * middleY);
    }
    if (pose.height > 0.02) {
      pen.globalAlpha = Math.min(1, pose.height);
      pen.drawImage(pictures.shadow(near).canvas, x, y + SHADOW_FALL * pose.height, w, h);
      pen.globalAlpha = 1;
    }
    pen.drawImage(canvas, x, y, w, h);
    if (pose.tilt) pen.restore();
  }

  /** Paints an empty place. @param {CanvasRenderingContext2D} pen @param {Scene['outlines'][number]} outline */
  function paintOutline(pen, { zone, at, box: { x, y, w, h }, ghost, label, owners }) {
    const list = zones.get(zone) ?? [];
    if (list.length > at && !list.some(({ isAloft }) => isAloft)) return;
    const { canvas, margin } = pictures.ghost(ghost, { w, h }, label, owners);
    pen.drawImage(canvas, x - margin, y - margin, w + 2 * margin, h + 2 * margin);
  }

  /** Removes a card from a zone, by default the topmost match; a face-down card matches any.
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

  /** Applies the moves, so that each sprite starts from where its card was.
   * @param {{card: string, from: string, to: string}[]} moves @param {(zone: string) => boolean} isShown */
  function follow(moves, isShown) {
    for (const { card, from, to } of moves) {
      const sprite = take(zones, from, card) ?? spawn(card, '??', from, scene.away(from));
      if (card !== '??') sprite.card = card;
      if (!isShown(to)) {
        place(sprite, scene.away(to), sprite.card, {});
        sprite.isAloft = true;
        leaving.push(sprite);
      } else {
        const list = zones.get(to) ?? [];
        list.push(sprite);
        zones.set(to, list);
      }
    }
  }

  /** Makes the sprites match the view, whatever the moves said.
   * @param {[string, string[]][]} truth zones with their cards
   * @param {string | null} source zone from which new cards come */
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
        if (sprite) list[k] = Object.assign(sprite, { card });
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
        if (!box) list[k].pose.w = 0; // appears without a flight
      }
      list[k].card = card;
    }
    for (const [zone, list] of zones) {
      for (const sprite of list) {
        sprite.isAloft ||= sprite.zone !== zone;
        sprite.zone = zone;
      }
    }
  }

  /** Sets a sprite's box, side and look; `fly` takes it there.
   * @param {Sprite} sprite @param {Box} box @param {string} side @param {Look} look @param {number} [tilt] */
  function place(sprite, box, side, look, tilt = 0) {
    sprite.box = box;
    sprite.tilt = tilt;
    sprite.side = side;
    sprite.look = look;
  }

  /** Starts all flights to where the sprites belong.
   * @param {number} length milliseconds
   * @param {{gap?: number, delay?: (sprite: Sprite) => number, via?: (sprite: Sprite) => Stop | undefined,
   *   slow?: number}} [how] `gap`: between cards dealt to the hand; `slow`: factor of the length of flights with a stop
   * @returns {number} milliseconds until the last one lands */
  function fly(length, { gap = 0, delay = () => 0, via = () => undefined, slow = 1 } = {}) {
    const now = performance.now();
    let end = now;
    let count = 0;
    let dealt = 0;
    // of a dealt pile only the top cards fly
    const covered = new Set(gap ? [...scene.piles].flatMap((zone) => zones.get(zone)?.slice(0, -2) ?? []) : []);
    for (const sprite of [...all(), ...leaving]) {
      if (sprite === held) continue;
      const { box, side, look, tilt, pose, shown } = sprite;
      sprite.flight = null;
      if (!pose.w || !length || covered.has(sprite)) {
        sprite.pose = { ...box, turned: 1, height: 0, tilt };
        sprite.shown = { before: side, side, look };
      } else if (!isThere(sprite)) {
        const before = pose.turned < 0.5 ? shown.before : shown.side;
        const from = { ...pose, turned: before === side ? 1 : 0 };
        sprite.pose = { ...from };
        sprite.shown = { before, side, look };
        const stop = sprite.isAloft ? via(sprite) : undefined;
        const share = stop ? slow : leaving.includes(sprite) ? TAKEN : 1;
        sprite.flight = { from, start: now + gap * dealt + delay(sprite), length: length * share, via: stop };
        count += 1;
        if (sprite.zone === scene.hand) dealt += 1;
        end = Math.max(end, sprite.flight.start + sprite.flight.length);
      }
      sprite.isAloft &&= Boolean(sprite.flight);
    }
    if (count) {
      lay();
      animation.start();
    } else settle();
    return end - now;
  }

  /** Draws one frame; returns false after the last one. @param {number} time */
  function step(time) {
    let isBusy = false;
    for (const sprite of flying) {
      const { flight, box, isAloft, pose } = sprite;
      if (!flight) continue;
      const { from: first, start, length, sway, via } = flight;
      const t = Math.max(0, Math.min(1, (time - start) / length));
      // a flight with a stop has two parts
      const isComing = via && t < GOES_ON;
      const from = via && !isComing ? via : first;
      const to = isComing ? via : box;
      const tilt = isComing ? via.tilt : sprite.tilt;
      const e = ease(!via ? t : isComing ? Math.min(1, t / ARRIVES) : (t - GOES_ON) / (1 - GOES_ON));
      const dx = to.x - from.x;
      const dy = to.y - from.y;
      const way = Math.hypot(dx, dy);
      const past =
        t > LAST_PART && way > LEAST_WAY && !via
          ? (TOO_FAR * Math.sin((Math.PI * (t - LAST_PART)) / (1 - LAST_PART))) / way
          : 0;
      const w = from.w + (to.w - from.w) * e;
      const h = from.h + (to.h - from.h) * e;
      swing.x = swing.y = swing.size = 0;
      sway?.(t, swing);
      pose.x = from.x + dx * (e + past) + (swing.x - swing.size / 2) * w;
      pose.y = from.y + dy * (e + past) + swing.y * w - (swing.size / 2) * h;
      pose.w = w * (1 + swing.size);
      pose.h = h * (1 + swing.size);
      pose.turned = via && !isComing ? 1 : first.turned + (1 - first.turned) * e;
      const raised = !isAloft ? 0 : !via ? Math.sin(Math.PI * t) : isComing ? e : 1 - e;
      pose.height = t < 1 ? Math.max(first.height * (1 - t), raised) : 0;
      pose.tilt = from.tilt + (tilt - from.tilt) * e;
      if (t < 1) isBusy = true;
      else {
        sprite.flight = null;
        sprite.landed = start + length;
        if (leaving.includes(sprite)) drawn.aloft.splice(drawn.aloft.indexOf(sprite), 1);
      }
    }
    if (!isBusy) settle();
    return isBusy;
  }

  /** Ends the animation with everything at rest. */
  function settle() {
    animation.stop();
    leaving = [];
    for (const sprite of all()) if (sprite !== held) sprite.isAloft = false;
    lay();
  }

  /** Assigns sprites to layers, in order, and redraws. */
  function lay() {
    drawn = { still: [], shifting: [], aloft: [] };
    for (const [zone, list] of zones) {
      const isShifting = zone === scene.hand && list.some(({ flight, isAloft }) => flight && !isAloft);
      const onTop = scene.piles.has(zone)
        ? [list.findLastIndex(({ flight }) => !flight), list.findLastIndex(({ isAloft }) => !isAloft)]
        : null;
      list.forEach((sprite, k) => {
        if (sprite === held) return;
        if (sprite.isAloft) drawn.aloft.push(sprite);
        else if (onTop && !onTop.includes(k))
          return; // covered in a pile
        else (sprite.flight || isShifting ? drawn.shifting : drawn.still).push(sprite);
      });
    }
    drawn.aloft.push(...leaving);
    flying = [...all(), ...leaving].filter(({ flight }) => flight);
    if (held) drawn.aloft.push(held);
    for (const layer of layers) layer.redraw();
  }

  return {
    place,
    fly,
    follow,
    reconcile,
    /** Sets the scene of a new view. @param {Scene} next */
    show(next) {
      scene = next;
    },
    /** Moves all sprites of a zone to another. @param {string} from @param {string} to */
    join(from, to) {
      zones.set(to, [...(zones.get(to) ?? []), ...(zones.get(from) ?? [])]);
      zones.delete(from);
    },
    /** Returns the sprites of a zone, in order. @param {string} zone */
    of: (zone) => zones.get(zone) ?? [],
    all,
    /** @param {Size} size */
    resize(size) {
      for (const layer of layers) layer.resize(size);
    },
    /** Uses other colours or index letters from now on. @param {typeof style} next */
    restyle(next) {
      pictures = makeSprites({ ratio, ...next });
    },
    /** Removes everything. */
    clear() {
      zones = new Map();
      leaving = [];
      held = null;
    },
    /** Shakes resting sprites. @param {Sprite[]} sprites @param {Sway} sway @param {number} length milliseconds */
    stir(sprites, sway, length) {
      for (const sprite of sprites) {
        if (!sprite.flight && sprite !== held)
          sprite.flight = { from: { ...sprite.pose }, start: performance.now(), length, sway };
      }
      lay();
      animation.start();
    },
    /** Ends all flights at once, since a press was aimed at the final places. */
    land() {
      for (const { flight } of flying)
        if (flight) Object.assign(flight, { start: -flight.length, sway: undefined, via: undefined });
      if (animation.isRunning()) step(performance.now());
    },
    /** Returns the picture of a card's face. @param {string} card @param {Size} size */
    face: (card, size) => pictures.card(card, size, {}),
    /** Starts dragging a sprite. @param {Sprite} sprite */
    lift(sprite) {
      held = sprite;
      sprite.flight = null;
      sprite.isAloft = true;
      sprite.pose = { ...sprite.pose, height: 1, tilt: 0 };
      sprite.shown = { ...sprite.shown, look: {} };
      lay();
    },
    /** Moves the dragged sprite. @param {Sprite} sprite @param {number} x @param {number} y */
    carry(sprite, x, y) {
      sprite.pose = { ...sprite.pose, x, y, turned: 1 };
      aloft.redraw();
    },
    /** Stops dragging; the next flight starts from here. */
    letGo() {
      held = null;
    },
    /** True if a sprite has been at rest since a time. @param {Sprite} sprite @param {number} time */
    hasLain: (sprite, time) => !sprite.flight && sprite !== held && sprite.landed <= time,
    isMoving: () => animation.isRunning(),
    /** Paints everything as it is now on another canvas. @param {CanvasRenderingContext2D} pen in CSS pixels */
    paintOn(pen) {
      for (const layer of layers) layer.paint(pen);
    },
    destroy() {
      animation.stop();
      for (const layer of layers) layer.destroy();
      felt.remove();
      air.remove();
    },
  };
}
