// The usual rules of each game, and for how many players they are, as the engine of this build tells them. They are loaded
// when somebody looks at the rules.

export const usualRules = __RULES__;
