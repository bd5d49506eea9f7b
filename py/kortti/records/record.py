"""Text records of matches: writing, parsing, replaying. Saves, links and golden files all use this format.

    kortti 1
    game pantti
    option players 4
    seed a1b2
    dealer 2
    seat person Tuija
    seat expert Hiski
    deal
    play 7C, play 8C, pass, ...

Each line is a keyword and a value; after ``deal`` come the actions, separated by commas, on any number of lines.
Lines that begin with ``#`` are comments. Missing options have their defaults. `parse(write(record)) == record` for
every record of a match.

A record may start in the middle of a match. A line for each earlier deal then gives its dealer, the points by seat, the
winners and the game's summary (``played 2 / 10 0 25 3 / 1``). ``first 3`` tells that the first deck is number 3 of the
seed.
"""

from __future__ import annotations

import random
import textwrap
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, NamedTuple

from kortti.game import Deal, Event, Game, Match, State
from kortti.games import load_game
from kortti.messages import GameError, IllegalActionError, InvalidActionError, KorttiError, Message, message
from kortti.opponents import LEVELS
from kortti.options import Option, OptionValue
from kortti.texts import clean_name, shown

VERSION = "kortti 1"
LONGEST = 1_000_000  # characters; a full match of the longest game has less than a tenth of it
LONGEST_LINE = 500  # characters of a `played` line
MOST_EARLIER = 300  # `played` lines
KINDS = {kind: kind for kind in ("person", *LEVELS)} | {"opponent": "skilled"}  # with the level of old records


class RecordError(KorttiError):
    """Raised for a text that is not a record, or whose actions are illegal. It quotes the line."""

    def __init__(self, line: str, told: Message | None = None) -> None:
        super().__init__(f"not a record: {line!r}", told or message("error-bad-save", text=line[:60]))


class Seat(NamedTuple):
    """A seat's occupant, ``"person"`` or an opponent's level, and name."""

    kind: str
    name: str


@dataclass
class Record:
    """The data of a match. `deals` holds action texts.

    `practice` tells that actions were undone or that somebody may have known the cards. `first` and `earlier` are those
    of `Match`; `dealer` deals the first of `deals`. `lesson` marks a guided first deal until it is switched off (see
    `kortti.lessons`).
    """

    game: Game
    seed: str
    dealer: int
    seats: tuple[Seat, ...] = ()
    deals: list[list[str]] = field(default_factory=lambda: [[]])
    practice: bool = False
    lesson: bool = False
    first: int = 1
    earlier: tuple[Deal, ...] = ()

    def __post_init__(self) -> None:
        """Cleans the seed and the names. Raises `GameError` for an invalid seed."""
        self.seed = self.game.checked_seed(self.seed)
        self.seats = tuple(Seat(seat.kind, clean_name(seat.name)) for seat in self.seats)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.seats) if who.kind == "person"]

    def chance(self, deal: int, step: int, seat: int) -> random.Random:
        """Returns the random generator of whoever thinks for `seat` after `step` actions of a deal.

        So a position gets the same answer at the table, as a hint and in a review.
        """
        return random.Random(f"{self.seed}/opponent/{deal}/{step}/{seat}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and write(self) == write(other)


def head_of(record: Record, options: Iterable[tuple[str, OptionValue]]) -> list[str]:
    """Returns the lines of a record before its deals, with the given options."""
    lines = [f"game {record.game.name}"]
    lines += [f"option {name} {Option.show(value)}" for name, value in options]
    lines += [f"seed {record.seed}", f"dealer {record.dealer}"]
    lines += [f"first {record.first}"] if record.first > 1 else []
    lines += [_shown_deal(deal) for deal in record.earlier]
    lines += [f"seat {seat.kind} {seat.name}" for seat in record.seats]
    return lines + (["practice"] if record.practice else []) + (["lesson"] if record.lesson else [])


def write(record: Record) -> str:
    """Returns the text of `record`."""
    lines = [VERSION, *head_of(record, record.game.options.items())]
    for actions in record.deals:
        lines.append("deal")
        lines += _wrapped(", ".join(actions))
    return "\n".join(lines) + "\n"


@lru_cache(64)
def _wrapped(actions: str) -> list[str]:
    """Returns the lines of a deal. Cached: a match is written every turn, but only its last deal changes."""
    return textwrap.wrap(actions, 110, break_long_words=False, break_on_hyphens=False)


def _shown_deal(deal: Deal) -> str:
    """Returns the `played` line of a deal."""
    parts = [f"{deal.dealer}", _numbers(deal.returns), _numbers(deal.winners)]
    return f"played {' / '.join(parts + [f'{name} {_numbers(values)}' for name, values in deal.summary.items()])}"


def _parsed_deal(text: str) -> Deal:
    """Parses the value of a `played` line. Raises `ValueError` if it is malformed."""
    if len(text) > LONGEST_LINE:
        raise ValueError(text)
    (dealer,), returns, winners, *more = [part.split() for part in text.split("/")]
    summary = {name: tuple(map(int, values)) for name, *values in more}
    return Deal(int(dealer), tuple(map(int, returns)), tuple(map(int, winners)), summary)


def parse(text: str) -> Record:
    """Parses a record. Raises `RecordError` at the first malformed line."""
    if not isinstance(text, str):
        raise RecordError(shown(text))
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if len(text) > LONGEST or not lines or lines[0] != VERSION:
        raise RecordError(lines[0] if lines else "")
    head: dict[str, str] = {}
    options: dict[str, object] = {}
    seats: list[Seat] = []
    earlier: list[Deal] = []
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
            seats.append(Seat(KINDS[kind], name))
        elif word == "played":
            try:
                earlier.append(_parsed_deal(value))
            except (ValueError, TypeError):
                raise RecordError(line) from None
        elif word in ("game", "seed", "dealer", "first") and word not in head:
            head[word] = value
        elif line in ("practice", "lesson") and line not in head:
            head[line] = ""
        else:
            raise RecordError(line)
    for word in ("game", "seed", "dealer"):
        if not head.get(word, "").isprintable() or word not in head:
            raise RecordError(f"{word} {head.get(word, '')!r}")
    try:
        game = load_game(head["game"], **options)
    except GameError as error:
        raise RecordError(str(error), error.message) from error
    dealer, first = (_number(head.get(word, "1"), f"{word} {head.get(word)}") for word in ("dealer", "first"))
    if dealer >= game.players or not first:
        raise RecordError(f"dealer {dealer}, first {first}")
    if len(earlier) > MOST_EARLIER:
        raise RecordError(f"{len(earlier)} deals played")
    if seats and len(seats) != game.players:
        raise RecordError(f"{len(seats)} seats")
    actions = [[action.strip() for action in deal.split(",") if action.strip()] for deal in deals] or [[]]
    flags = "practice" in head, "lesson" in head
    return Record(game, head["seed"], dealer, tuple(seats), actions, *flags, first, tuple(earlier))


def _number(text: str, line: str) -> int:
    """Parses a number of at most four digits. Raises `RecordError` with `line` if it is not one."""
    if not (text.isascii() and text.isdecimal() and len(text) < 5):
        raise RecordError(line)
    return int(text)


class Step(NamedTuple):
    """An action as played: its seat, its events, and whether it was played automatically for a person."""

    seat: int | None
    events: list[Event]
    unasked: bool = False


def step(match: Match, text: str) -> Step:
    """Plays an action text. Raises `InvalidActionError` or `IllegalActionError` if it cannot be played."""
    state = match.state
    seat = state.current_player
    return Step(seat, match.apply_action(state.string_to_action(text)))


def replay(
    record: Record, before: Callable[[int, State[Any]], None] = lambda deal, state: None
) -> tuple[Match, list[list[Step]]]:
    """Replays a record and returns the match at its end, and the steps deal by deal.

    Calls `before` before each action with the deal's index and the state. Raises `RecordError` at the first illegal
    action, or if a deal starts before the last one is over.
    """
    match = begun(record)
    log: list[list[Step]] = []
    for number, actions in enumerate(record.deals):
        try:
            if number:
                match.next_deal()
        except GameError as error:
            told = message("record-bad-deal", deal=match.deal_number + 1)
            raise RecordError(f"deal {match.deal_number + 1}: {error}", told) from error
        log.append([])
        for text in actions:
            before(number, match.state)
            try:
                log[-1].append(step(match, text))
            except (InvalidActionError, IllegalActionError) as error:
                told = message("record-bad-action", deal=match.deal_number, number=len(log[-1]) + 1, text=shown(text))
                raise RecordError(
                    f"deal {match.deal_number}, action {len(log[-1]) + 1}: {shown(text)}", told
                ) from error
    return match, log


def begun(record: Record) -> Match:
    """Returns the match of a record before its first action. Raises `RecordError` for impossible earlier deals."""
    try:
        return record.game.new_match(record.seed, record.dealer, record.first, record.earlier)
    except GameError as error:
        raise RecordError(str(error)) from error


def playthrough(record: Record) -> str:
    """Returns a record annotated with the engine's output, for golden files: one line per action.

    Each line holds the seat, the phase, the legal actions, the action and its events; after each deal come the returns,
    the winners and the totals. Lines starting with ``#`` are comments of the record format.
    """
    match = begun(record)
    lines = write(replace(record, deals=[])).splitlines()
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
    """Joins the texts; if several differ in the last word only, the others are written once."""
    first = texts[0].rpartition(" ")[0]
    if len(texts) > 3 and first and all(text.rpartition(" ")[0] == first for text in texts):
        return f"{first} {'/'.join(text.rpartition(' ')[2] for text in texts)}"
    return ", ".join(texts)


def _numbers(values: Sequence[int]) -> str:
    return " ".join(map(str, values))
