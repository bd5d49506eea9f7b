"""Guided first deals: a prepared deal that a newcomer plays step by step.

A lesson is data of its game. It fixes the seed and every action up to the point where the newcomer plays on alone, so
the actions played tell the step, and a record stores the progress.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Literal, NamedTuple

from kortti.messages import Message
from kortti.options import OptionValue


class Step(NamedTuple):
    """One step of a lesson and the message that explains it.

    `plays` is the action asked of the person, `then` the others' actions after it, separated by commas as in a record.
    Without `plays` the step skips a part of the deal, and `then` holds everybody's actions.
    """

    told: Message
    plays: str = ""
    then: str = ""

    @property
    def actions(self) -> tuple[str, ...]:
        """All actions of this step."""
        texts = (self.plays, *self.then.split(","))
        return tuple(text.strip() for text in texts if text.strip())


class Guide(NamedTuple):
    """The current position in a lesson.

    `next` is the next action, empty at the end: the person's in ``"play"``, another seat's in ``"wait"``. ``"leap"``
    skips a part of the deal; after ``"end"`` everybody plays freely.
    """

    kind: Literal["play", "wait", "leap", "end"]
    step: int
    told: Message
    next: str = ""
    left: Sequence[str] = ()  # actions of the step from `next` on


def kinds_of(players: int) -> tuple[str, ...]:
    """Returns the kinds of the seats in a lesson: a person, then beginners."""
    return ("person", *["beginner"] * (players - 1))


class Lesson:
    """A guided first deal: its house rules, seed, dealer and steps, and a closing message.

    The person has seat 0; the others are beginners.
    """

    def __init__(
        self, options: Mapping[str, OptionValue], seed: str, dealer: int, steps: Sequence[Step], end: Message
    ) -> None:
        self.options = options
        self.seed = seed
        self.dealer = dealer
        self.steps = tuple(steps)
        self.end = end

    @cached_property
    def actions(self) -> tuple[str, ...]:
        """All actions of the deal up to the end of the lesson."""
        return tuple(text for step in self.steps for text in step.actions)

    def guide(self, played: Sequence[str]) -> Guide | None:
        """Returns the position after the actions `played`, or None if they leave the lesson or go beyond its end."""
        count = len(played)
        if tuple(played) != self.actions[:count]:
            return None
        for number, step in enumerate(self.steps):
            if count < len(step.actions):
                left = step.actions[count:]
                kind: Literal["play", "wait", "leap"] = "leap" if not step.plays else "wait" if count else "play"
                return Guide(kind, number, step.told, left[0], left)
            count -= len(step.actions)
        return Guide("end", len(self.steps), self.end)
