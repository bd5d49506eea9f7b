// What the page says once and unasked: what was done for the first time, and a level to try. Settings can switch it off.

import { useEffect, useState } from 'preact/hooks';
import { FIRST_WIN } from '../../statistics/deal-entry.js';
import { firstsOf, levelToTry } from '../../statistics/milestones.js';
import { useWords } from '../../words/words.js';
import { LinkButton } from '../common/controls.jsx';
import { useBook } from './use-book.js';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../statistics/book.js').Book} Book
 */

/** What was done for the first time, or that in one deal. @param {{book: Book, id?: string}} props */
export function Firsts({ book, id }) {
  const told = firstsTold(book, useWords(), id);
  return told.length ? (
    <ul class="firsts">
      {told.map((text, k) => (
        <li key={k}>{text}</li>
      ))}
    </ul>
  ) : null;
}

/** Returns what was done for the first time, in words; without what another build has noted and this one cannot name.
 * @param {Book} book @param {import('../../types.js').Words} words @param {string} [id] of a deal: only in that one */
const firstsTold = (book, words, id) =>
  firstsOf(book, id)
    .map(({ game, name }) =>
      name === FIRST_WIN ? words.t('first-won', { game: words.or(`game-${game}`, game) }) : words.or(name, ''),
    )
    .filter(Boolean);

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
