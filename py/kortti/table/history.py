"""A match as it was played: the record and what came of each action, with a way back to every choice of a person."""

from __future__ import annotations

import random
from typing import Any

from kortti.game import Event, Match, State
from kortti.messages import GameError, IllegalActionError, Message, message
from kortti.records.record import Record, Step, replay, step
from kortti.texts import shown


class History:
    """The match of `record`, played as far as that goes. Whatever is played is written into the record.

    `steps` holds what was done, deal by deal. `undone` holds the actions that were taken back, the next one last; None
    stands for dealing.
    """

    def __init__(self, record: Record) -> None:
        """Plays `record`; raises `RecordError` where it cannot be replayed."""
        self.record = record
        self.undone: list[str | None] = []
        self.match: Match
        self.steps: list[list[Step]]
        self._choices: list[tuple[int, int]]  # where a person had one: the deal, and the actions before it
        self._unasked: set[tuple[int, int]] = set()  # where a person's action was played without asking
        self._replay()

    @property
    def state(self) -> State[Any]:
        """The deal being played."""
        return self.match.state

    def chance(self, seat: int) -> random.Random:
        """Gets the chance of who plays for `seat` here: it follows from the seed and the place in the match alone."""
        return random.Random(f"{self.record.seed}/opponent/{self.match.deal_number}/{len(self.state.history)}/{seat}")

    def play(self, text: str, *, unasked: bool = False) -> list[Event]:
        """Plays an action text and gets what it caused; raises `IllegalActionError` where the rules forbid it.

        What is played `unasked` for a person is no choice: undo and redo pass over it, and its person's news go on.
        """
        here = self._place
        before = {place for place in self._unasked if place < here}
        events = self._play(text, unasked=unasked)
        self._unasked = before | ({here} if unasked else set())
        self.undone.clear()
        return events

    @property
    def _place(self) -> tuple[int, int]:
        """The deal, and the actions before the next one."""
        return len(self.record.deals) - 1, len(self.record.deals[-1])

    def next_deal(self) -> None:
        """Deals again after a finished deal; raises `GameError` otherwise."""
        self._deal()
        self.undone.clear()

    def why_no_undo(self) -> Message | None:
        """Gets why no choice can be taken back, None where one can."""
        people = self.record.people
        if len(people) > 1:  # nobody takes back what somebody else has played
            return message("undo-shared")
        if self._choices:
            return None
        has_played = any(played.seat in people for deal in self.steps for played in deal)
        return message("undo-forced" if has_played else "undo-nothing")

    def why_no_redo(self) -> Message | None:
        """Gets why nothing can be played again, None where something was taken back."""
        return None if self.undone else message("redo-nothing")

    def undo(self) -> None:
        """Goes back to the person's last choice, also into the deal before; raises `GameError` where none is left."""
        if problem := self.why_no_undo():
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

    def redo(self) -> None:
        """Plays again what was taken back, up to the person's next choice; raises `GameError` where nothing was."""
        if problem := self.why_no_redo():
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
        """Plays the record anew."""
        self._choices = []
        self.match, self.steps = replay(self.record, self._note)
        for deal, at in self._unasked:
            if deal < len(self.steps) and at < len(self.steps[deal]):
                self.steps[deal][at] = self.steps[deal][at]._replace(unasked=True)

    def _replay_deal(self) -> None:
        """Plays the current deal anew; those before it stay as they are."""
        number, texts = len(self.record.deals) - 1, self.record.deals[-1]
        self._choices = [choice for choice in self._choices if choice[0] < number]
        self.match.deal_again()
        self.steps[-1] = []
        for text in texts:
            self._note(number, self.state)
            unasked = (number, len(self.steps[-1])) in self._unasked
            self.steps[-1].append(step(self.match, text)._replace(unasked=unasked))

    def _note(self, deal: int, state: State[Any]) -> None:
        """Notes the place of an action that is about to be played if a person chooses it."""
        place = deal, len(state.history)
        if self._is_choice(state) and place not in self._unasked:
            self._choices.append(place)

    def _is_choice(self, state: State[Any]) -> bool:
        """Tells whether a person chooses between actions there."""
        return state.current_player in self.record.people and len(state.legal_actions()) > 1
