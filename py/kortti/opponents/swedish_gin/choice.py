"""Opponents for Swedish Gin Rummy: each level plays the action that costs least by its heuristics."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from kortti.cards import CARDS, RANKS
from kortti.games.swedish_gin.facts import cards_dealt
from kortti.opponents.characters import Liking, Traits
from kortti.opponents.choosing import best
from kortti.opponents.swedish_gin.heuristics import PLAYERS
from kortti.opponents.swedish_gin.knowledge import Position
from kortti.opponents.swedish_gin.reasons import reason

__all__ = ["COST", "alike", "reason", "think", "traits"]

COST = 12_000  # cost of the expert's slowest decision, in `kortti.page.benchmark` moves
SPREAD = {"beginner": 9.0, "casual": 7.5}  # standard deviation of a cut, in cards
EYE = 6.0
NEAR = 0.3  # cost within which actions count as equal, so that a character may choose


def think(
    observation: Mapping[str, Any], rng: random.Random, level: str, effort: float, liking: Liking | None
) -> Iterator[str]:
    """Yields action texts, the last being the choice; see `kortti.opponents`."""
    legal = observation["legal"]
    if observation["phase"] == "cut":
        target = cards_dealt(observation["options"]["players"])
        yield f"cut {min(max(round(rng.gauss(target, SPREAD.get(level, EYE))), 1), len(legal))}"
        return
    position = Position(observation)
    player = PLAYERS[level](position, rng)
    if position.phase != "play":
        yield from player.draw()
        return
    ways: dict[str, float] = {}
    for text, points in player.lays():
        ways[text] = -points
        if level == "expert":  # the others choose at once
            yield max(ways, key=ways.__getitem__)
    if ways:
        yield best(ways, rng)
        return
    for costs in player.costs(position.hand):
        yield best({f"discard {CARDS[card]}": -round(cost, 9) for card, cost in costs.items()}, rng, liking, NEAR)


def traits(text: str) -> Traits:
    """Returns what an action shows of a character: a high card is thrown early, as it counts most, or kept."""
    return Traits(spending=RANKS.index(text[8]) / 12) if text.startswith("discard") else Traits()


def alike(one: str, other: str) -> bool:
    """Checks if two actions are equivalent: all cuts are."""
    return one == other or (one.startswith("cut ") and other.startswith("cut "))
