// Numbers as a language writes them, with a true minus sign, and dates as the reader's country does.

/** Returns the day in UTC, such as 2026-11-30. @param {number} [time] milliseconds */
export const dayAt = (time = Date.now()) => new Date(time).toISOString().slice(0, 10);

/** Returns how to write dates in a language: as in the reader's country, if it has that language.
 * @param {string} lang @param {Intl.DateTimeFormatOptions} how */
export function dateFormat(lang, how) {
  try {
    return new Intl.DateTimeFormat(navigator.languages.find((own) => own.split('-')[0] === lang) ?? lang, how);
  } catch {
    return new Intl.DateTimeFormat(lang, how); // some systems name languages as in en-US@posix
  }
}

/** Returns a day in words. @param {string} day YYYY-MM-DD @param {string} lang @param {Intl.DateTimeFormatOptions} how */
export const dayText = (day, lang, how) => dateFormat(lang, { ...how, timeZone: 'UTC' }).format(Date.parse(day));

/** @param {number} number @param {string} lang @param {Intl.NumberFormatOptions} [form] */
export const numberText = (number, lang, form) => new Intl.NumberFormat(lang, form).format(number).replace('-', '−');

/** The same with a sign, unless it is zero.
 * @param {number} number @param {string} lang @param {Intl.NumberFormatOptions} [form] */
export const signedText = (number, lang, form) => numberText(number, lang, { ...form, signDisplay: 'exceptZero' });

/** Returns a place among others. @param {{place: number, of: number, ties?: number, left?: number}} where `ties`: how many
 * share it; `left`: cards left in the hand, 0 if they do not matter @param {Pick<import('../types.js').Words, 't'>} words */
export const placeText = ({ place, of, ties = 1, left = 0 }, words) =>
  words.t('today-place', { place, of, left, shared: ties > 1 ? 'yes' : 'no' });

/** Returns the points of a deal, with a sign unless they are penalties.
 * @param {number} points @param {import('../types.js').View} view @param {string} lang */
export const pointsText = (points, { measure: { is_low, is_share } }, lang) =>
  (is_low && !is_share ? numberText : signedText)(points, lang);
