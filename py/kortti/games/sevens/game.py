"""The game itself: its options, its deals, its matches."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from kortti.cards import parse_card
from kortti.game import Deal, Game, Standing, State, lowest_win
from kortti.games.sevens.facts import OPTIONS, PRESETS, RISTISEISKA, HouseRules, dealt_to, pips
from kortti.games.sevens.lesson import LESSONS
from kortti.games.sevens.primer import primer_of
from kortti.games.sevens.resample import sample
from kortti.games.sevens.state import SevensState
from kortti.games.sevens.view import SevensView, rules_page
from kortti.lessons import Lesson
from kortti.messages import Message, message
from kortti.options import Option, OptionValue
from kortti.shown import CHANCE, Measure, Primer, RulesSection


class Sevens(Game):
    """Ristiseiska or Pantti, which differ in their options alone. The deal passes to the left (A14)."""

    view = SevensView()
    family = "sevens"

    option_list = OPTIONS

    @classmethod
    def options_of(cls, name: str) -> tuple[Option, ...]:
        """Gets the options with the defaults of the preset `name`."""
        if name == "pantti":
            return OPTIONS
        return tuple(Option(**{**vars(o), "default": RISTISEISKA.get(o.name, o.default)}) for o in OPTIONS)

    @property
    def counted_in(self) -> Message | None:
        """Gets the unit where cards that are left cost points (B11); see `Game.counted_in`."""
        return message("unit-points") if self._options["score_cards"] else None

    @property
    def measure(self) -> Measure:
        """Penalty points where cards that are left cost points, else the win."""
        return Measure(message("unit-points"), is_low=True) if self._options["score_cards"] else CHANCE

    def result(self, state: State[Any], seat: int) -> float:
        """Gets how `seat` fared; see `Game.result`."""
        return float(state.returns()[seat]) if self._options["score_cards"] else super().result(state, seat)

    @classmethod
    def presets_of(cls, name: str) -> dict[str, dict[str, OptionValue]]:
        """Gets the sets of house rules that other places play by."""
        return PRESETS[name]

    @classmethod
    def lesson_of(cls, name: str) -> Lesson | None:
        """Gets the guided first deal of the preset `name`, if it has one."""
        return LESSONS.get(name)

    def __init__(self, name: str, options: Mapping[str, OptionValue]) -> None:
        super().__init__(name, options)
        self.house = HouseRules.of(options)

    def deal(self, deck: Sequence[int], dealer: int) -> SevensState:
        """Deals the whole deck, one card at a time, from the dealer's left (A14)."""
        return SevensState(self, self.house, deck, dealer)

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        """Gets the cards that seat `player` is dealt."""
        return dealt_to(deck, self.players, dealer, player)

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
        """Draws a state that agrees with `observation`; see `kortti.games.sevens.resample`."""
        return sample(self, observation, rng)

    def standing(self, deals: Sequence[Deal]) -> Standing:
        """Adds up the deals until some total reaches the target; the lowest total wins (A11, B11)."""
        standing = super().standing(deals)
        target = self.final_total
        if not deals or target is None:
            return standing
        is_over = max(standing.totals) >= target
        return Standing(standing.totals, is_over, lowest_win(standing.totals) if is_over else ())

    @property
    def final_total(self) -> int | None:
        """The total at which a match ends, if it has one (A11, B11)."""
        return self.house.target if self.options["score_cards"] else None

    def goal(self) -> Message | None:
        """Gets when a match ends and who wins it, if a total decides that (A11, B11)."""
        return None if self.final_total is None else message("sevens-goal", n=self.final_total)

    def rules(self) -> list[RulesSection]:
        """Gets the rules page; see `Game.rules`."""
        return rules_page(self.house)

    def worth(self, cards: Sequence[str]) -> int | None:
        """Gets what cards left in hand cost while no ace has gone high (1.6, A12)."""
        if not self.house.score_cards:
            return None
        return sum(pips(parse_card(card), self.house.ace_value(None)) for card in cards)

    def primer(self) -> Primer:
        """Gets what stands around the law on the rules page; see `Game.primer`."""
        return primer_of(self.house)
