// rtc/codes.js. Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId, partsOf, readCode, sdpOf, writeCode } from '../../../web/src/friends/rtc/codes.js';

const CHROMIUM = `v=0
o=- 4215775240449105457 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:3885250869 1 udp 2113937151 bd5a4e5a-fd0b-4f0f-9a9c-8d1f6f7e6ab1.local 54321 typ host generation 0 network-cost 999
a=candidate:3885250870 1 udp 2113939711 2001:db8::7:1 54322 typ host generation 0 network-id 2
a=candidate:1 1 udp 1677729535 203.0.113.9 54321 typ srflx raddr 0.0.0.0 rport 0 generation 0
a=candidate:3885250871 1 udp 2113937151 192.168.1.23 54323 typ host generation 0
a=candidate:3885250871 1 udp 2113937151 192.168.1.23 54323 typ host generation 0
a=candidate:3885250872 1 tcp 1518283007 192.168.1.23 9 typ host tcptype active generation 0
a=candidate:3885250873 1 udp 1518283007 strange.example 9000 typ host
a=candidate:2 1 udp 41885439 203.0.113.10 3478 typ relay raddr 203.0.113.9 rport 54321
a=ice-ufrag:aB+/
a=ice-pwd:0123456789abcdefABCDEF+/
a=ice-options:trickle
a=fingerprint:sha-256 00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`.replaceAll('\n', '\r\n');
/** Firefox: the fingerprint for the whole session, longer secrets, UDP in capitals. */
const FIREFOX = `v=0
o=mozilla...THIS_IS_SDPARTA-99.0 8107 0 IN IP4 0.0.0.0
s=-
t=0 0
a=fingerprint:sha-256 FF:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:00
a=group:BUNDLE 0
a=ice-options:trickle
m=application 50000 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:0 1 UDP 2122252543 1fd5a4e5-fd0b-4f0f-9a9c-8d1f6f7e6ab1.local 50000 typ host
a=candidate:2 1 TCP 2105524479 1fd5a4e5-fd0b-4f0f-9a9c-8d1f6f7e6ab1.local 9 typ host tcptype active
a=sendrecv
a=end-of-candidates
a=ice-pwd:0123456789abcdef0123456789abcdef
a=ice-ufrag:89abcdef
a=mid:0
a=setup:active
a=sctp-port:5000
a=max-message-size:1073741823
`;

const random = (count) => Math.floor(Math.random() * count);
const some = (signs, length) => Array.from({ length }, () => signs[random(signs.length)]).join('');
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const HEX = '0123456789abcdef';

function anyAddress() {
  const group = () => some(HEX, 1 + random(4)).replace(/^0+(?=.)/, '');
  return [
    () => Array.from({ length: 4 }, () => random(256)).join('.'),
    () => Array.from({ length: 8 }, group).join(':'),
    () => `${[8, 4, 4, 4, 12].map((length) => some(HEX, length)).join('-')}.local`,
  ][random(3)]();
}

function anyCode() {
  const kind = ['offer', 'answer'][random(2)];
  const candidate = () => ({ type: ['host', 'srflx'][random(2)], address: anyAddress(), port: 1 + random(65535) });
  return {
    kind,
    id: newId(),
    ufrag: some(`${BASE64}+/`, 4 + random(29)),
    pwd: some(`${BASE64}+/`, 22 + random(43)),
    fingerprint: some(HEX, 64),
    setup: kind === 'offer' ? 'actpass' : ['active', 'passive'][random(2)],
    candidates: Array.from({ length: random(9) }, candidate),
  };
}

const reasonOf = (text) => {
  try {
    readCode(text);
    return 'read';
  } catch (error) {
    assert.ok(error.reason, `${text}: ${error.stack}`);
    return error.reason;
  }
};
const CODE = writeCode({ kind: 'offer', id: 'ab_-', ...partsOf(CHROMIUM) });

test('what browsers describe is packed and comes back', () => {
  const parts = partsOf(CHROMIUM);
  assert.deepEqual(parts, {
    ufrag: 'aB+/',
    pwd: '0123456789abcdefABCDEF+/',
    fingerprint: '00112233445566778899aabbccddeeff'.repeat(2),
    setup: 'actpass',
    candidates: [
      { type: 'host', address: 'bd5a4e5a-fd0b-4f0f-9a9c-8d1f6f7e6ab1.local', port: 54321 },
      { type: 'host', address: '192.168.1.23', port: 54323 },
      { type: 'host', address: '2001:db8:0:0:0:0:7:1', port: 54322 },
      { type: 'srflx', address: '203.0.113.9', port: 54321 },
    ],
  });
  assert.deepEqual(readCode(CODE), { kind: 'offer', id: 'ab_-', ...parts });
  assert.deepEqual(partsOf(sdpOf(readCode(CODE))), parts);

  const answer = partsOf(FIREFOX);
  assert.equal(answer.pwd, '0123456789abcdef0123456789abcdef');
  assert.equal(answer.candidates.length, 1);
  assert.deepEqual(readCode(writeCode({ kind: 'answer', id: 'AAAA', ...answer })).setup, 'active');
});

test('an SDP has one line for each fact, and candidates in order of priority', () => {
  const sdp = sdpOf(readCode(CODE));
  assert.match(sdp, /^v=0\r\n(.=.+\r\n)+$/);
  assert.equal(sdp.match(/^m=/gm).length, 1);
  assert.match(sdp, /^a=fingerprint:sha-256 00:11:22:.*:EE:FF\r$/m);
  assert.match(sdp, /^a=candidate:4 1 udp \d+ 203.0.113.9 54321 typ srflx raddr 0.0.0.0 rport 0\r$/m);
  const priorities = [...sdp.matchAll(/ udp (\d+) /g)].map(([, priority]) => Number(priority));
  assert.deepEqual(
    priorities,
    [...priorities].sort((a, b) => b - a),
  );
  assert.ok(priorities.every((priority) => priority < 2 ** 31));
});

test('a code with two candidates is shorter than 160 characters', () => {
  const two = (candidates) => writeCode({ kind: 'offer', id: 'abcd', ...partsOf(CHROMIUM), candidates }).length;
  const local = { type: 'host', address: 'bd5a4e5a-fd0b-4f0f-9a9c-8d1f6f7e6ab1.local', port: 54321 };
  assert.equal(two([local, { ...local, port: 1 }]), 136);
  assert.equal(two([1, 2].map((port) => ({ type: 'host', address: '192.168.1.23', port }))), 104);
});

test('any code comes back from its text', () => {
  for (let round = 0; round < 500; round++) {
    const code = anyCode();
    const text = writeCode(code);
    assert.match(text, /^[\w-]+$/);
    assert.deepEqual(readCode(text), code);
    const { kind, id, ...parts } = code;
    const sorted = ({ candidates, ...rest }) => ({
      ...rest,
      candidates: candidates.map((each) => JSON.stringify(each)).sort(),
    });
    assert.deepEqual(sorted(partsOf(sdpOf(code))), sorted(parts));
  }
});

test('blanks, line breaks, a link and a message around it are tolerated', () => {
  const halves = [CODE.slice(0, 50), CODE.slice(50)];
  const texts = [
    `  ${CODE}\n`,
    halves.join('\r\n  '),
    halves.join('\u200b'),
    halves.join('\u00a0'),
    `https://example.org/kortti/#/join/${CODE}`,
    `https://example.org/kortti/#join/${CODE}.`,
    `Come and play: https://example.org/#/join/${CODE}\nSee you!`,
    `“${CODE}”`,
    `My answer is ${CODE}, good luck`,
    `https://example.org/#/join/${halves.join('\n')}`,
  ];
  for (const text of texts) assert.deepEqual(readCode(text), readCode(CODE), text);
});

test('a code cut at any place is known as cut, and so is one with a wrong character', () => {
  for (let length = 8; length < CODE.length; length++) {
    assert.equal(reasonOf(CODE.slice(0, length)), 'cut', length);
    assert.equal(reasonOf(`https://example.org/#/join/${CODE.slice(-length)}`), 'cut', length);
  }
  for (let at = 0; at < CODE.length; at++)
    for (const sign of [...BASE64, '-', '_'].filter((other) => other !== CODE[at])) {
      const reason = reasonOf(CODE.slice(0, at) + sign + CODE.slice(at + 1));
      assert.ok(at < 2 ? reason !== 'read' : reason === 'cut', `${at} ${sign} ${reason}`);
    }
  for (let at = 0; at < CODE.length - 1; at++)
    if (CODE[at] !== CODE[at + 1])
      assert.notEqual(reasonOf(CODE.slice(0, at) + CODE[at + 1] + CODE[at] + CODE.slice(at + 2)), 'read');
  assert.equal(reasonOf(`${CODE}A`), 'cut');
});

test('junk is no code, and nothing but a reason is thrown', () => {
  const junk = [
    '',
    ' ',
    'hello',
    'Come and play with me tonight!',
    'https://example.org/#table/3',
    '{"n":1}',
    '0'.repeat(200),
  ];
  for (const text of junk) assert.equal(reasonOf(text), 'no-code', text);
  assert.equal(reasonOf(`${CODE} ${' '.repeat(1e4)}`), 'no-code');
  assert.equal(reasonOf('https://example.org/#/join/'), 'cut');
  for (let round = 0; round < 3000; round++) {
    assert.notEqual(reasonOf(String.fromCharCode(...Array.from({ length: random(300) }, () => random(300)))), 'read');
    assert.notEqual(reasonOf(`oQ${some(`${BASE64}-_`, random(300))}`), 'read');
  }
});

/** Returns the text of bytes, with a right checksum. */
function sealed(bytes) {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(~crc >>> 0);
  return Buffer.concat([Buffer.from(bytes), sum]).toString('base64url');
}

test('a later version is told', () => {
  assert.equal(sealed(Buffer.from(CODE, 'base64url').subarray(0, -4)), CODE);
  assert.equal(reasonOf(sealed([0xa2, 1, 2, 3, 4, 5, 6])), 'newer');
  assert.equal(reasonOf(sealed([0xa0, 1, 2, 3, 4, 5, 6])), 'cut');
  assert.equal(reasonOf(sealed([0xa2, 1, 2, 3, 4, 5, 6]).slice(0, -1)), 'cut');
  assert.equal(reasonOf(`https://example.org/#/join/${sealed([0xaf, ...Array(2000).fill(7)])}`), 'newer');
});

test('a forged code with a right checksum gives a valid SDP or none', () => {
  let read = 0;
  for (let round = 0; round < 5000; round++) {
    const bytes = [...Buffer.from(round % 2 ? CODE : writeCode(anyCode()), 'base64url').subarray(0, -4)];
    for (let change = random(3); change >= 0; change--) bytes[1 + random(bytes.length - 1)] = random(256);
    if (random(4) === 0) bytes.splice(random(bytes.length), random(9), ...Array(random(9)).fill(random(256)));
    const text = sealed(bytes);
    const reason = reasonOf(text);
    if (reason !== 'read') continue;
    read += 1;
    const code = readCode(text);
    assert.ok(code.candidates.length <= 8);
    assert.match(sdpOf(code), /^(.=[\x20-\x7e]+\r\n){15,23}$/);
  }
  assert.ok(read > 100);
});

test('nothing but the right signs can be written', () => {
  const code = readCode(CODE);
  const wrong = [
    { ufrag: 'abcd\r\na=b' },
    { ufrag: 'ab\r\na=b' },
    { ufrag: 'abc' },
    { pwd: 'short' },
    { pwd: `${'a'.repeat(22)}\n` },
    { fingerprint: 'x'.repeat(64) },
    { setup: 'active' },
    { kind: 'other' },
    { kind: 'other', setup: 'active' },
    { id: 'abcde' },
    { candidates: Array(9).fill(code.candidates[0]) },
    { candidates: [{ type: 'host', address: '1.2.3.4 9 typ host\r\na=x', port: 1 }] },
    { candidates: [{ type: 'host', address: '1.2.3.256', port: 1 }] },
    { candidates: [{ type: 'host', address: '1:2:3:4:5:6:7', port: 1 }] },
    { candidates: [{ type: 'host', address: '1::2::3', port: 1 }] },
    { candidates: [{ type: 'host', address: 'fe80::1%eth0', port: 1 }] },
    { candidates: [{ type: 'host', address: 'router.local', port: 1 }] },
    { candidates: [{ type: 'host', address: '1.2.3.4', port: 0 }] },
    { candidates: [{ type: 'host', address: '1.2.3.4', port: 65536 }] },
    { candidates: [{ type: 'relay', address: '1.2.3.4', port: 1 }] },
  ];
  for (const change of wrong) assert.throws(() => writeCode({ ...code, ...change }), TypeError, JSON.stringify(change));
});
