"""What experience says of the actions in Ristikontra: how good each is, in card points, with a partner and a memory.

For each card that a seat may play, and for turning one up, `Position` works out the chance that the trick stays with
its pair: who still plays after it, how many cards of the led rank are still out, and that those who can take the trick
will. What it stands to win or lose by that are the points in the trick and in the card. So it gives points to its
partner's sure tricks, throws the cheapest card under the others', takes with a card of the led rank rather late than
early, leads what nobody can match any more, and turns a card up when its own are too good to be thrown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

RANKS = "A23456789TJQK"
HONOURS = "ATKQJ"
VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
SMALL_VALUES = {"A": 5, "K": 4, "Q": 3, "J": 2, "T": 1}  # in mode first60

# In mode cleaning, in card points.
DIRT = 14.0  # the first queen in a trick while there is a stock
KEPT_KING = 5.0  # a king kept until the stock is gone


class Taste(NamedTuple):
    """What counts how much, in card points."""

    later: float = 5.0  # what each player who comes after is expected to add to the trick
    lead: float = 5.0  # what the lead to the next trick is worth
    share: float = 0.25  # what a card that counts is worth in hand, for each of its points
    kept: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0, 0.0)  # and an ace, a ten, a king, a queen or a jack beside that
    match: tuple[float, ...] = (0.0, 1.3, 2.6, 2.6, 2.6)  # and any card, by cards of its rank that somebody may lead
    pair: tuple[float, ...] = (0.0, 0.0, -5.0, -10.0, -15.0)  # and by how many of its rank are in the same hand
    turn: tuple[float, float] = (0.0, 0.0)  # what turning up is worth by itself: leading, and later in a trick
    takes: tuple[float, ...] = (1.0, 1.0, 1.0)  # how much likelier than by chance the others, last or not, can take
    partner: float = 1.0  # and how much likelier the partner can

    def worth_kept(self, rank: str, points: int) -> float:
        """Gets what a card that counts is worth in hand."""
        return self.share * points + (self.kept[HONOURS.index(rank)] if rank in HONOURS else 0.0)


class Style(NamedTuple):
    """What counts while there is a stock, and after."""

    stock: Taste
    bare: Taste


PLAIN = Style(Taste(), Taste())
BEST = Style(
    Taste(
        later=5.7,
        lead=4.3,
        kept=(0.5, 0.9, -1.4, -1.3, -0.5),
        match=(0.0, 2.0, 1.3, 1.2, 1.2),
        pair=(0.0, 0.0, -4.3, -10.4, -15.6),
        turn=(-2.3, 2.1),
        takes=(1.28, 1.12, 1.14),
        partner=1.06,
    ),
    Taste(
        later=5.7,
        lead=5.0,
        kept=(0.0, 0.0, -0.5, -0.4, -0.5),
        match=(0.0, 3.3, 3.2, 2.7, 2.7),
        pair=(0.0, 0.0, -3.6, -5.9, -8.9),
        takes=(1.28, 1.12, 1.14),
        partner=1.06,
    ),
)


def style_of(level: str, mode: str) -> Style:
    """Gets what a level goes by. The expert's is what did best against the plain one in deals of six cards.

    It won by 6.7 points a deal without looking ahead (60,000 paired deals, within 0.3).
    """
    return BEST if level == "expert" and mode in ("gamepoints", "first120") else PLAIN


def worth_of(mode: str) -> Mapping[str, int]:
    """Gets the points of the ranks that have some."""
    return SMALL_VALUES if mode == "first60" else VALUES


def scale_of(mode: str) -> float:
    """Gets what the constants above, which are for 120 points, are multiplied by."""
    return 0.5 if mode == "first60" else 1.0


def holds(out: int, size: int, unseen: int) -> float:
    """Gets the chance that one of `out` cards lies in a hand of `size`, where `unseen` cards can lie anywhere."""
    without = 1.0
    for card in range(size):
        without *= max(0, unseen - out - card) / max(1, unseen - card)
    return 1 - without


class Memory(NamedTuple):
    """What a player keeps in mind: the last finished tricks, certain ranks of all of them, those who play later."""

    tricks: int = 13
    ranks: str = RANKS
    looks_on: bool = True


PERFECT = Memory()


class Position:
    """What an observation tells: own hand, the trick, what is still out, how the pairs stand."""

    def __init__(self, observation: Mapping[str, Any], memory: Memory = PERFECT, style: Style = PLAIN) -> None:
        zones = observation["zones"]
        options = observation["options"]
        self.me: int = observation["player"]
        self.trick = [card[0] for card in zones["trick"]]
        self.worth = worth_of(options["mode"])
        self.scale = scale_of(options["mode"])
        self.hand = [card[0] for card in zones[f"hand:{self.me}"]]
        self.stock = len(zones["stock"])
        self.taste = style.stock if self.stock else style.bare
        self.sizes = [len(zones[f"hand:{seat}"]) for seat in range(4)]
        self.ours = bool(self.trick) and observation["winner"] % 2 == self.me % 2
        # Who plays after this seat, and whether as its partner.
        self.after = [(self.me + step) % 4 for step in range(1, 4 - len(self.trick))]
        if not memory.looks_on:
            self.after = []
        self.out = dict.fromkeys(RANKS, 4)  # cards of each rank that this seat has not seen, as it remembers
        forgotten = len(observation["tricks"]) - memory.tricks
        for number, (_, _, cards) in enumerate(observation["tricks"]):
            for card in cards:
                if number >= forgotten or card[0] in memory.ranks:
                    self.out[card[0]] -= 1
        for rank in self.trick + self.hand:
            self.out[rank] -= 1
        self.unseen = sum(self.out.values())
        self.cleans = options["mode"] == "cleaning"
        if self.cleans:
            self.read_dirt(observation)

    def read_dirt(self, observation: Mapping[str, Any]) -> None:
        """Works out which pair is dirty, and what each has captured (D11, D12)."""
        self.dirty, self.captured = [False, False], [0, 0]
        for number, (_, winner, cards) in enumerate(observation["tricks"], 1):
            ranks = [card[0] for card in cards]
            team = winner % 2
            self.captured[team] += sum(self.points(rank) for rank in ranks)
            if number <= 8:
                self.dirty[team] |= "Q" in ranks
            elif "K" in ranks and ranks[0] != "Q":
                self.dirty[team] = False

    def points(self, rank: str) -> int:
        """Gets the points of a card of `rank`."""
        return self.worth.get(rank, 0)

    def wastes(self, rank: str) -> bool:
        """Tells whether a card of `rank` is an ace or a ten that would go to a trick of the others."""
        return rank in ("A", "T") and bool(self.trick) and not self.ours and rank != self.trick[0]

    def value(self, text: str) -> float:
        """Gets how good an action is, in card points."""
        if text != "turn":
            rank = text[5]
            drawn = self.average if self.stock else 0.0
            return self.outcome(rank) - self.kept(rank) + drawn
        chances = ((rank, count / self.unseen) for rank, count in self.out.items() if count)
        value = sum(chance * self.outcome(rank, turned=True) for rank, chance in chances)
        return value + self.taste.turn[bool(self.trick)]

    @property
    def average(self) -> float:
        """What an unknown card is worth in hand."""
        return sum(count * self.kept(rank) for rank, count in self.out.items()) / max(1, self.unseen)

    def kept(self, rank: str) -> float:
        """Gets what a card of `rank` is worth as long as it stays in hand."""
        value = self.taste.worth_kept(rank, self.points(rank))
        value += self.scale * (self.taste.match[self.out[rank]] + self.taste.pair[self.hand.count(rank)])
        if self.cleans and rank == "K" and self.stock:
            value += KEPT_KING
        return value

    def outcome(self, rank: str, turned: bool = False) -> float:
        """Gets what comes of the trick if a card of `rank` is played to it now."""
        out = self.out[rank if not self.trick else self.trick[0]]
        matches = not self.trick or rank == self.trick[0]
        if turned and matches:
            out -= 1
        chance = self.stays(out, self.ours or matches, self.after)
        ranks = [*self.trick, rank]
        stake = sum(self.points(card) for card in ranks) + self.scale * (
            self.taste.later * len(self.after) + self.taste.lead
        )
        us, them = stake, stake
        if self.cleans:
            us += self.cleaning(ranks, self.me % 2)
            them += self.cleaning(ranks, 1 - self.me % 2)
        return chance * us - (1 - chance) * them

    def stays(self, out: int, ours: bool, after: list[int]) -> float:
        """Gets the chance that the trick is ours in the end, where it is now or not and `out` cards can take it."""
        if not after:
            return float(ours)
        seat, rest = after[0], after[1:]
        partner = seat % 2 == self.me % 2
        if partner == ours or out <= 0:  # nothing to take, or nothing to take it with
            return self.stays(out, ours, rest)
        likelier = self.taste.partner if partner else self.taste.takes[len(rest)]
        has = min(1.0, holds(out, self.sizes[seat], self.unseen) * likelier)
        return has * self.stays(out - 1, partner, rest) + (1 - has) * self.stays(out, ours, rest)

    def cleaning(self, ranks: list[str], team: int) -> float:
        """Gets what a trick brings or costs `team` beside its points: dirt (D11) or clean hands (D12)."""
        if self.stock:
            return -DIRT if "Q" in ranks and not self.dirty[team] else 0.0
        if self.dirty[team] and "K" in ranks and ranks[0] != "Q":
            return float(max(self.captured[team], 10))
        return 0.0
