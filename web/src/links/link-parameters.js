// Parses the part after the # of an address, of the site or of an embedded table: a link text, or parameters written by
// hand. The engine interprets them (kortti.records.links); this checks what it can without the engine, so that authors
// see mistakes at once. Pure.

/**
 * @typedef {{id: string, args?: Record<string, any>}} Message
 * @typedef {object} Parameters
 * @property {string} text the parameters that decide the content, in a fixed order; saved matches are found by it
 * @property {string} game '' if only the link says it
 * @property {boolean} isAny true if any deal will do
 * @property {string} lang '' for the reader's own
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {boolean} start true to start without a tap
 */

/** A link text, as `kortti.records.links` writes them. */
const LINK = /^\d{1,3}[a-z]\.[\w.~-]*$/;
/** Possible values of parameters; those of `players` depend on the game. */
const VALUES = /** @type {Record<string, string[]>} */ ({
  level: ['beginner', 'casual', 'skilled', 'expert'],
  theme: ['auto', 'light', 'dark'],
  do: ['play', 'replay', 'solve'],
  start: ['0', '1'],
});
const NAMES = [
  'game',
  'deal',
  'players',
  'option.NAME',
  'seat',
  'dealer',
  'level',
  'moves',
  'do',
  'at',
  'question',
  'answer',
  'lang',
  'theme',
  'start',
  'link',
];
/** Parameters that do not change the content. */
const LOOKS = ['lang', 'theme', 'start'];
/** Most players of any game. */
const MOST = 8;
/** Most characters of a wrong text that a message quotes. */
const SHOWN = 40;
/** Most characters looked at: more than the longest link that the engine reads, with other parameters. */
const LONGEST = 40_000;

/** Returns names and values of the parameters after the #; a link text becomes `link`.
 * @param {string} hash */
export function splitParameters(hash) {
  // WordPress appends #?secret=... to the address of its iframes
  const text = hash
    .slice(0, LONGEST)
    .replace(/^#/, '')
    .replace(/#\?secret=\w*$/, '')
    .replaceAll('&amp;', '&');
  const [first, ...more] = text.split('&');
  const isLink = LINK.test(first);
  const pairs = [...new URLSearchParams((isLink ? more : [first, ...more]).join('&'))];
  return new Map([...(isLink ? [/** @type {[string, string]} */ (['link', first])] : []), ...pairs]);
}

/** Writes parameters as the part after the #; the reverse of `splitParameters`.
 * @param {Iterable<[string, string]>} values */
export function joinParameters(values) {
  const { link = '', ...more } = Object.fromEntries(values);
  return [link, new URLSearchParams(more)].map(String).filter(Boolean).join('&');
}

/** Validates parameters; returns them with defaults, and the first problem.
 * @param {string} hash @param {Record<string, number[]>} games the numbers of players of each game
 * @returns {{told: Parameters, problem: Message | null}} */
export function readParameters(hash, games) {
  const values = splitParameters(hash);
  /** @type {Message | null} */
  let problem = null;
  const wrong = (/** @type {string} */ id, /** @type {Record<string, any>} */ args) => void (problem ??= { id, args });
  const get = (/** @type {string} */ name, /** @type {string[]} */ possible) => {
    const text = values.get(name);
    if (text !== undefined && !possible.includes(text))
      wrong('link-bad-value', { name, text: shown(text), values: possible.join(', ') });
    return text !== undefined && possible.includes(text) ? text : undefined;
  };
  for (const name of values.keys()) {
    if (!/^option\.\w+$/.test(name) && !NAMES.includes(name))
      wrong('link-bad-name', { text: shown(name), values: NAMES.join(', ') });
  }
  const link = values.get('link') ?? '';
  if (link && !LINK.test(link)) wrong('embed-bad-link', { text: shown(link) });
  if (!link && !values.has('game')) wrong('embed-no-game', { values: Object.keys(games).join(', ') });
  const game = values.has('game') ? (get('game', Object.keys(games)) ?? '') : '';
  const possible = games[game] ?? numbers(MOST).map(Number);
  const players = Number(get('players', possible.map(String)) ?? Math.max(...possible));
  for (const name of ['seat', 'dealer']) get(name, numbers(players));
  for (const name of ['level', 'do']) get(name, VALUES[name]);
  const at = values.get('at') ?? '0';
  if (!/^\d{1,5}$/.test(at)) wrong('link-bad-value', { name: 'at', text: shown(at), values: '0, 1, 2 …' });
  return {
    told: {
      text: joinParameters(
        [...values].filter(([name]) => !LOOKS.includes(name)).sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
      game,
      isAny: !link && !values.has('deal'),
      lang: values.get('lang') ?? '',
      theme: /** @type {Parameters['theme']} */ (get('theme', VALUES.theme) ?? 'auto'),
      start: get('start', VALUES.start) === '1',
    },
    problem,
  };
}

/** @param {number} count */
const numbers = (count) => Array.from({ length: count }, (_, k) => String(k));

/** Returns the start of a text for a message: one line, without invisible or bidirectional control characters.
 * @param {string} text */
function shown(text) {
  const plain = [...text.replace(/[\p{C}\p{Z}]+/gu, ' ')];
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN).join('')}…` : plain.join('');
}
