// The style of what comes later than the style sheet of the page.

/** Adds a style sheet to those of the page: it outdoes them. @param {string} text */
export function adopt(text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
