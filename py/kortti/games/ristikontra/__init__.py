"""Ristikontra (D of the rules)."""
