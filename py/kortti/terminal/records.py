"""The verify and replay commands: a record checked, and told step by step.

FILE is a record as saved by the page, a text that contains a link, or a link itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from os.path import exists, isdir

from kortti.messages import Message, message
from kortti.records.links import LinkError, read
from kortti.records.verification import heading, verified
from kortti.table import sentences
from kortti.table.replays import Replay
from kortti.terminal.language import Company, Words
from kortti.terminal.saves import LONGEST_FILE
from kortti.terminal.screen import Screen
from kortti.wire import Replayed


def text_of(file: str) -> str:
    """Returns the text of a file, or a link given instead. Raises `LinkError` or `OSError` if it is neither."""
    if exists(file) and not isdir(file):  # a pipe, too
        with open(file, "rb") as opened:
            return opened.read(LONGEST_FILE).decode("utf-8", "replace")
    try:
        read(file)
    except LinkError as error:
        if error.message["id"] != "link-none":
            raise
        raise LinkError("no such file, and no link", message("terminal-no-match", file=file[:60])) from None
    return file


def verify(screen: Screen, file: str, noted: Sequence[str]) -> bool:
    """Prints what a match or pack is; returns True if it has the `noted` fingerprints.

    Raises `KorttiError` or `OSError` if it is neither, or contains an illegal action.
    """
    right, parts = verified(text_of(file), noted)
    screen.show(parts)
    return right


def replay(screen: Screen, file: str, at: int | None = None) -> None:
    """Prints a match step by step, or up to step `at` and then the table there.

    Raises `KorttiError` or `OSError` if there is no such match or step.
    """
    found = read(text_of(file))
    record, at = found.record, found.at if at is None else at
    watched = Replay(record)
    last = watched.steps if at is None else at
    now = seen(watched, last)  # raises if there is no such step
    screen.words.company = Company(screen.words.names(record.seats))
    screen.show([sentences.part(message("verify-game", game=record.game.name), list(heading(record)))])
    for step in range(last + 1):
        now = seen(watched, step)
        if step in now["deals"]:
            screen.write()
            screen.deal(now["view"], watched.history.match.dealer)
        else:
            told = flowing(screen.words, now["said"])
            own = {"number": step, "action": now["action"] or ""}
            screen.tell(message("text-offer", told=told, **own) if told else message("terminal-step", **own))
        if now["view"]["over"]:
            screen.show(sentences.score_parts(now["view"]))
    if at is not None:
        screen.write()
        table(screen, now)


def flowing(words: Words, said: Sequence[Message]) -> str:
    """Joins sentences as the language does."""
    told = [words.say(each) for each in said]
    return reduce(lambda first, rest: words.text("table-told", {"first": first, "rest": rest}), told) if told else ""


def seen(watched: Replay, step: int) -> Replayed:
    """Returns a step with all that may be shown: in an unfinished deal, what its only person sees."""
    people = watched.record.people
    hidden = watched.is_hidden(step)
    return watched.shown(step, people[0] if hidden and len(people) == 1 else None, not hidden)


def table(screen: Screen, now: Replayed) -> None:
    """Prints the table and the visible hands."""
    view = now["view"]
    screen.show([sentences.table_part(view), sentences.seats_part(view)])
    hands = now["hands"] or [view["hand"] if seat == view["viewer"] else [] for seat in range(len(view["seats"]))]
    for seat, cards in enumerate(hands):
        if cards:
            screen.tell(message("text-of", seat=seat, told=message("table-cards", cards=cards)))
