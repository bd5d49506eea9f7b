// The curve of a reviewed deal: the seat's expected result over time, the better the higher. A vertical drop is the
// cost of a move; the slopes between are the moves of others and cards revealed. The dashed line is the usual result,
// the band the turning point. A range input lies over it for taps, drags and keys.

import { numberText } from '../../words/numbers.js';
import { useWords } from '../../words/words.js';
import { placeOf, stopsOf } from './curve-stops.js';
import { rounded, turningOf } from './review-told.js';

/**
 * @typedef {import('../../wire.js').Review} Reviewed
 * @typedef {Reviewed['moves'][number]} Move
 * @typedef {import('./curve-stops.js').Stop} Stop
 */

const WIDTH = 320;
const HEIGHT = 72;
const EDGE = 10; // half the slider's thumb
const ROOM = 9; // above and below

/** Returns functions from stops and values to coordinates.
 * @param {Stop[]} stops @param {boolean} isLow true if less is better */
function scaleOf(stops, isLow) {
  const values = stops.flatMap(({ before, after }) => [before, after]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return {
    low,
    high,
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
 * @param {string} props.usual the usual result in words
 * @param {(at: number) => void} props.onGo
 */
export function Curve({ review, at, told, usual, onGo }) {
  const words = useWords();
  const stops = stopsOf(review);
  const { low, high, x, y } = scaleOf(stops, review.is_low);
  const turning = turningOf(review);
  const number = (/** @type {number} */ value) => numberText(rounded(value, review.spread), words.lang);
  const place = placeOf(stops, at);
  const line = stops
    .map(({ before, after }, k) => `${x(k).toFixed(1)} ${y(before).toFixed(1)}V${y(after).toFixed(1)}`)
    .join('L');
  return (
    <div class="curve">
      <p class="axis" aria-hidden="true">
        <span>↑ {words.t('review-up')}</span>
        <span class="usual">{usual}</span>
      </p>
      <div class="plot">
        {[...new Set([low, high])].map((value) => (
          <span key={value} class="tick" style={{ top: `${(100 * y(value)) / HEIGHT}%` }} aria-hidden="true">
            {number(value)}
          </span>
        ))}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {turning > 0 && (
            <path
              class="turning"
              d={`M${x(turning - 1).toFixed(1)} 0H${x(turning).toFixed(1)}V${HEIGHT}H${x(turning - 1).toFixed(1)}Z`}
            />
          )}
          <path class="axes" d={`M1 0V${HEIGHT - 1}H${WIDTH}`} />
          {low < 0 && high > 0 && <path class="zero" d={`M0 ${y(0).toFixed(1)}H${WIDTH}`} />}
          <path class="usual" d={`M0 ${y(review.usual).toFixed(1)}H${WIDTH}`} />
          <path class="area" d={`M${line}V${HEIGHT}H${EDGE}Z`} />
          <path class="line" d={`M${line}`} />
          <path class="now" d={`M${x(place).toFixed(1)} 0V${HEIGHT}`} />
        </svg>
        {review.moves.map(({ mark, at, expected }, k) => (
          <span
            key={at}
            class="at"
            style={{ left: `${(100 * x(k + 1)) / WIDTH}%`, top: `${(100 * y(expected)) / HEIGHT}%` }}
          >
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
    </div>
  );
}
