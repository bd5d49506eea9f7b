"""Fast playouts of Sedma by ranks, for the expert.

Everybody plays the action of the highest value. Repeats the rules of play and scoring for speed (3.3, 3.4):
`test_playouts_keep_the_rules` plays each playout again in the engine.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from kortti.games.sedma.facts import ALL_POINTS, SEVEN, TEAMS, WORTH, HouseRules
from kortti.opponents.sedma.heuristics import STOP, Outlook, back_of, rank_of, values_of, worth_of_stopping
from kortti.opponents.sedma.knowledge import NUMBERS, POINTS, Position, counts_of, winning_rank

GAME_POINT = 40.0  # value of a game point in card points, if game points are scored

World = tuple[list[list[int]], list[int]]  # hands as counts by rank, and the stock, next card last


class Line:
    """A sampled deal in play, by ranks."""

    def __init__(self, playouts: Playouts, world: World) -> None:
        hands, stock = world
        self.house: HouseRules = playouts.house
        self.hands = [hand[:] for hand in hands]  # by seat, cards of each rank
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
        """Returns the rank with the highest value for the seat to act, or `STOP`."""
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
        """Scores the trick, deals from the stock and gives the lead to the winner."""
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
    """One seat's view of a deal, with playouts in sampled deals."""

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
        """Deals the unseen cards uniformly at random: plays tell nothing about hands."""
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
        """Returns the result of playing `text` for the seat's team. Appends each rank, or `STOP`, to `moves`."""
        line, choice = Line(self, world), rank_of(text)
        while True:
            if moves is not None:
                moves.append(choice)
            line.play(choice)
            if line.is_over:
                return self.result(line.captured, line.has_won)
            choice = line.choose()

    def result(self, captured: Sequence[int], has_won: Sequence[bool]) -> float:
        """Returns the value of a deal for the seat's team in card points (3.4)."""
        us = self.me % TEAMS
        ahead = captured[us] - captured[1 - us]
        if self.house.scoring == "points":
            return float(ahead)
        best = 0 if captured[0] > captured[1] else 1
        won = 3 if not has_won[1 - best] else 2 if captured[best] == ALL_POINTS else 1
        return ahead + GAME_POINT * (won if best == us else -won)
