// A row of cards in a worked example, with the table's card faces and a note below each.

import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../../words/words.js';
import { Rich } from '../common/controls.jsx';

/** CSS pixels, and device pixels for each: enough for print. */
const SIZE = { width: 48, height: 68, ratio: 3 };
const MANY = 6; // more cards than that overlap, if they have no notes

/** @param {{row: import('../../wire.js').CardRow}} props */
export function CardRow({ row: { cards, name, notes, winning } }) {
  const words = useWords();
  const face = useFaces();
  return (
    <div class="card-row">
      {name && <p class="note">{words.show(name)}</p>}
      <ul class={cards.length > MANY && !notes.length ? 'fanned' : undefined}>
        {cards.map((card, k) => (
          <li key={k} class={k === winning ? 'winning' : undefined}>
            <Face label={words.card(card, 'name')} sprite={face?.(card) ?? null} />
            {notes[k] && (
              <small>
                <Rich text={words.show(notes[k])} />
              </small>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** @param {{label: string, sprite: HTMLCanvasElement | null}} props */
function Face({ label, sprite }) {
  const node = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  const { width, height, ratio } = SIZE;
  useEffect(() => {
    const pen = node.current?.getContext('2d');
    if (!pen || !sprite) return;
    pen.clearRect(0, 0, sprite.width, sprite.height);
    pen.drawImage(sprite, 0, 0);
  }, [sprite]);
  return <canvas ref={node} role="img" aria-label={label} width={width * ratio} height={height * ratio} />;
}

/** Loads the table's card faces, with the user's letters and colours. */
function useFaces() {
  const { indices } = useWords();
  const [faces, setFaces] = useState(/** @type {import('../../table/canvas/card-faces.js').Faces | null} */ (null));
  useEffect(() => {
    let wanted = true;
    const fourColours = document.documentElement.dataset.suits === 'four';
    import('../../table/canvas/card-faces.js').then(
      ({ makeFaces }) => wanted && setFaces(makeFaces({ ...SIZE, indices, fourColours })),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [indices]);
  return faces?.face;
}
