"""The game Sedma: its options, deals and matches."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from kortti.cards import SHORT_PACK, parse_card
from kortti.game import Deal, Game, Standing, State
from kortti.games.sedma import worlds
from kortti.games.sedma.facts import OPTIONS, PRESETS, TEAMS, HouseRules, points_of
from kortti.games.sedma.lesson import LESSON
from kortti.games.sedma.primer import primer_of
from kortti.games.sedma.state import SedmaState
from kortti.games.sedma.view import SedmaView, rules_page
from kortti.lessons import Lesson
from kortti.messages import Message, message
from kortti.options import OptionValue
from kortti.shown import First, Measure, Primer, RulesSection


class Sedma(Game):
    """Sedma (rule set H)."""

    view = SedmaView()
    firsts = (
        First("sedma-first-last", "sedma-wins", ("sedma-peak-last", "sedma-peak-all")),
        First("sedma-first-all", "sedma-wins", ("sedma-peak-all",), is_shared=True),
    )
    option_list = OPTIONS
    pack = SHORT_PACK

    @classmethod
    def lesson_of(cls, name: str) -> Lesson | None:
        """Returns the guided first deal."""
        return LESSON

    def __init__(self, name: str, options: Mapping[str, OptionValue]) -> None:
        super().__init__(name, options)
        self.house = HouseRules.of(options)

    @classmethod
    def presets_of(cls, name: str) -> dict[str, dict[str, OptionValue]]:
        """Returns the presets."""
        return PRESETS

    @property
    def counted_in(self) -> Message:
        """The unit of the totals; game points with their target. See `Game.counted_in`."""
        if self.house.scoring == "gamepoints":
            return message("unit-game-points", target=self.house.target)
        return message("unit-points")

    @property
    def measure(self) -> Measure:
        """The difference between the sides, in the points of the scoring."""
        return Measure(message("unit-game-points" if self.house.scoring == "gamepoints" else "unit-points"))

    def result(self, state: State[Any], seat: int) -> float:
        """Returns the lead of the side of `seat` in points; see `Game.result`."""
        returns = state.returns()
        return float(returns[seat] - returns[1 - seat % TEAMS])

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The two teams; partners sit opposite (3.1)."""
        return tuple(map(self.house.seats_of, range(TEAMS)))

    def deal(self, deck: list[int], dealer: int) -> SedmaState:
        """Deals the hands from the dealer's left; the rest is the stock (3.1)."""
        return SedmaState(self, self.house, deck, dealer)

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        """Returns the cards that seat `player` is dealt."""
        return deck[(player - dealer - 1) % self.players : self.players * self.house.hand_size : self.players]

    def standing(self, deals: Sequence[Deal]) -> Standing:
        """Adds up the returns of each team (3.5). If both are level at or above the target, another deal decides."""
        totals = [sum(deal.returns[team] for deal in deals) for team in range(TEAMS)]
        best = max(totals)
        is_level = totals[0] == totals[1]
        is_over = best >= self.house.target and not is_level
        notes = (message("sedma-note-level", n=best),) if best >= self.house.target and is_level else ()
        winners = self.house.seats_of(totals.index(best)) if is_over else ()
        return Standing(tuple(totals * (self.players // TEAMS)), is_over, winners, notes)

    def next_dealer(self, deal: Deal) -> int:
        """Returns the dealer after `deal` (3.5, H16).

        By the option, always the seat on the dealer's left. Otherwise the losers deal, so that a winner leads: the left
        neighbour of a dealer who won, or the partner of one who lost (with two players the same dealer again).
        """
        steps = TEAMS if self.house.loser_deals and deal.dealer not in deal.winners else 1
        return (deal.dealer + steps) % self.players

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
        """Samples a state consistent with `observation`; see `Game.sample`."""
        return worlds.sample(self, observation, rng)

    @property
    def final_total(self) -> int:
        """The total at which a match ends (3.5)."""
        return self.house.target

    def goal(self) -> Message:
        """Returns the goal of a match: the total at which it ends, in the points of the scoring (3.5)."""
        points = "game" if self.house.scoring == "gamepoints" else "card"
        who = "pair" if self.players > TEAMS else "player"
        return message(f"sedma-goal-{who}-{points}-points", n=self.house.target)

    def rules(self) -> list[RulesSection]:
        """Returns the rules page; see `Game.rules`."""
        return rules_page(self.house)

    def primer(self) -> Primer:
        """Returns the primer of the rules page; see `Game.primer`."""
        return primer_of(self.house)

    def worth(self, cards: Sequence[str]) -> int:
        """Returns the card points of `cards` (3.1)."""
        return points_of(map(parse_card, cards))
