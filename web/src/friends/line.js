// Messages over a channel: JSON objects, numbered, each once and in order; with a heartbeat, and limits for what the
// other side may do.

/**
 * @typedef {{send(text: string): void, close(): void, listen(listener: {text(text: string): void, closed(): void}):
 *   void, readonly isOpen: boolean}} Channel as in rtc/channel.js
 * @typedef {'gone' | 'lost' | 'flood' | 'junk' | 'large' | 'silent'} Reason why a line closed: the channel did, a
 *   message is missing, too many came, too much was no message, one was too long, nothing was heard
 * @typedef {{receive(message: Record<string, any>): void, closed(reason: Reason): void, quiet(isQuiet: boolean): void}}
 *   Listener `quiet`: the other side has not been heard for some seconds, or is again
 * @typedef {(ms: number, call: () => void) => () => void} Every calls again and again; returns what ends it
 */

/** Characters of a message at most. */
const MOST_TEXT = 400_000;
/** Messages that may wait for a missing one, and seconds that they do. */
const MOST_LATE = 64;
const LATE = 5;
/** Messages a second, and at once. */
const RATE = 40;
const BURST = 200;
/** Texts that are no messages, until the line closes. */
const MOST_JUNK = 20;
/** Seconds between heartbeats, and between those to a quiet side, for which they pile up while it sleeps. */
const BEAT = 5;
const SLOW_BEAT = 15;
/** Seconds of silence until the other side counts as quiet, and until the line closes. */
const QUIET = 12;
const SILENCE = 15 * 60;

/** @type {Every} */
const everyInterval = (ms, call) => {
  const clock = setInterval(call, ms);
  return () => clearInterval(clock);
};

/**
 * One end of a line. A message `m` travels as `{n, m}` with its number from 1; number 0 is a heartbeat, which tells the
 * number of the last message. Time is counted in ticks of a second, which stop while the device sleeps: its own sleep is
 * not the other's silence.
 */
export class Line {
  #channel;
  #listener;
  #stop;
  #isClosed = false;
  #sent = 0;
  /** Number of the next message to receive. */
  #next = 1;
  /** Messages that came before an earlier one. @type {Map<number, Record<string, any>>} */
  #late = new Map();
  /** Number of the last message that the other side is known to have sent. */
  #last = 0;
  #allowance = BURST;
  #junk = 0;
  #ticks = 0;
  /** Ticks without a text, and with a message missing. */
  #silence = 0;
  #missing = 0;

  /** @param {Channel} channel @param {Listener} listener `closed` is called once, unless `close` was
   * @param {{every?: Every}} [clock] */
  constructor(channel, listener, { every = everyInterval } = {}) {
    this.#channel = channel;
    this.#listener = listener;
    this.#stop = every(1000, () => this.#tick());
    channel.listen({ text: (text) => this.#take(text), closed: () => this.#end('gone') });
  }

  get isOpen() {
    return !this.#isClosed && this.#channel.isOpen;
  }

  /** Sends a message; nothing happens on a closed line.
   * @param {Record<string, any>} message @throws {RangeError} if it is longer than 400,000 characters of JSON */
  send(message) {
    if (!this.isOpen) return;
    const text = JSON.stringify({ n: this.#sent + 1, m: message });
    if (text.length > MOST_TEXT) throw new RangeError('too long a message');
    this.#sent += 1;
    this.#channel.send(text);
  }

  /** Closes the line and its channel. */
  close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stop();
    this.#late.clear();
    this.#channel.close();
  }

  /** @param {Reason} reason */
  #end(reason) {
    if (this.#isClosed) return;
    this.close();
    this.#listener.closed(reason);
  }

  #tick() {
    this.#ticks += 1;
    this.#allowance = Math.min(BURST, this.#allowance + RATE);
    if (this.#ticks % (this.#silence < QUIET ? BEAT : SLOW_BEAT) === 0)
      this.#channel.send(JSON.stringify({ n: 0, m: { last: this.#sent } }));
    this.#silence += 1;
    if (this.#silence === QUIET) this.#listener.quiet(true);
    if (this.#silence >= SILENCE) return this.#end('silent');
    this.#missing = this.#last >= this.#next ? this.#missing + 1 : 0;
    if (this.#missing > LATE) this.#end('lost');
  }

  /** @param {string} text */
  #take(text) {
    if (this.#isClosed) return;
    const wasQuiet = this.#silence >= QUIET;
    this.#silence = 0;
    if (wasQuiet) this.#listener.quiet(false);
    this.#allowance -= 1;
    if (this.#allowance < 0) return this.#end('flood');
    if (text.length > MOST_TEXT) return this.#end('large');
    const read = messageOf(text);
    if (read) return this.#order(read);
    this.#junk += 1;
    if (this.#junk >= MOST_JUNK) this.#end('junk');
  }

  /** Receives a message in its turn. @param {{n: number, m: Record<string, any>}} message */
  #order({ n, m }) {
    const last = n || (Number.isSafeInteger(m.last) ? m.last : 0);
    this.#last = Math.max(this.#last, last);
    if (n < this.#next) return; // a heartbeat, or came twice
    this.#late.set(n, m);
    for (let next = this.#late.get(this.#next); next; next = this.#late.get(this.#next)) {
      this.#late.delete(this.#next);
      this.#next += 1;
      this.#missing = 0;
      this.#listener.receive(next);
    }
    if (this.#late.size > MOST_LATE) this.#end('lost');
  }
}

/** Returns the message in a text; null if it is none. @param {string} text */
function messageOf(text) {
  try {
    const { n, m } = JSON.parse(text);
    return Number.isSafeInteger(n) && n >= 0 && m && typeof m === 'object' && !Array.isArray(m) ? { n, m } : null;
  } catch {
    return null;
  }
}
