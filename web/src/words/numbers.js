// Numbers as a language writes them, with a true minus sign.

/** @param {number} number @param {string} lang @param {Intl.NumberFormatOptions} [form] */
export const numberText = (number, lang, form) => new Intl.NumberFormat(lang, form).format(number).replace('-', '−');

/** The same with a sign, unless it is zero.
 * @param {number} number @param {string} lang @param {Intl.NumberFormatOptions} [form] */
export const signedText = (number, lang, form) => numberText(number, lang, { ...form, signDisplay: 'exceptZero' });
