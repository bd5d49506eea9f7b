"""Who plays Swedish Gin Rummy."""
