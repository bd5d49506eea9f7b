// The theme of each kind of reason, from this build's engine. Loaded with the practice screen.

export const themes = __THEMES__;
