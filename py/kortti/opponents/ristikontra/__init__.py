"""Opponents for Ristikontra."""
