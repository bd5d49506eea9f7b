// Dragging: a pointer takes hold of a thing, carries it, and lets it go. Escape and a second finger take the drag back.

import { beginPress } from './press-time.js';

/** How far a pointer moves before what it holds is carried: less is a tap. */
const START = 8;
/** Milliseconds in which the click follows with which a browser ends a drag. */
const CLICK = 50;

/** @typedef {{x: number, y: number}} Point */

/**
 * Listens for drags in a container.
 * @template {{handle: HTMLElement}} T what is dragged; `handle`: the element under the pointer
 * @param {HTMLElement} container
 * @param {object} listeners
 * @param {(target: EventTarget | null, at: Point) => T | null} listeners.grab gets what a press at a point takes hold of
 * @param {(held: T) => void} listeners.lift it begins to be carried
 * @param {(held: T, at: Point) => void} listeners.carry
 * @param {(held: T, at: Point | null) => void} listeners.letGo it was carried up to there; no point: the drag is taken back
 * @returns {() => boolean} tells whether a click is the end of a drag, and no tap
 */
export function listenForDrags(container, { grab, lift, carry, letGo }) {
  let isHeld = false;
  let isOver = false; // and the click may still be to come

  container.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0 || isHeld) return;
    isOver = false;
    const { clientX, clientY, pointerId } = event;
    const { left, top, width } = container.getBoundingClientRect();
    const scale = width / container.offsetWidth; // small boxes show it smaller
    const at = (/** @type {PointerEvent} */ e) => ({ x: (e.clientX - left) / scale, y: (e.clientY - top) / scale });
    const held = grab(event.target, at(event));
    if (!held) return;
    const { handle } = held;
    const listening = new AbortController();
    const { signal } = listening;
    let isCarried = false;
    isHeld = true;

    const follow = (/** @type {PointerEvent} */ e) => {
      if (e.pointerId !== pointerId) return;
      if (!isCarried) {
        if (Math.hypot(e.clientX - clientX, e.clientY - clientY) < START) return;
        isCarried = true;
        handle.setPointerCapture(pointerId);
        lift(held);
        container.classList.add('dragging');
      }
      carry(held, at(e));
    };
    const stop = (/** @type {Point | null} */ point) => {
      listening.abort();
      isHeld = false;
      if (!isCarried) return;
      container.classList.remove('dragging');
      isOver = true;
      letGo(held, point);
    };
    const end = (/** @type {PointerEvent} */ e) => {
      if (e.pointerId !== pointerId) return;
      if (isCarried) beginPress(e); // a drop means what is seen then
      stop(e.type === 'pointerup' ? at(e) : null);
      setTimeout(() => (isOver = false), CLICK);
    };
    const takeBack = (/** @type {KeyboardEvent | PointerEvent} */ e) => {
      if (!isCarried || ('key' in e ? e.key !== 'Escape' : e.pointerId === pointerId)) return;
      e.preventDefault();
      e.stopImmediatePropagation();
      stop(null);
    };
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture']) handle.addEventListener(type, /** @type {EventListener} */ (end), { signal });
    // without capture (a drag that has not begun) the pointer may leave the handle
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
    addEventListener('keydown', takeBack, { signal, capture: true });
    addEventListener('pointerdown', takeBack, { signal, capture: true });
  });

  return () => {
    const was = isOver;
    isOver = false;
    return was;
  };
}
