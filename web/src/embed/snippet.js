// Embed code for a table: the custom element with a picture, an iframe, or a Markdown link.

import { joinParameters } from '../links/link-parameters.js';
import { ALLOWED } from './messages.js';

/**
 * @typedef {'element' | 'frame' | 'markdown'} How
 * @typedef {object} Table
 * @property {string} site its address, ending in a slash
 * @property {string} game
 * @property {string} name title of the frame and text of the link
 * @property {string} link a link text
 * @property {'play' | 'replay' | 'solve'} does
 * @property {import('../practice/puzzle.js').Task} [task] of a puzzle
 * @property {string} lang '' for the reader's own
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {[number, number] | null} size null: follows the width of the page
 * @property {string} svg still picture of the table, '' for the game's picture
 */

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns the parameters for the table's mode. @param {Table} table @returns {Record<string, string>} */
function doneAt({ does, task: { question, answers } = { question: '', answers: [] } }) {
  if (does !== 'solve') return { do: does };
  return { do: does, ...(answers.length ? { answer: answers.join(',') } : {}), ...(question ? { question } : {}) };
}

/** Returns the part of a table's address after the #. @param {Table} table */
export function hashOf(table) {
  const { link, game, lang, theme } = table;
  return joinParameters(
    Object.entries({ link, game, ...doneAt(table), ...(lang ? { lang } : {}), ...(theme === 'auto' ? {} : { theme }) }),
  );
}

/** Makes an SVG fill the element around it. @param {string} svg */
const spread = (svg) => svg.replace(/^(<svg[^>]*?) width="\d+" height="\d+"/, '$1 width="100%" height="100%"');

/** Returns the embed code. Its link includes text: feeds and filters drop pictures.
 * @param {How} how @param {Table} table */
export function snippetOf(how, table) {
  const { site, game, name, link, lang, theme, size, svg } = table;
  const address = `${site}#${joinParameters(Object.entries({ link, ...doneAt(table) }))}`;
  if (how === 'markdown') return `[![${name}](${site}pictures/${game}-${lang || 'en'}.png)](${address})`;
  if (how === 'frame') {
    const [width, height] = size ?? ['100%', 520];
    return `<iframe src="${escaped(`${site}embed/#${hashOf(table)}`)}" title="${escaped(name)}" width="${width}" height="${height}" frameborder="0" loading="lazy" allow="${ALLOWED}"></iframe>`;
  }
  const given = Object.entries({
    game,
    link,
    ...doneAt(table),
    lang,
    theme: theme === 'auto' ? '' : theme,
    width: size?.[0] ?? '',
    height: size?.[1] ?? '',
  });
  const attributes = given
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}="${escaped(String(value))}"`)
    .join(' ');
  const picture =
    spread(svg) || `<img src="${escaped(site)}tiles/${escaped(game)}.svg" alt="" width="280" height="158">`;
  return [
    `<script async src="${escaped(site)}embed/kortti-table.js"></script>`,
    `<kortti-table ${attributes}><a href="${escaped(address)}">${picture} ${escaped(name)}</a></kortti-table>`,
  ].join('\n');
}
