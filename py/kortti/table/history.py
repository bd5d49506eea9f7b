"""The match as played: its record, the events of each action, undo and redo."""

from __future__ import annotations

import random
from copy import copy
from dataclasses import replace
from typing import Any

from kortti.game import Event, Match, State
from kortti.messages import GameError, IllegalActionError, Message, message
from kortti.records.record import Record, Seat, Step, replay, step
from kortti.texts import shown


class History:
    """The match of `record`. Every action played is added to the record.

    `steps` holds the actions deal by deal. `undone` holds the actions taken back, the next one last; None stands for a
    new deal.
    """

    def __init__(self, record: Record) -> None:
        """Replays `record`. Raises `RecordError` if that fails."""
        self.record = record
        self.undone: list[str | None] = []
        self.match: Match
        self.steps: list[list[Step]]
        self._choices: list[tuple[int, int]]  # choices of people, as (deal, number of actions before it)
        self._unasked: set[tuple[int, int]] = set()  # automatic actions of people, likewise
        self._replay()

    def reseated(self, seats: tuple[Seat, ...]) -> History:
        """Returns the history with others in the seats, whose choices then count; this one is given up.

        A lesson that the person left cannot be undone into any more.
        """
        history = copy(self)
        history.record = replace(self.record, seats=seats, lesson=False)
        history._replay()
        return history

    @property
    def state(self) -> State[Any]:
        """The current deal."""
        return self.match.state

    def chance(self, state: State[Any]) -> random.Random:
        """Returns the random generator of whoever thinks in `state`, a position of the current deal."""
        assert state.current_player is not None
        return self.record.chance(self.match.deal_number, state.move_number, state.current_player)

    def play(self, text: str, *, unasked: bool = False) -> list[Event]:
        """Plays an action text and returns its events. Raises `IllegalActionError` if it is illegal.

        An `unasked` action was played automatically for a person. It is not a choice: undo and redo skip it, and the
        person's news continue.
        """
        here = self._place
        before = {place for place in self._unasked if place < here}
        events = self._play(text, unasked=unasked)
        self._unasked = before | ({here} if unasked else set())
        self.undone.clear()
        return events

    @property
    def _place(self) -> tuple[int, int]:
        """The deal and the number of actions before the next one."""
        return len(self.record.deals) - 1, len(self.record.deals[-1])

    def next_deal(self) -> None:
        """Deals again. Raises `GameError` unless the deal is over."""
        self._deal()
        self.undone.clear()

    def why_no_undo(self, *, agreed: bool = False) -> Message | None:
        """Returns why undo is impossible, or None; of several people all must have `agreed`."""
        people = self.record.people
        if len(people) > 1 and not agreed:  # undo would take back another person's action
            return message("undo-shared")
        if self._choices:
            return None
        has_played = any(played.seat in people for deal in self.steps for played in deal)
        return message("undo-forced" if has_played else "undo-nothing")

    def why_no_redo(self, *, agreed: bool = False) -> Message | None:
        """Returns why redo is impossible, or None; of several people all must have `agreed`."""
        if not self.undone:
            return message("redo-nothing")
        is_shared = len(self.record.people) > 1 and not agreed  # it might play for another person
        return message("undo-shared") if is_shared else None

    def undo(self, *, agreed: bool = False) -> None:
        """Goes back to a person's last choice, in an earlier deal if need be. Raises `GameError`: see `why_no_undo`."""
        if problem := self.why_no_undo(agreed=agreed):
            raise GameError("nothing to undo", problem)
        choice = self._choices[-1]
        deals = self.record.deals
        number = len(deals)
        while (len(deals) - 1, len(deals[-1])) > choice:
            if deals[-1]:
                self.undone.append(deals[-1].pop())
            else:
                deals.pop()
                self.undone.append(None)
        self.record.practice = True
        if len(deals) == number:
            self._replay_deal()
        else:
            self._replay()

    def redo(self, *, agreed: bool = False) -> None:
        """Replays undone actions up to a person's next choice. Raises `GameError`: see `why_no_redo`."""
        if problem := self.why_no_redo(agreed=agreed):
            raise GameError("nothing to redo", problem)
        while self.undone:
            text = self.undone.pop()
            if text is None:
                self._deal()
            else:
                self._play(text, unasked=self._place in self._unasked)
            if self._is_choice(self.state) and self._place not in self._unasked:
                break

    def _play(self, text: str, unasked: bool) -> list[Event]:
        reason = self.state.explain(text)
        if reason is not None:
            raise IllegalActionError(f"illegal now: {shown(text)}", reason)
        if not unasked:
            self._note(len(self.record.deals) - 1, self.state)
        played = step(self.match, text)._replace(unasked=unasked)
        self.record.deals[-1].append(text)
        self.steps[-1].append(played)
        return played.events

    def _deal(self) -> None:
        self.match.next_deal()
        self.record.deals.append([])
        self.steps.append([])

    def _replay(self) -> None:
        """Replays the record from the start."""
        self._choices = []
        self.match, self.steps = replay(self.record, self._note)
        for deal, at in self._unasked:
            if deal < len(self.steps) and at < len(self.steps[deal]):
                self.steps[deal][at] = self.steps[deal][at]._replace(unasked=True)

    def _replay_deal(self) -> None:
        """Replays the current deal; earlier ones are kept."""
        number, texts = len(self.record.deals) - 1, self.record.deals[-1]
        self._choices = [choice for choice in self._choices if choice[0] < number]
        self.match.deal_again()
        self.steps[-1] = []
        for text in texts:
            self._note(number, self.state)
            unasked = (number, len(self.steps[-1])) in self._unasked
            self.steps[-1].append(step(self.match, text)._replace(unasked=unasked))

    def _note(self, deal: int, state: State[Any]) -> None:
        """Notes the next action if it is a person's choice."""
        place = deal, state.move_number
        if self._is_choice(state) and place not in self._unasked:
            self._choices.append(place)

    def _is_choice(self, state: State[Any]) -> bool:
        """Checks if a person is to act with several legal actions."""
        return state.current_player in self.record.people and len(state.legal_actions()) > 1
