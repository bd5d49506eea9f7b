"""The games Ristiseiska and Pantti: options, deals and matches."""

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
from kortti.shown import CHANCE, First, Measure, Pitch, Primer, RulesSection


class Sevens(Game):
    """Ristiseiska or Pantti, which differ only in their options. The deal passes to the left (A14)."""

    view = SevensView()
    firsts = (
        First("sevens-first-gift", "sevens-give", rule=("unable", "beg")),
        First("sevens-first-token", "sevens-pantti", rule=("unable", "token")),
    )

    option_list = OPTIONS

    @classmethod
    def options_of(cls, name: str) -> tuple[Option, ...]:
        """Returns the options with the defaults of the preset `name`."""
        if name == "pantti":
            return OPTIONS
        return tuple(Option(**{**vars(o), "default": RISTISEISKA.get(o.name, o.default)}) for o in OPTIONS)

    @property
    def counted_in(self) -> Message | None:
        """The unit of penalty points; None if the remaining cards are not scored (B11). See `Game.counted_in`."""
        return message("unit-points") if self._options["score_cards"] else None

    @property
    def measure(self) -> Measure:
        """Penalty points if the remaining cards are scored, else the win."""
        return Measure(message("unit-points"), is_low=True) if self._options["score_cards"] else CHANCE

    def result(self, state: State[Any], seat: int) -> float:
        """Returns the result of `seat` in the unit of `measure`; see `Game.result`."""
        return float(state.returns()[seat]) if self._options["score_cards"] else super().result(state, seat)

    @classmethod
    def presets_of(cls, name: str) -> dict[str, dict[str, OptionValue]]:
        """Returns the presets of house rules."""
        return PRESETS[name]

    @classmethod
    def pitch_of(cls, name: str) -> Pitch:
        """Returns what a newcomer reads of the preset `name`; Pantti comes first."""
        return super().pitch_of(name)._replace(first=name == "pantti")

    @classmethod
    def lesson_of(cls, name: str) -> Lesson | None:
        """Returns the guided first deal of the preset `name`, if it has one."""
        return LESSONS.get(name)

    def __init__(self, name: str, options: Mapping[str, OptionValue]) -> None:
        super().__init__(name, options)
        self.house = HouseRules.of(options)

    def deal(self, deck: Sequence[int], dealer: int) -> SevensState:
        """Deals the whole deck, one card at a time, from the dealer's left (A14)."""
        return SevensState(self, self.house, deck, dealer)

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        """Returns the cards that seat `player` is dealt."""
        return dealt_to(deck, self.players, dealer, player)

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
        """Samples a state consistent with `observation`; see `kortti.games.sevens.resample`."""
        return sample(self, observation, rng)

    def standing(self, deals: Sequence[Deal]) -> Standing:
        """Adds up the deals until a total reaches the target; the lowest total wins (A11, B11)."""
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
        """Returns the goal of a match, if a total decides it (A11, B11)."""
        return None if self.final_total is None else message("sevens-goal", n=self.final_total)

    def rules(self) -> list[RulesSection]:
        """Returns the rules page; see `Game.rules`."""
        return rules_page(self.house)

    def worth(self, cards: Sequence[str]) -> int | None:
        """Returns the cost of cards left in hand, as long as no ace has gone high (1.6, A12)."""
        if not self.house.score_cards:
            return None
        return sum(pips(parse_card(card), self.house.ace_value(None)) for card in cards)

    def primer(self) -> Primer:
        """Returns the primer of the rules page; see `Game.primer`."""
        return primer_of(self.house)
