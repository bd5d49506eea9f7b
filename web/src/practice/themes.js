// The theme of each kind of reason, from this build's engine. Loaded with the practice screen.

/** By kind of reason (py/kortti/opponents/themes.py). @type {Record<string, string>} */
export const themes = JSON.parse(__THEMES__);

/** Returns the function that names what a kind of reason is about; '' if it has no theme.
 * @param {import('../types.js').Words} words @returns {(reason: string) => string} */
export const themesIn = (words) => (reason) => (themes[reason] ? words.or(`practice-theme-${themes[reason]}`, '') : '');
