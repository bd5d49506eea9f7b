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
    return clubs[hand & SUIT] + diamonds[hand >> 13 & SUIT] + hearts[hand >> 26 & SUIT] + spades[hand >> 39 & SUIT]


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
    hand = 0
    for card in cards:
        hand = with_card(hand, card)
    return hand


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


class Windows(dict[int, int]):
    """By the naturals of a suit (bits, the ace first): how many of them a run of `size` cards can hold at most."""

    def __init__(self, size: int) -> None:
        self.size = size

    def __missing__(self, naturals: int) -> int:
        high = naturals >> 1 | (naturals & 1) << 12
        most = (1 << self.size) - 1
        self[naturals] = best = max((high >> low & most).bit_count() for low in range(14 - self.size))
        return best


class Spread(dict[int, int]):
    """By the naturals of a suit: the same with four bits for each rank, so that suits can be added up."""

    def __missing__(self, naturals: int) -> int:
        self[naturals] = spread = sum((naturals >> rank & 1) << 4 * rank for rank in range(13))
        return spread


_WINDOWS = {size: Windows(size) for size in range(LEAST, 14)}
_SPREAD = Spread()
_NATURALS = SUIT ^ 2
_RUN, _SET = [[melds.Need(kind, LEAST)] for kind in ("run", "set")]


def lacking(hand: int, needs: Sequence[melds.Need]) -> int:
    """Gets a number of cards that the naturals of a hand lack at least for groups of these kinds.

    It is what they would lack if a card could be in a set and in a run at once and no card were there in vain.
    """
    runs = [need.size for need in needs if need.kind == "run"]
    sets = [need.size for need in needs if need.kind == "set"]
    lack = 0
    if runs:
        size, held = runs[0], []
        for shift in (0, 13, 26, 39):
            naturals = hand >> shift & _NATURALS
            if naturals:
                best = _WINDOWS[size][naturals]
                left = naturals.bit_count() + (hand >> shift + 52 & _NATURALS).bit_count()
                while left > 0:
                    held.append(min(best, left))
                    left -= best
        held.sort(reverse=True)
        lack = size * len(runs) - sum(held[: len(runs)])
    if sets:
        ranks = sum([_SPREAD[hand >> shift & _NATURALS] for shift in range(0, 104, 13)])
        lack += _set_lack("".join(sorted(f"{ranks:x}")), len(sets), sets[0])
    return lack


@cache
def _set_lack(counts: str, sets: int, size: int) -> int:
    """Gets what `sets` sets lack where so many cards of each rank are held."""
    held: list[int] = []
    for count in (int(digit, 16) for digit in counts):
        held += [size] * (count // size) + [count % size]
    return size * sets - sum(sorted(held)[-sets:])


@lru_cache(maxsize=1 << 13)
def layings(hand: int, round: int, limit: int, keep: int) -> list[melds.Laying]:
    """Gets up to `limit` ways to lay the contract from a hand; the finder is asked where it is not hopeless."""
    needs: Sequence[melds.Need] = CONTRACTS[round]
    if round == WHOLE_HAND:
        needs = [*needs[:2], melds.Need("run", hand.bit_count() - 6)]
    if lacking(hand, needs) > (hand & TWOS * BOTH).bit_count():
        return []
    return melds.layings(cards_in(hand), round, limit, keep)


@lru_cache(maxsize=1 << 13)
def further_melds(hand: int, limit: int, keep: int) -> list[melds.Group]:
    """Gets up to `limit` further melds of a hand; the finder is asked where it is not hopeless."""
    if hand.bit_count() < LEAST + keep:
        return []
    if min(lacking(hand, _RUN), lacking(hand, _SET)) > (hand & TWOS * BOTH).bit_count():
        return []
    return melds.melds(cards_in(hand), limit, keep)
