"""What an observation of Sedma tells: hand and trick by rank, and how many cards of each rank a seat has not seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kortti.cards import RANKS
from kortti.games.sedma.facts import CARD_POINTS, SEVEN, TEAMS, HouseRules, fits

PLAYED_WITH = tuple(RANKS.index(rank) for rank in "789TJQKA")
NUMBERS = {rank: number for number, rank in enumerate(RANKS)}
POINTS = CARD_POINTS[: len(RANKS)]  # of a card of each rank


class Memory(NamedTuple):
    """What a player keeps in mind: the last finished tricks, and whether it thinks of those who play later."""

    tricks: int = 99
    looks_on: bool = True


PERFECT = Memory()


class Position:
    """What an observation tells, by ranks: own hand, the trick, what is still out as far as a seat remembers."""

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
        # How many play after this seat in this round: the one to the left first, who is an opponent.
        self.after = house.players - 1 - len(self.trick) % house.players if memory.looks_on else 0
        known = observation["tricks"][max(0, len(observation["tricks"]) - memory.tricks) :]
        # Cards of each rank that were not played, as it remembers.
        self.left = [4 * (rank in PLAYED_WITH) for rank in range(len(RANKS))]
        for rank in [NUMBERS[card[0]] for _, _, cards in known for card in cards] + self.trick:
            self.left[rank] -= 1
        self.unseen = sum(self.left) - self.size

    def out(self, rank: int) -> int:
        """Gets how many cards of `rank` this seat has not seen."""
        return self.left[rank] - self.own[rank]

    def takers(self, led: int, winning: int) -> int:
        """Gets how many unseen cards would take a trick to which `led` was led from a card of `winning`."""
        return sum(self.out(rank) for rank in {led, SEVEN} if self.house.takes(rank, led, winning))

    def takes(self, rank: int) -> bool:
        """Tells whether a card of `rank` takes the present trick, or leads to it."""
        return not self.trick or self.house.takes(rank, self.trick[0], self.winning)

    def backs(self, rank: int) -> int:
        """Gets how many cards that fit the trick stay in hand when a card of `rank` is played."""
        led = self.trick[0] if self.trick else rank
        return sum(self.own[other] for other in {led, SEVEN}) - fits(rank, led)


def counts_of(ranks: Any) -> list[int]:
    """Counts the cards of each rank."""
    counts = [0] * len(RANKS)
    for rank in ranks:
        counts[rank] += 1
    return counts


def winning_rank(house: HouseRules, trick: Sequence[int]) -> int:
    """Gets the rank of the card that has the trick, the first one's where there is one alone; an empty one: -1."""
    if not trick:
        return -1
    winning = trick[0]
    for rank in trick:
        if house.takes(rank, trick[0], winning):
            winning = rank
    return winning
