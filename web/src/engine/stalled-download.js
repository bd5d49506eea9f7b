// Tells a file that does not come from a link that is dead for a while: only the first is worth giving up.

/** Seconds without a byte after which a file is given up. */
const PATIENCE = 10;
/** Something else has to come so many seconds after the file's last byte, and then nothing of the file for as long. */
const MARGIN = 3;

/** Seconds that were watched: a clock that stands still while the device sleeps. */
let now = 0;
/** When a byte of each file came last. @type {Map<string, number>} */
const last = new Map();
/** What looks each second. @type {Set<() => void>} */
const watches = new Set();
/** @type {ReturnType<typeof setInterval>} */
let clock;

/** Notes that something of a file has come.
 * @param {string} path */
export const moves = (path) => void last.set(path, now);

/** Watches over a file from now on.
 * @param {string} path
 * @param {{probe: () => Promise<unknown>, strike: () => void}} calls `probe` asks for something else, which comes where the
 *   link lives; `strike` is called once, when nothing comes of the file although the link lives
 * @returns {() => void} ends the watch */
export function watchFile(path, { probe, strike }) {
  /** When it was seen that the link lives, since the last byte. */
  let proof = Infinity;
  const look = () => {
    const came = last.get(path) ?? now;
    const others = Math.max(...[...last].map(([name, at]) => (name === path ? 0 : at)));
    if (proof <= came) proof = Infinity;
    if (others >= came + MARGIN) proof = Math.min(proof, now);
    if (now - came >= PATIENCE && now - proof >= MARGIN) return watches.delete(look), strike();
    if (proof === Infinity && (now - came) % PATIENCE === PATIENCE - 2 * MARGIN) probe().then(() => moves('probe'), () => {});
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
