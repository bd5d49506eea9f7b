"""Opponents for Myllymatti."""
