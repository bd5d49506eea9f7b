// The colours of tokens.css, for what is drawn on a canvas.

/** Gets a colour by its name there, without the dashes before it. @param {string} name */
export const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim() || 'gray';
