// Plays the table's sounds. Loaded with the first sound; each sound is synthesized when first played.

import { render } from './synthesis.js';

/** @typedef {import('./synthesis.js').Sound} Sound */

/** Milliseconds after which a delayed sound is dropped. */
const LATE = 250;
/** Within so many seconds, the same sound plays at most so many times. */
const [CROWD, MOST] = [0.12, 3];

/** @type {{context: AudioContext, out: AudioNode} | null} */
let audio = null;
/** @type {Map<Sound, AudioBuffer>} */
const made = new Map();
/** Recent start times of each sound. @type {Map<Sound, number[]>} */
const heard = new Map();

/** Opens the audio context once the user has touched the page; browsers block sound before. */
function open() {
  if (audio || navigator.userActivation?.hasBeenActive === false) return audio;
  const context = new AudioContext();
  const out = context.createDynamicsCompressor(); // keeps many sounds at once from being louder
  out.connect(context.destination);
  audio = { context, out };
  // a hidden tab is silent
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) context.suspend().catch(() => {});
  });
  return audio;
}

/** @param {AudioContext} context @param {Sound} name */
function bufferOf(context, name) {
  const kept = made.get(name);
  if (kept) return kept;
  const samples = render(name, context.sampleRate);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  made.set(name, buffer);
  return buffer;
}

/** Plays a sound, unless the page is hidden or may not play yet.
 * @param {Sound} name @param {number} [delay] seconds from now */
export async function play(name, delay = 0) {
  const way = document.hidden ? null : open();
  if (!way) return;
  const { context, out } = way;
  if (context.state !== 'running') {
    // not started, suspended, or interrupted by a phone call
    const asked = performance.now();
    await context.resume();
    if (performance.now() - asked > LATE) return;
  }
  const start = context.currentTime + 0.005 + delay;
  const near = (heard.get(name) ?? []).filter((time) => Math.abs(time - start) < CROWD);
  if (near.length >= MOST) return;
  heard.set(name, [...near, start]);
  const source = context.createBufferSource();
  source.buffer = bufferOf(context, name);
  // varies card sounds
  if (name === 'slide' || name === 'snap') source.playbackRate.value = 0.92 + 0.16 * Math.random();
  source.connect(out);
  source.start(start);
}
