"""Opponents' manners: how fast they play, what they say and how they look.

Each seat has a temper; the page has a name and a face for each. Pace, remarks and faces depend on the seat and on
public information only, so they reveal no hidden card.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from kortti.game import Event
from kortti.messages import message
from kortti.records.record import Step
from kortti.shown import Moment
from kortti.wire import Mood, Remark


class Manner(NamedTuple):
    """The manner of an opponent."""

    temper: str  # part of the ids of its remarks
    pace: float  # thinking time as a share of the usual
    talk: float  # probability of a remark, given an occasion


MANNERS = (
    Manner("lively", 0.75, 0.3),
    Manner("warm", 1.0, 0.25),
    Manner("dry", 1.35, 0.2),
    Manner("quiet", 1.15, 0.08),
    Manner("lively", 0.85, 0.3),
    Manner("warm", 1.1, 0.25),
)
VARIANTS = 2  # of each remark
# Thinking time as a share of the usual: without a choice, for an ordinary one, for an important one.
PACES: dict[Moment, float] = {"plain": 0.5, "usual": 1.0, "decisive": 1.6}
MOODS: dict[str, Mood] = {"proud": "glad", "stuck": "sorry"}  # by occasion
TOLD_AT_END = 2.0  # factor of `talk` when a deal is over


def manner_of(seat: int) -> Manner:
    """Returns the manner of the opponent in `seat`."""
    return MANNERS[seat % len(MANNERS)]


def pace(seat: int, moment: Moment) -> float:
    """Returns the thinking time of the opponent in `seat`, as a share of the usual."""
    return round(manner_of(seat).pace * PACES[moment], 3)


def mood(seat: int, deal: Sequence[Step], glad: Sequence[int] | None) -> Mood:
    """Returns the facial expression in `seat`: by the result, if the deal is over (with the seats that are `glad`).

    Before that by the latest occasion since its last action, inclusive.
    """
    if glad:
        return "glad" if seat in glad else "sorry"
    for played in reversed(deal):
        for event in reversed(played.events):
            if event.seat == seat and event.occasion in MOODS:
                return MOODS[event.occasion]
        if played.seat == seat:
            break
    return "calm"


def greeting(seats: Sequence[int], rng: random.Random) -> Remark | None:
    """Returns the greeting by one of the opponents in `seats`."""
    talkers = [seat for seat in seats if manner_of(seat).temper != "quiet"]
    return _said(rng.choice(talkers), "begin", rng) if talkers else None


def farewell(seats: Sequence[int], glad: Sequence[int], rng: random.Random) -> Remark | None:
    """Returns the remark on a finished deal by one of the opponents in `seats`, one that is `glad` if there is one."""
    won = [seat for seat in seats if seat in glad]
    seat = rng.choice(won or list(seats))
    if rng.random() >= TOLD_AT_END * manner_of(seat).talk:
        return None
    return _said(seat, "won" if won else "lost", rng)


def remark(seats: Sequence[int], events: Sequence[Event], rng: random.Random) -> Remark | None:
    """Returns a remark on `events` by one of the opponents in `seats`; the game marks the occasions."""
    for event in events:
        seat = event.seat
        if event.occasion and seat is not None and seat in seats and rng.random() < manner_of(seat).talk:
            return _said(seat, event.occasion, rng)
    return None


def _said(seat: int, occasion: str, rng: random.Random) -> Remark:
    number = rng.randrange(VARIANTS) + 1
    return {"seat": seat, "message": message(f"manner-{occasion}-{manner_of(seat).temper}-{number}")}
