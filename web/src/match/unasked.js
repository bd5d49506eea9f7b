// What is played for a person without asking, after a moment: where there is but one thing to do, and a no to what a game
// asks again and again. Pure: a view and what the person has chosen.

import { isShared } from '../words/seat-names.js';

/**
 * @typedef {import('../types.js').View} View
 * @typedef {import('../types.js').Spared} Spared
 * @typedef {import('../store/settings.js').Settings} Settings
 * @typedef {'always' | 'nearer' | 'never'} When how often somebody is asked: always, only for what brings nearer, or not in
 *   this deal
 * @typedef {{action: string, why: 'only' | 'refusal'}} Unasked
 */

/** Gets how often the one who looks is asked. Where people share the phone each has a choice of his own, in this match.
 * @param {View} view @param {readonly Spared[]} spared @param {Pick<Settings, 'inquiries'>} settings @returns {When} */
export function whenAsked(view, spared, { inquiries }) {
  const own = spared.filter(({ seat }) => seat === view.viewer);
  if (own.some(({ deal }) => deal === view.deal)) return 'never';
  return (isShared(view) ? own.some(({ deal }) => deal === null) : inquiries === 'nearer') ? 'nearer' : 'always';
}

/** Gets who is spared once the one who looks has chosen how often to be asked.
 * @param {View} view @param {readonly Spared[]} spared @param {When} when @returns {Spared[]} */
export function sparing({ viewer, deal }, spared, when) {
  const others = spared.filter((one) => one.seat !== viewer || (one.deal !== deal && (when === 'never' || one.deal !== null)));
  const seat = /** @type {number} */ (viewer);
  return when === 'always' ? others : [...others, { seat, deal: when === 'never' ? deal : null }];
}

/** Gets what is played for the one who looks, null where he is to be asked. Never in a lesson; and who has just taken
 * something back is asked.
 * @param {{view: View, spared: readonly Spared[], isBack: boolean}} state @param {Pick<Settings, 'forced' | 'inquiries'>} settings
 * @returns {Unasked | null} */
export function unaskedOf({ view, spared, isBack }, settings) {
  const { only, inquiry, actions, lesson, over, turn, viewer } = view;
  if (over || lesson || viewer === null || turn !== viewer) return null;
  if (only && actions.length) {
    return settings.forced === 'all' || (settings.forced === 'words' && only === 'word') ? { action: actions[0].action, why: 'only' } : null;
  }
  if (!inquiry?.refusal || isBack) return null;
  const when = whenAsked(view, spared, settings);
  return when === 'never' || (when === 'nearer' && !inquiry.gains) ? { action: inquiry.refusal, why: 'refusal' } : null;
}
