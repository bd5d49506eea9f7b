"""Deals of Fan Tan in which the others would most likely have laid what they laid.

Whoever lays a card had none that looked better just then, so what a seat lays tells something about its hand. `Beliefs`
begins with any deal that agrees with what its seat knows and changes it over and over, mostly where that makes what was
laid no less likely (the Metropolis algorithm). Unlikely is not impossible: people do not think as this module does.
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

ODDITY = 3.0  # a card that is laid for reasons that this module knows nothing of is less likely by e to this power
CHANGES = 12  # that are tried from one deal to the next


class Beliefs:
    """What one seat thinks that the others hold: a deal that is changed over and over."""

    def __init__(self, observation: Mapping[str, Any], rng: random.Random) -> None:
        self.hidden = hidden = Hidden(observation)
        self.hands = hidden.draw(rng)
        self.unseen = cards_of(hidden.unseen)
        # By seat, what it laid: the card, what could be laid then, and all that it has laid from then on.
        self.plays: list[list[tuple[int, int, int]]] = [[] for _ in self.hands]
        later = [0] * len(self.hands)
        for seat, action, reach in reversed([*turns_of(hidden.house, observation["history"])]):
            if action != PASS and seat != hidden.me:
                later[seat] |= 1 << action
                self.plays[seat].append((action, reach, later[seat]))
        self.oddities = [self._oddities(seat, hand) for seat, hand in enumerate(self.hands)]

    def _oddities(self, seat: int, held: int) -> int:
        """Counts the cards that `seat` would not have laid if it `held` these cards now."""
        count = 0
        for card, reach, later in self.plays[seat]:
            hand = held | later
            lays = hand & reach
            if lays & lays - 1 and best_card(lays, hand) != card:
                count += 1
        return count

    def sample(self, rng: random.Random) -> list[int]:
        """Gets hands by seat, a few changes after the last ones; the observer's own is left empty."""
        for _ in range(CHANGES if len(self.unseen) > 1 else 0):
            self._change(rng)
        return self.hands.copy()

    def _change(self, rng: random.Random) -> None:
        """Has two cards change places, unless that makes what was laid too unlikely."""
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
