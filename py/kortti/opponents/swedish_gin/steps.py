"""A fast position of Swedish Gin Rummy for playouts.

Repeats the rules of a round on bit sets, without checks and events; actions and phases are the engine's.
`tests/engine/opponents/test_gin_steps.py` compares them with the engine.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import Any, TypeAlias

from kortti.cards import parse_card
from kortti.games.swedish_gin.facts import (
    BUY,
    CUT_BONUS,
    DECLINE,
    DRAW_DISCARD,
    LAYOFF,
    HouseRules,
    groups_of,
    layoff_of,
    seats_after,
)
from kortti.games.swedish_gin.hands import points_of, with_card, without_card
from kortti.games.swedish_gin.melds import table

Action: TypeAlias = Any  # as in the engine, see `facts`

added = lru_cache(maxsize=1 << 14)(table.added)
table_meld = lru_cache(maxsize=1 << 14)(table.table_meld)


class Line:
    """A round in play, after the cut; each hand is an int as in `hands`."""

    __slots__ = (
        "asked",
        "bonus",
        "dealer",
        "discarder",
        "discards",
        "down",
        "hands",
        "is_over",
        "keep",
        "live",
        "melds",
        "phase",
        "rng",
        "round",
        "rules",
        "seat",
        "stock",
        "takes",
        "tokens",
        "turn",
        "turns",
    )

    def __init__(self, observation: Mapping[str, Any]) -> None:
        """Starts at an observation; hands and stock are those of a later `dealt`."""
        self.rules = HouseRules.of(observation["options"])
        self.round: int = observation["round"]
        self.keep = self.rules.kept(self.round)  # cards that must stay in hand after laying (E14)
        self.dealer: int = observation["dealer"]
        self.bonus = CUT_BONUS if observation["exact_cut"] else 0  # off the dealer's cost (E30)
        self.phase: str = observation["phase"]
        self.seat: int = observation["player"]  # to act
        self.turn: int = observation["turn"]
        self.turns: int = observation["turns"]
        self.asked: list[int] = observation["asked"]
        self.live: bool = observation["live"]
        self.discarder: int | None = observation["discarder"]
        self.tokens: list[int] = observation["tokens"]
        self.down: list[bool] = observation["down"]
        self.discards = list(map(parse_card, observation["zones"]["discard"]))
        self.melds = [table_meld(tuple(map(parse_card, meld["cards"])), meld["owner"]) for meld in observation["melds"]]
        self.takes = self._takes()  # by seat, the cards that it may lay off once down, as a bit set
        self.hands: list[int] = []
        self.stock: list[int] = []  # the next card last
        self.rng = random.Random(0)  # shuffles new stocks
        self.is_over = False

    def dealt(self, hands: Sequence[int], stock: Sequence[int], rng: random.Random) -> Line:
        """Returns a copy with these hands and stock (the next card last)."""
        copy = object.__new__(Line)
        copy.rules, copy.round, copy.keep = self.rules, self.round, self.keep
        copy.dealer, copy.bonus = self.dealer, self.bonus
        copy.phase, copy.seat, copy.turn, copy.turns = self.phase, self.seat, self.turn, self.turns
        copy.asked, copy.live, copy.discarder = self.asked[:], self.live, self.discarder
        copy.tokens, copy.down = self.tokens[:], self.down[:]
        copy.discards, copy.melds, copy.takes = self.discards[:], self.melds[:], self.takes
        copy.hands, copy.stock, copy.rng, copy.is_over = list(hands), list(stock), rng, self.is_over
        return copy

    def cost(self, seat: int) -> int:
        """Returns the cost of the cards left to `seat`, as the engine's result (5.7, E30)."""
        return points_of(self.hands[seat]) - self.bonus * (seat == self.dealer)

    def may_buy(self, seat: int) -> bool:
        """Checks if `seat` has a token and, by the option, is not down (E6, E22)."""
        return self.tokens[seat] > 0 and (self.rules.buy_after_down or not self.down[seat])

    def play(self, action: Action) -> None:
        """Plays a legal action of the seat to act."""
        seat = self.seat
        if type(action) is tuple:
            for cards in groups_of(action):
                self.melds.append(table_meld(cards, seat))
                for card in cards:
                    self.hands[seat] = without_card(self.hands[seat], card)
            self.down[seat], self.takes = True, self._takes()
            self.is_over = not self.hands[seat]
        elif action < 52:
            self.hands[seat] = without_card(self.hands[seat], action)
            self.discards.append(action)
            self.live, self.discarder = True, seat
            if self.hands[seat]:
                self._end_turn()
            else:
                self.is_over = True
        elif action >= LAYOFF:
            card, number, end = layoff_of(action)
            self.melds[number - 1] = added(self.melds[number - 1], card, end)
            self.takes = self._takes()
            self.hands[seat] = without_card(self.hands[seat], card)
            self.is_over = not self.hands[seat]
        elif action == BUY:
            self._buy(seat)
        elif action == DECLINE:
            self._ask(self.asked[1:])
        elif action == DRAW_DISCARD:
            self._take(seat)
            self.phase = "play"
        elif self.live:
            self.phase = "window"
            others = seats_after(self.turn, self.rules.players)
            self._ask([other for other in others if other != self.discarder and self.may_buy(other)])  # E1, E2
        else:
            self._draw(seat)
            self.phase = "play"

    def _takes(self) -> list[int]:
        """Returns `takes` of the melds on the table (E15)."""
        takes = [0] * self.rules.players
        for meld in self.melds:
            takes[meld.owner] |= meld.takes
        return [reduce(or_, takes)] * len(takes) if self.rules.layoff_on_others else takes

    def _ask(self, seats: list[int]) -> None:
        """Asks the first of `seats`; closes the window if there is none, and the seat on turn draws."""
        self.asked = seats
        if seats:
            self.seat = seats[0]
        else:
            self.live = False
            self.phase, self.seat = "play", self.turn
            self._draw(self.turn)

    def _buy(self, seat: int) -> None:
        """Gives the discard and a card of the stock for a token. On the own turn that ends it (E27, E33)."""
        self.tokens[seat] -= 1
        self._take(seat)
        self._draw(seat)
        if self.phase == "start":
            self._end_turn()
        else:
            self._ask([])

    def _take(self, seat: int) -> None:
        self.hands[seat] = with_card(self.hands[seat], self.discards.pop())
        self.live = False

    def _draw(self, seat: int) -> None:
        """Gives `seat` the next card of the stock, which is shuffled anew from the discards if empty (E24)."""
        if not self.stock:
            *self.stock, top = self.discards
            self.rng.shuffle(self.stock)
            self.discards = [top]
        self.hands[seat] = with_card(self.hands[seat], self.stock.pop())

    def _end_turn(self) -> None:
        """Passes the turn to the left, or ends the round if too many were played (E25)."""
        self.turns += 1
        self.turn = self.seat = (self.turn + 1) % self.rules.players
        self.phase = "start"
        self.is_over = self.turns >= self.rules.turn_cap * self.rules.players
