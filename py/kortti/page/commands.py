"""What people type at a table: the same commands for the page's text mode and for a terminal.

A command changes nothing. It comes to an answer (lists of sentences), or to what has to be asked for in turn: an action
that `act` plays, an ``undo``, a ``hint`` ... Texts of actions and the names of commands are the same in every language,
as those of records are; whatever is told is a message.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kortti.cards import CARDS
from kortti.messages import InvalidActionError, Message, message
from kortti.page.catalogue import rules_of
from kortti.records.fairness import told_of
from kortti.table import Table, sentences
from kortti.texts import printable, shown
from kortti.wire import Action, Command, Part, View

# Suit marks as they are seen, with the sign that keeps them from being a picture, and a ten as it is written.
SIGNS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "♧": "C", "♢": "D", "♡": "H", "♤": "S", "\ufe0e": "", "\ufe0f": ""}
WHEN = ("always", "nearer", "never")  # how often one wants to be asked what a game asks again and again
ASKS = ("undo", "redo", "hint", "next", "quit")  # that the front end asks for, or does


def command_of(table: Table, seat: int | None, text: str, is_known: bool = False) -> Command:
    """Gets what the person in `seat` has typed, or a spectator (None); `is_known` as `CommandRequest` has it.

    An action text that is possible now is that action, also in small letters and with signs for suits (``7♣``). A
    number is that of an offer; a card, or the beginning of an action text, is the only offer that it fits. Then come
    the names of commands. Whatever is none of these gets the reason why, or how commands are typed.
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
    """Makes the command that plays an action."""
    action: str = offer if isinstance(offer, str) else dict[str, Any](offer)["action"]
    return {"do": "act", "parts": [], "action": action}


def told(parts: Sequence[Part]) -> Command:
    """Makes the answer to a command that only asks."""
    return {"do": "tell", "parts": parts}


def part_of(*lines: Message) -> Part:
    """Makes a list without a title."""
    return sentences.part(None, lines)


def card_in(word: str) -> str | None:
    """Gets the card that a word is, however it is written (``7c``, ``10♥``, ``TH``), None where it is none."""
    card = "".join(SIGNS.get(char, char) for char in word.upper()).replace("10", "T")
    return card if card in CARDS else None


def offers_for(view: View, words: Sequence[str]) -> list[Action]:
    """Gets the offers that some words fit: a number, a card alone or after the word "play", the beginning of a text."""
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
    """Asks which of several offers is meant."""
    return {**sentences.offers_part(view, offers), "title": message("text-which")}


def why_not(table: Table, seat: int | None, words: Sequence[str]) -> Message:
    """Gets why what was typed cannot be done: the rules' reason where it is an action, else how commands are typed."""
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
    """Gets the whole table: what is asked, what lies there, who sits there, the hand, and what can be done."""
    parts = [part_of(*(news["message"] for news in view["news"]), sentences.prompt_of(view))]
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
        return [part_of(sentences.prompt_of(view))]
    return [part_of(why_not(table, seat, rest))]


def _log(table: Table, seat: int | None, view: View, rest: Sequence[str]) -> list[Part]:
    """Tells the deal that is played, or with ``log all`` every deal."""
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
    """Tells the fingerprint of this deal, or with ``fingerprint all`` of every deal, and opens what is over."""
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
