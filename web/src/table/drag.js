// Dragging by pointer. Escape and a second finger cancel a drag.

import { beginPress } from './press-time.js';

/** Pixels that a pointer must move to start a drag; less is a tap. */
const START = 8;
/** Milliseconds within which the browser sends the click after a drag. */
const CLICK = 50;

/** @typedef {{x: number, y: number}} Point */

/**
 * Listens for drags in a container.
 * @template {{handle: HTMLElement}} T the dragged thing; `handle`: the element under the pointer
 * @param {HTMLElement} container
 * @param {object} listeners
 * @param {(target: EventTarget | null, at: Point) => T | null} listeners.grab returns the thing at a pressed point
 * @param {(held: T) => void} listeners.lift a drag starts
 * @param {(held: T, at: Point) => void} listeners.carry
 * @param {(held: T, at: Point | null) => void} listeners.letGo a drag ends at a point; null: it is cancelled
 * @returns {() => boolean} tells if a click only ends a drag; resets
 */
export function listenForDrags(container, { grab, lift, carry, letGo }) {
  let isHeld = false;
  let isOver = false; // the click after a drag may still come

  container.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0 || isHeld) return;
    isOver = false;
    const { clientX, clientY, pointerId } = event;
    const { left, top, width } = container.getBoundingClientRect();
    const scale = width / container.offsetWidth; // below 1 in a small embedded table
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
      if (isCarried) beginPress(e); // a drop refers to what is visible now
      stop(e.type === 'pointerup' ? at(e) : null);
      setTimeout(() => (isOver = false), CLICK);
    };
    const takeBack = (/** @type {KeyboardEvent | PointerEvent} */ e) => {
      if (!isCarried || ('key' in e ? e.key !== 'Escape' : e.pointerId === pointerId)) return;
      e.preventDefault();
      e.stopImmediatePropagation();
      stop(null);
    };
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'])
      handle.addEventListener(type, /** @type {EventListener} */ (end), { signal });
    // before the drag starts there is no capture, and the pointer may leave the handle
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
