// rtc/channel.js with a fake RTCPeerConnection. Run by test_modules.py.

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { invite, join } from '../../../web/src/friends/rtc/channel.js';
import { readCode, writeCode } from '../../../web/src/friends/rtc/codes.js';

const turn = () => new Promise((resolve) => setImmediate(resolve));
const utf16 = (text) => new TextDecoder().decode(new TextEncoder().encode(text)); // as a browser sends: halves are lost

class Data extends EventTarget {
  readyState = 'connecting';
  bufferedAmount = 0;
  pieces = [];
  other = null;
  is(state) {
    if (this.readyState === state) return;
    this.readyState = state;
    this.dispatchEvent(new Event(state === 'closed' ? 'close' : state));
  }
  send(piece) {
    assert.equal(this.readyState, 'open');
    this.pieces.push(piece);
    const data = typeof piece === 'string' ? utf16(piece) : piece;
    setImmediate(
      () =>
        this.other?.readyState === 'open' && this.other.dispatchEvent(Object.assign(new Event('message'), { data })),
    );
  }
  close() {
    this.readyState = 'closing';
    setImmediate(() => {
      this.is('closed');
      this.other?.is('closed');
    });
  }
}

let made = [];
let count = 0;
/** Two of these are connected once the offerer has the answer to its own offer. */
class Peer extends EventTarget {
  iceGatheringState = 'new';
  connectionState = 'new';
  localDescription = null;
  static isOnline = true;
  static candidates = 'a=candidate:1 1 udp 1 192.168.1.2 5000 typ host\r\n';
  constructor(config) {
    super();
    this.config = config;
    this.ufrag = `u${String((count += 1)).padStart(3, '0')}`;
    made.push(this);
  }
  createDataChannel(_name, options) {
    assert.deepEqual(options, { negotiated: true, id: 0 });
    return (this.data = new Data());
  }
  describe(type, setup) {
    const secrets = `a=ice-ufrag:${this.ufrag}\r\na=ice-pwd:${'p'.repeat(24)}\r\n`;
    return {
      type,
      sdp: `v=0\r\n${secrets}a=fingerprint:sha-256 ${Array(32).fill('AB').join(':')}\r\na=setup:${setup}\r\n`,
    };
  }
  createOffer = async () => this.describe('offer', 'actpass');
  createAnswer = async () => this.describe('answer', 'active');
  async setLocalDescription({ type, sdp }) {
    this.localDescription = { type, sdp };
    setImmediate(() => {
      if (this.constructor.isOnline) this.localDescription.sdp += this.constructor.candidates;
      if (this.constructor.isSlow) return;
      this.iceGatheringState = 'complete';
      this.dispatchEvent(new Event('icegatheringstatechange'));
    });
  }
  async setRemoteDescription({ type, sdp }) {
    if (this.remote) throw new DOMException('', 'InvalidStateError');
    this.remote = sdp;
    if (type === 'offer' || this.constructor.isDeaf) return;
    const other = made.find(({ ufrag }) => sdp.includes(`a=ice-ufrag:${ufrag}\r\n`));
    this.data.other = other.data;
    other.data.other = this.data;
    for (const each of [this, other]) {
      each.turns('connected');
      each.data.is('open');
    }
  }
  turns(state) {
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
  }
  close() {
    this.connectionState = 'closed';
    this.data.readyState = 'closed'; // without an event here, but with one there
    this.data.other?.is('closed');
  }
}
const rtc = Peer;

/** Returns the two ends of a connection, with what each heard. */
async function connected(Rtc = Peer) {
  made = [];
  const invitation = await invite({ rtc: Rtc });
  const joining = await join(invitation.code, { rtc: Rtc });
  const channels = await Promise.all([invitation.accept(joining.code), joining.opened]);
  return channels.map((channel, at) => {
    const heard = [];
    const closed = mock.fn();
    channel.listen({ text: (text) => heard.push(text), closed });
    return { channel, heard, closed: () => closed.mock.callCount(), pc: made[at] };
  });
}

const fails = (promise, reason) => assert.rejects(promise, (error) => error.reason === reason);

test('an invitation and its answer open a channel, and texts go both ways', async () => {
  const [host, guest] = await connected();
  assert.ok(host.channel.isOpen && guest.channel.isOpen);
  host.channel.send('♣');
  host.channel.send('');
  guest.channel.send('=+');
  await turn();
  assert.deepEqual([guest.heard, host.heard], [['♣', ''], ['=+']]);
});

test('codes carry the id, and a STUN server is asked only if there is one', async () => {
  made = [];
  const invitation = await invite({ rtc, stun: 'stun:example.org:3478' });
  const joining = await join(`https://example.org/#/join/${invitation.code}`, { rtc });
  assert.equal(joining.id, invitation.id);
  assert.deepEqual([readCode(invitation.code).kind, readCode(joining.code).kind], ['offer', 'answer']);
  assert.equal(readCode(joining.code).id, invitation.id);
  assert.deepEqual(
    made.map(({ config }) => config.iceServers),
    [[{ urls: 'stun:example.org:3478' }], []],
  );
  invitation.cancel();
  joining.cancel();
});

test('a wrong answer is told, and the right one is still taken', async () => {
  made = [];
  const [mine, other] = [await invite({ rtc }), await invite({ rtc })];
  const [right, strange] = [await join(mine.code, { rtc }), await join(other.code, { rtc })];
  await fails(mine.accept(strange.code), 'not-mine');
  await fails(mine.accept(right.code.slice(0, -3)), 'cut');
  await fails(mine.accept('hello'), 'no-code');
  await fails(mine.accept(mine.code), 'wrong-kind');
  await fails(join(right.code, { rtc }), 'wrong-kind');
  await fails(join('hello', { rtc }), 'no-code');
  const [one, two] = [mine.accept(right.code), mine.accept(right.code)];
  assert.equal(await one, await two);
  assert.ok((await right.opened).isOpen);
  strange.cancel();
});

test('without WebRTC or a network the reason is told', async () => {
  await fails(invite({ rtc: undefined }), 'unsupported');
  class Offline extends Peer {
    static isOnline = false;
  }
  await fails(invite({ rtc: Offline }), 'no-network');
  const { code, cancel } = await invite({ rtc });
  await fails(join(code, {}), 'unsupported');
  await fails(join(code, { rtc: Offline }), 'no-network');
  cancel();
});

test('the host gives up 20 seconds after the answer, the guest later; cancelling is told', async () => {
  class Deaf extends Peer {
    static isDeaf = true;
  }
  const invitation = await invite({ rtc: Deaf });
  mock.timers.enable({ apis: ['setTimeout'] });
  const joining = await join(invitation.code, { rtc: Deaf });
  mock.timers.tick(60_000); // nobody has carried the answer yet
  const accepted = invitation.accept(joining.code);
  const ended = fails(accepted, 'no-connection');
  await turn();
  const look = mock.fn();
  accepted.catch(look);
  mock.timers.tick(19_999);
  await turn();
  assert.equal(look.mock.callCount(), 0);
  mock.timers.tick(1);
  await ended;
  const late = fails(joining.opened, 'no-connection');
  mock.timers.tick(15 * 60_000);
  await late;
  mock.timers.reset();

  const another = await invite({ rtc: Deaf });
  const answering = await join(another.code, { rtc: Deaf });
  const ends = [fails(another.accept(answering.code), 'cancelled'), fails(answering.opened, 'cancelled')];
  another.cancel();
  answering.cancel();
  await Promise.all(ends);
});

test('gathering takes 2 seconds at most', async () => {
  class Slow extends Peer {
    static isSlow = true;
  }
  mock.timers.enable({ apis: ['setTimeout'] });
  const coming = invite({ rtc: Slow });
  await turn();
  mock.timers.tick(1999);
  assert.equal(await Promise.race([coming, turn()]), undefined);
  mock.timers.tick(1);
  assert.equal(readCode((await coming).code).candidates.length, 1);
  mock.timers.reset();
});

test('a long text goes in pieces, and no character is halved', async () => {
  const [host, guest] = await connected();
  const texts = ['a'.repeat(300_000), `a${'🂡'.repeat(199_000)}`, '🂡'.repeat(100_000), '♣'.repeat(390_000)];
  for (const text of texts) host.channel.send(text);
  await turn();
  assert.ok(guest.heard.length === 4 && guest.heard.every((text, at) => text === texts[at]));
  const sizes = host.pc.data.pieces.map((piece) => Buffer.byteLength(piece));
  assert.ok(Math.max(...sizes) < 240_000);
  assert.throws(() => host.channel.send('a'.repeat(400_001)), RangeError);
  assert.ok(host.channel.isOpen);
});

test('a text that does not end closes the channel', async () => {
  const [host, guest] = await connected();
  for (let at = 0; at < 10; at++) host.pc.data.send(`+${'a'.repeat(40_000)}`);
  await turn();
  assert.ok(guest.channel.isOpen);
  host.pc.data.send('=a');
  await turn();
  assert.deepEqual([guest.channel.isOpen, guest.closed(), guest.heard], [false, 1, []]);
  await turn();
  assert.equal(host.closed(), 1);
});

test('what is no text is ignored', async () => {
  const [host, guest] = await connected();
  for (const junk of [new ArrayBuffer(8), new Uint8Array(100_000), new Blob(['=x']), '', 'x', '-x'])
    host.pc.data.send(junk);
  host.channel.send('here');
  await turn();
  assert.deepEqual(guest.heard, ['here']);
  assert.ok(guest.channel.isOpen);
});

test('bytes that pile up, or a browser that takes no more, close the channel', async () => {
  for (const fill of [
    (data) => (data.bufferedAmount = 4_000_001),
    (data) =>
      (data.send = () => {
        throw new Error('full');
      }),
  ]) {
    const [host, guest] = await connected();
    host.pc.data.bufferedAmount = 4_000_000;
    host.channel.send('a');
    assert.ok(host.channel.isOpen);
    fill(host.pc.data);
    host.channel.send('b');
    assert.deepEqual([host.channel.isOpen, host.closed()], [false, 1]);
    await turn();
    await turn();
    assert.equal(guest.closed(), 1);
  }
});

test('closing sends what is on its way, and is told over there once', async () => {
  const [host, guest] = await connected();
  host.channel.send('bye');
  host.channel.close();
  assert.equal(host.channel.isOpen, false);
  host.channel.send('more');
  await turn();
  await turn();
  assert.deepEqual([guest.heard, guest.closed(), host.closed()], [['bye'], 1, 0]);
  assert.equal(host.pc.connectionState, 'closed');
});

test('a connection that fails stays open, for a device that sleeps', async () => {
  const [host, guest] = await connected();
  for (const state of ['disconnected', 'failed', 'connected']) host.pc.turns(state);
  guest.channel.send('awake');
  await turn();
  assert.deepEqual([host.channel.isOpen, host.closed(), host.heard], [true, 0, ['awake']]);
});

test('who listens late misses nothing', async () => {
  made = [];
  const invitation = await invite({ rtc });
  const joining = await join(invitation.code, { rtc });
  const host = await invitation.accept(joining.code);
  const guest = await joining.opened;
  host.send('one');
  host.send('two');
  host.close();
  await turn();
  await turn();
  const heard = [];
  guest.listen({ text: (text) => heard.push(text), closed: () => heard.push('closed') });
  assert.deepEqual(heard, []); // whoever listens has been made by then
  await turn();
  assert.deepEqual(heard, ['one', 'two', 'closed']);
});

test('a code with no candidates of its own connects by those of the other', async () => {
  made = [];
  const invitation = await invite({ rtc });
  const joining = await join(writeCode({ ...readCode(invitation.code), candidates: [] }), { rtc });
  assert.ok((await invitation.accept(joining.code)).isOpen);
});
