"""Opponents for Skitgubbe: the four levels.

In the first half, hands and stock are hidden, and all play by the heuristics. In the second, a perfect memory knows all
hands, for every card was shown. Beginner and casual forget part of it and overlook something now and then. Skilled
remembers everything and plays each action out a few times. The expert searches a tree, and near the end a proof.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kortti.opponents.characters import Liking
from kortti.opponents.choosing import best, careless
from kortti.opponents.myllymatti.choice import PROOF, RECALLED, SLIPS, look_ahead, traits
from kortti.opponents.myllymatti.tree import risk
from kortti.opponents.search import search
from kortti.opponents.skitgubbe.heuristics import values_of
from kortti.opponents.skitgubbe.knowledge import Seen
from kortti.opponents.skitgubbe.playouts import playout, usual
from kortti.opponents.skitgubbe.reasons import reason
from kortti.opponents.skitgubbe.sets import ACTION_TEXTS

__all__ = ["COST", "PROOF", "estimate", "reason", "think", "traits"]

COST = 45_000  # cost of the expert's slowest decision at full effort, in `kortti.page.benchmark` moves
QUICK = "heuristics"  # see `kortti.opponents`
NEAR = 0.05  # heuristic value within which actions count as equal, so that a character may choose
TRIALS, OFTEN = 2, 2  # the skilled level's trials, and playouts per action in each
CANDIDATES = 8  # actions tried, by heuristic value: a long hand has a hundred runs


def think(
    observation: Mapping[str, Any], rng: random.Random, level: str, effort: float, liking: Liking | None
) -> Iterator[str]:
    """Yields action texts, the last being the choice; see `kortti.opponents`."""
    seen = Seen(observation)
    if level in SLIPS:
        values = values_of(observation, seen, seen.recalled(RECALLED[level]), rng)
        goes_out = seen.shedding is not None and seen.sizes[seen.me] == 1  # never overlooked
        yield careless(values, rng, 0.0 if goes_out else SLIPS[level], liking, NEAR)
        return
    values = values_of(observation, seen, seen.held, rng)
    default = best(values, rng, liking, NEAR)
    yield default
    if seen.shedding is None:
        return
    if level == "expert":
        yield from look_ahead(seen.shedding, usual, ACTION_TEXTS, rng, effort)
        return
    texts = sorted(values, key=values.__getitem__, reverse=True)[:CANDIDATES]
    if default not in texts:
        texts[-1] = default
    position, me = seen.shedding, seen.me

    def trial(texts: Sequence[str]) -> list[float]:
        return [sum(playout(position, text, me, rng) for _ in range(OFTEN)) / OFTEN for text in texts]

    yield from search(texts, default, trial, TRIALS)


def estimate(observation: Mapping[str, Any], seat: int, rng: random.Random) -> float | None:
    """Returns the risk of `seat` in per cent, None in the first half; see `kortti.opponents.estimate`."""
    position = Seen(observation).shedding if observation["phase"] == "shed" else None
    return None if position is None else risk(position, seat, rng.random, usual)
