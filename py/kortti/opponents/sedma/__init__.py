"""Opponents for Sedma."""
