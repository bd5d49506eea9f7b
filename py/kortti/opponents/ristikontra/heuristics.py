"""How good each action of Ristikontra looks without looking ahead, in card points.

For each card that a seat may play, and for turning one up, `Values` works out the chance that the trick stays with its
pair: from who still plays after it and how many cards of the led rank are still out, and taking it that those who can
take the trick will. What the seat stands to win or lose by that are the points in the trick and in the card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from kortti.games.ristikontra.facts import CLEAN_FLOOR, TEAMS
from kortti.opponents.choosing import holds
from kortti.opponents.ristikontra.knowledge import PERFECT, Memory, Position

HONOURS = "ATKQJ"  # the order of `Taste.kept`

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
    """Gets what a level goes by.

    The expert's style was searched for by playing it against the plain one in deals of six cards; without looking ahead
    it won by 6.7 card points a deal (60,000 paired deals, within 0.3).
    """
    return BEST if level == "expert" and mode in ("gamepoints", "first120") else PLAIN


def scale_of(mode: str) -> float:
    """Gets what the constants above, which are for 120 points, are multiplied by."""
    return 0.5 if mode == "first60" else 1.0


class Values(Position):
    """A position in which actions have values, by the style of who looks at it."""

    def __init__(self, observation: Mapping[str, Any], memory: Memory = PERFECT, style: Style = PLAIN) -> None:
        super().__init__(observation, memory)
        self.scale = scale_of(self.house.mode)
        self.taste = style.stock if self.stock else style.bare

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
            us += self.cleaning(ranks, self.me % TEAMS)
            them += self.cleaning(ranks, 1 - self.me % TEAMS)
        return chance * us - (1 - chance) * them

    def stays(self, out: int, ours: bool, after: list[int]) -> float:
        """Gets the chance that the trick is ours in the end, where it is now or not and `out` cards can take it."""
        if not after:
            return float(ours)
        seat, rest = after[0], after[1:]
        partner = seat % TEAMS == self.me % TEAMS
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
            return float(max(self.captured[team], CLEAN_FLOOR))
        return 0.0
