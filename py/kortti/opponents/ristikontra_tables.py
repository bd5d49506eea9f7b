"""What `Position` works out for each card of Ristikontra, worked out once for all: the playouts look it up.

Ranks are numbers here, 0 (ace) to 12 (king).
"""

from __future__ import annotations

from functools import cache

from kortti.cards import RANKS
from kortti.opponents.ristikontra_position import (
    KEPT_KING,
    Style,
    Taste,
    holds,
    scale_of,
    worth_of,
)

NUMBERS = {rank: number for number, rank in enumerate(RANKS)}
QUEEN, KING = NUMBERS["Q"], NUMBERS["K"]
TURN, NONE = -1, -2  # instead of a rank
TRICKS = 13

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
def gains(mode: str, style: Style) -> Gains:
    """Gets the chance that a trick ends with the pair of the seat that acts, less the chance that it does not.

    It depends on the trick, the cards played to it, whether it is the others' or the pair's now (one list each), and
    how many cards of the led rank that seat has not seen.
    """

    def stays(ours: bool, out: int, after: int, mine: bool, hand: int, unseen: int, taste: Taste) -> float:
        if not after:
            return float(ours)
        if mine == ours or out <= 0:
            return stays(ours, out, after - 1, not mine, hand, unseen, taste)
        has = min(1.0, holds(out, hand, unseen) * (taste.partner if mine else taste.takes[after - 1]))
        taken = stays(mine, out - 1, after - 1, not mine, hand, unseen, taste)
        return has * taken + (1 - has) * stays(ours, out, after - 1, not mine, hand, unseen, taste)

    table: Gains = []
    for trick in range(TRICKS):
        taste = style.stock if trick < TRICKS - hand_size(mode) else style.bare
        hand = min(hand_size(mode), TRICKS - trick)
        table.append([])
        for place in range(4):
            unseen = 52 - 4 * trick - place - hand
            theirs, ours = (
                [2 * stays(is_ours, out, 3 - place, False, hand, unseen, taste) - 1 for out in range(5)]
                for is_ours in (False, True)
            )
            table[trick].append((theirs, ours))
    return table


@cache
def stakes(mode: str, style: Style) -> list[list[float]]:
    """Gets what counts in a trick beside the points in it, by the trick and the cards played to it."""
    scale, stock = scale_of(mode), TRICKS - hand_size(mode)
    tastes = [style.stock if trick < stock else style.bare for trick in range(TRICKS)]
    return [[scale * (taste.later * (3 - place) + taste.lead) for place in range(4)] for taste in tastes]


@cache
def keeping(mode: str, has_stock: bool, style: Style) -> Keeping:
    """Gets what keeping a card is worth, by rank, unplayed cards of it and how many of these are in the same hand."""
    scale, values = scale_of(mode), worths(mode)
    taste = style.stock if has_stock else style.bare
    return [
        [
            [
                taste.worth_kept(RANKS[rank], values[rank])
                + scale * (taste.match[max(left - own, 0)] + taste.pair[own])
                + (KEPT_KING if mode == "cleaning" and has_stock and rank == KING else 0.0)
                for own in range(5)
            ]
            for left in range(5)
        ]
        for rank in range(13)
    ]


@cache
def drawing(mode: str, style: Style) -> tuple[float, float]:
    """Gets about what an unknown card is worth in hand: by itself, and for each point of the mean of such cards."""
    scale = scale_of(mode)
    match = 0.15 * style.stock.match[1] + 0.45 * style.stock.match[2] + 0.4 * style.stock.match[3]
    return scale * match + sum(style.stock.kept) / 13, style.stock.share
