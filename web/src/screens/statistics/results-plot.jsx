// Plot of the latest results, and the same as a table.

import { dateFormat, numberText, signedText } from '../../words/numbers.js';
import { useWords } from '../../words/words.js';
import { Icon } from '../common/controls.jsx';

/** @typedef {import('../../statistics/book.js').Unit} Unit */

const WIDTH = 320;
const HEIGHT = 92;
const LEFT = 42;
const EDGE = 8;
/** Deals in the table. */
const LISTED = 20;

/** @param {{deals: import('../../statistics/book.js').Deal[], points: number[], unit: Unit}} props `points`: running
 *   averages */
export function ResultsPlot({ deals, points, unit }) {
  const words = useWords();
  const results = deals.slice(-points.length).map(({ result }) => result);
  const [low, high] = unit.is_share ? [0, 100] : [Math.min(...results), Math.max(...results)];
  const room = high - low || 1;
  const x = (/** @type {number} */ k) => LEFT + ((WIDTH - LEFT - EDGE) * k) / (points.length - 1);
  const y = (/** @type {number} */ value) =>
    EDGE + ((HEIGHT - 2 * EDGE) * (unit.is_low ? value - low : high - value)) / room;
  const shown = (/** @type {number} */ value) =>
    unit.is_share
      ? numberText(value / 100, words.lang, { style: 'percent' })
      : numberText(value, words.lang, { maximumFractionDigits: 1 });
  const date = dateFormat(words.lang, { dateStyle: 'medium' });
  const label = words.t('stats-course', {
    n: points.length,
    first: shown(points[0]),
    last: shown(/** @type {number} */ (points.at(-1))),
  });
  return (
    <figure class="course">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {[low, high].map((value) => (
          <g key={value}>
            <path class="grid" d={`M${LEFT} ${y(value)}H${WIDTH - EDGE}`} />
            <text class="tick" x={LEFT - 5} y={y(value) + 3.5} text-anchor="end">
              {shown(value)}
            </text>
          </g>
        ))}
        <path
          class="line"
          d={points.map((value, k) => `${k ? 'L' : 'M'}${x(k).toFixed(1)} ${y(value).toFixed(1)}`).join('')}
        />
        {results.map((value, k) => (
          <circle
            key={k}
            class={deals[deals.length - points.length + k].won ? 'won' : ''}
            cx={x(k).toFixed(1)}
            cy={y(value).toFixed(1)}
            r="2.4"
          />
        ))}
      </svg>
      <figcaption class="note">{words.t('stats-course-what')}</figcaption>
      <details class="fold">
        <summary>
          <span class="text">{words.t('stats-latest')}</span> <Icon name="down" />
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.t('stats-day')}</th>
              <th scope="col">{words.t('levels-result')}</th>
            </tr>
          </thead>
          <tbody>
            {deals
              .slice(-LISTED)
              .reverse()
              .map(({ id, at, result, won }) => (
                <tr key={id}>
                  <td>{date.format(at)}</td>
                  <td>{resultText(unit, result, won, words)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Returns a unit's key in messages; points to avoid are "penalties". @param {Unit} unit */
export const kindOf = ({ id, is_low }) => (is_low && id === 'unit-points' ? 'penalties' : id.replace('unit-', ''));

/** Returns the result of a deal in words.
 * @param {Unit} unit @param {number} result @param {boolean} won @param {import('../../types.js').Words} words */
export function resultText(unit, result, won, words) {
  const n = unit.is_share ? Math.round(result / 100) : result;
  const signed = (unit.is_low ? numberText : signedText)(n, words.lang, { maximumFractionDigits: 1 });
  return words.t('stats-result', { unit: kindOf(unit), n, signed, won: won ? 'yes' : 'no' });
}
