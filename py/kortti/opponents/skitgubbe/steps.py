"""The rules of Skitgubbe on bit sets: a fast copy for opponents.

`Tricks` is the first half as one seat sees it, `Lays` a position of the second. They hold only what the rules need.
tests/engine/opponents/test_skitgubbe_steps.py plays deals here and in the engine in step, under all house rules, and
compares every position.
"""

from __future__ import annotations

from kortti.games.skitgubbe.facts import DRECK, DRECK_TRUMP, HouseRules
from kortti.opponents.myllymatti.sets import STRENGTH, SUIT, SUIT_OF, TAKE
from kortti.opponents.myllymatti.steps import Shedding
from kortti.opponents.skitgubbe.sets import highest, lays_from

RANK = [0b1111 << 4 * strength for strength in range(13)]  # the cards of each rank
LOW = [1 << 4 * strength + suit for strength in DRECK for suit in range(4)]  # in the order of the new deal


class Tricks:
    """The first half as one seat sees it (2.3).

    `trick` and `table` hold (card, seat) pairs. `hands` are those that the seat knows: its own, or all once the half is
    over.
    """

    def __init__(self, rules: HouseRules, dealer: int) -> None:
        self.rules = rules
        self.dealer = dealer
        self.hands = [0] * rules.players
        self.won = [0] * rules.players
        self.trick: list[tuple[int, int]] = []
        self.table: list[tuple[int, int]] = []
        self.trump: int | None = None  # suit number; always fixed before the half ends
        self.trump_seat: int | None = None
        self.is_asked = False  # True if the seat that has just played may slough
        self.begin((dealer + 1) % rules.players)

    def begin(self, leader: int) -> None:
        """Starts a trick (2.3, 1; G1)."""
        players = self.rules.players
        size = 2 if self.rules.tricks == "pair" else players
        self.seats = [(leader + step) % players for step in range(size)]  # the seats in this round, in order
        self.seat = leader  # to act

    def lying(self) -> int:
        """Returns the cards of the trick and the table."""
        return sum(card for card, _ in self.trick) + sum(card for card, _ in self.table)

    def settle(self) -> None:
        """Gives a full round to the highest rank, or makes the tied seats play on (2.3, 5; G2-G4)."""
        trick = self.trick
        ranks = [STRENGTH[card] for card, _ in trick]
        top = max(ranks)
        if self.rules.tie == "any_pair":
            top = max((rank for rank in ranks if ranks.count(rank) > 1), default=top)
        if ranks.count(top) == 1:
            winner = trick[ranks.index(top)][1]
            self.won[winner] |= self.lying()
            self.table.clear()
            self.begin(winner)
        else:
            self.table += trick
            self.seats = [seat for (_, seat), rank in zip(trick, ranks, strict=True) if rank == top]
            self.seat = self.seats[0]
        trick.clear()

    def fix_trump(self, card: int, seat: int) -> None:
        """Puts the last card of the stock into the won pile of `seat`; its suit is trump (2.3, 3)."""
        self.won[seat] |= card
        self.trump, self.trump_seat = SUIT_OF[card], seat

    def shedding(self, limit: int) -> Lays:
        """Returns the second half: cards on the table return to their players (G13), low cards are dealt anew (2.4)."""
        assert self.trump is not None and self.trump_seat is not None
        hands = [hand | pile for hand, pile in zip(self.hands, self.won, strict=True)]
        for card, seat in self.trick + self.table:
            hands[seat] |= card
        players = len(hands)
        order = [(self.dealer + step) % players for step in range(1, players + 1)]
        if victims := [seat for seat in order if hands[seat].bit_count() < self.rules.dreck]:  # G19
            low = [*LOW, RANK[DRECK_TRUMP] & SUIT[self.trump]]
            hands = [hand & ~sum(low) for hand in hands]
            for number, card in enumerate(low):
                hands[victims[number % len(victims)]] |= card
        return Lays(self.rules, hands, self.trump_seat, self.trump, limit)


class Lays(Shedding):
    """A position of the second half (2.5), with lays that may be runs.

    ``trick`` has the highest card of each lay, the one to beat, and ``lays`` all its cards.
    """

    __slots__ = ("lays", "pickup", "runs")

    def __init__(self, rules: HouseRules, hands: list[int], seat: int, trump: int, limit: int) -> None:
        super().__init__(hands, seat, trump, rules.must_beat, limit)
        self.runs, self.pickup = rules.runs, rules.pickup
        self.lays: list[int] = []  # may keep old lays while the trick is empty

    def copy(self) -> Lays:
        """Returns an independent copy."""
        copy = super().copy()
        assert isinstance(copy, Lays)
        copy.runs, copy.pickup, copy.lays = self.runs, self.pickup, self.lays[:]
        return copy

    def place(self) -> tuple[int, ...]:
        """Returns what distinguishes positions of a deal, but for the actions since the last complete trick."""
        return (*super().place(), *self.lays[: len(self.trick)])

    def actions(self) -> list[int]:
        """Returns the legal actions (2.5, 3; G18)."""
        lays = lays_from(self.able(), self.hands[self.seat], self.runs)
        if not self.trick or (lays and self.must_beat):
            return lays
        return [*lays, TAKE]

    def put(self, action: int) -> None:
        """Adds a lay to the trick."""
        if not self.trick:
            self.lays.clear()
        self.trick.append(highest(action))
        self.lays.append(action)

    def taken(self) -> int:
        """Takes from the trick and returns the cards taken (2.5, 4; G16)."""
        trick, lays = self.trick, self.lays
        if self.pickup == "lay":
            trick.pop()
            return lays.pop()
        first, above = len(trick) - 1, len(trick)
        if self.pickup == "sequence":
            while first and lays[first] & trick[first - 1] << 4:
                first -= 1
        elif self.pickup == "bottom":
            first, above = 0, 1
            while above < len(trick) and lays[above] & trick[above - 1] << 4:
                above += 1
        cards = sum(lays[first:above])
        del trick[first:above], lays[first:above]
        return cards
