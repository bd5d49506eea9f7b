"""Opponents for Sedma: the four levels.

A beginner remembers no finished trick, ignores the players after it unless it leads, and often plays any card of its
better half. A casual player remembers two tricks and errs less. A skilled player remembers all. The expert plays every
choice out in deals that make the others' plays likely.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from kortti.opponents.characters import Liking, Traits
from kortti.opponents.choosing import careless, near_of
from kortti.opponents.search import search
from kortti.opponents.sedma.heuristics import Values
from kortti.opponents.sedma.knowledge import PERFECT, Memory
from kortti.opponents.sedma.playouts import Playouts
from kortti.opponents.sedma.reasons import reason

__all__ = ["COST", "alike", "reason", "think", "traits"]

COST = 35_000  # cost of the expert's slowest decision at full effort, in `kortti.page.benchmark` moves
SAMPLES = 32  # deals in which every choice is tried
SOUND = 0.5  # standard errors by which a gain must exceed zero
NEAR = 0.2  # heuristic value within which actions count as equal, so that a character may choose


class Habit(NamedTuple):
    """The mistakes of a level."""

    memory: Memory
    slip: float = 0.0  # probability of playing any card of its better half


HABITS = {
    "beginner": Habit(Memory(tricks=0, looks_on=False), slip=0.6),
    "casual": Habit(Memory(tricks=2), slip=0.3),
    "skilled": Habit(PERFECT),
}


def think(
    observation: Mapping[str, Any], rng: random.Random, level: str, effort: float, liking: Liking | None
) -> Iterator[str]:
    """Yields action texts, the last being the choice; see `kortti.opponents`."""
    habit = HABITS.get(level, HABITS["skilled"])
    position = Values(observation, habit.memory)
    values = {text: position.value(text) for text in observation["legal"]}
    choice = careless(values, rng, habit.slip, liking, near_of(level, NEAR))
    yield choice
    if level == "expert":
        tried = [*{text[:6]: text for text in [*values, choice]}.values()]  # suits do not matter
        if len(tried) > 1:
            playouts = Playouts(observation)

            def trial(texts: Any) -> list[float]:
                world = playouts.sample(rng)
                return [playouts.playout(world, text) for text in texts]

            yield from search(tried, choice, trial, max(1, round(SAMPLES * effort)), SOUND, liking)


def alike(one: str, other: str) -> bool:
    """Checks if two actions are equivalent: cards of the same rank are."""
    return one[:6] == other[:6]


def traits(text: str) -> Traits:
    """Returns what an action shows of a character: to play on is daring; sevens, aces and tens are strong cards."""
    if text == "stop":
        return Traits(daring=-1.0)
    return Traits(spending=1.0 if text[5] == "7" else 0.5 if text[5] in "AT" else 0.0)
