"""Null Game."""
