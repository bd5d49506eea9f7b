// tempo.js, without a browser: how long a person waits in total, and for what. Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Wait } from '../../../web/src/motion/tempo.js';

/** Simulates a wait with `moves` moves of others; returns the beats of each pause. */
function waitFor(wait, moves, { share = () => 1, seats = 3, scenes = () => false } = {}) {
  const pauses = Array.from({ length: moves }, (_, k) => {
    const beats = wait.pause({}, share(k), seats - (k % seats), false);
    return beats + (scenes(k) ? 0.7 * wait.scene({}, 0.7) : 0);
  });
  wait.end();
  return pauses;
}
const sum = (list) => list.reduce((all, one) => all + one, 0);

test('however many play, the wait hardly becomes longer', () => {
  for (const share of [0.3, 0.75, 1.35, 2.2]) {
    const wait = new Wait();
    for (const moves of [1, 2, 3, 5, 8, 12, 3, 12, 1, 7]) {
      assert.ok(sum(waitFor(wait, moves, { share: () => share })) <= 2.1 + 0.05 * moves, `${moves} moves of ${share}`);
    }
  }
});

test('scenes are part of the wait', () => {
  const wait = new Wait();
  assert.ok(sum(waitFor(wait, 8, { scenes: (k) => k % 2 === 1 })) < 3.2);
});

test('cards fly faster once the time is up, or somebody asks for it, until the next wait', () => {
  const wait = new Wait();
  const hastes = Array.from({ length: 12 }, () => {
    wait.pause({}, 1, 2, false);
    return wait.haste;
  });
  assert.ok(hastes[0] === 1 && hastes.at(-1) < 1);
  wait.end();
  assert.equal(wait.haste, 1);
  wait.isHurried = true;
  assert.ok(wait.haste < 1);
});

test('opponents keep their own tempo, and all of them have their share', () => {
  const [quick, slow, usual] = waitFor(new Wait(), 3, { share: (k) => [0.5, 1.4, 0.8][k] });
  assert.ok(quick < usual && usual < slow);
  const many = waitFor(new Wait(), 7, { seats: 7 });
  assert.ok(Math.min(...many) > 0.8 * Math.max(...many), 'none of seven has to hurry for the others');
});

test('who goes on makes a shorter pause', () => {
  const [one, other] = [new Wait(), new Wait()];
  assert.ok(other.pause({}, 1, 3, true) < one.pause({}, 1, 3, false));
});

test('a wait that was long lets the next one begin sooner', () => {
  const wait = new Wait();
  const [first] = waitFor(wait, 9);
  const [next] = waitFor(wait, 9);
  assert.ok(next < first);
});

test('a turn counts once, however often it is drawn', () => {
  const wait = new Wait();
  const turn = {};
  const once = wait.pause(turn, 1, 3, false);
  assert.equal(wait.pause(turn, 1, 3, false), once);
  assert.equal(wait.pause(turn, 2, 1, true), once, 'whatever is asked');
  const other = new Wait();
  other.pause({}, 1, 3, false);
  assert.equal(wait.pause({}, 1, 2, false), other.pause({}, 1, 2, false));
});

test('who is asked to hurry takes no time until the next wait', () => {
  const wait = new Wait();
  wait.hasThought(0.5);
  wait.end();
  wait.isHurried = true;
  assert.deepEqual([wait.pause({}, 1, 3, false), wait.scene({}, 0.7), wait.hold(1)], [0, 0, 0]);
  wait.end();
  assert.ok(wait.pause({}, 0.1, 3, false) >= 0.5, 'the thoughts of before are still reckoned with');
});

test('a pause is as long as the longest thought lately, so that it does not tell which choice cost one', () => {
  const wait = new Wait();
  const [quick, slow] = [
    [0.05, 0.6, 0.05],
    [0.6, 0.05, 0.05],
  ].map((thoughts) => {
    wait.end();
    wait.hasThought(0.6);
    wait.end();
    return thoughts.map((thought) => {
      const beats = wait.pause({}, 0.1, 3, false);
      wait.hasThought(thought);
      return beats;
    });
  });
  assert.ok(Math.min(...quick.slice(0, 2), ...slow.slice(0, 2)) > 0.4);
});

// Usual milliseconds of a pause, of a flight, and of a staged moment with words.
const [BEAT, FLIGHT, CALL] = [900, 200, 1000];

/** Returns the milliseconds of a wait in which everything takes its maximum time. */
function worst(wait, moves, { share, thought, seats, staged, scenes, goesOn }) {
  let time = 0;
  for (let k = 0; k < moves; k += 1) {
    if (k % 5 < scenes) {
      const haste = wait.haste;
      time += FLIGHT * haste + 550 * wait.scene({}, 550 / BEAT, FLIGHT / BEAT);
    }
    const haste = wait.haste;
    if (k % 4 < staged) time += FLIGHT * haste + CALL * wait.hold(CALL / BEAT, FLIGHT / BEAT);
    const pause = wait.pause({}, share, seats - (k % seats), goesOn, FLIGHT / BEAT);
    const thinking = thought / BEAT;
    wait.hasThought(thinking);
    time += Math.max(BEAT * pause, BEAT * thinking, FLIGHT * haste);
  }
  wait.end();
  return time;
}

test('nobody waits longer than three seconds and what the others think, whatever they play and call out', () => {
  const tries = [];
  for (const share of [0.3, 1, 2.2])
    for (const thought of [0, 300, 900])
      for (const seats of [1, 2, 5])
        for (const staged of [0, 1, 3]) {
          for (const scenes of [0, 1])
            for (const goesOn of [false, true]) tries.push({ share, thought, seats, staged, scenes, goesOn });
        }
  for (const one of tries) {
    const wait = new Wait();
    for (const moves of [3, 10, 1, 7, 8, 2, 10]) {
      const time = worst(wait, moves, one);
      assert.ok(time <= 3000 + moves * one.thought, `${moves} moves take ${time} ms: ${JSON.stringify(one)}`);
    }
  }
});
