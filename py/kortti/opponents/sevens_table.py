"""What waits for what in Ristiseiska and Pantti, and what a thoughtful person thinks of laying or giving a card.

Cards are laid outwards from the sevens, so the cards of a suit form a tree: each can be laid once the one that it grows
from lies there, and all cards behind one that is not laid are not laid either. What a card is worth therefore depends
on few things, mostly the own cards behind it, and is worked out once for all positions that have them in common: the
opponent at the table and the playouts of the search ask the same tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, reduce
from operator import or_
from typing import Any, NamedTuple

from kortti.cards import PACK, cards_of, mask_of, parse_card
from kortti.games import load_game

ACE, TWO, KING = 0, 1, 12  # ranks
LAY_LOW, LAY_HIGH, STOP, PASS, BEG, GIVE = 52, 56, 60, 61, 62, 64  # as in the engine
ACES = mask_of(range(0, 52, 13))
SUIT = (1 << 13) - 1

OPEN = -100.0  # a gift that can be laid at once: who never gives it never passes one card round for ever (B9)


class Weights(NamedTuple):
    """What a card is worth, in points of no unit but their own, found by trial; `stop` is worth nothing."""

    # Laying it, on each way down or up that it opens:
    own: float  # for each own card that waits behind it
    step: float  # for each step to the farthest of them
    others: float  # for each card where only others wait
    alone: float  # for such a way at all
    free_turn: float  # an ace or king brings another card
    shed: float  # being rid of a card at all; it weighs against `stop` alone
    # Giving it away:
    foreign_before: float  # for each card of others that must be laid before it
    own_before: float  # for each own card that must
    own_behind: float  # for each own card behind it, which would come to wait for somebody else


# Who cannot lay has to beg, and one wins: the more own cards come free the better.
BEGGING = Weights(4.5, -0.5, -2.0, -2.5, 6.0, 7.0, 3.3, 1.7, -1.0)
# Who cannot lay takes the token, and what is left costs points: far cards come first.
TOKEN = Weights(1.0, 8.7, -5.7, -3.0, 8.0, 0.5, 3.3, 1.7, -1.0)


def union(sets: Iterable[int]) -> int:
    """Gets the cards that are in any of some bit sets."""
    return reduce(or_, sets, 0)


class Table:
    """What waits for what under some rules, as bit sets of cards by card."""

    def __init__(self, weights: Weights, opening: str, rule: str, aces: str, bonus: bool, ace_points: int) -> None:
        game: Any = load_game("pantti", opening=opening, ace=rule)
        self.weights, self.bonus, self.ace_points = weights, bonus, ace_points
        self.opens: list[int] = game.opens  # what laying a card opens, aces only where they can but be low
        follow = self.opens[:]  # the same with the aces
        self.high_aces = aces == "high"
        for first in range(0, 52, 13):
            if aces != "high":
                follow[first + TWO] |= 1 << first
            if aces != "low":
                follow[first + KING] |= 1 << first
        # Behind a card lies its own suit alone: the other sevens are open from the first card on.
        self.behind: list[int] = [follow[card] & SUIT << card - card % 13 for card in range(52)]
        for _ in range(12):
            self.behind = [cards | union(self.behind[other] for other in cards_of(cards)) for cards in self.behind]
        self.before: list[int] = [
            union(1 << card for card in range(52) if self.behind[card] >> other & 1) for other in range(52)
        ]
        for ace in range(0, 52, 13) if aces == "open" else ():
            self.before[ace] = self.before[ace + TWO] | 1 << ace + TWO  # more often than not they go low
        self.plays = [PlayValues(self, card) for card in range(52)]
        self.gifts = [SuitGifts(self, first) for first in range(0, 52, 13)]

    def pips(self, card: int) -> int:
        """Gets what `card` costs in hand."""
        rank = card % 13
        return rank + 1 if rank else self.ace_points

    def arms(self, card: int) -> tuple[int, int]:
        """Gets the cards behind `card` on the way down and those on the way up: a seven or six may open both."""
        behind = self.behind[card]
        down = behind & (1 << card) - 1
        if self.high_aces:
            down &= ~(1 << card - card % 13)
        return down, behind ^ down

    def gift_value(self, card: int, hand: int, unlaid: int) -> float:
        """Gets how good it is to give `card` of `hand` away while the cards `unlaid` are in anybody's hand."""
        between = self.before[card] & unlaid
        behind = self.behind[card]
        if not between:
            return OPEN - behind.bit_count()
        weights = self.weights
        value = (
            weights.foreign_before * (between & ~hand).bit_count() + weights.own_before * (between & hand).bit_count()
        )
        return value + weights.own_behind * (behind & hand).bit_count()


class PlayValues(dict[int, float]):
    """How good it is to lay one card, by the own cards that wait behind it."""

    def __init__(self, table: Table, card: int) -> None:
        self.table, self.card = table, card

    def __missing__(self, own: int) -> float:
        table, card = self.table, self.card
        weights = table.weights
        value = weights.shed
        for arm in table.arms(card):
            mine = own & arm
            if mine:
                farthest = max((table.before[other] & arm).bit_count() + 1 for other in cards_of(mine))
                value += weights.own * mine.bit_count() + weights.step * farthest
            elif arm:
                value += weights.others * arm.bit_count() + weights.alone
        if table.bonus and card % 13 in (ACE, KING):
            value += weights.free_turn
        self[own] = value
        return value


class SuitGifts(dict[int, tuple[float, int]]):
    """The best card of a suit to give away with its value, by what is unlaid and what is in hand of it.

    The key is both as 13 bits, ``unlaid << 13 | hand``.
    """

    def __init__(self, table: Table, first: int) -> None:
        self.table, self.first = table, first

    def __missing__(self, key: int) -> tuple[float, int]:
        first = self.first
        hand, unlaid = (key & SUIT) << first, key >> 13 << first
        if len(self) > 20_000:
            self.clear()
        values = [(self.table.gift_value(card, hand, unlaid), card) for card in cards_of(hand)]
        self[key] = best = max(values, default=(2 * OPEN, -1))
        return best


table = cache(Table)  # a table once for each set of rules


def tables(options: Mapping[str, Any]) -> dict[str, Table]:
    """Gets the tables for a game's options, by where aces go: ``low``, ``high`` or ``open`` as long as nobody knows."""
    found = {}
    weights = BEGGING if options["unable"] == "beg" else TOKEN
    for aces in ("low", "high", "open"):
        points = options["ace_points"]
        points = points if points != "auto" else 14 if aces == "high" else 1  # A12
        found[aces] = table(weights, options["opening"], options["ace"], aces, options["bonus_turn"], points)
    return found


class Position:
    """What an observation tells about the table: own hand, what nobody has laid, who waits for what."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        zones = observation["zones"]
        laid = [card for zone, cards in zones.items() if not zone.startswith("hand:") for card in cards]
        self.hand = mask_of(map(parse_card, zones[f"hand:{observation['player']}"]))
        self.unlaid = PACK & ~mask_of(map(parse_card, laid))
        self.aces = aces_of(observation)
        self.table = tables(observation["options"])[self.aces]


def aces_of(observation: Mapping[str, Any]) -> str:
    """Gets where aces go: ``low``, ``high``, or ``open`` while the first ace may go either way."""
    if observation["options"]["ace"] == "low":
        return "low"
    for zone, cards in observation["zones"].items():
        if zone.startswith(("low:", "high:")) and any(card[0] == "A" for card in cards):
            return str(zone.partition(":")[0])
    return "open"
