"""What a text is worth that somebody hands over: whether the rules allow its match, and which packs were dealt in it.

For the terminal and for the page alike, in messages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kortti.messages import Message, message
from kortti.options import Option
from kortti.records.fairness import is_opening, noted_in, openings_of, parse_noted, parse_opening, told_of
from kortti.records.links import Found, read
from kortti.records.record import Record, Seat
from kortti.wire import Part


class Verdict(NamedTuple):
    """What was found out. It is `right` unless somebody has noted a fingerprint that no deal of it has."""

    right: bool
    parts: list[Part]


def verified(text: str, noted: Sequence[str] = ()) -> Verdict:
    """Tells what a record, a link or an opening is, and whether it has the fingerprints that somebody has `noted`.

    A match is played through. Raises `KorttiError` where the text is none of them, the rules forbid an action of it, or
    what was noted is no fingerprint.
    """
    if is_opening(text):
        opening = parse_opening(text)
        fingerprints = {opening.deal: opening.fingerprint}
        parts = [Part(title=None, lines=[message("fair-pack", game=opening.game, deal=opening.deal)])]
    else:
        found = read(text)
        fingerprints = {number: one.fingerprint for number, one in enumerate(openings_of(found.match), 1)}
        parts = [Part(title=message("verify-game", game=found.record.game.name), lines=[*_match_lines(found)])]
        noted = [*noted, *noted_in(text)]
    told = [told_of(fingerprint, deal) for deal, fingerprint in fingerprints.items()]
    checks = [_check(digits, fingerprints) for digits in noted]
    lines = [*told, *(line for _, line in checks)]
    return Verdict(all(right for right, _ in checks), [*parts, Part(title=message("fair-title"), lines=lines)])


def _check(digits: str, fingerprints: dict[int, str]) -> tuple[bool, Message]:
    """Tells whether a deal has the fingerprint that was noted, and which."""
    wanted = parse_noted(digits)
    deal = next((deal for deal, whole in fingerprints.items() if whole.startswith(wanted)), None)
    if deal is None:
        return False, message("fair-wrong", text=wanted)
    return True, message("fair-right", text=wanted, deal=deal)


def _match_lines(found: Found) -> Iterator[Message]:
    """Tells what is played and by whom, that all of it is legal, and how it stands."""
    record, match = found.record, found.match
    yield from heading(record)
    yield message("verify-legal", actions=sum(map(len, record.deals)), deals=len(record.deals))
    yield message("verify-over", over=match.over or "no")
    winners = match.winners() if match.is_over else ()
    for seat, (who, total) in enumerate(zip(record.seats, match.totals, strict=True)):
        name = message("verify-seat", number=seat + 1, name=_name_of(record.seats, seat), kind=who.kind)
        unit = record.game.counted_in
        told = message("text-score", name=name, told=message(unit["id"], count=total)) if unit else name
        yield message("text-won", name=told) if seat in winners else told


def _name_of(seats: Sequence[Seat], seat: int) -> str | Message:
    """Gets what a seat is called: its own name, or else "Player 2", or that of a neighbour."""
    name, kind = seats[seat].name, seats[seat].kind
    if name or kind != "person":
        return name or message("opponent-name", neighbour={"seat": seat, "seats": [who._asdict() for who in seats]})
    return message("person-name", number=[who.kind for who in seats[: seat + 1]].count("person"))


def heading(record: Record) -> Iterator[Message]:
    """Tells what a match was dealt from, and by which rules it is played, as records write them."""
    yield message("verify-seed", seed=record.seed, practice=record.practice)
    rules = ", ".join(f"{name} {Option.show(value)}" for name, value in record.game.options.items())
    yield message("verify-rules", rules=rules)
