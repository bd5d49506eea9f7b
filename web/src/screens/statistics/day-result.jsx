// The result of a daily deal: on a scale, beside the expert's, and what the end of a deal says of it.

import { useEffect } from 'preact/hooks';
import { games } from '../../site/site.js';
import { noteMark } from '../../statistics/book-store.js';
import { against, dayKey, isCounted, seatsOf, seedOf } from '../../statistics/daily-deals.js';
import { streakOf } from '../../statistics/milestones.js';
import { dayAt, placeText } from '../../words/numbers.js';
import { useWords } from '../../words/words.js';
import { Icon } from '../common/controls.jsx';
import { ShareButton } from './day-share.jsx';
import { Firsts } from './milestones.jsx';
import { resultText } from './results-plot.jsx';
import { useBook } from './use-book.js';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../types.js').Game} Game
 * @typedef {import('../../statistics/daily-deals.js').Day} Day
 * @typedef {import('../../types.js').Words} Words
 */

/** Milliseconds for the expert's game, which shares the engine with other requests. */
const PATIENCE = 180_000;

/** Returns a result on a scale: points and place, or for a deal that is only won or lost the place and the cards left.
 * @param {Pick<Day, 'result' | 'won' | 'unit' | 'place' | 'of' | 'left' | 'ties'>} entry @param {Words} words */
function scaleText({ result = 0, won = false, unit, place = 0, of = 0, left = 0, ties = 1 }, words) {
  if (!unit) return '';
  const told = resultText(unit, result, won, words);
  if (!place || (unit.is_share && place === 1)) return told;
  const where = placeText({ place, of, ties, left: unit.is_share ? left : 0 }, words);
  return unit.is_share ? where : `${told} · ${where}`;
}

/** Returns the expert's result on a scale; '' until it is known. @param {Day} entry @param {Words} words */
const markScale = ({ mark, markWon, unit, markPlace, of, markTies, markLeft }, words) =>
  mark === undefined
    ? ''
    : scaleText({ result: mark, won: markWon, unit, place: markPlace, of, ties: markTies, left: markLeft }, words);

/** Compares the result with the expert's. @param {Day} entry @param {Words} words */
function markText(entry, words) {
  const compared = against(entry);
  return compared === null
    ? words.t('today-mark-later')
    : words.t('today-mark', { mark: markScale(entry, words), how: ['worse', 'same', 'better'][compared + 1] });
}

/** Returns a result without the expert's place, which a sign shows, if anything else is left to say.
 * @param {Day} entry */
const withoutPlace = (entry) => (entry.unit?.is_share ? entry : { ...entry, markPlace: 0 });

/** @param {{entry: Day, hasPlaces?: boolean}} props `hasPlaces`: true with `Places` below */
export function Outcome({ entry, hasPlaces = false }) {
  const words = useWords();
  const apart = entry.practice ? 'table-practice' : entry.late ? 'today-late' : '';
  return (
    <>
      {apart && (
        <>
          <span class="practice">{words.t(apart)}</span>{' '}
        </>
      )}
      <b class="outcome">{scaleText(entry, words)}</b>
      <span class="against">{markText(hasPlaces ? withoutPlace(entry) : entry, words)}</span>
    </>
  );
}

/** The places of a deal in a row, with one's own and the expert's, which are said elsewhere. @param {{entry: Day}} props */
export function Places({ entry: { place, of = 0, markPlace } }) {
  const words = useWords();
  if (!place) return null;
  const who = (/** @type {number} */ at) =>
    at === place ? (at === markPlace ? 'today-both' : 'you-name') : at === markPlace ? 'level-expert' : '';
  return (
    <ol class="places" aria-hidden="true">
      {Array.from({ length: of }, (_, k) => k + 1).map((at) => (
        <li key={at} class={`${at === place ? 'own' : ''}${at === markPlace ? ' expert' : ''}`}>
          <b>{at}</b>
          {who(at) && <small>{words.t(who(at))}</small>}
        </li>
      ))}
    </ol>
  );
}

/** Queue of requests for the expert's result: one deal at a time. */
let asking = Promise.resolve();

/** After a finished deal, has the engine play it with the expert in the person's seat and notes the result.
 * @param {App} app @param {Game | undefined} game @param {string} day @param {Day} [entry] */
export function useMark(app, game, day, entry) {
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

/** Shares the result of a day's deal.
 * @param {{game: string, day: string, entry: Day, kind?: 'plain' | 'quiet'}} props */
export function ShareDay({ game, day, entry, kind }) {
  const words = useWords();
  const { place = 0, of = 0, markPlace = 0 } = entry;
  const told = { game, day, place, of, result: scaleText(entry, words), markPlace, mark: markScale(entry, words) };
  const how = ['worse', 'same', 'better'][(against(entry) ?? 0) + 1];
  return <ShareButton told={{ ...told, against: told.mark ? words.t('today-against', { how }) : '' }} kind={kind} />;
}

/** The streak of days, unless there is none or it is switched off.
 * @param {{app: App, days: Record<string, Day>, today: string}} props */
export function Streak({ app, days, today }) {
  const words = useWords();
  const { now, longest } = streakOf(days, today);
  if (!app.settings.milestones || !now) return null;
  return (
    <p class="streak">
      <Icon name="day" /> <b>{words.t('today-run', { n: now })}</b>{' '}
      <span class="note">
        {longest > now ? words.t('stats-longest', { n: longest }) : words.t('today-run-forgives')}
      </span>
    </p>
  );
}

/** The result of a day's deal and the expert's, shown at its end.
 * @param {{app: App, game: string, day: string, id: string}} props `id`: of the deal in the book */
export function DayEnd({ app, game: name, day, id }) {
  const words = useWords();
  const book = useBook();
  const game = games.find((known) => known.name === name);
  const entry = book?.days[dayKey(name, day)];
  useMark(app, game, day, entry);
  const { now } = streakOf(book?.days ?? {}, dayAt());
  if (!book || entry?.result === undefined) return null;
  return (
    <section class="day-end" aria-label={words.t('today-title')}>
      <p role="status">
        {entry.practice && <span class="practice">{words.t('table-practice')}</span>} <Against entry={entry} />
      </p>
      <Places entry={entry} />
      <p class="note">{words.t('today-expert')}</p>
      {!isCounted(entry) && entry.practice && <p class="note">{words.t('today-practice')}</p>}
      {app.settings.milestones && (
        <>
          {now > 1 && <p class="streak">{words.t('today-run', { n: now })}</p>}
          <Firsts book={book} id={id} />
        </>
      )}
      <ShareDay game={name} day={day} entry={entry} kind="plain" />
    </section>
  );
}

/** The comparison with the expert in a sentence; where it ended stands beside. @param {{entry: Day}} props */
function Against({ entry }) {
  const words = useWords();
  const compared = against(entry);
  if (compared === null) return words.t('today-mark-later');
  return <b>{words.t('today-against', { how: ['worse', 'same', 'better'][compared + 1] })}</b>;
}
