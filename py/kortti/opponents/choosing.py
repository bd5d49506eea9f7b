"""What every opponent does with the values that it has given to its actions."""

from __future__ import annotations

import random
from collections.abc import Mapping


def best(values: Mapping[str, float], rng: random.Random) -> str:
    """Gets a text of the highest value, any of them alike."""
    top = max(values.values())
    return rng.choice([text for text, value in values.items() if value == top])


def careless(values: Mapping[str, float], rng: random.Random, chance: float) -> str:
    """Gets the best text, or with `chance` any of the better half: what somebody does who overlooks something."""
    if rng.random() >= chance:
        return best(values, rng)
    order = sorted(values, key=values.__getitem__, reverse=True)
    return rng.choice(order[: (len(order) + 1) // 2 + (len(order) == 2)])
