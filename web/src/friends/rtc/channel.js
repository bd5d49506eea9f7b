// A channel between two browsers over WebRTC, without a server: the host's code and the guest's answer are carried by
// people (a link, a QR code, a message).

import { newId, partsOf, RtcError, readCode, sdpOf, writeCode } from './codes.js';

/**
 * @typedef {{stun?: string, rtc?: typeof RTCPeerConnection, patience?: number}} Options `stun`: address of a STUN
 *   server; `patience`: ms until a connection is given up
 * @typedef {{text(text: string): void, closed(): void}} Listener
 * @typedef {{code: string, id: string, accept(answer: string): Promise<Channel>, cancel(): void}} Invitation
 * @typedef {{code: string, id: string, opened: Promise<Channel>, cancel(): void}} Joining
 */

/** Characters of a text at most. */
const MOST_TEXT = 400_000;
/** Characters of a piece: at most 3 bytes each in UTF-8, so below the 256 kB that all browsers take at once. */
const PIECE = 48_000;
/** Bytes that may wait to be sent. */
const MOST_WAITING = 4_000_000;
/** ms of gathering candidates. */
const GATHERING = 2_000;
/** ms until the host gives up, once the answer is there; and the guest, whose answer somebody still has to carry. */
const PATIENCE = 20_000;
const GUEST_PATIENCE = 15 * 60_000;

/**
 * An open connection. A text travels in pieces, each with a first character: `+` if more follow, `=` if it is the last.
 * Everything else, and what is no text, is ignored. A text that becomes too long closes the channel, as do too many
 * bytes that wait to be sent. A connection that fails stays open: it works again once the other device has slept.
 */
export class Channel {
  #pc;
  #data;
  /** @type {Listener | null} */
  #listener = null;
  #isClosed = false;
  /** Texts that came before the listener. @type {string[]} */
  #early = [];
  #pieces = '';

  /** @param {RTCPeerConnection} pc @param {RTCDataChannel} data open */
  constructor(pc, data) {
    this.#pc = pc;
    this.#data = data;
    data.addEventListener('message', ({ data }) => this.#take(data));
    data.addEventListener('close', () => this.#end());
    data.addEventListener('closing', () => this.#end());
  }

  get isOpen() {
    return !this.#isClosed && this.#data.readyState === 'open';
  }

  /** Sets the listener, who also gets what came before, though never within this call. `closed` is called once, unless
   * `close` was.
   * @param {Listener} listener */
  listen(listener) {
    this.#listener = listener;
    const isLate = this.#isClosed;
    queueMicrotask(() => {
      for (const text of this.#early.splice(0)) this.#listener?.text(text);
      if (isLate) this.#listener?.closed();
    });
  }

  /** Sends a text; nothing happens on a closed channel.
   * @param {string} text @throws {RangeError} if it is longer than 400,000 characters */
  send(text) {
    if (text.length > MOST_TEXT) throw new RangeError('too long a text');
    if (!this.isOpen) return;
    try {
      for (const piece of piecesOf(text)) this.#data.send(piece);
    } catch {
      return this.#end(); // the browser's own buffer is full
    }
    if (this.#data.bufferedAmount > MOST_WAITING) this.#end();
  }

  /** Closes it, after what has been sent; the other side's listener hears it. */
  close() {
    this.#listener = { text() {}, closed() {} };
    this.#end();
  }

  /** @param {unknown} piece */
  #take(piece) {
    if (this.#isClosed || typeof piece !== 'string' || !/^[+=]/.test(piece)) return;
    this.#pieces += piece.slice(1);
    if (this.#pieces.length > MOST_TEXT || this.#early.length > 64) return this.#end();
    if (piece[0] === '+') return;
    const text = this.#pieces;
    this.#pieces = '';
    if (this.#listener) this.#listener.text(text);
    else this.#early.push(text);
  }

  #end() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#pieces = '';
    shut(this.#pc, this.#data);
    this.#listener?.closed();
  }
}

/** Closes a connection once its data channel has sent all. @param {RTCPeerConnection} pc @param {RTCDataChannel} data */
function shut(pc, data) {
  const close = () => pc.close();
  if (data.readyState === 'closed' || pc.connectionState !== 'connected') return close();
  data.addEventListener('close', close);
  setTimeout(close, 1000);
  data.close();
}

/** Cuts a text into pieces, never within a character of two units: halves would be lost. @param {string} text */
function piecesOf(text) {
  const pieces = [];
  let at = 0;
  while (text.length - at > PIECE) {
    const end = at + PIECE - Number(/[\ud800-\udbff]/.test(text[at + PIECE - 1]));
    pieces.push(`+${text.slice(at, end)}`);
    at = end;
  }
  return [...pieces, `=${text.slice(at)}`];
}

/** True if this browser can connect to other devices. */
export const canConnect = () => 'RTCPeerConnection' in globalThis;

/** Invites: makes the code that one guest answers.
 * @param {Options} [options] @returns {Promise<Invitation>} `accept` takes the guest's answer. It rejects with an
 *   RtcError: `cut`, `no-code`, `newer` (see `readCode`), `wrong-kind` (an invitation), `not-mine` (answers another
 *   invitation), and the invitation stays open; or with `no-connection` or `cancelled`, and it has ended
 * @throws {RtcError} `unsupported`: no WebRTC here; `no-network`: nothing to connect through */
export async function invite({ stun, rtc = globalThis.RTCPeerConnection, patience = PATIENCE } = {}) {
  const peer = new Peer(stun, rtc);
  const id = newId();
  const code = await peer.describe('offer', id);
  /** @type {Promise<Channel> | null} */
  let accepted = null;
  /** @param {string} answer */
  const connect = async (answer) => {
    const read = readAs('answer', answer);
    if (read.id !== id) throw new RtcError('not-mine');
    peer.wait(patience);
    await peer.hear(read);
    return peer.opened;
  };
  return {
    code,
    id,
    accept(answer) {
      accepted ??= connect(answer).catch((error) => {
        accepted = null;
        throw error;
      });
      return accepted;
    },
    cancel: () => peer.fail('cancelled'),
  };
}

/** Answers an invitation. `opened` comes once the host has the answer; it rejects with an RtcError: `no-connection`,
 * `cancelled`.
 * @param {string} offer the host's code @param {Options} [options] @returns {Promise<Joining>}
 * @throws {RtcError} as `readCode`; `wrong-kind`: an answer; `unsupported`, `no-network` as `invite` */
export async function join(offer, { stun, rtc = globalThis.RTCPeerConnection, patience = GUEST_PATIENCE } = {}) {
  const read = readAs('offer', offer);
  const peer = new Peer(stun, rtc);
  await peer.hear(read);
  const code = await peer.describe('answer', read.id);
  peer.wait(patience);
  return { code, id: read.id, opened: peer.opened, cancel: () => peer.fail('cancelled') };
}

/** @param {'offer' | 'answer'} kind @param {string} text */
function readAs(kind, text) {
  const code = readCode(text);
  if (code.kind !== kind) throw new RtcError('wrong-kind');
  return code;
}

/** One end of a connection that is being made. */
class Peer {
  /** @type {Promise<Channel>} */
  opened;
  #pc;
  #data;
  #fail = (/** @type {RtcError} */ _) => {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #clock;

  /** @param {string | undefined} stun @param {typeof RTCPeerConnection | undefined} rtc */
  constructor(stun, rtc) {
    if (!rtc) throw new RtcError('unsupported');
    const pc = new rtc({ iceServers: stun ? [{ urls: stun }] : [] });
    const data = pc.createDataChannel('', { negotiated: true, id: 0 });
    this.#pc = pc;
    this.#data = data;
    this.opened = new Promise((resolve, reject) => {
      data.addEventListener('open', () => {
        clearTimeout(this.#clock);
        resolve(new Channel(pc, data));
      });
      this.#fail = reject;
    });
    this.opened.catch(() => {}); // nobody may be waiting yet
  }

  /** Gives up after some ms. @param {number} patience */
  wait(patience) {
    this.#clock ??= setTimeout(() => this.fail('no-connection'), patience);
  }

  /** Ends it, unless it is open. @param {string} reason */
  fail(reason) {
    if (this.#data.readyState === 'open') return;
    clearTimeout(this.#clock);
    this.#pc.close();
    this.#fail(new RtcError(reason));
  }

  /** Sets this end's description, and returns its code. @param {'offer' | 'answer'} kind @param {string} id */
  async describe(kind, id) {
    const pc = this.#pc;
    await pc.setLocalDescription(await (kind === 'offer' ? pc.createOffer() : pc.createAnswer()));
    await gathered(pc);
    const parts = partsOf(pc.localDescription?.sdp ?? '');
    if (parts.candidates.length) return writeCode({ kind, id, ...parts });
    this.fail('no-network');
    throw new RtcError('no-network');
  }

  /** Sets the other end's description. @param {import('./codes.js').Code} code */
  async hear(code) {
    try {
      await this.#pc.setRemoteDescription({ type: code.kind, sdp: sdpOf(code) });
    } catch {
      this.fail('no-connection'); // ended meanwhile, or this browser refuses it
      throw new RtcError('no-connection');
    }
  }
}

/** Waits for all candidates, or long enough. @param {RTCPeerConnection} pc @returns {Promise<void>} */
function gathered(pc) {
  return new Promise((resolve) => {
    const look = () => {
      if (pc.iceGatheringState !== 'complete') return;
      clearTimeout(clock);
      resolve();
    };
    const clock = setTimeout(resolve, GATHERING);
    pc.addEventListener('icegatheringstatechange', look);
    look();
  });
}
