// Names of seats. People without a name are "You", or "Player 1" and "Player 2" if they share the device. The engine
// stores no name for them, so the name is always in the reader's language, even if that changes during play.

/**
 * @typedef {import('../types.js').Words} Words
 * @typedef {{kind: string, name: string, level?: string | null}} Named `level`: of an opponent, even if its seat is
 *   shown as a person's
 */

/** Levels of opponents, weakest first. */
export const LEVELS = ['beginner', 'casual', 'skilled', 'expert'];

/** True if several people share the device. @param {{seats: {kind?: string}[]}} company */
export const isShared = ({ seats }) => seats.filter(({ kind }) => kind === 'person').length > 1;

/** Returns the names of all seats. An opponent without a name is the neighbour of its seat, or another one if that name
 * is taken. `kortti.terminal.language` does the same.
 * @param {readonly Named[]} seats @param {Pick<Words, 't'>} words */
export function namesOf(seats, words) {
  const neighbours = words.t('opponent-names').split(/\s+/);
  const usual = seats.map(
    ({ name, kind }, k) =>
      name || (kind === 'person' ? nameOfPerson(seats, k, words) : neighbours[k % neighbours.length]),
  );
  const isOther = seats.map(
    ({ name, kind }, k) =>
      !name && kind !== 'person' && usual.some((other, seat) => seat !== k && isSame(other, usual[k])),
  );
  const names = usual.map((name, k) => (isOther[k] ? '' : name));
  for (const k of isOther.keys()) {
    if (!isOther[k]) continue;
    const after = neighbours.map((_, at) => neighbours[(k + at) % neighbours.length]);
    names[k] = after.find((name) => !names.some((other) => isSame(other, name))) ?? usual[k];
  }
  return names;
}

/** Returns the name of a seat if it had none of its own.
 * @param {Named[]} seats @param {number} k @param {Words} words */
export const defaultName = (seats, k, words) =>
  namesOf(
    seats.map((seat, at) => (at === k ? { ...seat, name: '' } : seat)),
    words,
  )[k];

/** @param {readonly Named[]} seats @param {number} k @param {Pick<Words, 't'>} words */
function nameOfPerson(seats, k, words) {
  return isShared({ seats: [...seats] }) ? words.t('person-name', { number: numberOf(seats, k) }) : words.t('you-name');
}

/** Returns a person's key across matches: the name, or the number of an unnamed person.
 * @param {readonly Named[]} seats @param {number} k @param {Words} words */
export function nameKeyOf(seats, k, words) {
  const { name } = seats[k];
  return !name || isSame(name, nameOfPerson(seats, k, words)) ? `#${numberOf(seats, k)}` : bare(name);
}

/** Returns a person's number at the table. @param {readonly Named[]} seats @param {number} k */
const numberOf = (seats, k) => seats.slice(0, k + 1).filter(({ kind, level }) => kind === 'person' && !level).length;

/** True if two names are the same to a reader, ignoring case and accents. @param {string} one @param {string} other */
export const isSame = (one, other) => bare(one) === bare(other);

/** @param {string} name */
const bare = (name) => name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase().trim();

/** Returns a view in which every seat has a name.
 * @template {{seats: Named[]}} V
 * @param {V} view @param {Words} words @returns {V} */
export function withNames(view, words) {
  const names = namesOf(view.seats, words);
  return { ...view, seats: view.seats.map((seat, k) => ({ ...seat, name: names[k] })) };
}

/** Returns a name fit for one line: without control and bidirectional characters, blanks folded, combining marks
 * limited. `kortti.texts.clean_name` does the same and explains it.
 * @param {string} name @param {number} [length] in user-perceived characters */
export function cleanName(name, length = NAME_LENGTH) {
  const characters = charactersOf([...name].map(printable).join('').normalize('NFC'));
  const folded = characters.filter((character, k) => character !== ' ' || (k > 0 && characters[k - 1] !== ' '));
  return folded.slice(0, length).join('').trimEnd().normalize('NFC');
}

/** Truncates a name while it is typed; otherwise unchanged, as a character may be incomplete.
 * @param {string} name */
export const cutName = (name) =>
  charactersOf(name).length > TYPED_LENGTH ? charactersOf(name).slice(0, TYPED_LENGTH).join('') : name;

const NAME_LENGTH = 24;
const TYPED_LENGTH = 16;
const MARKS = 3;
const JOINS = 3;
const TAGS = 6;
const [JOINER, NON_JOINER, FLAG] = ['\u200d', '\u200c', '\u{1f3f4}'];
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5\u180b-\u180d\u180f]/u;
const isTag = (/** @type {string} */ char) => /[\u{e0020}-\u{e007f}]/u.test(char);
const isRegion = (/** @type {string} */ char) => /[\u{1f1e6}-\u{1f1ff}]/u.test(char);
const isEmoji = (/** @type {string} */ char) => /[\p{So}\p{Cn}]/u.test(char);

/** @param {string} char */
function printable(char) {
  if (/[\p{Z}\p{Cc}]/u.test(char)) return ' ';
  if (char === JOINER || char === NON_JOINER || isTag(char) || /[\u{1f000}-\u{1faff}]/u.test(char)) return char;
  return /\p{C}/u.test(char) || BLANK.test(char) ? '' : char;
}

/** @param {string} text */
function charactersOf(text) {
  /** @type {string[]} */
  const characters = [];
  let [last, joiner, marks, joins] = [' ', '', 0, 0];
  for (const char of text) {
    const before = characters.length - 1;
    if (char === JOINER || char === NON_JOINER) {
      joiner = !joiner && /[\p{Lo}\p{So}\p{Cn}]/u.test(last) ? char : '';
    } else if (isTag(char)) {
      if (last === FLAG && [...characters[before]].length <= TAGS) characters[before] += char;
    } else if (/\p{M}/u.test(char) || (/\p{Sk}/u.test(char) && isEmoji(last))) {
      if (last !== ' ' && marks < MARKS) {
        characters[before] += joiner + char;
        marks += 1;
      }
      joiner = '';
    } else if (joiner === JOINER && isEmoji(last) && isEmoji(char) && joins < JOINS) {
      characters[before] += joiner + char;
      [last, joiner, marks, joins] = [char, '', 0, joins + 1];
    } else if (isRegion(char) && isRegion(last) && [...characters[before]].length === 1) {
      characters[before] += char;
    } else {
      characters.push((char === ' ' || isEmoji(last) || isEmoji(char) ? '' : joiner) + char);
      [last, joiner, marks, joins] = [char, '', 0, 0];
    }
  }
  return characters;
}
