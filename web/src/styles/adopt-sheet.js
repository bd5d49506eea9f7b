// Style sheets of code that loads later.

/** Adds a style sheet to the document, after the page's own. @param {string} text */
export function adopt(text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
