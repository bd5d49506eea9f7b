// What is practised: slips and blunders from reviews as tasks, brought back after 1, 3 and 7 days, and the results of
// puzzles. Pure; dates are milliseconds, and days begin at midnight here.

/**
 * @typedef {import('../types.js').Message} Message
 * @typedef {object} Task a position and the move to find there; it outlives its match
 * @property {string} id
 * @property {string} game
 * @property {string} link to the position
 * @property {number} seat to move
 * @property {string} answer action text
 * @property {Message} label of the move that was played
 * @property {number} at when it was made
 * @property {number} box number of times it was found in a row
 * @property {number} [due] when it comes back; missing if it is done
 *
 * @typedef {Record<string, [number, number]>} Kinds kind of reason -> [choices, missed ones]
 * @typedef {{of: string, game: string, kinds: Kinds}} Deal the choices of a reviewed deal
 * @typedef {[id: string, isFound: boolean]} Result of a puzzle, at the first try
 * @typedef {{tasks: Task[], deals: Deal[], puzzles: Record<string, Result[]>}} Kept what is stored
 */

/** Days until a task comes back, by its box; after the last it is done. */
const DAYS = [1, 3, 7];
export const MOST = { tasks: 300, deals: 300 };
const LONGEST = 30_000;

/** Returns the midnight some days after a time. @param {number} at @param {number} days */
export function dayAfter(at, days) {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime();
}

/** Returns the valid part of what is stored. @param {any} stored @returns {Kept} */
export function readKept(stored) {
  const list = (/** @type {unknown} */ value) => (Array.isArray(value) ? value : []);
  const puzzles = Object.entries(stored?.puzzles ?? {}).map(([game, results]) => [
    game,
    list(results).filter((one) => typeof one?.[0] === 'string' && typeof one[1] === 'boolean'),
  ]);
  return {
    tasks: list(stored?.tasks).filter(isTask),
    deals: list(stored?.deals).filter(isDeal),
    puzzles: Object.fromEntries(puzzles),
  };
}

/** @param {any} task */
export const isTask = (task) =>
  ['id', 'game', 'link', 'answer'].every((name) => typeof task?.[name] === 'string' && task[name]) &&
  task.link.length <= LONGEST &&
  ['seat', 'box'].every((name) => Number.isInteger(task[name])) &&
  Number.isFinite(task.at) &&
  (task.due === undefined || Number.isFinite(task.due)) &&
  typeof task.label?.id === 'string';

/** @param {any} deal */
const isDeal = (deal) =>
  typeof deal?.of === 'string' &&
  typeof deal.game === 'string' &&
  typeof deal.kinds === 'object' &&
  Object.values(deal.kinds ?? [0]).every((counts) => counts?.length === 2 && counts.every(Number.isInteger));

/** Adds the tasks and choices of a reviewed deal; of a deal reviewed before, only tasks that are new.
 * @param {Kept} kept @param {Task[]} tasks @param {Deal} deal @returns {Kept} */
export function withDeal(kept, tasks, deal) {
  const known = new Set(kept.tasks.map(({ id }) => id));
  return {
    ...kept,
    tasks: limited([...kept.tasks, ...tasks.filter(({ id }) => !known.has(id))]),
    deals: [...kept.deals.filter(({ of }) => of !== deal.of), deal].slice(-MOST.deals),
  };
}

/** Drops tasks above the limit: first done ones, then the oldest. @param {Task[]} tasks */
function limited(tasks) {
  const surplus = tasks.length - MOST.tasks;
  if (surplus <= 0) return tasks;
  const dropped = [...tasks].sort((a, b) => isOpen(a) - isOpen(b) || a.at - b.at).slice(0, surplus);
  return tasks.filter((task) => !dropped.includes(task));
}

/** @param {Task} task */
const isOpen = ({ due }) => Number(due !== undefined);

/** Returns the tasks that are due, longest due first; of one game or of all.
 * @param {Kept} kept @param {number} now @param {string} [game] */
export const dueTasks = ({ tasks }, now, game) =>
  tasks
    .filter((task) => task.due !== undefined && task.due <= now && (!game || task.game === game))
    .sort((a, b) => Number(a.due) - Number(b.due) || a.at - b.at);

/** Moves a task to its next box, or back to the first one if it was missed. A task that is not due stays.
 * @param {Kept} kept @param {string} id @param {boolean} isFound at the first try @param {number} now
 * @returns {Kept} */
export const withTry = (kept, id, isFound, now) => ({
  ...kept,
  tasks: kept.tasks.map((task) => {
    if (task.id !== id || task.due === undefined || task.due > now) return task;
    const box = isFound ? task.box + 1 : 0;
    const { due, ...rest } = task;
    return box < DAYS.length ? { ...rest, box, due: dayAfter(now, DAYS[box]) } : { ...rest, box };
  }),
});

/** Adds the result of a puzzle; a puzzle found once stays found.
 * @param {Kept} kept @param {string} game @param {string} id @param {boolean} isFound @returns {Kept} */
export function withPuzzle(kept, game, id, isFound) {
  const results = kept.puzzles[game] ?? [];
  if (results.some(([one, wasFound]) => one === id && wasFound)) return kept;
  const others = results.filter(([one]) => one !== id);
  return { ...kept, puzzles: { ...kept.puzzles, [game]: [...others, [id, isFound]] } };
}

/** Returns a review's tasks, without links.
 * @param {{game: string, of: string, review: Pick<import('../wire.js').Review, 'seat' | 'moves'>}} reviewed
 *   `of`: identifies the deal and its seat
 * @param {number} now @returns {(Omit<Task, 'link'> & {step: number})[]} each with its step of the match */
export const tasksOf = ({ game, of, review: { seat, moves } }, now) =>
  moves
    .filter(({ mark }) => mark !== 'fine')
    .map(({ at: step, best, played_label: label }) => ({
      id: `${of}:${step}`,
      game,
      seat,
      answer: best,
      label,
      at: now,
      box: 0,
      due: dayAfter(now, DAYS[0]),
      step,
    }));

/** Counts kinds of reasons in a review: the choices that were right or marked.
 * @param {Pick<import('../wire.js').Review, 'moves'>} review @returns {Kinds} */
export function kindsOf({ moves }) {
  /** @type {Kinds} */
  const kinds = {};
  for (const { mark, played, best, reason } of moves) {
    const isMissed = mark !== 'fine';
    if (!reason || (!isMissed && played !== best)) continue;
    kinds[reason.id] ??= [0, 0];
    kinds[reason.id][0] += 1;
    kinds[reason.id][1] += Number(isMissed);
  }
  return kinds;
}
