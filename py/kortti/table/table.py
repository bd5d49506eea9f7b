"""The table that people sit at: who sits where, whose move it is, and what a seat may do, ask and see.

It owns what no game should know. What it shows is JSON-ready; the words in it are message ids. Whoever asks names the
seat that he sits in. A question without one (None) comes from a spectator, who sees nobody's hand: where people share a
phone, that is asked for until one of them has taken it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

from kortti import opponents
from kortti.cards import CARDS
from kortti.game import Event, Game, Match, State
from kortti.game import View as GameView
from kortti.games import load_game
from kortti.lessons import Guide, kinds_of
from kortti.messages import GameError, IllegalActionError, Message, message
from kortti.records.fairness import is_known, openings_of
from kortti.records.record import KINDS, Record, RecordError, Seat, parse, write
from kortti.table import personas
from kortti.table.history import History
from kortti.table.narration import log_of, moves_of, peaks_of, since, words_of
from kortti.table.views import offer_of, view_of, zones_of
from kortti.texts import clean_name, shown
from kortti.wire import Cannot, Fingerprints, Hint, Laid, Lesson, LoggedDeal, Move, Peak, Remark, Solution, View, sent

POSITIONS = count(1)


class Table:
    """A match with people and opponents around it.

    `effort` is the share of the usual number of samples that opponents may take (see `kortti.opponents.think`), and
    `position` a number of the position that no other one has, at this table or another.
    """

    def __init__(self, record: Record) -> None:
        """Sits down to the match of `record`; raises `RecordError` where it cannot be replayed."""
        if not record.people:
            raise RecordError("seat")
        self.history = History(record)
        self.effort = 1.0
        self.position: int
        self._thoughts: Iterator[str] | None
        self._choice: str | None
        self._spent_on: float  # the effort of that thought
        self._change()

    @classmethod
    def new(cls, game: Game, seats: Sequence[Seat], seed: str) -> Table:
        """Opens a match of `game`; raises `GameError` where the seats do not fit it."""
        if len(seats) != game.players or not any(seat.kind == "person" for seat in seats):
            raise GameError(
                "the seats do not fit the game", message("error-bad-value", name="seats", text=str(len(seats)))
            )
        for seat in seats:
            if seat.kind not in KINDS:
                known, kind = ", ".join(KINDS), clean_name(seat.kind)
                raise GameError(f"nobody is {kind!r}; there are {known}", message("error-bad-level", text=kind))
        seed = game.checked_seed(seed)
        seated = tuple(Seat(KINDS[seat.kind], seat.name) for seat in seats)
        return cls(Record(game, seed, game.first_dealer(seed), seated))

    @classmethod
    def teach(cls, name: str, names: Sequence[str]) -> Table:
        """Opens the guided first deal of a game; raises `GameError` where it has none, or the names do not fit."""
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
        """Goes on with the match of a record's text; raises `RecordError` where it is none."""
        return cls(parse(text))

    @property
    def save(self) -> str:
        """The record's text, from which `open` goes on. It tells the deck: no seat may see it."""
        return write(self.record)

    @property
    def record(self) -> Record:
        """The match as it is saved."""
        return self.history.record

    @property
    def match(self) -> Match:
        """The match being played."""
        return self.history.match

    @property
    def state(self) -> State[Any]:
        """The deal being played."""
        return self.match.state

    @property
    def game_view(self) -> GameView[Any]:
        """How its game is shown."""
        return self.match.game.view

    @property
    def guide(self) -> Guide | None:
        """Where the person is in the guided first deal; None at any other table, and where that is over."""
        record = self.record
        lesson = record.game.lesson_of(record.game.name) if record.lesson and len(record.deals) == 1 else None
        same = lesson and (lesson.seed, lesson.dealer) == (record.seed, record.dealer)
        return lesson.guide(record.deals[0]) if lesson and same and not record.earlier else None

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return self.record.people

    def is_asked(self, seat: int | None) -> bool:
        """Tells whether the person in `seat` is to act."""
        return seat is not None and seat == self.state.current_player and seat in self.people

    def check_seat(self, seat: object) -> None:
        """Raises `GameError` unless it is a person's seat, or None."""
        if seat is not None and (type(seat) is not int or seat not in self.people):
            text = shown(seat)
            raise GameError(f"no person in seat {text}", message("error-bad-value", name="seat", text=text))

    # What can be done

    def act(self, seat: int | None, text: str, *, unasked: bool = False) -> list[Event]:
        """Plays an action of the person in `seat`, or one for him who wants it played `unasked`; raises
        `IllegalActionError` where he may not.

        Whoever is guided plays what the lesson asks for: for anything else that is legal it raises `GameError`.
        """
        if not self.is_asked(seat):
            raise IllegalActionError("not your turn", message("error-not-your-turn"))
        guide = self.guide
        if guide is None or guide.kind == "end" or self.state.explain(text) is not None:
            return self._play(text, unasked=unasked)
        if guide.kind != "play":
            raise GameError("the lesson goes on", message("lesson-go-on-first"))
        if sorted(text.split()) != sorted(guide.next.split()):  # the same cards may be laid in another order
            choice = self.game_view.choice(self.state, self.state.string_to_action(guide.next))
            raise GameError("not in the lesson", message("lesson-other", answer=choice.label))
        return self._play(guide.next)

    def leap(self) -> None:
        """Plays the part of the deal that the lesson passes over; raises `GameError` where it does not."""
        guide = self.guide
        if guide is None or guide.kind != "leap":
            raise GameError("no leap", message("error-bad-request"))
        for text in guide.left:
            self._play(text)

    def end_lesson(self) -> None:
        """Ends the guidance; from here on all play freely."""
        self.record.lesson = False
        self._change()

    def advance(self, *, hurry: bool = False) -> list[Event]:
        """Lets the opponent whose turn it is play; raises `IllegalActionError` where it is nobody's or a person's.

        It thinks to the end first, or plays what it has come to so far where it is to `hurry`.
        """
        seat, guide = self.state.current_player, self.guide
        if seat is None or seat in self.people or (guide and guide.kind == "leap"):
            raise IllegalActionError("no opponent is to play", message("error-not-your-turn"))
        if guide and guide.kind == "wait":
            return self._play(guide.next)
        return self._play(self._choose(hurry))

    def _play(self, text: str, *, unasked: bool = False) -> list[Event]:
        events = self.history.play(text, unasked=unasked)
        self._change()
        return events

    def next_deal(self) -> None:
        """Deals again after a finished deal; raises `GameError` otherwise."""
        self.history.next_deal()
        self._change()

    def undo(self) -> None:
        """Goes back to the person's last choice; raises `GameError` where none is left."""
        self.history.undo()
        self._change()

    def redo(self) -> None:
        """Plays again what was taken back, up to the person's next choice; raises `GameError` where nothing was."""
        self.history.redo()
        self._change()

    # Thought

    def think(self, effort: float | None = None) -> bool:
        """Thinks one step further for who is to act; tells whether there was one to take.

        With an `effort` of its own the thought comes to the same whatever the device is: one that was begun with
        another effort is begun anew.

        An opponent thinks as its level does, and for a person the expert. All that is known to them is the observation,
        and their chance depends on the seed and the place in the match, so the same position gets the same move.
        """
        seat, guide = self.state.current_player, self.guide
        if seat is None or (guide and guide.kind != "end"):
            return False
        if self._thoughts is None or effort not in (None, self._spent_on):
            self._spent_on = self.effort if effort is None else effort
            level = "expert" if seat in self.people else self.record.seats[seat].kind
            chance = self.history.chance(seat)
            self._thoughts = opponents.think(self.state.observation(seat), chance, level, self._spent_on)
        choice = next(self._thoughts, None)
        if choice is None:
            return False
        self._choice = choice
        return True

    def play_thought(self) -> list[Event]:
        """Plays what the thought about who is to act comes to, with the usual effort; a person's is the expert's."""
        return self._play(self._choose(hurry=False, effort=1.0))

    def stop(self) -> None:
        """Gives up the thought under way, if any."""
        self._change()

    def _choose(self, hurry: bool, effort: float | None = None) -> str:
        """Gets what the thought comes to, or has come to where there is a hurry."""
        while not (hurry and self._choice) and self.think(effort):
            pass
        assert self._choice is not None
        return self._choice

    def _change(self) -> None:
        """Notes that the position is another one; a thought about the last one is given up."""
        self.position = next(POSITIONS)
        self._thoughts = self._choice = None

    # What can be seen

    def view(self, seat: int | None) -> View:
        """Gets all that the person in `seat` sees, or a spectator; raises `GameError` where no person sits there."""
        self.check_seat(seat)
        cannot: Cannot = {
            "undo": self.history.why_no_undo(),
            "redo": self.history.why_no_redo(),
            "hint": self.why_no_hint(seat),
        }
        view, guide = view_of(self.history, seat, cannot), self.guide
        if guide is None or seat is None:
            return view
        told = self._told(guide)
        if guide.kind == "leap":
            return {**view, "lesson": told, "actions": [], "prompt": message("lesson-prompt")}
        return {**view, "lesson": told}

    def _told(self, guide: Guide) -> Lesson:
        """Gets what the person is told at a place of the lesson."""
        lesson = self.match.game.lesson_of(self.match.game.name)
        assert lesson is not None
        return {
            "kind": guide.kind,
            "step": min(guide.step + 1, len(lesson.steps)),
            "steps": len(lesson.steps),
            "message": None if guide.kind == "wait" else guide.told,
            "action": guide.next if guide.kind == "play" else None,
        }

    def log(self, seat: int | None) -> list[LoggedDeal]:
        """Gets the whole match in words, deal by deal, as the person in `seat` may read it, or a spectator."""
        self.check_seat(seat)
        return log_of(self.history.steps, seat, 1 + len(self.record.earlier))

    def fingerprints(self) -> Fingerprints:
        """Gets the fingerprints of all deals, which anybody may know, and the openings of those that are over.

        The last is that of the deal being played."""
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
        """Gets what the person in `seat` may read of `events`, or a spectator."""
        self.check_seat(seat)
        return words_of(events, seat)

    def moves_of(self, events: Sequence[Event], seat: int | None) -> list[Move]:
        """Gets which cards `events` moved, as the person in `seat` saw it, or a spectator."""
        self.check_seat(seat)
        return moves_of(events, seat)

    def peaks_of(self, events: Sequence[Event], seat: int | None) -> list[Peak]:
        """Gets the moments among `events` that are staged for the person in `seat`, or a spectator."""
        self.check_seat(seat)
        return peaks_of(events, seat)

    def told_since(self, seat: int | None) -> list[Message]:
        """Gets in words what has been done in this deal since the person in `seat` began the last action."""
        self.check_seat(seat)
        return [line for played in since(self.history.steps[-1], seat) for line in words_of(played.events, seat)]

    def remark_on(self, events: Sequence[Event]) -> Remark | None:
        """Gets which opponent says what to the turn that brought `events`, None if nobody says anything."""
        seats = [seat for seat in range(len(self.record.seats)) if seat not in self.people]
        number, length = self.match.deal_number, len(self.state.history)
        rng = random.Random(f"{self.record.seed}/manners/{number}/{length}")
        if not seats or self.guide:
            return None
        if number == 1 and not length:
            return personas.greeting(seats, rng)
        if self.state.is_terminal:
            return personas.farewell(seats, self.state.winners(), rng)
        return personas.remark(seats, events, rng)

    # What can be asked

    def why_no_hint(self, seat: int | None) -> Message | None:
        """Gets why the person in `seat` gets no hint, now or with the next turn; None if there is one."""
        if self.state.current_player is None:
            return message("hint-over")
        if (guide := self.guide) and guide.kind != "end":
            return message("lesson-hint")
        # where people share a phone the next turn may be another one's
        return message("hint-shared") if not self.is_asked(seat) and len(self.people) > 1 else None

    def hint(self, seat: int | None, *, hurry: bool = False) -> Hint:
        """Gets what the expert would play in the place of the person in `seat`, and why; see `advance`.

        Raises `GameError` out of turn, and where a lesson tells what to play.
        """
        self._check_hint(seat)
        return self._advice(seat, self._choose(hurry))

    def _check_hint(self, seat: int | None) -> None:
        """Raises `GameError` unless the person in `seat` is to act, and can get a hint."""
        if not self.is_asked(seat):
            raise GameError("not your turn", message("error-not-your-turn"))
        if problem := self.why_no_hint(seat):
            raise GameError("no hint", problem)

    def _advice(self, seat: int | None, text: str) -> Hint:
        """Gets what speaks for an action of the person in `seat`."""
        assert seat is not None
        is_only = len(self.state.legal_actions()) == 1
        reason = message("hint-only") if is_only else opponents.reason(self.state.observation(seat), text)
        choice = self.game_view.choice(self.state, self.state.string_to_action(text))
        return {"action": text, "message": choice.label, "reason": reason}

    def answers(self, texts: Sequence[str]) -> list[str]:
        """Gets those of an author's answers to a puzzle that are possible here; raises `GameError` where none is."""
        possible = [text for text in texts if self.state.explain(text) is None]
        if texts and not possible:
            raise GameError("no answer is possible", message("puzzle-bad-answer", text=shown(", ".join(texts))))
        return possible

    def solution(self, seat: int | None, tried: str, answers: Sequence[str]) -> Solution:
        """Tells whether an action is an answer to the puzzle that this position is: one of `answers`, or without them
        what the expert would play, who thinks with the usual effort on every device. Raises `GameError` out of turn."""
        self._check_hint(seat)
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
        """Gets why the person in `seat` may not play an action text or a card, None if he may."""
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
        """Gets why the person in `seat` cannot put cards of the hand to a zone, None if he can; see `View.why_there`.

        Raises `GameError` where there are no such cards or there is no such zone.
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
        """Gets why the person in `seat` can do nothing at all now, None if he can."""
        if self.state.current_player is None:
            return message("deal-over")
        return None if self.is_asked(seat) else self.game_view.waiting(self.state)

    def lay(self, seat: int | None, groups: Sequence[Sequence[str]]) -> Laid:
        """Tells what cards would be that the person in `seat` has put together; raises `GameError` for nobody."""
        if seat is None:
            raise GameError("nobody has a hand", message("error-not-your-turn"))
        self.check_seat(seat)
        laying = self.game_view.lay(self.state, groups, seat)
        return sent(Laid, laying, actions=[offer_of(self.state, text) for text in laying.actions])

    def together(self, seat: int | None) -> list[tuple[str, ...]]:
        """Gets what belongs together in the hand of the person in `seat`; nobody has none."""
        return [] if seat is None else self.game_view.together(self.state, seat)
