"""The opponents for Myllymatti.

The first half is a game of chance and sense; in the second everybody can know what everybody holds, for every card was
shown. Beginners and casual players go by rules of thumb, do not remember all of it, and overlook something now and
then. Skilled ones remember, and look ahead a little in the second half; experts look ahead further, in both halves.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kortti.opponents.choosing import best, careless
from kortti.opponents.myllymatti_playouts import Playouts
from kortti.opponents.myllymatti_reasons import reason
from kortti.opponents.myllymatti_rules import values_of
from kortti.opponents.search import search

__all__ = ["reason", "think"]

# Those who go by rules of thumb: how many cards in the hands of others they remember, and how often they overlook what
# would be better. "rules" is nobody's level but what others are measured by.
RECALLED = {"beginner": 4, "casual": 12, "rules": 52}
SLIPS = {"beginner": 0.33, "casual": 0.08, "rules": 0.0}
# How many deals it samples in each half, and how often it plays out each; without any it goes by the rules of thumb.
SAMPLES = {"skilled": (0, 3), "expert": (10, 20)}
PLAYOUTS = {"skilled": 3, "expert": 2}
LEAST = 8


def think(observation: Mapping[str, Any], rng: random.Random, level: str, effort: float) -> Iterator[str]:
    """Yields the action text to play; see `kortti.opponents`."""
    playouts = Playouts(observation)
    seen = playouts.seen
    if level in SLIPS:
        values = values_of(observation, seen, seen.recalled(RECALLED[level]), seen.unseen, rng)
        goes_out = seen.sheds and seen.sizes[seen.me] == 1  # nobody overlooks that
        yield careless(values, rng, 0.0 if goes_out else SLIPS[level])
        return
    default = best(values_of(observation, seen, seen.held, seen.unseen, rng), rng)
    yield default
    samples = SAMPLES[level][seen.sheds]
    often = PLAYOUTS[level]

    def trial(texts: Sequence[str]) -> list[float]:
        world = playouts.sample(rng)
        return [sum(playouts.playout(world, text, rng) for _ in range(often)) / often for text in texts]

    if samples:
        yield from search(observation["legal"], default, trial, max(min(samples, LEAST), round(samples * effort)))
