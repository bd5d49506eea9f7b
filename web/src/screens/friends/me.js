// How a person appears to friends at other devices: name, face, and the key by which a host knows the device again.

import { isKey } from '../../match/company.js';
import { randomText } from '../../match/saved-matches.js';
import { chosenBy } from '../../motion/people/own-faces.js';
import * as store from '../../store/store.js';
import { cleanName, nameKeyOf } from '../../words/seat-names.js';

const PLACE = 'friend-me';

/** @param {string} name @param {import('../../types.js').Words} words */
export const faceKey = (name, words) => nameKeyOf([{ kind: 'person', name }], 0, words);

/** Returns the face that a person has chosen on this device, '' if none.
 * @param {string} name @param {import('../../types.js').Words} words */
export const faceOfName = (name, words) => chosenBy(faceKey(name, words));

/** Reads name and key; draws a key the first time. @returns {Promise<{name: string, key: string}>} */
export async function readMe() {
  const { name, key } = (await store.get(PLACE)) ?? {};
  const me = {
    name: typeof name === 'string' ? cleanName(name) : '',
    key: isKey(key) ? key : randomText(),
  };
  if (me.key !== key) store.set(PLACE, me);
  return me;
}

/** @param {{name: string, key: string}} me */
export const keepMe = (me) => store.set(PLACE, me);
