// sound/synthesis.js, without a loudspeaker: frequencies and loudness. Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render, sounds } from '../../../web/src/motion/sound/synthesis.js';

const RATE = 44100;

/** Returns the strength of a frequency in a sound (Goertzel). */
function powerAt(samples, frequency) {
  const c = 2 * Math.cos((2 * Math.PI * frequency) / RATE);
  let [a, b] = [0, 0];
  for (const sample of samples) [a, b] = [sample + c * a - b, a];
  return (a * a + b * b - c * a * b) / samples.length;
}

/** Returns the spectral centroid of a sound. */
function pitchOf(samples) {
  let [sum, all] = [0, 0];
  for (let frequency = 60; frequency < 14000; frequency *= 1.06) {
    const power = powerAt(samples, frequency);
    sum += power * frequency;
    all += power;
  }
  return sum / all;
}

test('no sound is too loud, silent, long, or begins or ends with a click', () => {
  for (const name of sounds) {
    const samples = render(name, RATE);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    assert.ok(samples.every(Number.isFinite), name);
    assert.ok(peak > 0.1 && peak < 0.7, `${name}: ${peak}`);
    assert.ok(samples.length / RATE < 2.5, name);
    for (const end of [samples.slice(0, 4), samples.slice(-4)])
      assert.ok(
        end.every((sample) => Math.abs(sample) < 0.03),
        `${name}: ${end}`,
      );
  }
});

test('a sound is the same every time, and as long at any rate', () => {
  for (const name of sounds) {
    assert.deepEqual(render(name, RATE), render(name, RATE));
    assert.ok(Math.abs(render(name, 48000).length / 48000 - render(name, RATE).length / RATE) < 0.001, name);
  }
});

test('wood is low, paper in the middle, metal high', () => {
  const [knock, slide, coin] = ['knock', 'slide', 'coin'].map((name) => pitchOf(render(name, RATE)));
  assert.ok(
    knock < 400 &&
      slide > 1200 &&
      slide < 4000 &&
      coin > 2 * knock &&
      powerAt(render('coin', RATE), 3140) > powerAt(render('knock', RATE), 3140),
    `${[knock, slide, coin]}`,
  );
});

test('the kantele is in tune', () => {
  const samples = render('chime', RATE);
  for (const note of [293.66, 369.99, 440]) {
    const power = (cents) => powerAt(samples, note * 2 ** (cents / 1200));
    const best = Array.from({ length: 41 }, (_, k) => 5 * (k - 20)).sort((a, b) => power(b) - power(a))[0];
    assert.ok(Math.abs(best) <= 15, `${note}: ${best} cents off`);
  }
});

/** Returns the loudness of the loudest eighth of a second on a phone, which plays little below 400 Hz; in decibels. */
function loudness(samples) {
  const keep = Math.exp((-2 * Math.PI * 400) / RATE);
  const high = (all) => {
    let [input, output] = [0, 0];
    return all.map((sample) => {
      output = keep * (output + sample - input);
      input = sample;
      return output;
    });
  };
  const heard = high(high(samples));
  const window = RATE / 8;
  let most = 0;
  for (let start = 0; start === 0 || start + window < heard.length; start += window / 8) {
    most = Math.max(
      most,
      heard.slice(start, start + window).reduce((sum, sample) => sum + sample * sample, 0) / window,
    );
  }
  return 10 * Math.log10(most);
}

test('no sound is drowned by another: cards and knocks are alike, and what is rare is louder', () => {
  const [slide, snap, riffle, knock, bounce, coin, lost, won, chime] = [
    'slide',
    'snap',
    'riffle',
    'knock',
    'bounce',
    'coin',
    'lost',
    'won',
    'chime',
  ].map((name) => loudness(render(name, RATE)));
  const often = [slide, snap, riffle, knock, bounce];
  assert.ok(Math.max(...often) - Math.min(...often) < 6 && Math.min(...often) > -34, `${often}`);
  assert.ok(
    coin > Math.max(...often) && won > coin && chime > coin && Math.max(won, chime) < -18,
    `${[coin, lost, won, chime]}`,
  );
});

test('a string dies away', () => {
  for (const name of ['won', 'lost', 'chime']) {
    const samples = render(name, RATE);
    const swing = (part) => Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
    assert.ok(swing(samples.slice(-4410)) < 0.05 * swing(samples), name);
  }
});
