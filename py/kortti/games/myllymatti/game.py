"""The game Myllymatti: its options, deals and matches."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from kortti.game import State
from kortti.games.beating import BeatingGame
from kortti.games.myllymatti.facts import HAND, OPTIONS, HouseRules
from kortti.games.myllymatti.lesson import LESSON
from kortti.games.myllymatti.primer import primer_of
from kortti.games.myllymatti.state import MyllymattiState
from kortti.games.myllymatti.view import MyllymattiView, rules_page
from kortti.games.myllymatti.worlds import sample
from kortti.lessons import Lesson
from kortti.options import OptionValue
from kortti.shown import Primer, RulesSection


class Myllymatti(BeatingGame):
    """A game for three in two halves."""

    view = MyllymattiView()

    option_list = OPTIONS

    @classmethod
    def lesson_of(cls, name: str) -> Lesson | None:
        """Returns the guided first deal."""
        return LESSON

    def __init__(self, name: str, options: Mapping[str, OptionValue]) -> None:
        super().__init__(name, options)
        self.house_rules = HouseRules.of(options)

    def deal(self, deck: list[int], dealer: int) -> MyllymattiState:
        """Deals three cards each from the dealer's left; the rest is the stock."""
        return MyllymattiState(self, self.house_rules, deck, dealer)

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        """Returns the three cards that seat `player` is dealt, one at a time from the dealer's left (3.1)."""
        return deck[(player - dealer - 1) % self.players : HAND * self.players : self.players]

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
        """Samples a state consistent with `observation`; see `worlds.sample`."""
        return sample(self, observation, rng)

    def rules(self) -> list[RulesSection]:
        """Returns the rules page; see `Game.rules`."""
        return rules_page(self.options)

    def primer(self) -> Primer:
        """Returns the primer of the rules page; see `Game.primer`."""
        return primer_of(self.house_rules)
