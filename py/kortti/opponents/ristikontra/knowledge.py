"""The observation of Ristikontra by ranks: the trick, the unseen cards as far as remembered, the points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kortti.cards import RANKS
from kortti.games.ristikontra.facts import SEATS, TEAMS, TRICKS, HouseRules, points_in


class Memory(NamedTuple):
    """What a player remembers: the last finished tricks, certain ranks of all tricks, and the players after it."""

    tricks: int = TRICKS
    ranks: str = RANKS
    looks_on: bool = True


PERFECT = Memory()


class Tally:
    """What each pair has captured in finished tricks, and whether it is dirty (D11, D12).

    `RistikontraState` computes the same; `test_the_tally_is_what_the_engine_counts` compares them.
    """

    def __init__(self, house: HouseRules) -> None:
        self.points, self.stock_tricks = points_in(house.mode), house.stock_tricks
        self.finished = 0
        self.captured, self.dirty = [0] * TEAMS, [False] * TEAMS

    def add(self, winner: int, ranks: Sequence[str]) -> None:
        """Adds the next trick: its winner and the ranks of its cards, the led one first."""
        team = winner % TEAMS
        self.captured[team] += sum(self.points.get(rank, 0) for rank in ranks)
        if self.finished < self.stock_tricks:
            self.dirty[team] |= "Q" in ranks
        elif "K" in ranks and ranks[0] != "Q":
            self.dirty[team] = False
        self.finished += 1


class Position:
    """The observation by ranks: own hand, trick, unseen cards, and the pairs' captures."""

    def __init__(self, observation: Mapping[str, Any], memory: Memory = PERFECT) -> None:
        zones = observation["zones"]
        self.house = house = HouseRules.of(observation["options"])
        self.me: int = observation["player"]
        self.trick = [card[0] for card in zones["trick"]]
        self.worth = points_in(house.mode)
        self.hand = [card[0] for card in zones[f"hand:{self.me}"]]
        self.stock = len(zones["stock"])
        self.sizes = [len(zones[f"hand:{seat}"]) for seat in range(SEATS)]
        self.ours = bool(self.trick) and observation["winner"] % TEAMS == self.me % TEAMS
        # Seats that play after this one, in order.
        self.after = [(self.me + step) % SEATS for step in range(1, SEATS - len(self.trick))]
        if not memory.looks_on:
            self.after = []
        tricks = [(winner, [card[0] for card in cards]) for _, winner, cards in observation["tricks"]]
        self.out = self.unseen_by_rank(tricks, memory)
        self.unseen = sum(self.out.values())
        self.cleans = house.mode == "cleaning"
        if self.cleans:
            tally = Tally(house)
            for winner, ranks in tricks:
                tally.add(winner, ranks)
            self.dirty, self.captured = tally.dirty, tally.captured

    def unseen_by_rank(self, tricks: Sequence[tuple[int, list[str]]], memory: Memory) -> dict[str, int]:
        """Returns the number of unseen cards by rank, as far as remembered."""
        out = dict.fromkeys(RANKS, 4)
        forgotten = len(tricks) - memory.tricks
        for number, (_, ranks) in enumerate(tricks):
            for rank in ranks:
                if number >= forgotten or rank in memory.ranks:
                    out[rank] -= 1
        for rank in self.trick + self.hand:
            out[rank] -= 1
        return out

    def points(self, rank: str) -> int:
        """Returns the points of a card of `rank`."""
        return self.worth.get(rank, 0)

    def wastes(self, rank: str) -> bool:
        """Checks if `rank` is an ace or ten that would go to a trick held by the opponents."""
        return rank in ("A", "T") and bool(self.trick) and not self.ours and rank != self.trick[0]
