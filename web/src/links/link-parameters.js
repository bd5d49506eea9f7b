// What stands after the # of an address, of the site and of an embedded table: a link text, or parameters written by hand.
// What they mean the engine knows (kortti.links); here is looked at what can be told without it, so that whoever wrote
// something wrong sees at once what it is. Pure.

/**
 * @typedef {{id: string, args?: Record<string, any>}} Message
 * @typedef {object} Parameters
 * @property {string} text all that decides what is shown: who comes back to the same finds the same match
 * @property {string} game '' where only the link tells
 * @property {boolean} isAny whether any deal will do
 * @property {string} lang '' for the reader's own
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {boolean} start without waiting for a tap
 */

/** A link text, as `kortti.links` writes them. */
const LINK = /^\d{1,3}[a-z]\.[\w.~-]*$/;
/** What a parameter can be; the players of a game are known to its table alone. */
const VALUES = /** @type {Record<string, string[]>} */ ({
  level: ['beginner', 'casual', 'skilled', 'expert'],
  theme: ['auto', 'light', 'dark'],
  do: ['play', 'replay', 'solve'],
  start: ['0', '1'],
});
const NAMES = ['game', 'deal', 'players', 'option.NAME', 'seat', 'dealer', 'level', 'moves', 'do', 'at', 'question', 'answer', 'lang', 'theme', 'start', 'link'];
/** Those that decide nothing about the cards. */
const LOOKS = ['lang', 'theme', 'start'];
/** Players at a table of any game. */
const MOST = 8;
/** Characters of a text that are shown of it where it is wrong. */
const SHOWN = 40;
const LONGEST = 20_000;

/** Gets names and values of what stands after the #, the link text among them as `link`.
 * @param {string} hash */
export function splitParameters(hash) {
  // WordPress writes a number of its own behind the address that it frames
  const text = hash.slice(0, LONGEST).replace(/^#/, '').replace(/#\?secret=\w*$/, '').replaceAll('&amp;', '&');
  const [first, ...more] = text.split('&');
  const isLink = LINK.test(first);
  const pairs = [...new URLSearchParams((isLink ? more : [first, ...more]).join('&'))];
  return new Map([...(isLink ? [/** @type {[string, string]} */ (['link', first])] : []), ...pairs]);
}

/** Writes parameters as they stand after a #, the reverse of `splitParameters`.
 * @param {Iterable<[string, string]>} values */
export function joinParameters(values) {
  const { link = '', ...more } = Object.fromEntries(values);
  return [link, new URLSearchParams(more)].map(String).filter(Boolean).join('&');
}

/** Gets what a table is told, or what is wrong with it.
 * @param {string} hash @param {Record<string, number[]>} games the numbers of players of each game
 * @returns {{told: Parameters, problem: Message | null}} */
export function readParameters(hash, games) {
  const values = splitParameters(hash);
  /** @type {Message | null} */
  let problem = null;
  const wrong = (/** @type {string} */ id, /** @type {Record<string, any>} */ args) => void (problem ??= { id, args });
  const get = (/** @type {string} */ name, /** @type {string[]} */ possible) => {
    const text = values.get(name);
    if (text !== undefined && !possible.includes(text)) wrong('link-bad-value', { name, text: shown(text), values: possible.join(', ') });
    return text !== undefined && possible.includes(text) ? text : undefined;
  };
  for (const name of values.keys()) {
    if (!/^option\.\w+$/.test(name) && !NAMES.includes(name)) wrong('link-bad-name', { text: shown(name), values: NAMES.join(', ') });
  }
  const link = values.get('link') ?? '';
  if (link && !LINK.test(link)) wrong('embed-bad-link', { text: shown(link) });
  if (!link && !values.has('game')) wrong('embed-no-game', { values: Object.keys(games).join(', ') });
  const game = values.has('game') ? get('game', Object.keys(games)) ?? '' : '';
  const possible = games[game] ?? numbers(MOST).map(Number);
  const players = Number(get('players', possible.map(String)) ?? Math.max(...possible));
  for (const name of ['seat', 'dealer']) get(name, numbers(players));
  for (const name of ['level', 'do']) get(name, VALUES[name]);
  const at = values.get('at') ?? '0';
  if (!/^\d{1,5}$/.test(at)) wrong('link-bad-value', { name: 'at', text: shown(at), values: '0, 1, 2 …' });
  return {
    told: {
      text: joinParameters([...values].filter(([name]) => !LOOKS.includes(name)).sort(([one], [other]) => (one < other ? -1 : 1))),
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

/** Gets as much of a text as is shown: one line, and nothing that hides or turns what stands around it.
 * @param {string} text */
function shown(text) {
  const plain = [...text.replace(/[\p{C}\p{Z}]+/gu, ' ')];
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN).join('')}…` : plain.join('');
}
