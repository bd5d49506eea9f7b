// Selects the staged moments of a turn and their durations: those that a game declares (`Peak` in py/kortti/shown.py),
// and the end of a deal. Pure: from a turn to a script. The animations are in peaks/, which loads after the first deal.

/**
 * @typedef {import('../wire.js').Peak} Peak
 * @typedef {import('../types.js').Turn} Turn
 * @typedef {import('../types.js').View} View
 * @typedef {import('../store/settings.js').Settings} Settings
 *
 * @typedef {object} Script
 * @property {Peak[]} peaks
 * @property {End | null} end of the deal
 * @property {number} length milliseconds for which it pauses the table, unless someone taps
 *
 * @typedef {object} End schedule of a deal's end, in milliseconds after the last cards have landed
 * @property {number} reveal hands turn face up
 * @property {number[]} counts each line of the score is counted
 * @property {number} rank the winner is announced
 * @property {number | null} feast the celebration, if the viewer has won the match
 * @property {readonly number[]} winners of the deal, or of the match if it is over
 * @property {'won' | 'lost' | 'even'} outcome for the viewer
 */

/** Milliseconds for which each kind of moment pauses the table; at least `CALL` if words are called. */
const LENGTHS = {
  claim: 1100,
  pay: 500,
  ask: 700,
  give: 1100,
  knock: 250,
  bounce: 620,
  sweep: 420,
  lay: 0,
  cut: 1500,
  turn: 2100,
};
const CALL = 1000;
/** Milliseconds between laid groups. */
const LAY_GAP = 260;
/** The end of a deal, in milliseconds: the last card rests; hands turn up, if there are any; each line of the score,
 * and all of them at most; time to read; and the celebration. */
const [HOLD, REVEAL, COUNT, COUNTS, READ] = [550, 480, 420, 1300, 1300];
export const FEAST = 1800;
/** Factor of all durations by the opponents' pace; 0: nothing is staged. */
const SPEED = { instant: 0, fast: 0.7, normal: 1, slow: 1.35 };

/** Returns the staged moments of a turn; null if there are none.
 * @param {Pick<Turn, 'view' | 'peaks'>} turn
 * @param {Settings['pace']} pace @param {boolean} [isLast] false if more scenes follow
 * @returns {Script | null} */
export function scriptOf({ view, peaks = [] }, pace, isLast = true) {
  const speed = SPEED[pace];
  const isOver = isLast && Boolean(view.over && view.result);
  if (!speed || !(peaks.length || isOver)) return null;
  const shown =
    speed * Math.max(0, ...peaks.map(({ kind, words }) => Math.max(LENGTHS[kind], words && kind !== 'ask' ? CALL : 0)));
  if (!isOver) return { peaks: [...peaks], end: null, length: shown };
  const end = endOf(view, shown, speed);
  return { peaks: [...peaks], end, length: end.feast === null ? end.rank + speed * READ : end.feast + FEAST };
}

/** @param {View} view @param {number} start @param {number} speed @returns {End} */
function endOf(view, start, speed) {
  const { unit, result, over, standings, front } = view;
  const lines = unit
    ? Math.max(1, ...(result?.rows ?? []).map((row) => row.lines.filter(({ points }) => points).length))
    : 0;
  const turnsUp = (result?.rows ?? []).some(({ cards, seats }) => cards.length && !seats.includes(front));
  const turned = turnsUp ? REVEAL : 0;
  const reveal = start + speed * HOLD;
  const each = speed * Math.min(COUNT, COUNTS / lines);
  const counts = Array.from({ length: lines }, (_, k) => reveal + speed * turned + each * k);
  const rank = reveal + speed * turned + each * lines;
  const winners =
    over === 'match'
      ? (standings ?? []).filter(({ place }) => place === 1).flatMap(({ seats }) => seats)
      : (result?.winners ?? []);
  const outcome = outcomeOf(view, winners);
  return { reveal, counts, rank, feast: over === 'match' && outcome === 'won' ? rank : null, winners, outcome };
}

/** Returns the outcome for the viewer: a win by another person at the same device, or by nobody, is not a loss.
 * @param {View} view @param {readonly number[]} winners @returns {End['outcome']} */
function outcomeOf({ seats, front }, winners) {
  if (seats[front].kind !== 'person') return 'even';
  if (winners.includes(front)) return 'won';
  return winners.every((seat) => seats[seat].kind === 'opponent') && winners.length ? 'lost' : 'even';
}

/** From this number on, cards that arrive at one place fly one by one. */
const MANY = 6;

/** Returns how the cards of a turn fly: laid groups in sequence, given cards enlarged, many cards one by one.
 * @param {Pick<Turn, 'moves' | 'peaks'>} turn @param {number} length of a flight
 * @returns {Parameters<ReturnType<typeof import('../table/canvas/stage.js').createStage>['fly']>[1]} */
export function flightOf({ moves, peaks = [] }, length) {
  const kinds = peaks.map(({ kind }) => kind);
  if (kinds.includes('lay')) {
    const zones = [...new Set(moves.map(({ to }) => to))];
    return { delay: ({ zone }) => Math.max(0, zones.indexOf(zone)) * Math.min(LAY_GAP, length) };
  }
  if (kinds.includes('give')) {
    const given = moves.map(({ card }) => card);
    return {
      slow: 2.2,
      sway: ({ card }) => (given.includes(card) ? (t) => ({ size: 0.75 * Math.sin(Math.PI * t) }) : undefined),
    };
  }
  /** @type {Map<string, number>} */
  const counts = new Map(); // cards arriving at each place
  for (const { to } of moves) counts.set(to, (counts.get(to) ?? 0) + 1);
  const begun = new Map([...counts].filter(([, count]) => count >= MANY).map(([zone]) => [zone, 0]));
  if (!begun.size) return undefined;
  return {
    delay({ zone }) {
      const before = begun.get(zone);
      if (before === undefined) return 0;
      begun.set(zone, before + 1);
      return before * Math.min(22, length / 10);
    },
  };
}
