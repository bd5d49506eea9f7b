// Plays the sounds of the table. Loaded once one is wanted, after the first deal; a sound is made when it is first heard.

import { render } from './synthesis.js';

/** @typedef {import('./synthesis.js').Sound} Sound */

/** Milliseconds after which a sound that could not be heard at once is not heard at all. */
const LATE = 250;
/** Seconds within which the same sound is heard so many times only. */
const [CROWD, MOST] = [0.12, 3];

/** @type {{context: AudioContext, out: AudioNode} | null} */
let audio = null;
/** @type {Map<Sound, AudioBuffer>} */
const made = new Map();
/** When each was heard last. @type {Map<Sound, number[]>} */
const heard = new Map();

/** Opens the way to the loudspeaker, once somebody has touched the page: before that no browser lets a sound out. */
function open() {
  if (audio || navigator.userActivation?.hasBeenActive === false) return audio;
  const context = new AudioContext();
  const out = context.createDynamicsCompressor(); // many at once get no louder than one
  out.connect(context.destination);
  audio = { context, out };
  // a tab that nobody looks at is silent, and sleeps
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

/** Lets a sound be heard, unless the page is not seen or not yet allowed to.
 * @param {Sound} name @param {number} [delay] seconds from now */
export async function play(name, delay = 0) {
  const way = document.hidden ? null : open();
  if (!way) return;
  const { context, out } = way;
  if (context.state !== 'running') { // not yet, after a sleep, or as a call took the loudspeaker
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
  if (name === 'slide' || name === 'snap') source.playbackRate.value = 0.92 + 0.16 * Math.random(); // no card sounds like another
  source.connect(out);
  source.start(start);
}
