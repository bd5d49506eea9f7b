"""What waits for what in Ristiseiska and Pantti, and what a thoughtful person thinks of laying or giving a card.

Cards are laid outwards from the sevens, so the cards of a suit form a tree: each can be laid once the one that it grows
from lies there, and all cards behind one that is not laid are not laid either. What a card is worth therefore depends
on few things, mostly the own cards behind it, and is worked out once for all positions that have them in common: the
opponent at the table and the playouts of the search ask the same tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from kortti.cards import PACK, cards_of, mask_of, parse_card
from kortti.games import load_game

ACE, TWO, KING = 0, 1, 12  # ranks
LAY_LOW, LAY_HIGH, STOP, PASS, BEG, GIVE = 52, 56, 60, 61, 62, 64  # as in the engine
ACES = mask_of(range(0, 52, 13))
SUIT = (1 << 13) - 1

# What a card is worth laying for, in points of no unit but their own; `stop` is worth nothing. Found by trial.
OWN_CARD_FREED = 4.0  # for each own card that waits behind it
OTHERS_FREED = -0.5  # for each card of others that may be laid before the farthest own one
OTHERS_SERVED = -2.0  # for each card of others behind it on a way where no own one waits
OTHERS_ALONE = -2.5  # for that way itself
FREE_TURN = 6.0  # an ace or king brings another card
SHED = 7.0  # being rid of a card at all; it weighs against `stop` alone
PIP = 0.2  # for each point that the card would cost if it stayed

# What a card is worth giving away for.
FOREIGN_BEFORE = 3.3  # for each card of others that must be laid before it
OWN_BEFORE = 1.7  # for each own card that must
OWN_BEHIND = -1.0  # for each own card behind it, which would come to wait for somebody else
OPEN = -100.0  # it can be laid at once: whoever never gives such a card never passes one round for ever (B9)


class Table:
    """What waits for what under some rules, as bit sets of cards by card."""

    def __init__(self, opening: str, rule: str, aces: str, bonus: bool, scores: bool, ace_points: int) -> None:
        game: Any = load_game("pantti", opening=opening, ace=rule)
        self.bonus, self.scores, self.ace_points = bonus, scores, ace_points
        self.opens: list[int] = game.opens  # what laying a card opens, aces only where they can but be low
        follow = self.opens[:]  # the same with the aces
        self.high_aces = aces == "high"
        for first in range(0, 52, 13):
            if aces != "high":
                follow[first + TWO] |= 1 << first
            if aces != "low":
                follow[first + KING] |= 1 << first
        self.behind = [0] * 52
        self.before = [0] * 52
        for card in range(52):
            new = follow[card]
            while new:
                self.behind[card] |= new
                new = sum({follow[other] for other in cards_of(new)}) & ~self.behind[card]
            for other in cards_of(self.behind[card]):
                self.before[other] |= 1 << card
        for first in range(0, 52, 13) if aces == "open" else ():
            self.before[first] = self.before[first + TWO] | 1 << first + TWO  # more often than not they go low
        # Behind a card lies its own suit alone: the other sevens are open from the first card on.
        suits = [SUIT << card - card % 13 for card in range(52)]
        self.behind = [cards & suit for cards, suit in zip(self.behind, suits, strict=True)]
        self.before = [cards & suit for cards, suit in zip(self.before, suits, strict=True)]
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
        value = FOREIGN_BEFORE * (between & ~hand).bit_count() + OWN_BEFORE * (between & hand).bit_count()
        value += OWN_BEHIND * (behind & hand).bit_count()
        return value + PIP * self.pips(card) if self.scores else value


class PlayValues(dict[int, float]):
    """How good it is to lay one card, by the own cards that wait behind it."""

    def __init__(self, table: Table, card: int) -> None:
        self.table, self.card = table, card

    def __missing__(self, own: int) -> float:
        table, card = self.table, self.card
        value = SHED
        for arm in table.arms(card):
            mine = own & arm
            if mine:
                farthest = max((table.before[other] & arm).bit_count() + 1 for other in cards_of(mine))
                count = mine.bit_count()
                value += OWN_CARD_FREED * count + OTHERS_FREED * max(farthest - count, 0)
            elif arm:
                value += OTHERS_SERVED * arm.bit_count() + OTHERS_ALONE
        if table.bonus and card % 13 in (ACE, KING):
            value += FREE_TURN
        if table.scores:
            value += PIP * table.pips(card)
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
def table(opening: str, rule: str, aces: str, bonus: bool, scores: bool, ace_points: int) -> Table:
    """Gets the table for the options `opening` and `ace` (`rule`); `aces` is ``low``, ``high`` or ``open``."""
    return Table(opening, rule, aces, bonus, scores, ace_points)


def tables(options: Mapping[str, Any]) -> dict[str, Table]:
    """Gets the tables for a game's options, by where aces go."""
    found = {}
    for aces in ("low", "high", "open"):
        points = options["ace_points"]
        points = points if points != "auto" else 14 if aces == "high" else 1  # A12
        rest = bool(options["bonus_turn"]), bool(options["score_cards"]), points
        found[aces] = table(options["opening"], options["ace"], aces, *rest)
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
