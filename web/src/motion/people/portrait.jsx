// The portrait at a seat: a neighbour (neighbours.js) or a person's own face (own-faces.js). The drawings load after the
// cards; until then, or if they fail to load, there are first letters.

import { useEffect, useState } from 'preact/hooks';
import { LEVELS, nameKeyOf } from '../../words/seat-names.js';
import { useWords } from '../../words/words.js';
import { faceOf, watchFaces } from './own-faces.js';

/** @typedef {import('../../wire.js').SeatView['mood']} Mood */

/** Milliseconds to wait, so that the first cards have the network for themselves. */
const AFTER_CARDS = 400;

/** @type {typeof import('./neighbours.js').portrait | null} */
let portrait = null;
/** @type {Promise<void> | null} */
let coming = null;

/** Loads the drawings. */
const fetchPortraits = () =>
  (coming ??= import('./neighbours.js').then(
    (people) => void (portrait = people.portrait),
    () => void (coming = null), // retried at the next table
  ));

/** Returns the drawing function once it has loaded. */
function usePortraits() {
  const [, setHere] = useState(portrait !== null);
  useEffect(() => {
    if (portrait) return undefined;
    const timer = setTimeout(() => fetchPortraits().then(() => setHere(portrait !== null)), AFTER_CARDS);
    return () => clearTimeout(timer);
  }, []);
  return portrait;
}

/** Returns the index of the neighbour at a seat: by name, so that replays show the same one, or else by seat.
 * @param {string} name @param {number} seat @param {import('../../types.js').Words} words */
export function neighbour(name, seat, words) {
  const at = words.t('opponent-names').split(/\s+/).indexOf(name);
  return at < 0 ? seat : at;
}

/** Decoration, hidden from screen readers: words say the same.
 * @param {{seat: number, name: string, isNeighbour: boolean, own?: string, mood?: Mood, isTalking?: boolean}} props
 *   `own`: the key of a person's own face */
export function Face({ seat, name, isNeighbour, own = '', mood, isTalking }) {
  const words = useWords();
  const [, setCount] = useState(0);
  useEffect(() => watchFaces(() => setCount((count) => count + 1)), []);
  const who = isNeighbour ? neighbour(name, seat, words) : faceOf(own, seat);
  return <Portrait who={who} name={name} mood={mood} isTalking={isTalking} />;
}

/** The face of a seat, in its mood unless told otherwise.
 * @param {{view: import('../../types.js').View, seat: number, mood?: Mood, isTalking?: boolean}} props */
export function SeatFace({ view, seat, mood = view.seats[seat].mood, isTalking }) {
  const words = useWords();
  const { name, level } = view.seats[seat];
  const isNeighbour = level !== null;
  const own = isNeighbour ? '' : nameKeyOf(view.seats, seat, words);
  return <Face seat={seat} name={name} isNeighbour={isNeighbour} own={own} mood={mood} isTalking={isTalking} />;
}

/** A drawn portrait; a letter until the drawings have loaded.
 * @param {{who: number | string, name: string, mood?: Mood, isTalking?: boolean}} props `who`: index of a neighbour, or
 *   a chosen face */
export function Portrait({ who, name, mood = 'calm', isTalking = false }) {
  const draw = usePortraits();
  if (!draw)
    return (
      <span class="portrait" aria-hidden="true">
        {letterOf(name)}
      </span>
    );
  const drawn = draw(who, mood, isTalking);
  return (
    <span class="portrait" data-mood={mood} aria-hidden="true">
      <svg viewBox="0 0 64 64" focusable="false" dangerouslySetInnerHTML={{ __html: drawn }} />
    </span>
  );
}

/** Returns the letter for a name: its first one, or the number of a numbered person. @param {string} name */
const letterOf = (name) => name.match(/\d$/u)?.[0] ?? [...name][0];

/** Most card backs drawn in a fan. */
const MOST_BACKS = 8;

/** A hand as the others see it: thinner with fewer cards. @param {{cards: number}} props */
export function Fan({ cards }) {
  const count = Math.min(cards, MOST_BACKS, 4 + Math.ceil(Math.max(0, cards - 4) / 3));
  const spread = 9;
  return (
    <svg class="fan" viewBox="0 0 32 18" aria-hidden="true" focusable="false">
      {Array.from({ length: count }, (_, k) => (
        <g key={k} transform={`rotate(${spread * (k - (count - 1) / 2)} 16 27)`}>
          <rect x="11.5" y="1.5" width="9" height="13.5" rx="1.6" />
          <path d="M16 5.5l2 2.75-2 2.75-2-2.75z" />
        </g>
      ))}
    </svg>
  );
}

/** An opponent's level, as bars.
 * @param {{level: string}} props */
export function Level({ level }) {
  const words = useWords();
  const at = LEVELS.indexOf(level);
  return (
    <span class="level" title={words.t(`level-${level}.short`)}>
      <svg viewBox="0 0 19 10" aria-hidden="true" focusable="false">
        {LEVELS.map((name, k) => (
          <rect
            key={name}
            x={5 * k}
            y={7.5 - 2.5 * k}
            width="4"
            height={2.5 + 2.5 * k}
            rx="1"
            fill="currentColor"
            fill-opacity={k > at ? 0.3 : 1}
          />
        ))}
      </svg>
    </span>
  );
}
