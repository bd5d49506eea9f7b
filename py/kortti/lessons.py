"""A guided first deal: what a newcomer is told and asked to play, step by step, in a deal that lies prepared.

A lesson is data of its wing. It is one deal from its seed, and every action of that up to where the newcomer plays on
alone; so how far somebody has come follows from what has been played, and a record keeps it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Literal, NamedTuple

from kortti.messages import Message
from kortti.options import OptionValue


class Step(NamedTuple):
    """One thing that is told.

    `plays` is the action text that the person is asked for, and `then` what the others play after it, with commas
    between as in a record. A step that asks for nothing passes over a part of the deal: then anybody's actions follow.
    """

    told: Message
    plays: str = ""
    then: str = ""

    @property
    def actions(self) -> tuple[str, ...]:
        """All that is played in this step."""
        texts = (self.plays, *self.then.split(","))
        return tuple(text.strip() for text in texts if text.strip())


class Guide(NamedTuple):
    """Where somebody is in a lesson: at which step, what is told, and what comes next.

    `next` is the action text that is played next, by whomever; none at the end. It is the person's in ``"play"``, and
    that of another one in ``"wait"``; ``"leap"`` passes over a part of the deal, and after ``"end"`` all play freely.
    """

    kind: Literal["play", "wait", "leap", "end"]
    step: int
    told: Message
    next: str = ""
    left: Sequence[str] = ()  # of the step, from `next` on


def kinds_of(players: int) -> tuple[str, ...]:
    """Gets who sits at a lesson: the person first, and beginners."""
    return ("person", *["beginner"] * (players - 1))


class Lesson:
    """A guided first deal: the house rules, the seed and the dealer, the steps, and what is said at their end.

    The person sits in the first seat, the others are beginners.
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
        """All actions of the deal, up to the end of the lesson."""
        return tuple(text for step in self.steps for text in step.actions)

    def guide(self, played: Sequence[str]) -> Guide | None:
        """Gets where one is who has played so far; None where that is not this lesson, or goes on after it."""
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
