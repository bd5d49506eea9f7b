"""Measuring the speed of a device, to adjust the opponents' thinking to it.

Thinking is measured in moves of `moves_a_second`: the ratio of their costs is about the same in Pyodide and CPython, so
no reference machine is needed. `COST` of an opponent is the cost of its game's dearest decision in moves. If that would
take longer than `SECONDS`, the experts use fewer samples.
"""

from __future__ import annotations

import random
from time import perf_counter

from kortti.games import load_game

SECONDS = 0.9  # limit for a decision
EFFORTS = (1.0, 1 / 2, 1 / 4, 1 / 8)
RUN = 0.012  # seconds per measurement
RUNS = 4  # measurements; the best counts, since other programs may interfere


def moves_a_second() -> float:
    """Plays the same random deals of Pantti for a moment and returns moves per second."""
    game = load_game("pantti")
    rng = random.Random(1)
    moves, deals = 0, 0
    begun = now = perf_counter()
    while now - begun < RUN:
        deals += 1
        state = game.new_state(seed=f"speed {deals}")
        while not state.is_terminal and now - begun < RUN:
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
            now = perf_counter()
    return moves / (now - begun)


def effort_of(rate: float, work: float) -> float:
    """Returns the share of the usual samples for a decision of `work` moves on a device of `rate` moves a second."""
    return next((effort for effort in EFFORTS if work * effort <= rate * SECONDS), EFFORTS[-1])
