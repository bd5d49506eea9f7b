"""Hands and melds of Swedish Gin Rummy in the form that its turns need: quick to change, to copy and to compare.

A hand is an int with two bits for each card: bits 0-51 are the cards of which it holds one at least, bits 52-103 those
of which it holds both copies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from kortti.cards import Positions, mask_of
from kortti.games import melds
from kortti.games.melds import POSITION

SUIT = (1 << 13) - 1
BOTH = 1 << 52 | 1  # times a bit set of cards: both copies of each
TWOS = mask_of(card for card in range(52) if card % 13 == 1)
_LISTS = [Positions(13 * suit) for suit in range(4)]

POINTS = (  # what the cards left in a hand cost, by the name of their kind (5.7, E35)
    ("numbers", 5, mask_of(card for card in range(52) if 2 <= card % 13 <= 9)),
    ("figures", 10, mask_of(card for card in range(52) if card % 13 >= 10)),
    ("aces", 15, mask_of(card for card in range(52) if card % 13 == 0)),
    ("twos", 25, TWOS),
)

# Hands


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
    return sum(worth * (hand & mask * BOTH).bit_count() for _, worth, mask in POINTS)


# Melds on the table


class Meld(NamedTuple):
    """A meld as it lies: the cards of a run in order; `low` and `high` are the cards that may be laid off at its ends.

    A set has one place to lay off, `low`. Nothing is ever added to a pair (E20).
    """

    kind: str
    cards: tuple[int, ...]
    owner: int
    low: int
    high: int


@cache
def natural(suit: int, position: int) -> int:
    """Gets the bit of the card whose own place in a run of `suit` is `position`, 2 to 14; 0 where there is none."""
    return 1 << 13 * suit + (position - 1) % 13 if 2 <= position <= 14 else 0


def table_meld(cards: tuple[int, ...], owner: int) -> Meld:
    """Gets valid cards as they lie on the table (5.3, E8, E9)."""
    naturals = [card for card in cards if card % 13 != 1]
    if len(cards) == 2:
        return Meld("pair", cards, owner, 0, 0)
    if not naturals:
        return Meld("set", cards, owner, TWOS, 0)
    first = naturals[0]
    twos = len(cards) - len(naturals)
    if len(naturals) > twos and all(card % 13 == first % 13 for card in naturals):  # else it may be 2S 3S 2H
        spare = TWOS if len(naturals) > twos + 1 else 0
        return Meld("set", cards, owner, spare | mask_of(range(first % 13, 52, 13)), 0)
    suit, start = first // 13, POSITION[first] - cards.index(first)
    own = sum(natural(suit, position) == 1 << card for position, card in enumerate(cards, start))
    spare = TWOS if own > len(cards) - own + 1 else 0
    low, high = natural(suit, start - 1), natural(suit, start + len(cards))
    return Meld("run", cards, owner, low and low | spare, high and high | spare)


def added(meld: Meld, card: int, end: int) -> Meld:
    """Gets the meld with a card laid off at one end."""
    return table_meld((card, *meld.cards) if end == 1 else (*meld.cards, card), meld.owner)


def kind_of(cards: Sequence[int]) -> str:
    """Gets whether cards are a set or a run, or which of them they look more like if they are neither."""
    if melds.is_set(cards):
        return "set"
    ranks = {card % 13 for card in cards if not melds.is_two(card)}
    return "set" if len(ranks) < 2 and not melds.run_orders(cards) else "run"


def orders(kind: str, cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Gets the orders in which cards can be laid, one for each run that they can be, one alone for a set or pair."""
    if (kind or kind_of(cards)) == "run":
        return melds.run_orders(cards)
    return [tuple(sorted(cards, key=lambda card: (melds.is_two(card), card)))]
