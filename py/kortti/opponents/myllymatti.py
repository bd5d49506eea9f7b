"""The opponents for Myllymatti.

The first half is a game of chance and sense; in the second everybody can know what everybody holds, for every card was
shown. Beginners and casual players go by rules of thumb, do not remember all of it, and overlook something now and
then. Skilled ones remember, and try out a little in the second half. Experts try out more in the first half, and look
ahead in the second in a tree of what may come.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kortti.opponents.choosing import best, careless
from kortti.opponents.myllymatti_playouts import Playouts
from kortti.opponents.myllymatti_reasons import reason
from kortti.opponents.myllymatti_rules import values_of
from kortti.opponents.myllymatti_tree import Tree
from kortti.opponents.search import search

__all__ = ["reason", "think"]

# Those who go by rules of thumb: how many cards in the hands of others they remember, and how often they overlook what
# would be better. "rules" is nobody's level but what others are measured by.
RECALLED = {"beginner": 4, "casual": 12, "rules": 52}
SLIPS = {"beginner": 0.33, "casual": 0.08, "rules": 0.0}
# How many deals the skilled sample in the second half and the experts in the first, how often they play out each, and
# by how many standard errors what is better must be so.
TRIALS = {"skilled": (3, 3, 1.0), "expert": (60, 1, 0.5)}
LEAST = 8
STEPS = 600  # how many positions of the second half experts look at,
PAUSE = 8  # and after how many they pause


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
    if seen.sheds and level == "expert":
        yield from look_ahead(playouts, rng, round(STEPS * effort))
    elif seen.sheds or level == "expert":
        yield from try_out(playouts, observation["legal"], default, rng, level, effort)


def look_ahead(playouts: Playouts, rng: random.Random, steps: int) -> Iterator[str]:
    """Yields what the tree of what may come prefers so far, the last one being the choice."""
    tree = Tree(playouts)
    for step in range(1, steps + 1):
        tree.grow(rng.random)
        if step % PAUSE == 0 or step == steps:
            yield tree.choice


def try_out(
    playouts: Playouts, texts: Sequence[str], default: str, rng: random.Random, level: str, effort: float
) -> Iterator[str]:
    """Yields what does best so far in sampled deals, the last one being the choice."""
    samples, often, sound = TRIALS[level]

    def trial(texts: Sequence[str]) -> list[float]:
        world = playouts.sample(rng)
        return [sum(playouts.playout(world, text, rng) for _ in range(often)) / often for text in texts]

    return search(texts, default, trial, max(min(samples, LEAST), round(samples * effort)), sound)
