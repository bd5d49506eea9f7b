"""Skitgubbe (G of the rules), and the Flurst that is played by other house rules."""
