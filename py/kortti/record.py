"""The text record of a match: written, parsed and replayed. Saves, links and golden files are all this text.

    kortti 1
    game pantti
    option players 4
    seed a1b2
    dealer 2
    seat person Tuija
    seat expert Hiski
    deal
    play 7C, play 8C, pass, ...

A line is a keyword and a value; under ``deal`` stand the actions, with commas between them, on any number of lines.
Options that are not named have their defaults. `parse(write(record)) == record` for every record of a match.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from kortti.game import (
    Event,
    Game,
    GameError,
    IllegalActionError,
    InvalidActionError,
    KorttiError,
    Message,
    Option,
    State,
    message,
)
from kortti.games import load_game
from kortti.match import Match
from kortti.opponents import LEVELS

VERSION = "kortti 1"
LONGEST = 1_000_000  # characters; a full match of the longest game has less than a tenth
NAME_LENGTH = 24  # characters
KINDS = {kind: kind for kind in ("person", *LEVELS)} | {"opponent": "skilled"}  # as records once said


class RecordError(KorttiError):
    """A text that is no record, or one whose actions the rules do not allow. It names the offending line."""

    def __init__(self, line: str, told: Message | None = None) -> None:
        super().__init__(f"not a record: {line!r}", told or message("error-bad-save", text=line[:60]))


class Seat(NamedTuple):
    """Who sits there: ``"person"`` or an opponent's level, and the name."""

    kind: str
    name: str


@dataclass
class Record:
    """All that a match is made of. `deals` holds the action texts; `practice` tells that some were taken back."""

    game: Game
    seed: str
    dealer: int
    seats: tuple[Seat, ...] = ()
    deals: list[list[str]] = field(default_factory=lambda: [[]])
    practice: bool = False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and write(self) == write(other)


def clean_name(name: str) -> str:
    """Gets a name fit for one line: printable, blanks folded, not too long."""
    printable = "".join(char if char.isprintable() else " " for char in name)
    return " ".join(printable.split())[:NAME_LENGTH].strip()


def write(record: Record) -> str:
    """Gets the text of `record`."""
    lines = [VERSION, f"game {record.game.name}"]
    lines += [f"option {name} {Option.show(value)}" for name, value in record.game.options.items()]
    lines += [f"seed {record.seed}", f"dealer {record.dealer}"]
    lines += [f"seat {seat.kind} {seat.name}" for seat in record.seats]
    lines += ["practice"] if record.practice else []
    for actions in record.deals:
        lines.append("deal")
        lines += textwrap.wrap(", ".join(actions), 110, break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines) + "\n"


def parse(text: str) -> Record:
    """Gets the record of a text; raises `RecordError` at the first line that cannot be one."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if len(text) > LONGEST or not lines or lines[0] != VERSION:
        raise RecordError(lines[0] if lines else "")
    head: dict[str, str] = {}
    options: dict[str, object] = {}
    seats: list[Seat] = []
    deals: list[str] = []
    for line in lines[1:]:
        word, _, value = line.partition(" ")
        if line == "deal":
            deals.append("")
        elif deals:
            deals[-1] += " " + line
        elif word == "option" and " " in value:
            name, _, choice = value.partition(" ")
            options[name] = choice
        elif word == "seat":
            kind, _, name = value.partition(" ")
            if kind not in KINDS:
                raise RecordError(line, message("error-bad-level", text=clean_name(kind)))
            seats.append(Seat(KINDS[kind], clean_name(name)))
        elif word in ("game", "seed", "dealer", "practice") and word not in head:
            head[word] = value
        else:
            raise RecordError(line)
    for word in ("game", "seed", "dealer"):
        if not head.get(word, "").isprintable() or word not in head:
            raise RecordError(f"{word} {head.get(word, '')!r}")
    try:
        game = load_game(head["game"], **options)
    except GameError as error:
        raise RecordError(str(error)) from error
    dealer = head["dealer"]
    if not (dealer.isascii() and dealer.isdecimal() and len(dealer) < 3 and int(dealer) < game.players):
        raise RecordError(f"dealer {dealer}")
    if seats and len(seats) != game.players:
        raise RecordError(f"{len(seats)} seats")
    actions = [[action.strip() for action in deal.split(",") if action.strip()] for deal in deals] or [[]]
    return Record(game, head["seed"], int(dealer), tuple(seats), actions, "practice" in head)


def replay(
    record: Record, before: Callable[[int, State[Any]], None] = lambda deal, state: None
) -> tuple[Match, list[list[Event]]]:
    """Plays a record through: gets the match as it stands at the end, and the events deal by deal.

    `before` is called before each action, with the number of deals before and the state. Raises `RecordError` at the
    first action that is not legal, or where a deal begins before the last one is over.
    """
    match = record.game.new_match(record.seed, record.dealer)
    log: list[list[Event]] = []
    for number, actions in enumerate(record.deals):
        try:
            if number:
                match.next_deal()
            log.append([])
            for text in actions:
                before(number, match.state)
                log[-1] += match.apply_action(match.state.string_to_action(text))
        except (InvalidActionError, IllegalActionError, GameError) as error:
            raise RecordError(f"deal {number + 1}: {error}") from error
    return match, log


def playthrough(record: Record) -> str:
    """Gets a record with all that the engine says on the way, for golden files: one line an action.

    Each line holds the seat, the phase, what was legal, what was played and what came of it; after each deal stand
    the returns, the winners and the totals. Lines that begin with ``#`` are no part of the record itself.
    """
    match = record.game.new_match(record.seed, record.dealer)
    lines = write(Record(record.game, record.seed, record.dealer, record.seats, [], record.practice)).splitlines()
    for number, actions in enumerate(record.deals):
        state = match.next_deal() if number else match.state
        lines += ["deal", f"# deck {state.deck}"]
        for text in actions:
            legal = [state.action_to_string(action) for action in state.legal_actions()]
            asked = f"{state.current_player} {state.phase}"
            events = match.apply_action(state.string_to_action(text))
            told = "; ".join(f"{e.id} {e.seat} {e.to} {e.card} {e.source} {e.target}" for e in events)
            lines += [f"{text},", f"# {asked}: {_shortened(legal)} -> {told}"]
        if state.is_terminal:
            won = " ".join(map(str, state.winners()))
            lines.append(f"# returns {_numbers(state.returns())}; won by {won}; totals {_numbers(match.totals)}")
    return "\n".join(lines) + "\n"


def _shortened(texts: Sequence[str]) -> str:
    """Gets the texts in one line; where many differ in the last word alone, that word of each."""
    first = texts[0].rpartition(" ")[0]
    if len(texts) > 3 and first and all(text.rpartition(" ")[0] == first for text in texts):
        return f"{first} {'/'.join(text.rpartition(' ')[2] for text in texts)}"
    return ", ".join(texts)


def _numbers(values: Sequence[int]) -> str:
    return " ".join(map(str, values))


def parse_playthrough(text: str) -> Record:
    """Gets the record inside a playthrough."""
    return parse("\n".join(line for line in text.splitlines() if not line.startswith("#")))
