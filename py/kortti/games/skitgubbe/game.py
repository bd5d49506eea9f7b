"""The game itself: its options, its deals, its matches."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from kortti.game import Deal, Game, Standing, State, lowest_win
from kortti.games.skitgubbe.facts import HAND, OPTIONS, PRESETS, HouseRules
from kortti.games.skitgubbe.primer import primer_of
from kortti.games.skitgubbe.state import SkitgubbeState
from kortti.games.skitgubbe.view import SkitgubbeView, rules_page
from kortti.games.skitgubbe.worlds import sample
from kortti.options import OptionValue
from kortti.shown import RISK, Measure, Primer, RulesSection


class Skitgubbe(Game):
    """The game that knows no winner, only a loser (2.6)."""

    family = "beating"
    view = SkitgubbeView()

    option_list = OPTIONS

    def __init__(self, name: str, options: Mapping[str, OptionValue]) -> None:
        super().__init__(name, options)
        self.house_rules = HouseRules.of(options)

    @classmethod
    def presets_of(cls, name: str) -> dict[str, dict[str, OptionValue]]:
        """Gets the named sets of house rules."""
        return PRESETS

    @property
    def measure(self) -> Measure:
        """The loss: whoever goes out has none of it."""
        return RISK

    def result(self, state: State[Any], seat: int) -> float:
        """Gets per cent of a loss; see `Game.result`."""
        return 100.0 * state.returns()[seat]

    @property
    def is_scored(self) -> bool:
        """Whether lost deals are counted: in a match of several."""
        return self.house_rules.deals > 1

    def deal(self, deck: list[int], dealer: int) -> SkitgubbeState:
        """Deals three cards each from the dealer's left; the rest is the stock (2.1)."""
        return SkitgubbeState(self, self.house_rules, deck, dealer)

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        """Gets the three cards that seat `player` is dealt, one at a time from the dealer's left (2.1)."""
        return deck[(player - dealer - 1) % self.players : HAND * self.players : self.players]

    def standing(self, deals: Sequence[Deal]) -> Standing:
        """Counts losses over the deals of the match; the fewest win it, and ties share (2.6)."""
        standing = super().standing(deals)
        if len(deals) < self.house_rules.deals:
            return Standing(standing.totals, False)
        if len(deals) == 1:
            return Standing(standing.totals, True, deals[0].winners)
        return Standing(standing.totals, True, lowest_win(standing.totals))

    def next_dealer(self, deal: Deal) -> int:
        """Gets who deals after `deal`: the left neighbour, or by the option the loser if there is just one (2.6)."""
        if self.house_rules.next_dealer == "loser" and sum(deal.returns) == 1:
            return deal.returns.index(1)
        return super().next_dealer(deal)

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
        """Draws a state that agrees with `observation`; see `worlds.sample`."""
        return sample(self, observation, rng)

    def rules(self) -> list[RulesSection]:
        """Gets the rules page; see `Game.rules`."""
        return rules_page(self.house_rules)

    def primer(self) -> Primer:
        """Gets what stands around the law on the rules page; see `Game.primer`."""
        return primer_of(self.house_rules)
