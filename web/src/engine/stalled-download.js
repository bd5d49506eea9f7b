// Detects a stalled download while the connection works. If the connection is down, waiting is better.

/** Seconds without a byte after which a file is given up, if the connection works. */
const PATIENCE = 10;
/** Seconds: another file's byte counts as proof if it comes this long after the file's last byte; the file gets this
 * long again. */
const MARGIN = 3;

/** Seconds counted by the interval: a clock that stops while the device sleeps. */
let now = 0;
/** Time of the last byte of each file. @type {Map<string, number>} */
const last = new Map();
/** Called each second. @type {Set<() => void>} */
const watches = new Set();
/** @type {ReturnType<typeof setInterval>} */
let clock;

/** Notes progress of a file.
 * @param {string} path */
export const moves = (path) => void last.set(path, now);

/** Watches a file.
 * @param {string} path
 * @param {{probe: () => Promise<unknown>, strike: () => void}} calls `probe` tests the connection with another request;
 *   `strike` is called once, if the file has stalled although the connection works
 * @returns {() => void} ends the watch */
export function watchFile(path, { probe, strike }) {
  /** Time at which the connection was seen to work, since the file's last byte. */
  let proof = Infinity;
  const look = () => {
    const came = last.get(path) ?? now;
    const others = Math.max(...[...last].map(([name, at]) => (name === path ? 0 : at)));
    if (proof <= came) proof = Infinity;
    if (others >= came + MARGIN) proof = Math.min(proof, now);
    if (now - came >= PATIENCE && now - proof >= MARGIN) return (watches.delete(look), strike());
    if (proof === Infinity && (now - came) % PATIENCE === PATIENCE - 2 * MARGIN)
      probe().then(
        () => moves('probe'),
        () => {},
      );
  };
  moves(path);
  if (!watches.size) clock = setInterval(tick, 1000);
  watches.add(look);
  return () => {
    watches.delete(look);
    if (!watches.size) clearInterval(clock);
  };
}

function tick() {
  now += 1;
  for (const look of watches) look();
}
