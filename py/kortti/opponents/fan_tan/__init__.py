"""Opponents for Fan Tan."""
