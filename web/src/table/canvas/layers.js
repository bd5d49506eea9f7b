// Canvases stacked on the felt, each redrawn at most once a frame and only on request, and a loop for animations.

/**
 * Adds a canvas to a container. Its memory is taken when there is something to draw.
 * @param {HTMLElement} container
 * @param {number} ratio canvas pixels per CSS pixel
 * @param {(pen: CanvasRenderingContext2D) => void} paint draws in CSS pixels
 * @param {() => boolean} hasContent
 */
export function createLayer(container, ratio, paint, hasContent) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 0;
  container.append(canvas);
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  let size = { w: 0, h: 0 };
  let isBlank = true;
  let frame = 0;

  function draw() {
    cancelAnimationFrame(frame);
    frame = 0;
    const isFull = hasContent();
    if (isBlank && !isFull) return;
    const width = Math.floor(size.w * ratio);
    const height = Math.floor(size.h * ratio);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, width, height);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    if (isFull) paint(pen);
    isBlank = !isFull;
  }

  /** Draws before the next paint of the page. */
  function redraw() {
    frame ||= requestAnimationFrame(draw);
  }

  return {
    paint,
    draw,
    redraw,
    /** @param {import('../layout/boxes.js').Size} next */
    resize(next) {
      if (next.w === size.w && next.h === size.h) return;
      size = next;
      canvas.style.width = `${size.w}px`;
      canvas.style.height = `${size.h}px`;
      redraw();
    },
    destroy() {
      cancelAnimationFrame(frame);
      canvas.width = 0; // frees its memory at once
    },
  };
}

/** Makes a loop that calls `step` in every frame from `start` to `stop`.
 * @param {(now: number) => void} step */
export function createLoop(step) {
  let frame = 0;
  const tick = () => {
    frame = requestAnimationFrame(tick);
    step(performance.now());
  };
  return {
    start() {
      frame ||= requestAnimationFrame(tick);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
    isRunning: () => frame !== 0,
  };
}
