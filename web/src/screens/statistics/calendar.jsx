// Calendar of daily deals: a day shows the picture of its game, in colour once it has been played.

import { useState } from 'preact/hooks';
import { games } from '../../site/site.js';
import { dayAfter, FIRST_DAY, gameOf, isCounted, isOpen, monthAfter, weeksOf } from '../../statistics/daily-deals.js';
import { dayText } from '../../words/numbers.js';
import { useWords } from '../../words/words.js';
import { IconButton, TilePicture } from '../common/controls.jsx';

/** A Monday, to name the days of the week from. */
const MONDAY = '2024-01-01';

/** @param {{app: import('../../app.js').App, days: Record<string, import('../../statistics/daily-deals.js').Day>,
 *   shown: string, today: string}} props */
export function Calendar({ app, days, shown, today }) {
  const words = useWords();
  const [month, setMonth] = useState(shown.slice(0, 7));
  const written = (/** @type {Intl.DateTimeFormatOptions} */ how) => (/** @type {string} */ day) =>
    dayText(day, words.lang, how);
  const [weekday, weekdayName, full] = [
    written({ weekday: 'narrow' }),
    written({ weekday: 'long' }),
    written({ dateStyle: 'long' }),
  ];
  const names = Array.from({ length: 7 }, (_, k) => dayAfter(MONDAY, k));
  const played = Object.entries(days).filter(([key, { result }]) => key.startsWith(month) && result !== undefined);
  const on = (/** @type {string} */ day) => played.filter(([key]) => key.startsWith(day));
  const weeks = weeksOf(month);
  const open = weeks.flat().filter((day) => isOpen(day, today));
  const filled = new Set(played.filter(([, entry]) => isCounted(entry)).map(([key]) => key.slice(0, 10))).size;
  const begun = Object.keys(days).sort()[0]?.slice(0, 10) ?? today; // days before it are not missed
  const possible = open.filter((day) => day && day >= begun).length;
  return (
    <section class="calendar" aria-labelledby="month">
      <Month month={month} today={today} onTurn={setMonth} />
      <table>
        <thead>
          <tr>
            {names.map((day) => (
              <th scope="col" key={day} abbr={weekdayName(day)}>
                {weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, k) => (
            <tr key={k}>
              {week.map((day, at) => (
                <td key={at}>
                  {day && <DayCell app={app} day={day} played={on(day)} shown={shown} today={today} name={full(day)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {possible > 1 && filled > 0 && <p class="note">{words.t('today-filled', { n: filled, of: possible })}</p>}
    </section>
  );
}

/** The name of the month, and buttons to the months before and after it.
 * @param {{month: string, today: string, onTurn: (month: string) => void}} props */
function Month({ month, today, onTurn }) {
  const words = useWords();
  return (
    <header>
      <h2 id="month" aria-live="polite">
        {dayText(month, words.lang, { month: 'long', year: 'numeric' })}
      </h2>
      {month > FIRST_DAY.slice(0, 7) && (
        <IconButton icon="back" label={words.t('today-month-before')} onClick={() => onTurn(monthAfter(month, -1))} />
      )}
      {month < today.slice(0, 7) && (
        <span class="turned">
          <IconButton icon="back" label={words.t('today-month-after')} onClick={() => onTurn(monthAfter(month, 1))} />
        </span>
      )}
    </header>
  );
}

/** @param {{app: import('../../app.js').App, day: string, played: [string, import('../../statistics/daily-deals.js').Day][],
 *   shown: string, today: string, name: string}} props */
function DayCell({ app, day, played, shown, today, name }) {
  const words = useWords();
  const number = Number(day.slice(8));
  if (!isOpen(day, today)) return <span class="day closed">{number}</span>;
  const counted = played.filter(([, entry]) => isCounted(entry));
  const count = counted.length;
  const game = gameOf(day, games).name;
  const isOwn = !count || counted.some(([key]) => key.endsWith(`/${game}`));
  const kind = count ? ' counted' : played.length ? ' played' : '';
  const isWon = counted.some(([, { won }]) => won);
  return (
    <a
      class={`day${kind}`}
      href={`#/today/${day}`}
      aria-current={day === shown ? 'date' : undefined}
      aria-label={words.row([
        words.t('today-day', {
          date: name,
          game: words.or(`game-${game}`, game),
          count,
          others: played.length - count,
        }),
        ...(isWon ? [words.t('today-won')] : []),
      ])}
      onClick={(event) => {
        event.preventDefault();
        app.go(day === today ? 'today' : `today/${day}`, { replace: true });
      }}
    >
      {kind && <TilePicture game={isOwn ? game : counted[0][0].slice(11)} />}
      <span class="number">{number}</span>
      {isWon && (
        <span class="won" aria-hidden="true">
          ★
        </span>
      )}
    </a>
  );
}
