// Daily deals: one for each game and day, the same for everybody, and their results.

import { useEffect, useState } from 'preact/hooks';
import { siteAddress } from '../../links/link-text.js';
import { namedSeats } from '../../match/match-setup.js';
import { games } from '../../site/site.js';
import { noteBegun, noteMark } from '../../statistics/book-store.js';
import {
  against,
  dayAfter,
  dayAt,
  dayKey,
  isCounted,
  isOpen,
  seatsOf,
  seedOf,
} from '../../statistics/daily-deals.js';
import { streakOf } from '../../statistics/milestones.js';
import { useWords } from '../../words/words.js';
import { Button, LinkButton, TopBar, useHeading } from '../common/controls.jsx';
import { canShare, copy, share } from '../common/share-copy-save.js';
import { Calendar } from './calendar.jsx';
import { resultText } from './results-plot.jsx';
import { useBook } from './use-book.js';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../types.js').Game} Game
 * @typedef {import('../../statistics/daily-deals.js').Day} Day
 * @typedef {import('../../types.js').Words} Words
 */

/** Milliseconds between looks at the clock. */
const LOOK = 15_000;
/** Milliseconds for the expert's game, which shares the engine with other requests. */
const PATIENCE = 180_000;

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

/** @param {string} day @param {string} lang @param {Intl.DateTimeFormatOptions} [how] */
const dateText = (day, lang, how = { dateStyle: 'full' }) =>
  new Intl.DateTimeFormat(lang, { ...how, timeZone: 'UTC' }).format(Date.parse(day));

/** @param {{app: App, day?: string}} props */
export function TodayScreen({ app, day }) {
  const words = useWords();
  const book = useBook();
  const today = useToday();
  const shown = isOpen(day, today) ? day : today;
  const isToday = shown === today;
  useHeading(words.t('today-title'), app.arrives);
  const days = book?.days ?? {};
  const run = streakOf(days, today);
  const next = new Intl.DateTimeFormat(words.lang, { timeStyle: 'short' }).format(Date.parse(dayAfter(today, 1)));
  return (
    <div class="screen today">
      <TopBar title={words.t('today-title')} onBack={() => app.back()} />
      <main class="page" aria-busy={!book}>
        <section aria-labelledby="day">
          <h2 id="day">{dateText(shown, words.lang)}</h2>
          <p class="note">{words.t(isToday ? 'today-what' : 'today-past', { time: next })}</p>
          {!isToday && (
            <div class="row">
              <LinkButton kind="quiet" href="#/today">
                {words.t('today-back')}
              </LinkButton>
            </div>
          )}
          {book && (
            <ul class="day-games">
              {games.map((game) => (
                <DayGame
                  key={game.name + shown}
                  app={app}
                  game={game}
                  day={shown}
                  isToday={isToday}
                  entry={days[dayKey(game.name, shown)]}
                />
              ))}
            </ul>
          )}
        </section>
        {run.longest > 0 && (
          <p>
            <b>{words.t('today-run', { n: run.now })}</b>{' '}
            <span class="note">{words.t('stats-longest', { n: run.longest })}</span>
          </p>
        )}
        <Calendar key={shown} app={app} days={days} shown={shown} today={today} />
        <div class="row">
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

/** A game's deal of a day: to play, or its result.
 * @param {{app: App, game: Game, day: string, isToday: boolean, entry?: Day}} props */
function DayGame({ app, game, day, isToday, entry }) {
  const words = useWords();
  const name = words.or(`game-${game.name}`, game.name);
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
  const verb = match ? 'link-go-on' : entry ? 'today-again' : 'play';
  return (
    <li class="card-box">
      <div class="text">
        <h3>{name}</h3>
        <p class="note">
          {isOver ? (
            <Outcome entry={entry} words={words} />
          ) : (
            words.t(entry && !match ? 'today-seen' : match ? 'today-begun' : 'today-open')
          )}
        </p>
      </div>
      <div class="row">
        {isOver && <ShareDay app={app} game={game.name} day={day} entry={entry} />}
        <Button kind={entry && !match ? 'quiet' : 'primary'} label={words.row([words.t(verb), name])} onClick={play}>
          {words.t(verb)}
        </Button>
      </div>
    </li>
  );
}

/** @param {{entry: Day, words: Words}} props */
function Outcome({ entry, words }) {
  const { result = 0, won = false, unit, late, practice } = entry;
  const apart = practice ? 'table-practice' : late ? 'today-late' : '';
  return (
    <>
      {apart && (
        <>
          <span class="practice">{words.t(apart)}</span>{' '}
        </>
      )}
      <b>{unit && resultText(unit, result, won, words)}</b>
      {' · '}
      {markText(entry, words)}
    </>
  );
}

/** Compares the result with the expert's. @param {Day} entry @param {Words} words */
function markText(entry, words) {
  const { mark, markWon = false, unit } = entry;
  if (mark === undefined || !unit) return words.t('today-mark-later');
  const compared = against(entry);
  return words.t('today-mark', {
    mark: resultText(unit, mark, markWon, words),
    how: compared === null ? 'same' : ['worse', 'same', 'better'][compared + 1],
  });
}

/** Queue of requests for the expert's result: one deal at a time. */
let asking = Promise.resolve();

/** After a finished deal, has the engine play it with the expert in the person's seat and notes the result.
 * @param {App} app @param {Game | undefined} game @param {string} day @param {Day} [entry] */
function useMark(app, game, day, entry) {
  const isWanted = entry?.result !== undefined && entry.mark === undefined && app.engine.state === 'ready';
  useEffect(() => {
    if (!isWanted || !game) return undefined;
    let isLeft = false;
    asking = asking
      .then(async () => {
        if (isLeft) return;
        const mark = await app.ask(
          { do: 'instead', game: game.name, seats: seatsOf(game), seed: seedOf(game.name, day) },
          { timeout: PATIENCE },
        );
        await noteMark(game.name, day, mark);
      })
      .catch(() => {}); // tried again later
    return () => void (isLeft = true);
  }, [isWanted, day]);
}

/** Shares the result of a day's deal, in a line that reveals no cards.
 * @param {{app: App, game: string, day: string, entry: Day}} props */
function ShareDay({ app, game, day, entry }) {
  const words = useWords();
  const { result = 0, won = false, unit, mark, markWon = false } = entry;
  const told = (/** @type {number} */ n, /** @type {boolean} */ won) => (unit ? resultText(unit, n, won, words) : '');
  const line = words.t(mark === undefined ? 'today-line' : 'today-line-mark', {
    game: words.or(`game-${game}`, game),
    date: dateText(day, words.lang, { dateStyle: 'medium' }),
    result: told(result, won),
    ...(mark === undefined ? {} : { mark: told(mark, markWon) }),
  });
  const url = new URL(`#/today/${day}`, siteAddress()).href;
  const send = async () => {
    if (canShare({ text: line, url }) && (await share({ title: 'Kortti', text: line, url }))) return;
    app.notify(words.t(await copy(`${line} ${url}`)));
  };
  return (
    <Button kind="quiet" label={words.row([words.t('table-share'), words.or(`game-${game}`, game)])} onClick={send}>
      {words.t('table-share')}
    </Button>
  );
}

/** The result of a day's deal and the expert's, shown at its end.
 * @param {{app: App, game: string, day: string}} props */
export function DayEnd({ app, game, day }) {
  const words = useWords();
  const book = useBook();
  const entry = book?.days[dayKey(game, day)];
  useMark(
    app,
    games.find(({ name }) => name === game),
    day,
    entry,
  );
  return (
    <section class="day-end" aria-label={words.t('today-title')}>
      <p>
        <a href={`#/today/${day}`}>{words.t('today-title')}</a>{' '}
        <span role="status">{entry?.result !== undefined && <Outcome entry={entry} words={words} />}</span>
      </p>
      {entry?.result !== undefined && !isCounted(entry) && entry.practice && (
        <p class="note">{words.t('today-practice')}</p>
      )}
      <div class="row">{entry?.result !== undefined && <ShareDay app={app} game={game} day={day} entry={entry} />}</div>
    </section>
  );
}
