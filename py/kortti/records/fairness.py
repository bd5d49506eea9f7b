"""A shuffle that anyone can check: a deal has a fingerprint before its first card is played, and is opened at its end.

The opening of a deal is a text of six lines, each of which ends with a line feed:

    kortti-deck 1
    game pantti
    deal 3
    dealer 2
    salt ab4d8e05d0ba61f0a4fcb4bd7f0f0f42
    deck 7C KH ... 2D

Its fingerprint is the SHA-256 of that text. The deck has its top card first; `deal` is the number with which it was
shuffled. The salt keeps anybody from finding the deck by trying decks, and nobody can exchange the deck without another
fingerprint.

All of it follows from the seed of the match, so nothing more has to be kept: the salt of deal k is the first 16 bytes
of SHAKE-256 of ``<seed>/<k>/salt``, as the deck is shuffled from ``<seed>/<k>``. An opening does not lead back to the
seed, and so tells nothing of the deals to come, as long as the seed cannot be found by trying: those that are drawn by
chance have 28 letters and digits (at least 128 bits). Of all others it `is_known` what they deal.
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
LEAST = 16  # digits of a fingerprint that somebody has noted: fewer prove nothing
MOST = 64
LONGEST = 2_000  # characters of an opening
DRAWN = re.compile("[0-9a-z]{28}")


class Opening(NamedTuple):
    """What a deal was dealt from: its text is what the fingerprint is made of."""

    game: str
    deal: int  # the number with which it was shuffled
    dealer: int
    salt: str
    deck: str

    def __str__(self) -> str:
        lines = [HEAD, *(f"{name} {value}" for name, value in zip(self._fields, self, strict=True))]
        return "".join(f"{line}\n" for line in lines)

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of the text, as 64 hexadecimal digits."""
        return hashlib.sha256(str(self).encode()).hexdigest()


def salt_of(seed: str, deal: int) -> str:
    """Gets the salt of the deal that is shuffled with this number in the match of `seed`."""
    return hashlib.shake_256(f"{seed}/{deal}/salt".encode()).hexdigest(SALT)


def openings_of(match: Match) -> list[Opening]:
    """Gets the openings of all deals of a match, the one that is being played last: that one is still a secret."""
    game, seed = match.game, match.seed
    dealers = [*(deal.dealer for deal in match.deals), match.dealer]
    return [
        Opening(game.name, deal, dealer, salt_of(seed, deal), format_cards(game.pack.shuffle(f"{seed}/{deal}")))
        for deal, dealer in enumerate(dealers, match.first)
    ]


def is_known(record: Record) -> bool:
    """Tells whether somebody may know the cards of a match: it is practice, or its seed was not drawn by chance."""
    return record.practice or record.lesson or not DRAWN.fullmatch(record.seed)


def is_opening(text: str) -> bool:
    """Tells whether a text says that it is an opening."""
    return text.lstrip("\ufeff \t\r\n").startswith(HEAD.split()[0])


def parse_opening(text: str) -> Opening:
    """Gets the opening of a text; blank lines, and blanks around a line, do not count.

    Raises `GameError` where it is none, or its deck is not one of its game.
    """
    lines = [line.strip() for line in text[: LONGEST + 1].removeprefix("\ufeff").splitlines() if line.strip()]
    if len(text) > LONGEST or lines[:1] != [HEAD] or len(lines) != 1 + len(Opening._fields):
        raise _no_opening(lines[0] if lines else "")
    values = [_value(line, name) for line, name in zip(lines[1:], Opening._fields, strict=True)]
    name, deal, dealer, salt, deck = values
    pack = load_game(name).pack
    try:
        cards = format_cards(pack.parse(deck))
    except CardError:
        raise GameError("not a whole pack", message("fair-bad-deck", count=len(pack.cards))) from None
    if not (_is_number(deal) and _is_number(dealer) and re.fullmatch(f"[0-9a-f]{{{2 * SALT}}}", salt)):
        raise _no_opening(f"{deal} {dealer} {salt}")
    return Opening(name, int(deal), int(dealer), salt, cards)


def _value(line: str, name: str) -> str:
    """Gets what stands behind the name of a line; raises `GameError` where it has another name."""
    word, _, value = line.partition(" ")
    if word != name:
        raise _no_opening(line)
    return value.strip()


def _is_number(text: str) -> bool:
    return bool(re.fullmatch("0|[1-9][0-9]{0,3}", text))


def _no_opening(line: str) -> GameError:
    return GameError(f"no opening: {line[:60]!r}", message("fair-bad-text", text=line[:60]))


def parse_noted(text: str) -> str:
    """Gets the digits of a fingerprint that somebody has noted, whole or its first 16, in groups or not.

    Raises `GameError` where it is none.
    """
    digits = re.sub(r"[\s:-]", "", text).lower()
    if not re.fullmatch(f"[0-9a-f]{{{LEAST},{MOST}}}", digits):
        raise GameError("no fingerprint", message("fair-bad-fingerprint", text=text.strip()[:80], least=LEAST))
    return digits


def noted_in(text: str) -> Iterator[str]:
    """Gets the fingerprints that somebody has noted in a record, in lines like ``# fingerprint 3f9a...``."""
    for line in text.splitlines():
        if found := re.fullmatch(r"#\s*fingerprint\s+(.*\S)\s*", line):
            yield found[1]


def told_of(fingerprint: str, deal: int) -> Message:
    """Gets the fingerprint of a deal in words."""
    return message("fair-deal", deal=deal, fingerprint=fingerprint)
