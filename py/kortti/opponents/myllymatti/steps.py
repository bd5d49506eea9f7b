"""The rules of Myllymatti on bit sets: a fast copy for playouts and search.

`Duels` is a position of the first half, `Shedding` one of the second. They hold only what the rules need.
tests/engine/opponents/test_myllymatti_steps.py plays deals here and in the engine in step, under all house rules, and
compares every position.
"""

from __future__ import annotations

from kortti.games.myllymatti.facts import HAND, LEFT, SEATS, HouseRules
from kortti.opponents.myllymatti.sets import BEATERS, STRENGTH, SUIT, SUIT_OF, TAKE, TURN, cards_of

FOR_EVER = 1 << 30  # a limit of actions that is never reached


class Duels:
    """A position of the first half (3.3). It is over when the seat to act has no card (C8).

    `TURN` is legal while the stock has at least two cards (C6). `trick` and `bounced` hold (card, seat) pairs.
    """

    __slots__ = ("bounced", "hands", "rules", "seat", "stock", "trick", "trump", "trump_seat", "won")

    def __init__(self, rules: HouseRules, hands: list[int], stock: list[int], seat: int) -> None:
        self.rules = rules
        self.hands = hands
        self.stock = stock  # top card last
        self.seat = seat  # to act
        self.won = [0] * len(hands)
        self.trick: list[tuple[int, int]] = []
        self.bounced: list[tuple[int, int]] = []
        self.trump: int | None = None  # suit number; always fixed before the half ends
        self.trump_seat: int | None = None

    def copy(self) -> Duels:
        """Returns an independent copy."""
        copy = Duels(self.rules, self.hands[:], self.stock[:], self.seat)
        copy.won, copy.trick, copy.bounced = self.won[:], self.trick[:], self.bounced[:]
        copy.trump, copy.trump_seat = self.trump, self.trump_seat
        return copy

    def play(self, action: int) -> None:
        """Plays a card, or turns one from the stock (3.3, 1-5)."""
        seat, trick, immediate = self.seat, self.trick, self.rules.draw_timing == "immediate"  # C2
        if action == TURN:
            action = self.stock.pop()
        else:
            self.hands[seat] ^= action
        trick.append((action, seat))
        if immediate:
            self._draw(seat)
        if len(trick) == 1:
            self.seat = LEFT[seat]
            return
        leader = trick[0][1]
        self.seat = winner = self.settle()
        if not immediate:  # also after a bounce (C4)
            follower_first = self.rules.draw_order == "winner_first" and winner == seat  # C3
            self._draw(seat if follower_first else leader)
            self._draw(leader if follower_first else seat)

    def settle(self) -> int:
        """Gives a full duel to the higher rank, or bounces it on a tie; returns the next leader (3.3, 3-4; C5)."""
        (led, leader), (answer, follower) = self.trick
        self.bounced += self.trick
        self.trick.clear()
        if STRENGTH[led] == STRENGTH[answer]:
            return leader
        winner = leader if STRENGTH[led] > STRENGTH[answer] else follower
        for card, _ in self.bounced:
            self.won[winner] |= card
        self.bounced.clear()
        return winner

    def _draw(self, seat: int) -> None:
        """Draws a card for `seat` if it has fewer than three; the last card fixes the trump (3.3, 5-7; C18)."""
        stock = self.stock
        if stock and self.hands[seat].bit_count() < HAND:
            card = stock.pop()
            if stock:
                self.hands[seat] |= card
            else:
                self.fix_trump(card, seat)

    def fix_trump(self, card: int, seat: int) -> None:
        """Puts the last card of the stock into the won pile of `seat`; its suit is trump (3.3, 6)."""
        self.won[seat] |= card
        self.trump, self.trump_seat = SUIT_OF[card], seat

    def shedding(self, limit: int) -> Shedding:
        """Returns the second half: cards of the unfinished duel go back to their players (C7), piles into hands."""
        assert self.trump is not None and self.trump_seat is not None
        hands = [hand | pile for hand, pile in zip(self.hands, self.won, strict=True)]
        for card, seat in self.trick + self.bounced:
            hands[seat] |= card
        return Shedding(hands, self.trump_seat, self.trump, self.rules.must_beat, limit)


LEFTS = {SEATS: LEFT} | {seats: [(seat + 1) % seats for seat in range(seats)] for seats in (2, 4, 5, 6)}


class Shedding:
    """A position of the second half (3.4). It is over after `limit` actions without a complete trick (C15).

    `trick` holds the cards still to be beaten, the current one last. Skitgubbe's second half, for two to six players,
    overrides `place`, `put` and `taken`.
    """

    __slots__ = (
        "beaters",
        "hands",
        "holders",
        "is_over",
        "lefts",
        "limit",
        "must_beat",
        "seat",
        "since",
        "size",
        "trick",
        "trumps",
    )

    def __init__(self, hands: list[int], seat: int, trump: int, must_beat: bool, limit: int) -> None:
        """Starts the half: `seat`, or the next one with cards, leads (3.4, 1-2; C10, C14)."""
        self.hands = hands
        self.lefts = LEFTS[len(hands)]
        self.trick: list[int] = []
        self.since = 0  # actions since the last complete trick
        self.limit = limit
        self.must_beat = must_beat
        self.beaters, self.trumps = BEATERS[trump], SUIT[trump]
        self.holders = self.size = sum(map(bool, hands))  # seats with cards; cards that complete the trick (C12)
        self.is_over = self.holders < 2
        self.seat = seat if hands[seat] else self.after(seat)  # to act

    def copy(self) -> Shedding:
        """Returns an independent copy."""
        copy = object.__new__(type(self))
        copy.lefts = self.lefts
        copy.hands, copy.trick = self.hands[:], self.trick[:]
        copy.since, copy.limit, copy.must_beat = self.since, self.limit, self.must_beat
        copy.beaters, copy.trumps = self.beaters, self.trumps
        copy.holders, copy.size, copy.is_over, copy.seat = self.holders, self.size, self.is_over, self.seat
        return copy

    def with_hands(self, hands: list[int]) -> Shedding:
        """Returns a copy with these hands and without the stall limit."""
        copy = self.copy()
        copy.hands, copy.holders, copy.limit = hands, sum(map(bool, hands)), FOR_EVER
        if not copy.trick:
            copy.size = copy.holders
        return copy

    def place(self) -> tuple[int, ...]:
        """Returns what distinguishes positions of a deal, but for the actions since the last complete trick."""
        return (self.seat, self.size, *self.trick, 0, *self.hands)

    def after(self, seat: int) -> int:
        """Returns the next seat to the left of `seat` that has cards (C10)."""
        hands, lefts = self.hands, self.lefts
        seat = lefts[seat]
        while not hands[seat]:
            seat = lefts[seat]
        return seat

    def able(self) -> int:
        """Returns the playable cards: any for a lead, otherwise those that beat the last card (3.4, 3)."""
        hand = self.hands[self.seat]
        return hand & self.beaters[self.trick[-1]] if self.trick else hand

    def actions(self) -> list[int]:
        """Returns the legal actions (C9)."""
        able = [*cards_of(self.able())]
        if not self.trick or (able and self.must_beat):
            return able
        return [*able, TAKE]

    def put(self, action: int) -> None:
        """Adds a play to the trick."""
        self.trick.append(action)

    def taken(self) -> int:
        """Takes from the trick and returns the cards taken."""
        return self.trick.pop()

    def play(self, action: int) -> None:
        """Leads or beats with a card, or takes the last card of the trick (3.4, 3-8)."""
        hands, trick, seat = self.hands, self.trick, self.seat
        lefts = self.lefts
        self.since += 1
        follower = lefts[seat]
        if action == TAKE:
            hands[seat] |= self.taken()
        else:
            self.put(action)
            hands[seat] ^= action
            if not hands[seat]:
                self.holders -= 1
            if len(trick) == self.size:
                trick.clear()
                self.since = 0
                follower = seat  # leads (C11)
        if self.holders < 2 or self.since >= self.limit:  # C13, C15
            self.is_over = True
            return
        while not hands[follower]:  # C10
            follower = lefts[follower]
        self.seat = follower
        if not trick:
            self.size = self.holders  # C12
