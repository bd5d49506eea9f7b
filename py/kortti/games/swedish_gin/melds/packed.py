"""Packed hands of Swedish Gin Rummy: the number of each card in four bits of an int, for the finder.

A suit is 52 of these bits, its two first and its ace last; the sum of the suits gives the number of cards of each rank,
and of twos. No count needs more than four bits, so hands are added and subtracted as numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kortti.games.swedish_gin.facts import LOW, POINTS, POSITION

SUIT = (1 << 52) - 1
ONE = [1 << 4 * (13 * (card // 13) + POSITION[card] - LOW) for card in range(52)]
_CARD = sorted(range(52), key=ONE.__getitem__)  # the card of each place of four bits
PLACE_POINTS = [POINTS[card] for card in _CARD]  # by place
ALL = (1 << 208) - 1
TWOS = 15 | 15 << 52 | 15 << 104 | 15 << 156
HELD = sum(ONE)  # one of each card


def pack(hand: Sequence[int]) -> int:
    """Returns the packed hand."""
    return sum([ONE[card] for card in hand])


def suits_of(packed: int) -> tuple[int, int, int, int]:
    """Returns the cards of each suit, shifted to the first."""
    return packed & SUIT, packed >> 52 & SUIT, packed >> 104 & SUIT, packed >> 156


def twos_in(packed: int) -> int:
    """Returns the number of twos."""
    return sum(suits_of(packed)) & 15


def count_of(packed: int) -> int:
    """Returns the number of cards."""
    return sum(map(int, f"{packed:x}"))


def cards_of(packed: int) -> list[int]:
    """Returns the cards in ascending order."""
    cards = []
    while packed:
        place = (packed & -packed).bit_length() >> 2
        cards.append(_CARD[place])
        packed -= 1 << 4 * place
    return sorted(cards)


def value_of(packed: int) -> int:
    """Returns the points of the cards (5.7)."""
    return sum([POINTS[card] for card in cards_of(packed)])


def place_of(packed: int) -> int:
    """Returns the place of the lowest card."""
    return ((packed & -packed).bit_length() - 1) // 4


def last_place(packed: int) -> int:
    """Returns the place of the highest card."""
    return (packed.bit_length() - 1) // 4


def without_one(packed: int, twos: int) -> Iterator[tuple[int, tuple[int, int]]]:
    """Yields, for each distinct card, its points and the hand (packed, twos) without it."""
    naturals = packed & ~TWOS
    while naturals:
        place = place_of(naturals)
        yield PLACE_POINTS[place], (packed - (1 << 4 * place), twos)
        naturals &= ~(15 << 4 * place)
    if twos:
        yield PLACE_POINTS[0], (packed, twos - 1)
