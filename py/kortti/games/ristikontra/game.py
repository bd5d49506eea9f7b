"""The game Ristikontra, with its four scoring modes."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from kortti.cards import parse_card
from kortti.game import Deal, Game, Standing, State
from kortti.games.ristikontra import worlds
from kortti.games.ristikontra.facts import OPTIONS, PRESETS, SEATS, TEAMS, HouseRules
from kortti.games.ristikontra.lesson import LESSON
from kortti.games.ristikontra.primer import primer_of
from kortti.games.ristikontra.standings import standing_after
from kortti.games.ristikontra.state import RistikontraState
from kortti.games.ristikontra.view import RistikontraView, rules_page
from kortti.lessons import Lesson
from kortti.messages import Message, message
from kortti.options import OptionValue
from kortti.shown import First, Measure, Primer, RulesSection


class Ristikontra(Game):
    """Ristikontra (rule set D)."""

    view = RistikontraView()
    firsts = (
        First("ristikontra-first-last", "ristikontra-wins", ("ristikontra-peak-last", "ristikontra-peak-all")),
        First("ristikontra-first-all", "ristikontra-wins", ("ristikontra-peak-all",), is_shared=True),
    )

    option_list = OPTIONS

    def __init__(self, name: str, options: Mapping[str, OptionValue]) -> None:
        super().__init__(name, options)
        self.house = HouseRules.of(options)

    @classmethod
    def presets_of(cls, name: str) -> dict[str, dict[str, OptionValue]]:
        """Returns a preset for each scoring mode."""
        return PRESETS

    @classmethod
    def lesson_of(cls, name: str) -> Lesson | None:
        """Returns the guided first deal."""
        return LESSON

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The two pairs; partners sit opposite (4.1)."""
        return (0, 2), (1, 3)

    def deal(self, deck: list[int], dealer: int) -> RistikontraState:
        """Deals the hands from the dealer's left; the rest is the stock (4.1)."""
        return RistikontraState(self, self.house, deck, dealer)

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        """Returns the cards that seat `player` is dealt."""
        return deck[(player - dealer - 1) % SEATS : SEATS * self.house.hand_size : SEATS]

    @property
    def counted_in(self) -> Message:
        """The unit of the totals; game points with their target. See `Game.counted_in`."""
        if self.house.mode == "gamepoints":
            return message("unit-game-points", target=self.house.target)
        return message("unit-points")

    @property
    def measure(self) -> Measure:
        """The difference in card points between the pairs, which decides the game points, too."""
        return Measure(message("unit-points"))

    def result(self, state: State[Any], seat: int) -> float:
        """Returns the lead of the pair of `seat` in card points; see `Game.result`.

        In mode cleaning, the points that count after cleaning are compared (D14, D15).
        """
        assert isinstance(state, RistikontraState)
        team = seat % TEAMS
        if self.house.mode == "cleaning":
            returns = state.returns()
            return float(returns[team] - returns[1 - team])
        return float(state.card_points(team) - state.card_points(1 - team))

    def standing(self, deals: Sequence[Deal]) -> Standing:
        """Adds up what each team scores over `deals` (4.4)."""
        return standing_after(deals, self.house)

    def is_possible_result(self, deal: Deal) -> bool:
        """Checks if a finished deal can have the result `deal`, including captured points and the last trick's team."""
        captured, last = deal.summary.get("captured", ()), deal.summary.get("last", ())
        return (
            super().is_possible_result(replace(deal, summary={}))
            and len(deal.summary) == len(captured) == TEAMS
            and min(captured) >= 0
            and sum(captured) == self.house.all_points
            and last in ((0,), (1,))
        )

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
        """Samples a state consistent with `observation`; see `Game.sample`."""
        return worlds.sample(self, observation, rng)

    @property
    def final_total(self) -> int:
        """The total at which a match ends (4.4)."""
        return self.house.target

    def goal(self) -> Message:
        """Returns the goal of a match: the total at which it ends, in the points of the mode (4.4)."""
        points = "game" if self.house.mode == "gamepoints" else "card"
        return message(f"ristikontra-goal-{points}-points", n=self.house.target)

    def rules(self) -> list[RulesSection]:
        """Returns the rules page; see `Game.rules`."""
        return rules_page(self.house)

    def worth(self, cards: Sequence[str]) -> int:
        """Returns the card points of `cards` (4.1)."""
        return self.house.points_of(map(parse_card, cards))

    def primer(self) -> Primer:
        """Returns the primer of the rules page; see `Game.primer`."""
        return primer_of(self.house)
