"""How good each action of Sedma looks without looking ahead, in card points.

A card is worth the chance that the trick ends with its team, times what is in the trick, less what the card is worth in
hand. The chance follows from who still plays in this round, how many cards that fit are out, and whether the leader
may take the trick back in another round. The playouts of the expert go by the same values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from kortti.games.sedma.facts import SEVEN, TEAMS, WORTH, HouseRules
from kortti.opponents.choosing import holds
from kortti.opponents.sedma.knowledge import NUMBERS, PERFECT, PLAYED_WITH, POINTS, Memory, Position

STOP = -1  # instead of a rank

LATER = 4.0  # card points that each card still to be played in the round is expected to add
LEAD = 3.0  # what it is worth to have the next lead
KEPT_SEVEN = 8.0  # what a seven is worth in hand
KEPT_POINTS = 3.0  # and an ace or a ten, which may still be won by the own team
KEPT_PAIR = 2.0  # and each further card of a rank, for leading it
BACK = 0.6  # how often a leader who can take the trick back does
WILLING = 0.75  # how often somebody who can take a trick does


@cache
def stays(ours: bool, out: int, size: int, unseen: int, after: int, theirs: bool = True) -> float:
    """Gets the chance that a trick is the team's after this round, where it is now or not and `out` cards can take it.

    `after` seats still play, opponents (`theirs`) and partner by turns.
    """
    if not after or out <= 0:
        return float(ours)
    then = stays(ours, out, size, unseen, after - 1, not theirs)
    if ours != theirs:  # whose it is already
        return then
    has = WILLING * holds(out, size, unseen)
    return has * stays(not ours, out - 1, size, unseen, after - 1, not theirs) + (1 - has) * then


class Outlook(NamedTuple):
    """What a seat goes by when it values its cards: numbers alone, so that playouts can make many."""

    house: HouseRules
    own: Sequence[int]  # cards of each rank in hand
    left: Sequence[int]  # cards of each rank that were not played
    led: int  # the rank that was led, -1 at a lead
    winning: int  # the rank that has the trick
    ours: bool  # whether it is the own team's
    points: int  # in the trick
    size: int  # of the hand
    unseen: int  # cards that this seat has not seen
    after: int  # how many seats play after it in the round
    back: int  # who leads: 0 this seat, 1 an opponent, 2 the partner
    stock: int


def values_of(outlook: Outlook) -> dict[int, float]:
    """Gets the value of playing a card of each rank in hand, whether it fits or not."""
    house, own, left, led, winning, ours, points, size, unseen, after, back, stock = outlook
    stake = points + LATER * after + LEAD
    if size == 1 and not stock:
        stake += WORTH  # the last trick
    prolonged = size > 1 and house.prolong != "never"
    sevens, sevens_out = own[SEVEN], left[SEVEN] - own[SEVEN]
    found = {}
    for rank in PLAYED_WITH:
        mine = own[rank]
        if not mine:
            continue
        first = rank if led < 0 else led
        takes = led < 0 or house.takes(rank, led, winning)
        out, backs = sevens_out, sevens - (rank == SEVEN)
        if first != SEVEN:
            if not (house.sevens_stay and (rank if takes else winning) == SEVEN):
                out += left[first] - own[first]
            backs += own[first] - (rank == first)
        chance = stays(ours or takes, out, size, unseen, after)
        if prolonged:
            if not back:
                chance += (1 - chance) * BACK * (backs > 0)
            elif back == 1:
                chance *= 1 - BACK * holds(out, size, unseen)
            else:
                chance += (1 - chance) * BACK * holds(out, size, unseen)
        kept = KEPT_SEVEN if rank == SEVEN else KEPT_POINTS if POINTS[rank] else 0.0
        if mine > 1 and led >= 0:
            kept += KEPT_PAIR
        found[rank] = (2 * chance - 1) * (stake + POINTS[rank]) - kept
    return found


def worth_of_stopping(points: int, ours: bool) -> float:
    """Gets the value of ending a trick as it lies."""
    return points + LEAD if ours else -points - LEAD


class Values(Position):
    """A position in which actions have values."""

    def __init__(self, observation: Mapping[str, Any], memory: Memory = PERFECT) -> None:
        super().__init__(observation, memory)
        led, leader = (self.trick[0], self.leader) if self.trick else (-1, self.me)
        back = back_of(self.me, leader)
        known = (self.house, self.own, self.left, led, self.winning, self.ours, self.points, self.size, self.unseen)
        self.by_rank = values_of(Outlook(*known, self.after, back, self.stock))
        self.by_rank[STOP] = worth_of_stopping(self.points, self.ours)

    def value(self, text: str) -> float:
        """Gets how good an action is, in card points."""
        return self.by_rank[rank_of(text)]


def back_of(seat: int, leader: int) -> int:
    """Gets who may take the trick back for `seat`: 0 itself, 1 an opponent, 2 the partner."""
    return 0 if seat == leader else 1 if (seat - leader) % TEAMS else 2


def rank_of(text: str) -> int:
    """Gets the rank that an action plays, `STOP` where it stops the trick."""
    return STOP if text == "stop" else NUMBERS[text[5]]
