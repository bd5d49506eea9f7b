"""Texts of one language: formats messages with the page's Fluent files.

Counterpart of the page's `web/src/words/words.js`. Here the ranks are written A K Q J in every language, because that
is what one types. Requires `fluent.runtime`: ``pip install .[terminal]``.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from kortti.cards import HIDDEN
from kortti.messages import Message

# The texts lie beside this module in the wheel, and in the page's folder in a clone.
PLACES = (Path(__file__).parent / "words", Path(__file__).parents[3] / "web" / "words")
FALLBACK = "en"
SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
NAMES = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
RANKS = dict(zip("A23456789TJQK", NAMES, strict=True))
CARDS = ("card", "one", "other", "low", "high")  # arguments that are a card
IS_CARD = re.compile("(?:card|cards|one|other|low|high)(?:Gen|Part)?")  # arguments that are cards
SEATS = {"seat": "you", "to": "toYou", "from": "fromYou"}  # seat arguments, and the ones that mark "you"
FORMS = {"Gen": "genitive", "Part": "partitive"}  # argument suffixes and the grammatical forms they ask for
MINUS = re.compile(r"(?<!\w)-(?=\d)")  # the hyphen of a negative number


class Company(NamedTuple):
    """The names at the table, by seat, and the seat addressed as "you", if any."""

    names: Sequence[str] = ()
    you: int | None = None


def place() -> Path:
    """Returns the folder of all texts."""
    return next(path for path in PLACES if path.is_dir())


def languages() -> list[str]:
    """Returns the available languages."""
    return sorted(path.name for path in place().iterdir() if path.is_dir())


def language_of(wish: str | None) -> str:
    """Returns the requested language (``fi``, ``fi_FI.UTF-8``), else the environment's, else English."""
    asked = [wish] if wish else [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    first = next(filter(None, asked), "").replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return first if first in languages() else FALLBACK


@cache
def bundle_of(language: str) -> FluentBundle:
    """Loads the texts of a language."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((place() / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


class Words:
    """The texts of a language for the company at a table. If `aloud`, cards are spelled out."""

    def __init__(self, language: str, *, aloud: bool = False, has_signs: bool = True) -> None:
        self.language = language
        self.aloud = aloud
        self.has_signs = has_signs
        self.company = Company()

    def text(self, id: str, args: dict[str, Any] | None = None) -> str:
        """Returns the text of an id or of ``id.attribute``; the id itself if there is none."""
        name, _, attribute = id.partition(".")
        for bundle in map(bundle_of, (self.language, FALLBACK)):
            if bundle.has_message(name):
                entry = bundle.get_message(name)
                pattern = entry.attributes.get(attribute) if attribute else entry.value
                if pattern is not None:
                    told = str(bundle.format_pattern(pattern, args)[0])
                    is_below = any(isinstance(value, int | float) and value < 0 for value in (args or {}).values())
                    return MINUS.sub("−", told) if is_below and self.has_signs else told
        return id

    def say(self, message: Message | None) -> str:
        """Returns the text of a message, with its cards, seats and suits formatted."""
        if message is None:
            return ""
        given = self._arguments(message["args"])
        told = self.text(message["id"], given)
        cards = [value for name, value in given.items() if IS_CARD.fullmatch(name) and isinstance(value, str) and value]
        if not cards or not told.endswith((".", "!", "?")):
            return told
        some = "|".join(map(re.escape, cards))
        return re.sub(rf"(^|[.!?] )(?={some})(.)", lambda found: found[1] + found[2].upper(), told)  # begins a sentence

    def names(self, seats: Sequence[tuple[str, str]], you: int | None = None) -> list[str]:
        """Returns the names of all seats from their kinds and own names; `you` is the seat of the person addressed.

        Counterpart of the page's `web/src/words/seat-names.js`. An unnamed opponent gets its seat's usual name, or the
        next free one if somebody has that name.
        """
        neighbours = self.text("opponent-names").split()
        people = [seat for seat, (kind, _) in enumerate(seats) if kind == "person"]
        names = [name or neighbours[seat % len(neighbours)] for seat, (_, name) in enumerate(seats)]
        for number, seat in enumerate(people, 1):
            own = self.text("you-name") if seat == you else self.text("person-name", {"number": number})
            names[seat] = seats[seat][1] or own
        bare = [*map(_bare, names)]
        counts = Counter(bare)
        is_other = [
            not name and kind != "person" and counts[own] > 1 for (kind, name), own in zip(seats, bare, strict=True)
        ]
        taken = {own for own, other in zip(bare, is_other, strict=True) if not other}
        for seat in [seat for seat, other in enumerate(is_other) if other]:
            start = seat % len(neighbours)
            after = (name for name in neighbours[start:] + neighbours[:start] if _bare(name) not in taken)
            names[seat] = next(after, names[seat])
            taken.add(_bare(names[seat]))
        return names

    def card(self, card: str, form: str = "") -> str:
        """Formats a card (``7H``), one with its stand-in (``2C=7H``) or a rank, in a grammatical form."""
        own, _, other = card.partition("=")
        if other:
            given = {"card": self.card(own, form), "other": self.card(other, form and "genitive")}
            return self.text("card-as" if self.aloud else "card-as.short", given)
        if card == HIDDEN:
            return self._named("card-hidden", form, {})
        rank, suit = card[0], card[1:]
        if not self.aloud:
            return rank.replace("T", "10") + SIGNS.get(suit, "") if self.has_signs else card
        if not suit:
            return self._named("card-rank", form, {"rank": RANKS[rank]})
        return self._named("card-name", form, {"rank": RANKS[rank], "suit": SUITS[suit]})

    def chain(self, id: str, texts: Sequence[str]) -> str:
        """Joins texts with a message that takes the first and the rest."""
        *others, joined = texts or ("",)
        for text in reversed(others):
            joined = self.text(id, {"first": text, "rest": joined})
        return joined

    def _named(self, id: str, form: str, args: dict[str, Any]) -> str:
        """Returns a name in a grammatical form, or the base form if the language lacks it."""
        has_form = form and form in bundle_of(self.language).get_message(id).attributes
        return self.text(f"{id}.{form}" if has_form else id, args)

    def _arguments(self, args: Mapping[str, Any]) -> dict[str, Any]:
        given: dict[str, Any] = {}
        for name, value in args.items():
            if value is not None:
                given |= self._argument(name, value)
        return given

    def _argument(self, name: str, value: Any) -> dict[str, Any]:
        """Formats an argument by its name."""
        if name in CARDS:
            forms = {name + ending: self.card(value, form) for ending, form in FORMS.items()}
            return {name: self.card(value), **forms}
        if name == "cards" and not isinstance(value, int):
            return {name: (", " if self.aloud else " ").join(map(self.card, value))}
        if name == "groups":
            return {name: self.chain("table-groups", [self._argument("cards", cards)["cards"] for cards in value])}
        if name in SEATS and isinstance(value, int):
            names, you = self.company
            return {name: names[value] if value < len(names) else value + 1, SEATS[name]: _yes(value == you)}
        if name == "suit":
            suit = {"suit": SUITS[value]}
            return {name: self.text("suit-name", suit), "suitGen": self._named("suit-name", "genitive", suit)}
        if name == "neighbour":
            return {name: self.names([(seat["kind"], seat["name"]) for seat in value["seats"]])[value["seat"]]}
        if name == "game":
            return {name: self.text(f"game-{value}")}
        if isinstance(value, dict):
            return {name: self.say(value)}  # type: ignore[arg-type]
        return {name: _yes(value) if isinstance(value, bool) else value}


def _bare(name: str) -> str:
    """Returns a name without case and accents, for comparison."""
    letters = (char for char in unicodedata.normalize("NFKD", name) if not unicodedata.category(char).startswith("M"))
    return "".join(letters).upper().lower().strip()


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"
