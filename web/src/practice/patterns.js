// Patterns of misses: themes of reasons that somebody misses more often than others, where chance is no explanation.

/**
 * @typedef {import('./tasks.js').Deal} Deal
 * @typedef {{theme: string, missed: number, choices: number}} Pattern
 */

/** Fewest misses of a pattern. */
const FEW = 5;
/** Greatest probability that chance alone makes any theme of a game look like a pattern. */
const CHANCE = 0.01;

/** Returns the themes that are missed too often, the surest first.
 * @param {Deal[]} deals of one game
 * @param {Record<string, string>} themes kind of reason -> theme @returns {Pattern[]} */
export function patternsOf(deals, themes) {
  /** @type {Map<string, Pattern>} */
  const found = new Map();
  const whole = { choices: 0, missed: 0 };
  for (const [kind, [choices, missed]] of deals.flatMap(({ kinds }) => Object.entries(kinds))) {
    whole.choices += choices;
    whole.missed += missed;
    const theme = Object.hasOwn(themes, kind) ? themes[kind] : '';
    if (!theme) continue;
    const sum = found.get(theme) ?? { theme, choices: 0, missed: 0 };
    found.set(theme, { theme, choices: sum.choices + choices, missed: sum.missed + missed });
  }
  return [...found.values()]
    .map((one) => ({ one, p: chanceOf(one, whole) }))
    .filter(({ one, p }) => one.missed >= FEW && p < CHANCE / found.size)
    .sort((a, b) => a.p - b.p)
    .map(({ one }) => one);
}

/** Returns the probability of at least as many misses among a theme's choices, if each choice of the `whole` were
 * missed as easily as any other (Fisher's exact test).
 * @param {{choices: number, missed: number}} theme @param {{choices: number, missed: number}} whole */
export function chanceOf(theme, whole) {
  const most = Math.min(theme.choices, whole.missed);
  let sum = 0;
  for (let k = theme.missed; k <= most; k += 1)
    sum += Math.exp(
      ways(whole.missed, k) +
        ways(whole.choices - whole.missed, theme.choices - k) -
        ways(whole.choices, theme.choices),
    );
  return Math.min(1, sum);
}

/** Returns the logarithm of a binomial coefficient. @param {number} n @param {number} k */
function ways(n, k) {
  if (k < 0 || k > n) return -Infinity;
  let sum = 0;
  for (let j = 1; j <= k; j += 1) sum += Math.log((n - k + j) / j);
  return sum;
}
