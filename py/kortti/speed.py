"""How fast this device is, and so how much thought an opponent can give to a move there.

The experts' numbers of samples are sized so that a move takes at most a second on a device `SLOWEST` times as slow as
CPython on the machine where they were measured. On one that is slower still they try fewer.
"""

from __future__ import annotations

import random
from time import perf_counter

from kortti.games import load_game

REFERENCE = 300_000.0  # moves a second of `moves_a_second` on that machine
SLOWEST = 10.0
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


def effort_of(rate: float) -> float:
    """Gets the share of the usual samples that suits a device of so many moves a second."""
    slowness = REFERENCE / rate
    return next((effort for effort in EFFORTS if slowness * effort <= SLOWEST), EFFORTS[-1])
