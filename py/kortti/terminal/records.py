"""Records in a terminal: what a match is, and what happened in it, step by step. Programs may read these lines.

A FILE is a record, as the page saves it, or a text in which a link stands; a link itself will do as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from os.path import isfile
from typing import Any, cast

from kortti.cards import HIDDEN
from kortti.links import Found, LinkError, read
from kortti.options import Option
from kortti.record import Record
from kortti.replays import Replay
from kortti.wire import Move, Replayed

LONGEST_FILE = 4_000_000  # bytes


def found(file: str) -> Found:
    """Gets the match of a file or a link; raises `LinkError` or `OSError` where there is none."""
    if isfile(file):
        with open(file, "rb") as opened:
            return read(opened.read(LONGEST_FILE).decode("utf-8", "replace"))
    try:
        return read(file)
    except LinkError as error:
        if error.message["id"] != "link-none":
            raise
        raise LinkError("no such file, and no link", error.message) from None


def replayed(file: str, at: int | None = None) -> Iterator[str]:
    """Tells a match step by step; up to step `at`, and then also how the table lies there.

    Raises `KorttiError` or `OSError` where there is no such match or step.
    """
    record = found(file).record
    watched = Replay(record)
    last = watched.steps if at is None else at
    now = seen(watched, last)  # or there is no such step
    yield from heading(record)
    for step in range(last + 1):
        now = seen(watched, step)
        if step in now["deals"]:
            yield f"\nDeal {now['view']['deal']}, dealt by {name_of(record, watched.history.match.dealer)}"
        else:
            yield f"{step:5}  {told(record, now)}"
        if now["view"]["over"]:
            yield from results(record, now)
    if at is not None:
        yield from table(record, now)


def verified(file: str) -> Iterator[str]:
    """Tells what a match is; the reading has played it through. Raises `KorttiError` or `OSError` where it is none."""
    told = found(file)
    record, match = told.record, told.match
    yield from heading(record)
    actions, deals = sum(map(len, record.deals)), len(record.deals)
    yield f"All {actions} actions of {deals} deals are legal." if deals > 1 else f"All {actions} actions are legal."
    over = {None: "The deal is not over.", "deal": "The match is not over.", "match": "The match is over."}
    yield over[match.over]
    for seat, total in enumerate(match.totals):
        won = ", won" if match.over == "match" and seat in match.winners() else ""
        yield f"  {name_of(record, seat)}: {total}{won}"


def heading(record: Record) -> Iterator[str]:
    """Tells what is played, by which rules, and by whom."""
    yield f"{record.game.name}, seed {record.seed}{', practice' if record.practice else ''}"
    yield "rules: " + ", ".join(f"{name} {Option.show(value)}" for name, value in record.game.options.items())
    yield "seats: " + ", ".join(f"{name_of(record, seat)} ({who.kind})" for seat, who in enumerate(record.seats))


def name_of(record: Record, seat: int | None) -> str:
    """Gets what a seat is called."""
    return "nobody" if seat is None else f"seat {seat} {record.seats[seat].name}".rstrip()


def seen(watched: Replay, step: int) -> Replayed:
    """Gets a step with all that may be seen of it: of a deal that is still being played what its only person sees."""
    people = watched.record.people
    hidden = watched.is_hidden(step)
    return watched.shown(step, people[0] if hidden and len(people) == 1 else None, not hidden)


def told(record: Record, now: Replayed) -> str:
    """Gets a step in a line: who did what, and which other cards moved."""
    action = now["action"] or ""
    moves = [move for move in now["moves"] if move["card"] not in action.split()]
    gathered: dict[tuple[str, str], list[str]] = {}
    for move in moves:
        gathered.setdefault(way_of(move), []).append(move["card"])
    more = "; ".join(f"{' '.join(cards)} from {source} to {target}" for (source, target), cards in gathered.items())
    return f"{name_of(record, now['seat'])}: {action}{f'  ({more})' if more else ''}"


def way_of(move: Move) -> tuple[str, str]:
    """Gets the places between which a card moved."""
    return move["from"], move["to"]


def results(record: Record, now: Replayed) -> Iterator[str]:
    """Tells what a finished deal brought."""
    result = now["view"]["result"]
    assert result is not None
    for row in result["rows"]:
        names = " and ".join(name_of(record, seat) for seat in row["seats"])
        won = ", won" if row["seats"][0] in result["winners"] else ""
        yield f"       {names}: {row['points']} points, {row['total']} in all{won}"


def table(record: Record, now: Replayed) -> Iterator[str]:
    """Tells how the cards lie, as far as they may be seen."""
    yield ""
    view = now["view"]
    for seat in range(len(record.seats)):
        hidden = [HIDDEN] * view["seats"][seat]["cards"]
        cards = now["hands"][seat] if now["hands"] else view["hand"] if seat == view["viewer"] else hidden
        yield f"hand of {name_of(record, seat)}: {listed(cards)}"
    for place in cast(Any, view["places"]):
        yield f"{place['zone']}: {listed(place['cards'])}"
    if view["turn"] is not None:
        yield f"to act: {name_of(record, view['turn'])}"


def listed(cards: Sequence[str]) -> str:
    """Gets cards in a line; of those that nobody sees how many they are."""
    return f"{len(cards)} cards" if cards and set(cards) == {HIDDEN} else " ".join(cards) or "no cards"
