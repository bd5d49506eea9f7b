"""Deals of Fan Tan that make the plays so far likely.

A seat lays the card that it values most, so its plays tell something about its hand. `Beliefs` starts from any deal
consistent with what its seat knows and changes it step by step, mostly to deals that make the plays no less likely
(Metropolis algorithm). Unlikely deals stay possible: people do not all play by this heuristic.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from math import exp
from typing import Any

from kortti.cards import cards_of
from kortti.games.fan_tan.facts import PASS, turns_of
from kortti.games.fan_tan.worlds import Hidden
from kortti.opponents.fan_tan.heuristics import best_card

ODDITY = 3.0  # a play against the heuristics divides the likelihood by e to this power
CHANGES = 12  # proposed changes between two samples


class Beliefs:
    """A Markov chain over deals of the hidden hands, as one seat may believe them."""

    def __init__(self, observation: Mapping[str, Any], rng: random.Random) -> None:
        self.hidden = hidden = Hidden(observation)
        self.hands = hidden.draw(rng)
        self.unseen = cards_of(hidden.unseen)
        # By seat, its plays: the card, the cards playable then, and all that it has laid since, this card included.
        self.plays: list[list[tuple[int, int, int]]] = [[] for _ in self.hands]
        later = [0] * len(self.hands)
        for seat, action, reach in reversed([*turns_of(hidden.house, observation["history"])]):
            if action != PASS and seat != hidden.me:
                later[seat] |= 1 << action
                self.plays[seat].append((action, reach, later[seat]))
        self.oddities = [self._oddities(seat, hand) for seat, hand in enumerate(self.hands)]

    def _oddities(self, seat: int, held: int) -> int:
        """Counts the plays of `seat` that contradict the heuristics if it holds `held` now."""
        count = 0
        for card, reach, later in self.plays[seat]:
            hand = held | later
            lays = hand & reach
            if lays & lays - 1 and best_card(lays, hand) != card:
                count += 1
        return count

    def sample(self, rng: random.Random) -> list[int]:
        """Returns hands by seat, a few changes after the previous sample; the observer's own is empty."""
        for _ in range(CHANGES if len(self.unseen) > 1 else 0):
            self._change(rng)
        return self.hands.copy()

    def _change(self, rng: random.Random) -> None:
        """Swaps two cards between seats, unless that makes the plays too unlikely."""
        hands, possible = self.hands, self.hidden.possible
        count = len(self.unseen)
        one, other = 1 << self.unseen[int(rng.random() * count)], 1 << self.unseen[int(rng.random() * count)]
        left = next(seat for seat, hand in enumerate(hands) if hand & one)
        right = next(seat for seat, hand in enumerate(hands) if hand & other)
        if left == right or not possible[left] & other or not possible[right] & one:
            return
        both = one | other
        changed, unchanged = {left: hands[left] ^ both, right: hands[right] ^ both}, self.oddities
        if any(seat in changed and not changed[seat] & cards for seat, cards in self.hidden.witnesses):
            return
        odd = {seat: self._oddities(seat, hand) for seat, hand in changed.items()}
        more = sum(odd.values()) - unchanged[left] - unchanged[right]
        if more <= 0 or rng.random() < exp(-ODDITY * more):
            for seat, hand in changed.items():
                hands[seat], self.oddities[seat] = hand, odd[seat]
