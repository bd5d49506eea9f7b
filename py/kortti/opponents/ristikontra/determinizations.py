"""Deals of Ristikontra that make the plays so far likely.

`Hands` deals the unseen cards with a Markov chain (`kortti.opponents.chain`). Late in a deal it hardly leaves the
neighbourhood of its start, so it starts anew after every `RUN` samples: runs are independent, samples within a run are
not. `test_what_was_played_tells_what_is_held` shows that such deals are closer to the true ones than random deals.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kortti.games.ristikontra.facts import NO_RANK, SEATS, TURN
from kortti.opponents.chain import HELD, Chain
from kortti.opponents.ristikontra.likelihoods import Course, Decision
from kortti.opponents.ristikontra.tables import NUMBERS

RUN = 16  # samples of a chain
BURN_IN = 450  # proposed swaps before its first sample
PAUSE = 90  # proposed swaps between two yields meanwhile
STEPS = 15  # proposed swaps between two samples


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


class Hands(Course):
    """The course of a deal as one seat knows it, with samples of the hidden cards."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        super().__init__(observation)
        zones = observation["zones"]
        self.hand = [NUMBERS[card[0]] for card in zones[f"hand:{self.me}"]]
        self.decisions: list[list[Decision]] = [[], [], [], []]  # by seat, one per trick
        # By seat, the tricks before each of its cards came.
        self.arrivals = [[0] * (self.house.hand_size * (seat != self.me)) for seat in range(SEATS)]
        history = iter(observation["history"])
        tricks = [(leader, cards) for leader, _, cards in observation["tricks"]]
        for number, (leader, cards) in enumerate([*tricks, (observation["leader"], zones["trick"])]):
            self.begin_trick(number, leader)
            self.read_trick([card[0] for card in cards], history)
        unseen = [rank for rank in range(13) for _ in range(self.left[rank] - self.hand.count(rank))]
        self.chain = Chain(self.decisions, self.arrivals, unseen)
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
                if seat != self.me:
                    self.arrivals[seat].append(self.number + 1)

    # Deals

    def sample(self, rng: random.Random) -> World:
        """Returns a deal, sampled in proportion to the likelihood of the plays. Every `RUN` samples form a run."""
        if not self.due:
            for _ in self.start(rng):
                pass
        self.due -= 1
        self.chain.mix(rng, STEPS)
        hands = [[card.rank for card in cards if card.gone == HELD] for cards in self.chain.cards]
        hands[self.me] = self.hand
        cards = self.chain.stock[:]
        cards.sort(key=lambda _: rng.random())
        return self.world_of(hands, cards)

    def start(self, rng: random.Random) -> Iterator[None]:
        """Starts a run of samples; yields now and then."""
        self.chain.deal(rng)
        for _ in range(BURN_IN // PAUSE):
            self.chain.mix(rng, PAUSE)
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
