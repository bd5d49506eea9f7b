// Codes of invitations and answers: what a WebRTC description holds beyond its boilerplate, as a short text for a link,
// a QR code or a message.
//
// Bytes, in base64url: mark and version (0xa1) | kind, setup, number of candidates | id (3) | fingerprint (32) |
// lengths of ufrag and pwd (2) | ufrag and pwd, 6 bits a character | candidates | CRC-32 of all before (4).
// Every later version keeps the first byte's mark and the CRC at the end.

/**
 * @typedef {{type: 'host' | 'srflx', address: string, port: number}} Candidate UDP; an address is IPv4, IPv6 in full
 *   (eight groups) or an mDNS name, `<uuid>.local`
 * @typedef {{ufrag: string, pwd: string, fingerprint: string, setup: 'actpass' | 'active' | 'passive',
 *   candidates: Candidate[]}} Parts `fingerprint`: SHA-256 as 64 hexadecimal digits
 * @typedef {Parts & {kind: 'offer' | 'answer', id: string}} Code `id`: the invitation's, 4 characters of base64url
 */

const MARK = 0xa0;
const VERSION = 1;
const KINDS = /** @type {const} */ (['offer', 'answer']);
const SETUPS = /** @type {const} */ (['actpass', 'active', 'passive']);
const TYPES = /** @type {const} */ (['host', 'srflx']);
const MOST_CANDIDATES = 8;
/** Characters of a pasted text that are looked at. */
const MOST_TEXT = 10_000;
const UFRAG = /^[A-Za-z0-9+/]{4,32}$/;
const PWD = /^[A-Za-z0-9+/]{22,64}$/;
const FINGERPRINT = /^[0-9a-f]{64}$/;
const ID = /^[\w-]{4}$/;

/** An error with a `reason`, which the page tells in words. */
export class RtcError extends Error {
  /** @param {string} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/** Returns the id of a new invitation. */
export const newId = () => base64(crypto.getRandomValues(new Uint8Array(3)));

/** Writes a code. @param {Code} code @returns {string} base64url
 * @throws {TypeError} if something in it is not as it has to be */
export function writeCode({ kind, id, ufrag, pwd, fingerprint, setup, candidates }) {
  const isRight =
    KINDS.includes(kind) &&
    (kind === 'offer' ? setup === 'actpass' : setup === 'active' || setup === 'passive') &&
    ID.test(id) &&
    UFRAG.test(ufrag) &&
    PWD.test(pwd) &&
    FINGERPRINT.test(fingerprint) &&
    candidates.length <= MOST_CANDIDATES;
  if (!isRight) throw new TypeError('no such code');
  const secret = ufrag + pwd;
  const bytes = [
    MARK | VERSION,
    KINDS.indexOf(kind) | (SETUPS.indexOf(setup) << 1) | (candidates.length << 3),
    ...unbase64(id),
    ...hexBytes(fingerprint),
    ufrag.length,
    pwd.length,
    ...unbase64(secret.padEnd(Math.ceil(secret.length / 4) * 4, 'A')),
    ...candidates.flatMap(candidateBytes),
  ];
  return base64([...bytes, ...checksum(bytes)]);
}

/** Reads a code: alone, in a link, in a message, broken into lines.
 * @param {string} text @returns {Code}
 * @throws {RtcError} `cut`: incomplete or mistyped; `no-code`: something else; `newer`: by a later version */
export function readCode(text) {
  if (text.length > MOST_TEXT) throw new RtcError('no-code');
  const [, linked] = /#\/?join\/(.*)/s.exec(text) ?? [];
  const words = (linked ?? text).match(/[\w-]+/g) ?? [];
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  let reason = linked === undefined ? 'no-code' : 'cut';
  for (const tried of [longest, words.join('')]) {
    try {
      return decode(tried);
    } catch (error) {
      const told = error instanceof RtcError ? error.reason : 'cut';
      if (told === 'newer') throw error;
      if (told === 'cut') reason = told;
    }
  }
  throw new RtcError(reason);
}

/** Decodes the text of a code and nothing else. @param {string} text @returns {Code} */
function decode(text) {
  if (!/^[\w-]{8,}$/.test(text)) throw new RtcError('no-code');
  const bytes = unbase64(text.padEnd(Math.ceil(text.length / 4) * 4, 'A')).subarray(0, Math.floor(text.length * 0.75));
  if ((bytes[0] & 0xf0) !== MARK) throw new RtcError('no-code');
  if (`${checksum(bytes.subarray(0, -4))}` !== `${bytes.subarray(-4)}`) throw new RtcError('cut');
  if (bytes[0] !== (MARK | VERSION)) throw new RtcError(bytes[0] > (MARK | VERSION) ? 'newer' : 'cut');
  let at = 1;
  const take = (/** @type {number} */ count) => bytes.subarray(at, (at += count));
  const [flags] = take(1);
  const id = base64(take(3));
  const fingerprint = hexOf(take(32));
  const [ufragLength, pwdLength] = take(2);
  const length = ufragLength + pwdLength;
  const secret = base64(take(Math.ceil(length / 4) * 3))
    .replace(/-/g, '+')
    .replace(/_/g, '/');
  const candidates = Array.from({ length: flags >> 3 }, () => takeCandidate(take));
  const code = {
    kind: KINDS[flags & 1],
    id,
    ufrag: secret.slice(0, ufragLength),
    pwd: secret.slice(ufragLength, length),
    fingerprint,
    setup: SETUPS[(flags >> 1) & 3],
    candidates,
  };
  if (writeCode(code) !== text) throw new RtcError('cut'); // it validates all, and there is one text for each code
  return code;
}

/** Returns what a code needs of an SDP: UDP candidates only, the nearest first, at most 8.
 * @param {string} sdp @returns {Parts} @throws {TypeError} if it lacks something */
export function partsOf(sdp) {
  const value = (/** @type {string} */ name) => new RegExp(`^a=${name}:(.*?)\\s*$`, 'm').exec(sdp)?.[1] ?? '';
  const fingerprint = value('fingerprint').replace(/^sha-256 /i, '');
  const lines = sdp.match(/^a=candidate:.*$/gm) ?? [];
  const found = new Map(lines.flatMap((line) => candidateOf(line) ?? []).map((each) => [JSON.stringify(each), each]));
  return {
    ufrag: value('ice-ufrag'),
    pwd: value('ice-pwd'),
    fingerprint: fingerprint.replace(/:/g, '').toLowerCase(),
    setup: /** @type {Parts['setup']} */ (value('setup')),
    candidates: [...found.values()].sort((a, b) => distance(a) - distance(b)).slice(0, MOST_CANDIDATES),
  };
}

/** Returns the SDP of a code. @param {Code} code */
export function sdpOf({ ufrag, pwd, fingerprint, setup, candidates }) {
  return `${[
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates.map(candidateLine),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    'a=ice-options:trickle',
    `a=fingerprint:sha-256 ${fingerprint.toUpperCase().match(/../g)?.join(':')}`,
    `a=setup:${setup}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
  ].join('\r\n')}\r\n`;
}

/** @param {Candidate} candidate @param {number} at */
function candidateLine({ type, address, port }, at) {
  const priority = (type === 'host' ? 126 : 100) * 2 ** 24 + (65535 - at) * 2 ** 8 + 255;
  const base = type === 'host' ? '' : ` raddr ${address.includes(':') ? '::' : '0.0.0.0'} rport 0`;
  return `a=candidate:${at + 1} 1 udp ${priority} ${address} ${port} typ ${type}${base}`;
}

/** @param {string} line of an SDP @returns {Candidate | null} null if it is of no use */
function candidateOf(line) {
  const [, transport, address, port, type] = /^\S+ 1 (\S+) \d+ (\S+) (\d+) typ (\S+)/.exec(line) ?? [];
  const isKnown = transport?.toLowerCase() === 'udp' && (type === 'host' || type === 'srflx');
  const bytes = isKnown && addressBytes(address);
  return bytes && isPort(Number(port)) ? { type, address: addressOf(bytes), port: Number(port) } : null;
}

/** Hosts before what a STUN server saw, and IPv6, of which a phone may have many, last. @param {Candidate} candidate */
const distance = ({ type, address }) => TYPES.indexOf(type) * 2 + Number(address.includes(':'));

const isPort = (/** @type {number} */ port) => Number.isInteger(port) && port > 0 && port < 65536;

/** Kind of an address by its first byte: 0 IPv4, 1 IPv6, 2 mDNS; then 16 for `srflx`. @param {Candidate} candidate */
function candidateBytes({ type, address, port }) {
  const bytes = addressBytes(address);
  if (!bytes || !isPort(port) || !TYPES.includes(type)) throw new TypeError('no such candidate');
  return [bytes[0] | (TYPES.indexOf(type) << 4), ...bytes.slice(1), port >> 8, port & 255];
}

/** @param {(count: number) => Uint8Array} take @returns {Candidate} */
function takeCandidate(take) {
  const [first] = take(1);
  const address = addressOf([first & 15, ...take((first & 15) === 0 ? 4 : 16)]);
  const [high, low] = take(2);
  return { type: TYPES[first >> 4], address, port: high * 256 + low };
}

/** Returns the kind of an address and its bytes; null if it is none. @param {string} address */
function addressBytes(address) {
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) {
    const bytes = address.split('.').map(Number);
    return bytes.every((byte) => byte < 256) ? [0, ...bytes] : null;
  }
  const uuid = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.local$/.exec(address.toLowerCase());
  if (uuid) return [2, ...hexBytes(uuid[1].replace(/-/g, ''))];
  return ipv6Bytes(address);
}

/** @param {string} address */
function ipv6Bytes(address) {
  const [head, tail, more] = address.split('::').map((half) => (half ? half.split(':') : []));
  const missing = tail ? 8 - head.length - tail.length : 0;
  if (more || missing < 0) return null;
  const groups = [...head, ...Array(missing).fill('0'), ...(tail ?? [])];
  if (groups.length !== 8 || !groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  return [1, ...hexBytes(groups.map((group) => group.padStart(4, '0')).join(''))];
}

/** @param {number[]} bytes as `addressBytes` gives them */
function addressOf([kind, ...bytes]) {
  if (kind === 0) return bytes.join('.');
  const groups = hexOf(bytes).match(/..../g) ?? [];
  if (kind === 1) return groups.map((group) => group.replace(/^0{1,3}/, '')).join(':');
  const [a, b, c, d, e, ...rest] = groups;
  return `${a}${b}-${c}-${d}-${e}-${rest.join('')}.local`;
}

/** @param {ArrayLike<number>} bytes */
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @param {string} hex */
const hexBytes = (hex) => (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));

/** @param {ArrayLike<number>} bytes @returns {string} base64url */
const base64 = (bytes) =>
  btoa(String.fromCharCode(...Array.from(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** @param {string} text base64 or base64url, of whole groups of 4 */
const unbase64 = (text) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));

/** Returns the CRC-32. @param {ArrayLike<number>} bytes */
function checksum(bytes) {
  let crc = -1;
  for (const byte of Array.from(bytes)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return [24, 16, 8, 0].map((shift) => (~crc >>> shift) & 255);
}
