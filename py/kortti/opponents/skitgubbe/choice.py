"""The opponents for Skitgubbe.

In the first half hands and stock are hidden, and all go by the heuristics. In the second everybody can know what
everybody holds, for every card was shown. Beginners and casual players forget a part of it, and overlook something now
and then. Skilled ones remember all of it, and play each action out a few times. Experts search a tree of what may come.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from kortti.opponents.choosing import best, careless
from kortti.opponents.myllymatti.choice import RECALLED, SLIPS, look_ahead
from kortti.opponents.myllymatti.tree import Tree
from kortti.opponents.search import search
from kortti.opponents.skitgubbe.heuristics import values_of
from kortti.opponents.skitgubbe.knowledge import Seen
from kortti.opponents.skitgubbe.playouts import playout, usual
from kortti.opponents.skitgubbe.reasons import reason
from kortti.opponents.skitgubbe.sets import ACTION_TEXTS

__all__ = ["COST", "reason", "think", "trials"]

COST = 10_000  # moves of `page.benchmark` that an expert's dearest decision with all its steps takes as long as
QUICK = "heuristics"  # see `kortti.opponents`
TRIALS, OFTEN = 2, 2  # how many trials the skilled make, and how often they play each action out in one
CANDIDATES = 8  # of the actions, those that the heuristics prefer: a long hand has a hundred runs
STEPS = 60  # how many positions experts look at


def think(observation: Mapping[str, Any], rng: random.Random, level: str, effort: float) -> Iterator[str]:
    """Yields the action text to play; see `kortti.opponents`."""
    seen = Seen(observation)
    if level in SLIPS:
        values = values_of(observation, seen, seen.recalled(RECALLED[level]), rng)
        goes_out = seen.shedding is not None and seen.sizes[seen.me] == 1  # nobody overlooks that
        yield careless(values, rng, 0.0 if goes_out else SLIPS[level])
        return
    values = values_of(observation, seen, seen.held, rng)
    default = best(values, rng)
    yield default
    if seen.shedding is None:
        return
    if level == "expert":
        yield from look_ahead(Tree(seen.shedding, usual), ACTION_TEXTS, rng, round(STEPS * effort))
        return
    texts = sorted(values, key=values.__getitem__, reverse=True)[:CANDIDATES]
    if default not in texts:
        texts[-1] = default
    position, me = seen.shedding, seen.me

    def trial(texts: Sequence[str]) -> list[float]:
        return [sum(playout(position, text, me, rng) for _ in range(OFTEN)) / OFTEN for text in texts]

    yield from search(texts, default, trial, TRIALS)


def trials(observation: Mapping[str, Any], rng: random.Random) -> Callable[[Sequence[str]], list[float]] | None:
    """Gets a way to try actions of the second half: each brings 100 where the seat loses after it; see
    `kortti.opponents`."""
    seen = Seen(observation)
    if seen.shedding is None:
        return None
    position, me = seen.shedding, seen.me

    def tried(texts: Sequence[str]) -> list[float]:
        chance = rng.getrandbits(64)
        return [100.0 * (playout(position, text, me, random.Random(chance)) < 1.0) for text in texts]

    return tried
