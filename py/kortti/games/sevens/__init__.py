"""Ristiseiska and Pantti: one rule engine, two presets (A and B of the rules)."""
