// The result of a daily deal: on a scale, beside the expert's, to share; and what the end of a deal says beside it.

import { useEffect } from 'preact/hooks';
import { siteAddress } from '../../links/link-text.js';
import { games } from '../../site/site.js';
import { noteMark } from '../../statistics/book-store.js';
import { against, dayAt, dayKey, isCounted, seatsOf, seedOf } from '../../statistics/daily-deals.js';
import { streakOf } from '../../statistics/milestones.js';
import { dayText } from '../../words/numbers.js';
import { useWords } from '../../words/words.js';
import { Button } from '../common/controls.jsx';
import { canShare, copy, fileName, saveFile, share } from '../common/share-copy-save.js';
import { SIZE, useOpening } from './day-opening.jsx';
import { pictureOfDay } from './day-picture.js';
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
 * @param {Pick<Day, 'result' | 'won' | 'unit' | 'place' | 'of' | 'left'>} entry @param {Words} words */
function scaleText({ result = 0, won = false, unit, place = 0, of = 0, left = 0 }, words) {
  if (!unit) return '';
  const told = resultText(unit, result, won, words);
  if (!place || (unit.is_share && place === 1)) return told;
  const where = words.t('today-place', { place, of, left: unit.is_share ? left : 0 });
  return unit.is_share ? where : `${told} · ${where}`;
}

/** Returns the expert's result on a scale; '' until it is known. @param {Day} entry @param {Words} words */
const markScale = ({ mark, markWon, unit, markPlace, of, markLeft }, words) =>
  mark === undefined
    ? ''
    : scaleText({ result: mark, won: markWon, unit, place: markPlace, of, left: markLeft }, words);

/** Compares the result with the expert's. @param {Day} entry @param {Words} words */
function markText(entry, words) {
  const compared = against(entry);
  return compared === null
    ? words.t('today-mark-later')
    : words.t('today-mark', { mark: markScale(entry, words), how: ['worse', 'same', 'better'][compared + 1] });
}

/** @param {{entry: Day}} props */
export function Outcome({ entry }) {
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
      <span class="against">{markText(entry, words)}</span>
    </>
  );
}

/** The places of a deal in a row, with one's own and the expert's. @param {{entry: Day}} props */
export function Places({ entry: { place, of = 0, markPlace } }) {
  const words = useWords();
  if (!place) return null;
  return (
    <ol class="places" aria-hidden="true">
      {Array.from({ length: of }, (_, k) => (
        <li key={k} class={`${k + 1 === place ? 'own' : ''}${k + 1 === markPlace ? ' mark' : ''}`}>
          <b>{k + 1}</b>
          <small>
            {words.row([
              ...(k + 1 === place ? [words.t('you-name')] : []),
              ...(k + 1 === markPlace ? [words.t('level-expert.short')] : []),
            ])}
          </small>
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

/** Shares the result of a day's deal: a line that reveals no cards, and a picture of the opening.
 * @param {{app: App, game: Game | undefined, day: string, entry: Day, picture?: string}} props `picture`: see
 *   `useOpening`; without it there is only the line */
export function ShareDay({ app, game, day, entry, picture }) {
  const words = useWords();
  const name = words.or(`game-${game?.name}`, game?.name ?? '');
  const date = dayText(day, words.lang, { dateStyle: 'medium' });
  const result = scaleText(entry, words);
  const mark = markScale(entry, words);
  const line = words.t(mark ? 'today-line-mark' : 'today-line', {
    game: name,
    date,
    result,
    ...(mark ? { mark } : {}),
  });
  const url = new URL(`#/today/${day}`, siteAddress()).href;
  const send = async () => {
    if (canShare({ text: line, url }) && (await share({ title: 'Kortti', text: line, url }))) return;
    app.notify(words.t(await copy(`${line} ${url}`)));
  };
  async function sendPicture() {
    const told = { game: name, date, result, mark: mark ? markText(entry, words) : '' };
    const blob = await pictureOfDay(picture ?? '', SIZE, told).catch(() => null);
    if (!blob) return app.notify(words.t('share-no-picture'));
    const file = new File([blob], fileName(`${game?.name}-${day}`, 'png'), { type: 'image/png' });
    if (canShare({ files: [file] }) && (await share({ files: [file], text: line }))) return;
    saveFile(file, file.name);
  }
  return (
    <>
      <Button kind="quiet" label={words.row([words.t('table-share'), name])} onClick={send}>
        {words.t('table-share')}
      </Button>
      {picture && (
        <Button kind="quiet" onClick={sendPicture}>
          {words.t('share-picture')}
        </Button>
      )}
    </>
  );
}

/** The streak of days, unless it is switched off. @param {{app: App, days: Record<string, Day>, today: string}} props */
export function Streak({ app, days, today }) {
  const words = useWords();
  const { now, longest } = streakOf(days, today);
  if (!app.settings.milestones || !longest) return null;
  return (
    <p class="streak">
      <b>{words.t('today-run', { n: now })}</b> <span class="note">{words.t('stats-longest', { n: longest })}</span>
      <small class="note">{words.t('today-run-forgives')}</small>
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
  const picture = useOpening(app, game, day);
  useMark(app, game, day, entry);
  return (
    <section class="day-end" aria-label={words.t('today-title')}>
      <p>
        <a href={`#/today/${day}`}>{words.t('today-title')}</a>{' '}
        <span role="status">{entry?.result !== undefined && <Outcome entry={entry} />}</span>
      </p>
      {book && entry?.result !== undefined && (
        <>
          <Places entry={entry} />
          {!isCounted(entry) && entry.practice && <p class="note">{words.t('today-practice')}</p>}
          <Streak app={app} days={book.days} today={dayAt(Date.now())} />
          {app.settings.milestones && <Firsts book={book} id={id} />}
          <div class="row">
            <ShareDay app={app} game={game} day={day} entry={entry} picture={picture} />
          </div>
        </>
      )}
    </section>
  );
}
