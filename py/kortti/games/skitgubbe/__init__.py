"""Skitgubbe (G of the rules), and Flurst, a preset of it."""
