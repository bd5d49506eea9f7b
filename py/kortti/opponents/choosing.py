"""Choosing an action by its heuristic value, and a probability that such values use."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache


def best(values: Mapping[str, float], rng: random.Random) -> str:
    """Returns a text of the highest value; ties are broken at random."""
    top = max(values.values())
    return rng.choice([text for text, value in values.items() if value == top])


def careless(values: Mapping[str, float], rng: random.Random, chance: float) -> str:
    """Returns the best text, or with probability `chance` a random one of the better half, as an oversight."""
    if rng.random() >= chance:
        return best(values, rng)
    order = sorted(values, key=values.__getitem__, reverse=True)
    return rng.choice(order[: (len(order) + 1) // 2 + (len(order) == 2)])


@cache
def holds(out: int, size: int, unseen: int) -> float:
    """Returns the probability that a hand of `size` holds one of `out` cards, `unseen` cards being unaccounted for."""
    without = 1.0
    for card in range(size):
        without *= max(0, unseen - out - card) / max(1, unseen - card)
    return 1 - without
