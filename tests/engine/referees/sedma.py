"""A naive second implementation of Sedma, written from the text of the rules alone.

Cards are texts, hands and piles are lists, every question is computed afresh from the cards played. Options and action
texts are the engine's; `test_sedma.py` compares the two. Slow and plain on purpose: share no code with the engine.
`met` counts the special cases of the rules that a deal met, since the tests require all of them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass


@dataclass
class Trick:
    """A finished trick: its leader, its cards in playing order and its winner."""

    leader: int
    cards: list[str]
    winner: int


class Referee:
    """One deal. `options` holds every option, `deck` card texts with the top card first."""

    def __init__(self, options: dict, deck: list[str], dealer: int) -> None:
        self.options = options
        self.seats = options["players"]
        self.size = options["hand_size"]
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        for number, card in enumerate(deck[: self.seats * self.size]):  # one at a time, from the dealer's left
            self.hands[(dealer + 1 + number) % self.seats].append(card)
        self.stock = list(deck[self.seats * self.size :])
        self.leader = (dealer + 1) % self.seats
        self.player: int | None = self.leader
        self.trick: list[str] = []  # cards of all its rounds
        self.asked = False  # True while the leader must play on or stop
        self.tricks: list[Trick] = []
        self.over = False
        self.met: Counter[str] = Counter()

    # Legal actions

    def fits(self, card: str) -> bool:
        """Checks if `card` matches the trick's first card or is a seven."""
        return card[0] == self.trick[0][0] or card[0] == "7"

    def legal(self) -> list[str]:
        if self.over:
            return []
        hand = self.hands[self.player]
        if self.asked:
            return [*(f"play {card}" for card in hand if self.fits(card)), "stop"]
        return [f"play {card}" for card in hand]

    def apply(self, text: str) -> None:
        assert text in self.legal(), text
        if text == "stop":
            self.met["stopped though it could go on" if len(self.legal()) > 1 else "stop alone"] += 1
            self.finish()
            return
        if self.asked:
            self.met["played on"] += 1
            self.met["played on with a " + ("seven" if text[5] == "7" else "card of the rank")] += 1
            self.met["played on while a seven of the leader's side wins"] += self.is_ours() and self.last_seven()
            self.met["played on under an other's seven"] += not self.is_ours() and self.last_seven()
        self.asked = False
        card = text[5:]
        self.hands[self.player].remove(card)
        self.trick.append(card)
        self.player = (self.player + 1) % self.seats
        if len(self.trick) % self.seats == 0:
            self.end_round()

    # Tricks

    def end_round(self) -> None:
        """Ends a round: the leader's hand is empty, the option ends the trick, or the leader is asked."""
        if not self.hands[self.leader]:
            self.met["ended for want of cards"] += len(self.trick) > self.seats
            self.finish()
        elif self.options["prolong"] == "never" or (self.options["prolong"] == "opponent" and self.is_ours()):
            self.finish()
        else:
            self.asked = True
            self.player = self.leader

    def winner(self) -> int:
        """Returns the seat that is winning the trick."""
        wins = 0
        for place, card in enumerate(self.trick):
            if self.fits(card):
                wins = place
        sevens = [place for place, card in enumerate(self.trick) if card[0] == "7"]
        if self.options["sevens"] == "top" and sevens:
            self.met["a seven stays on top"] += sevens[-1] != wins
            wins = sevens[-1]
        return (self.leader + wins) % self.seats

    def is_ours(self) -> bool:
        return self.team(self.winner()) == self.team(self.leader)

    def last_seven(self) -> bool:
        """Checks if a seven is winning the trick."""
        fitting = [card for card in self.trick if self.fits(card)]
        return fitting[-1][0] == "7"

    @staticmethod
    def team(seat: int) -> int:
        return seat % 2

    def finish(self) -> None:
        winner = self.winner()
        rounds = len(self.trick) // self.seats
        self.met[f"rounds {rounds}"] += 1
        self.met[f"won by the seat {(winner - self.leader) % self.seats} after the leader"] += 1
        self.met["a seven led"] += self.trick[0][0] == "7"
        self.tricks.append(Trick(self.leader, self.trick, winner))
        self.trick, self.asked = [], False
        lacking = sum(self.size - len(hand) for hand in self.hands)
        self.met["a short stock"] += bool(self.stock) and len(self.stock) < lacking
        while self.stock and any(len(hand) < self.size for hand in self.hands):
            for step in range(self.seats):  # one card each, from the winner on, repeated
                self.hands[(winner + step) % self.seats].append(self.stock.pop(0))
        assert len({len(hand) for hand in self.hands}) == 1
        self.leader = self.player = winner
        if not self.stock and not any(self.hands):
            self.over, self.player = True, None
            self.met["all tricks"] += len({self.team(trick.winner) for trick in self.tricks}) == 1
            self.met["all points without all tricks"] += max(self.points_of(0), self.points_of(1)) == 90 and (
                len({self.team(trick.winner) for trick in self.tricks}) == 2
            )

    # Scoring

    def captured(self, team: int) -> list[str]:
        return [card for trick in self.tricks if self.team(trick.winner) == team for card in trick.cards]

    def points_of(self, team: int) -> int:
        cards = 10 * sum(card[0] in "AT" for card in self.captured(team))
        return cards + 10 * (self.team(self.tricks[-1].winner) == team)

    def team_points(self, team: int) -> int:
        points = self.points_of(team)
        if self.options["scoring"] == "points":
            return points
        if points < 50:
            return 0
        if all(self.team(trick.winner) == team for trick in self.tricks):
            return 3
        return 2 if points == 90 else 1

    def points(self) -> list[int]:
        return [self.team_points(self.team(seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.points_of(self.team(seat)) >= 50]

    # Zones

    def zones(self) -> dict[str, list[str]]:
        return {
            **{f"hand:{seat}": hand for seat, hand in enumerate(self.hands)},
            **{f"captured:{team}": self.captured(team) for team in range(2)},
            "stock": self.stock,
            "trick": self.trick,
        }


class Series:
    """Consecutive deals: totals, the end of the match and the next dealer."""

    def __init__(self, options: dict) -> None:
        self.options = options
        self.totals = [0, 0]

    def add(self, deal: Referee) -> None:
        for team in range(2):
            self.totals[team] += deal.team_points(team)

    def is_over(self) -> bool:
        one, two = self.totals
        return max(one, two) >= self.options["target"] and one != two

    def winning_team(self) -> int:
        return 0 if self.totals[0] > self.totals[1] else 1

    def next_dealer(self, deal: Referee, dealer: int) -> int:
        if self.options["next_dealer"] == "left" or dealer in deal.winners():
            return (dealer + 1) % deal.seats
        return (dealer + 2) % deal.seats  # the partner; with two players the dealer himself
