"""What a thoughtful person thinks of laying or giving a card in Ristiseiska and Pantti, without looking ahead.

Cards are laid outwards from the sevens, so the cards of a suit form a tree: a card can be laid once the one that it
grows from lies there, and while a card is not laid, no card behind it is. What a card is worth therefore depends on
few things, mostly the own cards behind it, and is worked out once for all positions that have them in common: the
opponent at the table and the playouts of the search ask the same tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, reduce
from operator import or_
from typing import NamedTuple

from kortti.cards import Positions, cards_of, mask_of
from kortti.games.sevens.facts import ACE, GIVE, KING, STOP, SUIT, TWO, HouseRules, needs, pips

OPEN = -100.0  # a gift that can be laid at once: who never gives it never passes one card round for ever (B9)


class Weights(NamedTuple):
    """What a card is worth, in points of no unit but their own; `stop` is worth nothing."""

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


# Who cannot lay must beg, and only going out counts: what matters is how many own cards come free.
BEGGING = Weights(4.5, -0.5, -2.0, -2.5, 6.0, 7.0, 3.3, 1.7, -1.0)
# Who cannot lay takes the token, and what is left costs points: far cards come first.
TOKEN = Weights(1.0, 8.7, -5.7, -3.0, 8.0, 0.5, 3.3, 1.7, -1.0)


def union(sets: Iterable[int]) -> int:
    """Gets the cards that are in any of some bit sets."""
    return reduce(or_, sets, 0)


@cache
def waits_for(opening: str, ace_on: int) -> list[int]:
    """Gets for each card all the cards of its suit that must be laid before it, aces going on that rank."""
    suits = [SUIT << card - card % 13 for card in range(52)]
    direct = [cards & suit for cards, suit in zip(needs(opening), suits, strict=True)]
    for ace in range(ACE, 52, 13):
        direct[ace] = 1 << ace + ace_on
    before = direct
    for _ in range(12):  # as many steps as there can be
        before = [cards | union(direct[other] for other in cards_of(cards)) for cards in before]
    return before


class Table:
    """What waits for what under some house rules, as bit sets of cards by card, and what cards are worth.

    `aces` is where aces go: ``"low"``, ``"high"``, None as long as nobody knows.
    """

    def __init__(self, house: HouseRules, aces: str | None) -> None:
        self.weights = BEGGING if house.begging else TOKEN
        self.aces, self.bonus_cards, self.ace_value = aces, house.bonus_cards, house.ace_value(aces)
        self.opens = [mask_of(cards) for cards in house.opens]
        low, high = (waits_for(house.opening, ace_on) for ace_on in (TWO, KING))
        # An ace that may go either way is taken to wait for the two: nobody knows yet where aces will go.
        self.before = high if aces == "high" else low
        ways = {"low": [low], "high": [high], None: [low, high]}[aces]
        self.behind = [mask_of(o for o in range(52) if any(way[o] >> card & 1 for way in ways)) for card in range(52)]
        self.plays = [PlayValues(self, card) for card in range(52)]
        self.gifts = [SuitGifts(self, first) for first in range(0, 52, 13)]

    def pips(self, card: int) -> int:
        """Gets what `card` costs in hand."""
        return pips(card, self.ace_value)

    def arms(self, card: int) -> tuple[int, int]:
        """Gets the cards behind `card` on the way down and those on the way up: a seven or six may open both."""
        behind = self.behind[card]
        down = behind & (1 << card) - 1
        if self.aces == "high":
            down &= ~(1 << card - card % 13)
        return down, behind ^ down

    def gift_value(self, card: int, hand: int, unlaid: int) -> float:
        """Gets how good it is to give `card` of `hand` away while the cards `unlaid` are in anybody's hand."""
        between = self.before[card] & unlaid
        behind = self.behind[card]
        fits_king = self.aces is None and card % 13 == ACE and not unlaid >> card + KING & 1
        if not between or fits_king:
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
        if card in table.bonus_cards:
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


@cache
def tables(house: HouseRules) -> dict[str | None, Table]:
    """Gets the tables of some house rules, by where aces go."""
    return {aces: Table(house, aces) for aces in ("low", "high", None)}


HALF = (1 << 26) - 1
LOWER, UPPER = Positions(0), Positions(26)  # where the bits of each half of a set of cards are


def best_play(lays: int, hand: int, table: Table, least: float) -> int:
    """Gets the card of `lays` that is worth most to who holds `hand`, `STOP` where none is worth more than `least`."""
    best, choice = least, STOP
    plays, behind = table.plays, table.behind
    for card in LOWER[lays & HALF] + UPPER[lays >> 26]:
        value = plays[card][behind[card] & hand]
        if value > best:
            best, choice = value, card
    return choice


def best_gift(hand: int, unlaid: int, gifts: Sequence[SuitGifts]) -> int:
    """Gets the action by which the tables give a card of `hand` away."""
    clubs, diamonds, hearts, spades = gifts
    best = max(
        clubs[(unlaid & SUIT) << 13 | hand & SUIT],
        diamonds[(unlaid >> 13 & SUIT) << 13 | hand >> 13 & SUIT],
        hearts[(unlaid >> 26 & SUIT) << 13 | hand >> 26 & SUIT],
        spades[unlaid >> 39 << 13 | hand >> 39],
    )
    return GIVE + best[1]
