"""Heuristic values of laying and giving cards in Ristiseiska and Pantti, without look-ahead.

Cards are laid outwards from the sevens, so each suit is a tree: a card is playable once its parent is laid, and nothing
behind an unlaid card is. A card's value thus depends on little more than the own cards behind it. It is cached by that
set, in tables shared by opponents and playouts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache, reduce
from operator import or_
from typing import NamedTuple

from kortti.cards import Positions, cards_of, mask_of
from kortti.games.sevens.facts import ACE, GIVE, KING, STOP, SUIT, TWO, HouseRules, needs, pips

OPEN = -100.0  # value of giving a playable card: avoiding it keeps a card from going round for ever (B9)


class Weights(NamedTuple):
    """Weights of a card's value, in arbitrary points; `stop` is worth 0."""

    # Laying it, for each direction (down or up) that it opens:
    own: float  # per own card behind it
    step: float  # per step to the farthest of them
    others: float  # per card, if all behind it are others'
    alone: float  # for such a direction as a whole
    free_turn: float  # for the second card that an ace or king brings
    shed: float  # for having one card less; matters only against `stop`
    points: float  # per point that it costs in hand
    # Giving it away:
    foreign_before: float  # per card of others that must be laid before it
    own_before: float  # per own card that must
    own_behind: float  # per own card behind it, which would then depend on somebody else


# A seat that cannot lay must beg, and only going out counts: free as many own cards as possible.
BEGGING = Weights(4.5, -0.5, -2.0, -2.5, 6.0, 7.0, 0.0, 3.3, 1.7, -1.0)
# A seat that cannot lay takes the token, and cards left cost points: far cards come first.
TOKEN = Weights(1.0, 8.7, -5.7, -3.0, 8.0, 0.5, 0.0, 3.3, 1.7, -1.0)
# The same once somebody holds one card: the deal may end at any moment, so points count most.
ENDING = TOKEN._replace(points=8.0)


def union(sets: Iterable[int]) -> int:
    """Returns the union of bit sets."""
    return reduce(or_, sets, 0)


@cache
def waits_for(opening: str, ace_on: int) -> list[int]:
    """Returns for each card the cards of its suit that must be laid before it, aces being laid on rank `ace_on`."""
    suits = [SUIT << card - card % 13 for card in range(52)]
    direct = [cards & suit for cards, suit in zip(needs(opening), suits, strict=True)]
    for ace in range(ACE, 52, 13):
        direct[ace] = 1 << ace + ace_on
    before = direct
    for _ in range(12):  # the longest possible chain
        before = [cards | union(direct[other] for other in cards_of(cards)) for cards in before]
    return before


class Table:
    """What blocks what under given house rules, as bit sets by card, and the values of cards.

    `aces` is the end where aces are laid: ``"low"``, ``"high"``, or None if undecided. `ending`: see `tables`.
    """

    def __init__(self, house: HouseRules, aces: str | None, ending: bool) -> None:
        self.weights = ENDING if ending else BEGGING if house.begging else TOKEN
        self.ending = ending
        self.aces, self.bonus_cards, self.ace_value = aces, house.bonus_cards, house.ace_value(aces)
        self.opens = [mask_of(cards) for cards in house.opens]
        low, high = (waits_for(house.opening, ace_on) for ace_on in (TWO, KING))
        # An ace of undecided end is assumed to follow the two.
        self.before = high if aces == "high" else low
        ways = {"low": [low], "high": [high], None: [low, high]}[aces]
        self.behind = [mask_of(o for o in range(52) if any(way[o] >> card & 1 for way in ways)) for card in range(52)]
        self.plays = [PlayValues(self, card) for card in range(52)]
        self.gifts = [SuitGifts(self, first) for first in range(0, 52, 13)]

    def pips(self, card: int) -> int:
        """Returns the points that `card` costs in hand."""
        return pips(card, self.ace_value)

    def arms(self, card: int) -> tuple[int, int]:
        """Returns the cards behind `card` in each direction, down and up: a seven or six may open both."""
        behind = self.behind[card]
        down = behind & (1 << card) - 1
        if self.aces == "high":
            down &= ~(1 << card - card % 13)
        return down, behind ^ down

    def gift_value(self, card: int, hand: int, unlaid: int) -> float:
        """Returns the heuristic value of giving away `card` of `hand` while the cards `unlaid` are still in hands."""
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
    """The value of laying one card, by the set of own cards behind it."""

    def __init__(self, table: Table, card: int) -> None:
        self.table, self.card = table, card

    def __missing__(self, own: int) -> float:
        table, card = self.table, self.card
        weights = table.weights
        value = weights.shed + weights.points * table.pips(card)
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
    """The best card of a suit to give away and its value, by the suit's unlaid cards and own cards.

    The key packs both as 13 bits each, ``unlaid << 13 | hand``.
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


@lru_cache(64)
def tables(house: HouseRules, ending: bool) -> dict[str | None, Table]:
    """Returns the tables for some house rules, by the end where aces are laid.

    `ending` is whether any seat holds one card. It matters only if cards left cost points and no hand can grow.
    """
    if ending and (house.begging or not house.score_cards):
        return tables(house, False)
    return {aces: Table(house, aces, ending) for aces in ("low", "high", None)}


HALF = (1 << 26) - 1
LOWER, UPPER = Positions(0), Positions(26)  # bit positions in each half of a set of cards


def best_play(lays: int, hand: int, table: Table, least: float) -> int:
    """Returns the card of `lays` with the highest value for the holder of `hand`, or `STOP` if none exceeds `least`."""
    best, choice = least, STOP
    plays, behind = table.plays, table.behind
    for card in LOWER[lays & HALF] + UPPER[lays >> 26]:
        value = plays[card][behind[card] & hand]
        if value > best:
            best, choice = value, card
    return choice


def best_gift(hand: int, unlaid: int, gifts: Sequence[SuitGifts]) -> int:
    """Returns the action that gives away the card of `hand` with the highest value."""
    clubs, diamonds, hearts, spades = gifts
    best = max(
        clubs[(unlaid & SUIT) << 13 | hand & SUIT],
        diamonds[(unlaid >> 13 & SUIT) << 13 | hand >> 13 & SUIT],
        hearts[(unlaid >> 26 & SUIT) << 13 | hand >> 26 & SUIT],
        spades[unlaid >> 39 << 13 | hand >> 39],
    )
    return GIVE + best[1]
