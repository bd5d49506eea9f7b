// Synthesis of the table's sounds: wood and paper are filtered noise with a few decaying resonances, a coin is
// inharmonic resonances, a kantele is plucked strings by Karplus and Strong. Pure: from a name and a sample rate to
// samples between -1 and 1, always the same.

/** @typedef {'slide' | 'snap' | 'knock' | 'coin' | 'riffle' | 'bounce' | 'won' | 'lost' | 'chime'} Sound */

/** Peak amplitude of each, for its loudness: frequent sounds are quiet, those of once a match are 10 dB louder
 * (tests/page/motion/sound.test.js measures it). @type {Record<Sound, number>} */
const PEAKS = {
  slide: 0.15,
  snap: 0.5,
  knock: 0.6,
  coin: 0.28,
  riffle: 0.46,
  bounce: 0.6,
  won: 0.38,
  lost: 0.5,
  chime: 0.5,
};

/** Seconds of fade in and fade out, to avoid clicks. */
const [RISE, FALL] = [0.0012, 0.02];

/** Returns reproducible noise. @param {number} count @param {number} seed */
function noise(count, seed) {
  let state = seed >>> 0;
  return Float32Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  });
}

/** Bandpass filter with a gliding frequency. @param {Float32Array} samples @param {(t: number) => number} frequency
 * at second `t` @param {number} width of the band, as a share of the frequency @param {number} rate */
function band(samples, frequency, width, rate) {
  let [low, middle] = [0, 0];
  return samples.map((sample, k) => {
    const f = 2 * Math.sin(Math.PI * Math.min(0.16, frequency(k / rate) / rate));
    low += f * middle;
    middle += f * (sample - low - width * middle);
    return middle * width;
  });
}

/** Lowpass filter. @param {Float32Array} samples @param {number} frequency @param {number} rate */
function dull(samples, frequency, rate) {
  const keep = Math.exp((-2 * Math.PI * frequency) / rate);
  let last = 0;
  return samples.map((sample) => (last = sample + (last - sample) * keep));
}

/** Mixes a sound into another. @param {Float32Array} all @param {Float32Array} part @param {number} start in seconds
 * @param {number} loudness @param {number} rate */
function add(all, part, start, loudness, rate) {
  const first = Math.round(start * rate);
  for (let k = 0; k < part.length && first + k < all.length; k += 1) all[first + k] += loudness * part[k];
}

/** The resonances of a struck object: frequency, seconds of decay, loudness.
 * @param {[number, number, number][]} modes @param {number} length in seconds @param {number} rate */
function struck(modes, length, rate) {
  const samples = new Float32Array(Math.round(length * rate));
  for (const [frequency, life, loudness] of modes) {
    for (let k = 0; k < samples.length; k += 1) {
      const t = k / rate;
      samples[k] += loudness * Math.exp((-5 * t) / life) * Math.sin(2 * Math.PI * frequency * t);
    }
  }
  return samples;
}

/** A short burst of noise.
 * @param {number} length in seconds
 * @param {number} frequency @param {number} width @param {number} seed @param {number} rate */
function burst(length, frequency, width, seed, rate) {
  const samples = band(noise(Math.round(length * rate), seed), () => frequency, width, rate);
  return samples.map((sample, k) => sample * Math.exp((-6 * k) / samples.length));
}

/** A plucked string (Karplus-Strong).
 * @param {number} frequency @param {number} length in seconds @param {number} rate @param {number} [mute] damping */
function pluck(frequency, length, rate, mute = 0.9984) {
  const period = rate / frequency - 0.5; // the averaging filter delays by half a sample
  const size = Math.floor(period);
  const rest = period - size;
  const drift = (1 - rest) / (1 + rest); // an allpass filter for the fraction of a sample
  const grit = dull(noise(size, Math.round(frequency)), 3000, rate);
  // plucked at a fifth of its length
  const drawn = (/** @type {number} */ x) => (x < 0.2 ? x / 0.2 : (1 - x) / 0.8) - 0.5;
  const line = grit.map((rough, k) => drawn(k / size) + 0.12 * rough);
  const samples = new Float32Array(Math.round(length * rate));
  let [before, input, output] = [0, 0, 0];
  for (let k = 0; k < samples.length; k += 1) {
    const sample = line[k % size];
    samples[k] = sample;
    const soft = mute * (0.5 * sample + 0.5 * before);
    before = sample;
    output = drift * (soft - output) + input;
    input = soft;
    line[k % size] = output;
  }
  const body = band(samples, () => 230, 0.5, rate);
  return samples.map((sample, k) => sample + 0.7 * body[k]);
}

/** Resonances of wood. A phone's loudspeaker reproduces little but the last two. */
const WOOD = /** @type {[number, number, number][]} */ ([
  [142, 0.16, 1],
  [238, 0.1, 0.7],
  [411, 0.08, 0.6],
  [733, 0.06, 0.5],
  [1180, 0.04, 0.3],
]);
const CARD = /** @type {[number, number, number][]} */ ([
  [318, 0.05, 0.5],
  [552, 0.035, 0.3],
  [1130, 0.02, 0.16],
]);
const METAL = /** @type {[number, number, number][]} */ ([
  [3140, 0.42, 1],
  [4630, 0.3, 0.6],
  [6540, 0.2, 0.4],
  [8040, 0.12, 0.25],
]);
const [D3, A3, D4, F4, A4] = [146.83, 220, 293.66, 369.99, 440];

/** @type {Record<Sound, (rate: number) => Float32Array>} */
const SOUNDS = {
  /** A card sliding on planks: paper noise, roughened by the grain. */
  slide(rate) {
    const count = Math.round(0.19 * rate);
    const grain = dull(noise(count, 7).map(Math.abs), 140, rate);
    const paper = dull(
      dull(
        band(noise(count, 3), (t) => 2700 - 8200 * t, 0.9, rate),
        4200,
        rate,
      ),
      6000,
      rate,
    );
    return paper.map((sample, k) => sample * (0.4 + grain[k]) * Math.sin((Math.PI * k) / count) ** 1.4);
  },
  /** A card put down. */
  snap(rate) {
    const all = new Float32Array(Math.round(0.12 * rate));
    add(all, dull(burst(0.026, 2400, 1.1, 5, rate), 5000, rate), 0, 1.1, rate);
    add(all, struck(CARD, 0.09, rate), 0.002, 0.5, rate);
    return all;
  },
  /** Knuckles on the table, twice. */
  knock(rate) {
    const all = new Float32Array(Math.round(0.42 * rate));
    for (const [start, loudness] of [
      [0, 1],
      [0.15, 0.78],
    ]) {
      add(all, struck(WOOD, 0.22, rate), start, loudness, rate);
      add(all, burst(0.012, 1300, 1, 11, rate), start, 1.4 * loudness, rate);
    }
    return all;
  },
  /** A coin that spins faster and faster and comes to rest. */
  coin(rate) {
    const all = new Float32Array(Math.round(1.05 * rate));
    const ring = struck(METAL, 0.4, rate);
    let [start, gap, loudness] = [0, 0.17, 1];
    while (start < 0.78) {
      add(all, ring, start, loudness, rate);
      add(all, struck(WOOD, 0.05, rate), start, 0.07 * loudness, rate);
      start += gap;
      gap *= 0.8;
      loudness *= 0.84;
      if (gap < 0.022) break;
    }
    return all;
  },
  /** A riffle shuffle, and the pack pushed together. */
  riffle(rate) {
    const all = new Float32Array(Math.round(0.72 * rate));
    const count = 26;
    for (let k = 0; k < count; k += 1) {
      const start = 0.44 * (k / count) ** 0.82;
      add(
        all,
        dull(burst(0.011, 2000 + ((k * 577) % 900), 0.8, 20 + k, rate), 5000, rate),
        start,
        0.5 + 0.5 * Math.sin((Math.PI * k) / count),
        rate,
      );
    }
    add(all, struck(CARD, 0.07, rate), 0.55, 0.3, rate);
    add(all, burst(0.02, 1500, 1, 61, rate), 0.55, 0.9, rate);
    return all;
  },
  /** Cards that bounce off each other. */
  bounce(rate) {
    const all = new Float32Array(Math.round(0.4 * rate));
    for (const [start, loudness] of [
      [0, 1],
      [0.13, 0.5],
      [0.21, 0.28],
    ]) {
      add(all, struck(WOOD, 0.14, rate), start, loudness, rate);
      add(all, burst(0.014, 1900, 1, 31, rate), start, 1.3 * loudness, rate);
    }
    return all;
  },
  won: (rate) =>
    melody(
      [
        [F4, 0],
        [A4, 0.15],
      ],
      1.2,
      rate,
    ),
  lost: (rate) =>
    melody(
      [
        [A3, 0],
        [D3, 0.2],
      ],
      1.1,
      rate,
      0.985,
    ),
  chime: (rate) =>
    melody(
      [
        [D4, 0],
        [F4, 0.17],
        [A4, 0.36],
      ],
      2.4,
      rate,
    ),
};

/** Plays kantele notes.
 * @param {[number, number][]} notes frequency, and start in seconds
 * @param {number} length @param {number} rate @param {number} [mute] */
function melody(notes, length, rate, mute) {
  const all = new Float32Array(Math.round(length * rate));
  for (const [frequency, start] of notes) {
    add(all, pluck(frequency, length - start, rate, mute), start, 1, rate);
    add(all, pluck(2 * frequency, length - start, rate, mute), start + 0.004, 0.25, rate); // sympathetic octave
  }
  return all.map((sample, k) => sample * Math.min(1, (2 * (all.length - k)) / all.length) ** 2); // fades out
}

/** The names of all sounds. */
export const sounds = /** @type {Sound[]} */ (Object.keys(SOUNDS));

/** Makes the samples of a sound. @param {Sound} name @param {number} rate samples a second */
export function render(name, rate) {
  const samples = SOUNDS[name](rate);
  const count = samples.length;
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / count;
  const most = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample - mean)), 0);
  return samples.map((sample, k) => {
    const ends = Math.min(1, k / (RISE * rate), (count - 1 - k) / (FALL * rate));
    return ((sample - mean) / most) * PEAKS[name] * ends;
  });
}
