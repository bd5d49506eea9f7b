"""Seats, ranks, action texts and house rules of Ristikontra.

An action is a small int: 0 to 51 plays that card from the hand, 52 turns up the top card of the stock and plays it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from kortti.cards import CARDS, RANKS
from kortti.options import Option, OptionValue

SEATS, TEAMS, TRICKS = 4, 2, 13  # seats 0 and 2 are team 0, seats 1 and 3 are team 1 (4.1)
CLOCKWISE = [tuple((first + step) % SEATS for step in range(SEATS)) for first in range(SEATS)]  # by the first seat

TURN = 52
TEXTS = {card: f"play {text}" for card, text in enumerate(CARDS)} | {TURN: "turn"}
ACTIONS = {text: action for action, text in TEXTS.items()}

# A rank is a number from 0 (ace) to 12 (king).
RANK_OF = tuple(card % len(RANKS) for card in range(len(CARDS)))
QUEEN, KING = RANKS.index("Q"), RANKS.index("K")
NO_RANK = -1

# The card points by rank (4.1): 120 in the whole pack, 60 in mode first60.
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
SMALL_POINTS = {"A": 5, "K": 4, "Q": 3, "J": 2, "T": 1}
CLEAN_FLOOR = 10  # in mode cleaning, a team with fewer card points in a deal loses its whole total (D14)
LEADS_IN_ROW = 3  # a rank may be led at most so many times in a row (4.3, 5)

MODES = ("gamepoints", "cleaning", "first120", "first60")
TARGETS: dict[OptionValue, OptionValue] = {"cleaning": 500, "first120": 120, "first60": 60}
OPTIONS = (
    Option("players", SEATS, (SEATS,)),
    Option("mode", "gamepoints", MODES),
    Option("target", 7, least=1, most=10_000, by=("mode", TARGETS)),
    Option("hold_fourth_king", False, (False, True), when={"mode": ("cleaning",)}),
)
PRESETS: dict[str, dict[str, OptionValue]] = {"usual": {}, **{mode: {"mode": mode} for mode in MODES[1:]}}


def points_in(mode: str) -> Mapping[str, int]:
    """Returns the card points by rank in `mode`; other ranks count nothing."""
    return SMALL_POINTS if mode == "first60" else POINTS


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules in force, and what follows from them."""

    mode: str
    target: int  # the total that ends a match (4.4)
    holds_king: bool  # True if the fourth king stays in hand while there is a stock (D13)
    hand_size: int
    stock_tricks: int  # tricks that begin with a stock: the first 7, in mode cleaning the first 8 (4.3)
    card_points: tuple[int, ...]  # by card
    all_points: int  # of the whole pack

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> HouseRules:
        """Returns the house rules from the options of a game or an observation."""
        mode = options["mode"]
        hand_size = 5 if mode == "cleaning" else 6  # 4.1, D17
        points = points_in(mode)
        return cls(
            mode=mode,
            target=options["target"],
            holds_king=options["hold_fourth_king"] and mode == "cleaning",
            hand_size=hand_size,
            stock_tricks=TRICKS - hand_size,
            card_points=tuple(points.get(card[0], 0) for card in CARDS),
            all_points=4 * sum(points.values()),
        )

    @property
    def rank_points(self) -> tuple[int, ...]:
        """The card points by rank."""
        return self.card_points[: len(RANKS)]

    def points_of(self, cards: Iterable[int]) -> int:
        """Returns the sum of the card points of `cards`."""
        return sum(map(self.card_points.__getitem__, cards))
