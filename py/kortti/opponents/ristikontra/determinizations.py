"""Deals of Ristikontra that make the plays so far likely.

`Hands` deals the unseen cards with a Markov chain: it swaps two cards at a time, mostly where the plays become no less
likely (Metropolis algorithm). Late in a deal the chain hardly leaves the neighbourhood of its start, so it starts anew
after every `RUN` samples: runs are independent, samples within a run are not. `test_what_was_played_tells_what_is_held`
shows that such deals are closer to the true ones than random deals.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from math import log
from typing import Any, NamedTuple

from kortti.games.ristikontra.facts import NO_RANK, SEATS, TURN
from kortti.opponents.ristikontra.likelihoods import WEIGHTS, Course, Decision
from kortti.opponents.ristikontra.tables import NUMBERS

RUN = 16  # samples of a chain
BURN_IN = 450  # proposed swaps before its first sample
PAUSE = 90  # proposed swaps between two yields meanwhile
STEPS = 15  # proposed swaps between two samples
HELD = 99  # `Card.gone` of a card still in hand


class World(NamedTuple):
    """A sampled deal by ranks: hands, their counts per rank, their points, and the stock.

    The stock is dealt in advance by trick and seat (index ``SEATS * trick + seat``), each seat getting one card a
    trick, turned or drawn. So whatever one seat plays, the others get the same cards, and differences in outcome are
    due to the play.
    """

    hands: list[list[int]]
    counts: list[list[int]]
    points: list[int]
    stock: list[int]


class Card:
    """A card that another seat has or had in hand, with the tricks of its arrival (`since`) and its play (`gone`)."""

    __slots__ = ("gone", "rank", "since")

    def __init__(self, rank: int, since: int) -> None:
        self.rank, self.since, self.gone = rank, since, HELD


class Hands(Course):
    """The course of a deal as one seat knows it, with samples of the hidden cards."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        super().__init__(observation)
        zones = observation["zones"]
        self.hand = [NUMBERS[card[0]] for card in zones[f"hand:{self.me}"]]
        self.decisions: list[list[Decision]] = [[], [], [], []]  # by seat, one per trick
        self.draws: list[list[int]] = [[], [], [], []]  # by seat, the tricks after which it drew a card
        history = iter(observation["history"])
        tricks = [(leader, cards) for leader, _, cards in observation["tricks"]]
        for number, (leader, cards) in enumerate([*tricks, (observation["leader"], zones["trick"])]):
            self.begin_trick(number, leader)
            self.read_trick([card[0] for card in cards], history)
        self.unseen = [rank for rank in range(13) for _ in range(self.left[rank] - self.hand.count(rank))]
        self.due = 0  # samples left in the present run

    def read_trick(self, texts: Sequence[str], history: Iterator[Sequence[Any]]) -> None:
        """Records the present trick: the ranks of its cards and its part of the history."""
        self.slots = list(range(SEATS * self.number, SEATS * self.house.stock_tricks))  # stock slots left
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
        """Returns a deal, sampled in proportion to the likelihood of the plays. Every `RUN` samples form a run."""
        if not self.due:
            for _ in self.start(rng):
                pass
        self.due -= 1
        self.mix(rng, STEPS)
        hands = [[card.rank for card in cards if card.gone == HELD] for cards in self.cards]
        hands[self.me] = self.hand
        cards = self.stock[:]
        cards.sort(key=lambda _: rng.random())
        return self.world_of(hands, cards)

    def start(self, rng: random.Random) -> Iterator[None]:
        """Starts a run of samples; yields now and then."""
        self.deal(rng)
        for _ in range(BURN_IN // PAUSE):
            self.mix(rng, PAUSE)
            yield
        self.due = RUN

    def world_of(self, hands: list[list[int]], cards: list[int]) -> World:
        """Returns a `World` with the stock dealt in the order of `cards` to this trick's seats and later ones'."""
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
        """Deals the unseen cards at random, and picks at random when each seat got the cards that it played."""
        self.cards: list[list[Card]] = [[], [], [], []]  # by seat, all cards that it has had
        self.hands: list[list[int]] = [[], [], [], []]  # by seat, its hand before each decision
        self.chances: list[list[float]] = [[], [], [], []]  # by seat, the log likelihood of each decision
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

        A change is (seat, first trick, end trick, difference in the weight of its hand).
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
