"""Ristiseiska and Pantti: one set of rules, two presets (A and B of the rules)."""
