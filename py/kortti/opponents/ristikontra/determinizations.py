"""Deals of Ristikontra in which the others would most likely have played as they did.

`Hands` deals the unseen cards so that the plays come out likely: it exchanges two cards over and over, mostly where
that makes what was played no less likely (the Metropolis algorithm). `test_what_was_played_tells_what_is_held` measures
that such deals are nearer to the true ones than blind deals.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from math import log
from typing import Any, NamedTuple

from kortti.games.ristikontra.facts import NO_RANK, SEATS, TURN
from kortti.opponents.ristikontra.likelihoods import WEIGHTS, Course, Decision
from kortti.opponents.ristikontra.tables import NUMBERS

STEPS = 15  # exchanges that are tried from one deal to the next
HELD = 99  # instead of the trick that a card was played to: it is still in hand


class World(NamedTuple):
    """A deal as the playouts want it, by ranks: hands, how many of each rank and points are in each, the stock.

    Everybody gets one card of the stock a trick, by turning it up or by drawing it. As nobody knows their order, the
    stock is dealt by trick and seat (four times the trick and the seat): so whatever somebody plays, chance brings the
    others what it would have brought them, and what is left of the difference is due to the play.
    """

    hands: list[list[int]]
    counts: list[list[int]]
    points: list[int]
    stock: list[int]


class Card:
    """A card that another seat has or had in its hand: since which trick, and the trick that it was played to."""

    __slots__ = ("gone", "rank", "since")

    def __init__(self, rank: int, since: int) -> None:
        self.rank, self.since, self.gone = rank, since, HELD


class Hands(Course):
    """The course of a deal, and deals of what its seat does not see."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        super().__init__(observation)
        zones = observation["zones"]
        self.hand = [NUMBERS[card[0]] for card in zones[f"hand:{self.me}"]]
        self.decisions: list[list[Decision]] = [[], [], [], []]  # of each seat, one a trick
        self.draws: list[list[int]] = [[], [], [], []]  # the tricks after which each seat drew a card
        history = iter(observation["history"])
        tricks = [(leader, cards) for leader, _, cards in observation["tricks"]]
        for number, (leader, cards) in enumerate([*tricks, (observation["leader"], zones["trick"])]):
            self.begin_trick(number, leader)
            self.read_trick([card[0] for card in cards], history)
        self.unseen = [rank for rank in range(13) for _ in range(self.left[rank] - self.hand.count(rank))]
        self.is_dealt = False
        self.cards: list[list[Card]] = [[], [], [], []]  # of the other seats, all that they had
        self.hands: list[list[int]] = [[], [], [], []]  # and what that makes their hands before each decision
        self.chances: list[list[float]] = [[], [], [], []]  # and how likely that makes the decision

    def read_trick(self, texts: Sequence[str], history: Iterator[Sequence[Any]]) -> None:
        """Takes the present trick into account, the ranks of its cards and its part of the history."""
        self.slots = list(range(SEATS * self.number, SEATS * self.house.stock_tricks))  # what is left of the stock
        draws = []
        for rank in [NUMBERS[text] for text in texts]:
            seat, text = next(history)
            played = TURN if text == "turn" else rank
            if seat != self.me:
                self.decisions[seat].append(Decision(self, seat, played))
            if played == TURN:
                self.slots.remove(SEATS * self.number + seat)
            else:
                draws.append(seat)
            self.put(seat, rank)
        if len(texts) == SEATS:
            self.tally.add(self.winner, texts)
            for seat in draws if self.has_stock else ():
                self.draws[seat].append(self.number)

    # Deals

    def sample(self, rng: random.Random) -> World:
        """Deals what the seat does not see, in each way about as often as the others would then have played so.

        Each deal goes on from the one before, so the first few are not yet likely.
        """
        if not self.is_dealt:
            self.deal(rng)
        self.mix(rng, STEPS)
        hands = [[card.rank for card in cards if card.gone == HELD] for cards in self.cards]
        hands[self.me] = self.hand
        cards = self.stock[:]
        cards.sort(key=lambda _: rng.random())
        return self.world_of(hands, cards)

    def world_of(self, hands: list[list[int]], cards: list[int]) -> World:
        """Makes a `World` where the stock's cards come in that order to the present trick's seats and later ones'."""
        counts = []
        for hand in hands:
            count = [0] * 13
            for rank in hand:
                count[rank] += 1
            counts.append(count)
        stock = [NO_RANK] * (SEATS * self.house.stock_tricks)
        for slot, rank in zip(self.slots, cards, strict=True):
            stock[slot] = rank
        points = self.points
        return World(hands, counts, [sum([points[rank] for rank in hand]) for hand in hands], stock)

    def deal(self, rng: random.Random) -> None:
        """Deals the unseen cards blindly, and decides blindly which of its cards a seat played when."""
        self.is_dealt = True
        unseen = self.unseen[:]
        unseen.sort(key=lambda _: rng.random())
        for seat in range(4):
            if seat == self.me:
                continue
            held = [Card(NO_RANK, 0) for _ in range(self.house.hand_size)]
            cards = self.cards[seat] = held[:]
            for number, decision in enumerate(self.decisions[seat]):
                if decision.played != TURN:
                    card = held.pop(int(rng.random() * len(held)))
                    card.rank, card.gone = decision.played, number
                if number in self.draws[seat]:
                    held.append(Card(NO_RANK, number + 1))
                    cards.append(held[-1])
            for card in held:
                card.rank = unseen.pop()
            for number, decision in enumerate(self.decisions[seat]):
                hand = sum([WEIGHTS[card.rank] for card in cards if card.since <= number <= card.gone])
                self.hands[seat].append(hand)
                self.chances[seat].append(decision.likelihood(hand))
        self.stock = unseen
        self.dealt = [(seat, card) for seat, cards in enumerate(self.cards) for card in cards]
        self.held = [(seat, card) for seat, card in self.dealt if card.gone == HELD]

    def mix(self, rng: random.Random, steps: int) -> None:
        """Tries to exchange two cards `steps` times: every third time when a seat got them, else where they lie."""
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
        """Exchanges when two cards came to the hand of one seat, if that is possible and likely enough."""
        if card.since > twin.since:
            card, twin = twin, card
        if card.since == twin.since or card.gone < twin.since:
            return
        change = WEIGHTS[twin.rank] - WEIGHTS[card.rank]
        if not change or self.accepts(((seat, card.since, twin.since, change),), chance):
            card.since, twin.since = twin.since, card.since

    def accepts(self, changes: tuple[tuple[int, int, int, int], ...], chance: float) -> bool:
        """Tells whether changes are likely enough for `chance`, and makes them.

        A change is of one seat's hand, from one trick up to another, by the difference of the cards' weights.
        """
        spare = log(chance or 1e-300)  # how much less likely all of it may become
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
