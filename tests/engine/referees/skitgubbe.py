"""A naive second implementation of Skitgubbe, written from the text of the rules alone.

Cards are texts, lays are lists of them, every question is computed afresh. Options and action texts are the engine's;
`test_skitgubbe.py` compares the two. Slow and plain on purpose: share no code with the engine, nor with the referee of
Myllymatti. `met` counts the special cases of the rules that a deal met, since the tests require all of them.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

ORDER = "23456789TJQKA"


def height(card: str) -> int:
    return ORDER.index(card[0])


def are_in_sequence(cards: list[str]) -> bool:
    return all(one[1] == above[1] and height(above) == height(one) + 1 for one, above in pairwise(cards))


class Referee:
    """One deal. `options` holds every option, `deck` card texts with the top card first."""

    def __init__(self, options: dict, deck: list[str], dealer: int) -> None:
        self.options = options
        self.n = options["players"]
        self.dealer = dealer
        self.hands: list[list[str]] = [[] for _ in range(self.n)]
        for number, card in enumerate(deck[: 3 * self.n]):
            self.hands[(dealer + 1 + number) % self.n].append(card)
        self.stock = list(deck[3 * self.n :])
        self.won: list[list[str]] = [[] for _ in range(self.n)]
        self.phase = "collect"
        self.trick: list[tuple[int, str]] = []
        self.table: list[tuple[int, str]] = []
        self.wars = 0
        self.trump: str | None = None
        self.trump_seat: int | None = None
        self.lays: list[list[str]] = []
        self.trick_size = 0
        self.out: list[str] = []
        self.best: list[int] = []  # seats in the order of going out
        self.count = 0
        self.over = False
        self.met: Counter[str] = Counter()
        self.new_trick((dealer + 1) % self.n)
        self.player: int | None = self.who_plays[0]

    def new_trick(self, leader: int) -> None:
        if self.options["tricks"] == "pair":
            self.who_plays = [leader, (leader + 1) % self.n]
        else:
            self.who_plays = [(leader + k) % self.n for k in range(self.n)]
        self.wars = 0

    # Legal actions

    def legal(self) -> list[str]:
        if self.over:
            return []
        hand = self.hands[self.player]
        if self.phase == "collect":
            return [f"play {card}" for card in hand] + ["turn"] * (len(self.stock) >= 2)
        if self.phase == "slough":
            there = [card[0] for _, card in self.trick + self.table]
            return [f"slough {card}" for card in hand if card[0] in there] + ["stop"]
        lays = [[card] for card in hand]
        if self.options["runs"]:
            for low in hand:
                run = [low]
                while above := [card for card in hand if are_in_sequence([run[-1], card])]:
                    run = [*run, above[0]]
                    lays.append(run)
        if not self.lays:
            return ["play " + " ".join(lay) for lay in lays]
        good = ["play " + " ".join(lay) for lay in lays if self.beats(lay, self.lays[-1])]
        return good if good and self.options["must_beat"] else [*good, "take"]

    def beats(self, lay: list[str], last: list[str]) -> bool:
        if lay[0][1] == last[0][1]:
            return min(map(height, lay)) > max(map(height, last))
        return lay[0][1] == self.trump

    def apply(self, text: str) -> None:
        assert text in self.legal(), text
        self.met[f"{self.phase}: {text.split()[0]}"] += 1
        if self.phase == "collect":
            self.collect(text)
        elif self.phase == "slough":
            self.slough(text)
        else:
            self.shed(text)

    # The first half.

    def collect(self, text: str) -> None:
        seat = self.player
        if text == "turn":
            card = self.stock.pop(0)
        else:
            card = text[5:]
            self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self.draw(seat)
        if self.options["slough"] and self.hands[seat]:
            self.phase = "slough"
        else:
            self.next_play()

    def slough(self, text: str) -> None:
        seat = self.player
        if text != "stop":
            card = text[7:]
            self.hands[seat].remove(card)
            self.table.append((seat, card))
            self.draw(seat)
            if self.hands[seat]:
                return
            self.met["sloughed the last card of the hand"] += 1
        self.next_play()

    def draw(self, seat: int) -> None:
        if len(self.hands[seat]) < 3 and self.stock:
            card = self.stock.pop(0)
            if self.stock:
                self.hands[seat].append(card)
            else:
                self.trump, self.trump_seat = card[1], seat
                self.won[seat].append(card)
                self.met["trump fixed by a slough"] += self.phase == "slough"
                self.met["trump fixed by a leader" if len(self.trick) == 1 else "trump fixed by a follower"] += 1

    def next_play(self) -> None:
        self.phase = "collect"
        if len(self.trick) == len(self.who_plays):
            self.judge()
        self.player = self.who_plays[len(self.trick)]
        if not self.hands[self.player]:
            self.half()

    def judge(self) -> None:
        ranks = [card[0] for _, card in self.trick]
        deciding = max(ranks, key=ORDER.index)
        if self.options["tie"] == "any_pair":
            pairs = [rank for rank in ranks if ranks.count(rank) > 1]
            if pairs:
                self.met["a pair beats a higher card"] += max(pairs, key=ORDER.index) != deciding
                deciding = max(pairs, key=ORDER.index)
        best = [seat for seat, card in self.trick if card[0] == deciding]
        if len(best) == 1:
            self.won[best[0]] += [card for _, card in self.trick + self.table]
            self.met["a war is won"] += self.wars > 0
            self.table = []
            self.trick = []
            self.new_trick(best[0])
        else:
            self.wars += 1
            self.met[f"a war of {min(len(best), 3)}"] += 1
            self.met["a second war"] += self.wars == 2
            self.met["some do not go to war"] += len(best) < len(self.who_plays)
            self.table += self.trick
            self.trick = []
            self.who_plays = best

    def half(self) -> None:
        self.met["first half ended in a trick" if self.trick or self.table else "first half ended between tricks"] += 1
        self.met["first half ended in a war"] += self.wars > 0
        for seat, card in self.trick + self.table:
            self.won[seat].append(card)
        self.trick = []
        self.table = []
        for seat in range(self.n):
            self.won[seat] += self.hands[seat]
            self.hands[seat] = self.won[seat]
            self.won[seat] = []
        self.dreck()
        self.phase = "shed"
        self.best = [seat for seat in range(self.n) if not self.hands[seat]]
        self.met["nothing to shed"] += bool(self.best)
        if not self.has_ended():
            self.player = self.trump_seat if self.hands[self.trump_seat] else self.next_with_cards(self.trump_seat)

    def dreck(self) -> None:
        victims = [
            seat
            for seat in [(self.dealer + 1 + k) % self.n for k in range(self.n)]
            if len(self.hands[seat]) < self.options["dreck"]
        ]
        if not victims:
            return
        self.met["dreck"] += 1
        self.met["dreck for several"] += len(victims) > 1
        low = [rank + suit for rank in "2345" for suit in "CDHS"] + [f"6{self.trump}"]
        for hand in self.hands:
            hand[:] = [card for card in hand if card not in low]
        for k, card in enumerate(low):
            self.hands[victims[k % len(victims)]].append(card)

    # The second half.

    def next_with_cards(self, seat: int) -> int:
        for k in range(1, self.n + 1):
            if self.hands[(seat + k) % self.n]:
                return (seat + k) % self.n
        raise AssertionError("nobody holds a card")

    def shed(self, text: str) -> None:
        seat = self.player
        self.count += 1
        if text == "take":
            self.met["taken though able to beat"] += len(self.legal()) > 1
            self.take(seat)
            self.player = self.next_with_cards(seat)
        else:
            if not self.lays:
                self.trick_size = sum(1 for hand in self.hands if hand)
            lay = text.split()[1:]
            self.met["a run"] += len(lay) > 1
            self.met["a run is beaten by a card"] += len(lay) == 1 and bool(self.lays) and len(self.lays[-1]) > 1
            for card in lay:
                self.hands[seat].remove(card)
            self.lays.append(lay)
            if not self.hands[seat] and not self.best:
                self.best = [seat]
            self.player = None
            if len(self.lays) == self.trick_size:
                self.out += [card for lay in self.lays for card in lay]
                self.lays = []
                self.count = 0
                self.met["trick completed"] += 1
                self.met["completer is out"] += not self.hands[seat]
                if self.hands[seat]:
                    self.player = seat
        if not self.has_ended() and self.player is None:
            self.player = self.next_with_cards(seat)

    def take(self, seat: int) -> None:
        pickup = self.options["pickup"]
        if pickup == "bottom":
            taken = [self.lays.pop(0)]
            while self.lays and are_in_sequence([taken[-1][-1], self.lays[0][0]]):
                taken.append(self.lays.pop(0))
            self.met["taken from below others"] += bool(self.lays)
        else:
            taken = [self.lays.pop()]
            while pickup == "sequence" and self.lays and are_in_sequence([self.lays[-1][-1], taken[0][0]]):
                taken.insert(0, self.lays.pop())
        self.met[f"several taken: {pickup}"] += len(taken) > 1
        self.met["nothing is left of the trick"] += not self.lays
        for lay in taken:
            self.hands[seat] += lay

    def has_ended(self) -> bool:
        holders = sum(1 for hand in self.hands if hand)
        if holders == 1:
            self.over = True
        elif self.count >= self.options["stall_actions"]:
            self.over = True
            self.met["stalled"] += 1
        if self.over:
            self.player = None
        return self.over

    # Zones and results

    def zones(self) -> dict[str, list[str]]:
        return {
            **{f"hand:{seat}": hand for seat, hand in enumerate(self.hands)},
            **{f"won:{seat}": pile for seat, pile in enumerate(self.won)},
            "stock": self.stock,
            "trick": [card for _, card in self.trick],
            "table": [card for _, card in self.table],
            **{f"lay:{number}": lay for number, lay in enumerate(self.lays, 1)},
            "out": self.out,
        }

    def winners(self) -> list[int]:
        return self.best

    def points(self) -> list[int]:
        return [int(bool(hand)) for hand in self.hands]
