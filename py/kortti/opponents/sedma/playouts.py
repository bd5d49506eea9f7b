"""Deals of Sedma played to their end by ranks alone, fast: what its expert looks ahead with.

All seats play the action that has the highest value. The rules of play and score stand here once more, for speed (3.3,
3.4); `test_playouts_keep_the_rules` plays each playout again in the engine.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from kortti.games.sedma.facts import ALL_POINTS, SEVEN, TEAMS, WORTH, HouseRules
from kortti.opponents.sedma.heuristics import STOP, Outlook, back_of, rank_of, values_of, worth_of_stopping
from kortti.opponents.sedma.knowledge import NUMBERS, POINTS, Position, counts_of, winning_rank

GAME_POINT = 40.0  # card points that a game point is worth, where these are what counts

World = tuple[list[list[int]], list[int]]  # the hands by rank, and the stock, the next card last


class Line:
    """A sampled deal that is played on, by ranks: all that changes from card to card."""

    def __init__(self, playouts: Playouts, world: World) -> None:
        hands, stock = world
        self.house: HouseRules = playouts.house
        self.hands = [hand[:] for hand in hands]  # cards of each rank, by seat
        self.sizes = playouts.sizes[:]
        self.stock = stock[:]
        self.left, self.unplayed = playouts.left[:], sum(playouts.left)
        self.led, self.winning = (playouts.trick[0] if playouts.trick else -1), playouts.winning
        self.count, self.points = len(playouts.trick), playouts.points
        self.leader = playouts.leader
        self.winner = playouts.winner if playouts.winner is not None else playouts.leader
        self.seat, self.is_asked = playouts.me, playouts.is_asked
        self.captured, self.has_won = playouts.captured[:], playouts.has_won[:]
        self.is_over = False

    def choose(self) -> int:
        """Gets the rank that the seat plays by its values, or `STOP`."""
        seat, house, count, size = self.seat, self.house, self.count, self.sizes[self.seat]
        if size == 1 and not self.is_asked:
            return self.hands[seat].index(1)
        ours = count > 0 and (self.winner - seat) % TEAMS == 0
        values = values_of(
            Outlook(
                house,
                self.hands[seat],
                self.left,
                self.led,
                self.winning,
                ours,
                self.points,
                size,
                self.unplayed - size,
                house.players - 1 - count % house.players,
                back_of(seat, self.leader),
                len(self.stock),
            )
        )
        if self.is_asked:
            values = {rank: value for rank, value in values.items() if rank in (self.led, SEVEN)}
            values[STOP] = worth_of_stopping(self.points, ours)
        return max(values, key=values.__getitem__)

    def play(self, choice: int) -> None:
        """Plays a rank, or stops the trick (3.3)."""
        house, seat = self.house, self.seat
        self.is_asked = False
        if choice == STOP:
            self.end_trick()
            return
        self.hands[seat][choice] -= 1
        self.sizes[seat] -= 1
        self.left[choice] -= 1
        self.unplayed -= 1
        self.points += POINTS[choice]
        if not self.count:
            self.leader = self.winner = seat
            self.led = self.winning = choice
        elif house.takes(choice, self.led, self.winning):
            self.winner, self.winning = seat, choice
        self.count += 1
        self.seat = (seat + 1) % house.players
        if self.count % house.players:
            return
        ours = (self.winner - self.leader) % TEAMS == 0
        if not self.sizes[self.leader] or house.prolong == "never" or (house.prolong == "opponent" and ours):
            self.end_trick()
        else:
            self.is_asked = True

    def end_trick(self) -> None:
        """Counts the trick, deals out the stock, and lets the winner lead."""
        house, winner = self.house, self.winner
        self.captured[winner % TEAMS] += self.points
        self.has_won[winner % TEAMS] = True
        while self.stock and self.sizes[winner] < house.hand_size:
            for step in range(house.players):
                seat = (winner + step) % house.players
                self.hands[seat][self.stock.pop()] += 1
                self.sizes[seat] += 1
        if not self.sizes[winner]:
            self.captured[winner % TEAMS] += WORTH
            self.is_over = True
        self.seat = self.leader = winner
        self.led = self.winning = -1
        self.count = self.points = 0


class Playouts(Position):
    """One seat's view of a deal, to deal what it does not see and to play that to the end."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        super().__init__(observation)
        zones = observation["zones"]
        self.sizes = [len(zones[f"hand:{seat}"]) for seat in range(self.house.players)]
        self.hidden = [rank for rank in range(len(self.left)) for _ in range(self.out(rank))]
        self.captured, self.has_won = [0] * TEAMS, [False] * TEAMS
        for _, winner, cards in observation["tricks"]:
            self.captured[winner % TEAMS] += sum(POINTS[NUMBERS[card[0]]] for card in cards)
            self.has_won[winner % TEAMS] = True
        self.winning = winning_rank(self.house, self.trick)

    def sample(self, rng: random.Random) -> World:
        """Deals the unseen cards: anybody may play anything, so all deals are alike."""
        cards = self.hidden[:]
        cards.sort(key=lambda _: rng.random())
        hands = []
        for seat, size in enumerate(self.sizes):
            if seat == self.me:
                hands.append(self.own)
            else:
                hands.append(counts_of(cards[:size]))
                del cards[:size]
        return hands, cards

    def playout(self, world: World, text: str, moves: list[int] | None = None) -> float:
        """Gets what playing `text` brings the seat's team in the end. Adds the ranks played, or `STOP`, to `moves`."""
        line, choice = Line(self, world), rank_of(text)
        while True:
            if moves is not None:
                moves.append(choice)
            line.play(choice)
            if line.is_over:
                return self.result(line.captured, line.has_won)
            choice = line.choose()

    def result(self, captured: Sequence[int], has_won: Sequence[bool]) -> float:
        """Gets what a deal is worth to the seat's team, in card points (3.4)."""
        us = self.me % TEAMS
        ahead = captured[us] - captured[1 - us]
        if self.house.scoring == "points":
            return float(ahead)
        best = 0 if captured[0] > captured[1] else 1
        won = 3 if not has_won[1 - best] else 2 if captured[best] == ALL_POINTS else 1
        return ahead + GAME_POINT * (won if best == us else -won)
