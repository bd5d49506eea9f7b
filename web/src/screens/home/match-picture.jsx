// A match in a picture and in words: its table, how far it is, and whose turn it is or how the deal went.

import { useMemo } from 'preact/hooks';
import { shownTurn } from '../../match/kept-view.js';
import { part, usePart } from '../../site/code-parts.js';
import { placeText } from '../../words/numbers.js';
import { isShared, namesOf } from '../../words/seat-names.js';
import { useWords } from '../../words/words.js';
import { Icon, TilePicture } from '../common/controls.jsx';

/** @typedef {import('../../match/saved-matches.js').Match} Match */
/** @typedef {import('../../types.js').Words} Words */

const smallTable = part('small-table', () => import('./small-table.jsx'));

/** The small table; between deals, when that is empty, the picture of the game. @param {{match: Match}} props */
export function MatchPicture({ match }) {
  const view = useMemo(() => (match.summary.waits === 'deal' ? undefined : shownTurn(match)?.view), [match]);
  const { code } = usePart(smallTable, Boolean(view));
  return view && code ? <code.SmallTable view={view} /> : <TilePicture game={match.game} />;
}

/** How far a match is, and what it waits for: whose turn, or after a deal, how that went and what comes.
 * @param {{match: Match}} props */
export function Stage({ match }) {
  const words = useWords();
  const { waits, seats, turn, deal, round } = match.summary;
  const name = namesOf(seats, words)[turn ?? -1];
  const isBetween = waits === 'deal';
  const asked = isBetween ? resultOf(match, words) : waits && turnText(name, words);
  const next = round ? words.t('match-round', { round: round + 1 }) : words.t('match-deal', { deal: deal + 1 });
  return (
    <>
      {asked && <b class="turn">{asked}</b>} {isShared({ seats }) && <Icon name="people" />}{' '}
      {isBetween ? words.t('match-next', { stage: next }) : stageOf(match, words)}
    </>
  );
}

/** @param {string | undefined} name of a person among several @param {Words} words */
const turnText = (name, words) => (name ? words.t('match-turn-of', { name }) : words.t('match-turn'));

/** Returns how far a match is: its deal or round, or what kind of deal it is. @param {Match} match @param {Words} words */
export function stageOf({ choice, summary: { deal, round } }, words) {
  if (deal === 1 && choice?.lesson) return words.t('lesson-title');
  if (deal === 1 && choice?.day) return words.t('today-title');
  return round ? words.t('match-round', { round }) : words.t('match-deal', { deal });
}

/** Returns how the deal that is over ended, or the match; '' if that is not known.
 * @param {Match} match @param {Words} words */
export function resultOf({ summary: { seats, sides }, ended }, words) {
  if (!ended) return '';
  const { places, winners } = ended;
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (people.length !== 1) {
    const names = namesOf(seats, words);
    return winners.length ? words.t('match-won-by', { names: words.list(winners.map((seat) => names[seat])) }) : '';
  }
  const [me] = people;
  const all = sides ?? seats.map((_, seat) => [seat]);
  const [place, of] = [places[me], all.length];
  const ties = all.filter(([seat]) => places[seat] === place).length;
  const isLast = place === of && (of === 2 || !winners.length);
  if (winners.includes(me)) return words.t('match-won');
  return isLast ? words.t('match-lost') : placeText({ place, of, ties }, words);
}
