// Reads QR codes with the camera: by the browser's own detector, or by a library that is loaded then.

import { part } from '../site/code-parts.js';

/**
 * @typedef {'none' | 'refused' | 'busy'} CameraReason no camera to use here; the person or the browser says no; it does
 *   not start, as another app has it
 * @typedef {(video: HTMLVideoElement) => string[] | Promise<string[]>} Decode
 * @typedef {{detect(source: CanvasImageSource): Promise<{rawValue: string}[]>}} Detector
 */

/** ms between two looks at the picture. */
const PAUSE = 160;
/** Pixels per side of what the library looks at, and ms that it may try harder. */
const SIDE = 720;
const EFFORT = 40;

const decoder = part('qr-decoder', () => import('./qr-decoder.js'));

/** An error with a `reason`. */
class CameraError extends Error {
  /** @param {CameraReason} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/** Starts the camera, at the back if there are two. @returns {Promise<MediaStream>} @throws {CameraError} */
export async function openCamera() {
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraError('none');
  try {
    const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', ...size } });
  } catch (error) {
    const { name } = /** @type {Error} */ (error);
    if (name === 'NotAllowedError' || name === 'SecurityError') throw new CameraError('refused');
    throw new CameraError(name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none');
  }
}

/** Reads codes in a video until stopped, while the page is visible.
 * @param {HTMLVideoElement} video
 * @param {{found: (text: string) => void, lost: () => void}} calls `found`: once for each text; `lost`: the library
 *   could not be loaded
 * @returns {() => void} stops it */
export function readVideo(video, { found, lost }) {
  let isOn = true;
  const texts = new Set();
  /** @param {Decode} decode */
  const look = async (decode) => {
    if (document.hidden || video.readyState < video.HAVE_CURRENT_DATA) return;
    for (const text of await decode(video))
      if (isOn && !texts.has(text)) {
        texts.add(text);
        found(text);
      }
  };
  const run = async () => {
    const decode = await bestDecode();
    while (isOn) {
      await look(decode);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  };
  run().catch(() => isOn && lost());
  return () => void (isOn = false);
}

/** @returns {Promise<Decode>} */
async function bestDecode() {
  const { BarcodeDetector } = /** @type {any} */ (globalThis);
  const formats = await BarcodeDetector?.getSupportedFormats().catch(() => []);
  if (!formats?.includes('qr_code')) return byLibrary();
  /** @type {Detector} */
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  /** @type {Decode | null} */
  let instead = null;
  return async (video) => {
    if (instead) return instead(video);
    try {
      return (await detector.detect(video)).map(({ rawValue }) => rawValue);
    } catch {
      instead = await byLibrary(); // announced, but it does not work
      return [];
    }
  };
}

/** @returns {Promise<Decode>} looks at the square in the middle, which `Scan` shows */
async function byLibrary() {
  const { default: decodeQr } = await decoder.load();
  const canvas = document.createElement('canvas');
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { willReadFrequently: true }));
  return (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    const cut = Math.min(width, height);
    const side = Math.min(cut, SIDE);
    if (canvas.width !== side) canvas.width = canvas.height = side;
    context.drawImage(video, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, side, side);
    try {
      return [decodeQr(context.getImageData(0, 0, side, side), { timeLimit: EFFORT })];
    } catch {
      return []; // no code in it
    }
  };
}
