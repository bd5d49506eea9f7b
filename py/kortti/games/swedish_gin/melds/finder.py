"""Finds what a hand of Swedish Gin Rummy lacks for a contract, and the best ways to lay it and further melds.

A hand is any sequence of cards, with up to two copies of each. A group is a tuple of cards in the order of action
texts: a run from low to high with the wilds in their places, a set or pair by card number with the wilds last. A laying
is a tuple of groups in the order of `CONTRACTS`.

Results are exact for every hand that can occur in the game: at most 16 cards from two packs
(`tests/engine/games/test_melds.py` tries everything).
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
    """Returns the fewest cards that the hand lacks for the contract (0: it can lay it).

    The card kept for the discard is not counted. In round 15 all cards are to be laid; there it is the fewest cards to
    be replaced, for a hand of 12, 14 or 16 cards, or one less before it draws.
    """
    packed = pack(hand)
    return fewest_missing(packed, twos_in(packed), shape_of(round, len(hand)))


def can_lay(hand: Sequence[int], round: int, keep: int = 1) -> bool:
    """Checks if the contract can be laid while keeping `keep` cards, 0 or 1 (none in round 15)."""
    shape = shape_of(round, len(hand))
    kept = shape.kept(keep)
    if len(hand) < shape.cards + kept:
        return False
    packed = pack(hand)
    return layable(packed, twos_in(packed), shape, kept)


def best_laying(hand: Sequence[int], round: int, keep: int = 1) -> Laying | None:
    """Returns the laying of the contract alone that leaves the lowest points (5.7) in hand; None if there is none.

    Its groups may be longer than the contract asks. It keeps `keep` cards (0 or 1; none in round 15). Ties are broken
    by the hand alone, not by the order of its cards.
    """
    packed = pack(hand)
    shape = shape_of(round, len(hand))
    found = best_groups(packed, shape, shape.kept(keep), further=False)
    return found and lay(found[0], packed)


class Plan(NamedTuple):
    """What a player lays in one turn: the contract, further melds, and the points left in hand."""

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
    """Returns the contract and further melds that together leave the lowest points; None if it cannot be laid.

    Cards that could be added to the player's own groups are already in them. Lay-offs on melds on the table are
    ignored. In round 15 there is nothing further.
    """
    return _plan(hand, shape_of(round, len(hand)), keep)


def best_melds(hand: Sequence[int], keep: int = 1) -> Laying:
    """Returns the further melds, sets or runs of at least 3, that leave the lowest points; may be empty."""
    plan = _plan(hand, NO_CONTRACT, keep)
    return plan.melds if plan else ()


def layings(hand: Sequence[int], round: int, limit: int, keep: int = 1) -> list[Laying]:
    """Returns up to `limit` layings of the contract that keep `keep` cards, sorted by the points that they leave.

    Equivalent layings are listed once: those that differ by interchangeable twos or the order of groups of a kind. If
    `limit` cuts the list, it has the best one and some others with valuable groups.
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
    """Checks if the cheapest of several ways may not be the best one, or not in the same form."""
    return (len(ways) > 1 and _cost(ways[0]) == _cost(ways[1])) or any(
        group.kind == "run" and not group.low for group in ways[0]
    )


def further_melds(hand: Sequence[int], limit: int, keep: int = 1) -> list[Group]:
    """Returns up to `limit` further melds, sets or runs of at least 3, keeping `keep` cards, the most valuable first.

    As in `layings`, melds that differ by interchangeable twos are listed once.
    """
    packed = pack(hand)
    twos = twos_in(packed)
    room = weight_of(packed, twos, len(hand) - keep) | FREE
    groups = [group for kind in ("set", "run") for group in all_groups(kind, packed, twos, LEAST, LONGEST)]
    found = {(group.kind, group.sort): group for group in groups if (room - group.weight) & FREE == FREE}
    best = sorted(found.values(), key=lambda group: (group.cost, group))
    return [lay([group], packed)[0] for group in best[:limit]]
