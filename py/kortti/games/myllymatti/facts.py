"""Actions and their texts, ranks and options of Myllymatti (C of the rules).

An action is a small int: 0-51 plays that card, 52 turns the top card of the stock, 53 takes the last card of the trick.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Literal

from kortti.cards import CARDS
from kortti.options import Option, OptionValue

SEATS = 3
HAND = 3  # cards that each seat is dealt and draws up to (3.1, 3.3)
LEFT = [(seat + 1) % SEATS for seat in range(SEATS)]

TURN, TAKE = 52, 53
TEXTS = {card: f"play {text}" for card, text in enumerate(CARDS)} | {TURN: "turn", TAKE: "take"}
ACTIONS = {text: action for action, text in TEXTS.items()}

RANKS = "23456789TJQKA"  # from low to high (3.1)
STRENGTH = [RANKS.index(text[0]) for text in CARDS]


def beats(card: int, other: int, trump: int) -> bool:
    """Checks if `card` beats `other` in the second half, where `trump` is the number of the trump suit (3.4, 3)."""
    if card // 13 == other // 13:
        return STRENGTH[card] > STRENGTH[other]
    return card // 13 == trump


# `beats` as a table: [trump][other][card].
BEATS = [[[beats(card, other, trump) for card in range(52)] for other in range(52)] for trump in range(4)]

OPTIONS = (
    Option("players", SEATS, (SEATS,)),
    Option("must_beat", False, (False, True)),
    Option("draw_timing", "after_trick", ("after_trick", "immediate")),
    Option("draw_order", "leader_first", ("leader_first", "winner_first"), when={"draw_timing": ("after_trick",)}),
    Option("deals", 1, least=1, most=50),
    Option("next_dealer", "left", ("left", "loser"), unless={"deals": (1,)}),
    Option("stall_actions", 200, least=1, most=10_000),
)


@dataclass(frozen=True)
class HouseRules:
    """The house rules in force, each by the name of its option."""

    must_beat: bool  # C9
    draw_timing: Literal["after_trick", "immediate"]  # C2
    draw_order: Literal["leader_first", "winner_first"]  # C3
    deals: int  # 3.5
    next_dealer: Literal["left", "loser"]  # C17
    stall_actions: int  # C15

    @classmethod
    def of(cls, options: Mapping[str, OptionValue]) -> HouseRules:
        """Returns the house rules from the options of a game or an observation."""
        return cls(**{field.name: options[field.name] for field in fields(cls)})  # type: ignore[arg-type]
