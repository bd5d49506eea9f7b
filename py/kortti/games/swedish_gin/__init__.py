"""Swedish Gin Rummy (E of the rules)."""
