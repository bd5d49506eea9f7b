// What a guest may ask of the host. Every request is rebuilt from known fields; the engine checks their types.

/** @typedef {import('../wire.js').Request} Request */

/** Requests of a guest and their fields, besides the seat. @type {Record<string, string[]>} */
const FIELDS = {
  act: ['action', 'unasked'],
  advance: ['on'],
  undo: [],
  redo: [],
  next: [],
  view: [],
  why: ['action', 'card', 'cards', 'zone'],
  lay: ['groups'],
  group: [],
  hint: [],
  log: [],
  fingerprints: [],
  command: ['text', 'known'],
  rules: ['game', 'options'],
};

/** Returns a guest's request with its seat, one of its own or null; null if it may not ask that.
 * @param {any} asked @param {number[]} own seats of the guest @returns {Request | null} */
export function requestOf(asked, own) {
  const fields = Object.hasOwn(FIELDS, asked?.do) ? FIELDS[asked.do] : null;
  const seat = asked?.seat ?? null;
  if (!fields || (seat !== null && !own.includes(seat))) return null;
  const given = fields.flatMap((name) => (Object.hasOwn(asked, name) ? [[name, asked[name]]] : []));
  return /** @type {any} */ ({ ...Object.fromEntries(given), do: asked.do, seat });
}
