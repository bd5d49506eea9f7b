"""Null Game: its options, deals and matches."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from kortti.game import Game, State
from kortti.options import OptionValue
from kortti.shown import Primer, RulesSection
from tests.nullgame import worlds
from tests.nullgame.facts import HAND, OPTIONS, HouseRules
from tests.nullgame.primer import primer_of
from tests.nullgame.state import NullgameState
from tests.nullgame.view import NullgameView, rules_page


class Nullgame(Game):
    """Null Game. A match is one deal unless `standing` is overridden."""

    view = NullgameView()
    option_list = OPTIONS

    def __init__(self, name: str, options: Mapping[str, OptionValue]) -> None:
        super().__init__(name, options)
        self.house = HouseRules.of(options)

    def deal(self, deck: list[int], dealer: int) -> NullgameState:
        """Deals the hands from the dealer's left; the rest is the stock."""
        return NullgameState(self, self.house, deck, dealer)

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        """Returns the cards that seat `player` is dealt."""
        return deck[(player - dealer - 1) % self.players : HAND * self.players : self.players]

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
        """Samples a state consistent with `observation`; see `Game.sample`."""
        return worlds.sample(self, observation, rng)

    def rules(self) -> list[RulesSection]:
        """Returns the rules page; see `Game.rules`."""
        return rules_page(self.house)

    def primer(self) -> Primer:
        """Returns the primer of the rules page; see `Game.primer`."""
        return primer_of(self.house)
