// The deal of the day, with its opening; the other games' deals of that day, and the calendar.

import { useEffect, useRef } from 'preact/hooks';
import { markPlace } from '../../links/routes.js';
import { namedSeats } from '../../match/match-setup.js';
import { takeOpening } from '../../match/openings.js';
import { lastFinished } from '../../match/saved-matches.js';
import { games } from '../../site/site.js';
import { noteBegun } from '../../statistics/book-store.js';
import { dayAfter, dayKey, gameOf, isOpen, isToCome, seatsOf, seedOf } from '../../statistics/daily-deals.js';
import { dateFormat, dayAt, dayText } from '../../words/numbers.js';
import { useWords } from '../../words/words.js';
import { Button, LinkButton, TopBar, useHeading } from '../common/controls.jsx';
import { useDay } from '../common/use-state.js';
import { PictureTile, TileAct } from '../tiles/picture-tile.jsx';
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

/** @param {{app: App, day?: string, part?: string}} props `part`: "others" or "calendar" to begin there */
export function TodayScreen({ app, day, part }) {
  const words = useWords();
  const book = useBook();
  const today = useDay();
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
  const start = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    const show = () => start.current?.querySelector('li, .calendar')?.scrollIntoView({ block: 'nearest' });
    if (book) requestAnimationFrame(show); // each screen begins at its top
  }, [Boolean(book)]);
  return (
    <div class="screen today">
      <TopBar
        title={title}
        game={first.name}
        onBack={() => (isToday ? app.back() : app.go(`today/${today}/calendar`, { replace: true }))}
      />
      <main class="page wide" aria-busy={!book}>
        {book && (
          <DealOfDay
            key={shown}
            {...deal(first)}
            wished={isToCome(day, today) ? day : undefined}
            streak={<Streak app={app} days={days} today={today} />}
          />
        )}
        <div class="month" ref={part === 'calendar' ? start : undefined}>
          <Calendar key={shown} app={app} days={days} shown={shown} today={today} />
          <LinkButton kind="quiet" href="#/stats">
            {words.t('stats-title')}
          </LinkButton>
        </div>
        {book && (
          <section class="others" aria-labelledby="others" ref={part === 'others' ? start : undefined}>
            <h2 id="others">{words.t('today-others')}</h2>
            <ul class="picture-tiles">
              {games.map((game) => game !== first && <OtherDeal key={game.name + shown} {...deal(game)} />)}
            </ul>
          </section>
        )}
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

/** True if a match is in a game's deal of a day.
 * @param {import('../../match/saved-matches.js').Match} match @param {Game} game @param {string} day */
const isOfDay = ({ game: played, choice, summary }, game, day) =>
  played === game.name && choice?.day?.day === day && summary.deal === 1;

/** Returns what can be done with a game's deal of a day, and how it stands. @param {DealProps} props */
function useDeal({ app, game, day, entry }) {
  const words = useWords();
  const isOver = entry?.result !== undefined;
  const match = isOver ? undefined : app.matches().find((match) => isOfDay(match, game, day));
  useMark(app, game, day, entry);
  async function play() {
    if (match) return app.go(`table/${match.id}`, { replace: true }); // leaving the table leads home
    const isHere = markPlace();
    const how = { day, late: day !== dayAt(), again: Boolean(entry) };
    const opening = await takeOpening(game.name, day);
    if (!isHere()) return; // nobody has seen its cards
    noteBegun(game.name, day, how.late);
    app.deal(choiceOf(game, how, words), { replace: true, opening });
  }
  const name = words.or(`game-${game.name}`, game.name);
  const verb = words.t(match ? 'link-go-on' : entry ? 'today-again' : 'play');
  const state = match || entry ? words.t(match ? 'today-begun' : 'today-seen') : words.show(game.deal_time);
  return { name, isOver, isPractice: Boolean(entry && !match), play, verb, label: words.row([verb, name]), state };
}

/** The deal of the day, large.
 * @param {DealProps & {wished?: string, streak: import('preact').ComponentChild}} props `wished`: a day still to come */
function DealOfDay(props) {
  const { app, game, day, isToday, entry, wished, streak } = props;
  const words = useWords();
  const { name, isOver, isPractice, play, verb, label, state } = useDeal(props);
  const kept = isOver
    ? [lastFinished(), ...app.matches()].find(
        (match) => match && isOfDay(match, game, day) && !match.choice?.day?.again,
      )
    : null;
  const picture = useOpening(app, game, day, kept?.save);
  const next = new Date(Date.parse(dayAfter(day, 1)));
  const time = dateFormat(words.lang, { timeStyle: 'short' }).format(next);
  const midnight = next.getHours() + next.getMinutes() ? 'no' : 'yes';
  return (
    <section class="deal-of-day day-game card-box" aria-labelledby="day">
      <Opening name={game.name} picture={picture} isOver={Boolean(kept?.save)} />
      <div class="text">
        {wished && (
          <p role="status">{words.t('today-to-come', { date: dayText(wished, words.lang, { dateStyle: 'long' }) })}</p>
        )}
        <p class="note">{dayText(day, words.lang, { dateStyle: 'full' })}</p>
        <h2 id="day">{name}</h2>
        {isToday && streak}
        <p class="of-deal">{isOver && entry ? <Outcome entry={entry} hasPlaces /> : state}</p>
        {entry && <Places entry={entry} />}
        <div class="row">
          {isOver && entry && <ShareDay game={game.name} day={day} entry={entry} kind="plain" />}
          <Button kind={isPractice ? 'quiet' : 'primary'} large={!isPractice} label={label} onClick={play}>
            {verb}
          </Button>
        </div>
      </div>
      <p class="note terms">
        {!isOver && words.t(isToday ? 'today-what' : 'today-past')} {words.t('today-expert')}{' '}
        {isToday && words.t('today-next', { time, midnight })}
      </p>
    </section>
  );
}

/** Another game's deal of a day. @param {DealProps} props */
function OtherDeal(props) {
  const { game, day, entry } = props;
  const words = useWords();
  const { isOver, play, verb, state } = useDeal(props);
  return (
    <li class={`day-game${isOver ? ' over' : ''}`}>
      <PictureTile game={game.name} onClick={play}>
        {isOver && entry && (
          <span class="note">
            <Outcome entry={entry} />
          </span>
        )}
        <TileAct>{entry ? verb : words.row([verb, state])}</TileAct>
      </PictureTile>
      {isOver && entry && <ShareDay game={game.name} day={day} entry={entry} />}
    </li>
  );
}
