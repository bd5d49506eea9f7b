"""What `Values` works out for each card, worked out once for all tricks: determinizations and playouts look it up.

Ranks are numbers here, 0 (ace) to 12 (king). `TURN` and `NO_RANK` may stand instead of one.
"""

from __future__ import annotations

from functools import cache

from kortti.cards import RANKS
from kortti.games.ristikontra.facts import KING, SEATS, TRICKS, HouseRules
from kortti.opponents.choosing import holds
from kortti.opponents.ristikontra.heuristics import KEPT_KING, Style, Taste, scale_of

NUMBERS = {rank: number for number, rank in enumerate(RANKS)}

Gains = list[list[tuple[list[float], list[float]]]]
Keeping = list[list[list[float]]]


@cache
def gains(house: HouseRules, style: Style) -> Gains:
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
        taste = style.stock if trick < house.stock_tricks else style.bare
        hand = min(house.hand_size, TRICKS - trick)
        table.append([])
        for place in range(SEATS):
            unseen = 52 - SEATS * trick - place - hand
            theirs, ours = (
                [2 * stays(is_ours, out, 3 - place, False, hand, unseen, taste) - 1 for out in range(5)]
                for is_ours in (False, True)
            )
            table[trick].append((theirs, ours))
    return table


@cache
def stakes(house: HouseRules, style: Style) -> list[list[float]]:
    """Gets what counts in a trick beside the points in it, by the trick and the cards played to it."""
    scale = scale_of(house.mode)
    tastes = [style.stock if trick < house.stock_tricks else style.bare for trick in range(TRICKS)]
    return [[scale * (taste.later * (3 - place) + taste.lead) for place in range(SEATS)] for taste in tastes]


@cache
def keeping(house: HouseRules, has_stock: bool, style: Style) -> Keeping:
    """Gets what keeping a card is worth, by rank, unplayed cards of it and how many of these are in the same hand."""
    scale, points = scale_of(house.mode), house.rank_points
    taste = style.stock if has_stock else style.bare
    return [
        [
            [
                taste.worth_kept(RANKS[rank], points[rank])
                + scale * (taste.match[max(left - own, 0)] + taste.pair[own])
                + (KEPT_KING if house.mode == "cleaning" and has_stock and rank == KING else 0.0)
                for own in range(5)
            ]
            for left in range(5)
        ]
        for rank in range(13)
    ]


@cache
def drawing(house: HouseRules, style: Style) -> tuple[float, float]:
    """Gets about what an unknown card is worth in hand: by itself, and for each point of the mean of such cards."""
    scale = scale_of(house.mode)
    match = 0.15 * style.stock.match[1] + 0.45 * style.stock.match[2] + 0.4 * style.stock.match[3]
    return scale * match + sum(style.stock.kept) / 13, style.stock.share
