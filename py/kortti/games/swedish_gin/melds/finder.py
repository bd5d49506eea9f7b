"""What a hand of Swedish Gin Rummy lacks for a contract, and the best ways to lay it and further melds.

A hand is any sequence of cards, in which a card may occur twice. A group is a tuple of cards in the order in which an
action's text writes them: a run from low to high with the wilds in their places, a set or pair by card number with the
wilds last. A laying is a tuple of groups in the order of `CONTRACTS`.

What is said of the best or the fewest holds without exception for every hand that the game can bring: 16 cards at most,
of two packs (`tests/engine/games/test_melds.py` tries everything).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kortti.games.swedish_gin.facts import LEAST, LONGEST, Group, Laying
from kortti.games.swedish_gin.melds.best import Laid, best_groups, best_of_some, lay, weight_of
from kortti.games.swedish_gin.melds.missing import NO_CONTRACT, Shape, fewest_missing, layable, shape_of
from kortti.games.swedish_gin.melds.packed import (
    pack,
    twos_in,
    value_of,
)
from kortti.games.swedish_gin.melds.ways import FREE, all_groups, all_ways


def missing(hand: Sequence[int], round: int) -> int:
    """Gets the fewest cards that must come to the hand before it can lay the contract (0: it can).

    The card that must be kept for the discard is not counted. In round 15 all cards are to be laid; there it is the
    fewest that would have to be others, for a hand of 12, 14 or 16 cards, or of one less before it draws.
    """
    packed = pack(hand)
    return fewest_missing(packed, twos_in(packed), shape_of(round, len(hand)))


def can_lay(hand: Sequence[int], round: int, keep: int = 1) -> bool:
    """Tells whether the contract can be laid so that `keep` cards, 0 or 1, stay in the hand (none in round 15)."""
    shape = shape_of(round, len(hand))
    kept = shape.kept(keep)
    if len(hand) < shape.cards + kept:
        return False
    packed = pack(hand)
    return layable(packed, twos_in(packed), shape, kept)


def best_laying(hand: Sequence[int], round: int, keep: int = 1) -> Laying | None:
    """Gets the laying of the contract and nothing else that leaves the cheapest rest; None where there is none.

    Its groups may be longer than the contract asks. No other laying of the contract that keeps `keep` cards (0 or 1;
    none in round 15) leaves fewer points (5.7) in the hand. Which of several equally good ones it is depends on the
    hand alone, not on the order of its cards.
    """
    packed = pack(hand)
    shape = shape_of(round, len(hand))
    found = best_groups(packed, shape, shape.kept(keep), further=False)
    return found and lay(found[0], packed)


class Plan(NamedTuple):
    """What a player lays in one turn: the contract, further melds, and the points that stay in his hand."""

    contract: Laying
    melds: Laying
    rest: int


def _plan(hand: Sequence[int], shape: Shape, keep: int) -> Plan | None:
    packed = pack(hand)
    found = best_groups(packed, shape, shape.kept(keep), further=not shape.exact)
    if found is None:
        return None
    contract, further = found
    laying = lay(contract + further, packed)
    return Plan(
        laying[: len(contract)],
        laying[len(contract) :],
        value_of(packed) + sum([group.cost for group in contract + further]),
    )


def cheapest_rest(hand: Sequence[int], round: int, keep: int = 1) -> Plan | None:
    """Gets the contract and the further melds that together leave the cheapest rest; None where it cannot be laid.

    Cards that could be added to the player's own groups are already in them. What could be laid off on melds that lie
    on the table is not looked at. In round 15 there is nothing further.
    """
    return _plan(hand, shape_of(round, len(hand)), keep)


def best_melds(hand: Sequence[int], keep: int = 1) -> Laying:
    """Gets the further melds, sets or runs of at least 3, that leave the cheapest rest; empty where there are none."""
    plan = _plan(hand, NO_CONTRACT, keep)
    return plan.melds if plan else ()


def layings(hand: Sequence[int], round: int, limit: int, keep: int = 1) -> list[Laying]:
    """Gets up to `limit` layings of the contract that keep `keep` cards, the best first, then by what they leave.

    There is one of each sort: which of several twos stands where another would do makes no difference, nor does the
    order of equal kinds. Where `limit` cuts the list, it has the best one and some others with valuable groups.
    """
    packed, shape = pack(hand), shape_of(round, len(hand))
    twos, keep = twos_in(packed), shape.kept(keep)
    room = len(hand) - keep
    if limit < 1 or room < shape.cards:
        return []
    groups: dict[str, list[Laid]] = {}
    for kind, size, most in shape.sizes:
        groups[kind] = all_groups(kind, packed, twos, size, most)
        if not groups[kind]:
            return []
    found: dict[tuple[int, ...], list[Laid]] = {}
    for way in all_ways(weight_of(packed, twos, room), shape, groups):
        found.setdefault(_sort(way), way)
        if len(found) > limit:
            break
    ways = sorted(found.values(), key=_cost)
    if ways and (len(ways) > limit or _is_in_doubt(ways)):
        best = best_of_some(packed, shape, keep, further=False)
        assert best is not None
        found.pop(_sort(best[0]), None)
        ways = sorted([best[0], *list(found.values())[: limit - 1]], key=_cost)
    return [lay(way, packed) for way in ways]


def _sort(groups: Sequence[Laid]) -> tuple[int, ...]:
    return tuple([group.sort for group in groups])


def _cost(groups: Sequence[Laid]) -> int:
    return sum([group.cost for group in groups])


def _is_in_doubt(ways: Sequence[Sequence[Laid]]) -> bool:
    """Tells whether the cheapest of several ways may not be the one that is best, or not in the same form."""
    return (len(ways) > 1 and _cost(ways[0]) == _cost(ways[1])) or any(
        group.kind == "run" and not group.low for group in ways[0]
    )


def further_melds(hand: Sequence[int], limit: int, keep: int = 1) -> list[Group]:
    """Gets up to `limit` further melds, sets or runs of at least 3, that leave `keep` cards, the most valuable first.

    As in `layings`, which of several twos stands where another would do makes no difference.
    """
    packed = pack(hand)
    twos = twos_in(packed)
    room = weight_of(packed, twos, len(hand) - keep) | FREE
    groups = [group for kind in ("set", "run") for group in all_groups(kind, packed, twos, LEAST, LONGEST)]
    found = {(group.kind, group.sort): group for group in groups if (room - group.weight) & FREE == FREE}
    best = sorted(found.values(), key=lambda group: (group.cost, group))
    return [lay([group], packed)[0] for group in best[:limit]]
