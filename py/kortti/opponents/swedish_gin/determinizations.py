"""Sampled deals of the unseen cards of Swedish Gin Rummy."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from kortti.cards import parse_card
from kortti.games.swedish_gin.hands import hand_of
from kortti.games.swedish_gin.worlds import World
from kortti.opponents.swedish_gin.knowledge import remembered

Deal = tuple[list[int], list[int]]  # hands by seat as in `hands`, and the stock, next card last


class Deals:
    """Deals consistent with an observation, as `State.resample` draws them, without a state for each."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        self.world, self.me = World(observation), observation["player"]
        zones = observation["zones"]
        self.hand = hand_of(map(parse_card, zones[f"hand:{self.me}"]))
        self.left = len(zones["stock"])
        self.known, *_ = remembered(observation)  # by seat, cards taken from the discards and still held
        self.places: list[list[tuple[int, int]]] = [[] for _ in self.known]  # by seat, of its unseen cards
        for seat, supply, _, place in self.world.arrivals:
            self.places[seat].append((supply, place))
        self.unseen: list[int] | None = None  # while the stock is the first one: all cards in unseen places
        self.counts = [len(places) for places in self.places]  # by seat, unseen cards in hand
        if len(self.world.supplies) == 1:
            self.unseen = [card for card, count in enumerate(self.world.cards[0]) for _ in range(count)]
        for seat, card, _ in self.world.plays:
            self.counts[seat] -= 1
            if self.unseen is not None:
                self.unseen.remove(card)

    def sample(self, rng: random.Random) -> Deal:
        """Samples a deal. Raises `LookupError` if there is none."""
        if self.unseen is None:
            return self._sample_stocks(rng)
        cards, hands = self.unseen[:], list[int]()
        rng.shuffle(cards)
        for seat, (known, count) in enumerate(zip(self.known, self.counts, strict=True)):
            hands.append(self.hand if seat == self.me else hand_of(known + cards[len(cards) - count :]))
            if count:
                del cards[-count:]
        return hands, cards

    def _sample_stocks(self, rng: random.Random) -> Deal:
        supplies = self.world.sample(rng)
        held = [
            [*known, *(supplies[supply][place] for supply, place in places)]
            for known, places in zip(self.known, self.places, strict=True)
        ]
        for seat, card, _ in self.world.plays:
            held[seat].remove(card)
        hands = [self.hand if seat == self.me else hand_of(cards) for seat, cards in enumerate(held)]
        last = supplies[-1]
        return hands, last[: len(last) - self.left - 1 : -1]
