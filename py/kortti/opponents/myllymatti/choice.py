"""The opponents for Myllymatti.

In the first half hands and stock are hidden. In the second everybody can know what everybody holds, for every card was
shown. Beginners and casual players go by the heuristics, forget a part of what was shown, and overlook something now
and then. Skilled ones remember all of it, and play each action out a few times in the second half. Experts play out
sampled deals in the first half, and search a tree of what may come in the second.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from kortti.opponents.choosing import best, careless
from kortti.opponents.myllymatti.heuristics import values_of
from kortti.opponents.myllymatti.playouts import Playouts
from kortti.opponents.myllymatti.reasons import reason
from kortti.opponents.myllymatti.sets import ACTION_TEXTS
from kortti.opponents.myllymatti.tree import Tree
from kortti.opponents.search import search

__all__ = ["COST", "reason", "think", "trials"]

COST = 35_000  # moves of `page.benchmark` that an expert's dearest decision with all its samples takes as long as
# Those who go by the heuristics alone: how many cards in the hands of others they remember, and how often they overlook
# what would be better. "heuristics" is nobody's level but what others are measured by.
RECALLED = {"beginner": 4, "casual": 12, "heuristics": 52}
SLIPS = {"beginner": 0.33, "casual": 0.08, "heuristics": 0.0}
QUICK = "heuristics"  # see `kortti.opponents`
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
        values = values_of(observation, seen, seen.recalled(RECALLED[level]), rng)
        goes_out = seen.shedding is not None and seen.sizes[seen.me] == 1  # nobody overlooks that
        yield careless(values, rng, 0.0 if goes_out else SLIPS[level])
        return
    default = best(values_of(observation, seen, seen.held, rng), rng)
    yield default
    if seen.shedding is not None and level == "expert":
        yield from look_ahead(Tree(seen.shedding), ACTION_TEXTS, rng, round(STEPS * effort))
    elif seen.shedding is not None or level == "expert":
        yield from try_out(playouts, observation["legal"], default, rng, level, effort)


def look_ahead(tree: Tree, action_texts: Mapping[int, str], rng: random.Random, steps: int) -> Iterator[str]:
    """Yields what the tree has tried most so far, the last one being the choice."""
    for step in range(1, steps + 1):
        tree.grow(rng.random)
        if step % PAUSE == 0 or step == steps:
            yield action_texts[tree.choice]


def try_out(
    playouts: Playouts, texts: Sequence[str], default: str, rng: random.Random, level: str, effort: float
) -> Iterator[str]:
    """Yields what does best so far in sampled deals, the last one being the choice."""
    samples, often, sound = TRIALS[level]

    def trial(texts: Sequence[str]) -> list[float]:
        world = playouts.sample(rng)
        return [sum(playouts.playout(world, text, rng) for _ in range(often)) / often for text in texts]

    return search(texts, default, trial, max(min(samples, LEAST), round(samples * effort)), sound)


def trials(observation: Mapping[str, Any], rng: random.Random) -> Callable[[Sequence[str]], list[float]]:
    """Gets a way to try actions: each brings 100 where the seat loses after it; see `kortti.opponents`."""
    playouts = Playouts(observation)

    def tried(texts: Sequence[str]) -> list[float]:
        world, chance = playouts.sample(rng), rng.getrandbits(64)
        return [100.0 * (playouts.playout(world, text, random.Random(chance)) < 1.0) for text in texts]

    return tried
