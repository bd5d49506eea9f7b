// Freezes clock, randomness and time zone for a reproducible snapshot: the same files give the same bytes. Import it
// before anything else.

import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const NOON = Date.UTC(2026, 0, 1, 12);
const sevens = (/** @type {Uint8Array} */ bytes) => bytes.fill(7);

process.env.TZ = 'UTC';
globalThis.Date = class extends Date {
  /** @param {any[]} given */
  constructor(...given) {
    super(...(given.length ? given : [NOON]));
  }

  static now() {
    return NOON;
  }
};
let ticks = 0;
performance.now = () => (ticks += 0.001);
crypto.randomFillSync = sevens;
globalThis.crypto.getRandomValues = sevens;
syncBuiltinESMExports();
