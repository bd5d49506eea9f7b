// Test bench: exports the page's modules, and shows the table without an engine. See bench_page in conftest.py.
import { h, render } from '../../web/node_modules/preact/dist/preact.mjs';
import { watchUpdates } from '../../web/src/boot/service-worker-update.js';
import { startEngine } from '../../web/src/engine/engine-client.js';
import { shareOf } from '../../web/src/engine/start-progress.js';
import { scenesOf } from '../../web/src/match/scenes.js';
import { Session } from '../../web/src/match/session.js';
import { Table } from '../../web/src/screens/table/table.jsx';
import { applySettings, DEFAULTS, indicesOf } from '../../web/src/store/settings.js';
import * as store from '../../web/src/store/store.js';
import { fitWords } from '../../web/src/words/text-fit.js';
import { createWords, WordsContext, watchWords } from '../../web/src/words/words.js';

let shown = 0;
let words = null;
let stopWatching = () => {};

/** Shows a turn at the table. Requests are answered from `answers`, by their type, or never. `isNew`: offers a guided
 * first deal. */
async function showTable(turn, { lang = 'en', settings = {}, answers = {}, isNew = false } = {}) {
  const all = { ...DEFAULTS, animation: 'off', pace: 'instant', ...settings };
  applySettings(all, lang);
  words = await createWords({ lang, indices: indicesOf(all, lang) });
  const ask = ({ do: name }) => (name in answers ? Promise.resolve(answers[name]) : new Promise(() => {}));
  const leave = () => {};
  shown += 1;
  const table = h(Table, {
    key: shown,
    session: new Session({ turn, ask }),
    settings: all,
    onLeave: leave,
    onRules: leave,
    onSettings: leave,
    onPlay: leave,
    onLearn: isNew ? leave : undefined,
  });
  const draw = () => render(h(WordsContext.Provider, { value: { ...words } }, table), document.getElementById('app'));
  stopWatching();
  stopWatching = watchWords(draw);
  draw();
}

/** Takes the table away. */
const clear = () => render(null, document.getElementById('app'));

/** Shows messages as the table's prompt, one after another; returns for each its text, its font size, and what `look`
 * finds. */
function askEach(messages, look) {
  const [prompt] = document.querySelectorAll('.line .prompt');
  const screen = document.querySelector('.table-screen');
  return messages.map(({ id, args }) => {
    prompt.textContent = words.t(id, args);
    fitWords(screen);
    return { text: prompt.textContent, size: parseFloat(getComputedStyle(prompt).fontSize), found: look() };
  });
}

Object.assign(window, { bench: { askEach, clear, scenesOf, shareOf, startEngine, store, watchUpdates, showTable } });
