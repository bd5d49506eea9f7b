"""Choosing an action by its heuristic value, and a probability that such values use."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache

from kortti.opponents.characters import Liking


def best(values: Mapping[str, float], rng: random.Random, liking: Liking | None = None, near: float = 0.0) -> str:
    """Returns a text of the highest value; ties are broken at random.

    With `liking` the best liked text whose value is at most `near` below the highest.
    """
    least = max(values.values()) - (near if liking else 0.0)
    top = [text for text, value in values.items() if value >= least]
    return rng.choice(best_liked(top, liking) if liking else top)


def near_of(level: str, near: float) -> float:
    """Returns the value that `level` leaves to a character: `near`, but none to an expert, who looks ahead from the
    best value: what the search leaves is the character's.
    """
    return 0.0 if level == "expert" else near


def best_liked(texts: Sequence[str], liking: Liking) -> list[str]:
    """Returns the texts liked best."""
    likings = [liking(text) for text in texts]
    most = max(likings)
    return [text for text, how in zip(texts, likings, strict=True) if how == most]


def careless(
    values: Mapping[str, float],
    rng: random.Random,
    chance: float,
    liking: Liking | None = None,
    near: float = 0.0,
) -> str:
    """Returns the `best` text, or with probability `chance` a random one of the better half, as an oversight."""
    if rng.random() >= chance:
        return best(values, rng, liking, near)
    order = sorted(values, key=values.__getitem__, reverse=True)
    return rng.choice(order[: (len(order) + 1) // 2 + (len(order) == 2)])


@cache
def holds(out: int, size: int, unseen: int) -> float:
    """Returns the probability that a hand of `size` holds one of `out` cards, `unseen` cards being unaccounted for."""
    without = 1.0
    for card in range(size):
        without *= max(0, unseen - out - card) / max(1, unseen - card)
    return 1 - without
