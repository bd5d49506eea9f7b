// Numbers as a language writes them, with a true minus sign, and dates as the reader's country does.

/** Returns how to write dates in a language: as in the reader's country, if it has that language.
 * @param {string} lang @param {Intl.DateTimeFormatOptions} how */
export const dateFormat = (lang, how) =>
  new Intl.DateTimeFormat(navigator.languages.find((own) => own.split('-')[0] === lang) ?? lang, how);

/** Returns a day in words. @param {string} day YYYY-MM-DD @param {string} lang @param {Intl.DateTimeFormatOptions} how */
export const dayText = (day, lang, how) => dateFormat(lang, { ...how, timeZone: 'UTC' }).format(Date.parse(day));

/** @param {number} number @param {string} lang @param {Intl.NumberFormatOptions} [form] */
export const numberText = (number, lang, form) => new Intl.NumberFormat(lang, form).format(number).replace('-', '−');

/** The same with a sign, unless it is zero.
 * @param {number} number @param {string} lang @param {Intl.NumberFormatOptions} [form] */
export const signedText = (number, lang, form) => numberText(number, lang, { ...form, signDisplay: 'exceptZero' });
