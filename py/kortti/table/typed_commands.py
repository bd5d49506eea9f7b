"""The commands that people type at a table, in the page's text mode and in the terminal.

Parsing a command changes nothing. It yields an answer (lists of sentences) or the next request: an action for `act`, an
``undo``, a ``hint`` ... Action texts and command names are the same in every language, as in records; answers are
messages.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kortti.cards import CARDS
from kortti.messages import InvalidActionError, Message, message
from kortti.records.fairness import told_of
from kortti.table import Table, sentences
from kortti.table.rules_page import rules_of
from kortti.texts import printable, shown
from kortti.wire import Action, Command, Part, View

# Suit symbols with their text-style selector, and a ten as people write it.
SIGNS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "♧": "C", "♢": "D", "♡": "H", "♤": "S", "\ufe0e": "", "\ufe0f": ""}
WHEN = ("always", "nearer", "never")  # when a person wants to be asked a repeated question
ASKS = ("undo", "redo", "hint", "next", "quit")  # carried out by the front end


def command_of(table: Table, seat: int | None, text: str, is_known: bool = False) -> Command:
    """Parses what the person in `seat`, or a spectator (None), has typed; for `is_known` see `CommandRequest`.

    A legal action text is that action, also in lower case and with suit symbols (``7♣``). A number is that of an offer.
    A card or the beginning of an action text is the only offer that it matches. Then come command names. Anything else
    is answered with the reason why not, or how to type commands.
    """
    view = table.view(seat)
    words = [card_in(word) or word.lower() for word in text.split()]
    typed = " ".join(words)
    if not words:
        return told(everything(view))
    if table.is_asked(seat):
        if table.state.explain(typed) is None:
            return acted(typed)
        if offers := offers_for(view, words):
            return acted(offers[0]) if len(offers) == 1 else told([which(view, offers)])
    first, *rest = words
    if first in ASKS:
        return {"do": first, "parts": []}  # type: ignore[typeddict-item]
    if first in WHEN and view["inquiry"]:
        return {"do": first, "parts": [part_of(message(f"text-inquiry-{first}"))]}
    if first == "save":
        return {"do": "save", "parts": [], "file": text.split(maxsplit=1)[1].strip() if rest else ""}
    if first == "fingerprint":
        return told([fingerprint_part(table, view, is_all=rest == ["all"], is_known=is_known)])
    if first in TELLS:
        return told(TELLS[first](table, seat, view, rest))
    return told([part_of(why_not(table, seat, words))])


def acted(offer: str | Action) -> Command:
    """Returns the command that plays an action (its text, or an offer of the view)."""
    action: str = offer if isinstance(offer, str) else dict[str, Any](offer)["action"]
    return {"do": "act", "parts": [], "action": action}


def told(parts: Sequence[Part]) -> Command:
    """Returns the command that shows an answer."""
    return {"do": "tell", "parts": parts}


def part_of(*lines: Message) -> Part:
    """Returns a list of sentences without a title."""
    return sentences.part(None, lines)


def card_in(word: str) -> str | None:
    """Parses a card in any notation (``7c``, ``10♥``, ``TH``); None if it is not one."""
    card = "".join(SIGNS.get(char, char) for char in word.upper()).replace("10", "T")
    return card if card in CARDS else None


def offers_for(view: View, words: Sequence[str]) -> list[Action]:
    """Returns the offers that words match: a number, a card (alone or after "play"), the beginning of a text."""
    offers, typed = list(view["actions"]), " ".join(words)
    if typed.isdecimal() and len(typed) < 5:
        return offers[int(typed) - 1 : int(typed)] if int(typed) else []
    card = words[-1] if len(words) == 1 or words[:-1] == ["play"] else None
    return [
        offer
        for offer in offers
        for choice in [dict[str, Any](offer)]
        if f"{choice['action']} ".startswith(f"{typed} ") or (card in CARDS and choice["card"] == card)
    ]


def which(view: View, offers: Sequence[Action]) -> Part:
    """Returns the question which of several offers is meant."""
    return {**sentences.offers_part(view, offers), "title": message("text-which")}


def why_not(table: Table, seat: int | None, words: Sequence[str]) -> Message:
    """Returns why a typed text cannot be carried out: the rules' reason for an action, else how to type commands."""
    typed = " ".join(words)
    if typed not in CARDS:
        try:
            table.state.string_to_action(typed)
        except InvalidActionError:
            if len(words) == 2 and words[0] == "play" and words[1] in CARDS:
                return why_not(table, seat, words[1:])
            return message("text-unknown", text=shown("".join(map(printable, typed))))
    return table.why(seat, typed) or message("text-can")


def everything(view: View) -> list[Part]:
    """Returns the whole table: prompt, places, seats, hand and offers."""
    parts = [part_of(*(news["message"] for news in view["news"]), view["prompt"])]
    if view["over"]:
        return [*parts, *sentences.score_parts(view)]
    titles = view["titles"][view["deal"] - 1 : view["deal"]]
    course = [part_of(*titles, *([view["progress"]] if view["progress"] else []))] if titles or view["progress"] else []
    parts += [*course, sentences.table_part(view), sentences.seats_part(view), sentences.hand_part(view)]
    return [*parts, sentences.offers_part(view)] if view["actions"] else parts


def _table(table: Table, seat: int | None, view: View, rest: Sequence[str]) -> list[Part]:
    return [sentences.table_part(view), sentences.seats_part(view)]


def _hand(table: Table, seat: int | None, view: View, rest: Sequence[str]) -> list[Part]:
    return [sentences.hand_part(view)]


def _moves(table: Table, seat: int | None, view: View, rest: Sequence[str]) -> list[Part]:
    return [sentences.offers_part(view)]


def _score(table: Table, seat: int | None, view: View, rest: Sequence[str]) -> list[Part]:
    return sentences.score_parts(view)


def _why(table: Table, seat: int | None, view: View, rest: Sequence[str]) -> list[Part]:
    if not rest:
        return [part_of(view["prompt"])]
    return [part_of(why_not(table, seat, rest))]


def _log(table: Table, seat: int | None, view: View, rest: Sequence[str]) -> list[Part]:
    """Returns the log of this deal, or for ``log all`` of every deal."""
    deals = table.log(seat)
    return [
        sentences.part(message("table-deal", deal=deal["deal"]), deal["lines"] or [message("table-no-log")])
        for deal in (deals if rest == ["all"] else deals[-1:])
    ]


def _rules(table: Table, seat: int | None, view: View, rest: Sequence[str]) -> list[Part]:
    return [
        sentences.part(section["title"], [message(line["id"], **line["args"]) for line in section["lines"]])
        for section in rules_of(table.match.game)["sections"]
    ]


def fingerprint_part(table: Table, view: View, *, is_all: bool, is_known: bool) -> Part:
    """Returns the fingerprint of this deal, or of every deal if `is_all`, with the openings of finished ones."""
    told = table.fingerprints()
    deals = told["deals"] if is_all else told["deals"][-1:]
    lines = [
        line
        for deal in deals
        for line in (
            told_of(deal["fingerprint"], deal["deal"]),
            *(message("fair-line", text=line) for line in (deal["opening"] or "").splitlines()),
        )
    ]
    notes = [] if view["over"] else [message("fair-before")]
    notes += [message("fair-known")] if is_known or told["known"] else []
    return sentences.part(message("fair-title"), [*lines, *notes])


def _help(table: Table, seat: int | None, view: View, rest: Sequence[str]) -> list[Part]:
    own = [*table.match.game.view.typed()]
    if view["inquiry"]:
        own.append((", ".join(WHEN), message("text-help-inquiry", inquiry=dict[str, Any](view["inquiry"])["name"])))
    lines = [message("text-help-line", command=name, told=told) for name, told in (*HELP[:2], *own, *HELP[2:])]
    return [sentences.part(message("text-help"), [message("text-help-cards"), *lines])]


Tell = Callable[[Table, "int | None", View, Sequence[str]], list[Part]]
TELLS: dict[str, Tell] = {
    "table": _table,
    "hand": _hand,
    "moves": _moves,
    "score": _score,
    "why": _why,
    "log": _log,
    "rules": _rules,
    "help": _help,
    "?": _help,
}
HELP = (
    ("7C, play 7C", message("text-help-play")),
    ("1, 2, 3 …", message("text-help-number")),
    ("hand", message("text-help-hand")),
    ("table", message("text-help-table")),
    ("moves", message("text-help-moves")),
    ("score", message("text-help-score")),
    ("why 5H", message("text-help-why")),
    ("hint", message("text-help-hint")),
    ("undo, redo", message("text-help-undo")),
    ("log, log all", message("text-help-log")),
    ("rules", message("text-help-rules")),
    ("fingerprint", message("text-help-fingerprint")),
    ("next", message("text-help-next")),
    ("save", message("text-help-save")),
    ("quit", message("text-help-quit")),
)
