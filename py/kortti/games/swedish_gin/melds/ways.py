"""Enumerates all layings of a hand of Swedish Gin Rummy."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product

from kortti.games.swedish_gin.melds.best import COUNT_AT, LOW_AT, TWOS_AT, Laid, laid, run_starts, runs_from
from kortti.games.swedish_gin.melds.missing import Shape, fewest_missing
from kortti.games.swedish_gin.melds.packed import (
    ALL,
    HELD,
    ONE,
    PLACE_POINTS,
    TWOS,
    cards_of,
    place_of,
    suits_of,
)

# Two counts stand above the cards of a packed hand: twos and total cards that may still be laid. Above each count,
# including those of the cards, is a guard bit. A group fits if subtracting its weight changes no guard bit.

FREE = sum([8 << 4 * place for place in range(52)]) | 128 << TWOS_AT | 128 << COUNT_AT


@cache
def _first(shape: Shape) -> tuple[str, Shape, list[tuple[str, int]]]:
    """Returns the kind of group to choose first, what is left then, and by kind how many cards the others need."""
    needs = [("set", shape.sets, shape.set_size), ("run", shape.runs, shape.run_size), ("pair", shape.pairs, 2)]
    others = [(kind, shape.cards - size) for kind, number, size in needs if number]
    return others[0][0], shape.without(others[0][0]), others


def all_ways(rest: int, shape: Shape, groups: dict[str, list[Laid]]) -> Iterator[list[Laid]]:
    """Yields all layings of `shape` from the cards of `rest` (a weight), with these sorted groups of each kind."""
    kind, left, others = _first(shape)
    if len(others) == 1 and shape.sets + shape.runs > 3 and fewest_missing(rest & ALL, rest >> TWOS_AT & 15, shape):
        return
    fitting = {}
    for name, needed in others:
        room = (rest - (needed << COUNT_AT)) | FREE
        fitting[name] = [group for group in groups[name] if (room - group.weight) & FREE == FREE]
        if not fitting[name]:
            return
    mine = fitting[kind]
    for at, group in enumerate(mine):
        if not left.cards:
            yield [group]
            continue
        same = at > 0 and mine[at - 1].sort == group.sort
        fitting[kind] = mine[at - same :]
        for more in all_ways(rest - group.weight, left, fitting):
            yield [group, *more]


@lru_cache(maxsize=1 << 14)
def _densest(suit: int, size: int) -> int:
    """Returns the most distinct cards in any `size` consecutive places of a suit."""
    return max([(suit >> 4 * low & (1 << 4 * size) - 1).bit_count() for low in range(14 - size)])


@lru_cache(maxsize=1 << 14)
def _runs_of(number: int, suit: int, size: int, most: int, twos: int) -> list[Laid]:
    """Returns all runs of `size` to `most` cards from the cards of suit `number`."""
    if number:
        return [_in_suit(number, group) for group in _runs_of(0, suit, size, most, twos)]
    groups = []
    for low in range(1, 13):
        if suit >> 4 * low & 15:
            for run in runs_from(suit >> 4 * low << 4 * low | suit & 15, low, size, most, twos):
                naturals = (run.cards & ~15).bit_count()
                for number in range(run.least, run.most + 1):
                    for start in run_starts(run.cards, number):
                        groups.append(laid("run", run.cards, start, number, naturals + number, run.value))
    return groups


def _in_suit(number: int, group: Laid) -> Laid:
    """Moves a run from the first suit to suit `number`."""
    _, cost, cards, low, twos, own, weight, _ = group
    more = (1 << 52 * number) - 1
    weight += (cards + own) * more
    cards, own = cards << 52 * number, own << 52 * number
    return Laid("run", cost, cards, low, twos, own, weight, weight - own | low << LOW_AT)


@lru_cache(maxsize=1 << 14)
def _sets_of(kind: str, held: int, size: int, most: int) -> list[Laid]:
    """Returns all sets or pairs of `size` to `most` cards from the cards of one rank."""
    if not held:
        return [laid(kind, 0, 0, number, number, 0) for number in range(size, min(most, 8) + 1)]
    groups = []
    ones = [ONE[card] for card in sorted(set(cards_of(held)))]
    points = PLACE_POINTS[place_of(held)]
    for taken in product(*[range(held // one % 16 + 1) for one in ones]):
        number = sum(taken)
        cards = sum([count * one for count, one in zip(taken, ones, strict=True)])
        for wilds in range(max(0, size - number), min(number - 1, most - number) + 1):
            if kind == "set" or not wilds:
                groups.append(laid(kind, cards, 0, wilds, number + wilds, number * points))
    return groups


def all_groups(kind: str, packed: int, twos: int, size: int, most: int) -> list[Laid]:
    """Returns all groups of a kind in a hand, of `size` to `most` cards; some may need more twos than it has."""
    groups: list[Laid] = []
    if kind == "run":
        for number, suit in enumerate(suits_of((packed | packed >> 1) & HELD)):
            if suit.bit_count() > size // 2 and _densest(suit, size) >= size - twos:
                groups += _runs_of(number, suit, size, most, min(twos, suit.bit_count()))
        return sorted(groups)
    ranks, least = sum(suits_of(packed)), 2 if kind == "pair" else size // 2 + 1
    for at in range(1, 13):
        if ranks >> 4 * at & 15 >= least:
            groups += _sets_of(kind, packed & TWOS << 4 * at, size, most)
    if twos >= size:
        groups += _sets_of(kind, 0, size, most)
    return sorted(groups)
