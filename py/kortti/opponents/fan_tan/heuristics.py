"""What a thoughtful person thinks of laying a card in Fan Tan, without looking ahead.

What a card is worth depends on the cards that wait behind it alone: own ones come nearer, others' come free. So it is
worked out once for each set of own cards behind it; the opponent at the table and the playouts ask the same tables.
"""

from __future__ import annotations

from typing import NamedTuple

from kortti.cards import Positions, cards_of
from kortti.games.fan_tan.facts import SEVEN


class Weights(NamedTuple):
    """What a card is worth, in points of no unit but their own, on each way down or up that it opens."""

    own: float  # for each own card that waits behind it
    step: float  # for each step to the farthest of them
    others: float  # for each card where only others wait
    alone: float  # for such a way at all


WEIGHTS = Weights(own=1.0, step=8.7, others=-8.0, alone=-3.0)


def ways(card: int) -> tuple[int, ...]:
    """Gets the cards behind `card`, as bit sets: a seven has some below and some above it."""
    first, rank = card - card % 13, card % 13
    below = ((1 << rank) - 1) << first
    above = ((1 << 12 - rank) - 1) << card + 1
    return (below, above) if rank == SEVEN else (below,) if rank < SEVEN else (above,)


WAYS = [ways(card) for card in range(52)]
BEHIND = [sum(WAYS[card]) for card in range(52)]


class Values(dict[int, float]):
    """How good it is to lay one card, by the own cards that wait behind it."""

    def __init__(self, card: int, weights: Weights) -> None:
        self.card, self.weights = card, weights

    def __missing__(self, own: int) -> float:
        weights, value = self.weights, 0.0
        for way in WAYS[self.card]:
            mine = own & way
            if mine:
                farthest = max(abs(card - self.card) for card in cards_of(mine))
                value += weights.own * mine.bit_count() + weights.step * farthest
            elif way:
                value += weights.others * way.bit_count() + weights.alone
        self[own] = value
        return value


VALUES = [Values(card, WEIGHTS) for card in range(52)]

HALF = (1 << 26) - 1
LOWER, UPPER = Positions(0), Positions(26)  # where the bits of each half of a set of cards are


def value_of(card: int, hand: int) -> float:
    """Gets how good it is to lay `card` for who holds `hand`."""
    return VALUES[card][hand & BEHIND[card]]


def best_card(lays: int, hand: int) -> int:
    """Gets the card of `lays` that is worth most to who holds `hand`."""
    best, choice = -1e9, -1
    for card in LOWER[lays & HALF] + UPPER[lays >> 26]:
        value = VALUES[card][hand & BEHIND[card]]
        if value > best:
            best, choice = value, card
    return choice
