// Selects the staged moments of a turn and their durations: those that a game declares (`Peak` in py/kortti/shown.py),
// and the end of a deal. Pure: from a turn to a script. The animations are in peaks/, which loads after the first deal.

import { namedAt } from '../words/deal-titles.js';

/**
 * @typedef {import('../wire.js').Peak} Peak
 * @typedef {import('../types.js').Turn} Turn
 * @typedef {import('../types.js').View} View
 * @typedef {import('../store/settings.js').Settings} Settings
 * @typedef {import('../table/layout/boxes.js').Layout} Layout
 * @typedef {import('../table/layout/boxes.js').Box} Box
 *
 * @typedef {object} Script
 * @property {Peak[]} peaks
 * @property {End | null} end of the deal
 * @property {number} length milliseconds for which it pauses the table, unless someone taps
 *
 * @typedef {object} End schedule of a deal's end, in milliseconds after the last cards have landed
 * @property {number} reveal hands turn face up
 * @property {number[]} counts each line of the score is counted
 * @property {number} rank the winner is announced, or who is left with the cards
 * @property {number | null} feast the celebration, if the viewer has won the match
 * @property {readonly number[]} named who has won the deal, or the match if it is over, or is left with the cards
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
  lay: 1300,
  cut: 1500,
  turn: 1600,
  out: 1000,
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
  const shown = speed * Math.max(0, ...peaks.map((peak) => lengthOf(peak, view)));
  if (!isOver) return { peaks: [...peaks], end: null, length: shown };
  const end = endOf(view, shown, speed);
  return { peaks: [...peaks], end, length: end.feast === null ? end.rank + speed * READ : end.feast + FEAST };
}

/** True if the viewer has got away while others play on: that is celebrated.
 * @param {Peak} peak @param {View} view */
export const isEscape = ({ kind, seat }, { front, seats }) =>
  kind === 'out' && seat === front && seats[front].kind === 'person';

/** @param {Peak} peak @param {View} view */
const lengthOf = (peak, view) =>
  isEscape(peak, view) ? FEAST : Math.max(LENGTHS[peak.kind], peak.words && peak.kind !== 'ask' ? CALL : 0);

/** @param {View} view @param {number} start @param {number} speed @returns {End} */
function endOf(view, start, speed) {
  const { unit, result, over, front } = view;
  const lines = unit
    ? Math.max(1, ...(result?.rows ?? []).map((row) => row.lines.filter(({ points }) => points).length))
    : 0;
  const turnsUp = (result?.rows ?? []).some(({ cards, seats }) => cards.length && !seats.includes(front));
  const turned = turnsUp ? REVEAL : 0;
  const reveal = start + speed * HOLD;
  const each = speed * Math.min(COUNT, COUNTS / lines);
  const counts = Array.from({ length: lines }, (_, k) => reveal + speed * turned + each * k);
  const rank = reveal + speed * turned + each * lines;
  const { named } = namedAt(view);
  const outcome = outcomeOf(view);
  return { reveal, counts, rank, feast: over === 'match' && outcome === 'won' ? rank : null, named, outcome };
}

/** Returns the outcome for the viewer: a win by another person at the same device, or by nobody, is not a loss; to get
 * away in a game that nobody wins is no win.
 * @param {View} view @returns {End['outcome']} */
function outcomeOf(view) {
  const { seats, front } = view;
  const { named, isLeft } = namedAt(view);
  if (seats[front].kind !== 'person') return 'even';
  if (named.includes(front)) return isLeft ? 'lost' : 'won';
  return !isLeft && named.every((seat) => seats[seat].kind === 'opponent') && named.length ? 'lost' : 'even';
}

/** From this number on, cards that arrive at one place fly one by one. */
const MANY = 6;

/** How long flights with a stop take, in usual flights. */
const SLOW = { lay: 6.5, give: 5.5 };
/** Largest card of a group at its stop, the step to the next one and between lines in card sizes, and its tilt. */
const LARGE = { w: 124, step: 0.5, line: 0.86, tilt: 0.075 };

/** Returns the box in which a given card is seen on its way.
 * @param {Pick<Layout, 'board' | 'card'>} layout @returns {Box} */
export function giftBox({ board, card }) {
  const w = Math.min(118, Math.max(64, board.h * 0.3));
  const h = (w * card.h) / card.w;
  return { x: board.x + (board.w - w) / 2, y: board.y + (board.h - h) / 2, w, h };
}

/** Returns where laid cards are seen before they settle: each group as a large fan, in lines and columns.
 * @param {Turn['moves']} moves @param {Pick<Layout, 'board' | 'card'>} layout
 * @returns {(sprite: {zone: string}) => (Box & {tilt: number}) | undefined} */
function largeFans(moves, { board, card }) {
  const zones = [...new Set(moves.map(({ to }) => to))];
  const counts = zones.map((zone) => moves.filter(({ to }) => to === zone).length);
  const ratio = card.h / card.w;
  const across = 1 + LARGE.step * (Math.max(...counts) - 1); // of the longest group, in card widths
  const widths = [1, 2, 3].map((columns) => {
    const lines = Math.ceil(zones.length / columns);
    return Math.min(LARGE.w, (board.w / columns - 10) / across, board.h / (1 + LARGE.line * (lines - 1)) / ratio);
  });
  const w = Math.max(...widths);
  const columns = widths.indexOf(w) + 1;
  const lines = Math.ceil(zones.length / columns);
  const h = w * ratio;
  const top = board.y + (board.h - h * (1 + LARGE.line * (lines - 1))) / 2;
  const seen = zones.map(() => 0);
  return ({ zone }) => {
    const at = zones.indexOf(zone);
    if (at < 0) return undefined;
    const [line, column] = [Math.floor(at / columns), at % columns];
    const inLine = Math.min(columns, zones.length - line * columns);
    const off = seen[at]++ - (counts[at] - 1) / 2; // from the middle of the fan
    return {
      x: board.x + (board.w * (column + 0.5)) / inLine + off * LARGE.step * w - w / 2,
      y: top + line * LARGE.line * h + off * off * 0.012 * w,
      w,
      h,
      tilt: off * LARGE.tilt,
    };
  };
}

/** Returns how the cards of a turn fly: laid groups as large fans that settle in sequence, given cards seen on their
 * way, many cards one by one.
 * @param {Pick<Turn, 'moves' | 'peaks'>} turn @param {number} length of a flight
 * @param {Pick<Layout, 'board' | 'card'>} layout
 * @returns {Parameters<ReturnType<typeof import('../table/canvas/stage.js').createStage>['fly']>[1]} */
export function flightOf({ moves, peaks = [] }, length, layout) {
  const kinds = peaks.map(({ kind }) => kind);
  if (kinds.includes('lay')) {
    const zones = [...new Set(moves.map(({ to }) => to))];
    return {
      slow: SLOW.lay,
      via: largeFans(moves, layout),
      delay: ({ zone }) => Math.max(0, zones.indexOf(zone)) * Math.min(LAY_GAP, length / 2),
    };
  }
  if (kinds.includes('give')) {
    const given = moves.map(({ card }) => card);
    const stop = { ...giftBox(layout), tilt: 0.06 };
    return { slow: SLOW.give, via: ({ card }) => (given.includes(card) ? stop : undefined) };
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
