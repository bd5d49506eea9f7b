"""Hands and melds of Swedish Gin Rummy in the form that its turns need: quick to change, to copy and to compare.

A hand is an int with two bits for each card: bits 0-51 are the cards of which it holds one at least, bits 52-103 those
of which it holds both copies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from kortti.cards import Positions, mask_of
from kortti.games import melds
from kortti.games.melds import CONTRACTS, LEAST, POSITION, WHOLE_HAND

SUIT = (1 << 13) - 1
BOTH = 1 << 52 | 1  # times a bit set of cards: both copies of each
TWOS = mask_of(card for card in range(52) if card % 13 == 1)
_LISTS = [Positions(13 * suit) for suit in range(4)]

POINTS = (  # what the cards left in a hand cost, by the name of their kind (5.7, E35)
    ("numbers", 5, mask_of(card for card in range(52) if 2 <= card % 13 <= 9)),
    ("figures", 10, mask_of(card for card in range(52) if card % 13 >= 10)),
    ("aces", 15, mask_of(card for card in range(52) if card % 13 == 0)),
    ("twos", 25, TWOS),
)

# Hands


def distinct(hand: int) -> list[int]:
    """Gets the cards of a hand, each once, in rising order."""
    clubs, diamonds, hearts, spades = _LISTS
    return [
        *clubs[hand & SUIT],
        *diamonds[hand >> 13 & SUIT],
        *hearts[hand >> 26 & SUIT],
        *spades[hand >> 39 & SUIT],
    ]


def cards_in(hand: int) -> list[int]:
    """Gets the cards of a hand in rising order."""
    return sorted(distinct(hand) + distinct(hand >> 52)) if hand >> 52 else distinct(hand)


def with_card(hand: int, card: int) -> int:
    """Gets the hand with one card more."""
    bit = 1 << card
    return hand | bit << 52 if hand & bit else hand | bit


def without_card(hand: int, card: int) -> int:
    """Gets the hand with one card less, one that it holds."""
    bit = 1 << card
    return hand ^ bit << 52 if hand >> 52 & bit else hand ^ bit


def hand_of(cards: Iterable[int]) -> int:
    """Gets the hand that holds `cards`."""
    once = twice = 0
    for card in cards:
        bit = 1 << card
        twice |= once & bit
        once |= bit
    return once | twice << 52


def points_of(hand: int) -> int:
    """Gets what the cards of a hand cost (5.7)."""
    return sum(worth * (hand & mask * BOTH).bit_count() for _, worth, mask in POINTS)


# Melds on the table


class Meld(NamedTuple):
    """A meld as it lies: the cards of a run in order; `low` and `high` are the cards that may be laid off at its ends.

    A set has one place to lay off, `low`. Nothing is ever added to a pair (E20).
    """

    kind: str
    cards: tuple[int, ...]
    owner: int
    low: int
    high: int


@cache
def natural(suit: int, position: int) -> int:
    """Gets the bit of the card whose own place in a run of `suit` is `position`, 2 to 14; 0 where there is none."""
    return 1 << 13 * suit + (position - 1) % 13 if 2 <= position <= 14 else 0


def table_meld(cards: tuple[int, ...], owner: int) -> Meld:
    """Gets valid cards as they lie on the table (5.3, E8, E9)."""
    naturals = [card for card in cards if card % 13 != 1]
    if len(cards) == 2:
        return Meld("pair", cards, owner, 0, 0)
    if not naturals:
        return Meld("set", cards, owner, TWOS, 0)
    first = naturals[0]
    twos = len(cards) - len(naturals)
    if len(naturals) > twos and all(card % 13 == first % 13 for card in naturals):  # else it may be 2S 3S 2H
        spare = TWOS if len(naturals) > twos + 1 else 0
        return Meld("set", cards, owner, spare | mask_of(range(first % 13, 52, 13)), 0)
    suit, start = first // 13, POSITION[first] - cards.index(first)
    own = sum(natural(suit, position) == 1 << card for position, card in enumerate(cards, start))
    spare = TWOS if own > len(cards) - own + 1 else 0
    low, high = natural(suit, start - 1), natural(suit, start + len(cards))
    return Meld("run", cards, owner, low and low | spare, high and high | spare)


def added(meld: Meld, card: int, end: int) -> Meld:
    """Gets the meld with a card laid off at one end."""
    return table_meld((card, *meld.cards) if end == 1 else (*meld.cards, card), meld.owner)


def kind_of(cards: Sequence[int]) -> str:
    """Gets whether cards are a set or a run, or which of them they look more like if they are neither."""
    if melds.is_set(cards):
        return "set"
    ranks = {card % 13 for card in cards if not melds.is_two(card)}
    return "set" if len(ranks) < 2 and not melds.run_orders(cards) else "run"


def orders(kind: str, cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Gets the orders in which cards can be laid, one for each run that they can be, one alone for a set or pair."""
    if (kind or kind_of(cards)) == "run":
        return melds.run_orders(cards)
    return [tuple(sorted(cards, key=lambda card: (melds.is_two(card), card)))]


# What can be laid from a hand
#
# The finder of `melds` is asked only where a count of naturals and twos leaves hope: that takes a fortieth of the time.

_NATURALS = SUIT ^ 2
_SHIFTS = (0, 13, 26, 39)


class Windows(dict[int, list[int]]):
    """By the naturals of a suit (bits, the ace first, then the second copies): how many of them each run can hold.

    The first is what a run of `size` cards holds at most; the others are never taken to hold more than what is left.
    """

    def __init__(self, size: int) -> None:
        self.size = size

    def __missing__(self, naturals: int) -> list[int]:
        once = naturals & SUIT
        high, most = once >> 1 | (once & 1) << 12, (1 << self.size) - 1
        best = max((high >> low & most).bit_count() for low in range(14 - self.size))
        whole, part = divmod(naturals.bit_count(), best or 1)
        self[naturals] = held = [*[best] * whole, part]
        return held


class Spread(dict[int, int]):
    """By the naturals of a suit: the same with four bits for each rank, so that suits can be added up."""

    def __missing__(self, naturals: int) -> int:
        self[naturals] = spread = sum((naturals >> rank & 1) << 4 * rank for rank in range(13))
        return spread


_WINDOWS = {size: Windows(size) for size in range(LEAST, 14)}
_SPREAD = Spread()
_ONES = _SPREAD[SUIT]


@cache
def _demand(round: int, held: int) -> tuple[int, int, int, int, int]:
    """Gets how many cards a round asks of a hand of `held`, in how many sets of which size, and runs of which size."""
    sets = [need.size for need in CONTRACTS[round] if need.kind == "set"]
    runs = [need.size for need in CONTRACTS[round] if need.kind == "run"]
    if round == WHOLE_HAND:
        runs = [held - 6]
    return sum(sets + runs), len(sets), max(sets, default=0), len(runs), max(runs, default=0)


def lacking(hand: int, round: int) -> int:
    """Gets a number of cards that must come at least before a hand can lay the contract; it can be less than 0.

    It is what the hand would lack if a card could be in a set and in a run at once, no card were there in vain, and
    twos could stand for any.
    """
    lack, sets, set_size, runs, run_size = _demand(round, hand.bit_count())
    clubs, diamonds = hand & _NATURALS, hand >> 13 & _NATURALS
    hearts, spades = hand >> 26 & _NATURALS, hand >> 39 & _NATURALS
    lack -= (hand & TWOS).bit_count()
    twice = hand >> 52
    if twice:
        lack -= (twice & TWOS).bit_count()
    if sets:
        spread = _SPREAD
        ranks = spread[clubs] + spread[diamonds] + spread[hearts] + spread[spades]
        if twice:
            ranks += sum([spread[twice >> shift & _NATURALS] for shift in _SHIFTS])
        lack -= _most_in_sets(ranks, sets, set_size)
    if runs == 1:
        windows = _WINDOWS[run_size]
        lack -= max(windows[clubs][0], windows[diamonds][0], windows[hearts][0], windows[spades][0])
    elif runs:
        if twice:
            clubs |= (twice & _NATURALS) << 13
            diamonds |= (twice >> 13 & _NATURALS) << 13
            hearts |= (twice >> 26 & _NATURALS) << 13
            spades |= (twice >> 39 & _NATURALS) << 13
        windows = _WINDOWS[run_size]
        held = [*windows[clubs], *windows[diamonds], *windows[hearts], *windows[spades]]
        held.sort(reverse=True)
        lack -= sum(held[:runs])
    return lack


def _most_in_sets(ranks: int, sets: int, size: int) -> int:
    """Gets how many cards `sets` sets can take at most of ranks, four bits for the number of cards of each.

    One card can be in each set; so many ranks can give a second card, a third, and so on, as hold that many.
    """
    if ranks + (7 - size) * _ONES & 8 * _ONES:  # some rank has more than a set of them
        return _most_in_several("".join(sorted(f"{ranks:x}")), sets, size)
    most = sets
    for count in range(2, size + 1):
        enough = (ranks + (8 - count) * _ONES & 8 * _ONES).bit_count()
        most += enough if enough < sets else sets
    return most


@cache
def _most_in_several(counts: str, sets: int, size: int) -> int:
    """Gets the same from the number of cards of each rank, where those of one rank can be in several sets."""
    held: list[int] = []
    for count in (int(digit, 16) for digit in counts):
        held += [size] * (count // size) + [count % size]
    return sum(sorted(held)[-sets:])


def _may_hold_meld(hand: int) -> bool:
    """Tells whether a hand may hold a meld: not unless two naturals go together, or three without a two."""
    clubs, diamonds = hand & _NATURALS, hand >> 13 & _NATURALS
    hearts, spades = hand >> 26 & _NATURALS, hand >> 39 & _NATURALS
    twice = hand >> 52 & ~TWOS
    red, black, both = diamonds | hearts, clubs | spades, diamonds & hearts | clubs & spades
    two = red & black | both
    if hand & TWOS:
        windows = _WINDOWS[LEAST]
        return (
            two > 0
            or twice > 0
            or (hand & TWOS * BOTH).bit_count() > 1
            or max(windows[clubs][0], windows[diamonds][0], windows[hearts][0], windows[spades][0]) > 1
        )
    ranks = (twice | twice >> 13 | twice >> 26 | twice >> 39) & SUIT
    if two & ranks or diamonds & hearts & black or clubs & spades & red:
        return True
    windows = _WINDOWS[LEAST]
    return max(windows[clubs][0], windows[diamonds][0], windows[hearts][0], windows[spades][0]) > 2


@lru_cache(maxsize=1 << 13)
def layings(hand: int, round: int, limit: int, keep: int) -> list[melds.Laying]:
    """Gets up to `limit` ways to lay the contract from a hand, as `melds.layings` does."""
    return melds.layings(cards_in(hand), round, limit, keep) if lacking(hand, round) < 1 else []


def further_melds(hand: int, limit: int, keep: int) -> list[melds.Group]:
    """Gets up to `limit` further melds of a hand, as `melds.melds` does."""
    if _may_hold_meld(hand) and hand.bit_count() >= LEAST + keep:
        return _further_melds(hand, limit, keep)
    return []


@lru_cache(maxsize=1 << 13)
def _further_melds(hand: int, limit: int, keep: int) -> list[melds.Group]:
    return melds.melds(cards_in(hand), limit, keep)
