"""Myllymatti (C of the rules)."""
