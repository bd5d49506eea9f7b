"""Heuristic value of laying a card in Fan Tan, without look-ahead.

The value depends only on which cards behind it are one's own: own cards come nearer, others' come free. It is cached by
that set, in tables shared by opponents and playouts.
"""

from __future__ import annotations

from typing import NamedTuple

from kortti.cards import Positions, cards_of
from kortti.games.fan_tan.facts import SEVEN


class Weights(NamedTuple):
    """Weights of a card's value, in arbitrary points, for each direction (down or up) that it opens."""

    own: float  # per own card behind it
    step: float  # per step to the farthest of them
    others: float  # per card, if all behind it are others'
    alone: float  # for such a direction as a whole


WEIGHTS = Weights(own=1.0, step=8.7, others=-8.0, alone=-3.0)


def ways(card: int) -> tuple[int, ...]:
    """Returns the cards behind `card` as bit sets, one per direction: a seven opens both."""
    first, rank = card - card % 13, card % 13
    below = ((1 << rank) - 1) << first
    above = ((1 << 12 - rank) - 1) << card + 1
    return (below, above) if rank == SEVEN else (below,) if rank < SEVEN else (above,)


WAYS = [ways(card) for card in range(52)]
BEHIND = [sum(WAYS[card]) for card in range(52)]


class Values(dict[int, float]):
    """The value of laying one card, by the set of own cards behind it."""

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
LOWER, UPPER = Positions(0), Positions(26)  # bit positions in each half of a set of cards


def value_of(card: int, hand: int) -> float:
    """Returns the heuristic value of laying `card` from `hand`."""
    return VALUES[card][hand & BEHIND[card]]


def best_card(lays: int, hand: int) -> int:
    """Returns the card of `lays` with the highest value for the holder of `hand`."""
    best, choice = -1e9, -1
    for card in LOWER[lays & HALF] + UPPER[lays >> 26]:
        value = VALUES[card][hand & BEHIND[card]]
        if value > best:
            best, choice = value, card
    return choice
