"""How opponents behave beside the cards: how long they take to play, and what they say now and then.

Who sits in a seat is of a certain temper; the page has a name for each. Neither pace nor words can tell of a hidden
card: the pace is the same for all that an opponent decides, and its words answer what everybody has seen.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kortti.game import Event, Message, message


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
TOLD_AT_END = 2.0  # how much more often than in mid-play they speak when a deal is over
GOOD_TRICK = 20  # points of a trick that is worth a word

OCCASIONS = {
    "sevens-pass": "stuck",
    "sevens-pantti": "stuck",
    "sevens-beg": "stuck",
    "myllymatti-take": "stuck",
    "myllymatti-out": "proud",
    "ristikontra-wins": "proud",
    "gin-contract": "proud",
}


def manner_of(seat: int) -> Manner:
    """Gets the manner of who sits in `seat`."""
    return MANNERS[seat % len(MANNERS)]


def greeting(seats: Sequence[int], rng: random.Random) -> Mapping[str, object] | None:
    """Gets what one of the opponents in `seats` says when a match begins."""
    talkers = [seat for seat in seats if manner_of(seat).temper != "quiet"]
    return _said(rng.choice(talkers), "begin", rng) if talkers else None


def farewell(seats: Sequence[int], winners: Sequence[int], rng: random.Random) -> Mapping[str, object] | None:
    """Gets what one of the opponents in `seats` says of a deal that is over: one that won if any did."""
    won = [seat for seat in seats if seat in winners]
    seat = rng.choice(won or list(seats))
    if rng.random() >= TOLD_AT_END * manner_of(seat).talk:
        return None
    return _said(seat, "won" if won else "lost", rng)


def remark(seats: Sequence[int], events: Sequence[Event], rng: random.Random) -> Mapping[str, object] | None:
    """Gets what an opponent in `seats` says to `events`, of which everybody has seen what counts here."""
    for event in events:
        seat, occasion = event.seat, OCCASIONS.get(event.id)
        if seat is None or seat not in seats or occasion is None:
            continue
        if dict(event.args).get("n", GOOD_TRICK) >= GOOD_TRICK and rng.random() < manner_of(seat).talk:
            return _said(seat, occasion, rng)
    return None


def _said(seat: int, occasion: str, rng: random.Random) -> Mapping[str, object]:
    number = rng.randrange(VARIANTS) + 1
    said: Message = message(f"manner-{occasion}-{manner_of(seat).temper}-{number}")
    return {"seat": seat, "message": said}
