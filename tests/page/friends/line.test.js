// line.js over two joined channels. Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pass } from 'node:timers/promises';
import { Line } from '../../../web/src/friends/line.js';
import { pair } from './pair.js';

/** A clock for lines, by hand. */
function clock() {
  const calls = new Set();
  const every = (ms, call) => {
    assert.equal(ms, 1000);
    calls.add(call);
    return () => calls.delete(call);
  };
  const tick = (seconds = 1) => {
    for (let second = 0; second < seconds; second++) for (const call of calls) call();
  };
  return { every, tick, calls };
}

/** A line with what it heard; its other end is a bare channel, unless `ends` are given. */
function lineOn(channel, every) {
  const heard = [];
  const ended = [];
  const quiet = [];
  const listener = {
    receive: (message) => heard.push(message),
    closed: (reason) => ended.push(reason),
    quiet: (isQuiet) => quiet.push(isQuiet),
  };
  return { line: new Line(channel, listener, { every }), heard, ended, quiet };
}
function half(faults) {
  const { every, tick, calls } = clock();
  const [near, far] = pair(faults);
  return { ...lineOn(near, every), near, far, tick, calls, say: (n, m = { n }) => near.take(JSON.stringify({ n, m })) };
}

test('messages go both ways, each once and in order, whatever the way does to them', async () => {
  for (const faults of [{}, { delay: 5 }, { double: 0.5 }, { shuffle: 9 }, { double: 0.5, shuffle: 7, delay: 2 }]) {
    const { every } = clock();
    const [one, other] = pair(faults).map((channel) => lineOn(channel, every));
    const sent = Array.from({ length: 100 }, (_, at) => ({ at, text: `♣ ${at}` }));
    for (const message of sent) {
      one.line.send(message);
      if (message.at % 2) other.line.send(message);
    }
    await pass(100);
    assert.deepEqual(other.heard, sent, JSON.stringify(faults));
    assert.deepEqual(
      one.heard,
      sent.filter(({ at }) => at % 2),
    );
    assert.deepEqual([one.ended, other.ended], [[], []]);
  }
});

test('closing tells the other end, and nobody twice', async () => {
  const { every, calls } = clock();
  const [one, other] = pair().map((channel) => lineOn(channel, every));
  one.line.send({ last: true });
  one.line.close();
  one.line.close();
  assert.equal(one.line.isOpen, false);
  await pass(10);
  assert.deepEqual([one.ended, other.ended], [[], ['gone']]);
  assert.equal(calls.size, 0);
  other.line.send({});
  other.line.close();
  assert.deepEqual(other.ended, ['gone']);
});

test('a missing message is waited for, then the line is lost', () => {
  const { heard, ended, tick, say, near } = half();
  say(2);
  say(3);
  tick(5);
  say(1);
  assert.deepEqual(heard, [{ n: 1 }, { n: 2 }, { n: 3 }]);
  tick(14);
  assert.deepEqual(ended, []);
  say(5);
  tick(5);
  assert.deepEqual(ended, []);
  tick();
  assert.deepEqual(ended, ['lost']);
  assert.equal(near.isOpen, false);
  say(4);
  assert.equal(heard.length, 3);
});

test('each gap is waited for anew', () => {
  const { ended, tick, say } = half();
  say(2);
  tick(3);
  say(1);
  say(4);
  tick(3);
  say(3);
  assert.deepEqual(ended, []);
});

test('doubles are forgotten', () => {
  const { heard, ended, say } = half();
  for (let n = 1; n <= 80; n++) for (const again of [n, n]) say(again);
  say(82);
  assert.deepEqual([heard.length, ended], [80, []]);
});

test('nothing comes from a channel after its end', () => {
  let listener = null;
  const channel = { isOpen: true, send() {}, close() {}, listen: (given) => (listener = given) };
  const { heard, ended } = lineOn(channel, clock().every);
  listener.closed();
  listener.closed();
  listener.text('{"n":1,"m":{}}');
  assert.deepEqual([heard, ended], [[], ['gone']]);
});

test('64 messages can wait for one', () => {
  for (const count of [64, 65]) {
    const { ended, say, heard } = half();
    for (let n = 2; n < 2 + count; n++) say(n);
    assert.deepEqual(ended, count === 64 ? [] : ['lost']);
    say(1);
    assert.equal(heard.length, count === 64 ? 65 : 0);
  }
});

test('a heartbeat tells of a last message that never came', async () => {
  const { every, tick } = clock();
  const chances = [1, 1, 1, 0];
  const faults = { lose: 0.5, random: () => chances.shift() ?? 1 };
  const [one, other] = pair(faults).map((channel) => lineOn(channel, every));
  one.line.send({ n: 1 });
  one.line.send({ n: 2 });
  await pass(5);
  assert.deepEqual(other.heard, [{ n: 1 }]);
  tick(5);
  await pass(5);
  tick(6);
  assert.deepEqual(other.ended, ['lost']);
});

test('a line beats every 5 seconds, is quiet after 12 of silence, then beats every 15, and closes after 15 minutes', async () => {
  const { heard, ended, quiet, tick, near, far, say } = half();
  tick(4);
  assert.equal(near.sent.length, 0);
  tick();
  assert.deepEqual(near.sent, ['{"n":0,"m":{"last":0}}']);
  tick(6);
  say(0, {});
  tick(11);
  assert.deepEqual(quiet, []);
  tick();
  assert.deepEqual(quiet, [true]);
  assert.equal(near.sent.length, 4);
  say(1);
  assert.deepEqual([quiet, heard], [[true, false], [{ n: 1 }]]);
  tick(15 * 60 - 1);
  assert.deepEqual([quiet, ended], [[true, false, true], []]);
  assert.ok(near.sent.length < 70);
  far.listen({ text() {}, closed: () => ended.push('far') });
  tick();
  await pass(5);
  assert.deepEqual(ended, ['silent', 'far']);
});

test('two lines keep each other awake', async () => {
  const { every, tick } = clock();
  const lines = pair().map((channel) => lineOn(channel, every));
  for (let second = 0; second < 60; second++) {
    tick();
    await pass(1);
  }
  assert.deepEqual(
    lines.map(({ ended }) => ended),
    [[], []],
  );
});

test('junk is ignored up to 20 times', () => {
  const junk = [
    '',
    'x',
    '1',
    'null',
    '[]',
    '{}',
    '{"n":1}',
    '{"n":1,"m":1}',
    '{"n":1,"m":[]}',
    '{"n":1,"m":null}',
    '{"n":-1,"m":{}}',
  ];
  const more = [
    '{"n":1.5,"m":{}}',
    '{"n":"1","m":{}}',
    '{"n":1e99,"m":{}}',
    '{"n":1,"m":{}',
    '\0',
    '"{}"',
    '{"m":{}}',
    '[1,{}]',
  ];
  const { heard, ended, near, say } = half();
  for (const text of [...junk, ...more]) near.take(text);
  assert.equal(junk.length + more.length, 19);
  say(1);
  assert.deepEqual([heard, ended], [[{ n: 1 }], []]);
  near.take('x');
  assert.deepEqual(ended, ['junk']);
});

test('200 messages may come at once, then 40 a second', () => {
  const { heard, ended, tick, say } = half();
  let n = 0;
  const more = (count) => {
    for (let left = count; left > 0; left--) say((n += 1));
  };
  more(200);
  tick();
  more(40);
  tick(2);
  more(80);
  assert.deepEqual([heard.length, ended], [320, []]);
  more(1);
  assert.deepEqual([heard.length, ended], [320, ['flood']]);
  more(10);
  assert.equal(heard.length, 320);

  const rested = half();
  rested.tick(9);
  for (let n = 1; n <= 201; n++) rested.say(n);
  assert.deepEqual([rested.heard.length, rested.ended], [200, ['flood']]);
});

test('a message has 400,000 characters at most', () => {
  const { line, near, ended } = half();
  line.send({ text: 'a'.repeat(390_000) });
  assert.equal(near.sent.length, 1);
  assert.throws(() => line.send({ text: 'a'.repeat(400_000) }), RangeError);
  line.send({});
  assert.equal(near.sent[1], '{"n":2,"m":{}}'); // no number is lost
  near.take(JSON.stringify({ n: 1, m: { text: 'a'.repeat(400_000) } }));
  assert.deepEqual(ended, ['large']);
});

test('a listener that closes the line gets nothing more; one that fails loses nothing', () => {
  const { every } = clock();
  const [near] = pair();
  const heard = [];
  const line = new Line(
    near,
    { receive: ({ at }) => (heard.push(at), at === 2 && line.close()), closed() {} },
    { every },
  );
  const say = (n) => near.take(JSON.stringify({ n, m: { at: n } }));
  say(3);
  say(2);
  say(1);
  assert.deepEqual(heard, [1, 2]);

  const [other] = pair();
  const got = [];
  const failing = ({ at }) => {
    got.push(at);
    if (at === 1) throw new Error('once');
  };
  new Line(other, { receive: failing, closed() {} }, { every });
  assert.throws(() => other.take('{"n":1,"m":{"at":1}}'), /once/);
  other.take('{"n":2,"m":{"at":2}}');
  assert.deepEqual(got, [1, 2]);
});
