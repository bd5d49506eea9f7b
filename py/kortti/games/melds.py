"""Sets, runs and contracts of Swedish Gin Rummy (5.2-5.4), and the exact search for them in a hand.

Cards are the ints of `kortti.cards`; a hand is any sequence of them, in which a card may occur twice. A group is a
tuple of cards in the order in which an action's text writes them: a run from low to high with the wilds in their
places, a set or pair by card number with the wilds last. A laying is a tuple of groups in the order of `CONTRACTS`.

What is said of the best or the fewest holds without exception for every hand that the game can bring: 16 cards at
most, of two packs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from typing import NamedTuple, TypeAlias

from kortti.cards import CARDS
from kortti.game import Message, message

Group: TypeAlias = tuple[int, ...]
Laying: TypeAlias = tuple[Group, ...]

KINDS = ("set", "run", "pair")
LEAST = 3  # cards of a further meld
LOW, HIGH = 2, 14  # the positions of a run, from the two to the ace
LONGEST = HIGH - LOW + 1
WHOLE_HAND = 15  # the round whose contract takes every card


class Need(NamedTuple):
    """One group of a contract; its size is a minimum but for the pair and for round 15."""

    kind: str
    size: int


def _contract(sets: tuple[int, ...] = (), runs: tuple[int, ...] = (), pair: bool = False) -> tuple[Need, ...]:
    needs = [Need("set", size) for size in sets] + [Need("run", size) for size in runs]
    return (*needs, Need("pair", 2)) if pair else tuple(needs)


# Table 5.4. In round 15 the sets have exactly 3 cards, and the run has all others of the 12, 14 or 16.
CONTRACTS: dict[int, tuple[Need, ...]] = {
    1: _contract(sets=(3, 3)),
    2: _contract(sets=(3,), runs=(4,)),
    3: _contract(sets=(4, 4)),
    4: _contract(runs=(4, 4)),
    5: _contract(sets=(3, 3), runs=(5,)),
    6: _contract(sets=(4,), runs=(5,)),
    7: _contract(sets=(5, 5)),
    8: _contract(runs=(5, 5)),
    9: _contract(sets=(3, 3, 3, 3)),
    10: _contract(runs=(4, 4, 4)),
    11: _contract(sets=(4, 4, 4)),
    12: _contract(runs=(3, 3, 3, 3, 3)),
    13: _contract(sets=(3, 3, 3, 3, 3)),
    14: _contract(sets=(5,), runs=(5,), pair=True),
    WHOLE_HAND: _contract(sets=(3, 3), runs=(6,)),
}

POSITION = [14 if card % 13 == 0 else card % 13 + 1 for card in range(52)]
POINTS = [15 if at == 14 else 25 if at == 2 else 10 if at > 10 else 5 for at in POSITION]  # 5.7


def is_two(card: int) -> bool:
    """Tells whether `card` is one of the wild cards."""
    return card % 13 == 1


def points(cards: Sequence[int]) -> int:
    """Gets what the cards count in a hand at the end of a round (5.7)."""
    return sum(POINTS[card] for card in cards)


# One group


def is_set(cards: Sequence[int]) -> bool:
    """Tells whether the cards, in any order, are a set of at least 3 (5.3)."""
    ranks = {card % 13 for card in cards if not is_two(card)}
    twos = sum(map(is_two, cards))
    return len(cards) >= LEAST and (not ranks or (len(ranks) == 1 and len(cards) > 2 * twos))


def is_pair(cards: Sequence[int]) -> bool:
    """Tells whether the cards are a pair: two of one rank, so a two goes only with a two (5.3)."""
    return len(cards) == 2 and cards[0] % 13 == cards[1] % 13


def run_start(cards: Sequence[int]) -> tuple[int, int] | None:
    """Gets suit and lowest position (2 to 14) of the run of at least 3 that the cards are in this order (5.3).

    None where they are no run. A two is natural in its own place and wild in any other.
    """
    index = next((index for index, card in enumerate(cards) if not is_two(card)), None)
    if index is None or len(cards) < LEAST:
        return None
    suit, low = cards[index] // 13, POSITION[cards[index]] - index
    natural = [card // 13 == suit and POSITION[card] == at for at, card in enumerate(cards, low)]
    fits = all(natural[i] or is_two(card) for i, card in enumerate(cards))
    inside = low >= LOW and low + len(cards) - 1 <= HIGH
    return (suit, low) if fits and inside and 2 * sum(natural) > len(cards) else None


def run_orders(cards: Sequence[int]) -> list[Group]:
    """Gets every run that the cards can be, lowest first, each in one order.

    Two orders of the same suit and start are the same run: in which wild's place which wild stands says nothing. The
    twos stand by card number, after the one in its own place.
    """
    naturals = {POSITION[card]: card for card in cards if not is_two(card)}
    twos = sorted(filter(is_two, cards))
    if not naturals or len(naturals) + len(twos) != len(cards):
        return []
    own = naturals[min(naturals)] // 13 * 13 + 1
    orders = []
    for low in range(max(LOW, max(naturals) - len(cards) + 1), min(naturals) + 1):
        places = dict(naturals)
        wilds = list(twos)
        if low == LOW and own in wilds:
            wilds.remove(own)
            places[LOW] = own
        order = tuple(places[at] if at in places else wilds.pop(0) for at in range(low, low + len(cards)))
        if run_start(order) == (own // 13, low):
            orders.append(order)
    return orders


def is_meld(kind: str, cards: Sequence[int]) -> bool:
    """Tells whether the cards, a run in its order, are a meld of this kind."""
    return is_set(cards) if kind == "set" else is_pair(cards) if kind == "pair" else run_start(cards) is not None


def why_no_meld(kind: str, cards: Sequence[int], size: int = LEAST, exact: bool = False) -> Message | None:
    """Gets what is wrong with the cards as a set, run or pair of at least (`exact`: just) `size`; None if nothing is.

    Of several faults it names the first in this order:

    - ``gin-too-many`` (kind, size, more): a pair or a set of round 15 with so many cards too many.
    - ``gin-set-ranks`` / ``gin-pair-ranks`` / ``gin-run-suits`` (one, other): two cards that do not go together.
    - ``gin-pair-two`` (card): a two makes no pair with another card.
    - ``gin-run-twos``: nothing but twos is a set, no run.
    - ``gin-run-twice`` (card): a card is there twice.
    - ``gin-run-long``: a run ends with the ace, so it has 13 cards at most.
    - ``gin-run-ace`` (card): with the ace below the two it would do, but the ace is only high.
    - ``gin-run-gap`` (low, high, gap, twos): so many places are open from card `low` to card `high`, for so few twos.
    - ``gin-majority`` (kind, naturals, twos): the naturals must outnumber the wilds.
    - ``gin-too-few`` (kind, size, fewer): so many cards too few.
    - ``gin-run-order``: a run, but not in this order.
    """
    more = len(cards) - size
    if more > 0 and (exact or kind == "pair"):
        return message("gin-too-many", kind=kind, size=size, more=more)
    reason = _why_no_run(cards) if kind == "run" else _why_no_set(kind, cards)
    if reason:
        return reason
    if more < 0:
        return message("gin-too-few", kind=kind, size=size, fewer=-more)
    return message("gin-run-order") if kind == "run" and run_start(cards) is None else None


def _why_no_set(kind: str, cards: Sequence[int]) -> Message | None:
    naturals = [card for card in cards if not is_two(card)]
    other = next((card for card in naturals if card % 13 != naturals[0] % 13), None)
    if other is not None:
        return message(f"gin-{kind}-ranks", one=CARDS[naturals[0]], other=CARDS[other])
    twos = len(cards) - len(naturals)
    if kind == "pair":
        return message("gin-pair-two", card=CARDS[naturals[0]]) if naturals and twos else None
    if naturals and len(naturals) <= twos and len(cards) >= LEAST:
        return message("gin-majority", kind=kind, naturals=len(naturals), twos=twos)
    return None


def _why_no_run(cards: Sequence[int]) -> Message | None:
    naturals = sorted((card for card in cards if not is_two(card)), key=POSITION.__getitem__)
    twos = len(cards) - len(naturals)
    if not naturals:
        return message("gin-run-twos") if cards else None
    other = next((card for card in naturals if card // 13 != naturals[0] // 13), None)
    if other is not None:
        return message("gin-run-suits", one=CARDS[naturals[0]], other=CARDS[other])
    card, copies = Counter(naturals).most_common(1)[0]
    if copies > 1:
        return message("gin-run-twice", card=CARDS[card])
    if len(cards) > LONGEST:
        return message("gin-run-long")
    if run_orders(cards):
        return None
    low, high = naturals[0], naturals[-1]
    gap = POSITION[high] - POSITION[low] + 1 - len(naturals)
    if gap > twos:
        if POSITION[high] == HIGH and POSITION[naturals[-2]] - len(naturals) <= twos:
            return message("gin-run-ace", card=CARDS[high])
        return message("gin-run-gap", low=CARDS[low], high=CARDS[high], gap=gap, twos=twos)
    if len(cards) >= LEAST:
        return message("gin-majority", kind="run", naturals=len(naturals), twos=twos)
    return None


# Inside the finder a hand is one int with four bits for each kind of card: how many of it there are. A suit is 52 of
# those bits, its two first and its ace last; the sum of the suits says how many cards of each rank there are, and how
# many twos. No count needs more than four bits, so hands are added and taken from each other as numbers.

_SUIT = (1 << 52) - 1
_ONE = [1 << 4 * (13 * (card // 13) + POSITION[card] - LOW) for card in range(52)]
_CARD = sorted(range(52), key=_ONE.__getitem__)  # the card of each place of four bits


def _pack(hand: Sequence[int]) -> int:
    return sum([_ONE[card] for card in hand])


def _suits(packed: int) -> tuple[int, int, int, int]:
    return packed & _SUIT, packed >> 52 & _SUIT, packed >> 104 & _SUIT, packed >> 156


_ALL = (1 << 208) - 1
_TWOS = 15 | 15 << 52 | 15 << 104 | 15 << 156
_HELD = sum(_ONE)  # one of each card
_POINTS = [POINTS[card] for card in _CARD]  # by place


def _twos(packed: int) -> int:
    return sum(_suits(packed)) & 15


def _count(packed: int) -> int:
    return sum(map(int, f"{packed:x}"))


def _cards(packed: int) -> list[int]:
    """Gets the cards by number."""
    cards = []
    while packed:
        place = (packed & -packed).bit_length() >> 2
        cards.append(_CARD[place])
        packed -= 1 << 4 * place
    return sorted(cards)


def _value(packed: int) -> int:
    return sum([POINTS[card] for card in _cards(packed)])


def _place(packed: int) -> int:
    """Gets the place of the lowest card."""
    return ((packed & -packed).bit_length() - 1) // 4


def _last_place(packed: int) -> int:
    """Gets the place of the highest card."""
    return (packed.bit_length() - 1) // 4


class _Shape(NamedTuple):
    """A contract, or what is left of one: how many sets, runs and pairs of which size.

    `most` is how long a run may become. Where it is no longer than `run_size`, the sets have their exact size too.
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
        """The fewest and the most cards of the groups of each kind in it."""
        most = self.set_size if self.exact else LONGEST + 3
        sizes = [("set", self.set_size, most), ("run", self.run_size, self.most), ("pair", 2, 2)]
        return [size for size, number in zip(sizes, (self.sets, self.runs, self.pairs), strict=True) if number]

    def kept(self, keep: int) -> int:
        """Gets how many cards stay in the hand: none where all are to be laid."""
        return 0 if self.exact else keep

    def without(self, kind: str) -> _Shape:
        """Gets what is left of it when a group of a kind is laid."""
        sets, runs, pairs = self.sets - (kind == "set"), self.runs - (kind == "run"), self.pairs - (kind == "pair")
        return self._replace(sets=sets, runs=runs, pairs=pairs)


_NO_CONTRACT = _Shape(0, 0, 0, 0, LONGEST, 0)


@cache
def _shape(round: int, held: int) -> _Shape:
    """Gets the contract of a round for a hand of `held` cards.

    Only in round 15 does that matter: the run takes what the sets leave of 12, 14 or 16 cards. An odd hand waits for
    its next card; it lacks one at least.
    """
    sizes = {kind: [need.size for need in CONTRACTS[round] if need.kind == kind] for kind in KINDS}
    sets, runs = sizes["set"], sizes["run"]
    run_size = runs[0] if runs else 0
    most = LONGEST
    if round == WHOLE_HAND:
        run_size = most = max(run_size, held + held % 2 - 6)
    return _Shape(len(sets), sets[0] if sets else 0, len(runs), run_size, most, len(sizes["pair"]))


# How many cards are missing
#
# A group of a given size needs a majority of naturals; twos fill the rest. What the hand has of its naturals leaves a
# cost of two numbers: how many of its cards are still open, be it for a two or another card, and how many of these
# must become naturals. Costs add up over the groups. With W twos in the hand, max(open - W, naturals) cards must come.

_Cost: TypeAlias = tuple[int, int]
_Costs: TypeAlias = tuple[_Cost, ...]
_NOTHING: _Costs = ((0, 0),)

# A run may be longer than its contract asks, and sometimes must: 4S 2H 6S 2D 8S is a run none of whose four cards in a
# row are one. But an even run stays one without its last or first card; so does an odd one that has a wild there or a
# natural to spare; and one that begins and ends with a single natural can do without its last two or first two
# cards. From 4 cards up this leaves, beside the size itself, 5 for runs of 4, and NNwwwNN.
_LENGTHS = {3: (3,), 4: (4, 5, 7), 5: (5, 7)}


def _cheapest_costs(costs: Iterable[_Cost]) -> _Costs:
    """Gets the costs that no other is at least as good as in both numbers."""
    kept: list[_Cost] = []
    for cost in sorted(costs):
        if not kept or cost[1] < kept[-1][1]:
            kept.append(cost)
    return tuple(kept)


def _sums(some: _Costs, others: _Costs) -> list[_Cost]:
    return [(open_ + more, naturals + others_) for open_, naturals in some for more, others_ in others]


@lru_cache(maxsize=1 << 14)
def _set_costs(counts: str, sets: int, size: int, pairs: int) -> _Costs:
    """Gets the costs of so many sets and pairs, with so many cards of each rank: digits, the largest first.

    Sets of one rank share its cards evenly. One without any natural is made of twos; so is a pair.
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
    """Gets how many cards there are of the `most` most frequent ranks but the two, as `_set_costs` takes them."""
    return "".join(sorted(f"{ranks >> 4:x}", reverse=True)[:most])


def _runs_worth_having(suit: int, lengths: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Gets the runs worth having in which the lowest natural of a suit is the lowest natural: cost and its cards.

    A run begins with that card, unless the ace is too near, or a two in its own place makes one more natural. It takes
    all naturals that it covers or leaves some to other groups; but never does it leave one for lack of which it would
    miss one itself. One that is longer than it need be is there for the sake of its gaps and takes no natural to spare.
    """
    first = _place(suit & ~15)
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
    """Gets the costs of so many runs in the suits."""
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
    """Gets all runs worth having in one suit, the least open first."""
    runs = set()
    while suit & ~15:
        runs.update(_runs_worth_having(suit, lengths))
        suit &= ~(15 << 4 * _place(suit & ~15))
    return tuple(sorted(runs))


@lru_cache(maxsize=1 << 14)
def _missing(packed: int, twos: int, shape: _Shape) -> int:
    """Gets the fewest cards that must come before the hand can lay what `shape` says.

    `twos` is their number; of those in `packed`, which may be more, each stands for itself in its own place alone.
    """
    suits = _suits(packed)
    ranks = sum(suits)
    groups = shape.sets + shape.pairs
    if not shape.runs:
        return _least(_set_costs(_rank_counts(ranks, groups), shape.sets, shape.set_size, shape.pairs), twos)
    lengths = (shape.run_size,) if shape.exact else _LENGTHS[shape.run_size]
    if not groups:
        return _least(_run_costs(suits, shape.runs, lengths), twos)

    # One run, and the sets and the pair with what it leaves.
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
    """Gets how many cards are missing at the best of these costs."""
    return max(0, min([max(open_ - twos, naturals) for open_, naturals in costs]))


@lru_cache(maxsize=1 << 14)
def _can_lay(packed: int, twos: int, shape: _Shape, keep: int) -> bool:
    """Tells whether what `shape` says can be laid; see `_missing`.

    That a card is kept cannot be told by counting, for a run may have to be longer than the contract asks.
    """
    if _missing(packed, twos, shape):
        return False
    return not keep or any(not _missing(*less, shape) for _, less in _without_one(packed, twos))


def _without_one(packed: int, twos: int) -> Iterator[tuple[int, tuple[int, int]]]:
    """Gets what the hand is without any one of its cards, and what that card counts."""
    naturals = packed & ~_TWOS
    while naturals:
        place = _place(naturals)
        yield _POINTS[place], (packed - (1 << 4 * place), twos)
        naturals &= ~(15 << 4 * place)
    if twos:
        yield _POINTS[0], (packed, twos - 1)


# The cheapest rest
#
# Twos are alike but for the one in its own place, so groups are sought without them: which naturals, and how few and
# how many twos can go with these. Any number between is possible, and the more twos are laid the better. The suits are
# searched for runs one by one; the sets then take all that is left of their ranks.


class _Run(NamedTuple):
    """A run without its twos: its naturals, what they count, the fewest and the most twos that can go with them.

    Where it begins with the two of its suit, that card is both among `cards` and one of the twos.
    """

    cards: int
    value: int
    least: int
    most: int
    further: bool


class _Sets(NamedTuple):
    """The sets and pairs of one rank.

    Its place in a suit (0 for the twos), how many pairs, sets of the contract and further sets there are, and how many
    naturals these sets take.
    """

    at: int
    pairs: int
    sets: int
    further: int
    taken: int


class _Choice(NamedTuple):
    """Some groups, and of all of them together what `_Run` says of one."""

    value: int
    least: int
    most: int
    runs: tuple[tuple[int, _Run], ...]  # with their suits
    sets: tuple[_Sets, ...]


_NO_GROUPS = _Choice(0, 0, 0, (), ())


def _undominated(choices: list[_Choice]) -> list[_Choice]:
    """Gets the choices of which no other has as much value, needs no more twos and takes no fewer."""
    choices.sort(key=lambda choice: (-choice.value, choice.least, -choice.most))
    kept: list[_Choice] = []
    for choice in choices:
        if not any(other.least <= choice.least and other.most >= choice.most for other in kept):
            kept.append(choice)
    return kept


def _joined(some: _Choice, others: _Choice, suit: int = 0) -> _Choice:
    """Gets two choices together; the runs of the second, if it is of one suit alone, are given that suit."""
    value, least, most, runs, sets = some
    more = others.runs
    if suit and more:
        more = tuple([(suit, run) for _, run in more])
    return _Choice(value + others.value, least + others.least, most + others.most, runs + more, sets + others.sets)


@lru_cache(maxsize=1 << 14)
def _runs_from(
    suit: int, low: int, size: int, most: int, twos: int, shared: int = _SUIT, further: bool = False
) -> list[_Run]:
    """Gets the runs of one suit (one of each card) with their lowest natural at place `low`, of `size` to `most` cards.

    Inside the run a natural that the hand has is left to other groups, for a two, only if it is one of `shared`. There
    is no other reason: the two would do as well at an end, as no run is so long that nothing can be added to it.
    """
    runs = []
    ending = growing = [(1 << 4 * low, 1, _POINTS[low])]
    for high in range(low, 13):
        if high > low:
            one, points, shift = 1 << 4 * high, _POINTS[high], 4 * high
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
    suit: int, shape: _Shape, twos: int, spare: int, useful: int, further: bool
) -> dict[tuple[int, int], list[_Choice]]:
    """Gets the choices of runs in one suit that may be part of the best laying, with at most so many twos.

    They are listed by how many runs of the contract are among them and by what they leave of the `useful` cards, those
    that may go into sets. Not more cards than `spare` can be other than those that these runs must have.
    """
    twice = suit >> 1 & _HELD
    held = suit & _HELD | twice
    most = (
        held.bit_count() + twice.bit_count() + 2
    )  # twos that its runs can take; more than these and its cards is idle
    return _run_choices_of(suit, shape, min(twos, most), min(spare, most + twos), useful & held * 3, further)


@lru_cache(maxsize=1 << 14)
def _run_choices_of(
    suit: int, shape: _Shape, twos: int, spare: int, useful: int, further: bool
) -> dict[tuple[int, int], list[_Choice]]:
    naturals = suit & ~15
    if not naturals or not shape.runs + further:
        return {(0, naturals & useful): [_NO_GROUPS]}
    low = _place(naturals)
    one = 1 << 4 * low
    found: dict[tuple[int, int], list[_Choice]] = {}
    if spare:
        others = _run_choices(suit - one, shape, twos, spare - 1, useful, further)
        found = {(runs, left + (one & useful)): choices[:] for (runs, left), choices in others.items()}
    shared = _SUIT if shape.runs > 1 or further else useful
    held = (suit | suit >> 1) & _HELD
    starting = _runs_from(held, low, shape.run_size, shape.most, twos, shared & held) if shape.runs else []
    more = _runs_from(held, low, LEAST, LONGEST, twos, shared & held, True) if further else []
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
def _set_choices(ranks: int, shape: _Shape, twos: int, further: bool) -> list[_Choice]:
    """Gets the choices of sets and pairs that may be part of the best laying, with so many cards of each rank."""
    sets, size, pairs, exact = shape.sets, shape.set_size, shape.pairs, shape.exact
    if not sets + pairs + further:
        return [_NO_GROUPS]
    if not ranks:
        least, most = size * sets + 2 * pairs, (size if exact else 8) * sets + 2 * pairs
        choices = [_Choice(0, least, most, (), (_Sets(0, pairs, sets, 0, 0),))]
        if further and not sets:
            choices.append(_Choice(0, least + LEAST, most + 8, (), (_Sets(0, pairs, 0, 1, 0),)))
        return [choice for choice in choices if choice.least <= twos]
    at = _place(ranks)
    count, others, points = ranks >> 4 * at & 15, ranks & ~(15 << 4 * at), _POINTS[at]
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


def _best_choice(packed: int, twos: int, shape: _Shape, further: bool) -> _Choice | None:
    """Gets the groups of a contract, and any `further` ones, that leave the cheapest rest."""
    suits = _suits(packed)
    ranks = sum(suits) & ~15
    enough = 2 if further or shape.pairs else shape.set_size // 2 + 1 if shape.sets else 16
    useful = sum([15 << 4 * at for at in range(1, 13) if ranks >> 4 * at & 15 >= enough])
    spare = _count(packed & ~_TWOS) + twos - shape.runs * shape.run_size
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
                    value = one.value + other.value + _POINTS[0] * min(twos, one.most + other.most)
                    if value > most:
                        best, most = _joined(one, other), value
    return best


_WILD = -1


class _Laid(NamedTuple):
    """A group to be laid. The most valuable of a kind sorts first, and those that differ only in `own` are the same.

    `low` is the place in its suit where a run begins, `own` the two there that stands for itself, `cards` the other
    naturals. `weight` is what it takes from a hand, and `sort` a number for all that comes before `own`.
    """

    kind: str
    cost: int  # less than 0: what its cards count in the hand
    cards: int
    low: int
    twos: int
    own: int
    weight: int
    sort: int


def _laid(kind: str, cards: int, low: int, twos: int, size: int, value: int) -> _Laid:
    """Gets a group of so many cards; `value` is what those that are no twos count."""
    own, weight = cards & _TWOS, _weight(cards, twos, size)
    cost = -value - _POINTS[0] * twos
    return _Laid(kind, cost, cards - own, low, twos, own, weight, weight - own | low << _LOW_AT)


@lru_cache(maxsize=1 << 12)
def _form(kind: str, cards: int, low: int, wilds: int) -> Group:
    """Gets the cards of a group as they are laid, `_WILD` for each two that is wild."""
    naturals = _cards(cards)
    if kind != "run":
        return (*naturals, *[_WILD] * wilds)
    there = {POSITION[card] - LOW: card for card in naturals}
    return tuple([there.get(at, _WILD) for at in range(low, low + len(naturals) + wilds)])


def _groups(choice: _Choice, packed: int, twos: int, shape: _Shape) -> tuple[list[_Laid], list[_Laid]]:
    """Gets the groups of the contract and the further ones of a choice, with so many twos in all or what they take."""
    bare = [("run", run.cards << 52 * suit, run.least, run.most, run.further) for suit, run in choice.runs]
    left = packed - sum([cards for _, cards, *_ in bare])
    for at, pairs, sets, further, taken in choice.sets:
        ones = [_ONE[card] for card in _cards(left & _TWOS << 4 * at)] if at else []
        bare += [("pair", sum(ones[:2]), 0 if at else 2, 0 if at else 2, False)] * pairs
        size = LEAST if further else shape.set_size
        for number in range(sets + further):
            naturals = ones[2 * pairs :][:taken][number :: sets + further]
            least = max(0, size - len(naturals))
            most = least if shape.exact else len(naturals) - 1 if at else 8
            bare.append(("set", sum(naturals), least, most, further > 0))
    spare = twos - choice.least
    groups: tuple[list[_Laid], list[_Laid]] = [], []
    for kind, cards, least, most, is_further in bare:
        number = least + min(spare, most - least)
        spare -= number - least
        low = _starts(cards, number)[0] if kind == "run" else 0
        values = [POINTS[card] for card in _cards(cards & ~_TWOS)]
        groups[is_further].append(_laid(kind, cards, low, number, len(values) + number, sum(values)))
    return sorted(groups[0], key=_order), sorted(groups[1], key=_order)


def _order(group: _Laid) -> tuple[int, _Laid]:
    return KINDS.index(group.kind), group


def _starts(cards: int, twos: int) -> range:
    """Gets the places in its suit where a run of these naturals and so many twos can begin, the highest first."""
    if cards & _TWOS:
        return range(1)
    low, high, length = _place(cards) % 13, _last_place(cards) % 13, cards.bit_count() + twos
    return range(min(low, 13 - length), max(0, high - length + 1) - 1, -1)


def _lay(groups: Sequence[_Laid], packed: int) -> Laying:
    """Gets the cards of groups from a hand. Where a two is wild any will do: the lowest that is left."""
    twos = _cards((packed & _TWOS) - sum([group.own for group in groups]))
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


_Found: TypeAlias = tuple[list[_Laid], list[_Laid]]  # the groups of the contract and further ones


def _best(packed: int, shape: _Shape, keep: int, further: bool) -> _Found | None:
    """Gets the groups that leave the cheapest rest; None where the contract cannot be laid."""
    return _best_of_some(packed, shape, keep, further) if _can_lay(packed, _twos(packed), shape, keep) else None


def _best_of_some(packed: int, shape: _Shape, keep: int, further: bool) -> _Found | None:
    """Gets the same where it is known that there is something.

    Where nothing would be left but something must be kept, each card in turn is the one that is kept.
    """
    twos = _twos(packed)
    best, least = None, _value(packed) + 1
    for points, (less, fewer) in ((0, (packed, twos)), *sorted(_without_one(packed, twos))):
        if points >= least:
            break
        choice = _best_choice(less, fewer, shape, further)
        if choice:
            rest = points + _value(less & ~_TWOS) - choice.value + _POINTS[0] * max(0, fewer - choice.most)
            if keep and not rest:
                continue
            if rest < least:
                best, least = _groups(choice, less, fewer, shape), rest
        if not points:
            break
    return best


# All ways
#
# Here two numbers stand above the cards of a hand: how many twos and how many cards in all may still be laid. On top
# of each number, those of the cards too, is a free bit; a group fits if none of these is lost when it is taken away.

_TWOS_AT, _COUNT_AT, _LOW_AT = 208, 216, 224
_FREE = sum([8 << 4 * place for place in range(52)]) | 128 << _TWOS_AT | 128 << _COUNT_AT


def _weight(cards: int, twos: int, count: int) -> int:
    return cards | twos << _TWOS_AT | count << _COUNT_AT


@cache
def _first(shape: _Shape) -> tuple[str, _Shape, list[tuple[str, int]]]:
    """Gets which kind of group is chosen first, what is left then, and of each kind how many cards the others need."""
    needs = [("set", shape.sets, shape.set_size), ("run", shape.runs, shape.run_size), ("pair", shape.pairs, 2)]
    others = [(kind, shape.cards - size) for kind, number, size in needs if number]
    return others[0][0], shape.without(others[0][0]), others


def _ways(rest: int, shape: _Shape, groups: dict[str, list[_Laid]]) -> Iterator[list[_Laid]]:
    """Gets all layings that can be made of what is left and of these groups, sorted, of each kind."""
    kind, left, others = _first(shape)
    if len(others) == 1 and shape.sets + shape.runs > 3 and _missing(rest & _ALL, rest >> _TWOS_AT & 15, shape):
        return
    fitting = {}
    for name, needed in others:
        room = (rest - (needed << _COUNT_AT)) | _FREE
        fitting[name] = [group for group in groups[name] if (room - group.weight) & _FREE == _FREE]
        if not fitting[name]:
            return
    mine = fitting[kind]
    for at, group in enumerate(mine):
        if not left.cards:
            yield [group]
            continue
        same = at > 0 and mine[at - 1].sort == group.sort
        fitting[kind] = mine[at - same :]
        for more in _ways(rest - group.weight, left, fitting):
            yield [group, *more]


@lru_cache(maxsize=1 << 14)
def _densest(suit: int, size: int) -> int:
    """Gets the most kinds of cards that `size` places in a row of a suit have."""
    return max([(suit >> 4 * low & (1 << 4 * size) - 1).bit_count() for low in range(14 - size)])


@lru_cache(maxsize=1 << 14)
def _runs_of(number: int, suit: int, size: int, most: int, twos: int) -> list[_Laid]:
    """Gets all runs of `size` to `most` cards from the cards of suit `number`."""
    if number:
        return [_in_suit(number, group) for group in _runs_of(0, suit, size, most, twos)]
    groups = []
    for low in range(1, 13):
        if suit >> 4 * low & 15:
            for run in _runs_from(suit >> 4 * low << 4 * low | suit & 15, low, size, most, twos):
                naturals = (run.cards & ~15).bit_count()
                for number in range(run.least, run.most + 1):
                    for start in _starts(run.cards, number):
                        groups.append(_laid("run", run.cards, start, number, naturals + number, run.value))
    return groups


def _in_suit(number: int, group: _Laid) -> _Laid:
    """Gets the run that is in suit `number` what `group` is in the first."""
    _, cost, cards, low, twos, own, weight, _ = group
    more = (1 << 52 * number) - 1
    weight += (cards + own) * more
    cards, own = cards << 52 * number, own << 52 * number
    return _Laid("run", cost, cards, low, twos, own, weight, weight - own | low << _LOW_AT)


@lru_cache(maxsize=1 << 14)
def _sets_of(kind: str, held: int, size: int, most: int) -> list[_Laid]:
    """Gets all sets, or pairs, of `size` to `most` cards from the cards of one rank."""
    if not held:
        return [_laid(kind, 0, 0, number, number, 0) for number in range(size, min(most, 8) + 1)]
    groups = []
    ones = [_ONE[card] for card in sorted(set(_cards(held)))]
    for taken in product(*[range(held // one % 16 + 1) for one in ones]):
        number = sum(taken)
        cards = sum([count * one for count, one in zip(taken, ones, strict=True)])
        for wilds in range(max(0, size - number), min(number - 1, most - number) + 1):
            if kind == "set" or not wilds:
                groups.append(_laid(kind, cards, 0, wilds, number + wilds, number * _POINTS[_place(held) % 13]))
    return groups


def _all_groups(kind: str, packed: int, twos: int, size: int, most: int) -> list[_Laid]:
    """Gets all groups of a kind that can be laid from a hand, of `size` to `most` cards; some may need too many twos."""
    groups: list[_Laid] = []
    if kind == "run":
        for number, suit in enumerate(_suits((packed | packed >> 1) & _HELD)):
            if suit.bit_count() > size // 2 and _densest(suit, size) >= size - twos:
                groups += _runs_of(number, suit, size, most, min(twos, suit.bit_count()))
        return sorted(groups)
    ranks, least = sum(_suits(packed)), 2 if kind == "pair" else size // 2 + 1
    for at in range(1, 13):
        if ranks >> 4 * at & 15 >= least:
            groups += _sets_of(kind, packed & _TWOS << 4 * at, size, most)
    if twos >= size:
        groups += _sets_of(kind, 0, size, most)
    return sorted(groups)


# What others ask


def missing(hand: Sequence[int], round: int) -> int:
    """Gets the fewest cards that must come to the hand before it can lay the contract (0: it can).

    The card that must be kept for the discard is not counted. In round 15 all cards are to be laid; there it is the
    fewest that would have to be others, for a hand of 12, 14 or 16 cards, or of one less before it draws.
    """
    packed = _pack(hand)
    return _missing(packed, _twos(packed), _shape(round, len(hand)))


def can_lay(hand: Sequence[int], round: int, keep: int = 1) -> bool:
    """Tells whether the contract can be laid so that `keep` cards, 0 or 1, stay in the hand (none in round 15)."""
    shape = _shape(round, len(hand))
    kept = shape.kept(keep)
    if len(hand) < shape.cards + kept:
        return False
    packed = _pack(hand)
    return _can_lay(packed, _twos(packed), shape, kept)


def best_laying(hand: Sequence[int], round: int, keep: int = 1) -> Laying | None:
    """Gets the laying of the contract and nothing else that leaves the cheapest rest; None where there is none.

    Its groups may be longer than the contract asks. No other laying of the contract that keeps `keep` cards (0 or 1;
    none in round 15) leaves fewer points (5.7) in the hand. Which of several equally good ones it is depends on the
    hand alone, not on the order of its cards.
    """
    packed = _pack(hand)
    shape = _shape(round, len(hand))
    found = _best(packed, shape, shape.kept(keep), further=False)
    return found and _lay(found[0], packed)


class Plan(NamedTuple):
    """What a player lays in one turn: the contract, further melds, and the points that stay in his hand."""

    contract: Laying
    melds: Laying
    rest: int


def _plan(hand: Sequence[int], shape: _Shape, keep: int) -> Plan | None:
    packed = _pack(hand)
    found = _best(packed, shape, shape.kept(keep), further=not shape.exact)
    if found is None:
        return None
    contract, further = found
    laying = _lay(contract + further, packed)
    return Plan(
        laying[: len(contract)],
        laying[len(contract) :],
        _value(packed) + sum([group.cost for group in contract + further]),
    )


def cheapest_rest(hand: Sequence[int], round: int, keep: int = 1) -> Plan | None:
    """Gets the contract and the further melds that together leave the cheapest rest; None where it cannot be laid.

    Cards that could be added to the player's own groups are already in them. What could be laid off on melds that lie
    on the table is not looked at. In round 15 there is nothing further.
    """
    return _plan(hand, _shape(round, len(hand)), keep)


def best_melds(hand: Sequence[int], keep: int = 1) -> Laying:
    """Gets the further melds, sets or runs of at least 3, that leave the cheapest rest; empty where there are none."""
    plan = _plan(hand, _NO_CONTRACT, keep)
    return plan.melds if plan else ()


def layings(hand: Sequence[int], round: int, limit: int, keep: int = 1) -> list[Laying]:
    """Gets up to `limit` layings of the contract that keep `keep` cards, the best first, then by what they leave.

    There is one of each sort: which of several twos stands where another would do makes no difference, nor does the
    order of equal kinds. Where `limit` cuts the list, it has the best one and some others with valuable groups.
    """
    packed, shape = _pack(hand), _shape(round, len(hand))
    twos, keep = _twos(packed), shape.kept(keep)
    room = len(hand) - keep
    if limit < 1 or room < shape.cards:
        return []
    groups: dict[str, list[_Laid]] = {}
    for kind, size, most in shape.sizes:
        groups[kind] = _all_groups(kind, packed, twos, size, most)
        if not groups[kind]:
            return []
    found: dict[tuple[int, ...], list[_Laid]] = {}
    for way in _ways(_weight(packed, twos, room), shape, groups):
        found.setdefault(_sort(way), way)
        if len(found) > limit:
            break
    ways = sorted(found.values(), key=_cost)
    if ways and (len(ways) > limit or _is_in_doubt(ways)):
        best = _best_of_some(packed, shape, keep, further=False)
        assert best is not None
        found.pop(_sort(best[0]), None)
        ways = sorted([best[0], *list(found.values())[: limit - 1]], key=_cost)
    return [_lay(way, packed) for way in ways]


def _sort(groups: Sequence[_Laid]) -> tuple[int, ...]:
    return tuple([group.sort for group in groups])


def _cost(groups: Sequence[_Laid]) -> int:
    return sum([group.cost for group in groups])


def _is_in_doubt(ways: Sequence[Sequence[_Laid]]) -> bool:
    """Tells whether the cheapest of several ways may not be the one that is best, or not in the same form."""
    return (len(ways) > 1 and _cost(ways[0]) == _cost(ways[1])) or any(
        group.kind == "run" and not group.low for group in ways[0]
    )


def melds(hand: Sequence[int], limit: int, keep: int = 1) -> list[Group]:
    """Gets up to `limit` further melds, sets or runs of at least 3, that leave `keep` cards, the most valuable first.

    As in `layings`, which of several twos stands where another would do makes no difference.
    """
    packed = _pack(hand)
    twos = _twos(packed)
    room = _weight(packed, twos, len(hand) - keep) | _FREE
    groups = [group for kind in ("set", "run") for group in _all_groups(kind, packed, twos, LEAST, LONGEST)]
    found = {(group.kind, group.sort): group for group in groups if (room - group.weight) & _FREE == _FREE}
    best = sorted(found.values(), key=lambda group: (group.cost, group))
    return [_lay([group], packed)[0] for group in best[:limit]]
