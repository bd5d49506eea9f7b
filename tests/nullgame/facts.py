"""Numbers, action texts and house rules of Null Game.

An action is a small int: 0 to 51 plays that card, 52 passes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kortti.cards import CARDS
from kortti.options import Option

HAND = 5  # cards that each seat is dealt

PASS = 52
TEXTS = {card: f"play {text}" for card, text in enumerate(CARDS)} | {PASS: "pass"}
ACTIONS = {text: action for action, text in TEXTS.items()}

OPTIONS = (
    Option("players", 3, (2, 3, 4)),
    Option("nullgame_ranks", True, (True, False)),
)


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules in force."""

    ranks_match: bool  # True if a card may follow another of the same rank, as well as of the same suit

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> HouseRules:
        """Returns the house rules from the options of a game or an observation."""
        return cls(ranks_match=options["nullgame_ranks"])

    def follows(self, card: int, top: int) -> bool:
        """Checks if `card` may be played on `top`."""
        same_suit, same_rank = card // 13 == top // 13, card % 13 == top % 13
        return same_suit or (same_rank and self.ranks_match)
