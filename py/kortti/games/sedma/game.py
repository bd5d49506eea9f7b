"""Sedma: its options, its deals, its matches."""

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
from kortti.shown import Measure, Primer, RulesSection


class Sedma(Game):
    """Rule set H."""

    view = SedmaView()
    family = "ranks"
    option_list = OPTIONS
    pack = SHORT_PACK

    @classmethod
    def lesson_of(cls, name: str) -> Lesson | None:
        """Gets the guided first deal."""
        return LESSON

    def __init__(self, name: str, options: Mapping[str, OptionValue]) -> None:
        super().__init__(name, options)
        self.house = HouseRules.of(options)

    @classmethod
    def presets_of(cls, name: str) -> dict[str, dict[str, OptionValue]]:
        """Gets the presets: eight cards each, and playing on against an opponent alone."""
        return PRESETS

    @property
    def counted_in(self) -> Message:
        """Gets the unit of the totals, game points with their target; see `Game.counted_in`."""
        if self.house.scoring == "gamepoints":
            return message("unit-game-points", target=self.house.target)
        return message("unit-points")

    @property
    def measure(self) -> Measure:
        """The points of the scoring that a side has more than the other."""
        return Measure(message("unit-game-points" if self.house.scoring == "gamepoints" else "unit-points"))

    def result(self, state: State[Any], seat: int) -> float:
        """Gets how many points more than the others the side of `seat` has got; see `Game.result`."""
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
        """Gets the cards that seat `player` is dealt."""
        return deck[(player - dealer - 1) % self.players : self.players * self.house.hand_size : self.players]

    def standing(self, deals: Sequence[Deal]) -> Standing:
        """Adds up deal by deal what each team has (3.5). Where both get there level, another deal decides."""
        totals = [sum(deal.returns[team] for deal in deals) for team in range(TEAMS)]
        best = max(totals)
        is_level = totals[0] == totals[1]
        is_over = best >= self.house.target and not is_level
        notes = (message("sedma-note-level", n=best),) if best >= self.house.target and is_level else ()
        winners = self.house.seats_of(totals.index(best)) if is_over else ()
        return Standing(tuple(totals * (self.players // TEAMS)), is_over, winners, notes)

    def next_dealer(self, deal: Deal) -> int:
        """Gets who deals after `deal` (3.5, H16).

        The losers deal, so that a winner leads: the seat to the left of a dealer who has won, the partner of one who
        has lost, which in a game for two is that dealer again. Or always the seat to the left.
        """
        steps = TEAMS if self.house.loser_deals and deal.dealer not in deal.winners else 1
        return (deal.dealer + steps) % self.players

    def sample(self, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
        """Draws a state that agrees with `observation`; see `Game.sample`."""
        return worlds.sample(self, observation, rng)

    @property
    def final_total(self) -> int:
        """The total at which a match ends (3.5)."""
        return self.house.target

    def goal(self) -> Message:
        """Gets the total at which a match ends, in the points of the scoring (3.5)."""
        points = "game" if self.house.scoring == "gamepoints" else "card"
        who = "pair" if self.players > TEAMS else "player"
        return message(f"sedma-goal-{who}-{points}-points", n=self.house.target)

    def rules(self) -> list[RulesSection]:
        """Gets the rules page; see `Game.rules`."""
        return rules_page(self.house)

    def primer(self) -> Primer:
        """Gets what stands around the law on the rules page; see `Game.primer`."""
        return primer_of(self.house)

    def worth(self, cards: Sequence[str]) -> int:
        """Gets the card points of some cards (3.1)."""
        return points_of(map(parse_card, cards))
