// QR code of an address.

import { generate } from 'lean-qr';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useWords } from '../../words/words.js';

/** Most modules per side that a phone can read from another phone's screen. */
const MOST = 117;
const QUIET = 4; // modules of white margin, as the standard requires

/** @param {{address: string}} props */
export function QrCode({ address }) {
  const words = useWords();
  const node = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  const code = useMemo(() => codeOf(address), [address]);
  useLayoutEffect(() => {
    if (node.current) code?.toCanvas(node.current, { on: [0, 0, 0, 255], off: [255, 255, 255, 255], pad: QUIET });
  }, [code]);
  if (!code) return <p class="note">{words.t('share-code-too-long')}</p>;
  return <canvas class="qr" ref={node} role="img" aria-label={words.t('share-code-alt')} />;
}

/** Returns the QR code; null if it is too fine to read. @param {string} address */
function codeOf(address) {
  try {
    const code = generate(address);
    return code.size > MOST ? null : code;
  } catch {
    return null; // too long for a QR code
  }
}
