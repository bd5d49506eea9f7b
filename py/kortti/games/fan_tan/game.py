"""The game Fan Tan: its options, deals and matches."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from kortti.game import Deal, Game, Standing, State
from kortti.games.fan_tan import worlds
from kortti.games.fan_tan.facts import OPTIONS, PRESETS, HouseRules, dealt_to
from kortti.games.fan_tan.lesson import LESSON
from kortti.games.fan_tan.primer import primer_of
from kortti.games.fan_tan.state import FanTanState
from kortti.games.fan_tan.view import FanTanView, rules_page
from kortti.lessons import Lesson
from kortti.messages import Message, message
from kortti.options import OptionValue
from kortti.shown import First, Measure, Primer, RulesSection


class FanTan(Game):
    """Fan Tan: each player plays alone, for chips. The deal passes to the left (1.1)."""

    view = FanTanView()
    firsts = (First("fan-tan-first-false-pass", "fan-tan-false-pass"),)
    option_list = OPTIONS

    @classmethod
    def presets_of(cls, name: str) -> dict[str, dict[str, OptionValue]]:
        """Returns the presets of house rules."""
        return PRESETS

    @classmethod
    def lesson_of(cls, name: str) -> Lesson | None:
        """Returns the guided first deal."""
        return LESSON

    def __init__(self, name: str, options: Mapping[str, OptionValue]) -> None:
        super().__init__(name, options)
        self.house = HouseRules.of(options)

    def deal(self, deck: Sequence[int], dealer: int) -> FanTanState:
        """Deals the whole deck, one card at a time, from the dealer's left (1.1)."""
        return FanTanState(self, self.house, deck, dealer)

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        """Returns the cards that seat `player` is dealt."""
        return dealt_to(deck, self.players, dealer, player)

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
        """Samples a state consistent with `observation`; see `worlds.sample`."""
        return worlds.sample(self, observation, rng)

    @property
    def counted_in(self) -> Message:
        """The unit of chips; see `Game.counted_in`."""
        return message("unit-chips")

    @property
    def measure(self) -> Measure:
        """The chips that a seat has won or lost."""
        return Measure(self.counted_in)

    def result(self, state: State[Any], seat: int) -> float:
        """Returns the chips that `seat` has won (lost: below 0); see `Game.result`."""
        return float(state.returns()[seat])

    def standing(self, deals: Sequence[Deal]) -> Standing:
        """Adds the returns to the starting chips; the most chips win (1.5).

        A match ends after its last deal, or after the deal in which a seat runs out of chips (F13, F15).
        """
        house = self.house
        totals = tuple(house.chips + total for total in super().standing(deals).totals)
        is_broke = house.chips > 0 and min(totals) <= 0
        is_over = len(deals) >= house.deals or is_broke
        best = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        return Standing(totals, is_over, best if is_over else ())

    def is_possible_result(self, deal: Deal) -> bool:
        """Checks if a finished deal can have left `deal`: one seat went out, and the chips add up to 0."""
        return super().is_possible_result(deal) and sum(deal.returns) == 0 and len(deal.winners) == 1

    def rules(self) -> list[RulesSection]:
        """Returns the rules page; see `Game.rules`."""
        return rules_page(self.house)

    def primer(self) -> Primer:
        """Returns the primer of the rules page; see `Game.primer`."""
        return primer_of(self.house)
