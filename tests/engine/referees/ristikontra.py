"""A naive second implementation of Ristikontra, written from the text of the rules alone.

Cards are texts, hands and piles are lists, every question is computed afresh from the tricks. Options and action texts
are the engine's; `test_ristikontra.py` compares the two. Slow and plain on purpose: share no code with the engine.
`met` counts the special cases of the rules that a deal met, since the tests require all of them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
WORTH_OF_60 = {"A": 5, "K": 4, "Q": 3, "J": 2, "T": 1}


@dataclass
class Trick:
    """A finished trick: its leader, its cards in playing order, its winner and winning card."""

    leader: int
    cards: list[str]
    winner: int
    winning: str


class Referee:
    """One deal. `options` holds every option, `deck` card texts with the top card first."""

    def __init__(self, options: dict, deck: list[str], dealer: int) -> None:
        self.options = options
        self.mode = options["mode"]
        self.size = 5 if self.mode == "cleaning" else 6
        self.hands: list[list[str]] = [[] for _ in range(4)]
        for number, card in enumerate(deck[: 4 * self.size]):  # one at a time, clockwise, from the dealer's left
            self.hands[(dealer + 1 + number) % 4].append(card)
        self.stock = list(deck[4 * self.size :])
        self.stock_tricks = len(self.stock) // 4
        self.trick: list[str] = []
        self.leader = (dealer + 1) % 4
        self.player: int | None = self.leader
        self.tricks: list[Trick] = []
        self.turned = 0  # cards of the current trick turned from the stock
        self.over = False
        self.met: Counter[str] = Counter()

    # Legal actions

    def legal(self) -> list[str]:
        if self.over:
            return []
        refused = {card for card in self.hands[self.player] if self.is_fourth_lead(card) or self.is_held_king(card)}
        plays = [f"play {card}" for card in self.hands[self.player] if card not in refused]
        return [*plays, "turn"] if self.stock else plays

    def is_fourth_lead(self, card: str) -> bool:
        """Checks if leading `card` from the hand would be the fourth lead of its rank in a row, without need."""
        last = self.tricks[-3:]
        return (
            not self.trick
            and [(trick.leader, trick.cards[0][0]) for trick in last] == [(self.player, card[0])] * 3
            and any(other[0] != card[0] for other in self.hands[self.player])
        )

    def is_held_king(self, card: str) -> bool:
        """Checks if `card` is the fourth king and must wait for the end of the stock."""
        played = [other for trick in self.tricks for other in trick.cards] + self.trick
        return (
            self.options["hold_fourth_king"]
            and self.mode == "cleaning"
            and bool(self.stock)
            and card[0] == "K"
            and [other[0] for other in played].count("K") == 3
        )

    def apply(self, text: str) -> None:
        legal = self.legal()
        assert text in legal, text
        role = "leading" if not self.trick else "following"
        self.met[f"{text.split()[0]} {role}"] += 1
        self.note_what_is_refused(legal, role)
        if text == "turn":
            card = self.stock.pop(0)
            self.turned += 1
        else:
            card = text.split()[1]
            self.hands[self.player].remove(card)
        if role == "leading":
            self.note_the_lead(card, text == "turn")
        self.met["fourth king turned"] += text == "turn" and self.is_held_king(card)
        self.trick.append(card)
        self.player = (self.player + 1) % 4
        if len(self.trick) == 4:
            self.finish()

    # Tricks

    def finish(self) -> None:
        lead = self.trick[0]
        number = max(number for number, card in enumerate(self.trick) if card[0] == lead[0])
        winner = (self.leader + number) % 4
        self.tricks.append(Trick(self.leader, self.trick, winner, self.trick[number]))
        self.met[f"won by card {number + 1}"] += 1
        self.met[f"{self.turned} turned in a trick"] += bool(self.turned or self.stock)
        self.trick, self.turned = [], 0
        for step in range(4):
            hand = self.hands[(winner + step) % 4]
            if self.stock and len(hand) < self.size:
                hand.append(self.stock.pop(0))
        self.leader = self.player = winner
        if len(self.tricks) == 13:
            self.over = True
            self.player = None
            self.note_the_end()

    # Scoring

    def captured(self, team: int, first: int = 1, last: int = 13) -> list[str]:
        """Returns the cards that a team won in a range of tricks."""
        tricks = [trick for trick in self.tricks[first - 1 : last] if trick.winner % 2 == team]
        return [card for trick in tricks for card in trick.cards]

    def card_points(self, team: int) -> int:
        worth = WORTH_OF_60 if self.mode == "first60" else WORTH
        return sum(worth.get(card[0], 0) for card in self.captured(team))

    def is_dirty(self, team: int) -> bool:
        return any(card[0] == "Q" for card in self.captured(team, 1, 8))

    def is_cleaned(self, team: int) -> bool:
        return any(
            trick.winner % 2 == team and trick.winning[0] != "Q" and any(card[0] == "K" for card in trick.cards)
            for trick in self.tricks[8:]
        )

    def team_points(self, team: int) -> int:
        points = self.card_points(team)
        if self.mode == "gamepoints":
            return 2 if points == 120 else 1 if points > 60 else 0
        if self.mode == "cleaning" and (points < 10 or (self.is_dirty(team) and not self.is_cleaned(team))):
            return 0
        return points

    def points(self) -> list[int]:
        return [self.team_points(seat % 2) for seat in range(4)]

    def winners(self) -> list[int]:
        even, odd = self.team_points(0), self.team_points(1)
        return [] if even == odd else [0, 2] if even > odd else [1, 3]

    def summary(self) -> dict[str, tuple[int, ...]]:
        return {"captured": (self.card_points(0), self.card_points(1)), "last": (self.tricks[-1].winner % 2,)}

    # Zones

    def zones(self) -> dict[str, list[str]]:
        return {
            **{f"hand:{seat}": hand for seat, hand in enumerate(self.hands)},
            **{f"captured:{team}": self.captured(team) for team in range(2)},
            "stock": self.stock,
            "trick": self.trick,
        }

    # Special cases

    def note_what_is_refused(self, legal: list[str], role: str) -> None:
        for card in self.hands[self.player]:
            if f"play {card}" not in legal:
                self.met["fourth lead refused"] += self.is_fourth_lead(card)
                self.met[f"fourth king refused {role}"] += self.is_held_king(card)
                self.met["refused by both rules"] += self.is_fourth_lead(card) and self.is_held_king(card)

    def note_the_lead(self, card: str, turned: bool) -> None:
        """Counts leads of one rank in a row and the causes of a fourth one."""
        run = 1
        for trick in reversed(self.tricks):
            if trick.cards[0][0] != card[0]:
                break
            run += 1
        self.met[f"{run} leads in a row"] += run > 1
        if run == 4:
            self.met["fourth lead turned" if turned else "fourth lead for want of another rank"] += 1
            self.met["fourth lead of a held king turned"] += turned and self.is_held_king(card)

    def note_the_end(self) -> None:
        for team in range(2):
            points = self.card_points(team)
            if self.mode == "gamepoints":
                self.met["all 120 points"] += points == 120
                self.met["60-60"] += points == 60
            if self.mode == "cleaning":
                dirty, cleaned = self.is_dirty(team), self.is_cleaned(team)
                word = "cleaned" if dirty and cleaned else "dirty" if dirty else "clean"
                self.met[word + (" under 10" if points < 10 else "")] += 1
                kings = [trick for trick in self.tricks[8:] if "K" in [card[0] for card in trick.cards]]
                mine = [trick for trick in kings if trick.winner % 2 == team]
                self.met["dirty in spite of a king won with a queen"] += dirty and bool(mine) and not cleaned
            if self.mode.startswith("first"):
                self.met["everything"] += points == int(self.mode[5:])
