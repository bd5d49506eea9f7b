"""Opponents for Ristikontra: three that go by experience and one that looks ahead as well.

A beginner remembers no finished trick and looks at the trick as it lies, as if nobody played after it; now and then it
does not see that it could take a trick, or plays a card that is nearly as good as the best. A casual player errs less
often, and of the finished tricks it remembers the aces and tens, and the last ones. A skilled player remembers all.

After some tricks, an expert plays every choice to the end as well, in many deals in which the others would most likely
have played as they did.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kortti.opponents.choosing import best
from kortti.opponents.ristikontra_hands import AHEAD
from kortti.opponents.ristikontra_playouts import Playouts
from kortti.opponents.ristikontra_position import PERFECT, Memory, Position
from kortti.opponents.ristikontra_reasons import reason
from kortti.opponents.search import search

__all__ = ["reason", "think"]

# The expert takes so many samples, and so many more times the square of the finished tricks: the later it is, the less
# each costs. In the same 60 paired deals it beat a skilled pair by 25 points a deal where it looked ahead from the
# fourth trick on, by 22 from the sixth and by 15 from the eighth (each within 5 to 7); in 70 others, from the fourth
# on, by 22.
SAMPLES, MORE, FEWEST = 70, 2, 8
PREPARING = 9  # deals that are not looked at: the first ones are not yet likely


class Habit(NamedTuple):
    """How a level errs."""

    memory: Memory
    slip: float = 0.0  # how often it plays what is only nearly the best
    near: float = 0.0  # and how much worse, in card points, that may be
    blind: float = 0.0  # how often it does not see that it could take the trick


HABITS = {
    "beginner": Habit(Memory(tricks=0, ranks="", looks_on=False), slip=0.3, near=8.0, blind=0.15),
    "casual": Habit(Memory(tricks=2, ranks="AT"), slip=0.15, near=6.0, blind=0.05),
    "skilled": Habit(PERFECT),
}


def think(observation: Mapping[str, Any], rng: random.Random, level: str, effort: float) -> Iterator[str]:
    """Yields the action text to play; see `kortti.opponents`."""
    habit = HABITS.get(level, HABITS["skilled"])
    position = Position(observation, habit.memory)
    values: Mapping[str, float] = {text: position.value(text) for text in observation["legal"]}
    if habit.slip:
        values = overlooking(values, position, rng, habit)
    choice = best(values, rng)
    yield choice
    if level == "expert" and len(observation["tricks"]) >= AHEAD:
        yield from look_ahead(observation, rng, list(values), choice, effort)


def overlooking(
    values: Mapping[str, float], position: Position, rng: random.Random, habit: Habit
) -> Mapping[str, float]:
    """Gets the actions that somebody who errs chooses from, all alike after a slip."""
    if position.trick and rng.random() < habit.blind:
        values = {text: value for text, value in values.items() if text[5:6] != position.trick[0]} or values
    if rng.random() < habit.slip:
        choice = max(values, key=values.__getitem__)
        values = {
            text: 0.0
            for text, value in values.items()
            if text == choice or (value >= values[choice] - habit.near and not position.wastes(text[5:6]))
        }
    return values


def look_ahead(
    observation: Mapping[str, Any], rng: random.Random, texts: Sequence[str], default: str, effort: float
) -> Iterator[str]:
    """Yields what does best in sampled deals; of cards of the same rank, which are all alike, one is tried."""
    playouts = Playouts(observation)
    for _ in range(PREPARING):
        yield default
        playouts.sample(rng)
    tried = list({text[5:6]: text for text in [*texts, default]}.values())

    def trial(texts: Sequence[str]) -> list[float]:
        world = playouts.sample(rng)
        return [playouts.playout(world, text) for text in texts]

    samples = max(FEWEST, round((SAMPLES + MORE * playouts.number**2) * effort))
    yield from search(tried, default, trial, samples)
