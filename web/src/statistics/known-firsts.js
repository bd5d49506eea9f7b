// What can be done for the first time in each game, from this build's engine. Loaded with the statistics screen.

/** @type {Record<string, string[]>} by game, as `firsts` in the book names it */
export const knownFirsts = JSON.parse(__FIRSTS__);
