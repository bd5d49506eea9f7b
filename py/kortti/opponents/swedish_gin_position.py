"""What an observation of Swedish Gin Rummy tells who looks closely: what lies, what is out, who wants what.

Everything here is a fact, or what anybody could work out from facts; what to make of it is the players' affair.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kortti.cards import parse_card
from kortti.games import melds
from kortti.games.melds import CONTRACTS, POSITION, WHOLE_HAND
from kortti.games.swedish_gin_hands import table_meld

HAND = 11  # cards that everybody is dealt
REACH = 3  # how far apart cards of a suit may be that are near each other
MANY = 99


class Position:
    """An observation, its cards as ints."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        zones, options = observation["zones"], observation["options"]
        self.legal: list[str] = observation["legal"]
        self.phase: str = observation["phase"]
        self.me: int = observation["player"]
        self.players: int = options["players"]
        self.round: int = observation["round"]
        self.down: list[bool] = observation["down"]
        self.tokens: list[int] = observation["tokens"]
        self.others: bool = options["layoff_on_others"]
        self.keep = int(options["final_discard"] == "required" and self.round != WHOLE_HAND)
        self.kinds = {kind for kind, _ in CONTRACTS[self.round]}
        self.contract_size = sum(size for _, size in CONTRACTS[self.round])
        self.hand = sorted(map(parse_card, zones[f"hand:{self.me}"]))
        self.sizes = [len(zones[f"hand:{seat}"]) for seat in range(self.players)]
        discards = list(map(parse_card, zones["discard"]))
        self.top = discards[-1] if discards else 0
        self.table = [table_meld(tuple(map(parse_card, meld["cards"])), meld["owner"]) for meld in observation["melds"]]
        self.taken, self.refused, stock = remembered(observation)
        self.taken[self.me] = []
        self.seen = Counter([*self.hand, *discards])  # cards that are known to be anywhere but in the stock
        for cards in (*self.taken, *(meld.cards for meld in self.table)):
            self.seen.update(cards)
        self.out = [  # how many of each card may still come from the stock
            max(0, min(2 if stock is None else stock.count(card), 2 - self.seen[card])) for card in range(52)
        ]
        self.unseen = max(1, sum(self.out))
        near = [self.sizes[seat] for seat in range(self.players) if self.down[seat] and seat != self.me]
        self.fewest = min(near, default=MANY)  # cards of another player who is down

    @property
    def i_am_down(self) -> bool:
        """Whether this seat has laid its contract."""
        return self.down[self.me]

    # The way to the contract

    def missing(self, hand: Sequence[int]) -> int:
        """Gets how many cards the hand lacks for the contract."""
        return melds.missing(hand, self.round)

    def after(self, hand: Sequence[int]) -> dict[int, int]:
        """Gets for each card of a hand how many cards it lacks without that one."""
        return {card: self.missing(without(hand, card)) for card in hand}

    def helpful(self, hand: Sequence[int], missing: int, cards: Iterable[int] = range(52)) -> list[int]:
        """Gets those of `cards` that are still out and bring a hand, that lacks `missing`, nearer to the contract."""
        helps: dict[int, bool] = {}  # for sets all cards of a rank are alike
        found = []
        for card in cards:
            if self.out[card]:
                kind = card if "run" in self.kinds else card % 13
                if kind not in helps:
                    helps[kind] = self.missing([*hand, card]) < missing
                if helps[kind]:
                    found.append(card)
        return found

    def full(self, missing: int) -> bool:
        """Tells whether all cards of the hand are of use and yet too few to lay down without a buy (5.4)."""
        size = len(self.hand)
        return size + 1 < self.contract_size + self.keep and missing <= self.contract_size - size

    def goes_with(self, card: int, other: int) -> bool:
        """Tells whether two cards might be in one group of the contract, if not far apart; a two is left out."""
        if melds.is_two(card) or melds.is_two(other):
            return False
        same = "set" in self.kinds and card % 13 == other % 13
        return same or ("run" in self.kinds and self.near(card, other) > 0)

    def near(self, card: int, other: int) -> int:
        """Gets how near to each other two cards of a suit are: `REACH` for neighbours, 0 for what is no run."""
        apart = abs(POSITION[card] - POSITION[other])
        return max(0, REACH + 1 - apart) if card // 13 == other // 13 and apart else 0

    # Others

    def after_me(self) -> list[int]:
        """Gets the other seats in the order of their turns."""
        return [(self.me + step) % self.players for step in range(1, self.players)]

    def wanted_with(self, seat: int, card: int) -> list[int]:
        """Gets what a player who is not down has taken from the discards, and still holds, that `card` goes with."""
        return [other for other in self.taken[seat] if self.goes_with(card, other) and self._close(card, other)]

    def refused_like(self, seat: int, card: int) -> bool:
        """Tells whether a player has left or thrown this card or, where there are no runs, one of its rank."""
        return any(card == other if "run" in self.kinds else card % 13 == other % 13 for other in self.refused[seat])

    def _close(self, card: int, other: int) -> bool:
        return card % 13 == other % 13 or self.near(card, other) > 1

    def fits(self, card: int, seat: int) -> list[int]:
        """Gets the numbers, from 0, of the melds that `seat`, once down, could lay a card off on."""
        return [
            number
            for number, meld in enumerate(self.table)
            if (meld.low | meld.high) >> card & 1 and (self.others or meld.owner == seat)
        ]


def without(hand: Sequence[int], *cards: int) -> list[int]:
    """Gets a hand without some of its cards."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest


def remembered(observation: Mapping[str, Any]) -> tuple[list[list[int]], list[list[int]], list[int] | None]:
    """Gets for each seat what it took from the discards and still holds, what it left or threw, and the stock.

    What is in the stock is known once the discards have become it (E24): those, without what this seat has drawn
    since; None before.
    """
    held: list[list[int]] = [[] for _ in observation["down"]]
    refused: list[list[int]] = [[] for _ in observation["down"]]
    pile, live, stock, since = [parse_card(observation["upcard"])], True, None, 0
    for number, (seat, text) in enumerate(observation["history"]):
        verb, *words = text.replace(" /", "").split()
        if text in ("draw discard", "buy"):
            held[seat].append(pile.pop())
            live = False
        elif live and text in ("draw stock", "decline"):
            refused[seat].append(pile[-1])
        elif verb in ("discard", "layoff", "meld", "contract"):
            for card in map(parse_card, words[:1] if verb == "layoff" else words):
                if card in held[seat]:
                    held[seat].remove(card)
                if verb == "discard":
                    pile.append(card)
                    refused[seat].append(card)
                    live = True
        if number in observation["reshuffles"]:
            stock, since = pile[:-1], number
            del pile[:-1]
    for number, seat, text in observation["stock_log"]:
        if stock and number >= since and seat == observation["player"] and parse_card(text) in stock:
            stock.remove(parse_card(text))
    return held, refused, stock
