"""Samples deals of Fan Tan that are consistent with an observation.

A true pass shows that the seat holds none of the cards that fitted then. A false pass shows that it held at least one.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from kortti.cards import PACK, cards_of, mask_of, parse_card
from kortti.game import Game, State
from kortti.games.fan_tan.facts import PASS, HouseRules, dealt_to, turns_of
from kortti.matching import find_room
from kortti.messages import GameError, message
from kortti.worlds import replayed


class Hidden:
    """What one seat knows of the cards that it cannot see."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        self.house = house = HouseRules.of(observation["options"])
        self.me: int = observation["player"]
        self.others = [seat for seat in range(house.players) if seat != self.me]
        self.dealt = mask_of(map(parse_card, observation["dealt"]))
        self.laid = 0
        self.played = [0] * house.players  # by seat, the cards that it has laid
        self.possible = [PACK & ~self.dealt] * house.players  # by seat, the cards that it may have been dealt
        self.witnesses: list[tuple[int, int]] = []  # a seat, and cards of which it held at least one
        false_passes = set(observation["false_passes"])
        for number, (seat, action, reach) in enumerate(turns_of(house, observation["history"])):
            if action != PASS:
                self.laid |= 1 << action
                self.played[seat] |= 1 << action
            elif number in false_passes:
                self.witnesses.append((seat, reach))
            else:
                self.possible[seat] &= ~reach
        begins = observation["current_player"]
        if house.first is not None and not observation["history"] and begins != self.me:
            self.witnesses.append((begins, 1 << house.first))  # the seat that begins holds the starting card
        sizes = [len(dealt_to(range(52), house.players, observation["dealer"], seat)) for seat in range(house.players)]
        self.counts = [size - cards.bit_count() for size, cards in zip(sizes, self.played, strict=True)]
        self.unseen = PACK & ~self.dealt & ~self.laid
        found = {
            (seat, cards & self.unseen & self.possible[seat])
            for seat, cards in self.witnesses
            if seat != self.me and not cards & self.played[seat]  # satisfied by a card that the seat has laid since
        }
        # A constraint implied by another, over a subset of its cards, is dropped.
        self.witnesses = sorted(
            one for one in found if not any(who == one[0] and cards & one[1] == cards != one[1] for who, cards in found)
        )
        self.owners = {card: [s for s in self.others if self.possible[s] >> card & 1] for card in cards_of(self.unseen)}

    def draw(self, rng: random.Random) -> list[int]:
        """Samples hands by seat, as bit sets, consistent with all constraints; the observer's is left empty.

        Raises `GameError` if there are none.
        """
        found = self._draw(self.owners, self.witnesses, rng)
        if found is None:
            raise GameError("no deal agrees", message("error-bad-value", name="observation", text=""))
        return found

    def _draw(
        self, owners: Mapping[int, list[int]], witnesses: list[tuple[int, int]], rng: random.Random
    ) -> list[int] | None:
        """Deals the cards to possible owners, each witness getting a required card. Returns None if it fails."""
        hands = self._matched(owners, rng)
        if hands is None:
            return None
        for number, (seat, cards) in enumerate(witnesses):
            if not hands[seat] & cards:
                choices = [card for card in cards_of(cards) if seat in owners[card]]
                for card in rng.sample(choices, len(choices)):
                    found = self._draw({**owners, card: [seat]}, witnesses[:number] + witnesses[number + 1 :], rng)
                    if found is not None:
                        return found
                return None
        return hands

    def _matched(self, owners: Mapping[int, list[int]], rng: random.Random) -> list[int] | None:
        """Deals each card to one of its owners, up to their counts: a random matching. None if there is none.

        Cards that every seat may hold come last, as they fit in anywhere.
        """
        held: list[list[int]] = [[] for _ in self.counts]
        bound = [card for card, seats in owners.items() if len(seats) < len(self.others)]
        for card in sorted(bound, key=lambda card: len(owners[card])):
            if not find_room(card, owners, self.counts, held, rng):
                return None
        free = [card for card, seats in owners.items() if len(seats) == len(self.others)]
        rng.shuffle(free)
        hands, begin = [0] * len(held), 0
        for seat in self.others:
            end = begin + self.counts[seat] - len(held[seat])
            hands[seat] = mask_of(held[seat]) | mask_of(free[begin:end])
            begin = end
        return hands


def sample(game: Game, observation: Mapping[str, Any], rng: random.Random) -> State[Any]:
    """Samples a state of `game` consistent with `observation`. Raises `GameError` if there is none."""
    hidden = Hidden(observation)
    held = hidden.draw(rng)
    deck = [0] * 52
    for seat in range(game.players):
        cards = cards_of(held[seat] | hidden.played[seat])
        dealt = [parse_card(text) for text in observation["dealt"]] if seat == hidden.me else cards
        if seat != hidden.me:
            rng.shuffle(dealt)
        for place, card in zip(dealt_to(range(52), game.players, observation["dealer"], seat), dealt, strict=True):
            deck[place] = card
    return replayed(game.deal(deck, observation["dealer"]), observation)
