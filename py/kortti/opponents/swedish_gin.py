"""Opponents for Swedish Gin Rummy; how they play is told in `swedish_gin_players`, why in `swedish_gin_reasons`."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from kortti.cards import CARDS
from kortti.opponents.choosing import best
from kortti.opponents.swedish_gin_laying import layings
from kortti.opponents.swedish_gin_players import PLAYERS
from kortti.opponents.swedish_gin_position import HAND, Position
from kortti.opponents.swedish_gin_reasons import reason

__all__ = ["reason", "think"]

SPREAD = {"beginner": 9.0, "casual": 7.5}  # how far off, in cards, a cut by eye is
EYE = 6.0


def think(observation: Mapping[str, Any], rng: random.Random, level: str, effort: float) -> Iterator[str]:
    """Yields the action text to play; see `kortti.opponents`."""
    legal = observation["legal"]
    if observation["phase"] == "cut":
        target = HAND * observation["options"]["players"] + 1
        yield f"cut {min(max(round(rng.gauss(target, SPREAD.get(level, EYE))), 1), len(legal))}"
        return
    position = Position(observation)
    player = PLAYERS[level](position, rng)
    if position.phase != "play":
        yield player.draw()
        return
    ways = layings(position)
    if ways:
        yield best({text: -cost for text, cost in ways.items()}, rng)
        return
    for costs in player.costs(position.hand):
        yield best({f"discard {CARDS[card]}": -round(cost, 9) for card, cost in costs.items()}, rng)
