// Faces that people on this device have chosen, by person (seat-names.js). A face is a text with a digit for each part.
// They are only stored locally; elsewhere, and until they choose, people have a usual face.

const KEY = 'kortti.faces';
const MANY = 24; // faces kept, most recently changed first

/** The parts in the order of the digits, and the number of kinds of each; neighbours.js draws them. */
export const PARTS = ['skin', 'hair', 'colour', 'beard', 'extra', 'knit', 'pattern'];
export const KINDS = [4, 10, 6, 3, 5, 7, 7];

/** Checks if a text is a face. @param {unknown} text */
const isFace = (text) =>
  typeof text === 'string' && /^\d{7}$/.test(text) && KINDS.every((kinds, at) => Number(text[at]) < kinds);

/** Returns all stored faces. @returns {Record<string, string>} */
function kept() {
  try {
    return Object.fromEntries(
      Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}')).filter(([, face]) => isFace(face)),
    );
  } catch {
    return {}; // storage blocked or damaged
  }
}

/** Returns the face that a person has chosen, '' if there is none. @param {string} key */
export const chosenBy = (key) => new Map(Object.entries(kept())).get(key) ?? '';

/** Faces of people who have not chosen one, by seat; no neighbour looks like them. */
const USUAL = ['2700055', '1100221', '3410343', '0022034', '1330462', '3050210'];

/** Faces of friends at other devices, by person. @type {Map<string, string>} */
const lent = new Map();

/** Returns the face of a person: a friend's own, the one chosen here, or else the usual one of the seat.
 * @param {string} key @param {number} seat */
export const faceOf = (key, seat) => lent.get(key) || chosenBy(key) || USUAL[seat % USUAL.length];

/** @type {Set<() => void>} */
const watchers = new Set();

/** Calls `watcher` when somebody takes another face. @param {() => void} watcher @returns {() => void} stops it */
export function watchFaces(watcher) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Shows friends at other devices with their own faces. @param {Record<string, string>} faces by person */
export function lendFaces(faces) {
  for (const [key, face] of Object.entries(faces)) if (isFace(face)) lent.set(key, face);
  for (const watcher of watchers) watcher();
}

/** Stores the face of a person; '' deletes it. @param {string} key @param {string} face */
export function keepFace(key, face) {
  const { [key]: _, ...others } = kept();
  const all = Object.entries(face ? { [key]: face, ...others } : others).slice(0, MANY);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // the usual face stays
  }
  for (const watcher of watchers) watcher();
}

/** Moves the face of an unnamed person to the name just given, unless that name has a face.
 * @param {string} from @param {string} to */
export function carryFace(from, to) {
  const face = chosenBy(from);
  if (from === to || !from.startsWith('#') || !face || chosenBy(to)) return;
  keepFace(from, '');
  keepFace(to, face);
}

/** Returns a face with one part replaced. @param {string} face @param {number} part its index @param {number} kind */
export const withPart = (face, part, kind) => [...face].map((old, at) => (at === part ? kind : old)).join('');

/** Returns a random face. */
export const anyFace = () => KINDS.map((kinds) => Math.floor(Math.random() * kinds)).join('');
