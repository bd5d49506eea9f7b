"""The observation of Sedma by ranks: hand, trick, and unseen cards of each rank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kortti.cards import RANKS
from kortti.games.sedma.facts import CARD_POINTS, SEVEN, TEAMS, HouseRules, fits

PLAYED_WITH = tuple(RANKS.index(rank) for rank in "789TJQKA")
NUMBERS = {rank: number for number, rank in enumerate(RANKS)}
POINTS = CARD_POINTS[: len(RANKS)]  # by rank


class Memory(NamedTuple):
    """What a player remembers: the last finished tricks, and whether it counts the players after it when following."""

    tricks: int = 99
    looks_on: bool = True


PERFECT = Memory()


class Position:
    """The observation by ranks: own hand, trick, and the cards still out as far as the seat remembers."""

    def __init__(self, observation: Mapping[str, Any], memory: Memory = PERFECT) -> None:
        zones = observation["zones"]
        self.house = house = HouseRules.of(observation["options"])
        self.me: int = observation["player"]
        self.leader: int = observation["leader"]
        self.is_asked = observation["phase"] == "prolong"
        self.trick = [NUMBERS[card[0]] for card in zones["trick"]]
        self.own = counts_of(NUMBERS[card[0]] for card in zones[f"hand:{self.me}"])
        self.size = len(zones[f"hand:{self.me}"])
        self.stock = len(zones["stock"])
        self.winner: int | None = observation["winner"]
        self.ours = self.winner is not None and self.winner % TEAMS == self.me % TEAMS
        self.winning = winning_rank(house, self.trick)
        self.points = sum(map(POINTS.__getitem__, self.trick))
        # Seats that play after this one in the round; the first of them is an opponent.
        self.after = house.players - 1 - len(self.trick) % house.players
        if self.trick and not memory.looks_on:
            self.after = 0
        known = observation["tricks"][max(0, len(observation["tricks"]) - memory.tricks) :]
        # Unplayed cards of each rank, as far as remembered.
        self.left = [4 * (rank in PLAYED_WITH) for rank in range(len(RANKS))]
        for rank in [NUMBERS[card[0]] for _, _, cards in known for card in cards] + self.trick:
            self.left[rank] -= 1
        self.unseen = sum(self.left) - self.size

    def out(self, rank: int) -> int:
        """Returns the number of unseen cards of `rank`."""
        return self.left[rank] - self.own[rank]

    def takers(self, led: int, winning: int) -> int:
        """Returns how many unseen cards take a trick led with `led` from a card of rank `winning`."""
        return sum(self.out(rank) for rank in {led, SEVEN} if self.house.takes(rank, led, winning))

    def takes(self, rank: int) -> bool:
        """Checks if a card of `rank` takes the present trick, or leads to it."""
        return not self.trick or self.house.takes(rank, self.trick[0], self.winning)

    def backs(self, rank: int) -> int:
        """Returns how many cards that fit the trick remain in hand after playing a card of `rank`."""
        led = self.trick[0] if self.trick else rank
        return sum(self.own[other] for other in {led, SEVEN}) - fits(rank, led)


def counts_of(ranks: Any) -> list[int]:
    """Counts the cards of each rank."""
    counts = [0] * len(RANKS)
    for rank in ranks:
        counts[rank] += 1
    return counts


def winning_rank(house: HouseRules, trick: Sequence[int]) -> int:
    """Returns the rank that holds the trick, or -1 if it is empty."""
    if not trick:
        return -1
    winning = trick[0]
    for rank in trick:
        if house.takes(rank, trick[0], winning):
            winning = rank
    return winning
