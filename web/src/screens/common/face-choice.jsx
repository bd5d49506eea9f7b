// Choosing a person's portrait, composed of the same parts as the neighbours' faces.

import { useState } from 'preact/hooks';
import { anyFace, faceOf, KINDS, keepFace, PARTS, withPart } from '../../motion/people/own-faces.js';
import { Face, Portrait } from '../../motion/people/portrait.jsx';
import { adopt } from '../../styles/adopt-sheet.js';
import { useWords } from '../../words/words.js';
import { Button, Sheet } from './controls.jsx';
import style from './face-choice.css' with { type: 'text' };

adopt(style);

/** The person's face as a button that opens the choice.
 * @param {{seat: number, name: string, own: string, mood?: import('../../wire.js').SeatView['mood']}} props `own`: the
 *   key of the person's own face */
export function FaceButton({ seat, name, own, mood }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const label = words.t('face-of', { name });
  return (
    <>
      <button type="button" class="face-button" aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Face seat={seat} name={name} isNeighbour={false} own={own} mood={mood} />
      </button>
      {isOpen && <FaceSheet title={label} seat={seat} name={name} own={own} onClose={() => setOpen(false)} />}
    </>
  );
}

/** @param {{title: string, seat: number, name: string, own: string, onClose: () => void}} props */
function FaceSheet({ title, seat, name, own, onClose }) {
  const words = useWords();
  const [face, setFace] = useState(() => faceOf(own, seat));
  const change = (/** @type {string} */ next) => (setFace(next), keepFace(own, next));
  return (
    <Sheet title={title} onClose={onClose} id="face">
      <div class="face-now">
        <Portrait who={face} name={name} mood="glad" />
        <div class="row">
          <Button kind="primary" onClick={() => (keepFace(own, face), onClose())}>
            {words.t('face-take')}
          </Button>
          <Button onClick={() => change(anyFace())}>{words.t('face-any')}</Button>
          <Button kind="quiet" onClick={() => (keepFace(own, ''), setFace(faceOf(own, seat)))}>
            {words.t('face-none')}
          </Button>
        </div>
      </div>
      {PARTS.map((part, at) => (
        <fieldset class="face-part" key={part}>
          <legend class="legend">{words.t(`face-${part}`)}</legend>
          <div>
            {Array.from({ length: KINDS[at] }, (_, kind) => (
              <label key={kind}>
                <input
                  type="radio"
                  name={`face-${part}`}
                  checked={face[at] === String(kind)}
                  aria-label={words.t('face-kind', { part: words.t(`face-${part}`), number: kind + 1 })}
                  onChange={() => change(withPart(face, at, kind))}
                />
                <Portrait who={withPart(face, at, kind)} name={name} />
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </Sheet>
  );
}
