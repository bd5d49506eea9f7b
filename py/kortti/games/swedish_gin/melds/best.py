"""Finds the melds of a hand of Swedish Gin Rummy that leave the lowest points in hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from kortti.games.swedish_gin.facts import KINDS, LEAST, LONGEST, LOW, POINTS, POSITION, Group, Laying
from kortti.games.swedish_gin.melds.missing import Shape, layable
from kortti.games.swedish_gin.melds.packed import (
    HELD,
    ONE,
    PLACE_POINTS,
    SUIT,
    TWOS,
    cards_of,
    count_of,
    last_place,
    place_of,
    suits_of,
    twos_in,
    value_of,
    without_one,
)

# Twos are interchangeable except the one in its own place. So groups are sought without twos: their naturals, and the
# range of twos that can go with them, of which any number is possible; laying as many twos as possible is best. The
# suits are searched for runs one by one; then the sets take all that is left of their ranks.


class _Run(NamedTuple):
    """A run without its twos: its naturals, their points, and the range of twos that can go with them.

    If it begins with the two of its suit, that card is both among `cards` and one of the twos.
    """

    cards: int
    value: int
    least: int
    most: int
    further: bool


class _Sets(NamedTuple):
    """The sets and pairs of one rank.

    `at` is its place in a suit (0 for twos); then the number of pairs, contract sets and further sets, and of the
    naturals that the sets take.
    """

    at: int
    pairs: int
    sets: int
    further: int
    taken: int


class _Choice(NamedTuple):
    """Some groups with the totals of value and twos, as in `_Run`."""

    value: int
    least: int
    most: int
    runs: tuple[tuple[int, _Run], ...]  # with their suits
    sets: tuple[_Sets, ...]


_NO_GROUPS = _Choice(0, 0, 0, (), ())


def _undominated(choices: list[_Choice]) -> list[_Choice]:
    """Returns the undominated choices: no other has as much value, needs as few twos and takes as many."""
    choices.sort(key=lambda choice: (-choice.value, choice.least, -choice.most))
    kept: list[_Choice] = []
    for choice in choices:
        if not any(other.least <= choice.least and other.most >= choice.most for other in kept):
            kept.append(choice)
    return kept


def _joined(some: _Choice, others: _Choice, suit: int = 0) -> _Choice:
    """Joins two choices. The runs of the second are assigned `suit`, unless they have one already."""
    value, least, most, runs, sets = some
    more = others.runs
    if suit and more:
        more = tuple([(suit, run) for _, run in more])
    return _Choice(value + others.value, least + others.least, most + others.most, runs + more, sets + others.sets)


@lru_cache(maxsize=1 << 14)
def runs_from(
    suit: int, low: int, size: int, most: int, twos: int, shared: int = SUIT, further: bool = False
) -> list[_Run]:
    """Returns the runs in one suit (one of each card) with lowest natural at `low`, of `size` to `most` cards.

    A two replaces a natural in hand inside the run only if that is in `shared`, so that another group may want it.
    Otherwise the two would do as well at an end, since no run of the best laying is too long to extend.
    """
    runs = []
    ending = growing = [(1 << 4 * low, 1, PLACE_POINTS[low])]
    for high in range(low, 13):
        if high > low:
            one, points, shift = 1 << 4 * high, PLACE_POINTS[high], 4 * high
            ending = [(cards + one, number + 1, value + points) for cards, number, value in growing]
            gapped = [run for run in growing if high - low - run[1] < twos]
            growing = gapped if not suit >> shift & 15 else ending + gapped if shared >> shift & 15 else ending
            if not suit >> shift & 15:
                continue
        for cards, number, value in ending:
            gaps = high - low + 1 - number
            for own in (0, 1) if suit & 15 else (0,):
                least = max(gaps + own * low, size - number)
                greatest = min(number - 1 + 2 * own, most - number, twos)
                if least <= greatest:
                    runs.append(_Run(cards + own, value, least, greatest, further))
    return runs


def _run_choices(
    suit: int, shape: Shape, twos: int, spare: int, useful: int, further: bool
) -> dict[tuple[int, int], list[_Choice]]:
    """Returns the choices of runs in one suit that may be part of the best laying, with at most `twos` twos.

    They are grouped by the number of contract runs and by the `useful` cards (those that may go into sets) that they
    leave. At most `spare` cards may go beyond the required cards of these runs.
    """
    twice = suit >> 1 & HELD
    held = suit & HELD | twice
    most = held.bit_count() + twice.bit_count() + 2  # twos its runs can take; any more stay idle
    return _run_choices_of(suit, shape, min(twos, most), min(spare, most + twos), useful & held * 3, further)


@lru_cache(maxsize=1 << 14)
def _run_choices_of(
    suit: int, shape: Shape, twos: int, spare: int, useful: int, further: bool
) -> dict[tuple[int, int], list[_Choice]]:
    naturals = suit & ~15
    if not naturals or not shape.runs + further:
        return {(0, naturals & useful): [_NO_GROUPS]}
    low = place_of(naturals)
    one = 1 << 4 * low
    found: dict[tuple[int, int], list[_Choice]] = {}
    if spare:
        others = _run_choices(suit - one, shape, twos, spare - 1, useful, further)
        found = {(runs, left + (one & useful)): choices[:] for (runs, left), choices in others.items()}
    shared = SUIT if shape.runs > 1 or further else useful
    held = (suit | suit >> 1) & HELD
    starting = runs_from(held, low, shape.run_size, shape.most, twos, shared & held) if shape.runs else []
    more = runs_from(held, low, LEAST, LONGEST, twos, shared & held, True) if further else []
    for run in (*starting, *more):
        here = _Choice(run.value, run.least, run.most, ((0, run),), ())
        after, needed = (shape, 0) if run.further else (shape.without("run"), shape.run_size)
        unneeded = spare + needed - run.least - (run.cards & ~15).bit_count()
        if unneeded >= 0:
            others = _run_choices(suit - run.cards, after, twos - run.least, unneeded, useful, further)
            for (runs, left), choices in others.items():
                joined = [_joined(here, other) for other in choices]
                found.setdefault((runs + (not run.further), left), []).extend(joined)
    return {key: _undominated(choices) for key, choices in found.items()}


@lru_cache(maxsize=1 << 14)
def _set_choices(ranks: int, shape: Shape, twos: int, further: bool) -> list[_Choice]:
    """Returns the choices of sets and pairs that may be part of the best laying, given the cards of each rank."""
    sets, size, pairs, exact = shape.sets, shape.set_size, shape.pairs, shape.exact
    if not sets + pairs + further:
        return [_NO_GROUPS]
    if not ranks:
        least, most = size * sets + 2 * pairs, (size if exact else 8) * sets + 2 * pairs
        choices = [_Choice(0, least, most, (), (_Sets(0, pairs, sets, 0, 0),))]
        if further and not sets:
            choices.append(_Choice(0, least + LEAST, most + 8, (), (_Sets(0, pairs, 0, 1, 0),)))
        return [choice for choice in choices if choice.least <= twos]
    at = place_of(ranks)
    count, others, points = ranks >> 4 * at & 15, ranks & ~(15 << 4 * at), PLACE_POINTS[at]
    choices = []
    for paired in range(min(pairs, count // 2) + 1):
        left = count - 2 * paired
        options = [(_Sets(at, paired, 0, 0, 0), 0, 0)]
        for number in range(1, min(sets, left // (size // 2 + 1) if sets else 0) + 1):
            taken = min(left, number * size) if exact else left
            open_ = max(0, number * size - taken)
            options.append((_Sets(at, paired, number, 0, taken), open_, open_ if exact else taken - number))
        if further and left > 1:
            options.append((_Sets(at, paired, 0, 1, left), max(0, LEAST - left), left - 1))
        for here, least, most in options:
            if least <= twos:
                choice = _Choice(points * (here.taken + 2 * paired), least, most, (), (here,))
                rest = shape._replace(sets=sets - here.sets, pairs=pairs - paired)
                choices += [_joined(choice, other) for other in _set_choices(others, rest, twos - least, further)]
    return _undominated(choices)


def _best_choice(packed: int, twos: int, shape: Shape, further: bool) -> _Choice | None:
    """Returns the groups of a contract, and optionally `further` ones, that leave the lowest points."""
    suits = suits_of(packed)
    ranks = sum(suits) & ~15
    enough = 2 if further or shape.pairs else shape.set_size // 2 + 1 if shape.sets else 16
    useful = sum([15 << 4 * at for at in range(1, 13) if ranks >> 4 * at & 15 >= enough])
    spare = count_of(packed & ~TWOS) + twos - shape.runs * shape.run_size
    so_far = {(0, 0): [_NO_GROUPS]}
    for number, suit in enumerate(suits):
        grown: dict[tuple[int, int], list[_Choice]] = {}
        here = _run_choices(suit, shape, twos, spare, useful, further)
        for (before, unused), some in so_far.items():
            for (runs, left), others in here.items():
                if before + runs <= shape.runs:
                    joined = [
                        _joined(one, other, number)
                        for one in some
                        for other in others
                        if one.least + other.least <= twos
                    ]
                    grown.setdefault((before + runs, unused + left), []).extend(joined)
        so_far = {key: _undominated(choices) for key, choices in grown.items()}
    best, most = None, -1
    for (runs, left), choices in so_far.items():
        if runs == shape.runs:
            for one in choices:
                for other in _set_choices(left, shape, twos - one.least, further):
                    value = one.value + other.value + PLACE_POINTS[0] * min(twos, one.most + other.most)
                    if value > most:
                        best, most = _joined(one, other), value
    return best


_WILD = -1
TWOS_AT, COUNT_AT, LOW_AT = 208, 216, 224  # the places of the numbers in a weight


class Laid(NamedTuple):
    """A group to be laid. The most valuable of a kind sorts first; those that differ only in `own` are equivalent.

    `low` is the place in its suit where a run begins, `own` a two there that is natural, `cards` the other naturals.
    `weight` is what it takes from a hand, and `sort` a number for all that comes before `own`.
    """

    kind: str
    cost: int  # minus the points of its cards
    cards: int
    low: int
    twos: int
    own: int
    weight: int
    sort: int


def laid(kind: str, cards: int, low: int, twos: int, size: int, value: int) -> Laid:
    """Returns a group of `size` cards; `value` is the points of its non-twos."""
    own, weight = cards & TWOS, weight_of(cards, twos, size)
    cost = -value - PLACE_POINTS[0] * twos
    return Laid(kind, cost, cards - own, low, twos, own, weight, weight - own | low << LOW_AT)


def weight_of(cards: int, twos: int, count: int) -> int:
    """Packs cards, the number of twos and the total number of cards into one number."""
    return cards | twos << TWOS_AT | count << COUNT_AT


@lru_cache(maxsize=1 << 12)
def _form(kind: str, cards: int, low: int, wilds: int) -> Group:
    """Returns the cards of a group in laying order, `_WILD` for each wild two."""
    naturals = cards_of(cards)
    if kind != "run":
        return (*naturals, *[_WILD] * wilds)
    there = {POSITION[card] - LOW: card for card in naturals}
    return tuple([there.get(at, _WILD) for at in range(low, low + len(naturals) + wilds)])


def _groups(choice: _Choice, packed: int, twos: int, shape: Shape) -> tuple[list[Laid], list[Laid]]:
    """Returns the contract groups and further groups of a choice, using up to `twos` twos."""
    bare = [("run", run.cards << 52 * suit, run.least, run.most, run.further) for suit, run in choice.runs]
    left = packed - sum([cards for _, cards, *_ in bare])
    for at, pairs, sets, further, taken in choice.sets:
        ones = [ONE[card] for card in cards_of(left & TWOS << 4 * at)] if at else []
        bare += [("pair", sum(ones[:2]), 0 if at else 2, 0 if at else 2, False)] * pairs
        size = LEAST if further else shape.set_size
        for number in range(sets + further):
            naturals = ones[2 * pairs :][:taken][number :: sets + further]
            least = max(0, size - len(naturals))
            most = least if shape.exact else len(naturals) - 1 if at else 8
            bare.append(("set", sum(naturals), least, most, further > 0))
    spare = twos - choice.least
    groups: tuple[list[Laid], list[Laid]] = [], []
    for kind, cards, least, most, is_further in bare:
        number = least + min(spare, most - least)
        spare -= number - least
        low = run_starts(cards, number)[0] if kind == "run" else 0
        values = [POINTS[card] for card in cards_of(cards & ~TWOS)]
        groups[is_further].append(laid(kind, cards, low, number, len(values) + number, sum(values)))
    return sorted(groups[0], key=_order), sorted(groups[1], key=_order)


def _order(group: Laid) -> tuple[int, Laid]:
    return KINDS.index(group.kind), group


def run_starts(cards: int, twos: int) -> range:
    """Returns the places in its suit where a run of these naturals and twos can begin, the highest first."""
    if cards & TWOS:
        return range(1)
    low, high, length = place_of(cards) % 13, last_place(cards) % 13, cards.bit_count() + twos
    return range(min(low, 13 - length), max(0, high - length + 1) - 1, -1)


def lay(groups: Sequence[Laid], packed: int) -> Laying:
    """Returns the cards of groups from a hand. Wild places take the lowest remaining twos."""
    twos = cards_of((packed & TWOS) - sum([group.own for group in groups]))
    laying = []
    for kind, _, cards, low, number, own, *_ in groups:
        wilds = number - (own > 0)
        form = _form(kind, cards | own, low, wilds)
        if wilds:
            mine = iter(twos[:wilds])
            form = tuple([next(mine) if card == _WILD else card for card in form])
            del twos[:wilds]
        laying.append(form)
    return tuple(laying)


_Found: TypeAlias = tuple[list[Laid], list[Laid]]  # the groups of the contract and further ones


def best_groups(packed: int, shape: Shape, keep: int, further: bool) -> _Found | None:
    """Returns the groups that leave the lowest points; None if the contract cannot be laid."""
    return best_of_some(packed, shape, keep, further) if layable(packed, twos_in(packed), shape, keep) else None


def best_of_some(packed: int, shape: Shape, keep: int, further: bool) -> _Found | None:
    """Returns the groups that leave the lowest points, if it is known that some exist.

    If they would take every card but one must be kept, each card is tried as the kept one.
    """
    twos = twos_in(packed)
    best, least = None, value_of(packed) + 1
    for points, (less, fewer) in ((0, (packed, twos)), *sorted(without_one(packed, twos))):
        if points >= least:
            break
        choice = _best_choice(less, fewer, shape, further)
        if choice:
            rest = points + value_of(less & ~TWOS) - choice.value + PLACE_POINTS[0] * max(0, fewer - choice.most)
            if keep and not rest:
                continue
            if rest < least:
                best, least = _groups(choice, less, fewer, shape), rest
        if not points:
            break
    return best
