// The faces that people have chosen who play on this device, by what they are known from match to match (seat-names.js). Each is
// a text with a digit for every part. They stay on this device; elsewhere a letter stands for a person.

const KEY = 'kortti.faces';
const MANY = 24; // that are kept: who has changed it last

/** The parts, in the order of the digits, and of how many kinds each is; neighbours.js draws them. */
export const PARTS = ['skin', 'hair', 'colour', 'beard', 'extra', 'knit', 'pattern'];
export const KINDS = [4, 10, 6, 3, 5, 7, 7];

/** Whether a text is a face. @param {unknown} text */
const isFace = (text) => typeof text === 'string' && /^\d{7}$/.test(text) && KINDS.every((kinds, at) => Number(text[at]) < kinds);

/** Gets all faces that are kept. @returns {Record<string, string>} */
function kept() {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}')).filter(([, face]) => isFace(face)));
  } catch {
    return {}; // storage is denied, or damaged
  }
}

/** Gets the face of a person, '' without one. @param {string} key */
export const faceOf = (key) => new Map(Object.entries(kept())).get(key) ?? '';

/** Keeps the face of a person; '' forgets it. @param {string} key @param {string} face */
export function keepFace(key, face) {
  const { [key]: _, ...others } = kept();
  const all = Object.entries(face ? { [key]: face, ...others } : others).slice(0, MANY);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // then there is a letter
  }
}

/** Gives the face of who had no name yet to the name that was given, unless there is one of that name. @param {string} from @param {string} to */
export function carryFace(from, to) {
  const face = faceOf(from);
  if (from === to || !from.startsWith('#') || !face || faceOf(to)) return false;
  keepFace(from, '');
  keepFace(to, face);
  return true;
}

/** Gets a face with one part exchanged. @param {string} face @param {number} part its place @param {number} kind */
export const withPart = (face, part, kind) => [...face].map((old, at) => (at === part ? kind : old)).join('');

/** Gets a face by chance. */
export const anyFace = () => KINDS.map((kinds) => Math.floor(Math.random() * kinds)).join('');
