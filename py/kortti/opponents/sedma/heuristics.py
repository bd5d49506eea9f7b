"""Heuristic value of each action of Sedma in card points, without look-ahead.

The value of a card is the chance that its team wins the trick, times the trick's points, minus the card's worth in
hand. The chance depends on the players still to come, on how many fitting cards are out, and on whether the leader may
take the trick back in another round. The expert's playouts use the same values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from kortti.games.sedma.facts import SEVEN, TEAMS, WORTH, HouseRules
from kortti.opponents.choosing import holds
from kortti.opponents.sedma.knowledge import NUMBERS, PERFECT, PLAYED_WITH, POINTS, Memory, Position

STOP = -1  # in place of a rank

LATER = 4.0  # expected card points per card still to be played in the round
LEAD = 3.0  # value of the next lead
KEPT_SEVEN = 16.0  # value of a seven in hand
KEPT_POINTS = 3.0  # of an ace or a ten, which the own team may still win
OWN_BACK = 0.4  # probability that the seat, leading, takes the trick back if it can
BACK = 0.6  # the same for another leader
WILLING = 0.75  # probability that a player who can take a trick does


@cache
def stays(ours: bool, out: int, size: int, unseen: int, after: int, theirs: bool = True) -> float:
    """Returns the chance that the team holds the trick after this round; `ours` if it holds it now.

    `out` unseen cards can take it. `after` seats still play, opponents (`theirs`) and partner by turns.
    """
    if not after or out <= 0:
        return float(ours)
    then = stays(ours, out, size, unseen, after - 1, not theirs)
    if ours != theirs:  # that seat's side already holds it
        return then
    has = WILLING * holds(out, size, unseen)
    return has * stays(not ours, out - 1, size, unseen, after - 1, not theirs) + (1 - has) * then


class Outlook(NamedTuple):
    """The numbers that the values depend on; plain, because playouts make many."""

    house: HouseRules
    own: Sequence[int]  # cards in hand, by rank
    left: Sequence[int]  # unplayed cards, by rank
    led: int  # rank led, -1 at a lead
    winning: int  # rank that holds the trick
    ours: bool  # True if the own team holds it
    points: int  # in the trick
    size: int  # of the hand
    unseen: int  # cards that the seat has not seen
    after: int  # seats that play after it in the round
    back: int  # leader: 0 this seat, 1 an opponent, 2 the partner
    stock: int


def values_of(outlook: Outlook, is_asked: bool = False) -> dict[int, float]:
    """Returns the value of playing each rank in hand; of a leader who `is_asked` to prolong, only fitting ones, and of
    stopping.
    """
    house, own, left, led, winning, ours, points, size, unseen, after, back, stock = outlook
    stake = points + LATER * after + LEAD
    if size == 1 and not stock:
        stake += WORTH  # the last trick
    prolonged = size > 1 and house.prolong != "never"
    sevens, sevens_out = own[SEVEN], left[SEVEN] - own[SEVEN]
    found = {}
    for rank in PLAYED_WITH:
        if not own[rank] or (is_asked and rank not in (led, SEVEN)):
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
                chance += (1 - chance) * OWN_BACK * (backs > 0)
            elif back == 1:
                chance *= 1 - BACK * holds(out, size, unseen)
            else:
                chance += (1 - chance) * BACK * holds(out, size, unseen)
        kept = KEPT_SEVEN if rank == SEVEN else KEPT_POINTS if POINTS[rank] else 0.0
        found[rank] = (2 * chance - 1) * (stake + POINTS[rank]) - kept
    if is_asked:
        found[STOP] = points + LEAD if ours else -points - LEAD
    return found


class Values(Position):
    """A position with the values of its actions."""

    def __init__(self, observation: Mapping[str, Any], memory: Memory = PERFECT) -> None:
        super().__init__(observation, memory)
        led, leader = (self.trick[0], self.leader) if self.trick else (-1, self.me)
        back = back_of(self.me, leader)
        known = (self.house, self.own, self.left, led, self.winning, self.ours, self.points, self.size, self.unseen)
        self.by_rank = values_of(Outlook(*known, self.after, back, self.stock), self.is_asked)

    def value(self, text: str) -> float:
        """Returns the value of an action in card points."""
        return self.by_rank[rank_of(text)]


def back_of(seat: int, leader: int) -> int:
    """Returns who may take the trick back for `seat`: 0 itself, 1 an opponent, 2 the partner."""
    return 0 if seat == leader else 1 if (seat - leader) % TEAMS else 2


def rank_of(text: str) -> int:
    """Returns the rank that an action plays, or `STOP`."""
    return STOP if text == "stop" else NUMBERS[text[5]]
