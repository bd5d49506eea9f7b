// The deal of the day, with its opening; the other games' deals of that day, and the calendar.

import { useEffect, useState } from 'preact/hooks';
import { namedSeats } from '../../match/match-setup.js';
import { games } from '../../site/site.js';
import { noteBegun } from '../../statistics/book-store.js';
import { dayAfter, dayAt, dayKey, gameOf, isOpen, seatsOf, seedOf } from '../../statistics/daily-deals.js';
import { dateFormat, dayText } from '../../words/numbers.js';
import { useWords } from '../../words/words.js';
import { Button, LinkButton, TopBar, useHeading } from '../common/controls.jsx';
import { Calendar } from './calendar.jsx';
import { Opening, useOpening } from './day-opening.jsx';
import { Outcome, Places, ShareDay, Streak, useMark } from './day-result.jsx';
import { useBook } from './use-book.js';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../types.js').Game} Game
 * @typedef {import('../../statistics/daily-deals.js').Day} Day
 * @typedef {import('../../types.js').Words} Words
 * @typedef {{app: App, game: Game, day: string, isToday: boolean, entry?: Day}} DealProps
 */

/** Milliseconds between looks at the clock. */
const LOOK = 15_000;

/** Returns the current day in UTC, and follows it. */
function useToday() {
  const [today, setToday] = useState(dayAt(Date.now()));
  useEffect(() => {
    const look = () => setToday(dayAt(Date.now()));
    const timer = setInterval(look, LOOK);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}

/** @param {{app: App, day?: string}} props */
export function TodayScreen({ app, day }) {
  const words = useWords();
  const book = useBook();
  const today = useToday();
  const shown = isOpen(day, today) ? day : today;
  const isToday = shown === today;
  const title = isToday ? words.t('today-title') : dayText(shown, words.lang, { dateStyle: 'medium' });
  useHeading(title, app.arrives);
  const days = book?.days ?? {};
  const first = gameOf(shown, games);
  const deal = (/** @type {Game} */ game) => ({
    app,
    game,
    day: shown,
    isToday,
    entry: days[dayKey(game.name, shown)],
  });
  const next = dateFormat(words.lang, { timeStyle: 'short' }).format(Date.parse(dayAfter(today, 1)));
  return (
    <div class="screen today">
      <TopBar title={title} game={first.name} onBack={() => app.back()} />
      <main class="page wide" aria-busy={!book}>
        {book && (
          <DealOfDay
            key={shown}
            {...deal(first)}
            about={words.t(isToday ? 'today-what' : 'today-past', { time: next })}
          />
        )}
        <div class="month-and-streak">
          <Streak app={app} days={days} today={today} />
          <Calendar key={shown} app={app} days={days} shown={shown} today={today} />
        </div>
        <section aria-labelledby="others">
          <h2 id="others">{words.t('today-others')}</h2>
          {book && (
            <ul class="day-games">
              {games
                .filter((game) => game !== first)
                .map((game) => (
                  <OtherDeal key={game.name + shown} {...deal(game)} />
                ))}
            </ul>
          )}
        </section>
        <div class="row">
          {!isToday && (
            <LinkButton kind="quiet" href="#/today">
              {words.t('today-back')}
            </LinkButton>
          )}
          <LinkButton kind="quiet" href="#/stats">
            {words.t('stats-title')}
          </LinkButton>
        </div>
      </main>
    </div>
  );
}

/** Returns the choice that starts a day's deal.
 * @param {Game} game @param {import('../../types.js').DayMark} day @param {Words} words
 * @returns {import('../../types.js').Choice} */
const choiceOf = (game, day, words) => ({
  game: game.name,
  options: {},
  seats: namedSeats(seatsOf(game), words),
  seed: seedOf(game.name, day.day),
  known: true,
  day,
});

/** Returns what can be done with a game's deal of a day, and how it stands. @param {DealProps} props */
function useDeal({ app, game, day, isToday, entry }) {
  const words = useWords();
  const isOver = entry?.result !== undefined;
  const match = isOver
    ? undefined
    : app
        .matches()
        .find(
          ({ game: played, choice, summary }) => played === game.name && choice?.day?.day === day && summary.deal === 1,
        );
  useMark(app, game, day, entry);
  async function play() {
    if (match) return app.go(`table/${match.id}`);
    const how = { day, late: !isToday, again: Boolean(entry) };
    await noteBegun(game.name, day, how.late);
    app.deal(choiceOf(game, how, words));
  }
  const name = words.or(`game-${game.name}`, game.name);
  const verb = words.t(match ? 'link-go-on' : entry ? 'today-again' : 'play');
  const state = match || entry ? words.t(match ? 'today-begun' : 'today-seen') : words.show(game.time);
  return { name, isOver, isPractice: Boolean(entry && !match), play, verb, label: words.row([verb, name]), state };
}

/** The deal of the day, large. @param {DealProps & {about: string}} props `about`: what counts */
function DealOfDay(props) {
  const { app, game, day, entry, about } = props;
  const words = useWords();
  const { name, isOver, isPractice, play, verb, label, state } = useDeal(props);
  const picture = useOpening(app, game, day);
  return (
    <section class="deal-of-day day-game card-box" aria-labelledby="day">
      <Opening name={game.name} picture={picture} />
      <div class="text">
        <p class="note">{dayText(day, words.lang, { dateStyle: 'full' })}</p>
        <h2 id="day">{name}</h2>
        <p>{isOver && entry ? <Outcome entry={entry} /> : state}</p>
        {entry && <Places entry={entry} />}
        <div class="row">
          <Button kind={isPractice ? 'plain' : 'primary'} large={!isPractice} label={label} onClick={play}>
            {verb}
          </Button>
          {isOver && entry && <ShareDay app={app} game={game} day={day} entry={entry} picture={picture} />}
        </div>
        <p class="note">{about}</p>
      </div>
    </section>
  );
}

/** Another game's deal of a day. @param {DealProps} props */
function OtherDeal(props) {
  const { app, game, day, entry } = props;
  const { name, isOver, isPractice, play, verb, label, state } = useDeal(props);
  return (
    <li class="day-game card-box">
      <div class="text">
        <h3>{name}</h3>
        <p class="note">{isOver && entry ? <Outcome entry={entry} /> : state}</p>
      </div>
      <div class="row">
        {isOver && entry && <ShareDay app={app} game={game} day={day} entry={entry} />}
        <Button kind={isPractice ? 'quiet' : 'plain'} label={label} onClick={play}>
          {verb}
        </Button>
      </div>
    </li>
  );
}
