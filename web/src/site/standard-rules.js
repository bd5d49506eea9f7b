// The standard rules of each game, by number of players, from this build's engine. Loaded with the rules pages.

/** @typedef {Record<string, {players: number[], rules: import('../wire.js').Rules}[]>} StandardRules by game */

/** @type {StandardRules} */
export const usualRules = JSON.parse(__RULES__);
