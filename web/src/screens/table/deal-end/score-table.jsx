// Scores of a match: a table, and a graph of the totals.

import { useEffect, useRef } from 'preact/hooks';
import { numberText, pointsText } from '../../../words/numbers.js';
import { useWords } from '../../../words/words.js';

/** @typedef {import('../../../types.js').View} View */

/** The worth of cards with the arithmetic: 2 × 5 + 10 = 20.
 * @param {{terms: [count: number, worth: number][]}} props */
export function Worth({ terms }) {
  const words = useWords();
  const plain = (/** @type {number} */ number) => numberText(number, words.lang);
  const points = plain(terms.reduce((sum, [count, worth]) => sum + count * worth, 0));
  if (terms.length === 1 && terms[0][0] === 1) return <span class="num">{points}</span>;
  /** @param {string} times @param {string} plus @param {string} makes */
  const put = (times, plus, makes) => {
    const parts = terms.map(([count, worth]) =>
      count === 1 ? plain(worth) : words.t(times, { count: plain(count), worth: plain(worth) }),
    );
    return words.t(makes, { terms: parts.join(` ${words.t(plus)} `), points });
  };
  return (
    <span class="num">
      <span aria-hidden="true">{put('table-times', 'table-plus', 'table-makes')}</span>
      <span class="unseen">{put('table-times.aloud', 'table-plus.aloud', 'table-makes.aloud')}</span>
    </span>
  );
}

/** Returns the totals after each deal: the engine's, or sums if it gives none.
 * @param {View} view */
function courseOf({ history, seats, course }) {
  if (course?.length) return course;
  const totals = seats.map(() => 0);
  return history.map((deal) => deal.map((points, seat) => (totals[seat] += points)));
}

/** Returns a function that joins the names of seats.
 * @param {View} view */
export function useNames({ seats }) {
  const { lang } = useWords();
  return (/** @type {number[]} */ some) => new Intl.ListFormat(lang).format(some.map((seat) => seats[seat].name));
}

/** All deals played, and those to come if their number is fixed.
 * @param {{view: View}} props */
export function ScoreTable({ view }) {
  const words = useWords();
  const names = useNames(view);
  const course = courseOf(view);
  const { sides, history, notes, titles = [] } = view;
  const isTitled = titles.length > 0;
  const deals = Array.from({ length: Math.max(titles.length, history.length) }, (_, k) => k);
  const now = view.over ? -1 : view.deal - 1;
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  // scrolls to the current deal
  useEffect(() => {
    const row = /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector('[aria-current]'));
    if (box.current && row) box.current.scrollTop = row.offsetTop - box.current.clientHeight / 2;
  }, []);
  return (
    <div
      class={`score-table${isTitled ? ' titled' : ''}${sides.length > 4 ? ' many' : ''}`}
      tabIndex={0}
      role="group"
      aria-label={words.t('table-score')}
      ref={box}
    >
      <table>
        <thead>
          <tr>
            {!isTitled && <th scope="col">{words.t('table-deal-short')}</th>}
            {sides.map((side) => (
              <th scope="col" key={side[0]}>
                <span title={names(side)}>{names(side)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {deals.map((k) => (
          <tbody key={k} class={k < history.length ? '' : 'ahead'} aria-current={k === now ? 'true' : undefined}>
            {isTitled && (
              <tr>
                <th scope="rowgroup" colSpan={sides.length}>
                  {words.show(titles[k], view)}
                </th>
              </tr>
            )}
            {k < history.length && (
              <tr>
                {!isTitled && <th scope="row">{k + 1}</th>}
                {sides.map(([seat]) => (
                  <td key={seat}>
                    {pointsText(history[k][seat], view, words.lang)} <b>{numberText(course[k][seat], words.lang)}</b>
                  </td>
                ))}
              </tr>
            )}
            {notes?.[k]?.map((note) => (
              <tr class="note" key={note.id}>
                {!isTitled && <td />}
                <td colSpan={sides.length}>{words.show(note, view)}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          {isTitled && (
            <tr>
              <th scope="rowgroup" colSpan={sides.length}>
                {words.t('table-total')}
              </th>
            </tr>
          )}
          <tr>
            {!isTitled && <th scope="row">{words.t('table-total')}</th>}
            {sides.map(([seat]) => (
              <td key={seat}>
                <b>{numberText(view.totals[seat], words.lang)}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** @param {string} name */
const shortened = (name) => (name.length > 11 ? `${name.slice(0, 10)}…` : name);

const WIDTH = 320;
const HEIGHT = 150;
const LEFT = 26;
const RIGHT = 84;
const TOP = 10;
const BOTTOM = 18;

/** The totals from deal to deal: a line per side, told apart by colour, dashes and the names at its end.
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
  // names at the ends of lines make room for each other; partners are stacked
  const names = view.sides.map((side) => ({ side, y: y(course[last][side[0]]) })).sort((a, b) => a.y - b.y);
  const room =
    13 * Math.max(...view.sides.map((side) => side.length)) + (view.sides.some((side) => side.length > 1) ? 4 : 0);
  const half = (room - 13) / 2;
  names.forEach((entry, k) => (entry.y = Math.max(entry.y, k ? names[k - 1].y + room : TOP + half)));
  names.reverse().forEach((entry, k) => (entry.y = Math.min(entry.y, k ? names[k - 1].y - room : HEIGHT - 8 - half)));
  const ticks = [...new Set([low, view.target ?? high, 0])];
  const called = useNames(view);
  const summary = words.row(
    names.map(({ side }) => `${called(side)} ${numberText(course[last][side[0]], words.lang)}`),
  );
  return (
    <svg
      class="score-graph"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={words.t('table-graph', { summary })}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <path class={`grid${tick === view.target ? ' target' : ''}`} d={`M${LEFT} ${y(tick)}H${WIDTH - RIGHT}`} />
          <text class="tick" x={LEFT - 5} y={y(tick) + 3.5} text-anchor="end">
            {numberText(tick, words.lang)}
          </text>
        </g>
      ))}
      {course.map((_, deal) =>
        deal % Math.ceil(last / 8) === 0 && deal > 0 ? (
          <text class="tick" key={deal} x={x(deal)} y={HEIGHT - 4} text-anchor="middle">
            {deal}
          </text>
        ) : null,
      )}
      {view.sides.map(([seat]) => (
        <path
          key={seat}
          class={`series s${seat % 6}`}
          d={course
            .map((totals, deal) => `${deal ? 'L' : 'M'}${x(deal).toFixed(1)} ${y(totals[seat]).toFixed(1)}`)
            .join('')}
        />
      ))}
      {names.map(({ side, y: at }) => (
        <g key={side[0]}>
          <circle class={`end s${side[0] % 6}`} cx={x(last)} cy={y(course[last][side[0]])} r="3.2" />
          {side.map((seat, k) => (
            <text class="name" key={seat} x={WIDTH - RIGHT + 8} y={at + 3.5 + 13 * (k - (side.length - 1) / 2)}>
              {shortened(view.seats[seat].name)}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
