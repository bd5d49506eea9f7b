"""The table: seats, turns, and what each seat may do, ask and see.

It handles everything that no game needs to know. Its output is JSON-ready, with message ids for words. Every question
comes from a seat, or from a spectator (None), who sees no hand; a phone shared by several people asks as a spectator
until one of them takes it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from copy import copy
from itertools import count
from typing import Any

from kortti import opponents, wire
from kortti.cards import CARDS
from kortti.game import Event, Game, Match, State
from kortti.game import View as GameView
from kortti.games import load_game
from kortti.lessons import Guide, Lesson, kinds_of
from kortti.messages import GameError, IllegalActionError, Message, message
from kortti.records.fairness import is_known, openings_of
from kortti.records.record import KINDS, Record, RecordError, Seat, parse, write
from kortti.table import personas
from kortti.table.history import History
from kortti.table.narration import log_of, moves_of, peaks_of, since, words_of
from kortti.table.views import offer_of, view_of, zones_of
from kortti.texts import clean_name, shown
from kortti.wire import Cannot, Fingerprints, Hint, Laid, LoggedDeal, Move, Peak, Remark, Solution, View, sent

POSITIONS = count(1)


class Thinking:
    """The thinking of a seat about a position: `choice` is the best action so far, None before the first step."""

    def __init__(self, steps: Iterator[str], effort: float) -> None:
        self._steps = steps
        self.effort = effort
        self.choice: str | None = None

    def step(self) -> bool:
        """Thinks a little more. Returns False if it has finished."""
        choice = next(self._steps, None)
        self.choice = choice or self.choice
        return choice is not None


class Table:
    """A match with people and opponents.

    `effort` is the opponents' share of the usual number of samples (see `kortti.opponents.think`). `position`
    identifies the current position, uniquely across all tables.
    """

    def __init__(self, record: Record) -> None:
        """Opens the match of `record`. Raises `RecordError` if it cannot be replayed."""
        if not record.people:
            raise RecordError("seat")
        self.history = History(record)
        self.effort = 1.0
        self.position: int
        self._thinking: Thinking | None
        self._foreseen: tuple[str, Thinking | None] | None  # see `foresee`: the person's action, the expert's thinking
        self._change()

    @classmethod
    def new(cls, game: Game, seats: Sequence[Seat], seed: str) -> Table:
        """Starts a match of `game`. Raises `GameError` if the seats do not fit it."""
        seated = checked_seats(game, seats)
        seed = game.checked_seed(seed)
        return cls(Record(game, seed, game.first_dealer(seed), seated))

    @classmethod
    def teach(cls, name: str, names: Sequence[str]) -> Table:
        """Starts the guided first deal of a game. Raises `GameError` if it has none or the names do not fit."""
        game = load_game(name)
        lesson = game.lesson_of(name)
        if lesson is None:
            raise GameError(f"no lesson: {name}", message("error-bad-value", name="lesson", text=shown(name)))
        game = load_game(name, **lesson.options)
        if len(names) != game.players:
            raise GameError("the names do not fit", message("error-bad-value", name="seats", text=str(len(names))))
        seats = tuple(Seat(kind, who) for kind, who in zip(kinds_of(game.players), names, strict=True))
        return cls(Record(game, lesson.seed, lesson.dealer, seats, practice=True, lesson=True))

    @classmethod
    def open(cls, text: str) -> Table:
        """Opens the match of a record's text. Raises `RecordError` if it is not one."""
        return cls(parse(text))

    def reseated(self, seats: Sequence[Seat]) -> Table:
        """Returns the table with others in its seats; everything else stays, and this table is given up.

        Undo goes back to the choices of the new people. Raises `GameError` if the seats do not fit, or in a lesson.
        """
        seated = checked_seats(self.match.game, seats)
        if self.guide:
            raise GameError("a lesson is on", message("error-bad-request", text="reseat: a lesson is on"))
        table = copy(self)
        table.history = self.history.reseated(seated)
        table._change()
        return table

    @property
    def save(self) -> str:
        """The record's text, for `open`. It contains the deck: show it to no seat."""
        return write(self.record)

    @property
    def record(self) -> Record:
        """The record of the match."""
        return self.history.record

    @property
    def match(self) -> Match:
        """The match in play."""
        return self.history.match

    @property
    def state(self) -> State[Any]:
        """The deal in play."""
        return self.match.state

    @property
    def game_view(self) -> GameView[Any]:
        """The view of its game."""
        return self.match.game.view

    @property
    def _lesson(self) -> Lesson | None:
        """The guided first deal of the game, if it is the one in play."""
        record = self.record
        lesson = record.game.lesson_of(record.game.name) if len(record.deals) == 1 and not record.earlier else None
        if lesson is None or (lesson.seed, lesson.dealer, 1) != (record.seed, record.dealer, record.first):
            return None
        return lesson if record.game.options == load_game(record.game.name, **lesson.options).options else None

    @property
    def guide(self) -> Guide | None:
        """The position in the guided first deal; None at any other table and once the person has left the lesson."""
        lesson = self._lesson
        return lesson.guide(self.record.deals[0]) if lesson and self.record.lesson else None

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return self.record.people

    def is_asked(self, seat: int | None) -> bool:
        """Checks if the person in `seat` is to act."""
        return seat is not None and seat == self.state.current_player and seat in self.people

    def check_seat(self, seat: object) -> None:
        """Raises `GameError` unless `seat` is a person's, or None."""
        if seat is not None and (type(seat) is not int or seat not in self.people):
            text = shown(seat)
            raise GameError(f"no person in seat {text}", message("error-bad-value", name="seat", text=text))

    # Actions

    def act(self, seat: int | None, text: str, *, unasked: bool = False) -> list[Event]:
        """Plays an action of the person in `seat`. Raises `IllegalActionError` if it is not allowed.

        `unasked` marks an automatic action. In the steps of a lesson only the action asked for is accepted: any other
        legal one raises `GameError`.
        """
        if not self.is_asked(seat):
            raise IllegalActionError("not your turn", message("error-not-your-turn"))
        guide = self.guide
        if guide is None or not guide.is_binding or self.state.explain(text) is not None:
            return self._play(text, unasked=unasked)
        if guide.kind != "play":
            raise GameError("the lesson goes on", message("lesson-go-on-first"))
        if sorted(text.split()) != sorted(guide.next.split()):  # the same cards may be named in another order
            choice = self.game_view.choice(self.state, self.state.string_to_action(guide.next))
            raise GameError("not in the lesson", message("lesson-other", answer=choice.label))
        return self._play(guide.next)

    def leap(self) -> None:
        """Plays the part of the deal that the lesson skips. Raises `GameError` if it skips none here."""
        guide = self.guide
        if guide is None or guide.kind != "leap":
            raise GameError("no leap", message("error-bad-request"))
        for text in guide.left:
            self._play(text)

    def end_lesson(self) -> None:
        """Ends the lesson; everybody then plays freely."""
        self.record.lesson = False
        self._change()

    @property
    def awaits_opponent(self) -> bool:
        """True if an opponent is to act."""
        seat, guide = self.state.current_player, self.guide
        return not (seat is None or seat in self.people or (guide and guide.kind == "leap"))

    def advance(self, *, hurry: bool = False) -> list[Event]:
        """Plays the opponent's turn. Raises `IllegalActionError` if no opponent is to act.

        It thinks to the end first, or with `hurry` plays the best action found so far.
        """
        if not self.awaits_opponent:
            raise IllegalActionError("no opponent is to play", message("error-not-your-turn"))
        return self._play(self._choose(hurry))

    @property
    def is_left_to_opponents(self) -> bool:
        """True if all people are out while opponents play on."""
        return all(self.match.game.view.is_out(self.state, seat) for seat in self.people)

    @property
    def is_lessened(self) -> bool:
        """True if an expert is to act, on a device that is too slow for all of its samples."""
        seat = self.state.current_player
        return seat is not None and self.record.seats[seat].kind == "expert" and self.effort < 1

    def _play(self, text: str, *, unasked: bool = False) -> list[Event]:
        events = self.history.play(text, unasked=unasked)
        foreseen, thinking = self._foreseen or (None, None)
        self._change()
        if foreseen == text and thinking and thinking.effort == self.effort:
            self._thinking = thinking
        return events

    def next_deal(self) -> None:
        """Deals again. Raises `GameError` unless the deal is over."""
        self.history.next_deal()
        self._change()

    def undo(self, *, agreed: bool = False) -> None:
        """Goes back to a person's last choice. Raises `GameError` if there is none, or not all people have `agreed`."""
        self.history.undo(agreed=agreed)
        self._change()

    def redo(self, *, agreed: bool = False) -> None:
        """Replays undone actions up to a person's next choice. Raises `GameError` as `undo` does."""
        self.history.redo(agreed=agreed)
        self._change()

    # Thinking

    def think(self, effort: float | None = None) -> bool:
        """Takes one more step of thinking for the seat to act. Returns False if finished, or if a lesson tells.

        With an explicit `effort` the result is the same on every device; thinking begun with another effort starts
        over.

        Opponents think at their level and by their temper, a person's seat as the expert. They get the observation
        only, and a random generator fixed by seed and position, so the same position gets the same move.
        """
        if self.state.current_player is None or self.guide:
            return False
        if self._thinking is None or effort not in (None, self._thinking.effort):
            self._thinking = self._thinking_about(self.state, effort or self.effort)
        return self._thinking.step()

    def foresee(self) -> bool:
        """Takes one more step of thinking for the expert who follows the person to act, supposing that this person
        plays what a skilled player would. Returns False if finished, if no expert follows, or if a hint is thought of.

        If the person does play so, the expert goes on from here; its choice is the same either way. With several
        people it does nothing: a quick answer would tell the others that the person played so.
        """
        seat = self.state.current_player
        if seat is None or self.people != [seat] or self.guide or self._thinking is not None:
            return False
        _, thinking = self._foreseen or (None, None)
        if self._foreseen is None or (thinking and thinking.effort != self.effort):
            text = opponents.choose(self.state.observation(seat), self.history.chance(self.state))
            after = self.state.clone()
            after.apply_action(after.string_to_action(text))
            follows = after.current_player
            is_expert = follows is not None and self.record.seats[follows].kind == "expert"
            self._foreseen = text, self._thinking_about(after, self.effort) if is_expert else None
            return is_expert
        return thinking is not None and thinking.step()

    def _thinking_about(self, state: State[Any], effort: float) -> Thinking:
        """Returns the thinking of the seat to act in `state`, a position of the deal in play."""
        seat = state.current_player
        assert seat is not None
        is_person = seat in self.people
        level = "expert" if is_person else self.record.seats[seat].kind
        temper = None if is_person else personas.manner_of(seat).temper
        steps = opponents.think(state.observation(seat), self.history.chance(state), level, effort, temper)
        return Thinking(steps, effort)

    def play_thought(self) -> list[Event]:
        """Plays what `think(1.0)` chooses for the seat to act, after thinking to the end, and returns the events.

        An opponent chooses at its level. For a person's seat the expert chooses: so `reviews.expert` plays a deal.
        """
        return self._play(self._choose(hurry=False, effort=1.0))

    def stop(self) -> None:
        """Stops the current thinking."""
        self._change()

    def _choose(self, hurry: bool, effort: float | None = None) -> str:
        """Returns the result of thinking, with `hurry` the best so far; or what a lesson tells."""
        if guide := self.guide:
            return guide.next
        while not (hurry and self._thinking and self._thinking.choice) and self.think(effort):
            pass
        assert self._thinking is not None and self._thinking.choice is not None
        return self._thinking.choice

    def _change(self) -> None:
        """Marks the position as changed and discards the thinking about the last one."""
        self.position = next(POSITIONS)
        self._thinking = self._foreseen = None

    # Views

    def view(self, seat: int | None) -> View:
        """Returns all that `seat`, or a spectator, sees. Raises `GameError` if it is not a person's."""
        self.check_seat(seat)
        is_secret = seat is None and len(self.people) == 1  # had that person a choice? It would tell of the hand
        cannot: Cannot = {
            "undo": message("undo-nothing") if is_secret else self.history.why_no_undo(),
            "redo": self.history.why_no_redo(),
            "hint": self.why_no_hint(seat),
        }
        view = view_of(self.history, seat, cannot)
        lesson = None if seat is None else self._told(seat)
        if lesson and lesson["kind"] == "leap":
            return {**view, "lesson": lesson, "actions": [], "prompt": message("lesson-prompt")}
        return {**view, "lesson": lesson}

    def _told(self, seat: int) -> wire.Lesson | None:
        """Returns what the lesson tells the person in `seat`; None if nothing."""
        lesson, guide = self._lesson, self.guide
        if lesson is None:
            return None
        steps = len(lesson.steps)
        told: wire.Lesson = {
            "kind": "over",
            "step": steps,
            "steps": steps,
            "message": None,
            "action": None,
            "taught": [],
        }
        if self.state.is_terminal:
            return {**told, "taught": lesson.taught} if lesson.has_taught(self.record.deals[0]) else None
        if guide is None or guide.kind == "free" or not (guide.is_binding or self.is_asked(seat)):
            return None
        return {
            **told,
            "kind": guide.kind,
            "step": min(guide.step + 1, steps),
            "message": None if guide.kind == "wait" else guide.told or self._advice_of(seat, guide),
            "action": guide.next if guide.kind in ("play", "shown") else None,
        }

    def _advice_of(self, seat: int, guide: Guide) -> Message | None:
        """Returns the next action after the steps with its reason, later the reason alone, if there is one."""
        if guide.kind == "told":
            return opponents.reason(self.state.observation(seat), guide.next)
        hint = self._advice(seat, guide.next)
        if hint["reason"] is None:
            return hint["message"]
        return message("table-hint-because", hint=hint["message"], reason=hint["reason"])

    def log(self, seat: int | None) -> list[LoggedDeal]:
        """Returns the log of the match, deal by deal, for `seat` or a spectator."""
        self.check_seat(seat)
        return log_of(self.history.steps, seat, 1 + len(self.record.earlier))

    def fingerprints(self) -> Fingerprints:
        """Returns the public fingerprints of all deals, and the openings of finished ones.

        The current deal comes last.
        """
        is_over = self.state.is_terminal
        openings = openings_of(self.match)
        shown = openings if is_over else openings[:-1]
        return {
            "deals": [
                {"deal": deal, "fingerprint": one.fingerprint, "opening": str(one) if one in shown else None}
                for deal, one in enumerate(openings, 1)
            ],
            "known": is_known(self.record),
        }

    def words_of(self, events: Sequence[Event], seat: int | None) -> list[Message]:
        """Returns the messages of `events` for `seat` or a spectator."""
        self.check_seat(seat)
        return words_of(events, seat)

    def moves_of(self, events: Sequence[Event], seat: int | None) -> list[Move]:
        """Returns the cards that `events` moved, as `seat` or a spectator saw them."""
        self.check_seat(seat)
        return moves_of(events, seat)

    def peaks_of(self, events: Sequence[Event], seat: int | None) -> list[Peak]:
        """Returns how the table stages `events` (a sweep, a bounce ...; see `shown.Peak`), as `seat` saw them.

        Events without staging are left out; None is a spectator.
        """
        self.check_seat(seat)
        return peaks_of(events, seat)

    def told_since(self, seat: int | None) -> list[Message]:
        """Returns the messages of this deal since the last action of `seat`, inclusive."""
        self.check_seat(seat)
        return [line for played in since(self.history.steps[-1], seat) for line in words_of(played.events, seat)]

    def remark_on(self, events: Sequence[Event]) -> Remark | None:
        """Returns an opponent's remark on `events`, or None."""
        seats = [seat for seat in range(len(self.record.seats)) if seat not in self.people]
        number, length = self.match.deal_number, self.state.move_number
        rng = random.Random(f"{self.record.seed}/manners/{number}/{length}")
        if not seats or ((guide := self.guide) and guide.is_binding):
            return None
        if number == 1 and not length:
            return personas.greeting(seats, rng)
        if self.state.is_terminal:
            return personas.farewell(seats, self.match.game.glad(self.state), rng)
        return personas.remark(seats, events, rng)

    # Questions

    def why_no_hint(self, seat: int | None) -> Message | None:
        """Returns why the person in `seat` cannot have a hint, now or on the next turn, or None."""
        if self.state.current_player is None:
            return message("hint-over")
        if (guide := self.guide) and guide.is_binding:
            return message("lesson-hint")
        # ^on a shared phone the next turn may be another person's
        return message("hint-shared") if not self.is_asked(seat) and len(self.people) > 1 else None

    def hint(self, seat: int | None, *, hurry: bool = False) -> Hint:
        """Returns the expert's choice for the person in `seat`, or the lesson's, and its reason; see `advance`.

        Raises `GameError` out of turn and in the steps of a lesson.
        """
        self.check_hint(seat)
        return self._advice(seat, self._choose(hurry))

    def check_hint(self, seat: int | None) -> None:
        """Raises `GameError` unless the person in `seat` may have a hint now."""
        if not self.is_asked(seat):
            raise GameError("not your turn", message("error-not-your-turn"))
        if problem := self.why_no_hint(seat):
            raise GameError("no hint", problem)

    def _advice(self, seat: int | None, text: str) -> Hint:
        """Returns an action of the person in `seat` with the reason for it."""
        assert seat is not None
        is_only = len(self.state.legal_actions()) == 1
        reason = message("hint-only") if is_only else opponents.reason(self.state.observation(seat), text)
        choice = self.game_view.choice(self.state, self.state.string_to_action(text))
        return {"action": text, "message": choice.label, "reason": reason}

    def answers(self, texts: Sequence[str]) -> list[str]:
        """Returns the legal ones of an author's answers to a puzzle. Raises `GameError` if none is legal."""
        possible = [text for text in texts if self.state.explain(text) is None]
        if texts and not possible:
            raise GameError("no answer is possible", message("puzzle-bad-answer", text=shown(", ".join(texts))))
        return possible

    def solution(self, seat: int | None, tried: str, answers: Sequence[str]) -> Solution:
        """Checks an action as the answer to the puzzle that this position is.

        The right answers are `answers`, or without them the expert's choice with the usual effort. Raises `GameError`
        out of turn.
        """
        self.check_hint(seat)
        if answers:
            right = next((text for text in answers if self._is_alike(text, tried)), answers[0])
            hint = self._advice(seat, right)
        else:
            hint = self._advice(seat, self._choose(hurry=False, effort=1.0))
        return {
            "action": hint["action"],
            "message": hint["message"],
            "reason": hint["reason"],
            "right": self._is_alike(hint["action"], tried),
            "whose": "author" if answers else "expert",
        }

    def _is_alike(self, one: str, other: str) -> bool:
        return self.state.explain(other) is None and opponents.alike(self.match.game.name, one, other)

    def why(self, seat: int | None, text: str) -> Message | None:
        """Returns why the person in `seat` may not play an action text or a card, or None if allowed."""
        state = self.state
        if wait := self._why_wait(seat):
            return wait
        if text not in CARDS:
            return state.explain(text)
        choices = [self.game_view.choice(state, action) for action in state.legal_actions()]
        if any(choice.card == text for choice in choices):
            return None
        return state.explain(f"{state.card_verb} {text}")

    def why_there(self, seat: int | None, cards: Sequence[str], zone: str) -> Message | None:
        """Returns why the person in `seat` cannot move cards to a zone, or None; see `View.why_there`.

        Raises `GameError` for unknown cards or zones.
        """
        state = self.state
        if wait := self._why_wait(seat):
            return wait
        if zone not in zones_of(state, seat) or any(card not in CARDS for card in cards):
            raise GameError(f"no cards or place: {zone!r}", message("error-bad-request"))
        choices = [self.game_view.choice(state, action) for action in state.legal_actions()]
        if any(choice.zone == zone and list(cards) == ([choice.card] if choice.card else []) for choice in choices):
            return None
        return self.game_view.why_there(state, cards, zone)

    def _why_wait(self, seat: int | None) -> Message | None:
        """Returns why the person in `seat` cannot act at all now, or None."""
        if self.state.current_player is None:
            return message("deal-over")
        return None if self.is_asked(seat) else self.game_view.waiting(self.state)

    def lay(self, seat: int | None, groups: Sequence[Sequence[str]]) -> Laid:
        """Returns what the groups of cards put together by `seat` would lay. Raises `GameError` without a seat."""
        if seat is None:
            raise GameError("nobody has a hand", message("error-not-your-turn"))
        self.check_seat(seat)
        laying = self.game_view.lay(self.state, groups, seat)
        return sent(Laid, laying, actions=[offer_of(self.state, text) for text in laying.actions])

    def together(self, seat: int | None) -> list[tuple[str, ...]]:
        """Returns the groups of cards in the hand of `seat`; none without a seat."""
        return [] if seat is None else self.game_view.together(self.state, seat)


def checked_seats(game: Game, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Returns the seats of a table of `game`. Raises `GameError` if they do not fit it or nobody is a person."""
    if len(seats) != game.players or not any(seat.kind == "person" for seat in seats):
        raise GameError("the seats do not fit the game", message("error-bad-value", name="seats", text=str(len(seats))))
    for seat in seats:
        if seat.kind not in KINDS:
            known, kind = ", ".join(KINDS), clean_name(seat.kind)
            raise GameError(f"nobody is {kind!r}; there are {known}", message("error-bad-level", text=kind))
    return tuple(Seat(KINDS[seat.kind], seat.name) for seat in seats)
