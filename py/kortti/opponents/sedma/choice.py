"""The levels of Sedma: three that go by the values of the heuristics, and one that looks ahead as well.

A beginner remembers no finished trick and looks at the trick as it lies, as if nobody played after it, and often plays
any card of its better half. A casual player remembers the last two tricks and errs less often. A skilled player
remembers all. An expert plays every choice to the end in many deals of the cards that it has not seen.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from kortti.opponents.choosing import best, careless
from kortti.opponents.search import search
from kortti.opponents.sedma.heuristics import Values
from kortti.opponents.sedma.knowledge import PERFECT, Memory
from kortti.opponents.sedma.playouts import Playouts
from kortti.opponents.sedma.reasons import reason

__all__ = ["COST", "alike", "reason", "think"]

COST = 30_000  # moves of `page.benchmark` that an expert's dearest decision with all its samples takes as long as
SAMPLES = 32  # deals that every choice is tried in
SOUND = 0.5  # standard errors by which a gain must differ from nothing


class Habit(NamedTuple):
    """How a level errs."""

    memory: Memory
    slip: float = 0.0  # how often it plays any card of its better half


HABITS = {
    "beginner": Habit(Memory(tricks=0, looks_on=False), slip=0.6),
    "casual": Habit(Memory(tricks=2), slip=0.3),
    "skilled": Habit(PERFECT),
}


def think(observation: Mapping[str, Any], rng: random.Random, level: str, effort: float) -> Iterator[str]:
    """Yields the action text to play; see `kortti.opponents`."""
    habit = HABITS.get(level, HABITS["skilled"])
    position = Values(observation, habit.memory)
    values = {text: position.value(text) for text in observation["legal"]}
    choice = careless(values, rng, habit.slip) if habit.slip else best(values, rng)
    yield choice
    if level == "expert":
        tried = [*{text[:6]: text for text in [*values, choice]}.values()]  # suits count for nothing
        if len(tried) > 1:
            playouts = Playouts(observation)

            def trial(texts: Any) -> list[float]:
                world = playouts.sample(rng)
                return [playouts.playout(world, text) for text in texts]

            yield from search(tried, choice, trial, max(1, round(SAMPLES * effort)), SOUND)


def alike(one: str, other: str) -> bool:
    """Tells whether two actions come to the same: cards of the same rank do, for suits count for nothing."""
    return one[:6] == other[:6]
