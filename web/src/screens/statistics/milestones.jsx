// What the page says unasked: what was done for the first time, a level to try, streak and best. Settings can switch it
// off.

import { useEffect, useState } from 'preact/hooks';
import { games } from '../../site/site.js';
import { idOf, isLoss } from '../../statistics/book.js';
import { FIRST_WIN } from '../../statistics/deal-entry.js';
import { groupsOf } from '../../statistics/figures.js';
import { knownFirsts } from '../../statistics/known-firsts.js';
import { firstsOf, levelToTry } from '../../statistics/milestones.js';
import { STAR } from '../../styles/mitten-star.js';
import { useWords } from '../../words/words.js';
import { LinkButton } from '../common/controls.jsx';
import { resultText } from './results-plot.jsx';
import { useBook } from './use-book.js';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../statistics/book.js').Book} Book
 * @typedef {{game: string, name: string}} First
 */

/** Badges still to come that are shown. */
const MOST_TO_COME = 4;
/** Colours of badges, by game (statistics.css). */
const DYES = 4;

/** What was done for the first time in a deal, as badges. @param {{book: Book, id: string}} props */
export const Firsts = ({ book, id }) => <Badges done={firstsOf(book, id)} />;

/** @param {{done: First[], toCome?: First[], isNamed?: boolean}} props `isNamed`: with the games' names */
const Badges = ({ done, toCome = [], isNamed = false }) =>
  done.length + toCome.length > 0 && (
    <ul class="firsts">
      {[...done, ...toCome].map((first, k) => (
        <Badge key={first.game + first.name} {...first} isToCome={k >= done.length} isNamed={isNamed} />
      ))}
    </ul>
  );

/** All badges, and those that could come next. @param {{book: Book, played: string[]}} props `played`: games */
export function AllFirsts({ book, played }) {
  const words = useWords();
  const done = firstsOf(book);
  const isDone = (/** @type {First} */ one) => done.some(({ game, name }) => game === one.game && name === one.name);
  const toCome = played
    .flatMap((game) => (knownFirsts[game] ?? []).map((name) => ({ game, name })))
    .filter((first) => !isDone(first))
    .slice(0, MOST_TO_COME);
  if (!done.length && !toCome.length) return null;
  return (
    <section class="panel card-box" aria-labelledby="firsts">
      <h2 id="firsts">{words.t('stats-firsts')}</h2>
      <Badges done={done} toCome={toCome} isNamed />
    </section>
  );
}

/** Something done for the first time, or to be done; nothing if another build has noted it and this one cannot name it.
 * @param {First & {isToCome: boolean, isNamed: boolean}} props */
function Badge({ game, name, isToCome, isNamed }) {
  const words = useWords();
  const called = words.or(`game-${game}`, game);
  const text = name === FIRST_WIN ? words.t('first-won', { game: called }) : words.or(name, '');
  const dye = games.findIndex((known) => known.name === game) % DYES;
  return text ? (
    <li class={isToCome ? 'to-come' : `dye-${dye}`}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="22" />
        <path d={STAR} transform="translate(24 24) scale(15.5)" />
      </svg>
      <span>
        {text} {isNamed && name !== FIRST_WIN && <small class="note">{called}</small>}{' '}
        {isToCome && <span class="unseen">({words.t('stats-to-come')})</span>}
      </span>
    </li>
  ) : null;
}

/** Beside the score of a deal that is no daily deal.
 * @param {{app: App, game: string, id: string}} props `id`: of the deal in the book */
export function Milestones({ app, game, id }) {
  const book = useBook();
  const tried = useLevel(app, book, game, id);
  const words = useWords();
  if (!book || !app.settings.milestones) return null;
  return (
    <>
      <Firsts book={book} id={id} />
      {tried && (
        <p class="note level-to-try">
          {words.t('level-to-try', {
            some: tried.some,
            of: tried.of,
            kind: tried.isLoss ? 'lost' : 'won',
            level: words.t(`level-${tried.level}.short`),
          })}{' '}
          <LinkButton kind="quiet" href={`#/new/${encodeURIComponent(game)}`}>
            {words.t('options')}
          </LinkButton>
        </p>
      )}
    </>
  );
}

/** Returns the level to try, once for each game: at the end of one deal.
 * @param {App} app @param {Book | null} book @param {string} game @param {string} id */
function useLevel(app, book, game, id) {
  const [isMeant, setMeant] = useState(false);
  const tried = book && app.settings.milestones ? levelToTry(book, game) : null;
  const isThere = Boolean(tried);
  useEffect(() => {
    if (!isThere) return;
    app.recall('level-told').then((stored) => {
      const told = typeof stored === 'object' && stored ? stored : {};
      setMeant((told[game] ?? id) === id);
      if (!told[game]) app.remember('level-told', { ...told, [game]: id });
    });
  }, [isThere]);
  return isMeant ? tried : null;
}

/** Streak and best at the end of a deal, among deals of its kind: same house rules, same opponents. Nothing for practice,
 * for the first deal of its kind, and until the deal is in the book.
 * @param {{match: string, deal: number}} props its match and number there */
export function DealFigures({ match, deal }) {
  const words = useWords();
  const book = useBook();
  const isIt = (/** @type {{id: string}} */ { id }) => id === idOf(match, deal);
  const group = book && groupsOf(book).find(({ recent }) => recent.some(isIt));
  if (!group || group.sum.practice || group.sum.deals < 2) return null;
  const { sum, recent } = group;
  const { unit, run, longest, best } = sum;
  const isRecord = recent.filter(({ result }) => result === best).length === 1 && recent.find(isIt)?.result === best;
  return (
    <dl class="deal-figures">
      {longest > 0 && (
        <div>
          <dt>{words.t(isLoss(unit) ? 'stats-run-left' : 'stats-run')}</dt>
          <dd>
            {run} <small>{words.t('stats-longest', { n: longest })}</small>
          </dd>
        </div>
      )}
      {!unit.is_share && (
        <div>
          <dt>{words.t('stats-best')}</dt>
          <dd>
            {resultText(unit, best, false, words)} {isRecord && <span class="badge">{words.t('stats-record')}</span>}
          </dd>
        </div>
      )}
    </dl>
  );
}
