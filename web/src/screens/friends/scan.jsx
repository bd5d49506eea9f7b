// Scanning a QR code with the camera, inside a sheet.

import { useEffect, useRef, useState } from 'preact/hooks';
import { openCamera, readVideo } from '../../friends/scan.js';
import { adopt } from '../../styles/adopt-sheet.js';
import { useWords } from '../../words/words.js';
import { Button } from '../common/controls.jsx';
import { useLatest } from '../common/use-latest.js';
import style from './scan.css' with { type: 'text' };

adopt(style);

/** @typedef {import('../../friends/scan.js').CameraReason | 'lost'} Problem `lost`: the code that reads has not loaded */

/**
 * The camera's picture, from the moment that this is shown until it goes.
 * @param {{onText: (text: string) => void, onClose: () => void}} props `onText` gets each distinct text in view once
 */
export function Scan({ onText, onClose }) {
  const words = useWords();
  const video = useRef(/** @type {HTMLVideoElement | null} */ (null));
  const [problem, setProblem] = useState(/** @type {Problem | null} */ (null));
  const [isOn, setOn] = useState(false);
  const [isFront, setFront] = useState(false);
  const [tries, setTries] = useState(0);
  const found = useLatest(onText);
  useEffect(() => {
    let isHere = true;
    /** @type {(() => void)[]} */
    const ends = [];
    const stop = () => {
      isHere = false;
      for (const end of ends.splice(0)) end();
    };
    const fail = (/** @type {Problem} */ reason) => {
      if (!isHere) return;
      stop();
      setProblem(reason);
    };
    /** @param {MediaStream} stream */
    const show = (stream) => {
      const node = video.current;
      const [track] = stream.getVideoTracks();
      ends.push(() => track.stop());
      if (!isHere || !node) return stop();
      node.srcObject = stream;
      track.addEventListener('ended', () => fail('busy'));
      const pause = () => {
        track.enabled = !document.hidden;
        if (document.hidden) node.pause();
        else node.play().catch(() => {}); // interrupted by the next pause
      };
      pause();
      document.addEventListener('visibilitychange', pause);
      ends.push(() => document.removeEventListener('visibilitychange', pause));
      ends.push(readVideo(node, { found: (text) => found.current(text), lost: () => fail('lost') }));
      setFront(track.getSettings().facingMode !== 'environment');
      setOn(true);
    };
    setProblem(null);
    setOn(false);
    openCamera().then(show, ({ reason }) => fail(reason));
    return stop;
  }, [tries]);
  return (
    <div class="scan">
      {!problem && (
        <div class="scan-box">
          <video
            ref={video}
            class={isFront ? 'mirrored' : ''}
            muted
            playsInline
            disablePictureInPicture
            aria-label={words.t('scan-view')}
          />
        </div>
      )}
      <p class={problem ? 'warning' : 'note'} role="status">
        {words.t(problem ? `scan-problem-${problem}` : isOn ? 'scan-aim' : 'scan-starting')}
      </p>
      <div class="row">
        {problem && problem !== 'none' && <Button onClick={() => setTries(tries + 1)}>{words.t('try-again')}</Button>}
        <Button onClick={onClose}>{words.t(problem ? 'close' : 'scan-close')}</Button>
      </div>
    </div>
  );
}
