"""Hands of Swedish Gin Rummy as bit sets, for play: cheap to change, copy and compare.

A hand is an int with two bits for each card: bits 0-51 are the cards of which it holds at least one copy, bits 52-103
those of which it holds both. So its bit count is its size.
"""

from __future__ import annotations

from collections.abc import Iterable

from kortti.cards import Positions, mask_of
from kortti.games.swedish_gin.facts import POINTS, is_two

SUIT = (1 << 13) - 1
BOTH = 1 << 52 | 1  # times a bit set of cards: both copies of each
TWOS = mask_of(filter(is_two, range(52)))
WORTHS = tuple(  # each possible cost of a card, with the cards of that cost (5.7)
    (worth, mask_of(card for card in range(52) if POINTS[card] == worth) * BOTH) for worth in sorted({*POINTS})
)
_LISTS = [Positions(13 * suit) for suit in range(4)]


def distinct(hand: int) -> list[int]:
    """Returns the distinct cards of a hand in ascending order."""
    clubs, diamonds, hearts, spades = _LISTS
    return [
        *clubs[hand & SUIT],
        *diamonds[hand >> 13 & SUIT],
        *hearts[hand >> 26 & SUIT],
        *spades[hand >> 39 & SUIT],
    ]


def cards_in(hand: int) -> list[int]:
    """Returns the cards of a hand in ascending order."""
    return sorted(distinct(hand) + distinct(hand >> 52)) if hand >> 52 else distinct(hand)


def holds(hand: int, card: int) -> bool:
    """Checks if a hand holds a card."""
    return bool(hand >> card & 1)


def with_card(hand: int, card: int) -> int:
    """Returns the hand with one card added."""
    bit = 1 << card
    return hand | bit << 52 if hand & bit else hand | bit


def without_card(hand: int, card: int) -> int:
    """Returns the hand without one of its cards."""
    bit = 1 << card
    return hand ^ bit << 52 if hand >> 52 & bit else hand ^ bit


def hand_of(cards: Iterable[int]) -> int:
    """Returns the hand that holds `cards`."""
    once = twice = 0
    for card in cards:
        bit = 1 << card
        twice |= once & bit
        once |= bit
    return once | twice << 52


def points_of(hand: int) -> int:
    """Returns the cost of the cards of a hand (5.7)."""
    return sum(worth * (hand & cards).bit_count() for worth, cards in WORTHS)
