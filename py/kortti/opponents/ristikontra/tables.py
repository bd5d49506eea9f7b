"""Lookup tables of the numbers that `Values` computes, for determinizations and playouts.

Ranks are numbers from 0 (ace) to 12 (king), or `TURN` or `NO_RANK`.
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
    """Returns the acting pair's chance to win a trick minus its chance to lose it.

    Indexed by trick, cards played to it, holder (others first, then the own pair), and number of unseen cards of the
    led rank.
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
    """Returns the stake of a trick beside its points, by trick and number of cards played to it."""
    scale = scale_of(house.mode)
    tastes = [style.stock if trick < house.stock_tricks else style.bare for trick in range(TRICKS)]
    return [[scale * (taste.later * (3 - place) + taste.lead) for place in range(SEATS)] for taste in tastes]


@cache
def keeping(house: HouseRules, has_stock: bool, style: Style) -> Keeping:
    """Returns the value of keeping a card, by rank, unplayed cards of it, and how many of these the hand holds."""
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
    """Returns the approximate value in hand of an unseen card: a constant, and a factor on the mean unseen points."""
    scale = scale_of(house.mode)
    match = 0.15 * style.stock.match[1] + 0.45 * style.stock.match[2] + 0.4 * style.stock.match[3]
    return scale * match + sum(style.stock.kept) / 13, style.stock.share
