"""A naive second implementation of Fan Tan, written from the text of the rules alone.

Cards are texts, hands and piles are lists, payments are lines in a book; every question is computed afresh. Options and
action texts are the engine's; `test_fan_tan.py` compares the two. Share no code with the engine.
"""

from __future__ import annotations

LOW = ["6", "5", "4", "3", "2", "A"]  # outwards from the seven
HIGH = ["8", "9", "T", "J", "Q", "K"]
SUITS = ["C", "D", "H", "S"]
POOL = "pool"


class Referee:
    """One deal. `options` holds every option, `deck` card texts with the top card first."""

    def __init__(self, options: dict, deck: list[str], dealer: int) -> None:
        self.options = options
        self.n = options["players"]
        self.hands: list[list[str]] = [[] for _ in range(self.n)]
        seat = dealer
        for card in deck:  # one card at a time, clockwise, from the dealer's left
            seat = (seat + 1) % self.n
            self.hands[seat].append(card)
        self.table = {f"{pile}:{suit}": [] for suit in SUITS for pile in ("seven", "low", "high")}
        self.payments: list[tuple[int, int | str, int]] = []  # payer, pool or seat, chips
        self.open_fines: list[tuple[int, int, int]] = []
        self.false_passes: list[int] = []
        self.passes_in_a_row = 0
        self.count = 0  # number of actions
        self.went_out: int | None = None
        self.phase = "turn"
        longest = max(len(hand) for hand in self.hands)
        for seat in range(self.n):
            self.pay(seat, POOL, options["ante"])
            if len(self.hands[seat]) < longest:
                self.pay(seat, POOL, options["short_hand_ante"])
        if options["start"] == "left":
            self.player = (dealer + 1) % self.n
        else:
            self.player = next(seat for seat in range(self.n) if options["start"] in self.hands[seat])

    def pay(self, payer: int, to: int | str, chips: int) -> None:
        self.payments.append((payer, to, chips))

    @property
    def over(self) -> bool:
        return self.went_out is not None

    # Legal actions

    def is_forced_first(self) -> bool:
        return self.options["start"] != "left" and not any(self.table.values())

    def laid(self, card: str) -> bool:
        return any(card in pile for pile in self.table.values())

    def fits(self, card: str) -> bool:
        rank, suit = card
        if self.is_forced_first():
            return card == self.options["start"]
        if rank == "7":
            return True
        pile = LOW if rank in LOW else HIGH
        place = pile.index(rank)
        return self.laid(("7" if place == 0 else pile[place - 1]) + suit)

    def plays(self, seat: int) -> list[str]:
        return [f"play {card}" for card in self.hands[seat] if self.fits(card)]

    def legal(self) -> list[str]:
        if self.over:
            return []
        plays = self.plays(self.player)
        if not plays:
            return ["pass"]
        if self.options["false_pass"] == "forbid" or self.is_forced_first():
            return plays
        if self.passes_in_a_row >= self.n - 1:  # the last n-1 turns were passes
            return plays
        return [*plays, "pass"]

    # Playing

    def apply(self, text: str) -> None:
        assert text in self.legal(), text
        seat = self.player
        if text == "pass":
            self.pass_turn(seat)
        else:
            card = text.split()[1]
            self.hands[seat].remove(card)
            pile = "seven" if card[0] == "7" else "low" if card[0] in LOW else "high"
            self.table[f"{pile}:{card[1]}"].append(card)
            self.passes_in_a_row = 0
            if not self.hands[seat]:
                self.finish(seat)
        self.count += 1
        self.player = (seat + 1) % self.n

    def pass_turn(self, seat: int) -> None:
        self.passes_in_a_row += 1
        if not self.plays(seat):
            self.pay(seat, POOL, self.options["pass_chips"])
            return
        self.false_passes.append(self.count)
        self.pay(seat, POOL, 3 if self.options["pass_chips"] < 3 else self.options["pass_chips"])
        for card in self.hands[seat]:
            if card[0] != "7":
                continue
            for rank in ("6", "8"):
                for other in range(self.n):
                    if other != seat and rank + card[1] in self.hands[other]:
                        self.open_fines.append((seat, other, 5))

    def finish(self, winner: int) -> None:
        self.went_out = winner
        self.phase = "over"
        for seat in range(self.n):
            if seat != winner:
                self.pay(seat, POOL, self.options["card_chips"] * len(self.hands[seat]))
        pool = sum(chips for _, to, chips in self.payments if to == POOL)
        self.taken = pool
        for payer, to, chips in self.open_fines:
            self.pay(payer, to, chips)

    # Queries

    def paid(self, seat: int) -> int:
        """The chips that a seat has paid into the pool."""
        return sum(chips for payer, to, chips in self.payments if payer == seat and to == POOL)

    def winners(self) -> list[int]:
        return [] if self.went_out is None else [self.went_out]

    def points(self) -> list[int]:
        nets = [0] * self.n
        for payer, to, chips in self.payments:
            nets[payer] -= chips
            if to != POOL:
                nets[int(to)] += chips
        assert self.went_out is not None
        nets[self.went_out] += self.taken
        return nets

    def zones(self) -> dict[str, list[str]]:
        return {**{f"hand:{seat}": hand for seat, hand in enumerate(self.hands)}, **self.table}


def match_ends(options: dict, deals: int, totals: list[int]) -> bool:
    """Checks if a match is over after so many deals."""
    return deals == options["deals"] or (options["chips"] > 0 and any(total <= 0 for total in totals))


def match_winners(totals: list[int]) -> list[int]:
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
