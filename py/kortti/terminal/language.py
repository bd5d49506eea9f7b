"""The words of one language: messages become text, by the Fluent files that the page has too.

`web/src/words/words.js` does the same in the page. Here court cards have the letters A K Q J in every language, as one
types what one sees. Needs `fluent.runtime`: ``pip install .[terminal]``.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from kortti.cards import HIDDEN
from kortti.messages import Message

# In the wheel the words lie beside this module, in a clone where the page has them.
PLACES = (Path(__file__).parent / "words", Path(__file__).parents[3] / "web" / "words")
FALLBACK = "en"
SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
NAMES = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
RANKS = dict(zip("A23456789TJQK", NAMES, strict=True))
CARDS = ("card", "one", "other", "low", "high")  # arguments that are a card
IS_CARD = re.compile("(?:card|cards|one|other|low|high)(?:Gen|Part)?")  # the name of a card, or of several
SEATS = {"seat": "you", "to": "toYou", "from": "fromYou"}  # and a seat, with what tells whether it is "you"
FORMS = {"Gen": "genitive", "Part": "partitive"}  # of a name, by the ending of the argument that brings it
MINUS = re.compile(r"(?<!\w)-(?=\d)")  # as numbers are written that have no true one


class Company(NamedTuple):
    """Who sits at the table, by seat, and the seat that is called "you", if any."""

    names: Sequence[str] = ()
    you: int | None = None


def place() -> Path:
    """Gets the folder of all words."""
    return next(path for path in PLACES if path.is_dir())


def languages() -> list[str]:
    """Gets the languages that there are words of."""
    return sorted(path.name for path in place().iterdir() if path.is_dir())


def language_of(wish: str | None) -> str:
    """Gets the language that is wished for (``fi``, ``fi_FI.UTF-8``), or that of the environment, or else English."""
    asked = [wish] if wish else [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    first = next(filter(None, asked), "").replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return first if first in languages() else FALLBACK


@cache
def bundle_of(language: str) -> FluentBundle:
    """Reads the words of a language."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((place() / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


class Words:
    """The words of a language, for the company at a table. Where they are `aloud`, cards have their names."""

    def __init__(self, language: str, *, aloud: bool = False, has_signs: bool = True) -> None:
        self.language = language
        self.aloud = aloud
        self.has_signs = has_signs
        self.company = Company()

    def text(self, id: str, args: dict[str, Any] | None = None) -> str:
        """Gets the text of an id, also of ``id.attribute``; the id itself where there is none."""
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
        """Gets the text of a message, with cards, seats and suits by their names or signs."""
        if message is None:
            return ""
        given = self._arguments(message["args"])
        told = self.text(message["id"], given)
        cards = tuple(value for name, value in given.items() if IS_CARD.fullmatch(name) and isinstance(value, str))
        begins_small = told.endswith((".", "!", "?")) and told.startswith(cards)  # a sentence, with a card's name
        return told[:1].upper() + told[1:] if begins_small else told

    def names(self, seats: Sequence[tuple[str, str]], you: int | None = None) -> list[str]:
        """Gets the names of all seats, by their kinds and own names; `you` is the seat of a person who is addressed.

        `web/src/words/seat-names.js` does the same in the page. An opponent without a name is the neighbour who usually
        sits there, or another one where somebody has that name.
        """
        neighbours = self.text("opponent-names").split()
        people = [seat for seat, (kind, _) in enumerate(seats) if kind == "person"]
        usual = [name or neighbours[seat % len(neighbours)] for seat, (_, name) in enumerate(seats)]
        for number, seat in enumerate(people, 1):
            own = self.text("you-name") if seat == you else self.text("person-name", {"number": number})
            usual[seat] = seats[seat][1] or own
        bare = [*map(_bare, usual)]
        is_other = [
            not name and seat not in people and bare.count(bare[seat]) > 1 for seat, (_, name) in enumerate(seats)
        ]
        names = ["" if other else name for name, other in zip(usual, is_other, strict=True)]
        for seat in [seat for seat, other in enumerate(is_other) if other]:
            taken = {*map(_bare, names)}
            start = seat % len(neighbours)
            after = (name for name in neighbours[start:] + neighbours[:start] if _bare(name) not in taken)
            names[seat] = next(after, usual[seat])
        return names

    def card(self, card: str, form: str = "") -> str:
        """Gets a card (``7H``), one with what it stands for (``2C=7H``) or a rank, in one of its forms."""
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
        """Joins texts by a message that joins the first of them and the rest."""
        *others, joined = texts or ("",)
        for text in reversed(others):
            joined = self.text(id, {"first": text, "rest": joined})
        return joined

    def _named(self, id: str, form: str, args: dict[str, Any]) -> str:
        """Gets a name in one of its forms, or as it is where the language has no such form."""
        has_form = form and form in bundle_of(self.language).get_message(id).attributes
        return self.text(f"{id}.{form}" if has_form else id, args)

    def _arguments(self, args: Mapping[str, Any]) -> dict[str, Any]:
        given: dict[str, Any] = {}
        for name, value in args.items():
            if value is not None:
                given |= self._argument(name, value)
        return given

    def _argument(self, name: str, value: Any) -> dict[str, Any]:
        """Gets what becomes of an argument, by its name."""
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
    """Gets a name without what tells nobody apart: case and accents."""
    letters = (char for char in unicodedata.normalize("NFKD", name) if not unicodedata.category(char).startswith("M"))
    return "".join(letters).upper().lower().strip()


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"
