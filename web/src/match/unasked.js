// Actions played for a person without asking: the only legal action, and a refusal of a question that a game repeats.
// Pure functions of the view and the person's settings.

import { isShared } from '../words/seat-names.js';

/**
 * @typedef {import('../types.js').View} View
 * @typedef {import('../types.js').Spared} Spared
 * @typedef {import('../store/settings.js').Settings} Settings
 * @typedef {'always' | 'nearer' | 'never'} When to ask: always, only for cards that bring nearer, or not in this deal
 * @typedef {{action: string, why: 'only' | 'refusal'}} Unasked
 */

/** Returns when the viewer is asked. People who share the phone each have their own choice, for this match.
 * @param {View} view @param {readonly Spared[]} spared @param {Pick<Settings, 'inquiries'>} settings @returns {When} */
export function whenAsked(view, spared, { inquiries }) {
  const own = spared.filter(({ seat }) => seat === view.viewer);
  if (own.some(({ deal }) => deal === view.deal)) return 'never';
  return (isShared(view) ? own.some(({ deal }) => deal === null) : inquiries === 'nearer') ? 'nearer' : 'always';
}

/** Returns the spared seats after the viewer's choice.
 * @param {View} view @param {readonly Spared[]} spared @param {When} when @returns {Spared[]} */
export function sparing({ viewer, deal }, spared, when) {
  const others = spared.filter(
    (one) => one.seat !== viewer || (one.deal !== deal && (when === 'never' || one.deal !== null)),
  );
  const seat = /** @type {number} */ (viewer);
  return when === 'always' ? others : [...others, { seat, deal: when === 'never' ? deal : null }];
}

/** Returns the action to play for the viewer, null to ask. Lessons always ask, and so does a question reached by undo.
 * Who has been handed the phone plays what there is to play, even if it is the only thing: it was not taken for nothing.
 * @param {{view: View, spared: readonly Spared[], isBack: boolean}} state
 * @param {Pick<Settings, 'forced' | 'inquiries'>} settings
 * @returns {Unasked | null} */
export function unaskedOf({ view, spared, isBack }, settings) {
  const { only, inquiry, actions, lesson, over, turn, viewer } = view;
  if (over || lesson || viewer === null || turn !== viewer) return null;
  if (only && actions.length) {
    const isWanted = settings.forced === 'all' || (settings.forced === 'words' && only === 'word');
    return isWanted && !isShared(view) ? { action: actions[0].action, why: 'only' } : null;
  }
  if (!inquiry?.refusal || isBack) return null;
  const when = whenAsked(view, spared, settings);
  return when === 'never' || (when === 'nearer' && !inquiry.gains) ? { action: inquiry.refusal, why: 'refusal' } : null;
}
