"""Actions and their texts, lays and options of Skitgubbe (G of the rules).

An action is a small int: 0 to 51 plays that card, 52 turns the top card of the stock, 53 takes from the trick, 54 stops
sloughing, 55 to 106 slough a card, and from 107 on each plays a run. Ranks and beating are those of Myllymatti.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Literal

from kortti.cards import CARDS
from kortti.games.myllymatti.facts import HAND, RANKS, STRENGTH, TAKE, TURN, beats
from kortti.options import Option, OptionValue

__all__ = ["HAND", "RANKS", "STRENGTH", "TAKE", "TURN"]

PLAYERS = (2, 3, 4, 5, 6)  # G23
DRECK = (0, 1, 2, 3)  # ranks that are dealt anew, as strengths: two to five,
DRECK_TRUMP = 4  # and of the trump suit also the six (G19)

STOP = 54
SLOUGH = 55  # plus the number of a card
_RUN = 107
CARD_AT = [[suit * 13 + (strength + 1) % 13 for strength in range(13)] for suit in range(4)]  # by suit and strength
# All lays of the second half by action: the cards of each, lowest first (2.5, 1; G21).
RUNS = [tuple(by_strength[low:above]) for by_strength in CARD_AT for low in range(13) for above in range(low + 2, 14)]
LAYS: dict[int, tuple[int, ...]] = {card: (card,) for card in range(52)} | dict(enumerate(RUNS, _RUN))
LAY_OF = {cards: action for action, cards in LAYS.items()}

TEXTS = {action: f"play {' '.join(CARDS[card] for card in cards)}" for action, cards in LAYS.items()}
TEXTS |= {TURN: "turn", TAKE: "take", STOP: "stop"}
TEXTS |= {SLOUGH + card: f"slough {text}" for card, text in enumerate(CARDS)}
ACTIONS = {text: action for action, text in TEXTS.items()}


def beats_lay(lay: int, other: int, trump: int) -> bool:
    """Checks if a lay beats another one: its lowest card beats the other's highest (2.5, 3; G15)."""
    return beats(LAYS[lay][0], LAYS[other][-1], trump)


def follows_on(lay: int, other: int) -> bool:
    """Checks if `lay` continues `other` upwards, in its suit and without a gap (2.5, 4)."""
    low, high = LAYS[lay][0], LAYS[other][-1]
    return low // 13 == high // 13 and STRENGTH[low] == STRENGTH[high] + 1


OPTIONS = (
    Option("players", 3, PLAYERS),
    Option("tricks", "all", ("all", "pair"), unless={"players": (2,)}),
    Option("tie", "war", ("war", "any_pair"), when={"tricks": ("all",)}, unless={"players": (2,)}),
    Option("slough", False, (False, True)),
    Option("runs", False, (False, True)),
    Option("pickup", "lay", ("lay", "sequence", "bottom")),
    Option("must_beat", False, (False, True)),
    Option("dreck", 0, least=0, most=7),
    Option("deals", 1, least=1, most=50),
    Option("next_dealer", "left", ("left", "loser"), unless={"deals": (1,)}),
    Option("stall_actions", 200, least=1, most=10_000, by=("players", {4: 400, 5: 600, 6: 800})),  # G22
)

PRESETS: dict[str, dict[str, OptionValue]] = {
    "usual": {},
    "pagat": {"tricks": "pair"},
    "flurst": {"runs": True, "slough": True, "pickup": "bottom", "dreck": 6, "next_dealer": "loser"},
}


@dataclass(frozen=True)
class HouseRules:
    """The house rules in force, each by the name of its option."""

    players: int  # G23
    tricks: Literal["all", "pair"]  # G1
    tie: Literal["war", "any_pair"]  # G3
    slough: bool  # G8
    runs: bool  # G15
    pickup: Literal["lay", "sequence", "bottom"]  # G16
    must_beat: bool  # G18
    dreck: int  # G19
    deals: int  # 2.6
    next_dealer: Literal["left", "loser"]  # 2.6
    stall_actions: int  # G22

    @classmethod
    def of(cls, options: Mapping[str, OptionValue]) -> HouseRules:
        """Returns the house rules from the options of a game or an observation."""
        return cls(**{field.name: options[field.name] for field in fields(cls)})  # type: ignore[arg-type]
