"""What a seat at Myllymatti knows: every card that left a hand was seen, and so were the hands between the halves.

A card is one bit, a set of cards the sum of theirs. The bits go by rank, two to ace, and then by suit, so the lowest
bit of a set is one of its lowest cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

ORDER = "23456789TJQKA"
SUITS = "CDHS"
TEXTS = {1 << 4 * strength + suit: rank + of for strength, rank in enumerate(ORDER) for suit, of in enumerate(SUITS)}
BITS = {text: bit for bit, text in TEXTS.items()}
PACK = (1 << 52) - 1
SUIT = [sum(bit for bit, text in TEXTS.items() if text[1] == suit) for suit in SUITS]
STRENGTH = {bit: ORDER.index(text[0]) for bit, text in TEXTS.items()}
# For each suit that is trump: what beats each card (3.4).
HIGHER = {bit: sum(b for b in TEXTS if b > bit and TEXTS[b][1] == text[1]) for bit, text in TEXTS.items()}
BEATERS = [{bit: HIGHER[bit] | (0 if bit & trump else trump) for bit in TEXTS} for trump in SUIT]


def cards_of(cards: int) -> Iterator[int]:
    """Yields the cards of a set, lowest first."""
    while cards:
        low = cards & -cards
        yield low
        cards ^= low


def set_of(texts: Iterable[str]) -> int:
    """Gets the set of the cards with these texts."""
    return sum(BITS[text] for text in texts)


class Seen:
    """The table as somebody with perfect memory sees it. All of it is worked out from the observation alone.

    ``won`` are the piles of the first half and ``held`` what is known of the hands: in the second half they are all
    there is. ``seen`` tells for each card when its seat was last seen to get or lay it, counted in actions.
    """

    def __init__(self, observation: Mapping[str, Any]) -> None:
        self.me: int = observation["player"]
        self.players: int = observation["options"]["players"]
        self.sheds = observation["phase"] == "shed"
        self.trump = None if observation["trump"] is None else SUITS.index(observation["trump"])
        self.trump_seat = observation["stock"][-1][1] if observation["trump"] else 0
        self.seen: dict[int, int] = {}
        self.won = [0] * self.players
        self.held = [0] * self.players
        self.trick: list[tuple[int, int]] = []  # card and seat
        self.table: list[tuple[int, int]] = []
        self.out = 0
        self._collect(observation)
        if self.sheds:
            self._shed(observation)
        self.held[self.me] = set_of(observation["zones"][f"hand:{self.me}"])
        known = self.held[self.me] | self.out | sum(self.won) | sum(card for card, _ in [*self.trick, *self.table])
        # Cards in the other hands or the stock, nobody knows which where.
        self.unseen = 0 if self.sheds else PACK & ~known
        self.sizes = [len(observation["zones"][f"hand:{seat}"]) for seat in range(self.players)]

    def _collect(self, observation: Mapping[str, Any]) -> None:
        """Follows the duels of the first half (3.3)."""
        stock, history = observation["stock"], observation["history"]
        place = 0
        for time, (seat, text) in enumerate(history[: observation["half"]]):
            if text == "turn":
                card = BITS[stock[place][2]]
                place += 1
            else:
                card = BITS[text[5:]]
            self.seen[card] = time
            self.trick.append((card, seat))
            if len(self.trick) == 2:
                self._end_duel()
            while place < len(stock) and stock[place][0] == time:
                _, taker, drawn, kept = stock[place]
                place += 1
                if not kept:  # the trump
                    self.won[taker] |= BITS[drawn]
                    self.seen[BITS[drawn]] = time

    def _end_duel(self) -> None:
        """Gives the cards of the duel, and those that wait, to the higher rank; equal ranks wait."""
        (led, leader), (answer, follower) = self.trick
        self.table += self.trick
        self.trick = []
        if STRENGTH[led] != STRENGTH[answer]:
            self.won[leader if led > answer else follower] |= sum(card for card, _ in self.table)
            self.table = []

    def _shed(self, observation: Mapping[str, Any]) -> None:
        """Follows the tricks of the second half (3.4)."""
        half = observation["half"]
        for card, seat in self.trick + self.table:
            self.won[seat] |= card
        self.trick, self.table = [], []
        for seat, texts in enumerate(observation["shown"]):
            shown = set_of(texts)
            self.won[seat] |= shown
            self.seen.update(dict.fromkeys(cards_of(shown), half))
        hands, self.won = self.won, [0] * self.players
        size = 0
        for time, (seat, text) in enumerate(observation["history"][half:], half):
            if text == "take":
                card, _ = self.trick.pop()
                hands[seat] |= card
            else:
                if not self.trick:
                    size = sum(map(bool, hands))
                card = BITS[text[5:]]
                hands[seat] ^= card
                self.trick.append((card, seat))
                if len(self.trick) == size:
                    self.out |= sum(gone for gone, _ in self.trick)
                    self.trick = []
            self.seen[card] = time
        self.held = hands

    @property
    def follower(self) -> int:
        """The next seat to the left that has cards."""
        seats = [(self.me + step) % self.players for step in range(1, self.players + 1)]
        return next(seat for seat in seats if self.sizes[seat])

    def recalled(self, count: int) -> list[int]:
        """Gets the hands of the second half as somebody knows them who recalls the last `count` cards of others."""
        others = [(self.seen[card], card) for seat in range(self.players) for card in cards_of(self._of_others(seat))]
        fresh = sum(card for _, card in sorted(others, reverse=True)[:count])
        return [hand if seat == self.me else hand & fresh for seat, hand in enumerate(self.held)]

    def _of_others(self, seat: int) -> int:
        return 0 if seat == self.me else self.held[seat]
