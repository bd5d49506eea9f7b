"""The rules of Sedma by ranks, for sampled deals and fast playouts.

Repeats the rules of play and scoring for speed (3.3, 3.4): `test_playouts_keep_the_rules` plays each playout again in
the engine.
"""

from __future__ import annotations

from collections.abc import Sequence

from kortti.games.sedma.facts import TEAMS, WORTH, HouseRules
from kortti.opponents.sedma.heuristics import STOP, Outlook, back_of, values_of
from kortti.opponents.sedma.knowledge import PLAYED_WITH, POINTS


class Line:
    """A deal in play. All but `hands` and `stock` is what everybody sees."""

    def __init__(self, house: HouseRules, leader: int) -> None:
        """Begins a deal in which no card is known: the hands hold none, the stock only blanks."""
        self.house = house
        self.hands = [[0] * len(POINTS) for _ in range(house.players)]  # by seat, cards of each rank
        self.sizes = [house.hand_size] * house.players
        self.stock = [0] * (4 * len(PLAYED_WITH) - house.hand_size * house.players)  # next card last
        self.left = [4 * (rank in PLAYED_WITH) for rank in range(len(POINTS))]  # unplayed cards, by rank
        self.unplayed = sum(self.left)
        self.led = self.winning = -1  # ranks
        self.count = self.points = 0  # of the trick
        self.seat = self.leader = self.winner = leader
        self.is_asked = self.is_over = False
        self.captured, self.has_won = [0] * TEAMS, [False] * TEAMS

    def dealt(self, hands: Sequence[Sequence[int]], stock: Sequence[int]) -> Line:
        """Returns a copy with the given cards."""
        copy = Line.__new__(Line)
        copy.__dict__.update(self.__dict__)
        copy.hands = [[*hand] for hand in hands]
        copy.sizes, copy.stock, copy.left = self.sizes[:], [*stock], self.left[:]
        copy.captured, copy.has_won = self.captured[:], self.has_won[:]
        return copy

    def outlook(self) -> Outlook:
        """Returns what the values of the seat to act depend on."""
        seat, house, count, size = self.seat, self.house, self.count, self.sizes[self.seat]
        return Outlook(
            house,
            self.hands[seat],
            self.left,
            self.led,
            self.winning,
            count > 0 and (self.winner - seat) % TEAMS == 0,
            self.points,
            size,
            self.unplayed - size,
            house.players - 1 - count % house.players,
            back_of(seat, self.leader),
            len(self.stock),
        )

    def choose(self) -> int:
        """Returns the rank with the highest value for the seat to act, or `STOP`."""
        if self.sizes[self.seat] == 1 and not self.is_asked:
            return self.hands[self.seat].index(1)
        values = values_of(self.outlook(), self.is_asked)
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
