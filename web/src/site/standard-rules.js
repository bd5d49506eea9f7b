// The standard rules of each game, by number of players, from this build's engine. Loaded with the rules pages.

export const usualRules = __RULES__;
