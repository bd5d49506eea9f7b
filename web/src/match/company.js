// Who sits at a table with friends at other devices. Pure.

/**
 * @typedef {import('../types.js').View} View
 * @typedef {{seat: number, key: string, name: string, face: string}} Friend a seat whose person plays at another
 *   device; `key`: that device's, known to it and the host only
 * @typedef {'host' | 'here' | 'away' | 'replaced'} Presence `replaced`: away, and an opponent plays meanwhile
 * @typedef {{seat: number, name: string, face: string, presence: Presence, device: number}} Member `device`: 0 is the
 *   host's
 * @typedef {{number: number, kind: 'undo' | 'redo', seat: number, missing: number[]}} Vote `seat` has asked for it
 * @typedef {{people: Member[], turn: number | null, tables: number, watchers: number, ready: number[],
 *   missing: number[], vote: Vote | null}} Company `turn`: the seat to act; `ready`, `missing`: who has and who has not
 *   pressed for the next deal
 */

/** Message ids of what can be said with one tap. */
export const GESTURES = ['bravo', 'ouch', 'luck', 'laugh', 'think', 'thanks'];

/** @param {string} gesture */
export const gestureMessage = (gesture) => ({ id: `gesture-${gesture}`, args: {} });

/** A device's key: other texts are none. @param {unknown} text */
export const isKey = (text) => typeof text === 'string' && /^[\w-]{8,40}$/.test(text);

/** Returns the friend in a seat. @param {readonly Friend[]} friends @param {number} seat */
export const friendAt = (friends, seat) => friends.find((friend) => friend.seat === seat);

/** Returns a view as shown on the host's device. @param {View} view @param {readonly Friend[]} friends */
export const seenByHost = (view, friends) => seenFrom(view, (seat) => !friendAt(friends, seat));

/** Returns a view as shown on a device at which only some of the people play; the others are friends.
 * @param {View} view @param {(seat: number) => boolean} isHere @returns {View} */
export function seenFrom(view, isHere) {
  const seats = view.seats.map((seat, k) =>
    seat.kind === 'person' && !isHere(k) ? { ...seat, kind: /** @type {const} */ ('friend') } : seat,
  );
  const isOwn = seats.filter(({ kind }) => kind === 'person').length < 2;
  const isJoint = seats.some(({ kind }) => kind === 'friend');
  const less = (/** @type {import('../types.js').Message | null} */ why, /** @type {string} */ id, may = true) =>
    may && why?.id === id ? null : why;
  const { undo, redo, hint } = view.cannot;
  const cannot = {
    undo: less(undo, 'undo-shared', isJoint), // the others are asked
    redo: less(redo, 'undo-shared', isJoint),
    hint: less(hint, 'hint-shared', isOwn), // asked for early, it comes with the turn
  };
  return { ...view, seats, cannot: /** @type {View['cannot']} */ (cannot) };
}

/** Returns the kind of a seat for the engine, which knows no friends. @param {{kind: string, level?: string | null}} seat */
export const engineKind = ({ kind, level }) => level ?? (kind === 'friend' ? 'person' : kind);
