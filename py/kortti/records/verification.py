"""Verification of foreign records, links and openings: their actions are legal, their packs have known fingerprints.

Terminal and page share it; results are messages.
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
    """The result of a verification; not `right` if a noted fingerprint matches no deal."""

    right: bool
    parts: list[Part]


def verified(text: str, noted: Sequence[str] = ()) -> Verdict:
    """Identifies a text (record, link or opening) and checks it against fingerprints in `noted`.

    Replays matches. Raises `KorttiError` if the text is none of these or has an illegal action, or if a noted
    fingerprint is malformed.
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
    """Checks a noted fingerprint and returns whether a deal has it, with the message."""
    wanted = parse_noted(digits)
    deal = next((deal for deal, whole in fingerprints.items() if whole.startswith(wanted)), None)
    if deal is None:
        return False, message("fair-wrong", text=wanted)
    return True, message("fair-right", text=wanted, deal=deal)


def _match_lines(found: Found) -> Iterator[Message]:
    """Yields the lines about a match: its game and seats, that it is legal, and its score."""
    record, match = found.record, found.match
    yield from heading(record)
    yield message("verify-legal", actions=sum(map(len, record.deals)), deals=len(record.deals))
    yield message("verify-over", over=match.over or "no")
    winners = match.winners() if match.is_over else ()
    left = match.game.left(match.state) if match.is_over and len(match.finished) == 1 else ()
    for seat, (who, total) in enumerate(zip(record.seats, match.totals, strict=True)):
        name = message("verify-seat", number=seat + 1, name=_name_of(record.seats, seat), kind=who.kind)
        unit = record.game.counted_in
        told = message("text-score", name=name, told=message(unit["id"], count=total)) if unit else name
        if seat in left:
            told = message("text-lost", name=told)
        elif seat in winners and not left:
            told = message("text-won", name=told)
        yield told


def _name_of(seats: Sequence[Seat], seat: int) -> str | Message:
    """Returns the name of a seat, or else "Player 2" or an opponent's usual name."""
    name, kind = seats[seat].name, seats[seat].kind
    if name or kind != "person":
        return name or message("opponent-name", neighbour={"seat": seat, "seats": [who._asdict() for who in seats]})
    return message("person-name", number=[who.kind for who in seats[: seat + 1]].count("person"))


def heading(record: Record) -> Iterator[Message]:
    """Yields the seed and the house rules of a match, as in records."""
    yield message("verify-seed", seed=record.seed, practice=record.practice)
    rules = ", ".join(f"{name} {Option.show(value)}" for name, value in record.game.options.items())
    yield message("verify-rules", rules=rules)
