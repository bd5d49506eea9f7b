// Layers of the table's canvas: drawn at most once a frame, and only while there is something to draw.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { createLayer, createLoop } from '../../../web/src/table/canvas/layers.js';

let frames = new Map();
let lastFrame = 0;
const pass = () => {
  const due = [...frames.values()];
  frames = new Map();
  for (const work of due) work();
};
beforeEach(() => {
  frames = new Map();
  globalThis.requestAnimationFrame = (work) => (frames.set(++lastFrame, work), lastFrame);
  globalThis.cancelAnimationFrame = (frame) => frames.delete(frame);
});

function begin() {
  const drawn = [];
  const pen = { setTransform() {}, clearRect: () => drawn.push('cleared') };
  const canvas = { style: {}, width: 300, height: 150, getContext: () => pen };
  globalThis.document = { createElement: () => canvas };
  const things = [];
  const layer = createLayer(
    { append() {} },
    2,
    () => drawn.push(...things),
    () => things.length > 0,
  );
  layer.resize({ w: 100, h: 50.4 });
  return { layer, canvas, things, drawn };
}

test('a layer without anything takes no memory', () => {
  const { layer, canvas, drawn } = begin();
  layer.redraw();
  pass();
  assert.deepEqual([canvas.width, canvas.height, drawn], [0, 0, []]);
});

test('many requests in a frame are one drawing, and the last thing is wiped away', () => {
  const { layer, canvas, things, drawn } = begin();
  things.push('card');
  for (let k = 0; k < 3; k += 1) layer.redraw();
  pass();
  assert.deepEqual([canvas.width, canvas.height, drawn], [200, 100, ['cleared', 'card']]);
  things.length = 0;
  layer.draw();
  layer.draw();
  assert.deepEqual(drawn, ['cleared', 'card', 'cleared']);
  pass();
  assert.equal(frames.size, 0);
});

test('a layer that is gone is not drawn any more, and frees its memory', () => {
  const { layer, canvas, things, drawn } = begin();
  things.push('card');
  layer.redraw();
  layer.destroy();
  pass();
  assert.deepEqual([canvas.width, drawn], [0, []]);
});

test('a loop steps once a frame from its start to its stop', () => {
  let steps = 0;
  const loop = createLoop(() => {
    steps += 1;
    if (steps === 3) loop.stop();
  });
  loop.start();
  loop.start();
  assert.equal(loop.isRunning(), true);
  for (let k = 0; k < 5; k += 1) pass();
  assert.deepEqual([steps, loop.isRunning(), frames.size], [3, false, 0]);
});
