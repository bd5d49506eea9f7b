// Colours of tokens.css, for drawing on a canvas.

/** Returns a colour by the name of its custom property, without the dashes. @param {string} name */
export const colour = (name) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim() || 'gray';
