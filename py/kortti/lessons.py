"""Guided first deals: a prepared deal that a newcomer plays step by step, then with help that fades, and wins.

A lesson is data of its game. It fixes the seed and every action of the deal as long as the newcomer follows it, so the
actions played tell how far it is, and a record stores the progress.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Literal, NamedTuple

from kortti.messages import Message
from kortti.options import OptionValue

Kind = Literal["play", "wait", "leap", "shown", "told", "free"]
FADING: tuple[Kind, ...] = ("shown", "shown", "told", "told")  # help in the person's turns after the steps


def split(texts: str) -> tuple[str, ...]:
    """Returns the actions of a text in which they are separated by commas, as in a record."""
    return tuple(text.strip() for text in texts.split(",") if text.strip())


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
        return split(f"{self.plays},{self.then}")


class Guide(NamedTuple):
    """The current position in a lesson.

    `next` is the next action of the lesson, empty once the deal is over. In the steps nothing else may be played: by
    the person in ``"play"``, by another seat in ``"wait"``; ``"leap"`` skips a part of the deal. After them the person
    chooses: `next` is ``"shown"`` with its reason, later the reason is ``"told"`` alone, at last nothing (``"free"``).
    """

    kind: Kind
    step: int
    told: Message | None = None
    next: str = ""
    left: Sequence[str] = ()  # actions of the step from `next` on

    @property
    def is_binding(self) -> bool:
        """True in the steps, where only `next` may be played."""
        return self.kind in ("play", "wait", "leap")


def kinds_of(players: int) -> tuple[str, ...]:
    """Returns the kinds of the seats in a lesson: a person, then beginners."""
    return ("person", *["beginner"] * (players - 1))


class Lesson:
    """A guided first deal: its house rules, seed, dealer and steps, and how the deal goes on.

    The person has seat 0; the others are beginners. `end` closes the steps. `rest` is how the person wins the deal from
    there, turn by turn: an action of the person and the others' after it. `taught` names what the steps were about.
    """

    def __init__(
        self,
        options: Mapping[str, OptionValue],
        seed: str,
        dealer: int,
        steps: Sequence[Step],
        end: Message,
        rest: Sequence[str],
        taught: Sequence[Message],
    ) -> None:
        self.options = options
        self.seed = seed
        self.dealer = dealer
        self.steps = tuple(steps)
        self.end = end
        self.rest = tuple(map(split, rest))
        self.taught = tuple(taught)

    @cached_property
    def stepped(self) -> tuple[str, ...]:
        """All actions of the steps."""
        return tuple(text for step in self.steps for text in step.actions)

    @cached_property
    def actions(self) -> tuple[str, ...]:
        """All actions of the deal."""
        return self.stepped + tuple(text for turn in self.rest for text in turn)

    def has_taught(self, played: Sequence[str]) -> bool:
        """Checks if the actions `played` contain all steps."""
        return tuple(played[: len(self.stepped)]) == self.stepped

    def guide(self, played: Sequence[str]) -> Guide | None:
        """Returns the position after the actions `played`, or None if they leave the lesson."""
        count = len(played)
        if tuple(played) != self.actions[:count]:
            return None
        for number, step in enumerate(self.steps):
            if count < len(step.actions):
                left = step.actions[count:]
                kind: Kind = "leap" if not step.plays else "wait" if count else "play"
                return Guide(kind, number, step.told, left[0], left)
            count -= len(step.actions)
        for number, turn in enumerate(self.rest):
            if count < len(turn):
                kind = FADING[number] if number < len(FADING) and not count else "free"
                return Guide(kind, len(self.steps), None if number else self.end, turn[count])
            count -= len(turn)
        return Guide("free", len(self.steps))
