"""The game Skitgubbe: its options, deals and matches."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from kortti.game import State
from kortti.games.beating import BeatingGame
from kortti.games.skitgubbe.facts import HAND, OPTIONS, PRESETS, HouseRules
from kortti.games.skitgubbe.lesson import LESSON
from kortti.games.skitgubbe.primer import primer_of
from kortti.games.skitgubbe.state import SkitgubbeState
from kortti.games.skitgubbe.view import SkitgubbeView, rules_page
from kortti.games.skitgubbe.worlds import sample
from kortti.lessons import Lesson
from kortti.options import OptionValue
from kortti.shown import Primer, RulesSection


class Skitgubbe(BeatingGame):
    """Skitgubbe: a game with a loser but no winner (2.6)."""

    view = SkitgubbeView()

    option_list = OPTIONS

    @classmethod
    def lesson_of(cls, name: str) -> Lesson | None:
        """Returns the guided first deal."""
        return LESSON

    def __init__(self, name: str, options: Mapping[str, OptionValue]) -> None:
        super().__init__(name, options)
        self.house_rules = HouseRules.of(options)

    @classmethod
    def presets_of(cls, name: str) -> dict[str, dict[str, OptionValue]]:
        """Returns the presets of house rules."""
        return PRESETS

    def deal(self, deck: list[int], dealer: int) -> SkitgubbeState:
        """Deals three cards each from the dealer's left; the rest is the stock (2.1)."""
        return SkitgubbeState(self, self.house_rules, deck, dealer)

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        """Returns the three cards that seat `player` is dealt, one at a time from the dealer's left (2.1)."""
        return deck[(player - dealer - 1) % self.players : HAND * self.players : self.players]

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
        """Samples a state consistent with `observation`; see `worlds.sample`."""
        return sample(self, observation, rng)

    def rules(self) -> list[RulesSection]:
        """Returns the rules page; see `Game.rules`."""
        return rules_page(self.house_rules)

    def primer(self) -> Primer:
        """Returns the primer of the rules page; see `Game.primer`."""
        return primer_of(self.house_rules)
