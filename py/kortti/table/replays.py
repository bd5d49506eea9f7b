"""A record that is watched: the table after any step of it, from a seat or with all hands open.

A step is an action, or dealing again; step 0 is the first deal as it was dealt. So in the first deal step 14 stands
after 14 actions.

Who watches sees what the table would have shown: from one seat, or as a spectator nobody's hand. Once a deal is over
nothing in it is a secret, so it may be watched from every seat, and with all hands open. A deal that is still being
played is watched from the seats of people alone: the record tells its cards to whoever reads it, but whoever plays it
on after a look back has not seen them.
"""

from __future__ import annotations

from bisect import bisect_right
from copy import copy
from dataclasses import replace

from kortti.game import Event
from kortti.messages import GameError, message
from kortti.records.record import Record, RecordError, Step, replay
from kortti.shown import hand_of
from kortti.table.history import History
from kortti.table.narration import moves_of, peaks_of, words_of
from kortti.table.views import view_of
from kortti.texts import shown
from kortti.wire import Cannot, Replayed


def starts_of(record: Record) -> list[int]:
    """Gets the step at which each deal is dealt, and behind them how many there are, the first being 0."""
    starts = [0]
    for actions in record.deals:
        starts.append(starts[-1] + len(actions) + 1)
    return starts


def cut(record: Record, at: int) -> Record:
    """Gets the record as it stood after step `at`, for somebody who has seen more: what follows is practice.

    Raises `GameError` where there is no such step.
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
    """A record being watched. It stands at step `at` of so many `steps`; `starts` are those that deal.

    The record is played through once. After that no step costs more than the deal that it is in.
    """

    def __init__(self, record: Record) -> None:
        """Begins at step 0; raises `RecordError` where the record cannot be played through."""
        if not record.seats:
            raise RecordError("seat")
        self.record = record
        self.match, _ = replay(record)  # as it stands at the end
        *self.starts, end = starts_of(record)
        self.steps = end - 1
        self.at: int
        self.events: list[Event]  # of the step that led here
        self.history: History  # of the deal of this step
        self._begin(0)

    def go(self, at: int) -> None:
        """Goes to step `at`; raises `GameError` where there is none."""
        if not 0 <= at <= self.steps:
            raise _no_step(at)
        number = bisect_right(self.starts, at) - 1
        if not self.starts[number] <= self.at <= at:
            self._begin(number)
        for text in self.record.deals[number][self.at - self.starts[number] : at - self.starts[number]]:
            self.at, self.events = self.at + 1, self.history.play(text)

    def _begin(self, number: int) -> None:
        """Goes to the beginning of a deal of the record, by its place there."""
        before = len(self.record.earlier) + number
        deals = self.match.finished
        dealer = deals[before].dealer if before < len(deals) else self.match.dealer
        self.history = History(replace(self.record, dealer=dealer, deals=[[]], earlier=deals[:before]))
        self.at, self.events = self.starts[number], []

    def is_hidden(self, at: int) -> bool:
        """Tells whether the deal of step `at` is still being played where the record ends."""
        return at >= self.starts[-1] and not self.match.state.is_terminal

    def shown(self, at: int, seat: int | None, is_open: bool = False) -> Replayed:
        """Gets the table at step `at`, from `seat` or as a spectator sees it, there with all hands where it `is_open`.

        Raises `GameError` where there is no such step or seat, or where that would show cards of a deal that is still
        being played.
        """
        if seat is not None:
            self.record.game.check_seat(seat)
        if self.is_hidden(at) and (is_open or seat not in (None, *self.record.people)):
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
            "hands": [zones[hand_of(number)] for number in range(state.game.players)] if is_open else None,
            "may_open": not self.is_hidden(at),
        }

    def _action(self, viewer: int | None, is_open: bool) -> str:
        """Gets the text of the last action, as the viewer saw it."""
        history = self.history.state.history
        return history[-1] if is_open else self.history.state.seen_action(len(history) - 1, viewer)


def _opened(events: list[Event]) -> list[Event]:
    """Gets events as they are told where nothing is hidden."""
    return [event._replace(seen_by=None) for event in events]
