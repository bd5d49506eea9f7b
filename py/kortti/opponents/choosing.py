"""Picks an action by the values that an opponent has given to its actions; and a chance on which such values rest."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache


def best(values: Mapping[str, float], rng: random.Random) -> str:
    """Gets a text of the highest value; where several have it, chance decides."""
    top = max(values.values())
    return rng.choice([text for text, value in values.items() if value == top])


def careless(values: Mapping[str, float], rng: random.Random, chance: float) -> str:
    """Gets the best text, or with probability `chance` any text of the better half, as if something was overlooked."""
    if rng.random() >= chance:
        return best(values, rng)
    order = sorted(values, key=values.__getitem__, reverse=True)
    return rng.choice(order[: (len(order) + 1) // 2 + (len(order) == 2)])


@cache
def holds(out: int, size: int, unseen: int) -> float:
    """Gets the chance that one of `out` cards lies in a hand of `size`, where `unseen` cards can lie anywhere."""
    without = 1.0
    for card in range(size):
        without *= max(0, unseen - out - card) / max(1, unseen - card)
    return 1 - without
