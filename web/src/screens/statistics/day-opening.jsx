// The opening of a daily deal as a picture, and its end while the match is kept: the engine draws them beside the table.
// Until then a game's tile is shown.

import { useEffect, useState } from 'preact/hooks';
import { namedSeats } from '../../match/match-setup.js';
import { seatsOf, seedOf } from '../../statistics/daily-deals.js';
import { namesOf } from '../../words/seat-names.js';
import { useWords } from '../../words/words.js';
import { TilePicture } from '../common/controls.jsx';

/** Size of the picture. */
export const SIZE = { width: 540, height: 340 };

/** Pictures drawn in this visit, by language and seed, or save. @type {Map<string, string>} */
const drawn = new Map();

/** Returns the picture of a deal's opening, or of its end, as the address of an image; '' until it is drawn.
 * @param {import('../../app.js').App} app @param {import('../../types.js').Game | undefined} game @param {string} day
 * @param {string} [save] of the finished deal */
export function useOpening(app, game, day, save) {
  const words = useWords();
  const seed = seedOf(game?.name ?? '', day);
  const key = `${words.lang} ${save || seed}`;
  const [, setCount] = useState(0);
  const isReady = app.engine.state === 'ready';
  useEffect(() => {
    if (!isReady || !game || drawn.has(key)) return undefined;
    let isHere = true;
    const opening = { game: game.name, seats: namedSeats(seatsOf(game), words), seed };
    const names = namesOf(opening.seats, words);
    const drawing = { do: /** @type {const} */ ('picture'), words: { title: '', prompt: '', names }, ...SIZE };
    const draw = async () => {
      if (!save) return app.ask({ ...drawing, opening });
      const { steps } = await app.ask({ do: 'replay', save, at: 0, seat: 0 });
      return app.ask({ ...drawing, save, at: steps, seat: 0 });
    };
    draw().then(
      ({ svg }) => {
        drawn.set(key, `data:image/svg+xml,${encodeURIComponent(svg)}`);
        if (isHere) setCount((count) => count + 1);
      },
      () => {}, // the tile stays
    );
    return () => void (isHere = false);
  }, [isReady, key]);
  return drawn.get(key) ?? '';
}

/** @param {{name: string, picture: string, isOver?: boolean}} props `picture`: see `useOpening` */
export function Opening({ name, picture, isOver = false }) {
  const words = useWords();
  return (
    <div class="opening-view">
      {picture ? (
        <img
          src={picture}
          alt={words.t(isOver ? 'today-ended' : 'today-opening', { game: words.or(`game-${name}`, name) })}
          width={SIZE.width}
          height={SIZE.height}
        />
      ) : (
        <TilePicture game={name} />
      )}
    </div>
  );
}
