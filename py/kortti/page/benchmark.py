"""How fast this device is, and so how much thought an opponent can give to a move there.

Thought is measured in moves of `moves_a_second`, which take about as long beside it in Pyodide as in CPython: so no
machine has to be the standard. `COST` of an opponent says how many moves the dearest decision of its game takes as long
as. On a device that would need more than `SECONDS` for them, the experts try fewer samples.
"""

from __future__ import annotations

import random
from time import perf_counter

from kortti.games import load_game

SECONDS = 0.9  # that a decision may take
EFFORTS = (1.0, 1 / 2, 1 / 4, 1 / 8)
RUN = 0.012  # seconds that are measured at once
RUNS = 4  # of which the best counts: another program may have kept the device busy for a moment


def moves_a_second() -> float:
    """Plays Pantti at random for a moment, always the same deals; gets how many moves that were in a second."""
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
    """Gets the share of the usual samples that suits a device of `rate` moves a second, for decisions of `work`."""
    return next((effort for effort in EFFORTS if work * effort <= rate * SECONDS), EFFORTS[-1])
