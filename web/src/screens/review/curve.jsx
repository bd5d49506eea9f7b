// The curve of a reviewed deal: the seat's expected result over time, the better the higher. A vertical drop is the
// cost of a move; the slopes between are the moves of others and cards revealed. A range input lies over it for taps,
// drags and keys.

import { useWords } from '../../words/words.js';
import { placeOf, stopsOf } from './curve-stops.js';

/**
 * @typedef {import('../../wire.js').Review} Reviewed
 * @typedef {Reviewed['moves'][number]} Move
 * @typedef {import('./curve-stops.js').Stop} Stop
 */

const WIDTH = 320;
const HEIGHT = 48;
const EDGE = 10; // half the slider's thumb
const ROOM = 9; // above and below

/** Returns functions from stops and values to coordinates.
 * @param {Stop[]} stops @param {boolean} isLow true if less is better */
function scaleOf(stops, isLow) {
  const values = stops.flatMap(({ before, after }) => [before, after]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return {
    x: (/** @type {number} */ place) => EDGE + ((WIDTH - 2 * EDGE) * place) / (stops.length - 1),
    y(/** @type {number} */ value) {
      const share = high > low ? (value - low) / (high - low) : 0.5;
      return ROOM + (HEIGHT - 2 * ROOM) * (isLow ? share : 1 - share);
    },
  };
}

const SHAPES = {
  fine: 'M-3 0A3 3 0 1 1 3 0A3 3 0 1 1 -3 0Z',
  slip: 'M0 -5.5L5.5 0L0 5.5L-5.5 0Z',
  blunder: 'M-6 5L0 -6L6 5Z',
};

/** A move's mark as a shape: dot, diamond or triangle. @param {{mark: Move['mark']}} props */
export const Mark = ({ mark }) => (
  <svg class={`mark ${mark}`} viewBox="-8 -8 16 16" aria-hidden="true">
    <path d={SHAPES[mark]} />
  </svg>
);

/**
 * @param {object} props
 * @param {Reviewed} props.review
 * @param {number} props.at current step
 * @param {string} props.told description of that step
 * @param {(at: number) => void} props.onGo
 */
export function Curve({ review, at, told, onGo }) {
  const words = useWords();
  const stops = stopsOf(review);
  const { x, y } = scaleOf(stops, review.is_low);
  const place = placeOf(stops, at);
  const line = stops
    .map(({ before, after }, k) => `${x(k).toFixed(1)} ${y(before).toFixed(1)}V${y(after).toFixed(1)}`)
    .join('L');
  return (
    <div class="curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="area" d={`M${line}V${HEIGHT}H${EDGE}Z`} />
        <path class="line" d={`M${line}`} />
        <path class="now" d={`M${x(place).toFixed(1)} 0V${HEIGHT}`} />
      </svg>
      {review.moves.map(({ mark, at, expected }, k) => (
        <span key={at} style={{ left: `${(100 * x(k + 1)) / WIDTH}%`, top: `${(100 * y(expected)) / HEIGHT}%` }}>
          <Mark mark={mark} />
        </span>
      ))}
      <input
        type="range"
        min="0"
        max={stops.length - 1}
        step="1"
        value={Math.round(place)}
        aria-label={words.t('review-curve')}
        aria-valuetext={told}
        onInput={({ currentTarget }) => onGo(stops[currentTarget.valueAsNumber].at)}
      />
    </div>
  );
}
