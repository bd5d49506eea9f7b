// The scores of a match so far: as a table, and as a small graph of the totals.

import { useWords } from '../words.js';

/** @typedef {import('../table.js').View} View */

/** Gets a number with its sign. @param {number} points */
export const signed = (points) => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

/** The totals after each deal; the engine's, or sums where it gives none.
 * @param {View} view */
function courseOf({ history, seats, course }) {
  if (course?.length) return course;
  const totals = seats.map(() => 0);
  return history.map((deal) => deal.map((points, seat) => (totals[seat] += points)));
}

/** @param {{view: View}} props */
export function ScoreTable({ view }) {
  const words = useWords();
  const course = courseOf(view);
  return (
    <div class="score-table" tabIndex={0} role="group" aria-label={words.t('table-score')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.t('table-deal-short')}</th>
            {view.seats.map(({ name }, seat) => <th scope="col" key={seat}>{name}</th>)}
          </tr>
        </thead>
        <tbody>
          {view.history.map((deal, k) => (
            <tr key={k}>
              <th scope="row">{k + 1}</th>
              {deal.map((points, seat) => (
                <td key={seat}>{signed(points)} <b>{course[k][seat]}</b></td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.t('table-total')}</th>
            {view.totals.map((total, seat) => <td key={seat}><b>{total}</b></td>)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const WIDTH = 320;
const HEIGHT = 150;
const LEFT = 26;
const RIGHT = 84;
const TOP = 10;
const BOTTOM = 18;

/** The totals from deal to deal: one line per seat, told apart by colour, dashes and the name at its end.
 * @param {{view: View}} props */
export function ScoreGraph({ view }) {
  const words = useWords();
  const course = [view.seats.map(() => 0), ...courseOf(view)];
  const all = course.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, view.target ?? 1, ...all);
  const x = (/** @type {number} */ deal) => LEFT + ((WIDTH - LEFT - RIGHT) * deal) / (course.length - 1);
  const y = (/** @type {number} */ total) => TOP + ((HEIGHT - TOP - BOTTOM) * (high - total)) / (high - low);
  const last = course.length - 1;
  // the names at the ends of the lines make room for each other
  const names = view.seats.map(({ name }, seat) => ({ name, seat, y: y(course[last][seat]) })).sort((a, b) => a.y - b.y);
  names.forEach((entry, k) => (entry.y = Math.max(entry.y, k ? names[k - 1].y + 13 : TOP)));
  names.reverse().forEach((entry, k) => (entry.y = Math.min(entry.y, k ? names[k - 1].y - 13 : HEIGHT - 8)));
  const ticks = [...new Set([low, view.target ?? high, 0])];
  const summary = names.map(({ name, seat }) => `${name} ${course[last][seat]}`).join(', ');
  return (
    <svg class="score-graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.t('table-graph', { summary })}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path class={`grid${tick === view.target ? ' target' : ''}`} d={`M${LEFT} ${y(tick)}H${WIDTH - RIGHT}`} />
          <text class="tick" x={LEFT - 5} y={y(tick) + 3.5} text-anchor="end">{tick}</text>
        </g>
      ))}
      {course.map((_, deal) => (deal % Math.ceil(last / 8) === 0 && deal > 0 ? (
        <text class="tick" key={deal} x={x(deal)} y={HEIGHT - 4} text-anchor="middle">{deal}</text>
      ) : null))}
      {view.seats.map((_, seat) => (
        <path key={seat} class={`series s${seat % 6}`} d={course.map((totals, deal) => `${deal ? 'L' : 'M'}${x(deal).toFixed(1)} ${y(totals[seat]).toFixed(1)}`).join('')} />
      ))}
      {names.map(({ name, seat, y: at }) => (
        <g key={seat}>
          <circle class={`end s${seat % 6}`} cx={x(last)} cy={y(course[last][seat])} r="3.2" />
          <text class="name" x={WIDTH - RIGHT + 8} y={at + 3.5}>{name.length > 11 ? `${name.slice(0, 10)}…` : name}</text>
        </g>
      ))}
    </svg>
  );
}
