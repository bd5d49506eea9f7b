"""A Markov chain over deals that agree with what was played, for games in which hands are drawn up from a stock.

It swaps two cards at a time, mostly where the others' plays become no less likely (Metropolis algorithm). Cards are
ranks from 0 (ace) to 12 (king).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import log
from typing import Protocol

HELD = 99  # `Card.gone` of a card still in hand
WEIGHTS = [8**rank for rank in range(13)]  # a hand is the sum of its cards' weights: one octal digit per rank


class Decision(Protocol):
    """One play of another seat."""

    played: int  # the rank played from the hand; any other number is no card of the hand
    known: dict[int, float]  # log likelihoods computed so far, by hand

    def likelihood(self, hand: int) -> float:
        """Returns the log likelihood of the play from `hand`, and notes it in `known`."""


class Card:
    """A card that another seat has or had, with its decisions before the card came (`since`) and left (`gone`)."""

    __slots__ = ("gone", "rank", "since")

    def __init__(self, since: int) -> None:
        self.rank, self.since, self.gone = -1, since, HELD


class Chain:
    """The hands of the other seats at each of their decisions."""

    def __init__(
        self, decisions: Sequence[Sequence[Decision]], arrivals: Sequence[Sequence[int]], unseen: Sequence[int]
    ) -> None:
        """Takes by seat its decisions, and in ascending order how many of them each of its cards came after; both are
        empty for the own seat. `unseen` cards are in hands or in the stock.
        """
        self.decisions, self.arrivals, self.unseen = decisions, arrivals, unseen

    def deal(self, rng: random.Random) -> None:
        """Deals the unseen cards at random, and picks at random when each seat got the cards that it played."""
        self.cards: list[list[Card]] = []  # by seat, all cards that it has had
        self.hands: list[list[int]] = []  # by seat, its hand before each decision
        self.chances: list[list[float]] = []  # by seat, the log likelihood of each decision
        self.stock = [*self.unseen]
        self.stock.sort(key=lambda _: rng.random())
        for decisions, arrivals in zip(self.decisions, self.arrivals, strict=True):
            cards = [Card(since) for since in arrivals]
            for number, decision in enumerate(decisions):
                if 0 <= decision.played < len(WEIGHTS):
                    held = [card for card in cards if card.since <= number and card.gone == HELD]
                    card = held[int(rng.random() * len(held))]
                    card.rank, card.gone = decision.played, number
            for card in cards:
                if card.gone == HELD:
                    card.rank = self.stock.pop()
            hands = [
                sum([WEIGHTS[card.rank] for card in cards if card.since <= number <= card.gone])
                for number in range(len(decisions))
            ]
            self.cards.append(cards)
            self.hands.append(hands)
            self.chances.append([decision.likelihood(hand) for decision, hand in zip(decisions, hands, strict=True)])
        self.dealt = [(seat, card) for seat, cards in enumerate(self.cards) for card in cards]
        self.held = [(seat, card) for seat, card in self.dealt if card.gone == HELD]

    def mix(self, rng: random.Random, steps: int) -> None:
        """Proposes `steps` swaps: every third exchanges arrival times within a hand, the others exchange two cards."""
        chance, dealt, held, stock = rng.random, self.dealt, self.held, self.stock
        places = len(held) + len(stock)
        for step in range(steps if held else 0):
            if step % 3 == 2:
                seat, card = dealt[int(chance() * len(dealt))]
                cards = self.cards[seat]
                self.swap_times(seat, card, cards[int(chance() * len(cards))], chance())
                continue
            seat, card = held[int(chance() * len(held))]
            at = int(chance() * places)
            if at < len(held):
                other, twin = held[at]
                change = WEIGHTS[twin.rank] - WEIGHTS[card.rank]
                if change and seat != other:
                    changes = ((seat, card.since, HELD, change), (other, twin.since, HELD, -change))
                    if self.accepts(changes, chance()):
                        card.rank, twin.rank = twin.rank, card.rank
                continue
            at -= len(held)
            change = WEIGHTS[stock[at]] - WEIGHTS[card.rank]
            if change and self.accepts(((seat, card.since, HELD, change),), chance()):
                card.rank, stock[at] = stock[at], card.rank

    def swap_times(self, seat: int, card: Card, twin: Card, chance: float) -> None:
        """Swaps the arrival times of two cards of one seat, if possible and likely enough."""
        if card.since > twin.since:
            card, twin = twin, card
        if card.since == twin.since or card.gone < twin.since:
            return
        change = WEIGHTS[twin.rank] - WEIGHTS[card.rank]
        if not change or self.accepts(((seat, card.since, twin.since, change),), chance):
            card.since, twin.since = twin.since, card.since

    def accepts(self, changes: tuple[tuple[int, int, int, int], ...], chance: float) -> bool:
        """Applies changes if they are likely enough for the random number `chance`; returns True if applied.

        A change is (seat, first decision, end decision, difference in the weight of its hand).
        """
        spare = log(chance or 1e-300)  # how much the log likelihood may fall
        for seat, since, until, _ in changes:
            spare += sum(self.chances[seat][since:until])
        found = []
        for seat, since, until, change in changes:
            hands, decisions = self.hands[seat], self.decisions[seat]
            for number in range(min(until, len(hands)) - 1, since - 1, -1):  # the last ones tell most
                hand, decision = hands[number] + change, decisions[number]
                value = decision.known.get(hand) or decision.likelihood(hand)
                spare -= value
                if spare > 0:
                    return False
                found.append((hands, self.chances[seat], number, hand, value))
        for hands, chances, number, hand, value in found:
            hands[number] = hand
            chances[number] = value
        return True
