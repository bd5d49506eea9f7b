"""Quickly checks if a hand of Swedish Gin Rummy can lay anything, and finds one way; hands as in `hands`.

A hand is asked for its layings on every turn, and can rarely lay. `first_laying` and `first_meld` rule out most hands
by counting the twos that they would need, and otherwise always find a way if there is one. Finding all ways, the best
one first, is left to `finder`, which is some hundred times slower.

So the rules of laying are implemented twice. `test_some_laying_is_listed_where_there_is_one` and
`test_melds_against_trying_everything` (tests/engine/games/test_melds.py) check this module against the finder, and
the finder against an exhaustive search.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from kortti.games.swedish_gin.facts import (
    HIGH,
    LEAST,
    LONGEST,
    LOW,
    POINTS,
    WHOLE_HAND,
    Group,
    Laying,
    contract_size,
)
from kortti.games.swedish_gin.hands import BOTH, SUIT, TWOS, cards_in
from kortti.games.swedish_gin.melds import finder
from kortti.games.swedish_gin.melds.missing import LENGTHS, Shape, shape_of

# Counting

_NATURALS = SUIT ^ 2
_SHIFTS = (0, 13, 26, 39)


class Windows(dict[int, int]):
    """By the naturals of a suit (bits, the ace first): the most of them that a run of `size` cards can hold."""

    def __init__(self, size: int) -> None:
        self.size = size

    def __missing__(self, naturals: int) -> int:
        high, most = naturals >> 1 | (naturals & 1) << 12, (1 << self.size) - 1
        self[naturals] = held = max([(high >> low & most).bit_count() for low in range(14 - self.size)])
        return held


class Spread(dict[int, int]):
    """By the naturals of a suit: four bits for each rank, so that suits can be added up."""

    def __missing__(self, naturals: int) -> int:
        self[naturals] = spread = int(f"{naturals:b}", 16)
        return spread


_WINDOWS = {size: Windows(size) for size in range(LEAST, 14)}
_SPREAD = Spread()


def _ranks(hand: int) -> int:
    """Returns the number of naturals of each rank in a hand, four bits for each rank."""
    spread, twice = _SPREAD, hand >> 52
    ranks = (
        spread[hand & _NATURALS]
        + spread[hand >> 13 & _NATURALS]
        + spread[hand >> 26 & _NATURALS]
        + spread[hand >> 39 & _NATURALS]
    )
    if twice:
        ranks += (
            spread[twice & _NATURALS]
            + spread[twice >> 13 & _NATURALS]
            + spread[twice >> 26 & _NATURALS]
            + spread[twice >> 39 & _NATURALS]
        )
    return ranks


# Finding one way
#
# Runs are sought first, with all choices of naturals left to other groups; then sets and the pair are counted in the
# rest. Twos are interchangeable except the one in its own place, and no group is longer than necessary.


class Run(NamedTuple):
    """A run of one suit. The one with the fewest twos sorts first."""

    twos: int  # all of them, including one in its own place
    length: int
    cost: int  # minus the points of its naturals
    naturals: int  # bits, the ace first
    start: int  # its lowest position


@cache
def _in_window(held: int, length: int, start: int, size: int) -> list[Run]:
    """Returns the runs from position `start` with all cards `held` there, or with some left to other groups.

    Those that could as well begin lower are omitted. A run longer than `size` takes no natural beyond its majority.
    """
    own, last = held & 2 * (start == LOW), 1 << (start + length - 2) % 13
    spare = held.bit_count() - length // 2 - 1
    bits = [1 << rank for rank in range(13) if (held ^ own) >> rank & 1]
    runs = []
    for number in range(spare if length > size else 0, spare + 1):
        for left in combinations(bits, number):
            naturals = held - sum(left)
            if own or start == LOW + 1 or naturals & last:
                cost = -sum([POINTS[rank] for rank in range(13) if naturals >> rank & 1])
                runs.append(Run(length - (naturals ^ own).bit_count(), length, cost, naturals, start))
    return runs


class Runs(dict[int, list[Run]]):
    """By the cards of a suit (bits, the ace first): the runs that they can form with twos.

    They have `size` cards, or more if no shorter part is a run; see `LENGTHS`.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.windows = [
            (sum([1 << (position - 1) % 13 for position in range(start, start + length)]), length, start)
            for length in LENGTHS[size]
            for start in range(LOW, HIGH + 2 - length)
        ]

    def __missing__(self, suit: int) -> list[Run]:
        runs: list[Run] = []
        for cards, length, start in self.windows:
            held = suit & cards
            if held.bit_count() > length // 2 and (start > LOW or suit & 2):  # else a two would do as well at the end
                runs += _in_window(held, length, start, self.size)
        runs.sort()
        self[suit] = runs
        return runs


_RUNS = {size: Runs(size) for size in LENGTHS}


@cache
def _twos_by_set(count: int, size: int) -> list[int]:
    """Returns how many twos the first, second, ... set of a rank needs, given the number of its naturals."""
    needed = [max(0, number * size - count) for number in range(count // (size // 2 + 1) + 1)]
    return [more - fewer for fewer, more in pairwise(needed)]


@cache
def _twos_for_sets(counts: str, sets: int, size: int, pairs: int) -> int:
    """Returns the minimum number of twos for so many sets and pairs (at most one), given the naturals of each rank."""
    if pairs:
        paired = [counts.replace(count, str(int(count) - 2), 1) for count in {*counts} if count > "1"]
        return min([2 + _twos_for_sets(counts, sets, size, 0), *[_twos_for_sets(c, sets, size, 0) for c in paired]])
    steps = [step for count in counts for step in _twos_by_set(int(count), size)]
    return sum(sorted([*steps, *[size] * sets])[:sets])


def _counts(hand: int) -> str:
    """Returns the numbers of naturals of each rank in a hand, as `_twos_for_sets` takes them.

    Single cards are omitted: they cannot make a set with twos.
    """
    return "".join(sorted(f"{_ranks(hand):x}".replace("0", "").replace("1", "")))


def _ways_of_runs(
    hand: int, size: int, number: int, twos: int, spare: int, first: int = 0, start: int = LOW
) -> Iterator[tuple[list[tuple[int, Run]], int]]:
    """Yields lists of `number` runs with their suits, and the rest of the hand.

    The runs begin at suit `first`, there at position `start`, or later. They take at most `twos` twos and at most
    `spare` cards beyond their sizes.
    """
    runs_of, windows = _RUNS[size], _WINDOWS[size]
    for suit in range(first, 4):
        cards = hand >> 13 * suit & SUIT
        if size - windows[cards & _NATURALS] > twos:
            continue
        for run in runs_of[cards]:
            if run.twos > twos:
                break
            longer = run.length - size
            if longer <= spare and (suit > first or run.start >= start):
                taken = run.naturals << 13 * suit
                twice = hand >> 52 & taken
                rest = hand ^ twice << 52 ^ taken ^ twice
                if number == 1:
                    yield [(suit, run)], rest
                else:
                    others = _ways_of_runs(rest, size, number - 1, twos - run.twos, spare - longer, suit, run.start)
                    for more, left in others:
                        yield [(suit, run), *more], left


def _first_way(hand: int, shape: Shape, keep: int) -> Laying | None:
    """Returns a way to lay `shape` while keeping `keep` cards, or None."""
    spare, twos = hand.bit_count() - keep - shape.cards, (hand & TWOS * BOTH).bit_count()
    if spare < 0:
        return None
    left = twos - (_twos_for_runs(hand, shape) if shape.runs else 0)
    if left < 0:
        return None
    sets, size, pairs = shape.sets, shape.set_size, shape.pairs
    needed = _twos_for_sets(_counts(hand), sets, size, pairs) if sets else 0  # a lower bound: runs only take cards away
    if needed > left:
        return None
    if not shape.runs:
        return _laid([], hand, shape)
    for runs, rest in _ways_of_runs(hand, shape.run_size, shape.runs, twos - needed, spare):
        left = twos - sum([run.twos for _, run in runs])
        if not sets or _twos_for_sets(_counts(rest), sets, size, pairs) <= left:
            return _laid(runs, rest, shape)
    return None


def _twos_for_runs(hand: int, shape: Shape) -> int:
    """Returns a lower bound for the twos in the runs of `shape`: the places left if every natural is used.

    Longer runs need no fewer: an additional place holds at most one more natural.
    """
    runs, windows = shape.runs, _WINDOWS[shape.run_size]
    best = [windows[hand >> shift & _NATURALS] for shift in _SHIFTS]
    return runs * shape.run_size - (max(best) if runs == 1 else _most_in_runs(hand, best, runs))


def _most_in_runs(hand: int, best: list[int], runs: int) -> int:
    """Returns an upper bound for the cards in so many runs, none with more of a suit than its best run."""
    held: list[int] = []
    for shift, most in zip(_SHIFTS, best, strict=True):
        count = (hand >> shift & _NATURALS * BOTH).bit_count()
        while count > 0:
            held.append(count if count < most else most)
            count -= most
    held.sort(reverse=True)
    return sum(held[:runs])


def _laid(runs: list[tuple[int, Run]], rest: int, shape: Shape) -> Laying:
    """Returns the cards of these runs and, from the rest, of the sets and the pair that need the fewest twos."""
    wilds = cards_in(rest & TWOS * BOTH)
    laying: list[Group] = []
    pair: list[Group] = []
    if shape.sets:
        of_rank: list[list[int]] = [[] for _ in range(13)]
        for card in cards_in(rest & ~(TWOS * BOTH)):
            of_rank[card % 13].append(card)
        pair = [_pair(of_rank, wilds, shape)] if shape.pairs else []
        laying = [(*cards, *_take_first(wilds, shape.set_size - len(cards))) for cards in _sets(of_rank, shape)]
    for suit, run in runs:
        mine = iter(_take_first(wilds, run.length - run.naturals.bit_count()))
        ranks = [(position - 1) % 13 for position in range(run.start, run.start + run.length)]
        laying.append(tuple([13 * suit + rank if run.naturals >> rank & 1 else next(mine) for rank in ranks]))
    return (*laying, *pair)


def _take_first(cards: list[int], count: int) -> list[int]:
    """Removes and returns the first `count` cards of a list."""
    taken = cards[:count]
    del cards[:count]
    return taken


def _sets(of_rank: list[list[int]], shape: Shape) -> list[list[int]]:
    """Returns the naturals of the sets that need the fewest twos."""
    sets, size = shape.sets, shape.set_size
    steps = [
        (step, -POINTS[rank], rank)
        for rank, cards in enumerate(of_rank)
        if 2 * len(cards) > size
        for step in _twos_by_set(len(cards), size)
    ]
    steps.sort()
    found: list[list[int]] = [[]] * (sets - len(steps))
    ranks = [rank for *_, rank in steps[:sets]]
    for rank in dict.fromkeys(ranks):
        share = ranks.count(rank)
        found += [of_rank[rank][number::share][:size] for number in range(share)]
    return found


def _pair(of_rank: list[list[int]], wilds: list[int], shape: Shape) -> Group:
    """Removes and returns a pair such that the sets need the fewest twos."""

    def needed(rank: int) -> int:
        counts = [len(cards) - 2 * (cards is of_rank[rank]) for cards in of_rank if cards]
        twos = _twos_for_sets("".join(map(str, sorted(counts))), shape.sets, shape.set_size, 0)
        return twos if of_rank[rank] else twos + 2

    rank = min([rank for rank, cards in enumerate(of_rank) if rank == 1 or len(cards) > 1], key=needed)
    return tuple(_take_first(of_rank[rank] or wilds, 2))


def first_laying(hand: int, round: int, keep: int) -> Laying | None:
    """Returns a way to lay the contract while keeping `keep` cards (none in round 15); None if there is none."""
    if round == WHOLE_HAND:
        shape = shape_of(round, hand.bit_count())
        needed = _twos_for_runs(hand, shape) + _twos_for_sets(_counts(hand), shape.sets, shape.set_size, 0)
        return finder.best_laying(cards_in(hand), round) if needed <= (hand & TWOS * BOTH).bit_count() else None
    if hand.bit_count() < contract_size(round) + keep:
        return None
    return _first_way(hand, shape_of(round, 0), keep)


_SET = Shape(1, LEAST, 0, 0, LONGEST, 0)
_RUN = Shape(0, 0, 1, LEAST, LONGEST, 0)


def first_meld(hand: int, keep: int) -> Group | None:
    """Returns a further meld that leaves `keep` cards; None if there is none."""
    laying = _first_way(hand, _RUN, keep) or _first_way(hand, _SET, keep)
    return laying[0] if laying else None


# All ways


@lru_cache(maxsize=1 << 13)
def layings(hand: int, round: int, limit: int, keep: int) -> list[Laying]:
    """Returns up to `limit` layings of the contract from a hand; see `finder.layings`."""
    return finder.layings(cards_in(hand), round, limit, keep)


@lru_cache(maxsize=1 << 13)
def further_melds(hand: int, limit: int, keep: int) -> list[Group]:
    """Returns up to `limit` further melds of a hand; see `finder.further_melds`."""
    return finder.further_melds(cards_in(hand), limit, keep)
