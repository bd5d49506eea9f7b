"""The observation of Swedish Gin Rummy: where cards lie, which can still come, who took or left which.

Facts only; `heuristics` values them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kortti.cards import parse_card
from kortti.games.swedish_gin.facts import CONTRACTS, POSITION, HouseRules, contract_size, is_two, seats_after
from kortti.games.swedish_gin.melds import finder
from kortti.games.swedish_gin.melds.table import table_meld

REACH = 3  # largest distance in a suit at which cards count as near
MANY = 99  # more than any number of cards or ways


class Position:
    """An observation with cards as ints, and what follows from it."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        zones, rules = observation["zones"], HouseRules.of(observation["options"])
        self.legal: list[str] = observation["legal"]
        self.phase: str = observation["phase"]
        self.me: int = observation["player"]
        self.players = rules.players
        self.round: int = observation["round"]
        self.down: list[bool] = observation["down"]
        self.tokens: list[int] = observation["tokens"]
        self.rules = rules
        self.keep = rules.kept(self.round)  # cards that must stay in hand after laying (E14)
        self.kinds = {kind for kind, _ in CONTRACTS[self.round]}
        self.contract_size = contract_size(self.round)
        self.hand = sorted(map(parse_card, zones[f"hand:{self.me}"]))
        self.sizes = [len(zones[f"hand:{seat}"]) for seat in range(self.players)]
        discards = list(map(parse_card, zones["discard"]))
        self.top = discards[-1] if discards else 0
        self.table = [table_meld(tuple(map(parse_card, meld["cards"])), meld["owner"]) for meld in observation["melds"]]
        self.taken, self.refused, stock = remembered(observation)
        self.taken[self.me] = []  # they are in the hand
        self.seen = Counter([*self.hand, *discards])  # cards known not to be in the stock
        for cards in (*self.taken, *(meld.cards for meld in self.table)):
            self.seen.update(cards)
        self.out = [  # by card, how many may still come from the stock
            max(0, min(2 if stock is None else stock.count(card), 2 - self.seen[card])) for card in range(52)
        ]
        self.unseen = max(1, sum(self.out))
        down = [self.sizes[seat] for seat in range(self.players) if self.down[seat] and seat != self.me]
        self.fewest = min(down, default=MANY)  # fewest cards of another player who is down

    @property
    def i_am_down(self) -> bool:
        """True if this seat has laid its contract."""
        return self.down[self.me]

    # The way to the contract

    def missing(self, hand: Sequence[int]) -> int:
        """Returns how many cards the hand lacks for the contract."""
        return finder.missing(hand, self.round)

    def after(self, hand: Sequence[int]) -> dict[int, int]:
        """Returns for each card of the hand how many cards the hand lacks without it."""
        return {card: self.missing(without(hand, card)) for card in hand}

    def helpful(self, hand: Sequence[int], missing: int, cards: Iterable[int] = range(52)) -> list[int]:
        """Returns those of `cards` that may still come and leave the hand lacking fewer than `missing` cards."""
        helps: dict[int, bool] = {}  # for sets, cards of a rank are equivalent
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
        """Checks if the contract needs every card in hand and more than a hand holds without a buy (5.4)."""
        size = len(self.hand)
        return size + 1 < self.contract_size + self.keep and missing <= self.contract_size - size

    def goes_with(self, card: int, other: int) -> bool:
        """Checks if two cards, neither of them a two, could lie in one group of the contract."""
        if is_two(card) or is_two(other):
            return False
        same = "set" in self.kinds and card % 13 == other % 13
        return same or ("run" in self.kinds and self.near(card, other) > 0)

    def near(self, card: int, other: int) -> int:
        """Returns the nearness of two cards of a suit: `REACH` for neighbours, 0 if too far apart or of two suits."""
        apart = abs(POSITION[card] - POSITION[other])
        return max(0, REACH + 1 - apart) if card // 13 == other // 13 and apart else 0

    # Others

    def after_me(self) -> tuple[int, ...]:
        """Returns the other seats in the order of their turns."""
        return seats_after(self.me, self.players)

    def wanted_with(self, seat: int, card: int) -> list[int]:
        """Returns the cards that a player took from the discards, still holds, and could group with `card`."""
        return [other for other in self.taken[seat] if self.goes_with(card, other) and self._close(card, other)]

    def refused_like(self, seat: int, card: int) -> bool:
        """Checks if a player has left or thrown this card or, without runs, one of its rank."""
        return any(card == other if "run" in self.kinds else card % 13 == other % 13 for other in self.refused[seat])

    def _close(self, card: int, other: int) -> bool:
        return card % 13 == other % 13 or self.near(card, other) > 1

    def fits(self, card: int, seat: int) -> list[int]:
        """Returns the indices of the melds on which `seat`, once down, could lay off `card`."""
        return [
            number
            for number, meld in enumerate(self.table)
            if meld.takes >> card & 1 and self.rules.may_add_to(meld.owner, seat)
        ]


def without(hand: Sequence[int], *cards: int) -> list[int]:
    """Returns a hand without some of its cards."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest


def remembered(observation: Mapping[str, Any]) -> tuple[list[list[int]], list[list[int]], list[int] | None]:
    """Returns by seat the discards taken and still held, by seat the cards left or thrown, and the stock's cards.

    The stock is None until it is remade from the discards (E24). After that, cards drawn by others stay in it.
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
