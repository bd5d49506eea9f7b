"""A naive second implementation of Ristiseiska and Pantti, written from the text of the rules alone.

Cards are texts, hands and piles are lists; every question is computed afresh. Options and action texts are the
engine's; `test_sevens.py` compares the two. Slow and plain on purpose: share no code with the engine.
"""

from __future__ import annotations

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]
SUITS = ["C", "D", "H", "S"]


def pips(rank: str) -> int:
    return RANKS.index(rank) + 1


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
        self.ace_mode = "low" if options["ace"] == "low" else None
        self.token: int | None = None
        self.had_turn = [False] * self.n
        self.idle_turns = 0
        self.over = False
        self.stalled = False
        self.givers: list[int] = []
        self.beggar: int | None = None
        self.phase = "turn"
        self.player = next(seat for seat in range(self.n) if "7C" in self.hands[seat])

    # Legal actions

    def laid(self, card: str) -> bool:
        return any(card in pile for pile in self.table.values())

    def ends(self, card: str) -> list[str]:
        """The piles that accept this card now."""
        rank, suit = card
        if card == "7C":
            return ["seven"]
        if not self.laid("7C"):
            return []
        if rank == "7":
            return ["seven"]
        if rank == "A":
            ends = []
            if self.ace_mode in (None, "low") and self.laid("2" + suit):
                ends.append("low")
            if self.ace_mode in (None, "high") and self.laid("K" + suit):
                ends.append("high")
            return ends
        if rank == "6":
            return ["low"] if self.laid("7" + suit) else []
        if rank == "8":
            needed = "7" if self.options["opening"] == "free" else "6"
            return ["high"] if self.laid("7" + suit) and self.laid(needed + suit) else []
        if rank == "5":
            if self.options["opening"] == "six_then_eight" and not self.laid("8" + suit):
                return []
            return ["low"] if self.laid("6" + suit) else []
        if pips(rank) < 5:
            return ["low"] if self.laid(RANKS[pips(rank)] + suit) else []
        return ["high"] if self.laid(RANKS[pips(rank) - 2] + suit) else []

    def plays(self, seat: int) -> list[str]:
        texts = []
        for card in self.hands[seat]:
            ends = self.ends(card)
            if len(ends) == 2:
                texts += [f"play {card} {end}" for end in ends]
            elif ends:
                texts.append(f"play {card}")
        return texts

    def right_hand_giver(self, seat: int) -> int | None:
        for step in range(1, self.n):
            neighbour = (seat - step) % self.n
            if len(self.hands[neighbour]) >= 2:
                return neighbour
        return None

    def legal(self) -> list[str]:
        if self.over:
            return []
        if self.phase == "give":
            return [f"give {card}" for card in self.hands[self.player]]
        plays = self.plays(self.player)
        if not self.laid("7C"):
            return plays
        if self.phase == "bonus":
            return [*plays, "stop"]
        if self.options["unable"] == "token":
            return plays or ["pass"]
        first_turn = not self.had_turn[self.player]
        if plays:
            if self.options["false_beg"] == "forbid":
                return plays
            return [*plays, "pass" if first_turn else "beg"]
        return ["pass" if first_turn or self.right_hand_giver(self.player) is None else "beg"]

    # Playing

    def apply(self, text: str) -> None:
        assert text in self.legal(), text
        words = text.split()
        if words[0] == "play":
            self.lay(words[1], words[2:])
        elif words[0] == "stop":
            self.end_turn(laid=True)
        elif words[0] == "give":
            self.give(words[1])
        elif self.options["unable"] == "token":
            self.token = self.player
            self.end_turn(laid=False)
        else:
            self.ask(words[0])

    def lay(self, card: str, end: list[str]) -> None:
        pile = end[0] if end else self.ends(card)[0]
        if card[0] == "A" and self.ace_mode is None:
            self.ace_mode = pile
        self.hands[self.player].remove(card)
        self.table[f"{pile}:{card[1]}"].append(card)
        self.idle_turns = 0
        if not self.hands[self.player]:
            self.over = True
        elif self.options["bonus_turn"] and card[0] in "AK" and self.plays(self.player):
            self.phase = "bonus"
        else:
            self.end_turn(laid=True)

    def ask(self, word: str) -> None:
        """A pass or a beg in the begging game, true or false."""
        seat = self.player
        if self.plays(seat):  # false: every opponent with two or more cards gives, clockwise from the left
            left = [(seat + step) % self.n for step in range(1, self.n)]
            self.givers = [giver for giver in left if len(self.hands[giver]) >= 2]
        elif word == "beg":
            self.givers = [self.right_hand_giver(seat)]
        if self.givers:
            self.beggar = seat
            self.phase = "give"
            self.player = self.givers.pop(0)
        else:
            self.end_turn(laid=False)

    def give(self, card: str) -> None:
        self.hands[self.player].remove(card)
        self.hands[self.beggar].append(card)
        if self.givers:
            self.player = self.givers.pop(0)
        else:
            self.player, self.beggar = self.beggar, None
            self.end_turn(laid=False)

    def end_turn(self, laid: bool) -> None:
        self.had_turn[self.player] = True
        self.idle_turns = 0 if laid else self.idle_turns + 1
        self.phase = "turn"
        self.player = (self.player + 1) % self.n
        if self.options["unable"] == "beg" and self.idle_turns >= self.options["stall_circuits"] * self.n:
            self.over = self.stalled = True

    # Zones and results

    def zones(self) -> dict[str, list[str]]:
        return {**{f"hand:{seat}": hand for seat, hand in enumerate(self.hands)}, **self.table}

    def winners(self) -> list[int]:
        fewest = min(len(hand) for hand in self.hands)
        return [seat for seat in range(self.n) if len(self.hands[seat]) == fewest]

    def points(self) -> list[int]:
        if not self.options["score_cards"]:
            return [0] * self.n
        ace = self.options["ace_points"]
        if ace == "auto":
            ace = 14 if self.ace_mode == "high" else 1
        points = [sum(int(ace) if card[0] == "A" else pips(card[0]) for card in hand) for hand in self.hands]
        if self.token is not None:
            spared = self.options["token_exempts_winner"] and self.token in self.winners()
            points[self.token] += 0 if spared else self.options["token_points"]
        return points


def match_ends(options: dict, totals: list[int]) -> bool:
    """Checks if the match is over after a deal."""
    return not options["score_cards"] or options["target"] is None or max(totals) >= options["target"]


def match_winners(options: dict, totals: list[int], last_winners: list[int]) -> list[int]:
    """The match's winners: the lowest total if there is a target, else the winner of the one deal."""
    if not options["score_cards"] or options["target"] is None:
        return last_winners
    return [seat for seat, total in enumerate(totals) if total == min(totals)]
