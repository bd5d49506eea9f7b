"""Counts the cards that a hand of Swedish Gin Rummy lacks for a contract."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from kortti.games.swedish_gin.facts import CONTRACTS, KINDS, LONGEST, WHOLE_HAND, whole_hand_run
from kortti.games.swedish_gin.melds.packed import (
    place_of,
    suits_of,
    without_one,
)


class Shape(NamedTuple):
    """A contract, or what is left of one: the number of sets, runs and pairs, and their sizes.

    `most` is the maximum length of a run. If it equals `run_size`, the sets have an exact size too.
    """

    sets: int
    set_size: int
    runs: int
    run_size: int
    most: int
    pairs: int

    @property
    def exact(self) -> bool:
        return self.most == self.run_size

    @property
    def cards(self) -> int:
        return self.sets * self.set_size + self.runs * self.run_size + self.pairs * 2

    @property
    def sizes(self) -> list[tuple[str, int, int]]:
        """The kinds of groups in it, each with the fewest and the most cards."""
        most = self.set_size if self.exact else LONGEST + 3
        sizes = [("set", self.set_size, most), ("run", self.run_size, self.most), ("pair", 2, 2)]
        return [size for size, number in zip(sizes, (self.sets, self.runs, self.pairs), strict=True) if number]

    def kept(self, keep: int) -> int:
        """Returns how many cards stay in the hand: none if all are to be laid."""
        return 0 if self.exact else keep

    def without(self, kind: str) -> Shape:
        """Returns what is left after laying a group of a kind."""
        sets, runs, pairs = self.sets - (kind == "set"), self.runs - (kind == "run"), self.pairs - (kind == "pair")
        return self._replace(sets=sets, runs=runs, pairs=pairs)


NO_CONTRACT = Shape(0, 0, 0, 0, LONGEST, 0)


@cache
def shape_of(round: int, held: int) -> Shape:
    """Returns the contract of a round for a hand of `held` cards.

    The size matters only in round 15: the run takes what the sets leave of 12, 14 or 16 cards. An odd hand still has to
    draw a card, so it lacks at least one.
    """
    sizes = {kind: [need.size for need in CONTRACTS[round] if need.kind == kind] for kind in KINDS}
    sets, runs = sizes["set"], sizes["run"]
    run_size = runs[0] if runs else 0
    most = LONGEST
    if round == WHOLE_HAND:
        run_size = most = max(run_size, whole_hand_run(held))
    return Shape(len(sets), sets[0] if sets else 0, len(runs), run_size, most, len(sizes["pair"]))


# The cost model
#
# A group of a given size needs a majority of naturals; twos fill the rest. The naturals in hand reduce this to a cost
# of two numbers: how many of its cards are still open (for a two or another card), and how many of these must be
# naturals. Costs add up over groups. With W twos in hand, max(open - W, naturals) cards are missing.

_Cost: TypeAlias = tuple[int, int]
_Costs: TypeAlias = tuple[_Cost, ...]
_NOTHING: _Costs = ((0, 0),)

# A run may be longer than its contract asks, and sometimes must: 4S 2H 6S 2D 8S is a run, but no four cards in a row of
# it are. An even run stays a run without its last or first card. So does an odd one with a wild there or a spare
# natural, and one that begins and ends with a single natural can lose its last two or first two cards. From 4 cards up
# this leaves, besides the size itself, 5 for runs of 4, and NNwwwNN.
LENGTHS = {3: (3,), 4: (4, 5, 7), 5: (5, 7)}


def _cheapest_costs(costs: Iterable[_Cost]) -> _Costs:
    """Returns the undominated costs: no other cost is at most as high in both numbers."""
    kept: list[_Cost] = []
    for cost in sorted(costs):
        if not kept or cost[1] < kept[-1][1]:
            kept.append(cost)
    return tuple(kept)


def _sums(some: _Costs, others: _Costs) -> list[_Cost]:
    """Returns the sums of each cost with each of the others."""
    return [(open_ + more, naturals + others_) for open_, naturals in some for more, others_ in others]


@lru_cache(maxsize=1 << 14)
def _set_costs(counts: str, sets: int, size: int, pairs: int) -> _Costs:
    """Returns the costs of so many sets and pairs; `counts` is the cards per rank, as descending digits.

    Sets of one rank share its cards evenly. A set or pair without naturals consists of twos.
    """
    if not counts or not sets + pairs:
        return ((size * sets + 2 * pairs, 0),)
    count, others = int(counts[0]), counts[1:]
    majority = size // 2 + 1
    costs: list[_Cost] = []
    for paired in range(min(pairs, count) + 1):
        left, single = max(0, count - 2 * paired), paired > count // 2
        for number in range(sets + 1 if left else 1):
            cost = max(0, size * number - left) + single, max(0, majority * number - left) + single
            costs += _sums((cost,), _set_costs(others, sets - number, size, pairs - paired))
    return _cheapest_costs(costs)


def _rank_counts(ranks: int, most: int) -> str:
    """Returns the numbers of cards of the `most` most frequent ranks except twos, as `_set_costs` takes them."""
    return "".join(sorted(f"{ranks >> 4:x}", reverse=True)[:most])


def _runs_worth_having(suit: int, lengths: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Returns the useful runs whose lowest natural is the lowest natural of a suit, as costs and cards.

    A run begins with that card, unless the ace is too near or a two in its own place adds a natural. It takes all
    naturals that it covers or leaves some to other groups, but none that its majority needs. A run longer than the
    contract asks is useful only for its gaps: it takes no natural beyond its majority.
    """
    first = place_of(suit & ~15)
    runs = []
    for length in lengths:
        starts = [(min(first, 13 - length), 0)]
        if suit & 15 and first < length:
            starts.append((0, 1))
        for start, two in starts:
            others = [1 << 4 * at for at in range(first + 1, start + length) if suit >> 4 * at & 15]
            majority = length // 2 + 1 - two
            least = min(majority - 1, len(others))
            most = least if length > lengths[0] else len(others)
            for number in range(least, most + 1):
                cost = length - number - 1, max(0, majority - number - 1)
                for chosen in combinations(others, number):
                    runs.append((*cost, sum(chosen) + (1 << 4 * first) + two))
    return runs


@lru_cache(maxsize=1 << 14)
def _run_costs(suits: tuple[int, ...], runs: int, lengths: tuple[int, ...]) -> _Costs:
    """Returns the costs of so many runs in the suits."""
    if not runs:
        return _NOTHING
    if len(suits) > 1:
        some, others = suits[: len(suits) // 2], suits[len(suits) // 2 :]
        costs: list[_Cost] = []
        for number in range(runs + 1):
            costs += _sums(_run_costs(some, number, lengths), _run_costs(others, runs - number, lengths))
        return _cheapest_costs(costs)
    (suit,) = suits
    naturals = suit & ~15
    if not naturals:  # but perhaps the two in its own place
        return ((runs * lengths[0], runs * (lengths[0] // 2 + 1) - min(runs, suit)),)
    costs = list(_run_costs((suit - (naturals & -naturals),), runs, lengths))
    for open_, lacking, cards in _runs_worth_having(suit, lengths):
        costs += _sums(((open_, lacking),), _run_costs((suit - cards,), runs - 1, lengths))
    return _cheapest_costs(costs)


@lru_cache(maxsize=1 << 14)
def _single_runs(suit: int, lengths: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """Returns all useful runs in one suit, those with the fewest open cards first."""
    runs = set()
    while suit & ~15:
        runs.update(_runs_worth_having(suit, lengths))
        suit &= ~(15 << 4 * place_of(suit & ~15))
    return tuple(sorted(runs))


@lru_cache(maxsize=1 << 14)
def fewest_missing(packed: int, twos: int, shape: Shape) -> int:
    """Returns the fewest cards that a hand lacks to lay `shape`.

    `twos` is the number of twos. Those in `packed`, which may be more, count only as naturals in their own places.
    """
    suits = suits_of(packed)
    ranks = sum(suits)
    groups = shape.sets + shape.pairs
    if not shape.runs:
        return _least(_set_costs(_rank_counts(ranks, groups), shape.sets, shape.set_size, shape.pairs), twos)
    lengths = (shape.run_size,) if shape.exact else LENGTHS[shape.run_size]
    if not groups:
        return _least(_run_costs(suits, shape.runs, lengths), twos)

    # One run, with the sets and the pair from the remaining cards.
    costs = _set_costs(_rank_counts(ranks, groups), shape.sets, shape.set_size, shape.pairs)
    spared = costs[0][0] - twos
    no_run = shape.run_size, shape.run_size // 2 + 1 - (ranks & 15 > 0)
    fewest = _least(_sums((no_run,), costs), twos)
    for suit in suits:
        for open_, lacking, cards in _single_runs(suit, lengths):
            if open_ + spared >= fewest:
                break
            if lacking < fewest:
                counts = _rank_counts(ranks - cards, groups)
                costs = _set_costs(counts, shape.sets, shape.set_size, shape.pairs)
                fewest = min(fewest, _least(_sums(((open_, lacking),), costs), twos))
    return fewest


def _least(costs: Iterable[_Cost], twos: int) -> int:
    """Returns the number of missing cards at the best of these costs."""
    return max(0, min([max(open_ - twos, naturals) for open_, naturals in costs]))


@lru_cache(maxsize=1 << 14)
def layable(packed: int, twos: int, shape: Shape, keep: int) -> bool:
    """Checks if `shape` can be laid while keeping `keep` cards; see `fewest_missing`.

    Card counts do not suffice for `keep`: a run may have to be longer than the contract asks.
    """
    if fewest_missing(packed, twos, shape):
        return False
    return not keep or any(not fewest_missing(*less, shape) for _, less in without_one(packed, twos))
