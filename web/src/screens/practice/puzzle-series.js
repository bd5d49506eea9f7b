// What is said about a puzzle of a collection, on the site and in embedded tables.

import { numberOf } from '../../practice/puzzle-choice.js';

/**
 * @param {import('../../types.js').Words} words
 * @param {import('../../practice/puzzle-choice.js').Position} puzzle
 * @param {import('../../practice/puzzle-choice.js').Position[]} puzzles of the game
 * @param {{onNext: () => void, onVerdict: (isFound: boolean) => void}} listeners
 * @returns {import('../puzzle/puzzle.jsx').Series} */
export function seriesOf(words, puzzle, puzzles, { onNext, onVerdict }) {
  const percent = new Intl.NumberFormat(words.lang, { style: 'percent' });
  const rates = Object.entries(puzzle.missed ?? {}).map(
    ([level, share]) => `${words.t(`level-${level}`)} ${percent.format(share)}`,
  );
  return {
    about: words.t('practice-puzzle', { n: numberOf(puzzle), count: puzzles.length, level: puzzle.level }),
    more: rates.length ? words.t('practice-rates', { rates: words.row(rates) }) : '',
    next: { text: words.t('practice-next'), run: onNext },
    onVerdict,
  };
}
