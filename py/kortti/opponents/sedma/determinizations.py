"""Deals of Sedma that make the others' plays likely.

Each sample is the end of a short Markov chain (`kortti.opponents.chain`) from a random deal. A play is likely if its
value is high (`values_of`); none is ruled out.
`test_what_was_played_tells_what_is_held` shows that such deals are closer to the true ones than random deals.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from math import exp, log
from typing import Any

from kortti.opponents.chain import Chain
from kortti.opponents.sedma.heuristics import rank_of, values_of
from kortti.opponents.sedma.knowledge import Position
from kortti.opponents.sedma.steps import Line

SWAPS = 60  # proposed swaps before a sample
HEAT = 1.0  # softmax temperature: card points by which a better action is e times as likely
ODDITY = 0.1  # probability of a play against the heuristics

World = tuple[list[list[int]], list[int]]  # hands as counts by rank, and the stock, next card last


class Decision:
    """One play of another seat, and its likelihood given a hand."""

    def __init__(self, line: Line, played: int) -> None:
        self.outlook = line.outlook()._replace(left=line.left[:])
        self.is_asked, self.played = line.is_asked, played
        self.known: dict[int, float] = {}  # likelihoods computed so far, by hand

    def likelihood(self, hand: int) -> float:
        """Returns the log likelihood of the play from `hand`."""
        found = self.known.get(hand)
        if found is None:
            own = [hand >> 3 * rank & 7 for rank in range(13)]
            values = values_of(self.outlook._replace(own=own), self.is_asked)
            top = max(values.values())
            odds = {rank: exp((value - top) / HEAT) for rank, value in values.items()}
            chosen = odds[self.played] / sum(odds.values())
            found = self.known[hand] = log((1 - ODDITY) * chosen + ODDITY / len(odds))
        return found


class Hands(Position):
    """The course of a deal as one seat knows it, with samples of the hidden cards."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        super().__init__(observation)
        history, seats = observation["history"], range(self.house.players)
        self.line = line = Line(self.house, history[0][0] if history else self.leader)
        decisions: list[list[Decision]] = [[] for _ in seats]
        arrivals = [[0] * (self.house.hand_size * (seat != self.me)) for seat in seats]
        for actor, text in history:
            stock = len(line.stock)
            if actor != self.me:
                decisions[actor].append(Decision(line, rank_of(text)))
            line.play(rank_of(text))
            for seat in {*seats} - {self.me}:
                arrivals[seat] += [len(decisions[seat])] * ((stock - len(line.stock)) // len(seats))
        unseen = [rank for rank in range(len(self.left)) for _ in range(self.out(rank))]
        self.chain = Chain(decisions, arrivals, unseen)

    def sample(self, rng: random.Random) -> World:
        """Returns a deal, sampled in proportion to the likelihood of the plays."""
        chain = self.chain
        chain.deal(rng)
        chain.mix(rng, SWAPS)
        hands = [[0] * len(self.left) for _ in chain.cards]
        hands[self.me] = self.own
        for seat, card in chain.held:
            hands[seat][card.rank] += 1
        return hands, chain.stock
