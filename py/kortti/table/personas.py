"""How opponents behave beside the cards: how long they take to play, what they say now and then, and how they look.

Who sits in a seat is of a certain temper; the page has a name and a face for each. Neither pace nor words nor faces can
tell of a hidden card: they answer who sits there, and what everybody has seen.
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
    """The manner of one opponent."""

    temper: str  # as the ids of its words have it
    pace: float  # the time that it takes to play, as a share of what is usual
    talk: float  # the chance that it says something where there is something to say


MANNERS = (
    Manner("lively", 0.75, 0.3),
    Manner("warm", 1.0, 0.25),
    Manner("dry", 1.35, 0.2),
    Manner("quiet", 1.15, 0.08),
    Manner("lively", 0.85, 0.3),
    Manner("warm", 1.1, 0.25),
)
VARIANTS = 2  # ways of saying the same
# How long a choice takes, as a share of what is usual: one that the table leaves, any other, one on which much hangs.
PACES: dict[Moment, float] = {"plain": 0.5, "usual": 1.0, "decisive": 1.6}
MOODS: dict[str, Mood] = {"proud": "glad", "stuck": "sorry"}  # by the occasion
TOLD_AT_END = 2.0  # how much more often than in mid-play they speak when a deal is over


def manner_of(seat: int) -> Manner:
    """Gets the manner of who sits in `seat`."""
    return MANNERS[seat % len(MANNERS)]


def pace(seat: int, moment: Moment) -> float:
    """Gets the time that who sits in `seat` takes at a moment, as a share of what is usual."""
    return round(manner_of(seat).pace * PACES[moment], 3)


def mood(seat: int, deal: Sequence[Step], winners: Sequence[int] | None) -> Mood:
    """Gets how who sits in `seat` looks: of a deal that is over (with its `winners`) as it has ended for that seat.

    Before that by the last occasion since its last action, that one included.
    """
    if winners:
        return "glad" if seat in winners else "sorry"
    for played in reversed(deal):
        for event in reversed(played.events):
            if event.seat == seat and event.occasion in MOODS:
                return MOODS[event.occasion]
        if played.seat == seat:
            break
    return "calm"


def greeting(seats: Sequence[int], rng: random.Random) -> Remark | None:
    """Gets what one of the opponents in `seats` says when a match begins."""
    talkers = [seat for seat in seats if manner_of(seat).temper != "quiet"]
    return _said(rng.choice(talkers), "begin", rng) if talkers else None


def farewell(seats: Sequence[int], winners: Sequence[int], rng: random.Random) -> Remark | None:
    """Gets what one of the opponents in `seats` says of a deal that is over: one that won if any did."""
    won = [seat for seat in seats if seat in winners]
    seat = rng.choice(won or list(seats))
    if rng.random() >= TOLD_AT_END * manner_of(seat).talk:
        return None
    return _said(seat, "won" if won else "lost", rng)


def remark(seats: Sequence[int], events: Sequence[Event], rng: random.Random) -> Remark | None:
    """Gets what an opponent in `seats` says to `events`: the game tells which of them are an occasion to."""
    for event in events:
        seat = event.seat
        if event.occasion and seat is not None and seat in seats and rng.random() < manner_of(seat).talk:
            return _said(seat, event.occasion, rng)
    return None


def _said(seat: int, occasion: str, rng: random.Random) -> Remark:
    number = rng.randrange(VARIANTS) + 1
    return {"seat": seat, "message": message(f"manner-{occasion}-{manner_of(seat).temper}-{number}")}
