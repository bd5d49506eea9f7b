// The last weeks, knitted: a stitch for each day, and above it the line of the weeks once there are enough of them.

import { lastDays, total, WEEKS, weeksIn } from '../../statistics/overview.js';
import { dateFormat, numberText } from '../../words/numbers.js';
import { useWords } from '../../words/words.js';
import { countText, practiceText } from './game-tiles.jsx';

/** @typedef {import('../../statistics/overview.js').Count} Count */

/** Fewest weeks with deals for a line. */
const FEW = 3;
/** Size of a stitch, of which the next row covers a part; height of the line, and of the dates. */
const [ACROSS, DOWN, OVERLAP] = [36, 17, 8];
const [LINE, EDGE, DATES] = [64, 12, 18];
const WIDTH = WEEKS * ACROSS;

/** A stitch in its box. */
const STITCH = 'M1 1q13 2 16.500 13v10q-4-10-16.500-13zm34 0q-13 2-16.500 13v10q4-10 16.500-13z';

/** @param {{deals: import('../../statistics/book.js').Deal[]}} props */
export function Knitting({ deals }) {
  const words = useWords();
  const days = lastDays(deals, Date.now());
  const weeks = weeksIn(days);
  const hasLine = weeks.filter((week) => week.deals).length >= FEW;
  const top = hasLine ? LINE : 0;
  const foot = top + 7 * DOWN + OVERLAP;
  const date = dateFormat(words.lang, { day: 'numeric', month: 'short' });
  const count = total(weeks);
  return (
    <figure class="knitting">
      <svg
        viewBox={`0 0 ${WIDTH} ${foot + DATES}`}
        role="img"
        aria-label={words.row([
          words.t('stats-weeks-aloud', { n: WEEKS, deals: count.deals, wins: count.wins }),
          ...(count.practice ? [practiceText(count, words)] : []),
        ])}
      >
        {hasLine && <Line weeks={weeks} />}
        {days.map((day, k) => (
          <path
            key={day.at}
            class={kindOf(day)}
            d={STITCH}
            transform={`translate(${ACROSS * Math.floor(k / 7)} ${top + DOWN * (k % 7)})`}
          >
            <title>
              {words.row([date.format(day.at), ...(day.deals + day.practice ? [countText(day, words)] : [])])}
            </title>
          </path>
        ))}
        {[days[0], days[days.length - 1]].map(({ at }, k) => (
          <text key={at} x={k ? WIDTH - 2 : 2} y={foot + 14} text-anchor={k ? 'end' : 'start'}>
            {date.format(at)}
          </text>
        ))}
      </svg>
      <figcaption class="note">
        {words.t('stats-stitches')}{' '}
        <span class="keys">
          <Sample kind="day" text={words.t('stats-played')} /> <Sample kind="day won" text={words.t('stats-won')} />
        </span>
      </figcaption>
    </figure>
  );
}

/** Returns the class of a day's stitch. @param {Count} day */
function kindOf({ deals, wins, practice }) {
  const all = deals + practice;
  return all ? `day${wins ? ' won' : ''}${all > 2 ? ' often' : all > 1 ? ' twice' : ''}` : 'idle';
}

/** @param {{kind: string, text: string}} props */
const Sample = ({ kind, text }) => (
  <span class="key">
    <svg class="sample" viewBox="0 0 36 24" aria-hidden="true">
      <path class={kind} d={STITCH} />
    </svg>{' '}
    {text}
  </span>
);

/** The deals of each week, and those won. @param {{weeks: Count[]}} props */
function Line({ weeks }) {
  const words = useWords();
  const most = Math.max(...weeks.map(({ deals }) => deals));
  const x = (/** @type {number} */ k) => ACROSS * (k + 0.5);
  const y = (/** @type {number} */ n) => LINE - EDGE - ((LINE - 2.4 * EDGE) * n) / most;
  const line = (/** @type {'deals' | 'wins'} */ what) =>
    weeks.map((week, k) => `${k ? 'L' : 'M'}${x(k)} ${y(week[what]).toFixed(1)}`).join('');
  return (
    <g class="weeks">
      <path class="area" d={`${line('deals')}V${y(0)}H${x(0)}Z`} />
      <path class="line" d={line('deals')} />
      <path class="line wins" d={line('wins')} />
      {weeks.map(({ deals, wins }, k) => (
        <g key={k}>
          {deals > 0 && <circle cx={x(k)} cy={y(deals)} r="3" />}
          {wins > 0 && <circle class="wins" cx={x(k)} cy={y(wins)} r="3" />}
          {deals > 0 && (
            <text x={x(k)} y={y(deals) - 6} text-anchor="middle">
              {numberText(deals, words.lang)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
