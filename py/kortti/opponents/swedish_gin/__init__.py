"""Opponents for Swedish Gin Rummy."""
