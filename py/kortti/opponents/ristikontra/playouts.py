"""Fast playouts of Ristikontra by ranks, for the expert.

All seats play by an approximation of `Values` that takes a few microseconds: the chances to win a trick come from a
table by trick, place and unseen cards, and a card to be turned up counts as the mean of the unseen ones.

Repeats the rules of play and scoring for speed (4.3, 4.4, D3 to D6, D11 to D15). `test_playouts_keep_the_rules` plays
each playout again in the engine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import comb
from typing import Any, NamedTuple

from kortti.games.ristikontra.facts import (
    CLEAN_FLOOR,
    KING,
    LEADS_IN_ROW,
    NO_RANK,
    QUEEN,
    SEATS,
    TEAMS,
    TRICKS,
    TURN,
    HouseRules,
)
from kortti.opponents.ristikontra.determinizations import Hands, World
from kortti.opponents.ristikontra.heuristics import PLAIN, Style
from kortti.opponents.ristikontra.likelihoods import hot_rank
from kortti.opponents.ristikontra.tables import NUMBERS, Keeping, drawing, gains, keeping, stakes

RESET = 60.0  # cost of losing the match total with fewer than ten points (D14)


class Side(NamedTuple):
    """The values that the seats of one pair play by."""

    rows: list[list[tuple[list[float], list[float], float]]]  # by trick and place: gains and stakes
    keep: tuple[Keeping, Keeping]  # without and with a stock
    turn: tuple[float, float]  # value of turning up over drawing: as a lead, later in a trick
    share: float  # deduction from it per point of the mean unseen card
    turned: list[float]  # gain, as in the rows, of leading by turning up


@cache
def side_of(house: HouseRules, style: Style) -> Side:
    """Returns the `Side` for a style."""
    drawn, share = drawing(house, style)
    rows = [
        [(*gain, stake) for gain, stake in zip(*row, strict=True)]
        for row in zip(gains(house, style), stakes(house, style), strict=True)
    ]
    keep = keeping(house, False, style), keeping(house, True, style)
    leading, later = style.stock.turn
    turned = []
    for trick, (_, ours, _) in enumerate(row[0] for row in rows):
        out = (51 - 4 * trick - min(house.hand_size, TRICKS - trick)) / 51  # chance that a card of its rank is unseen
        turned.append(sum([comb(3, n) * out**n * (1 - out) ** (3 - n) * ours[n] for n in range(4)]))
    return Side(rows, keep, (leading - drawn, later - drawn), share, turned)


class Line:
    """A sampled deal in play, by ranks."""

    __slots__ = (
        *("adds", "captured", "cleaning", "dirty", "hands", "has_stock", "held", "hot", "house", "is_in", "kept"),
        *("leads_in_row", "led_rank", "left", "number", "owned", "place", "points", "rank_points", "seat", "sides"),
        *("stock", "tables", "unplayed", "winner"),
    )

    def __init__(self, playouts: Playouts, world: World) -> None:
        self.house, self.rank_points, self.sides = playouts.house, playouts.points, playouts.sides
        self.hands = [hand[:] for hand in world.hands]
        self.owned = [counts[:] for counts in world.counts]  # by seat, cards of each rank
        self.held = world.points[:]  # by seat, points in hand
        self.stock = world.stock
        self.left = playouts.left[:]  # unplayed cards, by rank
        self.unplayed = playouts.unplayed  # points of the unplayed cards
        self.captured, self.dirty = playouts.tally.captured[:], playouts.tally.dirty[:]
        self.leads_in_row, self.led_rank = playouts.leads_in_row, playouts.led_rank
        trick = playouts.trick
        self.winner, self.seat, self.place = playouts.winner, playouts.me, len(trick)
        self.points = sum([self.rank_points[rank] for rank in trick])
        self.number = playouts.number
        self.look_up(has_stock=playouts.has_stock)
        # Mode cleaning: the rank that dirties or cleans, its value for each pair, and whether it is in the trick.
        self.cleaning = self.house.mode == "cleaning"
        led = trick[0] if trick else NO_RANK
        self.hot, self.adds = hot_rank(self.house, led, self.has_stock, self.dirty, self.captured)
        self.is_in = self.hot in trick

    def look_up(self, has_stock: bool) -> None:
        """Sets the tables for keeping cards: by pair, rank and number of the rank in hand."""
        self.has_stock = has_stock
        self.tables = [side.keep[has_stock] for side in self.sides]
        self.kept = [[ranks[count] for ranks, count in zip(table, self.left, strict=True)] for table in self.tables]

    def barred_king(self) -> int:
        """Returns the rank of kings if the last one may not be played from the hand (D13), else `NO_RANK`."""
        return KING if self.house.holds_king and self.has_stock and self.left[KING] == 1 else NO_RANK

    def lead(self) -> int:
        """Returns the rank that the seat leads, or `TURN`."""
        seat, number, left, points = self.seat, self.number, self.left, self.rank_points
        hand, own = self.hands[seat], self.owned[seat]
        if len(hand) == 1 and not self.has_stock:
            return hand[0]
        pair = seat % TEAMS
        side, kept, hot = self.sides[pair], self.kept[pair], self.hot
        _, ours, stake = side.rows[number][0]
        third = self.led_rank if self.leads_in_row == LEADS_IN_ROW and len(hand) > 1 else NO_RANK  # D4, D5
        apart = (third, self.barred_king(), hot)
        best, choice = -1e9, TURN
        for rank in hand:
            mine = own[rank]
            value = ours[left[rank] - mine] * (stake + points[rank]) - kept[rank][mine]
            if value > best and rank not in apart:
                best, choice = value, rank
        if hot != NO_RANK and own[hot] and hot not in apart[:2]:
            add, more = self.cleaning_of(pair)
            value = ours[left[hot] - own[hot]] * (stake + points[hot] + more) + add - kept[hot][own[hot]]
            if value > best:
                best, choice = value, hot
        if self.has_stock:
            mean = (self.unplayed - self.held[seat]) / (52 - SEATS * number - len(hand))
            if side.turned[number] * (stake + mean) + side.turn[0] > best + side.share * mean:
                choice = TURN
        return choice

    def follow(self) -> int:
        """Returns the rank that the seat adds to the trick, or `TURN`."""
        seat, led, points = self.seat, self.led_rank, self.rank_points
        hand, own = self.hands[seat], self.owned[seat]
        if len(hand) == 1 and not self.has_stock:
            return hand[0]
        pair = seat % TEAMS
        side, kept, barred = self.sides[pair], self.kept[pair], self.barred_king()
        theirs, ours, stake = side.rows[self.number][self.place]
        stake += self.points
        out = self.left[led] - own[led]
        gain = theirs[out] if (self.winner - seat) % TEAMS else ours[out]
        add = add_hot = more = 0.0
        hot = NO_RANK
        if self.cleaning:
            add_hot, more = self.cleaning_of(pair)
            if self.is_in:
                stake, add = stake + more, add_hot
            else:
                hot = self.hot
        base = gain * stake + add
        best, choice = -1e9, TURN
        for rank in hand:
            value = base + gain * points[rank] - kept[rank][own[rank]]
            if value > best and rank not in (led, barred, hot):
                best, choice = value, rank
        if hot not in (NO_RANK, led, barred) and own[hot]:
            value = base + gain * (points[hot] + more) + add_hot - kept[hot][own[hot]]
            if value > best:
                best, choice = value, hot
        if own[led] and led != barred:
            value = ours[out] * (stake + points[led]) + add - kept[led][own[led]]
            if value > best:
                best, choice = value, led
        if self.has_stock:
            unseen = 52 - SEATS * self.number - self.place - len(hand)
            mean = (self.unplayed - self.held[seat]) / unseen
            value = base + gain * mean + side.turn[1]
            if out:
                value += out / unseen * (ours[out - 1] - gain) * (stake + points[led])
            if hot != NO_RANK:
                value += (self.left[hot] - own[hot]) / unseen * (gain * more + add_hot)
            if value > best + side.share * mean:
                choice = TURN
        return choice

    def cleaning_of(self, pair: int) -> tuple[float, float]:
        """Returns the hot rank's value for a pair with an even chance of the trick, and what a sure one adds."""
        return (self.adds[pair] - self.adds[1 - pair]) / 2, sum(self.adds) / 2

    def play(self, choice: int) -> None:
        """Plays a rank, or the seat's card from the stock (4.3, 1 to 3)."""
        seat, card = self.seat, choice
        if choice == TURN:
            card = self.stock[SEATS * self.number + seat]
            points = self.rank_points[card]
        else:
            points = self.rank_points[card]
            self.hands[seat].remove(card)
            self.owned[seat][card] -= 1
            self.held[seat] -= points
        self.points += points
        self.unplayed -= points
        self.left[card] = count = self.left[card] - 1
        (table, other), (kept, others) = self.tables, self.kept
        kept[card] = table[card][count]
        others[card] = other[card][count]
        if not self.place:
            self.leads_in_row = self.leads_in_row + 1 if card == self.led_rank else 1
            self.led_rank, self.winner = card, seat
            if card == QUEEN and self.hot == KING:  # kings do not clean in a trick led with a queen (D12)
                self.hot = NO_RANK
        elif card == self.led_rank:
            self.winner = seat
        if card == self.hot:
            self.is_in = True
        self.seat = (seat + 1) % SEATS
        self.place += 1
        if self.place == SEATS:
            self.end_trick()

    def end_trick(self) -> None:
        """Scores the trick, draws for all seats (4.3, 4; D3) and gives the lead to the winner."""
        winner = self.winner % TEAMS
        self.captured[winner] += self.points
        if self.is_in:
            self.dirty[winner] = self.has_stock  # D11, D12
        if self.has_stock:
            for taker, hand in enumerate(self.hands):
                if len(hand) < self.house.hand_size:
                    card = self.stock[SEATS * self.number + taker]
                    hand.append(card)
                    self.owned[taker][card] += 1
                    self.held[taker] += self.rank_points[card]
        self.seat, self.place, self.points = self.winner, 0, 0
        self.number += 1
        if self.number == self.house.stock_tricks:
            self.look_up(has_stock=False)
        if self.cleaning:
            self.hot, self.adds = hot_rank(self.house, NO_RANK, self.has_stock, self.dirty, self.captured)
            self.is_in = False


class Playouts(Hands):
    """One seat's view of a deal, with playouts in sampled deals."""

    def __init__(self, observation: Mapping[str, Any]) -> None:
        super().__init__(observation)
        ours, theirs = side_of(self.house, self.style), side_of(self.house, PLAIN)
        self.unplayed = sum([points * left for points, left in zip(self.points, self.left, strict=True)])
        self.sides = [theirs, ours] if self.me % TEAMS else [ours, theirs]

    def playout(self, world: World, text: str, moves: list[int] | None = None) -> float:
        """Returns the result of playing `text` for the seat's pair. Appends each rank, or `TURN`, to `moves`."""
        line = Line(self, world)
        choice = TURN if text == "turn" else NUMBERS[text[5]]
        while True:
            if moves is not None:
                moves.append(choice)
            line.play(choice)
            if line.number == TRICKS:
                return self.result(line.captured, line.dirty)
            choice = line.follow() if line.place else line.lead()

    def result(self, captured: Sequence[int], dirty: Sequence[bool]) -> float:
        """Returns the value of a deal for the seat's pair in card points (4.4; D14, D15)."""
        us, them = self.me % TEAMS, 1 - self.me % TEAMS
        if self.house.mode != "cleaning":
            return float(captured[us] - captured[them])
        scores = [
            -RESET if points < CLEAN_FLOOR else 0.0 if is_dirty else float(points)
            for points, is_dirty in zip(captured, dirty, strict=True)
        ]
        return scores[us] - scores[them]
