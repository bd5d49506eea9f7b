"""Hands of Swedish Gin Rummy in the form that turns need: quick to change, to copy and to compare.

A hand is an int with two bits for each card: bits 0-51 are the cards of which it holds one at least, bits 52-103 those
of which it holds both copies. So it holds as many cards as there are bits in it.
"""

from __future__ import annotations

from collections.abc import Iterable

from kortti.cards import Positions, mask_of
from kortti.games.swedish_gin.facts import POINTS, is_two

SUIT = (1 << 13) - 1
BOTH = 1 << 52 | 1  # times a bit set of cards: both copies of each
TWOS = mask_of(filter(is_two, range(52)))
WORTHS = tuple(  # what a card can cost, and the cards that cost it (5.7)
    (worth, mask_of(card for card in range(52) if POINTS[card] == worth) * BOTH) for worth in sorted({*POINTS})
)
_LISTS = [Positions(13 * suit) for suit in range(4)]


def distinct(hand: int) -> list[int]:
    """Gets the cards of a hand, each once, in rising order."""
    clubs, diamonds, hearts, spades = _LISTS
    return [
        *clubs[hand & SUIT],
        *diamonds[hand >> 13 & SUIT],
        *hearts[hand >> 26 & SUIT],
        *spades[hand >> 39 & SUIT],
    ]


def cards_in(hand: int) -> list[int]:
    """Gets the cards of a hand in rising order."""
    return sorted(distinct(hand) + distinct(hand >> 52)) if hand >> 52 else distinct(hand)


def holds(hand: int, card: int) -> bool:
    """Tells whether a hand holds a card."""
    return bool(hand >> card & 1)


def with_card(hand: int, card: int) -> int:
    """Gets the hand with one card more."""
    bit = 1 << card
    return hand | bit << 52 if hand & bit else hand | bit


def without_card(hand: int, card: int) -> int:
    """Gets the hand with one card less, one that it holds."""
    bit = 1 << card
    return hand ^ bit << 52 if hand >> 52 & bit else hand ^ bit


def hand_of(cards: Iterable[int]) -> int:
    """Gets the hand that holds `cards`."""
    once = twice = 0
    for card in cards:
        bit = 1 << card
        twice |= once & bit
        once |= bit
    return once | twice << 52


def points_of(hand: int) -> int:
    """Gets what the cards of a hand cost (5.7)."""
    return sum(worth * (hand & cards).bit_count() for worth, cards in WORTHS)
