"""What `Position` works out for each card of Ristikontra, worked out once for all: the playouts look it up.

Ranks are numbers here, 0 (ace) to 12 (king).
"""

from __future__ import annotations

from functools import cache

from kortti.cards import RANKS
from kortti.opponents.ristikontra_position import (
    KEPT_KING,
    KEPT_MATCH,
    KEPT_PAIR,
    KEPT_SHARE,
    holds,
    scale_of,
    worth_of,
)

NUMBERS = {rank: number for number, rank in enumerate(RANKS)}
QUEEN, KING = NUMBERS["Q"], NUMBERS["K"]
TURN, NONE = -1, -2  # instead of a rank
TRICKS = 13
DRAWN = 2.4  # about what a card from the stock is worth in hand, beside its points

Gains = list[list[tuple[list[float], list[float]]]]
Keeping = list[list[list[float]]]


def hand_size(mode: str) -> int:
    """Gets how many cards everybody holds before a trick while there is a stock."""
    return 5 if mode == "cleaning" else 6


@cache
def worths(mode: str) -> list[int]:
    """Gets the points of each rank."""
    return [worth_of(mode).get(rank, 0) for rank in RANKS]


@cache
def gains(mode: str) -> Gains:
    """Gets the chance that a trick ends with the pair of the seat that acts, less the chance that it does not.

    It depends on the trick, the cards played to it, whether it is the others' or the pair's now (one list each), and
    how many cards of the led rank that seat has not seen.
    """

    def stays(ours: bool, out: int, after: int, mine: bool, hand: int, unseen: int) -> float:
        if not after:
            return float(ours)
        if mine == ours or out <= 0:
            return stays(ours, out, after - 1, not mine, hand, unseen)
        has = holds(out, hand, unseen)
        taken = stays(mine, out - 1, after - 1, not mine, hand, unseen)
        return has * taken + (1 - has) * stays(ours, out, after - 1, not mine, hand, unseen)

    table: Gains = []
    for trick in range(TRICKS):
        hand = min(hand_size(mode), TRICKS - trick)
        table.append([])
        for place in range(4):
            unseen = 52 - 4 * trick - place - hand
            theirs, ours = (
                [2 * stays(is_ours, out, 3 - place, False, hand, unseen) - 1 for out in range(5)]
                for is_ours in (False, True)
            )
            table[trick].append((theirs, ours))
    return table


@cache
def keeping(mode: str, has_stock: bool) -> Keeping:
    """Gets what keeping a card is worth, by rank, unplayed cards of it and how many of these are in the same hand."""
    scale, values = scale_of(mode), worths(mode)
    return [
        [
            [
                KEPT_SHARE * values[rank]
                + scale * (KEPT_MATCH * min(max(left - own, 0), 2) + KEPT_PAIR * max(own - 1, 0))
                + (KEPT_KING if mode == "cleaning" and has_stock and rank == KING else 0.0)
                for own in range(5)
            ]
            for left in range(5)
        ]
        for rank in range(13)
    ]
