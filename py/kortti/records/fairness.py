"""Verifiable shuffles: each deal has a fingerprint before its first card is played, and an opening after its last.

The opening of a deal is a text of six lines, each ending with a line feed:

    kortti-deck 1
    game pantti
    deal 3
    dealer 2
    salt ab4d8e05d0ba61f0a4fcb4bd7f0f0f42
    deck 7C KH ... 2D

The fingerprint is the SHA-256 of that text. The deck is listed top card first; `deal` is the number it was shuffled
with. The salt keeps anybody from finding the deck by trial, and exchanging the deck would change the fingerprint.

Everything follows from the seed of the match, so nothing else is stored: the deck of deal k is shuffled from
``<seed>/<k>``, and its salt is the first 16 bytes of SHAKE-256 of ``<seed>/<k>/salt``. An opening does not reveal the
seed, and thus no later deal, unless the seed can be guessed. Random seeds have 28 letters and digits (at least 128
bits); the cards of any other seed are treated as known (`is_known`).
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from typing import NamedTuple

from kortti.cards import CardError, format_cards
from kortti.game import Match
from kortti.games import load_game
from kortti.messages import GameError, Message, message
from kortti.records.record import Record

HEAD = "kortti-deck 1"
SALT = 16  # bytes
LEAST = 16  # least digits of a noted fingerprint; fewer prove nothing
MOST = 64
LONGEST = 2_000  # characters of an opening
DRAWN = re.compile("[0-9a-z]{28}")


class Opening(NamedTuple):
    """The game, deck and salt of a deal; the fingerprint is the hash of its text."""

    game: str
    deal: int  # the number it was shuffled with
    dealer: int
    salt: str
    deck: str

    def __str__(self) -> str:
        lines = [HEAD, *(f"{name} {value}" for name, value in zip(self._fields, self, strict=True))]
        return "".join(f"{line}\n" for line in lines)

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of the text as 64 hexadecimal digits."""
        return hashlib.sha256(str(self).encode()).hexdigest()


def salt_of(seed: str, deal: int) -> str:
    """Returns the salt of deal number `deal` in the match of `seed`."""
    return hashlib.shake_256(f"{seed}/{deal}/salt".encode()).hexdigest(SALT)


def openings_of(match: Match) -> list[Opening]:
    """Returns the openings of all deals of a match. The last one, of the current deal, is secret."""
    game, seed = match.game, match.seed
    dealers = [*(deal.dealer for deal in match.deals), match.dealer]
    return [
        Opening(game.name, deal, dealer, salt_of(seed, deal), format_cards(game.pack.shuffle(f"{seed}/{deal}")))
        for deal, dealer in enumerate(dealers, match.first)
    ]


def is_known(record: Record) -> bool:
    """Checks if somebody may know the cards of a match: it is practice, or its seed is not random."""
    return record.practice or record.lesson or not DRAWN.fullmatch(record.seed)


def is_opening(text: str) -> bool:
    """Checks if a text starts like an opening."""
    return text.lstrip("\ufeff \t\r\n").startswith(HEAD.split()[0])


def parse_opening(text: str) -> Opening:
    """Parses an opening, ignoring blank lines and blanks around lines.

    Raises `GameError` if it is not one, or its deck is not one of its game.
    """
    lines = [line.strip() for line in text[: LONGEST + 1].removeprefix("\ufeff").splitlines() if line.strip()]
    if len(text) > LONGEST or lines[:1] != [HEAD] or len(lines) != 1 + len(Opening._fields):
        raise _no_opening(lines[0] if lines else "")
    name, deal, dealer, salt, deck = map(_value, lines[1:], Opening._fields)
    pack = load_game(name).pack
    try:
        cards = format_cards(pack.parse(deck))
    except CardError:
        raise GameError("not a whole pack", message("fair-bad-deck", count=len(pack.cards))) from None
    if not (_is_number(deal) and _is_number(dealer) and re.fullmatch(f"[0-9a-f]{{{2 * SALT}}}", salt)):
        raise _no_opening(f"{deal} {dealer} {salt}")
    return Opening(name, int(deal), int(dealer), salt, cards)


def _value(line: str, name: str) -> str:
    """Returns the value of a line. Raises `GameError` unless its keyword is `name`."""
    word, _, value = line.partition(" ")
    if word != name:
        raise _no_opening(line)
    return value.strip()


def _is_number(text: str) -> bool:
    return bool(re.fullmatch("0|[1-9][0-9]{0,3}", text))


def _no_opening(line: str) -> GameError:
    return GameError(f"no opening: {line[:60]!r}", message("fair-bad-text", text=line[:60]))


def parse_noted(text: str) -> str:
    """Returns the digits of a noted fingerprint: all or at least the first 16, with or without separators.

    Raises `GameError` if it is not one.
    """
    digits = re.sub(r"[\s:-]", "", text).lower()
    if not re.fullmatch(f"[0-9a-f]{{{LEAST},{MOST}}}", digits):
        raise GameError("no fingerprint", message("fair-bad-fingerprint", text=text.strip()[:80], least=LEAST))
    return digits


def noted_in(text: str) -> Iterator[str]:
    """Yields the fingerprints noted in a record, in lines like ``# fingerprint 3f9a...``."""
    for line in text.splitlines():
        if found := re.fullmatch(r"#\s*fingerprint\s+(.*\S)\s*", line):
            yield found[1]


def told_of(fingerprint: str, deal: int) -> Message:
    """Returns the sentence that tells the fingerprint of a deal."""
    return message("fair-deal", deal=deal, fingerprint=fingerprint)
