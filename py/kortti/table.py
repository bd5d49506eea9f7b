"""The table a person sits at: seats, whose move it is, undo and redo, the log, what a seat sees.

It owns what no game should know. Everything it shows is JSON-ready; the words in it are message ids.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any

from kortti import manners, opponents
from kortti.cards import CARDS
from kortti.game import Event, Game, GameError, IllegalActionError, Message, State, message
from kortti.match import Match
from kortti.record import KINDS, Record, RecordError, Seat, clean_name, parse, replay, write

POSITIONS = count(1)


class Table:
    """A match with people and opponents around it. `eyes` is the seat of the person who looks at it.

    `effort` is the share of the usual number of samples that opponents may take (see `kortti.opponents.think`), and
    `position` a number of the position that no other one has, at this table or another.
    """

    def __init__(self, record: Record) -> None:
        """Sits down to the match of `record`; raises `RecordError` where it cannot be replayed."""
        if not any(seat.kind == "person" for seat in record.seats):
            raise RecordError("seat")
        self.record = record
        self.effort = 1.0
        self.position: int
        self._thoughts: Iterator[str] | None
        self._choice: str | None
        self.undone: list[str | None] = []  # actions to redo, the next one last; None deals
        self.match: Match
        self.log: list[list[Event]]
        self._replay()
        self.eyes = self._person_to_look()

    @classmethod
    def new(cls, game: Game, seats: Sequence[Seat], seed: str) -> Table:
        """Opens a match of `game`; raises `GameError` where the seats do not fit it."""
        if len(seats) != game.players or not any(seat.kind == "person" for seat in seats):
            raise GameError(
                "the seats do not fit the game", message("error-bad-value", name="seats", text=str(len(seats)))
            )
        for seat in seats:
            if seat.kind not in KINDS:
                raise GameError(f"nobody is {seat.kind!r}", message("error-bad-level", text=clean_name(seat.kind)))
        named = tuple(Seat(KINDS[seat.kind], clean_name(seat.name)) for seat in seats)
        seed = clean_name(seed)
        return cls(Record(game, seed, game.first_dealer(seed), named))

    @classmethod
    def open(cls, text: str) -> Table:
        """Goes on with the match of a record's text; raises `RecordError` where it is none."""
        return cls(parse(text))

    @property
    def save(self) -> str:
        """The record's text, from which `open` goes on."""
        return write(self.record)

    @property
    def state(self) -> State[Any]:
        """The deal being played."""
        return self.match.state

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, who in enumerate(self.record.seats) if who.kind == "person"]

    def _person_to_look(self) -> int:
        """Gets the person to act, else the first one."""
        turn = self.state.current_player
        return turn if turn in self.people else self.people[0]

    # What can be done

    def act(self, text: str) -> list[Event]:
        """Plays an action of the person who looks; raises `IllegalActionError` where he may not."""
        if self.state.current_player != self.eyes:
            raise IllegalActionError("not your turn", message("error-not-your-turn"))
        events = self._play(text)
        self.undone.clear()
        return events

    def advance(self, *, hurry: bool = False) -> list[Event]:
        """Lets the opponent whose turn it is play; raises `IllegalActionError` where it is nobody's or a person's.

        It thinks to the end first, or plays what it has come to so far where it is to `hurry`.
        """
        seat = self.state.current_player
        if seat is None or seat in self.people:
            raise IllegalActionError("no opponent is to play", message("error-not-your-turn"))
        self.undone.clear()
        return self._play(self._choose(hurry))

    def think(self) -> bool:
        """Thinks one step further for who is to act; tells whether there was one to take.

        An opponent thinks as its level does, and for a person the expert. All that is known to them is the observation,
        and their chance depends on the seed and the place in the match, so the same position gets the same move.
        """
        seat = self.state.current_player
        if seat is None:
            return False
        if self._thoughts is None:
            level = "expert" if seat in self.people else self.record.seats[seat].kind
            place = f"{self.match.deal_number}/{len(self.state.history)}/{seat}"
            rng = random.Random(f"{self.record.seed}/opponent/{place}")
            self._thoughts = opponents.think(self.state.observation(seat), rng, level, self.effort)
        choice = next(self._thoughts, None)
        if choice is None:
            return False
        self._choice = choice
        return True

    def _choose(self, hurry: bool) -> str:
        """Gets what the thought comes to, or has come to where there is a hurry."""
        while not (hurry and self._choice) and self.think():
            pass
        assert self._choice is not None
        return self._choice

    def stop(self) -> None:
        """Gives up the thought under way, if any."""
        self._change()

    def _change(self) -> None:
        """Notes that the position is another one; a thought about the last one is given up."""
        self.position = next(POSITIONS)
        self._thoughts = self._choice = None

    def _play(self, text: str) -> list[Event]:
        """Plays an action text and writes it down."""
        reason = self.state.explain(text)
        if reason is not None:
            raise IllegalActionError(f"illegal now: {text[:40]}", reason)
        self._note(len(self.record.deals) - 1, self.state)
        events = self.match.apply_action(self.state.string_to_action(text))
        self.record.deals[-1].append(text)
        self.log[-1] += events
        self._change()
        return events

    def _replay(self) -> None:
        """Plays the record through anew."""
        self._decisions: list[tuple[int, int]] = []  # where the person had a choice: deal, actions before it
        self.match, self.log = replay(self.record, self._note)
        self._change()

    def _note(self, deal: int, state: State[Any]) -> None:
        """Notes the place of an action that is about to be played if a person chooses it."""
        if self._is_decision(state):
            self._decisions.append((deal, len(state.history)))

    def _is_decision(self, state: State[Any]) -> bool:
        """Tells whether a person chooses between actions there."""
        return state.current_player in self.people and len(state.legal_actions()) > 1

    def next_deal(self) -> None:
        """Deals again after a finished deal; raises `GameError` otherwise."""
        self._deal()
        self.undone.clear()

    def _deal(self) -> None:
        self.match.next_deal()
        self.record.deals.append([])
        self.log.append([])
        self._change()

    def look(self, seat: int) -> None:
        """Lets the person in `seat` look at the table; raises `GameError` where no person sits."""
        if type(seat) is not int or seat not in self.people:
            raise GameError(f"no person in seat {seat!r}", message("error-bad-value", name="seat", text=str(seat)[:40]))
        self.eyes = seat

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to take back; people who share a phone cannot take back each other's."""
        return len(self.people) == 1 and bool(self._decisions)

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be played again."""
        return bool(self.undone)

    def undo(self) -> None:
        """Goes back to the person's last decision, also into the deal before; raises `GameError` where none is left."""
        if not self.can_undo:
            raise GameError("nothing to undo", message("error-nothing-to-undo"))
        target = self._decisions[-1]
        deals = self.record.deals
        while (len(deals) - 1, len(deals[-1])) > target:
            if deals[-1]:
                self.undone.append(deals[-1].pop())
            else:
                deals.pop()
                self.undone.append(None)
        self.record.practice = True
        self._replay()

    def redo(self) -> None:
        """Plays again what was taken back, up to the person's next decision; raises `GameError` where nothing was."""
        if not self.undone:
            raise GameError("nothing to redo", message("error-nothing-to-redo"))
        while self.undone:
            text = self.undone.pop()
            if text is None:
                self._deal()
            else:
                self._play(text)
            if self._is_decision(self.state):
                break

    # What can be asked

    def why(self, text: str) -> Message | None:
        """Gets why the person who looks may not play an action text or a card, None if he may."""
        turn = self.state.current_player
        if turn is None:
            return message("deal-over")
        if turn != self.eyes:
            return message("prompt-wait", seat=turn)
        if text not in CARDS:
            return self.state.explain(text)
        choices = [self.state.choice(action) for action in self.state.legal_actions()]
        if any(choice.card == text for choice in choices):
            return None
        return self.state.explain(f"{self.state.card_verb} {text}")

    def lay(self, groups: Sequence[Sequence[str]]) -> dict[str, Any]:
        """Tells what cards would be that the person who looks has put together."""
        laying = self.state.lay(groups, self.eyes)
        return {**laying._asdict(), "actions": [self._offer(text) for text in laying.actions]}

    def hint(self, *, hurry: bool = False) -> dict[str, Any]:
        """Gets what the expert would play in the place of the person who looks, and why; see `advance`.

        Raises `GameError` out of turn.
        """
        if self.state.current_player != self.eyes:
            raise GameError("not your turn", message("error-not-your-turn"))
        text = self._choose(hurry)
        is_only = len(self.state.legal_actions()) == 1
        reason = message("hint-only") if is_only else opponents.reason(self.state.observation(self.eyes), text)
        return {"action": text, "message": self._offer(text)["label"], "reason": reason}

    def words_of(self, events: Sequence[Event]) -> list[Message]:
        """Gets what the person who looks may read of `events`."""
        return [event.seen_from(self.eyes).message for event in events if event.id]

    def moves_of(self, events: Sequence[Event]) -> list[dict[str, Any]]:
        """Gets which cards `events` moved, as the person who looks saw it, in steps that follow each other.

        ``seat`` is whose doing the move is: where it is told without words, of whom the words before it speak.
        """
        moves: list[dict[str, Any]] = []
        arrived: set[str] = set()  # zones to which something has moved in this step
        step, seat = 0, None
        for event in (event.seen_from(self.eyes) for event in events):
            if event.id or event.seat is not None:
                seat = event.seat
            if not event.card:
                continue
            if event.source in arrived:  # what has just come there goes on: let it be seen first
                step += 1
                arrived.clear()
            arrived.add(event.target)
            moves.append({"card": event.card, "from": event.source, "to": event.target, "step": step, "seat": seat})
        return moves

    def remark_on(self, events: Sequence[Event]) -> Mapping[str, object] | None:
        """Gets which opponent says what to the turn that brought `events`, None if nobody says anything."""
        seats = [seat for seat in range(len(self.record.seats)) if seat not in self.people]
        number, length = self.match.deal_number, len(self.state.history)
        rng = random.Random(f"{self.record.seed}/manners/{number}/{length}")
        if not seats:
            return None
        if number == 1 and not length:
            return manners.greeting(seats, rng)
        if self.state.is_terminal:
            return manners.farewell(seats, self.state.winners(), rng)
        return manners.remark(seats, events, rng)

    def told(self) -> list[dict[str, Any]]:
        """Gets the log in words, deal by deal."""
        return [{"deal": number, "lines": self.words_of(events)} for number, events in enumerate(self.log, 1)]

    def view(self) -> dict[str, Any]:
        """Gets all that the person who looks sees. Nothing that is hidden from him is in it."""
        state, match, game = self.state, self.match, self.match.game
        zones = state.zones(self.eyes)
        turn = state.current_player
        over = None if not state.is_terminal else "match" if match.is_over else "deal"
        mine = turn == self.eyes
        finished = match.finished
        course = [game.standing(finished[: number + 1]) for number in range(len(finished))]
        totals = game.standing(finished).totals
        return {
            "game": game.name,
            "options": game.options,
            "deal": match.deal_number,
            "titles": game.deal_titles(),
            "eyes": self.eyes,
            "turn": turn,
            "phase": state.phase,
            "over": over,
            "prompt": self._prompt(over),
            "seats": [
                self._seat(seat, len(zones.get(f"hand:{seat}", ())), totals[seat]) for seat in range(game.players)
            ],
            "places": [
                {**place._asdict(), "cards": zones.get(place.zone, []), "ghost": place.ghost}
                for place in state.places()
            ],
            "hand": zones.get(f"hand:{self.eyes}", []),
            "ranks": game.ranks,
            "sort": game.sort,
            "melds": game.melds,
            "actions": [self._offer(state.action_to_string(a)) for a in state.offers()] if mine else [],
            "slots": [slot._asdict() for slot in state.slots(self.eyes)],
            "marks": [mark._asdict() for mark in state.marks()],
            "totals": totals,
            "target": game.options.get("target"),
            "history": [deal.returns for deal in finished],
            "course": [standing.totals for standing in course],
            "notes": [standing.notes for standing in course],
            "sides": game.sides,
            "can": {"undo": self.can_undo, "redo": self.can_redo},
            "practice": self.record.practice,
            "result": self._result() if over else None,
            "standings": self._standings() if over == "match" else None,
        }

    def _prompt(self, over: str | None) -> Message:
        if over:
            return message(f"prompt-{over}-over")
        if self.state.current_player == self.eyes:
            return self.state.prompt()
        return message("prompt-wait", seat=self.state.current_player)

    def _seat(self, seat: int, cards: int, total: int) -> dict[str, Any]:
        who = self.record.seats[seat]
        return {
            "name": who.name,
            "kind": "person" if who.kind == "person" else "opponent",
            "level": None if who.kind == "person" else who.kind,
            "pace": manners.manner_of(seat).pace,
            "cards": cards,
            "total": total,
            "dealer": seat == self.match.dealer,
            "says": self.state.says(seat),
            "facts": self.state.facts(seat),
        }

    def _offer(self, text: str) -> dict[str, Any]:
        choice = self.state.choice(self.state.string_to_action(text))
        zone = choice.zone or ""
        seat = int(zone[5:]) if zone.startswith("hand:") else None
        return {"action": text, **choice._asdict(), "seat": seat}

    def _result(self) -> dict[str, Any]:
        """Gets the finished deal: the cards and the points of each side, line by line."""
        state, totals = self.state, self.match.totals
        returns = state.returns()
        rows = [
            {
                "seats": side,
                "cards": state.final_cards(side[0]),
                "lines": [line._asdict() for line in state.score_lines(side[0])],
                "points": returns[side[0]],
                "total": totals[side[0]],
            }
            for side in self.match.game.sides
        ]
        return {"winners": state.winners(), "rows": rows}

    def _standings(self) -> list[dict[str, Any]]:
        """Gets the sides in the order of the finished match; who has the same result shares a place."""
        winners, totals = self.match.winners(), self.match.totals
        scored = any(totals)

        def key(side: tuple[int, ...]) -> tuple[bool, int]:
            seat = side[0]
            left = totals[seat] if scored else len(self.state.final_cards(seat))
            return seat not in winners, 0 if seat in winners else left

        order = sorted(self.match.game.sides, key=key)
        return [
            {"seats": side, "place": 1 + sum(key(other) < key(side) for other in order), "total": totals[side[0]]}
            for side in order
        ]


def rules_of(game: Game) -> list[dict[str, Any]]:
    """Gets the rules page of `game`; a line is marked as a house rule where its option is not as usual."""
    usual = {option.name: option.default_with(game.options) for option in game.options_of(game.name)}
    return [
        {
            "title": title,
            "lines": [
                {**line, "house": option is not None and game.options[option] != usual[option]}
                for line, option in lines
            ],
        }
        for title, lines in game.rules()
    ]
