"""The game Swedish Gin Rummy: its options, deals and matches."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from kortti.cards import TWO_PACKS, CardError, parse_card
from kortti.game import Deal, Game, Standing, State, lowest_win
from kortti.games.swedish_gin.facts import CONTRACTS, OPTIONS, HouseRules, dealt, points
from kortti.games.swedish_gin.lesson import LESSON
from kortti.games.swedish_gin.primer import primer_of
from kortti.games.swedish_gin.state import SwedishGinState
from kortti.games.swedish_gin.view import SwedishGinView, rules_page
from kortti.games.swedish_gin.worlds import sample_world
from kortti.lessons import Lesson
from kortti.messages import GameError, Message, message
from kortti.options import OptionValue
from kortti.shown import First, Measure, Primer, RulesSection
from kortti.texts import shown
from kortti.worlds import replayed


class SwedishGin(Game):
    """The game of fifteen contracts. The first dealer of a match is drawn by lot, then the deal passes left (E26)."""

    view = SwedishGinView()
    rounds = 15
    firsts = First("gin-first-cut", "gin-cut-exact"), First("gin-first-contract", "gin-contract")

    option_list = OPTIONS
    pack = TWO_PACKS

    @classmethod
    def lesson_of(cls, name: str) -> Lesson | None:
        """Returns the guided first deal."""
        return LESSON

    def __init__(self, name: str, options: Mapping[str, OptionValue]) -> None:
        super().__init__(name, options)
        self.house_rules = HouseRules.of(options)

    def new_state(
        self,
        seed: str | int | None = None,
        deck: str | Sequence[str] | None = None,
        dealer: int = 0,
        round: int | None = None,
    ) -> SwedishGinState:
        """Deals a round, by default the first of the match; see `Game.new_state`.

        After its cards, `deck` may list the stocks for reshuffles, each after a ``/``. Other reshuffles follow from the
        deck.
        """
        number = self.house_rules.rounds[0] if round is None else round
        if type(number) is not int or number not in CONTRACTS:
            raise GameError(
                f"{self.name} has no round {shown(round)}", message("error-bad-value", name="round", text=shown(round))
            )
        stocks: list[list[int]] = []
        if deck is not None:
            try:
                deck, *more = _parted(deck.split() if isinstance(deck, str) else deck)
                stocks = [_parse_stock(words) for words in more]
            except (CardError, TypeError) as error:
                raise GameError(str(error), message("error-bad-value", name="deck", text=shown(deck))) from None
        state = super().new_state(seed, deck, dealer)
        assert isinstance(state, SwedishGinState)
        state.round, state.given_stocks = number, stocks
        return state

    def deal(self, deck: list[int], dealer: int) -> SwedishGinState:
        """Deals eleven cards each from the dealer's left; the next starts the discard pile, the rest is the stock."""
        return SwedishGinState(self, self.house_rules, deck, dealer)

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        """Returns the eleven cards that seat `player` is dealt."""
        return dealt(deck, self.players, dealer, player)

    def deal_arguments(self, deals: Sequence[Deal]) -> dict[str, Any]:
        """Returns the round that follows `deals`."""
        return {"round": self.house_rules.rounds[len(deals)]}

    def from_deal(self, number: int) -> SwedishGin:
        """Returns a game of the rounds from deal `number` on."""
        return SwedishGin(self.name, {**self.options, "rounds": self.house_rules.rounds[number - 1 :]})

    @property
    def measure(self) -> Measure:
        """The cost of the cards left in hand."""
        return Measure(message("unit-points"), is_low=True)

    def result(self, state: State[Any], seat: int) -> float:
        """Returns the cost of the cards left to `seat`; see `Game.result`."""
        return float(state.returns()[seat])

    def standing(self, deals: Sequence[Deal]) -> Standing:
        """Adds up the rounds. After the last one the lowest total wins, and ties share the win (5.7, E29)."""
        totals = super().standing(deals).totals
        if len(deals) < len(self.house_rules.rounds):
            return Standing(totals, False)
        return Standing(totals, True, lowest_win(totals))

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> SwedishGinState:
        """Samples a round consistent with `observation`. Raises `GameError` if there is none."""
        deck, stocks = sample_world(observation, rng)
        state = self.deal(deck, observation["dealer"])
        state.round, state.given_stocks = observation["round"], stocks
        return replayed(state, observation)

    def goal(self) -> Message | None:
        """Returns the goal of a match of several rounds (5.7)."""
        return message("gin-goal") if len(self.house_rules.rounds) > 1 else None

    def deal_titles(self) -> list[Message]:
        """Returns the title of each round, with its contract (5.4)."""
        return [message("gin-round", n=number) for number in self.house_rules.rounds]

    def rules(self) -> list[RulesSection]:
        """Returns the rules page; see `Game.rules`."""
        return rules_page(self.options)

    def worth(self, cards: Sequence[str]) -> int:
        """Returns the cost of cards left in hand (5.7)."""
        return points([parse_card(card) for card in cards])

    def primer(self) -> Primer:
        """Returns the primer of the rules page; see `Game.primer`."""
        return primer_of(self.house_rules)


def _parted(words: Sequence[str]) -> list[list[str]]:
    """Splits words at each ``/``."""
    parts: list[list[str]] = [[]]
    for word in words:
        if word == "/":
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def _parse_stock(words: Sequence[str]) -> list[int]:
    """Parses the cards of a shuffled stock. Raises `CardError` if they cannot be one."""
    cards = [parse_card(word) for word in words]
    if not cards or any(cards.count(card) > 2 for card in cards):
        raise CardError(f"not a stock: {' '.join(words)!r}")
    return cards
