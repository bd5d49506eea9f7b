"""Replays of a record: the table after any step, from a seat or with all hands open.

A step is an action or a new deal; at step 0 the first deal has just been dealt. In the first deal, step 14 thus comes
after 14 actions.

A viewer sees what the table would have shown: the view from one seat, or without any hand as a spectator. A finished
deal may be viewed from every seat and with all hands open. A deal still in play may be viewed only from people's seats:
the record contains its cards, but a person who looks back and plays on has not seen them.
"""

from __future__ import annotations

from bisect import bisect_right
from copy import copy
from dataclasses import replace
from typing import Any

from kortti import opponents
from kortti.game import Event
from kortti.messages import GameError, Message, message
from kortti.records.record import Record, RecordError, Step, replay
from kortti.shown import hand_of
from kortti.table.history import History
from kortti.table.narration import moves_of, peaks_of, words_of
from kortti.table.views import view_of
from kortti.texts import shown
from kortti.wire import Cannot, Replayed


def starts_of(record: Record) -> list[int]:
    """Returns the first step of each deal, and last the number of all steps, counting step 0."""
    starts = [0]
    for actions in record.deals:
        starts.append(starts[-1] + len(actions) + 1)
    return starts


def cut(record: Record, at: int) -> Record:
    """Returns the record as it stood after step `at`, as practice, since the reader has seen more.

    Raises `GameError` if there is no such step.
    """
    if not 0 <= at < starts_of(record)[-1]:
        raise _no_step(at)
    deals: list[list[str]] = []
    for actions, start in zip(record.deals, starts_of(record), strict=False):
        if start <= at:
            deals.append(actions[: at - start])
    return replace(record, deals=deals, practice=True)


def _no_step(at: int) -> GameError:
    return GameError(f"no step {shown(at)}", message("error-bad-value", name="at", text=shown(at)))


class Replay:
    """A record being replayed, now at step `at` of `steps`; `starts` are the first steps of the deals.

    The record is played once; after that going to a step costs at most its deal.
    """

    def __init__(self, record: Record) -> None:
        """Starts at step 0. Raises `RecordError` if the record cannot be played."""
        if not record.seats:
            raise RecordError("seat")
        self.record = record
        self.match, _ = replay(record)  # at the end of the record
        *self.starts, end = starts_of(record)
        self.steps = end - 1
        self.at: int
        self.events: list[Event]  # of the current step
        self.seen: dict[str, Any] | None  # what its seat knew before it; None for a new deal
        self.history: History  # of the current step's deal
        self._begin(0)

    def go(self, at: int) -> None:
        """Goes to step `at`. Raises `GameError` if there is none."""
        if not 0 <= at <= self.steps:
            raise _no_step(at)
        number = bisect_right(self.starts, at) - 1
        if not self.starts[number] <= self.at <= at:
            self._begin(number)
        for text in self.record.deals[number][self.at - self.starts[number] : at - self.starts[number]]:
            if self.at == at - 1:
                state = self.history.state
                self.seen = state.observation(state.current_player or 0)
            self.at, self.events = self.at + 1, self.history.play(text)

    def _begin(self, number: int) -> None:
        """Goes to the start of the record's deal at index `number`."""
        before = len(self.record.earlier) + number
        deals = self.match.finished
        dealer = deals[before].dealer if before < len(deals) else self.match.dealer
        self.history = History(replace(self.record, dealer=dealer, deals=[[]], earlier=deals[:before]))
        self.at, self.events, self.seen = self.starts[number], [], None

    def is_hidden(self, at: int) -> bool:
        """Checks if step `at` belongs to a deal that the record leaves unfinished."""
        return at >= self.starts[-1] and not self.match.state.is_terminal

    def shown(self, at: int, seat: int | None, is_open: bool = False) -> Replayed:
        """Returns the table at step `at`, from `seat` or as a spectator; if `is_open`, with all hands.

        Raises `GameError` if there is no such step or seat, or if this would show hidden cards of an unfinished deal.
        """
        if seat is not None:
            self.record.game.check_seat(seat)
        is_hidden = self.is_hidden(at)
        if is_hidden and (is_open or seat not in (None, *self.record.people)):
            raise GameError("the deal is being played", message("replay-hidden"))
        self.go(at)
        history, events, viewer = self.history, self.events, None if is_open else seat
        if is_open:
            history = copy(history)
            history.steps = [[Step(played.seat, _opened(played.events)) for played in history.steps[-1]]]
            events = _opened(events)
        state, deal = history.state, history.steps[-1]
        cannot: Cannot = dict.fromkeys(("undo", "redo", "hint"), message("replay-only"))  # type: ignore[assignment]
        view = view_of(history, viewer, cannot, is_watched=True)
        zones = state.zones()
        return {
            "view": {**view, "front": view["front"] if seat is None else seat},
            "moves": moves_of(events, viewer),
            "peaks": peaks_of(events, viewer),
            "said": words_of(events, viewer, is_whole=True),
            "remark": None,
            "at": at,
            "steps": self.steps,
            "deals": self.starts,
            "seat": deal[-1].seat if deal else None,
            "action": self._action(viewer, is_open) if deal else None,
            "why": None if is_hidden else self._why(),
            "hands": [zones[hand_of(number)] for number in range(state.game.players)] if is_open else None,
            "may_open": not is_hidden,
        }

    def _why(self) -> Message | None:
        """Returns a reason for the last action, told to its seat; None for a new deal."""
        if self.seen is None:
            return None
        if len(self.seen["legal"]) == 1:
            return message("replay-why-forced")
        return opponents.reason(self.seen, self.history.state.history[-1]) or message("replay-why-nothing")

    def _action(self, viewer: int | None, is_open: bool) -> str:
        """Returns the text of the last action, as the viewer saw it."""
        history = self.history.state.history
        return history[-1] if is_open else self.history.state.seen_history(viewer)[-1]


def _opened(events: list[Event]) -> list[Event]:
    """Returns the events with all cards visible."""
    return [event._replace(seen_by=None) for event in events]
