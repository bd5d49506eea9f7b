"""A naive second implementation of Myllymatti, written from the text of the rules alone.

Cards are texts, hands and piles are lists, every question is computed afresh. Options and action texts are the
engine's; `test_myllymatti.py` compares the two. Slow and plain on purpose: share no code with the engine. `met` counts
the special cases of the rules that a deal met, since the tests require all of them.
"""

from __future__ import annotations

from collections import Counter

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]


def height(card: str) -> int:
    return RANKS.index(card[0])


class Referee:
    """One deal. `options` holds every option, `deck` card texts with the top card first."""

    def __init__(self, options: dict, deck: list[str], dealer: int, n: int = 3) -> None:
        self.options = options
        self.n = n
        self.hands: list[list[str]] = [[] for _ in range(n)]
        for number, card in enumerate(deck[: 3 * n]):  # one card at a time, clockwise, from the dealer's left
            self.hands[(dealer + 1 + number) % n].append(card)
        self.stock = list(deck[3 * n :])
        self.won: list[list[str]] = [[] for _ in range(n)]
        self.half = 1
        self.leader = (dealer + 1) % n
        self.led: str | None = None  # the lead, until it is answered
        self.bounced: list[tuple[int, str]] = []  # cards of tied tricks and their players
        self.trump: str | None = None
        self.trump_seat: int | None = None
        self.trick: list[str] = []
        self.trick_size = 0
        self.completed: list[str] = []
        self.order_out: list[int] = []
        self.count = 0
        self.over = False
        self.stalled = False
        self.player: int | None = self.leader
        self.met: Counter[str] = Counter()

    # Legal actions

    def legal(self) -> list[str]:
        if self.over:
            return []
        hand = self.hands[self.player]
        plays = [f"play {card}" for card in hand]
        if self.half == 1:
            return [*plays, "turn"] if len(self.stock) >= 2 else plays
        if not self.trick:
            return plays
        beaters = [f"play {card}" for card in hand if self.beats(card, self.trick[-1])]
        if beaters and self.options["must_beat"]:
            return beaters
        return [*beaters, "take"]

    def beats(self, card: str, other: str) -> bool:
        if card[1] == other[1]:
            return height(card) > height(other)
        return card[1] == self.trump

    def apply(self, text: str) -> None:
        assert text in self.legal(), text
        self.met[f"half {self.half}: {text.split()[0]}"] += 1
        if self.half == 1:
            self.collect(text)
        else:
            self.shed(text)

    # The first half.

    def follower(self) -> int:
        return (self.leader + 1) % self.n

    def collect(self, text: str) -> None:
        seat = self.player
        if text == "turn":
            card = self.stock.pop(0)
            self.met["turned by the " + ("leader" if self.led is None else "follower")] += 1
        else:
            card = text.split()[1]
            self.hands[seat].remove(card)
        if self.options["draw_timing"] == "immediate":
            self.draw(seat)
        if self.led is None:
            self.led = card
            self.player = self.follower()
        else:
            self.resolve(self.led, card)
        if not self.hands[self.player]:
            self.end_of_the_first_half()

    def resolve(self, led: str, answer: str) -> None:
        leader, follower = self.leader, self.follower()
        self.led = None
        winner = None
        if height(led) == height(answer):
            self.bounced += [(leader, led), (follower, answer)]
            self.met["bounce"] += 1
            self.met["bounce on a bounce"] += len(self.bounced) > 2
        else:
            winner = leader if height(led) > height(answer) else follower
            self.won[winner] += [led, answer] + [card for _, card in self.bounced]
            self.met["bounced cards won"] += bool(self.bounced)
            self.bounced = []
        if self.options["draw_timing"] == "after_trick":
            if self.options["draw_order"] == "winner_first" and winner == follower:
                order = [follower, leader]
            else:
                order = [leader, follower]
            for seat in order:
                self.draw(seat)
        if winner is not None:
            self.leader = winner
        self.player = self.leader

    def draw(self, seat: int) -> None:
        if len(self.hands[seat]) >= 3 or not self.stock:
            return
        card = self.stock.pop(0)
        if self.stock:
            self.hands[seat].append(card)
        else:
            self.trump = card[1]
            self.trump_seat = seat
            self.won[seat].append(card)
            self.met["trump fixed by the " + ("leader" if seat == self.leader else "follower")] += 1

    def end_of_the_first_half(self) -> None:
        self.met["first half ended at the " + ("leader" if self.led is None else "follower")] += 1
        self.met["first half ended with bounced cards on the table"] += bool(self.bounced)
        if self.led is not None:
            self.won[self.leader].append(self.led)
            self.led = None
        for seat, card in self.bounced:
            self.won[seat].append(card)
        self.bounced = []
        for seat in range(self.n):
            self.won[seat] += self.hands[seat]
        self.hands, self.won = self.won, [[] for _ in range(self.n)]
        self.half = 2
        self.order_out = [seat for seat in range(self.n) if not self.hands[seat]]
        self.met["nothing to shed"] += len(self.order_out)
        self.player = self.trump_seat
        self.look_for_the_end()

    # The second half.

    def holders(self) -> list[int]:
        return [seat for seat in range(self.n) if self.hands[seat]]

    def next_holder(self, seat: int) -> int:
        for step in range(1, self.n + 1):
            other = (seat + step) % self.n
            if self.hands[other]:
                return other
        raise AssertionError("nobody holds a card")

    def shed(self, text: str) -> None:
        seat = self.player
        self.count += 1
        if text == "take":
            self.met["taken though able to beat"] += len(self.legal()) > 1
            self.hands[seat].append(self.trick.pop())
            self.player = self.next_holder(seat)
            self.met["trick taken up whole"] += not self.trick
        else:
            if not self.trick:
                self.trick_size = len(self.holders())
            card = text.split()[1]
            self.hands[seat].remove(card)
            self.trick.append(card)
            if not self.hands[seat]:
                self.order_out.append(seat)
                self.met["out by a " + ("lead" if len(self.trick) == 1 else "beat")] += 1
            if len(self.trick) == self.trick_size:
                self.completed += self.trick
                self.trick = []
                self.count = 0
                self.player = seat if self.hands[seat] else self.next_holder(seat)
                self.met["trick completed"] += 1
                self.met["completer is out"] += not self.hands[seat]
            else:
                self.player = self.next_holder(seat)
        self.look_for_the_end()

    def look_for_the_end(self) -> None:
        if len(self.holders()) == 1:
            self.over = True
            self.met["over in mid-trick" if self.trick else "over between tricks"] += 1
        elif self.count >= self.options["stall_actions"]:
            self.over = self.stalled = True
            self.met[f"stalled with {len(self.holders())}"] += 1
        if self.over:
            self.player = None

    # Zones and results

    def zones(self) -> dict[str, list[str]]:
        trick = self.trick if self.half == 2 else [self.led] if self.led else []
        return {
            **{f"hand:{seat}": hand for seat, hand in enumerate(self.hands)},
            **{f"won:{seat}": pile for seat, pile in enumerate(self.won)},
            "stock": self.stock,
            "table": [card for _, card in self.bounced],
            "trick": trick,
            "out": self.completed,
        }

    def winners(self) -> list[int]:
        return self.order_out[:1]

    def points(self) -> list[int]:
        return [int(bool(hand)) for hand in self.hands]
