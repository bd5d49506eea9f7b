"""Sedma (H of the rules)."""
